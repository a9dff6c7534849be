// Where everything lies on Oware's board: wide, or tall with South in the right column, sowing upwards.
import type { Perch } from "../../board/scene";
import type { Board, Spot } from "../../wire";
import type { Frame, Layout, Place, Pose } from "../skin";
import { lieInHouse, lieInStore } from "./heap";

/** What is drawn here. */
export const SHAPES = ["seed"] as const;
/** A seed is drawn with this radius before it is scaled. */
export const SEED = 20;
/** Under the board there is room for its shadow. */
const SHADOW = 10;
const WIDE = { width: 1560, height: 596 };
const TALL = { width: 780, least: 1000, most: 1316 };
/** Wide is how people know it: the tall board must make the houses clearly larger. */
const WORTHWHILE = 1.6;

/** A point in the middle and half axes. */
interface Oval {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/** How far along its own row a house lies, counted in the order of sowing; null for a store. */
function along({ kind, id }: Spot): { south: boolean; nth: number } | null {
  if (kind === "store") return null;
  const south = id === id.toUpperCase();
  return { south, nth: id.toLowerCase().charCodeAt(0) - "a".charCodeAt(0) };
}

/** Houses and stores on the wide board. */
function wideOval(spot: Spot): Oval {
  const house = along(spot);
  if (!house) return { x: spot.seat === 0 ? 1450 : 110, y: WIDE.height / 2, rx: 72, ry: 182 };
  const column = house.south ? house.nth : 5 - house.nth;
  return { x: 300 + 192 * column, y: house.south ? 398 : 198, rx: 90, ry: 90 };
}

/** Houses and stores on the tall board, which is as high as there is room. */
function tallOval(spot: Spot, height: number): Oval {
  const house = along(spot);
  if (!house) return { x: 390, y: spot.seat === 0 ? height - 76 : 76, rx: 250, ry: 55 };
  const apart = (height - 292) / 6;
  const row = house.south ? 5 - house.nth : house.nth;
  return { x: house.south ? 530 : 250, y: 146 + apart * (row + 0.5), rx: 118, ry: apart / 2 - 6 };
}

function tallHeight({ width, height }: Frame): number {
  return Math.round(Math.min(TALL.most, Math.max(TALL.least, (TALL.width * height) / width - SHADOW)));
}

function unitOf(width: number, height: number, frame: Frame): number {
  return Math.max(width / frame.width, (height + SHADOW) / frame.height);
}

/** Whether the tall board makes the houses larger by so much that it is worth its strangeness. */
function isTall(frame: Frame): boolean {
  const high = tallHeight(frame);
  const [wide, tall] = [unitOf(WIDE.width, WIDE.height, frame), unitOf(TALL.width, high, frame)];
  const area = (118 * ((high - 292) / 12 - 6)) / tall ** 2;
  return area > (WORTHWHILE * 90 * 90) / wide ** 2;
}

/** The layout of Oware's board. */
export function layout(board: Board, frame: Frame): Layout {
  const tall = isTall(frame);
  const [width, height] = tall ? [TALL.width, tallHeight(frame)] : [WIDE.width, WIDE.height];
  const places = board.spots.map((spot): Place => {
    const { x, y, rx, ry } = tall ? tallOval(spot, height) : wideOval(spot);
    const [atX, atY] = frame.turned ? [width - x, height - y] : [x, y];
    return { x: atX, y: atY, width: 2 * rx, height: 2 * ry, round: true };
  });
  return {
    width,
    height: height + SHADOW,
    places,
    pose: (at) => pose(board, places, tall, at),
    unit: unitOf(width, height, frame),
    turned: frame.turned,
    tall,
  };
}

/** The wood itself, without the shadow below it. */
export function bodyOf({ width, height, tall }: Layout): { x: number; y: number; width: number; height: number; round: number } {
  return { x: 6, y: 4, width: width - 12, height: height - SHADOW - 8, round: tall ? 92 : 150 };
}

function pose(board: Board, places: Place[], tall: boolean, at: Perch): Pose {
  const place = places[at.spot];
  const spot = board.spots[at.spot];
  if (!place || !spot) return { x: 0, y: 0, scale: 0, turn: 0, z: 0, hidden: true };
  const lie = spot.kind === "store" ? lieInStore(at.order, tall) : lieInHouse(at.order, at.of, place.width / 2, place.height / 2);
  // No two seeds lie quite alike; yet the light falls on all from one side.
  const turn = ((at.spot * 37 + at.order * 53) % 41) - 20;
  return { x: place.x + lie.dx, y: place.y + lie.dy, scale: lie.radius / SEED, turn, z: at.order + (lie.upon ? 100 : 0) };
}

/** Where the number of a house or store stands, and its letter beside it. */
export function writingOf({ width, height, tall }: Layout, spot: Spot, place: Place): { number: [number, number]; letter: [number, number] } {
  const store = spot.kind === "store";
  const [left, upper] = [place.x < width / 2, place.y < height / 2];
  if (tall) {
    if (store) return { number: [place.x + 178, place.y], letter: [place.x + 178, place.y] };
    const x = left ? 70 : width - 70;
    return { number: [x, place.y + 18], letter: [x, place.y - 26] };
  }
  if (store) return { number: [place.x, place.y - 92], letter: [place.x, place.y - 92] };
  const y = upper ? 54 : height - SHADOW - 54;
  return { number: [place.x, y], letter: [place.x - 40, y] };
}
