import { expect, test } from "vitest";
import type { Judgement } from "../wire";
import { best, short, worth } from "./chips";

const judged = (move: string, more: Partial<Judgement>): Judgement => ({
  move,
  value: null,
  proven: false,
  plies: null,
  score: null,
  why: null,
  chance: null,
  grade: null,
  ...more,
});

test("a proven value tells its length, a guess its size", () => {
  expect(short(judged("a", { value: "win", proven: true, plies: 5 }))).toBe("5");
  expect(short(judged("a", { value: "draw", proven: true }))).toBe("");
  expect(short(judged("a", { score: 125 }))).toBe("+1.3");
  expect(short(judged("a", { score: -40 }))).toBe("−0.4");
  expect(short(judged("a", {}))).toBe("?");
});

test("a quick win is best, a slow loss is better than a quick one", () => {
  const moves = [
    judged("slow", { value: "win", proven: true, plies: 9 }),
    judged("quick", { value: "win", proven: true, plies: 3 }),
    judged("late", { value: "loss", proven: true, plies: 8 }),
    judged("soon", { value: "loss", proven: true, plies: 2 }),
    judged("guess", { score: 300 }),
  ];
  expect(moves.toSorted((one, other) => worth(other) - worth(one)).map(({ move }) => move)).toEqual(["quick", "slow", "guess", "late", "soon"]);
  expect(best(moves)?.move).toBe("quick");
  expect(best([])).toBeUndefined();
});
