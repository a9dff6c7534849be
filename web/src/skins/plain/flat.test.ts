import { expect, it } from "vitest";
import type { Board, Message, Spot } from "../../wire";
import { isHeap, layout } from "./flat";
import { readableOn } from "./tone";
import { fitted, inLines } from "./words";

const label: Message = { bundle: "made-up", key: "made-up" };
const tone = { fill: "#ffffff", ink: "#000000" };

function spot(id: string, at: [number, number], more: Partial<Spot> = {}): Spot {
  return { id, kind: "place", outline: "square", label, at, size: [80, 80], stack: 1, touch: true, ...more };
}

/** A game that there is not: three squares in a row, a heap of stones and a button. */
const board: Board = {
  extent: [500, 120],
  spots: [
    spot("row", [150, 60], { kind: "group", outline: "disc", size: [300, 110], touch: false }),
    ...[50, 150, 250].map((x, index) => spot(`s${index}`, [x, 60], { group: 0 })),
    spot("heap", [350, 60], { kind: "store", outline: "pit", stack: 20 }),
    spot("pass", [450, 60], { kind: "button", outline: "card", size: [70, 44] }),
  ],
  strokes: [
    [
      [100, 10],
      [100, 110],
    ],
  ],
  coordinates: [{ text: "1", at: [50, 110] }],
  sides: [{ seat: 0, edge: "bottom" }],
  looks: ["stone", "ring"].map((shape) => ({ shape, paint: 0, glyph: "o", ascii: "o", counted: false, around: shape === "ring", spent: false, name: label })),
  paints: [{ name: "chalk", day: tone, evening: tone }],
  scoring: null,
};
const wide = { width: 900, height: 300, turned: false, coordinates: false };
const tall = { ...wide, width: 300, height: 700 };

it("places every spot inside the drawing, however it lies", () => {
  for (const frame of [wide, tall, { ...wide, turned: true }, { ...tall, turned: true }]) {
    const { width, height, places } = layout(board, frame);
    expect(places).toHaveLength(board.spots.length);
    for (const { x, y, width: w, height: h } of places) {
      expect(x - w / 2).toBeGreaterThanOrEqual(0);
      expect(y - h / 2).toBeGreaterThanOrEqual(0);
      expect(x + w / 2).toBeLessThanOrEqual(width);
      expect(y + h / 2).toBeLessThanOrEqual(height);
    }
  }
});

it("lays a long board on its side where that makes it larger", () => {
  expect(layout(board, wide).tall).toBe(false);
  expect(layout(board, tall).tall).toBe(true);
});

it("changes the ends when it is turned", () => {
  const [one, other] = [layout(board, wide), layout(board, { ...wide, turned: true })];
  expect(other.places[1]?.x).toBeCloseTo(one.width - (one.places[1]?.x ?? 0));
});

it("keeps the tokens of a heap apart and inside its spot", () => {
  const { places, pose } = layout(board, wide);
  const heap = places[4];
  const poses = Array.from({ length: 13 }, (_, order) => pose({ spot: 4, order, of: 13 }, 0));
  expect(new Set(poses.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(13);
  for (const { x, y } of poses) expect(Math.hypot(x - (heap?.x ?? 0), y - (heap?.y ?? 0))).toBeLessThan(40);
});

it("draws what stands around another above it, and a small spot above a large one", () => {
  const { pose } = layout(board, wide);
  const alone = { spot: 1, order: 0, of: 1 };
  expect(pose(alone, 1).z).toBeGreaterThan(pose(alone, 0).z);
  expect(pose({ ...alone, spot: 5 }, 0).z).toBeGreaterThan(pose(alone, 0).z);
});

it("knows how many pixels its units are", () => {
  const { width, unit } = layout(board, wide);
  expect(unit).toBeCloseTo(width / wide.width);
});

it("writes dark on light and light on dark", () => {
  expect(readableOn("#ffffff")).toBe("#1b1612");
  expect(readableOn("#2b417c")).toBe("#fffdf8");
});

it("breaks sentences between words and cuts what finds no room", () => {
  expect(inLines("Pass this turn", 60, 24, 10)).toEqual(["Pass this", "turn"]);
  expect(inLines("Pass this turn", 60, 12, 10)).toEqual(["Pass this…"]);
  expect(inLines("Incomprehensible", 40, 12, 10)).toEqual(["Incompr…"]);
});

it("writes smaller before it cuts", () => {
  expect(fitted("Pass this turn", 100, 24, 1)).toEqual({ size: 14, lines: ["Pass this turn"] });
  expect(fitted("Pass", 100, 24, 1).size).toBe(16);
});

it("counts heaps, and lets one or two stand for themselves", () => {
  expect(isHeap(board, 4)).toBe(true);
  expect(isHeap(board, 1)).toBe(false);
});
