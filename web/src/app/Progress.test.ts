import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.css"], { query: "?raw", import: "default", eager: true });

test("a progress bar is drawn in one place", () => {
  const drawn = Object.entries(sources).filter(([, source]) => source.includes("::-webkit-progress-value"));
  expect(drawn.map(([path]) => path)).toEqual(["./Progress.svelte"]);
});
