// A row or a group of a board as a whole, in words.
import type { Board, Message } from "../wire";
import type { Words } from "../words/en";
import { rowOf, type Target } from "./aim";
import { contents } from "./names";
import type { Token } from "./scene";

/** What is read out: a board with what lies on it, and the words for it. */
export interface Read {
  board: Board;
  tokens: readonly Token[];
  places: readonly Target[];
  say: (message: Message) => string;
  words: Pick<Words, "empty" | "holds" | "readWhole" | "row">;
}

/** What stands in a whole row, or at the round table that a place belongs to; if it is asked for, in any group. */
export function readWhole(read: Read, spot: number, isGroup: boolean): string {
  const { board, say, words } = read;
  const own = board.spots[spot]?.group ?? null;
  const group = own !== null && (isGroup || board.spots[own]?.outline === "disc") ? own : null;
  const places = group === null ? rowOf(read.places, spot) : board.spots.flatMap((one, at) => (one.group === group ? [at] : []));
  const label = group === null ? undefined : board.spots[group]?.label;
  return words.readWhole(label ? say(label) : words.row, places.map((at) => innerName(read, at, group !== null)).join("; "));
}

/** A place with what lies there, by the name it has where its group is understood. */
function innerName({ board, tokens, say, words }: Read, spot: number, isInner: boolean): string {
  const place = board.spots[spot];
  const label = isInner ? (place?.inner ?? place?.label) : place?.label;
  return words.holds(label ? say(label) : "", contents(board, tokens, spot, say) || words.empty);
}
