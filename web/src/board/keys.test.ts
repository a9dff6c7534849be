import { expect, test } from "vitest";
import type { Target } from "./aim";
import { Focus, meaning } from "./keys.svelte";

const at = (spot: number, x: number, y: number, size = 40, open = true): Target => ({
  spot,
  box: { x: x - size / 2, y: y - size / 2, width: size, height: size },
  round: true,
  open,
});
/** Two rows of two, and a small place in the middle of the first, which is closed. */
const places = [at(0, 0, 0, 40, false), at(1, 50, 0), at(2, 0, 50), at(3, 50, 50), at(4, 0, 0, 20)];
const press = (key: string, spot: number, shiftKey = false) => meaning({ key, shiftKey }, spot, places);

test("arrows go to the neighbour, of places around one middle to the one that can be chosen", () => {
  expect(press("ArrowRight", 2)).toEqual({ type: "go", spot: 3 });
  expect(press("ArrowLeft", 1)).toEqual({ type: "go", spot: 4 });
  expect(press("ArrowDown", 3)).toEqual({ type: "go", spot: 3 });
});

test("with Shift they go inwards and outwards, Home, End and the Page keys to the edges", () => {
  expect(press("ArrowRight", 0, true)).toEqual({ type: "go", spot: 4 });
  expect(press("ArrowUp", 4, true)).toEqual({ type: "go", spot: 0 });
  expect(press("End", 2)).toEqual({ type: "go", spot: 3 });
  expect(press("PageUp", 3)).toEqual({ type: "go", spot: 1 });
});

test("R reads, Escape takes back, all else means nothing", () => {
  expect(press("r", 0)).toEqual({ type: "read", isGroup: false });
  expect(press("R", 0, true)).toEqual({ type: "read", isGroup: true });
  expect(press("Escape", 0)).toEqual({ type: "back" });
  expect(press("x", 0)).toBeNull();
});

test("after a click the keys to the left and right belong to the moves, until a key leads again", () => {
  const focus = new Focus();
  [focus.isHere, focus.spot] = [true, 3];
  focus.pressed();
  expect(["ArrowLeft", "ArrowRight", "Home", "End"].map((key) => focus.takes(key))).toEqual([false, false, false, false]);
  expect(focus.isSeenOn(3)).toBe(false);
  expect(focus.takes("ArrowUp")).toBe(true);
  expect(focus.takes("ArrowLeft")).toBe(true);
  expect([focus.isSeenOn(3), focus.isSeenOn(2)]).toEqual([true, false]);
});
