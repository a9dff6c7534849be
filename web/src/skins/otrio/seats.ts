// At which side of the board the trays lie, as the core has them.
import type { Board, Edge } from "../../wire";

const OPPOSITE: Record<Edge, Edge> = { left: "right", right: "left", top: "bottom", bottom: "top" };

/** The trays of a board: the spots of their groups. */
function trays(board: Board): number[] {
  const used = new Set(board.spots.flatMap(({ kind, group }) => (kind === "hand" && group != null ? [group] : [])));
  return [...used];
}

/** The edge nearest to which a tray lies. */
function edgeOf(board: Board, tray: number): Edge {
  const middle = board.spots.find(({ id }) => id === "b2")?.at ?? [0, 0];
  const [x, y] = board.spots[tray]?.at ?? middle;
  const [dx, dy] = [x - middle[0], y - middle[1]];
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? "left" : "right";
  return dy < 0 ? "top" : "bottom";
}

/** Every tray with its edge; half a turn changes sides. */
export function edgesOf(board: Board, turned: boolean): Map<number, Edge> {
  return new Map(trays(board).map((tray) => [tray, turned ? OPPOSITE[edgeOf(board, tray)] : edgeOf(board, tray)]));
}

/** A corner beside the board; alone if the other one of its row has no tray. */
export interface Corner {
  above: boolean;
  left: boolean;
  alone: boolean;
}

/** Whose tray it is. */
function seatOf(board: Board, tray: number): number {
  return board.spots.find(({ kind, group }) => kind === "hand" && group === tray)?.seat ?? 0;
}

/** Clockwise from below on the left, as the colours act. Who has two colours has them in one row. */
export function cornersOf(board: Board, turned: boolean): Map<number, Corner> {
  const all = trays(board);
  const seats = all.map((tray) => seatOf(board, tray));
  const shared = new Set(seats).size < seats.length;
  const place = (tray: number): { above: boolean; left: boolean } => {
    const edge = edgeOf(board, tray);
    if (shared) return { above: seatOf(board, tray) !== 0, left: edge === "left" || edge === "top" };
    return { above: edge === "top" || edge === "right", left: edge === "left" || edge === "top" };
  };
  const turn = ({ above, left }: { above: boolean; left: boolean }) => (turned ? { above: !above, left: !left } : { above, left });
  const corners = all.map((tray) => [tray, turn(place(tray))] as const);
  return new Map(corners.map(([tray, at]) => [tray, { ...at, alone: corners.filter(([, { above }]) => above === at.above).length === 1 }]));
}
