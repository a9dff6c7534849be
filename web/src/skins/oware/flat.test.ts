import { expect, it } from "vitest";
import type { Board, Message, Spot } from "../../wire";
import type { Frame } from "../skin";
import { layout, SEED, SHAPES, writingOf } from "./flat";
import { lieInHouse, lieInStore, PRINTED } from "./heap";
import { sowing } from "./sowing";

const label: Message = { bundle: "oware", key: "oware-house" };
const tone = { fill: "#b9beb6", ink: "#4b514d" };

function pit(id: string, at: [number, number], more: Partial<Spot> = {}): Spot {
  return { id, kind: "place", outline: "pit", label, at, size: [94, 94], stack: 255, touch: true, ...more };
}

/** The board as the core gives it. */
const board: Board = {
  extent: [812, 312],
  spots: [
    ...[..."ABCDEF"].map((id, nth) => pit(id, [156 + 100 * nth, 208])),
    ...[..."abcdef"].map((id, nth) => pit(id, [656 - 100 * nth, 104])),
    pit("store1", [755, 156], { kind: "store", seat: 0, size: [76, 188], touch: false }),
    pit("store2", [57, 156], { kind: "store", seat: 1, size: [76, 188], touch: false }),
  ],
  strokes: [],
  coordinates: [],
  sides: [
    { seat: 0, edge: "bottom" },
    { seat: 1, edge: "top" },
  ],
  looks: [{ shape: "seed", paint: 0, glyph: "•", ascii: "o", counted: true, around: false, spent: false, name: label }],
  paints: [{ name: "nickernut", day: tone, evening: tone }],
  scoring: null,
};

const wide: Frame = { width: 1380, height: 540, turned: false, coordinates: false };
const frames: Frame[] = [
  wide,
  { ...wide, width: 390, height: 514 },
  { ...wide, width: 360, height: 400 },
  { ...wide, width: 1000, height: 830 },
  { ...wide, width: 500, height: 1200 },
];
const everyWay = frames.flatMap((frame) => [frame, { ...frame, turned: true }]);

it("draws every look of the board", () => {
  for (const { shape } of board.looks) expect<readonly string[]>(SHAPES).toContain(shape);
});

it("is wide on a desk and tall on a telephone", () => {
  expect(frames.map((frame) => layout(board, frame).tall)).toEqual([false, true, true, false, true]);
});

it("places every house and store inside the drawing, and none upon another", () => {
  for (const frame of everyWay) {
    const { width, height, places } = layout(board, frame);
    expect(places).toHaveLength(board.spots.length);
    for (const [spot, one] of places.entries()) {
      expect(one.x - one.width / 2).toBeGreaterThan(0);
      expect(one.y - one.height / 2).toBeGreaterThan(0);
      expect(one.x + one.width / 2).toBeLessThan(width);
      expect(one.y + one.height / 2).toBeLessThan(height);
      for (const other of places.slice(spot + 1)) {
        const beside = Math.abs(one.x - other.x) >= (one.width + other.width) / 2;
        const below = Math.abs(one.y - other.y) >= (one.height + other.height) / 2;
        expect(beside || below).toBe(true);
      }
    }
  }
});

it("gives a finger room on every telephone", () => {
  for (const frame of frames.slice(1)) {
    const { places, unit } = layout(board, frame);
    for (const { width, height } of places.slice(0, 12)) expect(Math.min(width, height) / unit).toBeGreaterThan(40);
  }
});

it("sows South's houses to the right, or upwards when it is tall", () => {
  const [lying, standing] = frames.map((frame) => layout(board, frame).places);
  expect(lying?.[5]?.x).toBeGreaterThan(lying?.[0]?.x ?? 0);
  expect(lying?.[0]?.y).toBeGreaterThan(lying?.[6]?.y ?? 0);
  expect(standing?.[5]?.y).toBeLessThan(standing?.[0]?.y ?? 0);
  expect(standing?.[0]?.x).toBeGreaterThan(standing?.[6]?.x ?? 0);
});

it("puts North below, or to the right, when it is turned", () => {
  const turned = layout(board, { ...wide, turned: true }).places;
  expect(turned[6]?.y).toBeGreaterThan(turned[0]?.y ?? 0);
  expect(turned[6]?.x).toBeLessThan(turned[11]?.x ?? 0);
});

it("keeps the seeds of any heap inside its house", () => {
  const outside: string[] = [];
  for (const frame of frames) {
    const { places, pose } = layout(board, frame);
    const [house] = places;
    if (!house) throw new Error("no house");
    for (let of = 1; of <= 48; of++) {
      for (let order = 0; order < of; order++) {
        const { x, y, scale } = pose({ spot: 0, order, of }, 0);
        const [rx, ry] = [house.width / 2 - SEED * scale * 0.6, house.height / 2 - SEED * scale * 0.6];
        if (((x - house.x) / rx) ** 2 + ((y - house.y) / ry) ** 2 > 1.02) outside.push(`${order} of ${of}`);
      }
    }
  }
  expect(outside).toEqual([]);
});

it("lets no seed lie upon another while there is room beside it", () => {
  for (const [rx, ry, most] of [
    [90, 90, 19],
    [118, 53, 17],
    [118, 79, 17],
  ] as const) {
    for (let of = 2; of <= most; of++) {
      const lies = Array.from({ length: of }, (_, order) => lieInHouse(order, of, rx, ry));
      for (const [at, one] of lies.entries()) {
        for (const other of lies.slice(at + 1)) expect(Math.hypot(one.dx - other.dx, one.dy - other.dy)).toBeGreaterThan(1.85 * one.radius);
      }
    }
  }
});

it("lays what has been won on printed places, in fives", () => {
  const rows = Array.from({ length: PRINTED }, (_, order) => lieInStore(order, false).dy);
  expect(new Set(rows.slice(0, 5)).size).toBe(1);
  expect(new Set(rows).size).toBe(5);
  expect(lieInStore(PRINTED, false).upon).toBe(true);
});

it("writes every number on the wood beside its house", () => {
  for (const frame of everyWay) {
    const shape = layout(board, frame);
    for (const [index, spot] of board.spots.entries()) {
      const place = shape.places[index];
      if (!place || spot.kind === "store") continue;
      const [x, y] = writingOf(shape, spot, place).number;
      expect(((x - place.x) / (place.width / 2)) ** 2 + ((y - place.y) / (place.height / 2)) ** 2).toBeGreaterThan(1);
      expect(x > 0 && y > 0 && x < shape.width && y < shape.height).toBe(true);
    }
  }
});

it("tells what a sowing gives, what it takes and where it ends", () => {
  const seeds = (count: number, from: number, to: number) => ({ look: 0, count, from, to });
  const trails = [seeds(1, 5, 6), seeds(1, 5, 7), seeds(3, 7, 12)];
  const told = sowing(board, { arrivals: [], departures: [], trails, motions: [], remarks: [] });
  expect([...told.given]).toEqual([
    [6, 1],
    [7, 1],
  ]);
  expect([...told.taken]).toEqual([[7, 3]]);
  expect(told.last).toBe(7);
});
