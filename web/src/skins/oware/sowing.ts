// What a preview says of houses: which get seeds, which lose theirs, and where the last seed falls.
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

/** A preview, house by house. */
export function sowing(board: Board, preview: Preview): Sowing {
  const isStore = (spot: number) => board.spots[spot]?.kind === "store";
  const given = new Map<number, number>();
  const taken = new Map<number, number>();
  let last: number | null = null;
  for (const { count, from, to } of preview.trails) {
    if (isStore(to)) {
      taken.set(from, (taken.get(from) ?? 0) + count);
      continue;
    }
    given.set(to, (given.get(to) ?? 0) + count);
    last = to;
  }
  return { given, taken, last };
}
