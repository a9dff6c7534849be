import { expect, test } from "vitest";
import type { Standing } from "../wire";
import { leftAt, runningOf, shownTime } from "./clocks";

const standing = (more: Partial<Standing> = {}): Standing => ({
  now: 1_000,
  ply: 4,
  head: 5,
  turn: 1,
  clocks: [60_000, 50_000],
  deadline: { at: 51_000, seat: 1, first_move: false },
  offers: [],
  gone: [],
  ending: null,
  outcome: null,
  ...more,
});

test("only the clock of whoever must decide runs", () => {
  expect([0, 1].map((seat) => leftAt(standing(), seat, 11_000))).toEqual([60_000, 40_000]);
  expect(runningOf(standing())).toBe(1);
});

test("a clock stands still before a first move and after the end, and never falls below nothing", () => {
  expect(leftAt(standing({ deadline: null }), 1, 11_000)).toBe(50_000);
  expect(leftAt(standing({ deadline: { at: 51_000, seat: 1, first_move: true } }), 1, 11_000)).toBe(50_000);
  expect(leftAt(standing({ ending: "resigned 1" }), 1, 11_000)).toBe(50_000);
  expect(leftAt(standing(), 1, 99_000)).toBe(0);
  expect(runningOf(standing({ ending: "rules" }))).toBeNull();
});

test("without a clock there is nothing to show", () => {
  expect(leftAt(standing({ clocks: [null, null], deadline: null }), 0, 0)).toBeNull();
});

test("time is shown in minutes and seconds, and in tenths when it is short", () => {
  expect([600_000, 61_000, 59_001, 10_000, 9_999, 940, 0].map(shownTime)).toEqual(["10:00", "1:01", "1:00", "0:10", "0:09.9", "0:00.9", "0:00.0"]);
});
