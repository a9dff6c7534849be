import { expect, test } from "vitest";
import { modeOf } from "./layout";

test.each([
  [1280, 740, true, "wide"],
  [1280, 740, false, "aside"],
  [390, 794, true, "phone"],
  [844, 340, true, "low"],
  [640, 350, false, "stack"],
  [320, 206, true, "stack"],
] as const)("a window of %i × %i, wide board: %s, lies %s", (width, height, isWide, mode) => {
  expect(modeOf(width, height, isWide)).toBe(mode);
});
