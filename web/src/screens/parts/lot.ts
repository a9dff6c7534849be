// Moves by lot, for pictures of boards in use.
import type { Board } from "../../wire";

/** How many moves make a board lively: half as many as it has places, but not so many that it takes long. */
export function liveliness(board: Board): number {
  const places = board.spots.filter(({ kind, touch }) => kind === "place" && touch).length;
  return Math.min(30, Math.max(9, Math.floor(places / 2)));
}

/** Which of so many, at that turn: spread out, and the same every time. */
export function lot(turn: number, count: number): number {
  let mixed = Math.imul(turn + 11, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % count;
}
