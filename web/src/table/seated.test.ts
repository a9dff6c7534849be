import { describe, expect, test, vi } from "vitest";
import { realCore } from "../testing/core";
import type { Event, Fault, Kept, Kind, Player, TimeControl } from "../wire";
import type { Answering, Hearing } from "./answering/answering";
import { levels } from "./answering/levels";
import { person } from "./levels";
import { apart, seated } from "./seated";
import { open, perform } from "./session";
import { keptOf } from "./start";
import type { Change, Table } from "./table";

const { kinds } = await realCore().ask("kinds", { catalogue: { type: "kinds" } });
vi.mock("../core/core", () => ({ kindOf: (name: string) => kinds.find((kind: Kind) => kind.name === name), worker: () => Promise.reject(new Error("no worker")) }));
vi.mock("../core/aside", () => ({ aside: () => Promise.reject(new Error("no worker")) }));

const make = async () => realCore();
const PEOPLE = [person("Ana"), person("Rui")];
const AGAINST: Player[] = [person(), { type: "level", name: "beginner" }];

async function begun(game: string, players: Player[], control: TimeControl = { type: "none" }): Promise<Kept> {
  const core = realCore();
  await open(core, { game, players, control, dealt: true }, 3);
  return keptOf(core);
}

async function table(kept: Kept): Promise<{ table: Table; changes: Change[]; until: (holds: () => boolean) => Promise<void> }> {
  const made = await seated(await levels(kept, false, make), make);
  const changes: Change[] = [];
  made.listen((change) => void changes.push(change));
  const until = (holds: () => boolean) => vi.waitFor(() => expect(holds()).toBe(true), { timeout: 5_000, interval: 5 });
  return { table: made, changes, until };
}

/** Whoever answers lets a test say what happens. */
function told(log: Kept): Answering & { hearing: Hearing } {
  const answering = {
    log,
    mine: [0, 1],
    hearing: null as unknown as Hearing,
    begin: (hearing: Hearing) => void (answering.hearing = hearing),
    command: async (): Promise<Fault | null> => null,
    score: () => Promise.reject(new Error("none")),
    retry: () => undefined,
    close: () => undefined,
  };
  return answering;
}

/** Events of moves, as another core would tell them. */
async function moves(log: Kept, ...texts: string[]): Promise<Event[]> {
  const core = realCore();
  await core.ask("opened", { hold: { type: "mirror", events: log.events } });
  const all: Event[] = [];
  for (const text of texts) all.push(...(await perform(core, { type: "play", text })));
  return all;
}

describe("a table", () => {
  test("lets nobody see where a move ends before it is told how it goes", async () => {
    const log = await begun("oware", PEOPLE);
    const answering = told(log);
    const made = await seated(answering, make);
    const seen: string[] = [];
    made.listen((change) => void seen.push(`${change.type} at ${made.state.ply}`));
    const all = answering.hearing.events(await moves(log, "A"));
    // Somebody else has something to tell all the time until the move is shown.
    for (let time = 0; time < 5_000 && !seen.includes("moved at 1"); time++) {
      answering.hearing.thinking(time % 2 === 0, null);
      await Promise.resolve();
    }
    await all;
    expect(seen.find((one) => one.endsWith("at 1"))).toBe("moved at 1");
    expect(seen.filter((one) => one === "other at 0").length).toBeGreaterThan(0);
  });

  test("shows two changes in quick succession one after the other, and each from where the one before left off", async () => {
    const log = await begun("oware", PEOPLE);
    const answering = told(log);
    const shown: string[] = [];
    const made = await seated(answering, make);
    let ends = () => {};
    made.listen(async (change) => {
      if (change.type !== "moved") return;
      shown.push(`${change.played.text} at ${made.state.ply}`);
      await new Promise<void>((resolve) => (ends = resolve));
    });
    const [first, second] = await moves(log, "A", "b");
    if (!first || !second) throw new Error("two moves");
    void answering.hearing.events([first]);
    const all = answering.hearing.events([second]);
    await vi.waitFor(() => expect(shown).toEqual(["A at 1"]));
    ends();
    await vi.waitFor(() => expect(shown).toEqual(["A at 1", "b at 2"]));
    ends();
    await all;
    expect(made.state.moves.map(({ text }) => text)).toEqual(["A", "b"]);
    expect(made.kept().events.length).toBe(3);
  });

  test("shows moves that arrive together one by one", async () => {
    const log = await begun("oware", PEOPLE);
    const answering = told(log);
    const made = await seated(answering, make);
    const plies: number[] = [];
    made.listen(({ type }) => void (type === "moved" && plies.push(made.state.ply)));
    await answering.hearing.events(await moves(log, "A", "b", "C"));
    expect(plies).toEqual([1, 2, 3]);
  });

  test("has the same choices, and the same position, until another is on the board", async () => {
    const { table: made, until } = await table(await begun("oware", PEOPLE));
    const before = made.state;
    expect(await made.act(0, { type: "offer-draw" })).toBeNull();
    await until(() => made.state.standing.offers.length === 1);
    expect(made.state.choices).toBe(before.choices);
    expect(made.state.view).toBe(before.view);
    expect(made.state.since).toBe(before.since);
    await made.act(0, { type: "play", text: "A" });
    await until(() => made.state.ply === 1);
    expect(made.state.choices).not.toBe(before.choices);
    expect(made.state.standing.offers).toEqual([]);
    made.close();
  });

  test("tells what is refused, and nothing changes", async () => {
    const { table: made, changes } = await table(await begun("oware", PEOPLE));
    expect((await made.act(1, { type: "play", text: "a" }))?.code).toBe("table-not-your-turn");
    expect(changes).toEqual([]);
    made.close();
  });

  test("shows backwards what is taken back", async () => {
    const { table: made, changes, until } = await table(await begun("oware", PEOPLE));
    for (const [seat, text] of [
      [0, "A"],
      [1, "b"],
    ] as const) {
      await made.act(seat, { type: "play", text });
      await until(() => made.state.moves.at(-1)?.text === text);
    }
    await made.act(1, { type: "offer-takeback" });
    const last = changes.at(-1);
    expect(last?.type === "back" && [last.to, last.steps.length > 0]).toEqual([1, true]);
    expect(made.state.ply).toBe(1);
    made.close();
  });
});

describe("levels that answer", () => {
  test("play after every move has been seen", async () => {
    const { table: made, until } = await table(await begun("otrio", AGAINST));
    let isSeen = false;
    made.listen(async (change) => {
      if (change.type !== "moved" || change.played.seat !== 0) return;
      await new Promise((resolve) => setTimeout(resolve, 40));
      isSeen = true;
    });
    await made.act(0, { type: "play", text: made.state.choices[0]?.text ?? "" });
    await until(() => made.state.ply === 2);
    expect(isSeen).toBe(true);
    expect(made.state.thinking).toBe(false);
    made.close();
  });

  test("answer a draw that is offered to them, and do not give one away at the beginning", async () => {
    const { table: made, changes, until } = await table(await begun("otrio", AGAINST));
    await made.act(0, { type: "offer-draw" });
    await until(() => changes.some(({ events }) => events.some(({ what }) => what.type === "declined")));
    expect(made.state.standing.offers).toEqual([]);
    expect(made.state.standing.ending).toBeNull();
    made.close();
  });

  test("let a flag fall at its deadline, and nobody else's", async () => {
    const { table: made, until } = await table(await begun("oware", PEOPLE, { type: "fischer", start: 400, add: 0 }));
    for (const [seat, text] of [
      [0, "A"],
      [1, "b"],
    ] as const) {
      await made.act(seat, { type: "play", text });
      await until(() => made.state.moves.at(-1)?.text === text);
    }
    expect(made.state.standing.deadline?.seat).toBe(0);
    await until(() => made.state.standing.ending !== null);
    expect(made.state.standing.ending).toBe("flag 1");
    expect(made.state.standing.outcome?.winner).toBe(1);
    made.close();
  });

  test("give back the time that was left when nobody held the game", async () => {
    const core = realCore();
    await open(core, { game: "oware", players: PEOPLE, control: { type: "fischer", start: 60_000, add: 0 } }, 3);
    for (const text of ["A", "b"]) await perform(core, { type: "play", text });
    const kept = await keptOf(core);
    // Kept an hour ago, ten seconds after the last move.
    const back = (event: Event) => ({ ...event, at: event.at - 3_610_000 });
    const { table: made } = await table({ ...kept, events: kept.events.map(back), served: kept.served - 3_600_000 });
    const [left = 0] = made.state.standing.clocks;
    expect(left).toBeGreaterThan(48_000);
    expect(left).toBeLessThanOrEqual(50_000);
    expect(made.state.standing.ending).toBeNull();
    made.close();
  });
});

test("whatever a move brings about goes with it", () => {
  const event = (type: string) => ({ what: { type } }) as Event;
  const types = apart(["draw-offered", "moved", "ended", "took-back", "moved"].map(event)).map((group) => group.map(({ what }) => what.type));
  expect(types).toEqual([["draw-offered"], ["moved", "ended"], ["took-back"], ["moved"]]);
});
