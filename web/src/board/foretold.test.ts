import { expect, test } from "vitest";
import type { Mark, Preview, Step } from "../wire";
import { foretold } from "./foretold";

const say = { bundle: "x", key: "x" };
const moved = (from: number, to: number, count = 1): Mark => ({ type: "moved", look: 0, count, from, to });
const shift = (from: number, to: number, count = 1): Step => ({ changes: [{ type: "shift", look: 0, count, from, to }], say });
const looked = (marks: Mark[], steps: Step[] = []): Preview => ({
  steps,
  after: { tokens: [], marks, facts: [], turn: 0, question: null, verdict: null },
  remarks: [say],
});

test("what passes through a spot does not stay there", () => {
  const { arrivals, departures } = foretold(looked([moved(0, 1), moved(0, 2), moved(2, 9, 3)]));
  expect(arrivals).toEqual([
    { spot: 1, look: 0, count: 1 },
    { spot: 9, look: 0, count: 3 },
  ]);
  expect(departures).toEqual([
    { spot: 0, look: 0, count: 2 },
    { spot: 2, look: 0, count: 2 },
  ]);
});

test("every step leaves its trail", () => {
  const steps = [shift(0, 1), shift(0, 2), shift(2, 9, 3)];
  expect(foretold(looked([], steps)).trails.map(({ count, from, to }) => [count, from, to])).toEqual([
    [1, 0, 1],
    [1, 0, 2],
    [3, 2, 9],
  ]);
});

test("a turn is told as a motion, without a trail for each token", () => {
  const turn: Step = { ...shift(3, 4), motion: { type: "turn", spot: 1, degrees: 45 } };
  const told = foretold(looked([moved(3, 4)], [turn]));
  expect(told.trails).toEqual([]);
  expect(told.motions).toEqual([{ type: "turn", spot: 1, degrees: 45 }]);
});

test("what the game remarks is kept", () => {
  expect(foretold(looked([])).remarks).toEqual([say]);
});
