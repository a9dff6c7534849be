import { expect, test } from "vitest";
import { stroke } from "./stroke";

test("a straight line is drawn from end to end and a little further", () => {
  expect(
    stroke([
      { x: 0, y: 0 },
      { x: 50, y: 0 },
      { x: 100, y: 0 },
    ]),
  ).toBe("M-12.0 0.0L112.0 0.0");
});

test("a square is gone round, not crossed", () => {
  const d = stroke([
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 0, y: 10 },
    { x: 10, y: 10 },
  ]);
  expect(d).toBe("M0.0 0.0L10.0 0.0L10.0 10.0L0.0 10.0Z");
});

test("three rings around one middle are a dot, and nothing is nothing", () => {
  expect(stroke([])).toBe("");
  expect(stroke([{ x: 5, y: 5 }])).toBe("M5.0 5.0l0 0");
});
