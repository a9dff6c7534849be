// Where everything lies in the tea house: nine round tables, each with a slip for its marker.
import type { Perch } from "../../board/scene";
import { LEAST } from "../../board/room";
import type { Board, Spot } from "../../wire";
import type { Frame, Layout, Place, Pose } from "../skin";
import { afterColon, compass, seatIn } from "./house";

/** A table's room is so wide. */
const CELL = 300;
/** A table's radius: as large as the numbers of its neighbours allow. */
export const TABLE = 137;
/** The seats' middles lie so far from the table's. */
export const RING = 92.5;
/** A saucer's radius. Neighbours do not touch. */
export const SAUCER = 32;
/** Tables that stand close together have rooms so wide. */
const CLOSE = 2 * TABLE + 3;
/** Fingers need so many pixels. */
const FINGER = 44;
/** Slips beside the tables have no words, so they must be worth it. */
const WORTHWHILE = 1.2;

/** A point of the layout. */
export interface Point {
  x: number;
  y: number;
}

/** A layout of the tea house. */
export interface HouseLayout extends Layout {
  tables: (Point & { spot: number; id: string })[];
  /** How large a slip is; null in a picture without words. */
  slip: { width: number; height: number; upright: boolean } | null;
  /** Where the gaps between tables cross: a walk can bend there. */
  crossings: Point[];
  /** Letters of 16 pixels are so high. */
  letter: number;
}

/** How the rooms of the tables are arranged. */
interface Rooms {
  width: number;
  height: number;
  /** The table's middle in its room. */
  middle: Point;
  slip: HouseLayout["slip"];
  /** The slip's middle from the table's. */
  aside: Point;
  unit: number;
}

/** The layout of a house, as it was made. */
export function houseOf(layout: Layout): HouseLayout {
  if ("tables" in layout && "crossings" in layout) return layout as HouseLayout;
  throw new Error("not a layout of the tea house");
}

/** The unit at which rooms of a certain size fill the frame. Their size depends on it, because letters do not shrink. */
function fitted(frame: Frame, rooms: (unit: number) => Rooms): Rooms {
  let found = rooms(1);
  for (let round = 0; round < 12; round++) {
    found = rooms(Math.max((3 * found.width) / frame.width, (3 * found.height) / frame.height));
  }
  return found;
}

/** The slip below the table. */
function below(unit: number): Rooms {
  // It is a button as well, where a marker may be declined: a finger finds it.
  const slip = { width: CELL - 22, height: Math.max(35, 24.5 * unit), upright: false };
  const top = TABLE + 12;
  const aside = { x: 0, y: TABLE + 6 + slip.height / 2 };
  return { width: CELL, height: top + aside.y + slip.height / 2 + 8, middle: { x: CELL / 2, y: top }, slip, aside, unit };
}

/** The slip to the right of the table: for low rooms. */
function beside(unit: number): Rooms {
  const slip = { width: 31 * unit, height: 56 * unit, upright: true };
  const width = CELL + slip.width - 4;
  return { width, height: CELL, middle: { x: CELL / 2, y: CELL / 2 }, slip, aside: { x: TABLE + 8 + slip.width / 2, y: 0 }, unit };
}

/** As `below`, with the tables close together and the slip, without words, before the southern seat: for the smallest screens. */
function closeBelow(unit: number): Rooms {
  const slip = { width: 58 * unit, height: 1.005 * LEAST * unit, upright: false };
  const top = RING + SAUCER;
  return { width: CLOSE, height: TABLE + top + slip.height, middle: { x: CLOSE / 2, y: TABLE }, slip, aside: { x: 0, y: top + slip.height / 2 }, unit };
}

/** As `beside`, with the rows close together: for the lowest screens. */
function closeBeside(unit: number): Rooms {
  const rooms = beside(unit);
  return { ...rooms, height: CLOSE, middle: { ...rooms.middle, y: CLOSE / 2 } };
}

/** No slips at all: for a small picture. */
function bare(unit: number): Rooms {
  return { width: CELL, height: CELL, middle: { x: CELL / 2, y: CELL / 2 }, slip: null, aside: { x: 0, y: TABLE }, unit };
}

/** Rooms of another width. */
function apart(rooms: Rooms, width: number): Rooms {
  return width > rooms.width ? { ...rooms, width, middle: { ...rooms.middle, x: width / 2 } } : rooms;
}

function arranged(frame: Frame): Rooms {
  if (frame.small) return fitted(frame, bare);
  const [under, right] = [fitted(frame, below), fitted(frame, beside)];
  const usual = under.unit > right.unit * WORTHWHILE ? right : under;
  if ((2 * SAUCER) / usual.unit < LEAST) {
    const [lower, narrower] = [fitted(frame, closeBeside), fitted(frame, closeBelow)];
    return lower.unit < narrower.unit ? lower : apart(narrower, Math.min(CELL, (frame.width * narrower.unit) / 3));
  }
  if (usual === right) return right;
  // What height is left over goes between the rows, where walks and numbers want it.
  const spare = Math.min(22, Math.max(0, (frame.height * under.unit) / 3 - under.height));
  return { ...under, height: under.height + spare, middle: { ...under.middle, y: under.middle.y + spare / 2 } };
}

/** The layout of the tea house in any room. */
export function layout(board: Board, frame: Frame): HouseLayout {
  const rooms = arranged(frame);
  const unit = Math.max((3 * rooms.width) / frame.width, (3 * rooms.height) / frame.height);
  const margins = dial(rooms, frame, unit);
  const sense = frame.turned ? -1 : 1;
  const middleOf = (table: string): Point => {
    const [dx, dy] = compass(table);
    return {
      x: margins.side + rooms.width * (1 + sense * dx) + rooms.middle.x,
      y: rooms.height * (1 + sense * dy) + rooms.middle.y,
    };
  };
  const width = 3 * rooms.width + 2 * margins.side;
  const height = 3 * rooms.height + margins.foot;
  const places = board.spots.map((spot): Place => {
    if (spot.kind === "button") return button(spot, { rooms, margins, width, height, unit, middle: middleOf("c") });
    if (spot.kind === "hand") return hand(spot, width, height, frame.turned);
    if (spot.kind === "marker") return marker(middleOf(afterColon(spot.id)), rooms);
    if (spot.kind === "group") return { ...middleOf(spot.id), width: 2 * TABLE, height: 2 * TABLE, round: true, mark: TABLE + 4 };
    const { table, seat } = seatIn(spot.id);
    const [dx, dy] = compass(seat);
    const reach = (sense * RING) / Math.max(1, Math.hypot(dx, dy));
    const middle = middleOf(table);
    return { x: middle.x + dx * reach, y: middle.y + dy * reach, width: 2 * SAUCER, height: 2 * SAUCER, round: true, mark: SAUCER + 1 };
  });
  const tables = board.spots.flatMap(({ kind, id }, spot) => (kind === "group" ? [{ spot, id, ...middleOf(id) }] : []));
  return {
    width,
    height,
    places,
    pose: (at, look) => pose(board, places, at, look),
    unit,
    turned: frame.turned,
    tall: frame.height > frame.width,
    tables,
    slip: rooms.slip,
    crossings: crossings(rooms, margins.side),
    letter: 16 * unit,
  };
}

/** Room for the buttons that turn a table, if the frame has some to spare: at the side or at the foot. */
interface Margins {
  side: number;
  foot: number;
}

function dial(rooms: Rooms, frame: Frame, unit: number): Margins {
  if (!rooms.slip) return { side: 0, foot: 0 };
  const [wide, high] = [frame.width * unit - 3 * rooms.width, frame.height * unit - 3 * rooms.height];
  const [column, row] = [(FINGER + 14) * unit, (FINGER + 4) * unit];
  if (wide >= 2 * column && frame.height >= 8 * FINGER) return { side: column, foot: 0 };
  return { side: 0, foot: high >= row ? row : 0 };
}

interface Desk {
  rooms: Rooms;
  margins: Margins;
  width: number;
  height: number;
  unit: number;
  middle: Point;
}

/** Eight buttons turn a table: in a column, or in a row (over the lowest slips where there is no room of its own). */
function button(spot: Spot, { rooms, margins, width, height, unit, middle }: Desk): Place {
  if (spot.id === "decline") return { ...marker(middle, rooms), height: rooms.slip?.height ?? 1 };
  const step = Number(afterColon(spot.id));
  if (margins.side > 0) {
    const each = Math.min(54 * unit, height / 8);
    return { x: width - margins.side / 2, y: height / 2 + (step - 3.5) * each, width: 50 * unit, height: each - 4 * unit, round: false };
  }
  const each = Math.min(width / 8, 64 * unit);
  const high = FINGER * unit;
  return { x: width / 2 + (step - 3.5) * each, y: height - high / 2 - unit, width: each - 2 * unit, height: high, round: false };
}

/** The centre has no marker: whoever declines one finds the word there. */
function marker(table: Point, { slip, aside }: Rooms): Place {
  return { x: table.x + aside.x, y: table.y + aside.y, width: slip?.width ?? 1, height: slip?.height ?? 1, round: false };
}

/** Cups to be served come from the edge where their player sits. */
function hand({ seat }: Spot, width: number, height: number, turned: boolean): Place {
  const below = (seat === 0) !== turned;
  return { x: width / 2, y: below ? height - 4 : 4, width: CELL, height: 8, round: false };
}

function crossings({ width, height, middle, slip }: Rooms, side: number): Point[] {
  // Between the lower edge of a slip and the upper edge of the next table.
  const gap = slip?.upright === false ? (middle.y - TABLE) / 2 : 0;
  const lines = [0, 1, 2, 3].map((line) => line * height + (line === 3 ? -4 : gap));
  const columns = [4, width, 2 * width, 3 * width - 4];
  // A slip beside a table reaches to the edge of its room.
  const aside = slip?.upright ? 7 : 0;
  return lines.flatMap((y) => columns.map((x, column) => ({ x: side + x + (column % 3 ? aside : 0), y: Math.max(4, y) })));
}

/** A cup on its seat, the waiter above it, a slip in its place; cups in hand are not on the board. */
function pose(board: Board, places: Place[], at: Perch, look: number): Pose {
  const [place, kind] = [places[at.spot], board.spots[at.spot]?.kind];
  if (!place) return { x: 0, y: 0, scale: 1, turn: 0, z: 0, hidden: true };
  const z = board.looks[look]?.around ? 3 : kind === "marker" ? 1 : 2;
  return { x: place.x, y: place.y, scale: 1, turn: 0, z, hidden: kind === "hand" };
}
