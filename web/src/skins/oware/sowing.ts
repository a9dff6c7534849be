// What a preview says of houses: which get seeds, which lose all they hold, and where the last seed falls.
import type { Preview } from "../../board/scene";
import type { Board } from "../../wire";

/** What would happen to the houses. */
export interface Sowing {
  /** Seeds that would fall into a house, by spot. */
  given: Map<number, number>;
  /** Seeds that would be taken from a house, by spot. */
  taken: Map<number, number>;
  /** Where the last seed would fall. */
  last: number | null;
}

/** A preview, house by house. `holds` says how many seeds lie in a house now. */
export function sowing(board: Board, preview: Preview, holds: (spot: number) => number): Sowing {
  const isStore = (spot: number) => board.spots[spot]?.kind === "store";
  const given = new Map<number, number>();
  const taken = new Map<number, number>();
  let last: number | null = null;
  for (const { from, to } of preview.trails) {
    if (isStore(to)) {
      // A house that is taken is taken wholly, with what has just fallen into it.
      taken.set(from, holds(from) + (given.get(from) ?? 0));
      continue;
    }
    given.set(to, (given.get(to) ?? 0) + 1);
    last = to;
  }
  return { given, taken, last };
}
