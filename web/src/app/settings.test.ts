import { expect, test } from "vitest";
import { merged, read, type Settings } from "./settings.svelte";

const usual: Settings = { lang: "en", theme: "system", solid: false, coordinates: false, sounds: false, motion: "system", confirm: true, typing: false };

test("two tabs that each change something both have their way", () => {
  const stored = { ...usual, lang: "pt" as const };
  expect(merged(stored, usual, { ...usual, solid: true })).toEqual({ ...usual, lang: "pt", solid: true });
});

test("a value that cannot be is left as it was", () => {
  expect(read('{"lang": "xx", "sounds": true}', usual)).toEqual({ ...usual, sounds: true });
});
