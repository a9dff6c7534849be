import { describe, expect, test } from "vitest";
import type { Judgement, Value } from "../wire";
import { cost, height, MISTAKE, signed, turned, worthHere, type Finding } from "./worth";

function judged(move: string, value: Value | null, plies: number | null = null, score: number | null = null): Judgement {
  return { move, value, proven: value !== null, plies, score, why: null };
}

function found(...moves: Judgement[]): Finding {
  return { moves, line: [], lineProven: false, nodes: 0, done: false };
}

const before = (best: Judgement, played: Judgement) => cost(found(best, played), played.move);

describe("a mistake", () => {
  test("is a proven value that gets worse", () => {
    expect(before(judged("a", "win", 3), judged("b", "draw"))).toEqual({ had: "win", left: "draw" });
    expect(before(judged("a", "draw"), judged("b", "loss", 2))).toEqual({ had: "draw", left: "loss" });
    expect(before(judged("a", "win", 3), judged("b", "win", 9))).toBeNull();
    expect(before(judged("a", "loss", 9), judged("b", "loss", 2))).toBeNull();
  });

  test("is a guess that drops by a whole unit", () => {
    expect(before(judged("a", null, null, 50), judged("b", null, null, 50 - MISTAKE))).toEqual({ score: MISTAKE });
    expect(before(judged("a", null, null, 50), judged("b", null, null, 51 - MISTAKE))).toBeNull();
  });

  test("cannot be seen where only one of the two is proven, or nothing is known", () => {
    expect(before(judged("a", "win", 3), judged("b", null, null, -900))).toBeNull();
    expect(before(judged("a", null), judged("b", null))).toBeNull();
    expect(cost(undefined, "a")).toBeNull();
    expect(cost(found(judged("a", "win", 1)), "z")).toBeNull();
  });
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
