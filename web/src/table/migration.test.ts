// Games as the last releases kept them open as they were: their positions, results, players and scores.
import { describe, expect, test, vi } from "vitest";
import earlier from "../store/earlier.json";
import { isEarlier, read } from "../store/earlier";
import type { Kept } from "../store/library";
import { realCore } from "../testing/core";
import type { Kind } from "../wire";
import { logOf } from "./migration";
import { standingOf, viewAt } from "./session";

const { kinds } = await realCore().ask("kinds", { catalogue: { type: "kinds" } });
vi.mock("../core/core", () => ({ kindOf: (name: string) => kinds.find((kind: Kind) => kind.name === name) }));

const FIRST = 1_763_200_000_000;

async function opened(kept: unknown) {
  const core = realCore();
  const game = read(kept) as Kept;
  const log = await logOf(core, game);
  const again = realCore();
  await again.ask("opened", { hold: { type: "resume", kept: log } });
  return { game, log, core: again };
}

describe.each(earlier.map((one) => [one.note, one] as const))("%s", (_, { kept, tokens }) => {
  test("stands where it stood", async () => {
    expect(isEarlier((read(kept) as Kept).log)).toBe(true);
    const { core, log } = await opened(kept);
    const { ply, ending, outcome } = await standingOf(core);
    expect({ ply, ending, winner: outcome?.winner ?? null }).toEqual({ ply: kept.ply, ending: kept.ending, winner: kept.winner });
    expect((await viewAt(core)).tokens).toEqual(tokens);
    expect(log.events[0]).toMatchObject({ number: 0, at: FIRST, what: { type: "opened" } });
  });

  test("has the players it had", async () => {
    const { game, log } = await opened(kept);
    const names = game.players.map(({ name }) => name);
    expect(names).toEqual(kept.players.map((name) => name.replace(/^@/, "")));
    const [first] = log.events;
    expect(first?.what.type === "opened" && first.what.players).toEqual(game.players);
  });

  test("is a log from then on", async () => {
    const { log } = await opened(kept);
    const kept2 = { ...(read(kept) as Kept), log };
    expect(isEarlier(kept2.log)).toBe(false);
    expect(await logOf(realCore(), read(structuredClone(kept2)) as Kept)).toEqual(log);
  });
});

test("the score of games in a row is what it was, and so are the seats", async () => {
  const scoreOf = async (note: string) => {
    const { core } = await opened(earlier.find((one) => one.note === note)?.kept);
    return (await core.ask("score", { look: { type: "score" } })).score;
  };
  const two = await scoreOf("oolong in the third game of a row");
  expect([two.won, two.drawn, two.seating, two.players.map(({ name }) => name)]).toEqual([[1, 0], 1, [1, 0], ["human", "casual"]]);
  const three = await scoreOf("otrio of three in the third game of a row");
  expect([three.won, three.drawn, three.seating]).toEqual([[0, 2, 0], 0, [2, 0, 1]]);
  expect(three.players.map(({ name }) => name)).toEqual(["human", "Ana", "keen"]);
});

test("levels go on as they would have: their seed is the old one", async () => {
  const { log } = await opened(earlier[0]?.kept);
  const [first] = log.events;
  expect(first?.what.type === "opened" && first.what.terms).toMatchObject({ seed: 11, friendly: true, control: { type: "none" } });
});

test("what is no game at all is left as it is", () => {
  for (const thing of [null, 7, {}, { id: "x" }, { id: "x", log: 3 }]) expect(read(thing)).toBe(thing);
});
