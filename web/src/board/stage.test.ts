import { expect, test } from "vitest";
import type { Mark, Step, View } from "../wire";
import { carried, lasting, looksLike, perform, reversed, stageOf } from "./stage";

const say = { bundle: "x", key: "x" };
const start: View["tokens"] = [
  [0, 0, 3],
  [1, 0, 1],
  [2, 1, 1],
];
const shift = (from: number, to: number, count: number, look = 0): Step => ({ changes: [{ type: "shift", look, count, from, to }], say });

test("a stage has every token of a view, each with its own identity", () => {
  const { tokens } = stageOf(start);
  expect(tokens.length).toBe(5);
  expect(new Set(tokens.map(({ id }) => id)).size).toBe(5);
  expect(tokens[2]?.at).toEqual({ spot: 0, order: 2, of: 3 });
});

test("a step carries tokens over and says which way each went", () => {
  const { after, ways } = perform(stageOf(start), shift(0, 1, 2));
  expect(
    looksLike(after, [
      [0, 0, 1],
      [1, 0, 3],
      [2, 1, 1],
    ]),
  ).toBe(true);
  expect(ways.map(({ from, to }) => [from.spot, from.order, to.spot, to.order, to.of])).toEqual([
    [0, 1, 1, 1, 3],
    [0, 2, 1, 2, 3],
  ]);
});

test("a token that becomes another stays where it is", () => {
  const step: Step = { changes: [{ type: "become", spot: 2, from: 1, to: 4 }], say };
  const { after, ways } = perform(stageOf(start), step);
  expect(ways).toEqual([]);
  expect(
    looksLike(after, [
      [0, 0, 3],
      [1, 0, 1],
      [2, 4, 1],
    ]),
  ).toBe(true);
});

test("two spots that change their tokens in one step do not take them twice", () => {
  const swap: Step = { changes: [...shift(0, 1, 3).changes, ...shift(1, 0, 1).changes], say };
  expect(
    looksLike(perform(stageOf(start), swap).after, [
      [0, 0, 1],
      [1, 0, 3],
      [2, 1, 1],
    ]),
  ).toBe(true);
});

test("a step taken back leads back, and turns the other way", () => {
  const step = shift(0, 1, 2);
  const there = perform(stageOf(start), step).after;
  expect(looksLike(perform(there, reversed(step)).after, start)).toBe(true);
  const turn: Step = { changes: [], motion: { type: "turn", spot: 1, degrees: 45 }, say };
  expect(reversed(turn).motion).toEqual({ type: "turn", spot: 1, degrees: -45 });
});

test("whose a spot is stays marked while things move, and goes with what changes places", () => {
  const claims: Mark[] = [
    { type: "claimed", spot: 3, seat: 0 },
    { type: "claimed", spot: 5, seat: 1 },
  ];
  const marks = lasting([{ type: "last", spot: 1 }, ...claims, { type: "line", spots: [1, 2] }]);
  expect(marks).toEqual(claims);
  expect(carried(marks, { type: "swap", one: 3, other: 4 })).toEqual([{ type: "claimed", spot: 4, seat: 0 }, claims[1]]);
  expect(carried(marks, { type: "turn", spot: 3, degrees: 90 })).toEqual(claims);
});
