// What a learner has done, and how many days in a row.

/** A lesson or puzzle that was worked at, or a day on which puzzles were solved. */
export interface Progress {
  /** `lesson:NAME`, `puzzle:NAME` or `day:2026-11-15`. */
  id: string;
  /** How many pages were seen, tries made, or puzzles solved that day. */
  count: number;
  /** It was done, without being shown the answer. */
  done: boolean;
}

/** Whether a thing has the form of progress. */
export function isProgress(thing: unknown): thing is Progress {
  if (typeof thing !== "object" || thing === null) return false;
  const { id, count, done } = thing as Partial<Progress>;
  return typeof id === "string" && typeof count === "number" && Number.isFinite(count) && typeof done === "boolean";
}

/** Two notes about the same: what was done once stays done. */
export function joined(one: Progress | undefined, other: Progress): Progress {
  return { id: other.id, count: Math.max(one?.count ?? 0, other.count), done: other.done || (one?.done ?? false) };
}

/** The name under which a lesson, a puzzle or a day is kept. */
export function nameOf(kind: "lesson" | "puzzle" | "day", name: string): string {
  return `${kind}:${name}`;
}

/** A day as it is kept: the learner's own, not that of Greenwich. */
export function dayOf(time: number): string {
  const day = new Date(time);
  const two = (number: number) => `${number}`.padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** How many days in a row had a puzzle solved. Today may still be to come. */
export function streak(kept: ReadonlyMap<string, Progress>, now: number): number {
  const isGood = (time: number) => (kept.get(nameOf("day", dayOf(time)))?.count ?? 0) > 0;
  let days = 0;
  for (let time = isGood(now) ? now : before(now); isGood(time); time = before(time)) days += 1;
  return days;
}

/** Noon of the day before: days are not always 24 hours long. */
function before(time: number): number {
  const day = new Date(time);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - 1, 12).getTime();
}

/** How many of these were done. */
export function countDone(kept: ReadonlyMap<string, Progress>, kind: "lesson" | "puzzle", items: readonly { id: string }[]): number {
  return items.filter(({ id }) => kept.get(nameOf(kind, id))?.done).length;
}

/** The first that is not done; the first of all if everything is. */
export function nextOf<T extends { id: string }>(kept: ReadonlyMap<string, Progress>, kind: "lesson" | "puzzle", items: readonly T[]): T | undefined {
  return items.find(({ id }) => !kept.get(nameOf(kind, id))?.done) ?? items[0];
}
