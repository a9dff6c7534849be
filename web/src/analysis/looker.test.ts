import { describe, expect, test } from "vitest";
import type { Answer, Judgement, Thinking } from "../wire";
import { BUDGETS, Looker, strongest, type Asking } from "./looker";
import type { Finding } from "./worth";

const MATTER = { log: [] };

function judged(move: string, proven: boolean): Judgement {
  return { move, value: proven ? "win" : null, proven, plies: null, score: proven ? null : 5, why: null, chance: null, grade: null };
}

/** Answers as told, and remembers what was asked. */
function fake(answer: (ask: Thinking) => Answer | null): { asking: Asking; asked: Thinking[] } {
  const asked: Thinking[] = [];
  const asking: Asking = {
    stop: () => undefined,
    ask: async (_matter, type, ask) => {
      asked.push(ask);
      const given = answer(ask);
      return given && given.type === type ? (given as never) : null;
    },
  };
  return { asking, asked };
}

const unsure = (ask: Thinking): Answer | null =>
  ask.type === "analyse"
    ? { type: "judged", moves: [judged("a", false), judged("b", false)] }
    : { type: "thought", thought: { best: "c", value: null, proven: false, plies: null, score: 1, line: ["c", "d"], nodes: 9 } };

describe("looking at a position", () => {
  test("tells something at once and more with every budget", async () => {
    const { asking, asked } = fake(unsure);
    const told: Finding[] = [];
    expect(await new Looker(asking, "best").look(MATTER, undefined, (found) => told.push(found))).toBe(true);
    expect(asked.flatMap((ask) => (ask.type === "analyse" ? [ask.nodes] : []))).toEqual(BUDGETS);
    expect(told[0]).toMatchObject({ nodes: BUDGETS[0], line: [], done: false });
    expect(told.at(-1)).toMatchObject({ nodes: BUDGETS.at(-1), line: ["a", "c", "d"], done: true });
  });

  test("ends when everything is proven", async () => {
    const { asking, asked } = fake((ask) =>
      ask.type === "analyse" ? { type: "judged", moves: [judged("a", true)] } : { type: "solved", solved: { value: "win", plies: 3, line: ["a", "b", "c"], nodes: 1 } },
    );
    const told: Finding[] = [];
    await new Looker(asking, null).look(MATTER, undefined, (found) => told.push(found));
    expect(asked.length).toBe(2);
    expect(told.at(-1)).toMatchObject({ line: ["a", "b", "c"], lineProven: true, done: true });
  });

  test("goes on from what was found before, and not at all from an end", async () => {
    const { asking, asked } = fake(unsure);
    const known: Finding = { moves: [judged("a", false)], line: ["a"], lineProven: false, nodes: 200_000, done: false };
    const looker = new Looker(asking, null);
    await looker.look(MATTER, known, () => undefined);
    expect(asked.flatMap((ask) => (ask.type === "analyse" ? [ask.nodes] : []))).toEqual([2_000_000]);
    asked.length = 0;
    await looker.look(MATTER, { ...known, done: true }, () => undefined);
    expect(asked).toEqual([]);
  });

  test("tells nothing more once it is cut short", async () => {
    const told: Finding[] = [];
    const { asking } = fake(unsure);
    const looker = new Looker(asking, null);
    const first = looker.look(MATTER, undefined, (found) => told.push(found));
    looker.stop();
    expect(await first).toBe(false);
    expect(told).toEqual([]);
  });

  test("asks the strongest player for a line", () => {
    const bot = (name: string, rating: number) => ({ name, rating }) as never;
    expect(strongest({ bots: [bot("weak", 0), bot("strong", 900), bot("middling", 400)] } as never)).toBe("strong");
    expect(strongest({ bots: [] } as never)).toBeNull();
  });
});
