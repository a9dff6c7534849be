// What cannot be kept in the browser's own store lasts as long as the page.

/** Things by name, as long as the page is open. */
export class Memory<T extends { id: string }> {
  private readonly things = new Map<string, T>();

  /** Takes a copy, so that later changes of the thing itself do not reach it. */
  put(thing: T): void {
    this.things.set(thing.id, structuredClone(thing));
  }

  /** A copy of the thing of that name. */
  get(id: string): T | undefined {
    const thing = this.things.get(id);
    return thing && structuredClone(thing);
  }

  /** Forgets it. */
  delete(id: string): void {
    this.things.delete(id);
  }

  /** Those of the store, with what is newer here in their place. */
  over(stored: readonly T[]): T[] {
    const others = stored.filter(({ id }) => !this.things.has(id));
    return [...others, ...[...this.things.values()].map((thing) => structuredClone(thing))];
  }
}
