import { expect, test } from "vitest";
import type { Board } from "../wire";
import { remembered } from "./remembered";
import type { Layout } from "./skin";

const board: Board = { extent: [1, 1], spots: [], strokes: [], coordinates: [], sides: [], looks: [], paints: [], scoring: null };

test("a layout is made once for a board and a room", () => {
  let made = 0;
  const layout = remembered((_, { width, height }): Layout => {
    made += 1;
    return { width, height, places: [], pose: () => ({ x: 0, y: 0, scale: 1, turn: 0, z: 0 }), unit: 1, turned: false, tall: false };
  });
  const room = { width: 10, height: 10, turned: false, coordinates: false };
  const first = layout(board, room);
  expect(layout(board, { ...room })).toBe(first);
  expect(layout(board, { ...room, turned: true })).not.toBe(first);
  expect(layout({ ...board }, room)).not.toBe(first);
  expect(made).toBe(3);
});
