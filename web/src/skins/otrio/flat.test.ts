import { expect, it } from "vitest";
import type { Board, Message, Spot } from "../../wire";
import type { Frame, Layout } from "../skin";
import { layout, RADII, SHAPES, sizeOf } from "./flat";
import { ALL_GLAZES, floorOf, glazeOf, outline } from "./glaze";
import { cornersOf, edgesOf } from "./seats";

const label: Message = { bundle: "otrio", key: "otrio-spot-cell" };
const tone = { fill: "#b44a31", ink: "#9a3a24" };
const COLOURS = ["r", "g", "b", "p"] as const;
const PAINTS = ["brick", "moss", "indigo", "plum"];
/** Where the core puts the trays: left, top, right, bottom. */
const TRAYS: readonly [number, number][] = [
  [41, 246],
  [246, 41],
  [451, 246],
  [246, 451],
];

function spot(id: string, at: [number, number], more: Partial<Spot> = {}): Spot {
  return { id, kind: "place", outline: "peg", label, at, size: [81, 81], stack: 1, touch: true, ...more };
}

/** The board as the core gives it to so many players. */
function boardFor(players: number): Board {
  const spots: Spot[] = [];
  for (const row of [1, 2, 3]) {
    for (const [column, letter] of [..."abc"].entries()) {
      const [group, at] = [spots.length, [146 + 100 * column, 446 - 100 * row] as [number, number]];
      spots.push(spot(`${letter}${row}`, at, { kind: "group", touch: false, stack: 0 }));
      for (const size of "LMS") spots.push(spot(`${letter}${row}.${size}`, at, { group }));
    }
  }
  for (const [nth, colour] of COLOURS.slice(0, players === 3 ? 3 : 4).entries()) {
    const group = spots.length;
    const at = TRAYS[nth] ?? [0, 0];
    const seat = players === 2 ? nth % 2 : nth;
    spots.push(spot(`tray:${colour}`, at, { kind: "group", outline: "card", touch: false, stack: 0 }));
    for (const size of "LMS") spots.push(spot(`tray:${colour}${size}`, at, { kind: "hand", seat, group, stack: 3 }));
  }
  const looks = PAINTS.flatMap((_, paint) => SHAPES.map((shape) => ({ shape, paint, glyph: "R", ascii: "R", counted: false, around: false, spent: false, name: label })));
  const paints = PAINTS.map((name) => ({ name, day: tone, evening: tone }));
  return { extent: [492, 492], spots, strokes: [], coordinates: [], sides: [], looks, paints, scoring: null };
}

const square: Frame = { width: 820, height: 820, turned: false, coordinates: false };
const frames: Frame[] = [
  square,
  { ...square, width: 390, height: 514 },
  { ...square, width: 360, height: 400 },
  { ...square, width: 700, height: 400 },
  { ...square, width: 2000, height: 1200 },
];
const cases = [2, 3, 4].flatMap((players) => frames.flatMap((frame) => [false, true].map((turned) => ({ board: boardFor(players), frame: { ...frame, turned } }))));

function at({ places }: Layout, board: Board, id: string) {
  const place = places[board.spots.findIndex((one) => one.id === id)];
  if (!place) throw new Error(`no place for ${id}`);
  return place;
}

it("draws every look of the board", () => {
  const { looks } = boardFor(4);
  for (const { shape } of looks) expect<readonly string[]>(SHAPES).toContain(shape);
});

it("places every spot inside the drawing, for two, three and four players", () => {
  for (const { board, frame } of cases) {
    const { width, height, places } = layout(board, frame);
    expect(places).toHaveLength(board.spots.length);
    for (const place of places) {
      expect(place.x - place.width / 2).toBeGreaterThanOrEqual(0);
      expect(place.y - place.height / 2).toBeGreaterThanOrEqual(0);
      expect(place.x + place.width / 2).toBeLessThanOrEqual(width);
      expect(place.y + place.height / 2).toBeLessThanOrEqual(height);
    }
  }
});

it("lets only the places of one cell lie in each other", () => {
  const clashes: string[] = [];
  for (const { board, frame } of cases) {
    const { places } = layout(board, frame);
    const touched = board.spots.map((one, index) => ({ ...one, place: places[index] })).filter(({ touch }) => touch);
    for (const [nth, one] of touched.entries()) {
      for (const other of touched.slice(nth + 1)) {
        if (!one.place || !other.place) throw new Error("no place");
        if (one.kind === "place" && one.group === other.group) continue;
        const beside = Math.abs(one.place.x - other.place.x) + 0.01 >= (one.place.width + other.place.width) / 2;
        const below = Math.abs(one.place.y - other.place.y) + 0.01 >= (one.place.height + other.place.height) / 2;
        if (!beside && !below) clashes.push(`${one.id} and ${other.id}`);
      }
    }
  }
  expect(clashes).toEqual([]);
});

it("nests small in medium in large around one middle", () => {
  const board = boardFor(2);
  const shape = layout(board, square);
  const [large, medium, small] = ["a1.L", "a1.M", "a1.S"].map((id) => at(shape, board, id));
  expect([medium?.x, medium?.y]).toEqual([large?.x, large?.y]);
  expect(small?.width).toBeLessThan(medium?.width ?? 0);
  expect(medium?.width).toBeLessThan(large?.width ?? 0);
});

it("keeps trays wide enough for a finger on every telephone", () => {
  for (const { board, frame } of cases) {
    const shape = layout(board, frame);
    for (const [index, { kind }] of board.spots.entries()) {
      const place = shape.places[index];
      if (kind === "hand" && place) expect(Math.min(place.width, place.height) / shape.unit).toBeGreaterThan(40);
    }
  }
});

it("has the trays around the board where there is room, else where they leave it largest", () => {
  const board = boardFor(4);
  const ways = frames.map((frame) => {
    const shape = layout(board, frame);
    const [red, green] = [at(shape, board, "tray:r"), at(shape, board, "tray:g")];
    return red.height > red.width ? (green.height > green.width ? "columns" : "around") : "rows";
  });
  expect(ways).toEqual(["around", "rows", "rows", "columns", "around"]);
});

it("changes sides when it is turned, and keeps cells in their order", () => {
  const board = boardFor(4);
  const [one, other] = [layout(board, square), layout(board, { ...square, turned: true })];
  expect(at(one, board, "tray:r").x).toBeLessThan(at(one, board, "b2").x);
  expect(at(other, board, "tray:r").x).toBeGreaterThan(at(other, board, "b2").x);
  expect(at(other, board, "a1.L").x).toBeGreaterThan(at(other, board, "c1.L").x);
  expect([...edgesOf(board, true).values()]).toEqual(["right", "bottom", "left", "top"]);
});

it("gives who has two colours both trays of one row", () => {
  const corners = [...cornersOf(boardFor(2), false).values()];
  expect(corners.map(({ above }) => above)).toEqual([false, true, false, true]);
  const three = [...cornersOf(boardFor(3), false).values()];
  expect(three.map(({ alone }) => alone)).toEqual([true, false, false]);
});

it("lays the pieces of a tray on each other, the uppermost to be seen", () => {
  const board = boardFor(2);
  const { pose } = layout(board, square);
  const hand = board.spots.findIndex(({ id }) => id === "tray:rL");
  const pile = [0, 1, 2].map((order) => pose({ spot: hand, order, of: 3 }, 0));
  expect(pile.map(({ hidden }) => hidden)).toEqual([true, true, false]);
  expect(pile[2]?.y).toBeLessThan(pile[0]?.y ?? 0);
  expect(sizeOf(board.spots[hand] ?? spot("none", [0, 0], { kind: "group" }))).toBe("L");
});

it("shows the board alone in a small picture", () => {
  const board = boardFor(2);
  const { width, height, places, pose } = layout(board, { ...square, width: 150, height: 150, small: true });
  expect(width).toBeLessThan(layout(board, square).width);
  expect(places).toHaveLength(board.spots.length);
  for (const { x, y } of places) expect(x > 0 && y > 0 && x < width && y < height).toBe(true);
  const hand = board.spots.findIndex(({ id }) => id === "tray:rL");
  expect(pose({ spot: hand, order: 2, of: 3 }, 0).hidden).toBe(true);
});

it("tells the four glazes apart by one to four notches", () => {
  expect(PAINTS.map((paint) => glazeOf(paint).notches)).toEqual([1, 2, 3, 4]);
  expect(new Set(ALL_GLAZES.map(({ notches }) => outline("L", notches))).size).toBe(4);
});

it("keeps a ring whole under its notches", () => {
  for (const size of ["L", "M"] as const) {
    const [outer, inner] = RADII[size];
    expect(floorOf(size)).toBeGreaterThan(inner);
    expect(floorOf(size)).toBeLessThan(outer);
  }
});
