import { describe, expect, it } from "vitest";
import { built, misses } from "../../board3d/trial";
import type { Board, Message, Spot } from "../../wire";
import { solid } from "./solid";

const label: Message = { bundle: "quantik", key: "quantik-cell" };
const tone = { fill: "#ffffff", ink: "#000000" };
const SHAPES = ["cone", "cube", "cylinder", "sphere"];
const spot = (id: string, kind: Spot["kind"], more: Partial<Spot> = {}): Spot => ({ id, kind, outline: "pit", label, at: [0, 0], size: [84, 84], stack: 1, touch: true, ...more });
const board: Board = {
  extent: [600, 452],
  spots: [
    ...["nw", "ne", "sw", "se"].map((id) => spot(`zone:${id}`, "group", { touch: false })),
    ...[4, 3, 2, 1].flatMap((rank) => [..."abcd"].map((file) => spot(`${file}${rank}`, "place"))),
    ...[0, 1].flatMap((seat) => SHAPES.map((shape) => spot(`hand${seat}:${shape}`, "hand", { seat, stack: 2 }))),
  ],
  strokes: [],
  coordinates: [],
  sides: [],
  looks: [0, 1].flatMap((paint) => SHAPES.map((shape) => ({ shape, paint, glyph: "o", ascii: "o", counted: false, around: false, spent: false, name: label }))),
  paints: ["maple", "walnut"].map((name) => ({ name, day: tone, evening: tone })),
  scoring: null,
};

describe("Quantik in three dimensions", () => {
  it("has every shape and a model for every look, Brown's with an inlay", () => {
    const made = built(solid, board);
    for (const [look, { shape, paint }] of board.looks.entries()) {
      expect(solid.shapes).toContain(shape);
      expect(made.model(look).parts).toHaveLength(paint === 1 ? 2 : 1);
    }
  });

  it("lets a ray onto any cell or hand mean it", () => expect(misses(solid, board)).toEqual([]));

  it("gives every piece of a hand and every cell a place of its own", () => {
    for (const tall of [false, true]) {
      const made = built(solid, board, tall);
      const places = board.spots.flatMap(({ kind }, index) => {
        if (kind === "group") return [];
        const orders = kind === "hand" ? [0, 1] : [0];
        return orders.map((order) => made.stand({ spot: index, order, of: orders.length }, 0).position);
      });
      for (const [i, one] of places.entries()) for (const other of places.slice(i + 1)) expect(one.distanceTo(other)).toBeGreaterThan(0.5);
    }
  });
});
