import { describe, expect, test } from "vitest";
import type { CoreClient } from "../core/client";
import type { Answer, Ask } from "../wire";
import { Positions, type Stride } from "./positions";

/** A core of a game in which two seats take turns and every text is a move. */
function fakeCore(): { core: CoreClient; asked: Ask["type"][] } {
  const asked: Ask["type"][] = [];
  let moves: string[] = [];
  const answer = (ask: Ask): Answer => {
    switch (ask.type) {
      case "open":
        moves = [];
        return { type: "opened", game: "any", seats: [], players: [], ply: 0, position: "start" };
      case "load":
        return { type: "opened", game: "any", seats: [], players: [], ply: moves.length, position: `after ${moves.join(" ")}` };
      case "command":
        if (ask.ply !== moves.length || ask.seat !== moves.length % 2 || ask.act.type !== "play") throw new Error("refused");
        moves.push(ask.act.text);
        return { type: "events", events: [{ number: moves.length, at: 0, what: { type: "moved", seat: ask.seat, text: ask.act.text } }] };
      case "view":
        return { type: "view", view: { tokens: [], marks: [], facts: [{ bundle: "", key: moves.join(" ") }], turn: moves.length % 2, question: null, verdict: null } };
      case "choices":
        return { type: "choices", choices: [] };
      case "steps":
        return { type: "steps", steps: [] };
      case "standing":
        return { type: "standing", standing: { ply: moves.length, events: 0, turn: moves.length % 2, clocks: [], deadline: null, draw: [], takeback: null, out: [], ending: null, outcome: null } };
      case "record":
        return { type: "record", record: { text: "", game: "any", options: "size=3", date: "", seats: [], position: "dealt", main: { moves }, result: "*" } };
      default:
        return { type: "board", board: { extent: [1, 1], spots: [], strokes: [], coordinates: [], sides: [], looks: [], paints: [], scoring: null } };
    }
  };
  const core = {
    ask: async (_type: string, ask: Ask) => {
      asked.push(ask.type);
      return answer(ask);
    },
  } as never;
  return { core, asked };
}

const path = (...moves: string[]): Stride[] => moves.map((text) => ({ text, seat: null, before: [] }));
const at = async (positions: Positions, ...moves: string[]) => (await positions.at(path(...moves))).view.facts[0]?.key;

describe("positions of a study", () => {
  test("begin as chance has decided once", async () => {
    const { core } = fakeCore();
    const positions = await Positions.open(core, { game: "any", deal: 7 });
    expect(positions.beginning).toEqual({ game: "any", options: "size=3", position: "dealt" });
  });

  test("are reached from where the core stands, and those seen come without asking", async () => {
    const { core, asked } = fakeCore();
    const positions = await Positions.open(core, { game: "any" });
    expect(await at(positions, "a", "b")).toBe("a b");
    asked.length = 0;
    expect(await at(positions, "a", "b", "c")).toBe("a b c");
    expect(asked.filter((type) => type === "command").length).toBe(1);
    expect(asked).not.toContain("open");
    expect(await at(positions, "a", "x")).toBe("a x");
    asked.length = 0;
    expect(await at(positions, "a", "b")).toBe("a b");
    expect(asked).toEqual([]);
  });

  test("find out who made every move, also where nothing has to be asked", async () => {
    const { core } = fakeCore();
    const positions = await Positions.open(core, { game: "any" });
    const first = path("a", "b", "c");
    await positions.at(first);
    expect(first.map(({ seat }) => seat)).toEqual([0, 1, 0]);
    const again = path("a", "b", "c");
    await positions.at(again);
    expect(again.map(({ seat }) => seat)).toEqual([0, 1, 0]);
  });

  test("tell their own text, one question after another", async () => {
    const { core } = fakeCore();
    const positions = await Positions.open(core, { game: "any" });
    const [text, other] = await Promise.all([positions.text(path("a")), at(positions, "b")]);
    expect([text, other]).toEqual(["after a", "b"]);
  });
});
