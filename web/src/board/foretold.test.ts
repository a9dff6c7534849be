import { expect, test } from "vitest";
import type { Step } from "../wire";
import { foretold } from "./foretold";

const say = { bundle: "x", key: "x" };
const shift = (from: number, to: number, count = 1): Step => ({ changes: [{ type: "shift", look: 0, count, from, to }], say });

test("what passes through a spot does not stay there", () => {
  const { arrivals, departures, trails } = foretold([shift(0, 1), shift(0, 2), shift(2, 9, 3)]);
  expect(arrivals).toEqual([
    { spot: 1, look: 0, count: 1 },
    { spot: 9, look: 0, count: 3 },
  ]);
  expect(departures).toEqual([
    { spot: 0, look: 0, count: 2 },
    { spot: 2, look: 0, count: 2 },
  ]);
  expect(trails.map(({ from, to }) => [from, to])).toEqual([[0, 1], [0, 2], [2, 9]]);
});

test("a turn is told as a motion, without a trail for each token", () => {
  const turn: Step = { ...shift(3, 4), motion: { type: "turn", spot: 1, degrees: 45 } };
  expect(foretold([turn]).trails).toEqual([]);
  expect(foretold([turn]).motions).toEqual([{ type: "turn", spot: 1, degrees: 45 }]);
});
