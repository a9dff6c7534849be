import { expect, test } from "vitest";
import { grain, seeded, short, smooth } from "./wood";

test("the same seed gives the same numbers, another seed others", () => {
  const [one, same, other] = [seeded(7), seeded(7), seeded(8)];
  const numbers = Array.from({ length: 20 }, () => one());
  expect(Array.from({ length: 20 }, () => same())).toEqual(numbers);
  expect(other()).not.toBe(numbers[0]);
  for (const number of numbers) expect(number >= 0 && number < 1).toBe(true);
});

test("grain is a handful of paths, the same every time", () => {
  const plank = { x: 0, y: 0, width: 100, height: 50, strokes: 12, seed: 3 };
  expect(grain(plank)).toEqual(grain(plank));
  expect(grain(plank).length).toBeLessThanOrEqual(3);
  expect(
    grain(plank)
      .map(({ d }) => d.split("M").length - 1)
      .reduce((sum, count) => sum + count),
  ).toBe(12);
});

test("numbers are written briefly and lines begin and end where they should", () => {
  expect(short(1.2345)).toBe("1.2");
  expect(
    smooth([
      [0, 0],
      [5, 5],
      [10, 0],
    ]),
  ).toBe("M0 0Q5 5 7.5 2.5L10 0");
  expect(smooth([])).toBe("");
});
