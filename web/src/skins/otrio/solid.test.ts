import { Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { built, misses } from "../../board3d/trial";
import type { Board, Message, Spot } from "../../wire";
import { solid } from "./solid";
import { ring, RINGS } from "./solid-rings";

const label: Message = { bundle: "otrio", key: "otrio-spot-place" };
const tone = { fill: "#b44a31", ink: "#000000" };
const SIZES = ["L", "M", "S"] as const;
const TRAYS = { r: [41, 246], g: [246, 41], b: [451, 246], p: [246, 451] } as const;
const base = { outline: "peg", label, size: [40, 40], stack: 1, touch: true } as const;

/** A board for so many colours, whose trays lie left, above, right and below. */
function boardFor(colours: string, seats: number): Board {
  const spots: Spot[] = [];
  for (const row of "123") {
    for (const column of "abc") {
      const at: [number, number] = [146 + 100 * "abc".indexOf(column), 446 - 100 * Number(row)];
      const group = spots.push({ ...base, size: [86, 86], id: column + row, kind: "group", at, touch: false }) - 1;
      for (const size of SIZES) spots.push({ ...base, size: [40, 40], id: `${column}${row}.${size}`, kind: "place", at, group });
    }
  }
  [...colours].forEach((colour, nth) => {
    const [x, y] = TRAYS[colour as keyof typeof TRAYS];
    const group = spots.push({ ...base, size: [76, 220], id: `tray:${colour}`, kind: "group", at: [x, y], touch: false }) - 1;
    for (const size of SIZES) spots.push({ ...base, size: [40, 40], id: `tray:${colour}${size}`, kind: "hand", at: [x, y], group, seat: nth % seats, stack: 3 });
  });
  return {
    extent: [492, 492],
    spots,
    strokes: [],
    coordinates: [],
    sides: [],
    looks: [..."rgbp"].flatMap((_, paint) =>
      ["ring-large", "ring-medium", "ring-small"].map((shape) => ({ shape, paint, glyph: "o", ascii: "o", counted: false, around: false, spent: false, name: label })),
    ),
    paints: ["brick", "moss", "indigo", "plum"].map((name) => ({ name, day: tone, evening: tone })),
    scoring: null,
  };
}

const boards = { two: boardFor("rgbp", 2), three: boardFor("rgb", 3), four: boardFor("rgbp", 4) };

/** On the ring that a place is for, in some direction; in the middle of a pile. */
const onRing = (board: Board, angle: number) => (spot: number) => {
  const { id, kind } = board.spots[spot] ?? {};
  const size = SIZES.find((one) => id?.endsWith(`.${one}`));
  const far = kind === "place" && size && size !== "S" ? (RINGS[size].outer + RINGS[size].inner) / 2 : 0.013;
  return new Vector3(far * Math.cos(angle), 0, far * Math.sin(angle));
};

describe("Otrio in three dimensions", () => {
  it("has every shape and a model for every look, plum's with an inlay", () => {
    const made = built(solid, boards.four);
    for (const [look, { shape, paint }] of boards.four.looks.entries()) {
      expect(solid.shapes).toContain(shape);
      expect(made.model(look).parts).toHaveLength(paint === 3 ? 2 : 1);
    }
  });

  it.each(Object.entries(boards))("lets a ray onto any groove or pile mean it, with %s players", (_, board) => {
    for (let eighth = 0; eighth < 8; eighth++) expect(misses(solid, board, onRing(board, 0.1 + (eighth * Math.PI) / 4))).toEqual([]);
  });

  it("nests rings without touching, the inner ones higher", () => {
    expect(RINGS.L.inner).toBeGreaterThan(RINGS.M.outer);
    expect(RINGS.M.inner).toBeGreaterThan(RINGS.S.outer);
    expect(RINGS.S.height).toBeGreaterThan(RINGS.M.height);
    expect(RINGS.M.height).toBeGreaterThan(RINGS.L.height);
  });

  it.each([1, 2, 3, 4])("cuts %i notches down to the clay", (notches) => {
    const made = ring("L", notches, "#b44a31");
    const [clay, at] = [made.getAttribute("clay"), made.getAttribute("position")];
    const cuts = new Set<number>();
    for (let i = 0; i < clay.count; i++) {
      if (clay.getX(i) === 1 && at.getY(i) > 0.05) cuts.add(Math.round(((Math.atan2(-at.getZ(i), at.getX(i)) - Math.PI / 2) / (2 * Math.PI)) * notches + 4 * notches) % notches);
    }
    expect(cuts.size).toBe(notches);
  });

  it.each(Object.entries(boards))("lays piles of %s players beside the board and beside each other", (_, board) => {
    for (const tall of [false, true]) {
      const made = built(solid, board, tall);
      const piles = board.spots.flatMap(({ kind, id }, spot) => (kind === "hand" ? [{ id, ...made.stand({ spot, order: 0, of: 1 }, 0) }] : []));
      const reach = ({ id, scale }: { id: string; scale: number }) => RINGS[SIZES.find((size) => id.endsWith(size)) ?? "L"].outer * scale;
      for (const [i, one] of piles.entries()) {
        for (const other of piles.slice(i + 1)) expect(one.position.distanceTo(other.position)).toBeGreaterThan(reach(one) + reach(other));
        expect(Math.abs(one.position.x)).toBeLessThan(made.extent.x);
        expect(Math.abs(one.position.z)).toBeLessThan(made.extent.z);
      }
    }
  });
});
