import { describe, expect, test } from "vitest";
import type { Judgement, Value } from "../wire";
import { costOf, height, signed, turned, worthHere, type Finding } from "./worth";

function judged(move: string, value: Value | null, plies: number | null = null, score: number | null = null): Judgement {
  return { move, value, proven: value !== null, plies, score, why: null, cost: null };
}

function found(...moves: Judgement[]): Finding {
  return { moves, line: [], lineProven: false, nodes: 0, done: false };
}

test("what a move gave away is what the core says of it", () => {
  const cost = { type: "value", had: "win", left: "draw" } as const;
  const finding = found(judged("a", "win", 3), { ...judged("b", "draw"), cost });
  expect(costOf(finding, "b")).toEqual(cost);
  expect(costOf(finding, "a")).toBeNull();
  expect(costOf(finding, "z")).toBeNull();
  expect(costOf(undefined, "a")).toBeNull();
});

describe("what a position is worth", () => {
  test("is what its best move is worth, or nothing that anybody knows", () => {
    expect(worthHere(found(judged("a", "win", 5), judged("b", "loss", 2)))).toEqual({ value: "win", plies: 5, score: null });
    expect(worthHere(found(judged("a", null, null, 12)))).toEqual({ value: null, plies: null, score: 12 });
    expect(worthHere(found(judged("a", null)))).toBeNull();
    expect(worthHere(found())).toBeNull();
  });

  test("is the opposite for the other side", () => {
    expect(turned({ value: "win", plies: 5, score: null })).toEqual({ value: "loss", plies: 5, score: null });
    expect(turned({ value: null, plies: null, score: 30 })).toEqual({ value: null, plies: null, score: -30 });
  });

  test("stands higher the surer and nearer it is", () => {
    const rising = [
      { value: "loss", plies: 1, score: null },
      { value: "loss", plies: 9, score: null },
      { value: null, plies: null, score: -900 },
      { value: null, plies: null, score: -10 },
      { value: "draw", plies: null, score: null },
      { value: null, plies: null, score: 10 },
      { value: null, plies: null, score: 900 },
      { value: "win", plies: 9, score: null },
      { value: "win", plies: 1, score: null },
    ] as const;
    const heights = rising.map(height);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    for (const one of heights) expect(Math.abs(one)).toBeLessThanOrEqual(1);
  });

  test("is written with its sign", () => {
    expect([125, -50, 0, 3, -2].map(signed)).toEqual(["+1.3", "−0.5", "0.0", "0.0", "0.0"]);
  });
});
