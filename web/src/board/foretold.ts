// What a choice would do, as the board shows it: what the core says would move, summed up.
import type { Preview as Looked } from "../wire";
import type { Preview } from "./scene";

/** A preview of a move that has not been played. Each token is followed to where it ends. */
export function foretold({ steps, after, remarks }: Looked): Preview {
  const balance = new Map<string, { spot: number; look: number; count: number }>();
  const add = (spot: number, look: number, count: number) => {
    const key = `${spot}/${look}`;
    const entry = balance.get(key) ?? { spot, look, count: 0 };
    entry.count += count;
    balance.set(key, entry);
  };
  const moved = after.marks.flatMap((mark) => (mark.type === "moved" ? [mark] : []));
  for (const { look, count, from, to } of moved) {
    add(from, look, -count);
    add(to, look, count);
  }
  const sums = [...balance.values()];
  const shifts = steps.flatMap(({ changes, motion }) => (motion ? [] : changes)).flatMap((change) => (change.type === "shift" ? [change] : []));
  return {
    arrivals: sums.filter(({ count }) => count > 0),
    departures: sums.filter(({ count }) => count < 0).map((one) => ({ ...one, count: -one.count })),
    // What turns or changes places goes as a whole; arrows for each cup would say less.
    trails: shifts.map(({ look, count, from, to }) => ({ look, count, from, to })),
    motions: steps.flatMap(({ motion }) => motion ?? []),
    remarks,
  };
}
