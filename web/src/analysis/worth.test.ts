import { describe, expect, test } from "vitest";
import type { Judgement, Value } from "../wire";
import { height, signed, turned, worthHere, type Finding } from "./worth";

function judged(move: string, value: Value | null, plies: number | null = null, score: number | null = null): Judgement {
  return { move, value, proven: value !== null, plies, score, why: null, chance: null, grade: null };
}

function found(...moves: Judgement[]): Finding {
  return { moves, line: [], lineProven: false, nodes: 0, done: false };
}

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

  test("stands as high as the chance of winning", () => {
    expect([0, 250, 500, 1000].map(height)).toEqual([-1, -0.5, 0, 1]);
  });

  test("is written with its sign", () => {
    expect([125, -50, 0, 3, -2].map(signed)).toEqual(["+1.3", "−0.5", "0.0", "0.0", "0.0"]);
  });
});
