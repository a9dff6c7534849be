import { describe, expect, test } from "vitest";
import { all, forget, isKept, keep, kept, keepProgress, progress, type Kept } from "./library";
import { Memory } from "./memory";

const game = (id: string, changed = 1): Kept => ({
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

describe("memory", () => {
  test("gives copies", () => {
    const memory = new Memory<Kept>();
    const one = game("a");
    memory.put(one);
    one.ply = 9;
    expect(memory.get("a")?.ply).toBe(0);
  });

  test("what it holds goes before what is stored", () => {
    const memory = new Memory<Kept>();
    memory.put(game("a", 5));
    expect(memory.over([game("a", 1), game("b", 2)]).map(({ id, changed }) => [id, changed])).toEqual([
      ["b", 2],
      ["a", 5],
    ]);
  });
});

// Node has no IndexedDB: a browser that forbids it behaves the same.
describe("a library without a store", () => {
  test("keeps games as long as the page is open, and says so", async () => {
    await keep(game("a", 1));
    await keep(game("b", 2));
    expect(isKept()).toBe(false);
    expect((await kept("a"))?.id).toBe("a");
    expect((await all()).map(({ id }) => id)).toEqual(["b", "a"]);
    await forget("a");
    expect(await kept("a")).toBeUndefined();
  });

  test("keeps progress likewise", async () => {
    await keepProgress({ id: "puzzle", solved: true });
    expect(await progress()).toEqual([{ id: "puzzle", solved: true }]);
  });
});
