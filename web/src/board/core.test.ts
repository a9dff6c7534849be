// What the page carries out or narrows by itself agrees with the core: steps on tokens, and touches that lead to a move.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Core, initSync } from "../core/pkg/tabuleiro_wasm.js";
import { planOf } from "../table/session";
import { VERSION, type Answer, type Ask, type Choice, type Preview, type Response } from "../wire";
import { open, touch } from "./picker";
import { looksLike, perform, reversed, stageOf } from "./stage";

initSync({ module: readFileSync(new URL("../core/pkg/tabuleiro_wasm_bg.wasm", import.meta.url)) });
const core = new Core();

function answer(ask: Ask): Answer {
  return (JSON.parse(core.hear(JSON.stringify({ v: VERSION, id: 1, ask }), 0)) as Response).answer;
}

function ask<T extends Answer["type"]>(type: T, ask: Ask): Extract<Answer, { type: T }> {
  const given = answer(ask);
  if (given.type !== type) throw new Error(`${JSON.stringify(ask)}: ${JSON.stringify(given)}`);
  return given as Extract<Answer, { type: T }>;
}

/** Plays a game through, whoever sits there, and lets every position be looked at: the choices are taken in turn. */
function playThrough(game: string, look: (choices: Choice[], ply: number) => void): void {
  ask("opened", { hold: { type: "open", plan: planOf({ game }), seed: 3 } });
  for (let ply = 0; ply < 60; ply++) {
    const { choices } = ask("choices", { look: { type: "choices" } });
    const { standing } = ask("standing", { look: { type: "standing" } });
    const text = choices[(7 * ply) % Math.max(1, choices.length)]?.text;
    if (standing.turn === null || text === undefined) return;
    look(choices, ply);
    const command = { id: `${game} ${ply}`, seen: standing.head, act: { type: "play" as const, text } };
    ask("decided", { hold: { type: "command", seat: standing.turn, command } });
  }
}

/** Whether a legal move begins with these touches. */
function leadsOn(path: number[]): boolean {
  return answer({ look: { type: "why", path } }).type === "leads-on";
}

/** What a move would do. */
function preview(text: string): Preview {
  return ask("preview", { look: { type: "preview", text } }).preview;
}

describe.each(ask("kinds", { catalogue: { type: "kinds" } }).kinds.map(({ name }) => name))("%s", (game) => {
  test("steps lead from the core's tokens before a move to those after it, and back", () => {
    playThrough(game, (choices) => {
      const { view } = ask("view", { look: { type: "view" } });
      for (const { text } of choices) {
        const { steps, after } = preview(text);
        const there = steps.reduce((stage, step) => perform(stage, step).after, stageOf(view.tokens));
        expect(looksLike(there, after.tokens)).toBe(true);
        const back = steps.toReversed().reduce((stage, step) => perform(stage, reversed(step)).after, there);
        expect(looksLike(back, view.tokens)).toBe(true);
      }
    });
  });

  test("what can be touched next is what the core says leads on", () => {
    playThrough(game, (choices, ply) => {
      // The core goes through every move there could be to say why not: a few positions are enough.
      if (ply % 10 !== 0) return;
      const { board } = ask("board", { look: { type: "board" } });
      for (const touched of [[], ...choices.slice(0, 1).map(({ path }) => path.slice(0, -1))]) {
        const leads = board.spots.flatMap((_, spot) => (leadsOn([...touched, spot]) ? [spot] : []));
        expect([...open(choices, touched)].toSorted((one, other) => one - other)).toEqual(leads);
      }
      for (const choice of choices) {
        const way = choice.also ?? choice.path;
        expect(touch(choices, way.slice(0, -1), way.at(-1) ?? -1)).toEqual({ type: "chosen", choice });
      }
    });
  });
});
