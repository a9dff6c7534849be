// What the tea house's board says of itself: which spot is which table, seat or marker, and who has how many cups where.
import { passing } from "../../board/flight";
import type { Scene } from "../../board/scene";
import type { Board, Look, Message } from "../../wire";

const MARKERS = ["carry-black", "carry-green", "send-black", "send-green", "turn", "swap-unclaimed", "swap-claimed"];

/** Every shape of a look that can be drawn. */
export const SHAPES: readonly string[] = ["waiter", "cup-lid", "cup", ...MARKERS.map((name) => `marker-${name}`)];

/** Where the points of the compass lie from the middle. */
const COMPASS: Record<string, readonly [number, number]> = {
  nw: [-1, -1],
  n: [0, -1],
  ne: [1, -1],
  w: [-1, 0],
  c: [0, 0],
  e: [1, 0],
  sw: [-1, 1],
  s: [0, 1],
  se: [1, 1],
};

/** The step from the middle to a point of the compass; the middle itself for any other name. */
export function compass(name: string): readonly [number, number] {
  return COMPASS[name] ?? [0, 0];
}

/** What stands after the colon of a spot's name, such as `nw` of `marker:nw`. */
export function afterColon(id: string): string {
  return id.slice(id.indexOf(":") + 1);
}

/** The table and the seat in a spot's name, such as `nw/e`. */
export function seatIn(id: string): { table: string; seat: string } {
  const [table = "", seat = ""] = id.split("/");
  return { table, seat };
}

/** How many cups of each seat stand at a table. */
export interface Tally {
  black: number;
  green: number;
}

/** The cups at every table, by the table's spot. */
export function tallies(scene: Pick<Scene, "board" | "tokens">): Map<number, Tally> {
  const all = new Map<number, Tally>();
  scene.board.spots.forEach(({ kind }, spot) => kind === "group" && all.set(spot, { black: 0, green: 0 }));
  for (const { look, at } of scene.tokens) {
    const tally = all.get(scene.board.spots[at.spot]?.group ?? -1);
    const shape = scene.board.looks[look]?.shape;
    if (tally && shape === "cup-lid") tally.black += 1;
    if (tally && shape === "cup") tally.green += 1;
  }
  return all;
}

/** The spot the waiter stands on, and his look. */
export function waiterOf(scene: Pick<Scene, "board" | "tokens">): { spot: number; look: number } | null {
  const found = scene.tokens.find(({ look }) => scene.board.looks[look]?.shape === "waiter");
  return found ? { spot: found.at.spot, look: found.look } : null;
}

/** Where the things of a table are shown: they go with it while it changes places with another. */
export function carried<T extends { spot: number; x: number; y: number }>({ tables, height }: { tables: T[]; height: number }, flight: Scene["flight"]): T[] {
  const { motion, t } = flight ?? { motion: null, t: 0 };
  if (motion?.type !== "swap") return tables;
  const at = (spot: number) => tables.find((table) => table.spot === spot);
  const ends = new Map([
    [motion.one, at(motion.other)],
    [motion.other, at(motion.one)],
  ]);
  return tables.map((table) => {
    const to = ends.get(table.spot);
    return to ? { ...table, ...passing(table, to, t, { height }) } : table;
  });
}

/** Who has claimed which table. */
export function claims(marks: Scene["marks"]): Map<number, number> {
  return new Map(marks.flatMap((mark) => (mark.type === "claimed" ? [[mark.spot, mark.seat]] : [])));
}

/** What a marker does, without the number of cups it needs, and that number; none once it is used. */
export function markerOf(look: Look): { name: Message; needs: number | null } {
  const { marker, count } = look.name.values ?? {};
  return {
    name: marker && "say" in marker ? marker.say : look.name,
    needs: count && "number" in count ? count.number : null,
  };
}

/**
 * The way to point out as the last: from the cup that was put down to the waiter whom it sent,
 * or from where a cup was taken to where it was put.
 */
export function lastWay(scene: Pick<Scene, "board" | "marks">): { from: number; to: number } | null {
  const seats = scene.marks.flatMap((mark) => (mark.type === "last" && isSeat(scene.board, mark.spot) ? [mark.spot] : []));
  const [from, to] = seats;
  if (from === undefined) return null;
  if (to !== undefined) return { from, to };
  const sent = scene.marks.find((mark) => mark.type === "moved" && scene.board.looks[mark.look]?.shape === "waiter");
  return sent?.type === "moved" && sent.to !== from ? { from, to: sent.to } : null;
}

/** Whether a spot is a seat at a table. */
export function isSeat(board: Board, spot: number): boolean {
  return board.spots[spot]?.kind === "place";
}
