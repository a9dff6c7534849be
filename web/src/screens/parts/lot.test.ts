import { expect, test } from "vitest";
import type { Board, Spot } from "../../wire";
import { liveliness, lot } from "./lot";

const spot = (kind: Spot["kind"], touch = true): Spot => ({ id: "", kind, outline: "pit", label: { bundle: "", key: "" }, at: [0, 0], size: [1, 1], stack: 1, touch });
const board = (places: number): Board => ({
  extent: [1, 1],
  strokes: [],
  coordinates: [],
  sides: [],
  looks: [],
  paints: [],
  scoring: null,
  spots: [...Array.from({ length: places }, () => spot("place")), spot("hand"), spot("place", false)],
});

test("a board is lively after half as many moves as it has places, within limits", () => {
  expect([4, 18, 40, 81].map((places) => liveliness(board(places)))).toEqual([9, 9, 20, 30]);
});

test("lots are the same every time and do not all fall alike", () => {
  const lots = Array.from({ length: 40 }, (_, turn) => lot(turn, 6));
  expect(lots).toEqual(Array.from({ length: 40 }, (_, turn) => lot(turn, 6)));
  expect(new Set(lots)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});
