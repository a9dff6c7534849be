// Which choices decide how many play: they are asked first, since everything below them depends on it.
import { aside } from "../../core/aside";
import { planOf } from "../../table/session";
import type { Kind } from "../../wire";

const known = new Map<string, Promise<string[]>>();

/** The keys of the options of a game that change the number of seats. */
export function seatOptions(kind: Kind): Promise<string[]> {
  const before = known.get(kind.name);
  if (before) return before;
  const found = aside(async (core) => {
    const keys: string[] = [];
    for (const { key, values } of kind.options) {
      const counts = new Set<number>();
      for (const { value } of values ?? []) {
        // A value that does not stand alone says nothing about seats.
        const answer = await core.answer({ hold: { type: "open", plan: planOf({ game: kind.name, options: `${key}=${value}` }) } });
        if (answer.type === "opened") counts.add(answer.seats.length);
      }
      if (counts.size > 1) keys.push(key);
    }
    return keys;
  });
  known.set(kind.name, found);
  found.catch(() => known.delete(kind.name));
  return found;
}
