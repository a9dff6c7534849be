import { describe, expect, it } from "vitest";
import { built, misses } from "../../board3d/trial";
import type { Board, Message, Spot } from "../../wire";
import { solid } from "./solid";
import { heap, SEED, surface } from "./solid-heap";

const label: Message = { bundle: "oware", key: "oware-house" };
const tone = { fill: "#b9beb6", ink: "#4b514d" };
const pit = (id: string, more: Partial<Spot> = {}): Spot => ({ id, kind: "place", outline: "pit", label, at: [0, 0], size: [94, 94], stack: 255, touch: true, ...more });
const board: Board = {
  extent: [812, 312],
  spots: [..."ABCDEFabcdef"].map((id) => pit(id)).concat(pit("store1", { kind: "store", seat: 0, touch: false }), pit("store2", { kind: "store", seat: 1, touch: false })),
  strokes: [],
  coordinates: [],
  sides: [],
  looks: [{ shape: "seed", paint: 0, glyph: "•", ascii: "o", counted: true, around: false, spent: false, name: label }],
  paints: [{ name: "nickernut", day: tone, evening: tone }],
  scoring: null,
};

describe("Oware in three dimensions", () => {
  it("has every shape and a model for every look", () => {
    for (const [look, { shape }] of board.looks.entries()) {
      expect(solid.shapes).toContain(shape);
      expect(built(solid, board).model(look).parts.length).toBeGreaterThan(0);
    }
  });

  it("lets a ray onto any house mean that house", () => expect(misses(solid, board)).toEqual([]));

  it("lays seeds into the bowl, none into another", () => {
    const bowl = { radius: 0.405, depth: 0.28, stretchX: 1, stretchZ: 1 };
    for (const count of [1, 4, 7, 12, 20]) {
      const seeds = heap(count, bowl);
      expect(seeds).toHaveLength(count);
      for (const [i, one] of seeds.entries()) {
        expect(one.y).toBeGreaterThan(surface(bowl, one.x, one.z));
        expect(Math.hypot(one.x, one.z)).toBeLessThan(bowl.radius + SEED);
        for (const other of seeds.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z)).toBeGreaterThan(SEED * 1.6);
      }
    }
  });

  it("lays the same heap every time", () => {
    const bowl = { radius: 0.405, depth: 0.28, stretchX: 1, stretchZ: 1 };
    expect(heap(9, bowl)).toEqual(heap(9, bowl));
  });
});
