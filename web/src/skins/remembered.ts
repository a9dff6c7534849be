// Layouts kept as long as their board: a board is drawn anew at every step, but seldom in another room.
import type { Board } from "../wire";
import type { Frame, Layout } from "./skin";

/** Rooms per board: a window that is dragged larger passes through many. */
const MOST = 12;

/** The same layouts, made only once for a board and a room, so that what has not changed is not drawn again. */
export function remembered<T extends Layout>(make: (board: Board, frame: Frame) => T): (board: Board, frame: Frame) => T {
  const boards = new WeakMap<Board, Map<string, T>>();
  return (board, frame) => {
    const rooms = boards.get(board) ?? new Map<string, T>();
    boards.set(board, rooms);
    const key = `${frame.width} ${frame.height} ${frame.turned} ${frame.coordinates} ${frame.small ?? false}`;
    const known = rooms.get(key);
    if (known) return known;
    if (rooms.size >= MOST) rooms.clear();
    const made = make(board, frame);
    rooms.set(key, made);
    return made;
  };
}
