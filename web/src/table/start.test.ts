import { describe, expect, test, vi } from "vitest";
import { realCore } from "../testing/core";
import type { Kept, Player } from "../wire";
import { person } from "./levels";
import { perform } from "./session";
import { fresh, keptOf, next } from "./start";

vi.mock("../core/aside", () => ({ aside: () => Promise.reject(new Error("no worker")) }));

const players: Player[] = [person("Ana"), { type: "level", name: "casual" }];

test("a new game has its own name and seed, its players and its clock, and has not begun", async () => {
  const control = { type: "fischer", start: 180_000, add: 2_000 } as const;
  const [one, other] = [await fresh(realCore(), { game: "oware", options: "rules=report", players, control }), await fresh(realCore(), { game: "oware" })];
  expect(one).toMatchObject({ game: "oware", players, ply: 0, ending: null, winner: null });
  expect(one.id).not.toBe(other.id);
  const begun = [one, other].map(({ log }) => (log as Kept).events[0]?.what);
  expect(begun[0]).toMatchObject({ type: "opened", options: "rules=report", terms: { control, friendly: true } });
  expect(begun.map((what) => what?.type === "opened" && what.terms.seed)).not.toContain(0);
});

describe("the next game", () => {
  /** Who sits where in the next game after one that ended so. */
  async function seatsAfter(game: string, ends: "first wins" | "second wins" | "draw") {
    const core = realCore();
    const seated: Player[] = [person("Ana"), person("Rui")];
    await fresh(core, { game, players: seated });
    if (ends === "draw") {
      const offer = (await perform(core, { type: "offer-draw" }, 0)).at(-1)?.number ?? 0;
      await perform(core, { type: "answer", offer, yes: true }, 1);
    } else await perform(core, { type: "resign" }, ends === "first wins" ? 1 : 0);
    const after = await next(realCore(), await keptOf(core));
    return after.players.map(({ name }) => name);
  }

  test("is begun by the loser in Oolong, and after a draw the seats change", async () => {
    expect(await seatsAfter("oolong", "first wins")).toEqual(["Rui", "Ana"]);
    expect(await seatsAfter("oolong", "second wins")).toEqual(["Ana", "Rui"]);
    expect(await seatsAfter("oolong", "draw")).toEqual(["Rui", "Ana"]);
  });

  test.each(["quantik", "oware", "otrio"])("has the seats moved on in %s, however it ended", async (game) => {
    for (const ends of ["first wins", "second wins", "draw"] as const) expect(await seatsAfter(game, ends), ends).toEqual(["Rui", "Ana"]);
  });

  test("keeps the score and the clock", async () => {
    const core = realCore();
    await fresh(core, { game: "quantik", players, control: { type: "fischer", start: 300_000, add: 3_000 } });
    await perform(core, { type: "resign" }, 1);
    const after = await next(realCore(), await keptOf(core));
    const again = realCore();
    await again.ask("opened", { hold: { type: "resume", kept: after.log as Kept } });
    const { score } = await again.ask("score", { look: { type: "score" } });
    expect([score.won, score.seating]).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect((await again.ask("standing", { look: { type: "standing" } })).standing.clocks).toEqual([300_000, 300_000]);
  });
});
