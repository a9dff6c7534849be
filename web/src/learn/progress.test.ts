import { describe, expect, test } from "vitest";
import { countDone, dayOf, nameOf, nextOf, streak, type Progress } from "./progress";

const NOW = new Date(2026, 10, 16, 9, 30).getTime();
const HOUR = 3_600_000;

function kept(...days: string[]): Map<string, Progress> {
  return new Map(days.map((day) => [nameOf("day", day), { id: nameOf("day", day), count: 1, done: true }]));
}

describe("a streak", () => {
  test("counts days in a row up to today, or up to yesterday while today is to come", () => {
    expect(streak(kept("2026-11-16", "2026-11-15", "2026-11-14"), NOW)).toBe(3);
    expect(streak(kept("2026-11-15", "2026-11-14"), NOW)).toBe(2);
  });

  test("ends with a day left out", () => {
    expect(streak(kept("2026-11-14", "2026-11-13"), NOW)).toBe(0);
    expect(streak(kept("2026-11-16", "2026-11-14"), NOW)).toBe(1);
    expect(streak(kept(), NOW)).toBe(0);
  });

  test("goes on over the end of a month and over days of 23 and 25 hours", () => {
    const year = Array.from({ length: 365 }, (_, ago) => dayOf(new Date(2026, 10, 16 - ago, 12).getTime()));
    expect(new Set(year).size).toBe(365);
    expect(streak(kept(...year), NOW)).toBe(365);
    expect(streak(kept(...year), NOW + 14 * HOUR)).toBe(365);
  });
});

test("what is done is counted, and the next is what is not", () => {
  const done = new Map([
    [nameOf("puzzle", "b"), { id: nameOf("puzzle", "b"), count: 2, done: true }],
    [nameOf("puzzle", "a"), { id: nameOf("puzzle", "a"), count: 1, done: false }],
  ]);
  const items = [{ id: "b" }, { id: "a" }, { id: "c" }];
  expect(countDone(done, "puzzle", items)).toBe(1);
  expect(countDone(done, "lesson", items)).toBe(0);
  expect(nextOf(done, "puzzle", items)?.id).toBe("a");
  expect(nextOf(done, "puzzle", [{ id: "b" }])?.id).toBe("b");
  expect(nextOf(done, "puzzle", [])).toBeUndefined();
});
