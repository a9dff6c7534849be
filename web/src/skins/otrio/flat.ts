// Where everything lies on Otrio's board: nine nests of three places, and a tray for every colour.
import type { Perch } from "../../board/scene";
import type { Board, Spot } from "../../wire";
import type { Frame, Layout, Place, Pose } from "../skin";
import { cornersOf, edgesOf, type Corner } from "./seats";

/** What is drawn here. */
export const SHAPES = ["ring-large", "ring-medium", "ring-small"] as const;
/** How far pieces reach from their middle, outside and inside. */
export const RADII = { L: [88, 66], M: [58, 38], S: [29, 0] } as const;
/** A size of piece and of place. */
export type Size = keyof typeof RADII;

/** The square board. */
export const SIDE = 700;
const PITCH = 218;
/** Half way to the next place: a finger between two places touches the nearer one. */
const REACH = { L: 94, M: 62, S: 34 } as const;
/** How much higher each piece of a pile lies. */
const RISE = 13;
/** Marks in a tray run so far outside a piece. */
const MARK = 10;
const GAP = 13;
const MARGIN = 6;
/** The small place is large enough for a finger. */
const FINGER = 44;

/** How the trays lie: on the four sides, above and below, or left and right. */
type Manner = "around" | "rows" | "columns";

/** Trays: how long, how thick, and how much smaller pieces are in them. */
const TRAYS: Record<Manner, { long: number; thick: number; scale: number }> = {
  around: { long: 474, thick: 152, scale: 0.7 },
  rows: { long: 344, thick: 114, scale: 0.52 },
  columns: { long: 344, thick: 114, scale: 0.52 },
};

/** The size that a spot or a shape is for; null for groups. */
export function sizeOf({ id, kind }: Spot): Size | null {
  const last = id.at(-1);
  return kind !== "group" && (last === "L" || last === "M" || last === "S") ? last : null;
}

interface Point {
  x: number;
  y: number;
}

/** A drawing of a manner: its extent, where the board begins, and where each tray lies, by the group's spot. */
interface Plan {
  manner: Manner;
  width: number;
  height: number;
  board: Point;
  trays: Map<number, Point & { upright: boolean }>;
}

/** Trays on the sides where the core has them. */
function planAround(board: Board, turned: boolean): Plan {
  const edges = edgesOf(board, turned);
  const depth = TRAYS.around.thick + GAP;
  const has = new Set(edges.values());
  const left = has.has("left") || has.has("right") ? depth : 0;
  const [above, below] = [has.has("top") ? depth : 0, has.has("bottom") ? depth : 0];
  const at: Point = { x: MARGIN + left, y: MARGIN + above };
  const [width, height] = [SIDE + 2 * (left + MARGIN), SIDE + above + below + 2 * MARGIN];
  const middle = { x: at.x + SIDE / 2, y: at.y + SIDE / 2 };
  const half = TRAYS.around.thick / 2;
  const spots = {
    left: { x: MARGIN + half, y: middle.y, upright: true },
    right: { x: width - MARGIN - half, y: middle.y, upright: true },
    top: { x: middle.x, y: MARGIN + half, upright: false },
    bottom: { x: middle.x, y: height - MARGIN - half, upright: false },
  };
  return { manner: "around", width, height, board: at, trays: new Map([...edges].map(([spot, edge]) => [spot, spots[edge]])) };
}

/** Trays above and below the board, or left and right of it. */
function planBeside(board: Board, turned: boolean, manner: "rows" | "columns"): Plan {
  const corners = cornersOf(board, turned);
  const { long, thick } = TRAYS[manner];
  const rows = manner === "rows";
  const depth = thick + GAP;
  const at: Point = rows ? { x: MARGIN, y: MARGIN + depth } : { x: MARGIN + depth, y: MARGIN };
  const [width, height] = [SIDE + 2 * at.x, SIDE + 2 * at.y];
  const where = ({ above, left, alone }: Corner): Point => {
    // One tray alone in a row lies in the middle of it.
    const aside = alone ? 0 : (SIDE - long) / 2;
    if (rows) return { x: width / 2 + (left ? -aside : aside), y: above ? MARGIN + thick / 2 : height - MARGIN - thick / 2 };
    return { x: left ? MARGIN + thick / 2 : width - MARGIN - thick / 2, y: height / 2 + (above ? -1 : 1) * ((SIDE - long) / 2) };
  };
  return { manner, width, height, board: at, trays: new Map([...corners].map(([spot, corner]) => [spot, { ...where(corner), upright: !rows }])) };
}

function unitOf({ width, height }: Plan, frame: Frame): number {
  return Math.max(width / frame.width, height / frame.height);
}

/** The board alone: for a small picture. */
function planAlone(): Plan {
  return { manner: "around", width: SIDE + 2 * MARGIN, height: SIDE + 2 * MARGIN, board: { x: MARGIN, y: MARGIN }, trays: new Map() };
}

/** Trays lie around the board where it is large enough even so; else wherever they leave it largest. */
function planFor(board: Board, frame: Frame): Plan {
  if (frame.small) return planAlone();
  const around = planAround(board, frame.turned);
  if ((2 * RADII.S[0]) / unitOf(around, frame) >= FINGER) return around;
  const beside = (["rows", "columns"] as const).map((manner) => planBeside(board, frame.turned, manner));
  return [around, ...beside].reduce((best, plan) => (unitOf(plan, frame) < unitOf(best, frame) ? plan : best));
}

/** The middle of a cell such as `b2`. */
function cellAt(id: string, board: Point, turned: boolean): Point {
  const [column, row] = [id.charCodeAt(0) - "b".charCodeAt(0), id.charCodeAt(1) - "2".charCodeAt(0)];
  const way = turned ? -1 : 1;
  return { x: board.x + SIDE / 2 + way * column * PITCH, y: board.y + SIDE / 2 - way * row * PITCH };
}

/** The layout of Otrio's board. */
export function layout(board: Board, frame: Frame): Layout {
  const plan = planFor(board, frame);
  const places = board.spots.map((spot, index) => placeOf(plan, spot, index, frame.turned));
  return {
    width: plan.width,
    height: plan.height + MARGIN,
    places,
    pose: (at) => pose(board, places, plan, at),
    unit: Math.max(plan.width / frame.width, (plan.height + MARGIN) / frame.height),
    turned: frame.turned,
    tall: plan.manner === "rows",
  };
}

function placeOf(plan: Plan, spot: Spot, index: number, turned: boolean): Place {
  const size = sizeOf(spot);
  const { long, thick, scale } = TRAYS[plan.manner];
  const tray = plan.trays.get(spot.kind === "hand" ? (spot.group ?? -1) : index);
  if (tray) {
    const [wide, high] = tray.upright ? [thick, long] : [long, thick];
    if (!size) return { x: tray.x, y: tray.y, width: wide, height: high, round: false };
    // Large, medium, small, one after another along the tray.
    const [slot, along] = [(long - 14) / 3, "LMS".indexOf(size) - 1];
    const middle = tray.upright ? { x: tray.x, y: tray.y + along * slot } : { x: tray.x + along * slot, y: tray.y };
    const [w, h] = tray.upright ? [thick - 8, slot] : [slot, thick - 8];
    return { ...middle, width: w, height: h, round: true, mark: RADII[size][0] * scale + MARK };
  }
  // What lies in trays is not seen without them.
  const cell = spot.kind === "hand" || spot.id.startsWith("tray:") ? "b2" : spot.id;
  const middle = cellAt(cell, plan.board, turned);
  const reach = size ? REACH[size] : 103;
  return { ...middle, width: 2 * reach, height: 2 * reach, round: true };
}

/** The board itself in the drawing. */
export function bodyOf(board: Board, { places }: Layout): Point & { side: number } {
  const middle = places[board.spots.findIndex(({ id }) => id === "b2")] ?? { x: 0, y: 0 };
  return { x: middle.x - SIDE / 2 + 4, y: middle.y - SIDE / 2 + 2, side: SIDE - 8 };
}

/** Where the lowest piece of each pile lies or would lie, by spot and the group of its tray. */
export function slotsOf(board: Board, { places, pose }: Layout): (Point & { spot: number; tray: number; r: number })[] {
  return board.spots.flatMap(({ kind, group }, spot) => {
    const mark = places[spot]?.mark;
    if (kind !== "hand" || group == null || mark === undefined) return [];
    const { x, y } = pose({ spot, order: 0, of: 1 }, 0);
    return [{ spot, tray: group, x, y, r: mark - MARK }];
  });
}

/** Pieces lie in their places; of those in a tray only the uppermost is a token, the skin draws the pile under it. */
function pose(board: Board, places: Place[], plan: Plan, at: Perch): Pose {
  const place = places[at.spot];
  const spot = board.spots[at.spot];
  const size = spot && sizeOf(spot);
  if (!place || !size) return { x: 0, y: 0, scale: 0, turn: 0, z: 0, hidden: true };
  if (spot.kind !== "hand") return { x: place.x, y: place.y, scale: 1, turn: 0, z: "LMS".indexOf(size) };
  const { scale } = TRAYS[plan.manner];
  const isSeen = at.order === at.of - 1 && plan.trays.size > 0;
  const rise = (at.order - 1) * RISE * scale;
  return { x: place.x, y: place.y - rise, scale, turn: 0, z: at.order, hidden: !isSeen };
}
