// Where everything lies when any board is drawn from nothing but what the core says of it.
import type { Board, Spot } from "../../wire";
import type { Perch } from "../../board/scene";
import type { Frame, Layout, Place, Pose } from "../skin";

/** Free room around the board, in its own units. */
const MARGIN = 14;
/** A token is drawn so wide before it is scaled. */
export const WIDE = 100;
/** A board is laid on its side only when that makes it clearly larger. */
const WORTHWHILE = 1.25;

type Point = readonly [number, number];

/** How points of the board lie in the layout. */
export interface Turning {
  width: number;
  height: number;
  point(at: Point): Point;
  size(size: Point): Point;
}

/** The board's points as they lie: on its side (what was below is on the right), or half a turn round, or both. */
export function turning(board: Board, tall: boolean, turned: boolean): Turning {
  const [width, height] = board.extent;
  const aside = ([x, y]: Point): Point => (tall ? [y, width - x] : [x, y]);
  const [wide, high] = tall ? [height, width] : [width, height];
  const around = ([x, y]: Point): Point => (turned ? [wide - x, high - y] : [x, y]);
  const inset = ([x, y]: Point): Point => [x + MARGIN, y + MARGIN];
  return {
    width: wide + 2 * MARGIN,
    height: high + 2 * MARGIN,
    point: (at) => inset(around(aside(at))),
    size: ([x, y]) => (tall ? [y, x] : [x, y]),
  };
}

/** Whether the board gets larger when it is laid on its side. */
function liesAside([width, height]: Point, frame: Frame): boolean {
  const upright = Math.min(frame.width / width, frame.height / height);
  const aside = Math.min(frame.width / height, frame.height / width);
  return aside > upright * WORTHWHILE;
}

/** Whether a spot is round. */
export function isRound({ outline }: Spot): boolean {
  return outline === "pit" || outline === "peg" || outline === "disc";
}

/** The layout of any board in any room. */
export function layout(board: Board, frame: Frame): Layout {
  const tall = liesAside(board.extent, frame);
  const { width, height, point, size } = turning(board, tall, frame.turned);
  const places = board.spots.map((spot): Place => {
    const [x, y] = point(spot.at);
    const [wide, high] = size(spot.size);
    return { x, y, width: wide, height: high, round: isRound(spot) };
  });
  return {
    width,
    height,
    places,
    pose: (at, look) => pose(board, places, at, look),
    unit: Math.max(width / frame.width, height / frame.height),
    turned: frame.turned,
    tall,
  };
}

/** Whether tokens lie in heaps on a spot, so that it needs a number. */
export function isHeap(board: Board, spot: number): boolean {
  return (board.spots[spot]?.stack ?? 1) > 2;
}

/** A token stands alone in the middle, or in rows with others of its look. Smaller spots lie on larger ones. */
function pose(board: Board, places: Place[], at: Perch, look: number): Pose {
  const place = places[at.spot];
  if (!place) return { x: 0, y: 0, scale: 0, turn: 0, z: 0, hidden: true };
  const least = Math.min(place.width, place.height);
  const around = board.looks[look]?.around ?? false;
  const z = at.order - Math.round(least) * 1000 + (around ? 500 : 0);
  if (around || (at.of === 1 && !isHeap(board, at.spot))) return { x: place.x, y: place.y, scale: ((around ? 1 : 0.82) * least) / WIDE, turn: 0, z };
  // The number of a heap stands below it.
  const room = { ...place, y: place.y - place.height * 0.1, height: place.height * 0.8 };
  const { dx, dy, step } = inRows(room, at);
  return { x: room.x + dx, y: room.y + dy, scale: (0.92 * step) / WIDE, turn: 0, z };
}

/** Where one of several lies: in rows that fill the spot as well as may be. */
function inRows(place: Place, { order, of }: Perch): { dx: number; dy: number; step: number } {
  // The corners of a round spot hold nothing.
  const inner = place.round ? 0.74 : 0.9;
  const [wide, high] = [place.width * inner, place.height * inner];
  const columns = Math.max(1, Math.round(Math.sqrt((of * wide) / high)));
  const rows = Math.ceil(of / columns);
  const step = Math.min(wide / columns, high / rows, 0.5 * Math.min(wide, high));
  const row = Math.floor(order / columns);
  const inRow = Math.min(columns, of - row * columns);
  return { dx: ((order % columns) - (inRow - 1) / 2) * step, dy: (row - (rows - 1) / 2) * step, step };
}
