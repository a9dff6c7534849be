import { expect, test, vi } from "vitest";
import { realCore } from "../testing/core";
import { levels } from "../table/answering/levels";
import { seated } from "../table/seated";
import { fresh } from "../table/start";
import type { Kept, Kind } from "../wire";
import type { Client } from "./client";
import { Thinker } from "./thinker";

const { kinds } = await realCore().ask("kinds", { catalogue: { type: "kinds" } });
vi.mock("./core", () => ({ kindOf: (name: string) => kinds.find((kind: Kind) => kind.name === name), worker: () => Promise.reject(new Error("no worker")) }));
vi.mock("./aside", () => ({ aside: () => Promise.reject(new Error("no worker")) }));

/** Cores of which the next one can be told to break at its next question. */
function fragile(): { make: () => Promise<Client>; break: () => void; made: () => number } {
  let isBreaking = false;
  let count = 0;
  const make = async (): Promise<Client> => {
    count += 1;
    const core = realCore();
    let isBroken = false;
    const check = () => {
      isBroken ||= isBreaking;
      isBreaking = false;
      if (isBroken) throw new Error("unreachable executed");
    };
    return {
      answer: async (ask) => (check(), core.answer(ask)),
      ask: async (type, ask) => (check(), core.ask(type, ask)),
      close: () => core.close(),
    };
  };
  return { make, break: () => (isBreaking = true), made: () => count };
}

const log = async (game = "quantik"): Promise<Kept> =>
  (
    await fresh(realCore(), {
      game,
      players: [
        { type: "person", name: "" },
        { type: "person", name: "" },
      ],
    })
  ).log as Kept;

test("a game whose core breaks is taken up again from its log, and that is told", async () => {
  const cores = fragile();
  const table = await seated(await levels(await log(), false, cores.make), cores.make);
  const told: number[] = [];
  table.listen(() => void told.push(table.state.restarts));
  expect(await table.act(0, { type: "play", text: "A@a4" })).toBeNull();
  await vi.waitFor(() => expect(table.state.ply).toBe(1));
  for (const text of ["B@b3", "C@c2", "D@d1"]) {
    cores.break();
    expect(await table.act(table.state.ply % 2, { type: "play", text })).toBeNull();
    await vi.waitFor(() => expect(table.state.moves.at(-1)?.text).toBe(text));
  }
  expect(table.state.moves.map(({ text }) => text)).toEqual(["A@a4", "B@b3", "C@c2", "D@d1"]);
  expect(table.state.restarts).toBe(3);
  expect(told).toContain(1);
  table.close();
});

test("a thought that breaks its core is thought again by another one, and one that breaks every core is given up", async () => {
  const cores = fragile();
  const thinker = new Thinker(cores.make);
  const { events } = await log("otrio");
  cores.break();
  const answer = await thinker.ask({ log: events }, "thought", { type: "level", name: "beginner" });
  expect(answer?.thought.best).toBeTruthy();
  expect(cores.made()).toBe(2);
  const hopeless = new Thinker(async () => ({ answer: () => Promise.reject(new Error("broken")), ask: () => Promise.reject(new Error("broken")), close: () => undefined }));
  await expect(hopeless.ask({ log: events }, "thought", { type: "level" })).rejects.toThrow("broken");
});
