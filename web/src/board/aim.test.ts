import { describe, expect, test } from "vitest";
import { beside, edge, hit, MOUSE, nested, rowOf, type Target } from "./aim";

const at = (spot: number, x: number, y: number, size: number, open = true, round = true): Target => ({
  spot,
  box: { x: x - size / 2, y: y - size / 2, width: size, height: size },
  round,
  open,
});

test("the smallest open spot under the point is meant", () => {
  const rings = [at(1, 0, 0, 80), at(2, 0, 0, 50), at(3, 0, 0, 20)];
  expect(hit(rings, 0, 0)).toBe(3);
  expect(hit(rings, 20, 0)).toBe(2);
  expect(hit(rings, 35, 0)).toBe(1);
});

test("a finger that lands beside an open spot means it, one that lands far away does not", () => {
  const seats = [at(1, 0, 0, 20), at(2, 100, 0, 20)];
  expect(hit(seats, 18, 0)).toBe(1);
  expect(hit(seats, 50, 0)).toBeNull();
});

test("a spot that is not open is hit when nothing open is near, so that its rule can be told", () => {
  expect(hit([at(1, 0, 0, 20, false), at(2, 100, 0, 20)], 0, 0)).toBe(1);
  expect(hit([at(1, 0, 0, 20, false), at(2, 25, 0, 20)], 5, 0)).toBe(2);
});

test("arrows go to the nearest spot on that side and stay at the edge", () => {
  const grid = [0, 1, 2, 3].map((spot) => at(spot, (spot % 2) * 50, Math.floor(spot / 2) * 50, 40));
  expect(beside(grid, 0, 1, 0)).toBe(1);
  expect(beside(grid, 0, 0, 1)).toBe(2);
  expect(beside(grid, 1, 1, 0)).toBe(1);
  expect(beside(grid, 3, 0, -1)).toBe(1);
});

test("places around one middle are reached inwards and outwards", () => {
  const rings = [at(1, 0, 0, 80), at(2, 0, 0, 50), at(3, 0, 0, 20), at(9, 90, 0, 50)];
  expect(nested(rings, 1, true)).toBe(2);
  expect(nested(rings, 3, true)).toBe(3);
  expect(nested(rings, 2, false)).toBe(1);
});

test("a mouse on a closed spot means that one, however near an open one lies", () => {
  const cells = [at(1, 0, 0, 100, true, false), at(2, 100, 0, 100, false, false)];
  expect(hit(cells, 62, 0)).toBe(1);
  expect(hit(cells, 62, 0, MOUSE)).toBe(2);
});

describe("edges and rows", () => {
  const grid = [0, 1, 2, 3, 4, 5].map((spot) => ({ spot, box: { x: (spot % 3) * 50, y: Math.floor(spot / 3) * 50, width: 40, height: 40 }, round: false, open: true }));

  test("Home, End and the Page keys go to the ends of the row and the column", () => {
    expect([edge(grid, 1, -1, 0), edge(grid, 1, 1, 0), edge(grid, 4, 0, -1), edge(grid, 1, 0, 1)]).toEqual([0, 2, 1, 4]);
    expect(edge(grid, 2, 1, 0)).toBe(2);
  });

  test("a row is read from the left", () => {
    expect(rowOf(grid.toReversed(), 4)).toEqual([3, 4, 5]);
  });
});
