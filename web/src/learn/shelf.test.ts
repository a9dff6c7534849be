import { describe, expect, test, vi } from "vitest";
import type { Lesson, Puzzle } from "../wire";

// The core is not needed to find things on a shelf.
vi.mock("../core/aside", () => ({ aside: () => Promise.reject(new Error("no core")) }));
vi.mock("../core/core", () => ({ kindOf: () => undefined }));
const { graded, itemOf, shelfOf } = await import("./shelf");

function puzzle(id: string, grade: number): Puzzle {
  return { id, game: "any", position: "", goal: "win", plies: 1, grade, solution: ["a"] };
}

const lesson: Lesson = { id: "first", game: "any", title: { en: "", pt: "" }, pages: [] };

describe("a shelf", () => {
  test("finds lessons and puzzles by name", () => {
    const shelf = { lessons: [lesson], puzzles: [puzzle("p1", 1), puzzle("p2", 2)] };
    expect(itemOf(shelf, "first")).toMatchObject({ type: "lesson", at: 0, of: 1 });
    expect(itemOf(shelf, "p2")).toMatchObject({ type: "puzzle", at: 1, of: 2 });
    expect(itemOf(shelf, "p3")).toBeNull();
  });

  test("has puzzles by grade, with numbers that go on", () => {
    const shelf = graded([puzzle("a", 1), puzzle("b", 1), puzzle("c", 3)]);
    expect(shelf.map(({ grade, puzzles }) => [grade, puzzles.map(({ number }) => number)])).toEqual([
      [1, [1, 2]],
      [3, [3]],
    ]);
  });

  test("is not there for a game that is not there", async () => {
    expect(await shelfOf("none")).toBeNull();
  });
});
