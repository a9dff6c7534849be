import { expect, test } from "vitest";
import type { Choice } from "../wire";
import { aimedAt, left, open, touch } from "./picker";

const say = { bundle: "x", key: "x" };
const choices: Choice[] = [
  { text: "A@a1", path: [20, 0], say },
  { text: "A@b1", path: [20, 1], say },
  { text: "swap", path: [3, 4], also: [4, 3], say },
  { text: "skip", path: [9], say },
];

test("what can be touched next is where a choice goes on", () => {
  expect([...open(choices, [])].sort()).toEqual([20, 3, 4, 9]);
  expect([...open(choices, [20])].sort()).toEqual([0, 1]);
  expect([...open(choices, [4])]).toEqual([3]);
  expect([...open(choices, [7])]).toEqual([]);
});

test("a touch narrows, chooses, or does nothing", () => {
  expect(touch(choices, [], 20)).toEqual({ type: "narrowed", touched: [20] });
  expect(touch(choices, [20], 1)).toEqual({ type: "chosen", choice: choices[1] });
  expect(touch(choices, [4], 3)).toEqual({ type: "chosen", choice: choices[2] });
  expect(touch(choices, [], 0)).toEqual({ type: "nothing" });
  expect(touch(choices, [], 9)).toEqual({ type: "chosen", choice: choices[3] });
});

test("a choice is aimed at only by its last touch", () => {
  expect(aimedAt(choices, [], 20)).toBeNull();
  expect(aimedAt(choices, [20], 0)?.text).toBe("A@a1");
});

test("the choices left begin as touched, in either order", () => {
  expect(left(choices, [4]).map(({ text }) => text)).toEqual(["swap"]);
  expect(left(choices, []).length).toBe(4);
});
