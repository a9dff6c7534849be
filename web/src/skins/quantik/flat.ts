// Where everything lies: a walnut frame with four inlays of four pits each, and the pieces in hand beside or above and below it.
import type { Perch } from "../../board/scene";
import type { Board, Spot } from "../../wire";
import type { Frame, Layout, Place, Pose } from "../skin";

/** The frame's outer side. */
export const SIDE = 880;
/** Between two inlays. */
const JOINT = 10;
/** Below the board its shadow falls. */
const SHADOW = 12;
/** Between the board and the pieces in hand. */
const GAP = 18;
/** Fingers need so many pixels. */
const FINGER = 46;
/** A pit's radius, as a share of an inlay's side. */
const PIT = 0.203;
/** A piece is drawn some 110 units high before it is scaled, and fills a pit of this radius so. */
const DRAWN = 67;

/** A layout of the board. */
export interface WoodLayout extends Layout {
  /** The frame: its upper left corner, and how wide its wood is. */
  frame: { x: number; y: number; border: number };
  /** The radius of a pit. */
  pit: number;
  /** How much a piece in hand is scaled; 0 where hands are not shown. */
  held: number;
}

/** The room around the board for the pieces in hand. */
interface Room {
  width: number;
  height: number;
  tall: boolean;
  /** One place in a hand. */
  slot: { width: number; height: number };
  unit: number;
}

/** The layout of the board, as it was made. */
export function woodOf(layout: Layout): WoodLayout {
  if ("pit" in layout && "held" in layout) return layout as WoodLayout;
  throw new Error("not a layout of this board");
}

function unitOf(frame: Frame, width: number, height: number): number {
  return Math.max(width / frame.width, height / frame.height);
}

/** Hands at the sides, as large as the room beside the board lets them be. */
function wide(frame: Frame): Room {
  const height = SIDE + SHADOW;
  const least = 118;
  const unit = unitOf(frame, SIDE + 2 * (least + GAP), height);
  const slot = Math.min(176, Math.max(least, (frame.width * unit - SIDE) / 2 - GAP));
  return { width: SIDE + 2 * (slot + GAP), height, tall: false, slot: { width: slot, height: Math.min(slot, 150) }, unit };
}

/** Hands above and below. */
function tall(frame: Frame): Room {
  let room: Room = { width: SIDE, height: SIDE, tall: true, slot: { width: SIDE / 4, height: 110 }, unit: 1 };
  for (let round = 0; round < 12; round++) {
    // Letters and fingers do not shrink with the board.
    const high = Math.min(150, Math.max(108, FINGER * room.unit));
    const height = SIDE + SHADOW + 2 * (high + GAP);
    room = { ...room, height, slot: { width: SIDE / 4, height: high }, unit: unitOf(frame, SIDE, height) };
  }
  const spare = Math.min(150 - room.slot.height, Math.max(0, (frame.height * room.unit - room.height) / 2));
  return { ...room, height: room.height + 2 * spare, slot: { ...room.slot, height: room.slot.height + spare } };
}

/** The board alone: for a small picture. */
function alone(frame: Frame): Room {
  const [width, height] = [SIDE, SIDE + SHADOW];
  return { width, height, tall: false, slot: { width: 0, height: 0 }, unit: unitOf(frame, width, height) };
}

function roomFor(frame: Frame): Room {
  if (frame.small) return alone(frame);
  const [aside, stacked] = [wide(frame), tall(frame)];
  return aside.unit <= stacked.unit ? aside : stacked;
}

/** The layout of the board in any room. */
export function layout(board: Board, frame: Frame): WoodLayout {
  const room = roomFor(frame);
  const border = frame.coordinates ? Math.max(32, 19 * room.unit) : 32;
  const zone = (SIDE - 2 * border - JOINT) / 2;
  const corner = { x: (room.width - SIDE) / 2, y: (room.height - SIDE - SHADOW) / 2 };
  const pit = PIT * zone;
  const along = cells(board, zone, border, frame.turned);
  const places = board.spots.map((spot, index): Place => {
    if (spot.kind === "hand") return hand(board, spot, room, frame.turned);
    const [x, y] = [corner.x + along(spot.at[0], 0), corner.y + along(spot.at[1], 1)];
    if (spot.kind === "group") return middleOf(board, index, corner, along, zone);
    return { x, y, width: 2.24 * pit, height: 2.24 * pit, round: true, mark: pit + 3 };
  });
  const held = room.slot.width === 0 ? 0 : Math.min((room.slot.height - 14) / 118, (room.slot.width - 16) / 134);
  return {
    width: room.width,
    height: room.height,
    places,
    pose: (at, look) => pose(board, places, at, look, pit / DRAWN, held),
    unit: room.unit,
    turned: frame.turned,
    tall: room.tall,
    frame: { ...corner, border },
    pit,
    held,
  };
}

/** From a line of cells of the core's board to its place within the frame. */
function cells(board: Board, zone: number, border: number, turned: boolean): (at: number, axis: 0 | 1) => number {
  const lines = ([0, 1] as const).map((axis) => {
    const all = board.spots.flatMap(({ kind, at }) => (kind === "place" ? [at[axis]] : []));
    return [...new Set(all)].sort((one, other) => one - other);
  });
  return (at, axis) => {
    const found = lines[axis]?.indexOf(at) ?? -1;
    const line = turned ? 3 - found : found;
    return border + (line + 0.5) * (zone / 2) + (line > 1 ? JOINT : 0);
  };
}

/** An inlay lies around the middle of its cells. */
function middleOf(board: Board, group: number, corner: { x: number; y: number }, along: (at: number, axis: 0 | 1) => number, zone: number): Place {
  const inside = board.spots.filter((spot) => spot.group === group);
  const mean = (axis: 0 | 1) => inside.reduce((sum, { at }) => sum + along(at[axis], axis), 0) / (inside.length || 1);
  return { x: corner.x + mean(0), y: corner.y + mean(1), width: zone, height: zone, round: false };
}

/** A place in a hand: White sits on the left or below, unless the board is turned. */
function hand(board: Board, spot: Spot, { width, height, tall, slot }: Room, turned: boolean): Place {
  const row = board.spots.filter(({ kind, seat }) => kind === "hand" && seat === spot.seat).indexOf(spot);
  const first = (spot.seat === 0) !== turned;
  const step = tall ? slot.width : slot.height + 8;
  const off = (row - 1.5) * step;
  if (slot.width === 0) return { x: width / 2, y: first ? height - 2 : 2, width: 1, height: 1, round: false };
  return tall
    ? { x: width / 2 + off, y: first ? height - slot.height / 2 : slot.height / 2, width: slot.width - 8, height: slot.height, round: false }
    : { x: first ? slot.width / 2 : width - slot.width / 2, y: (height - SHADOW) / 2 + off, width: slot.width, height: slot.height, round: false };
}

/** A piece stands in its pit; in a hand the second stands behind the first. */
function pose(board: Board, places: Place[], at: Perch, look: number, stands: number, held: number): Pose {
  const place = places[at.spot];
  if (!place || !board.looks[look]) return { x: 0, y: 0, scale: 1, turn: 0, z: 0, hidden: true };
  if (board.spots[at.spot]?.kind !== "hand") return { x: place.x, y: place.y - 4, scale: stands, turn: 0, z: 4 };
  const behind = at.order > 0;
  const [dx, dy] = behind ? [16, -2] : [-16, 4];
  // Aside of the middle where there is room, because the number stands on the right.
  const aside = Math.max(0, Math.min(0.07 * place.width, place.width / 2 - 64 * held - 6));
  return { x: place.x + dx * held - aside, y: place.y + dy * held, scale: held * (behind ? 0.93 : 1), turn: 0, z: behind ? 1 : 2, hidden: held === 0 };
}
