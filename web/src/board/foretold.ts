// What a choice would do, summed up from its steps.
import type { Step } from "../wire";
import type { Preview } from "./scene";

/** A preview of steps that have not been taken. Each token is followed to where it ends. */
export function foretold(steps: readonly Step[]): Preview {
  const balance = new Map<string, { spot: number; look: number; count: number }>();
  const trails: Preview["trails"] = [];
  const motions: Preview["motions"] = [];
  const add = (spot: number, look: number, count: number) => {
    const key = `${spot}/${look}`;
    const entry = balance.get(key) ?? { spot, look, count: 0 };
    entry.count += count;
    balance.set(key, entry);
  };
  for (const { changes, motion } of steps) {
    if (motion) motions.push(motion);
    for (const change of changes) {
      if (change.type === "become") continue;
      add(change.from, change.look, -change.count);
      add(change.to, change.look, change.count);
      // What turns or changes places goes as a whole; arrows for each cup would say less.
      if (!motion) trails.push({ look: change.look, from: change.from, to: change.to });
    }
  }
  const sums = [...balance.values()];
  return {
    arrivals: sums.filter(({ count }) => count > 0),
    departures: sums.filter(({ count }) => count < 0).map((one) => ({ ...one, count: -one.count })),
    trails,
    motions,
  };
}
