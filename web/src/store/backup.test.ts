import { beforeEach, describe, expect, test, vi } from "vitest";

// The core is not needed to keep things.
vi.mock("../core/core", () => ({ kindOf: () => undefined, speak: () => "" }));
import { settings } from "../app/settings.svelte";
import { diary, note } from "../learn/diary.svelte";
import { backup, isBackup, restore } from "./backup";
import { all, forget, keep, kept, momentOf, type Kept } from "./library";

const game = (id: string, changed: number): Kept => ({
  id,
  game: "any",
  log: { series: [], events: [], served: 1 },
  players: [{ type: "person", name: "human" }],
  began: 1,
  changed,
  ply: 0,
  ending: null,
  winner: null,
});

describe("everything as one text", () => {
  beforeEach(async () => {
    for (const { id } of await all()) await forget(id);
  });

  test("games, progress and settings come back, and what is newer here stays", async () => {
    await keep(game("a", 5));
    await keep(game("b", 5));
    await note("puzzle", "p", 3, true);
    settings.coordinates = true;
    const text = await backup();
    expect(isBackup(text)).toBe(true);
    await forget("a");
    await keep(game("b", 9));
    await note("puzzle", "q", 1, false);
    settings.coordinates = false;
    expect(await restore(text)).toEqual({ games: 1, damaged: 0 });
    expect((await all()).map(({ id, changed }) => [id, changed])).toEqual([
      ["b", 9],
      ["a", 5],
    ]);
    expect(settings.coordinates).toBe(true);
    expect([diary().get("puzzle:p")?.done, diary().get("puzzle:q")?.count]).toEqual([true, 1]);
  });

  test("what was done here is not undone by an older text", async () => {
    await restore(JSON.stringify({ tabuleiro: 1, progress: [{ id: "puzzle:p", count: 1, done: false }] }));
    expect(diary().get("puzzle:p")).toEqual({ id: "puzzle:p", count: 3, done: true });
  });

  test("things that are no games are counted, and a game that went out alone comes back", async () => {
    expect(await restore(JSON.stringify({ tabuleiro: 1, games: [7, { id: 3 }, game("c", 1)] }))).toEqual({ games: 1, damaged: 2 });
    await forget("c");
    expect(await restore(JSON.stringify(game("c", 1)))).toEqual({ games: 1, damaged: 0 });
    expect((await kept("c"))?.id).toBe("c");
    await expect(restore("{")).rejects.toThrow();
  });
});

test.each([undefined, null, "yesterday", NaN, Infinity, 9e15])("%s is no moment, and is told as the beginning of time", (kept) => {
  expect(momentOf(kept)).toBe(0);
  expect(() => new Date(momentOf(kept)).toISOString()).not.toThrow();
});
