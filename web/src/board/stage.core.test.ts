// Steps carried out here lead where the core says they do, forwards and back.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Core, initSync } from "../core/pkg/tabuleiro_wasm.js";
import type { Answer, Ask, Kind, Preview, Response, View } from "../wire";
import { looksLike, perform, reversed, stageOf } from "./stage";

initSync({ module: readFileSync(new URL("../core/pkg/tabuleiro_wasm_bg.wasm", import.meta.url)) });
const core = new Core();

function ask<T extends Answer["type"]>(type: T, ask: Ask): Extract<Answer, { type: T }> {
  const { answer } = JSON.parse(core.hear(JSON.stringify({ v: 1, id: 1, ask }), 0)) as Response;
  if (answer.type !== type) throw new Error(`${JSON.stringify(ask)}: ${JSON.stringify(answer)}`);
  return answer as Extract<Answer, { type: T }>;
}

/** Positions of a game with all that can happen in them: the start, and those of its puzzles. */
function beginnings({ name }: Kind): Ask[] {
  const { puzzles } = ask("puzzles", { type: "puzzles", game: name });
  return [{ type: "open", game: name }, ...puzzles.map(({ position }): Ask => ({ type: "open", game: name, position }))];
}

/** What can be seen now, and what every legal move would do. */
function looked(): { view: View; previews: Preview[] } {
  const { view } = ask("view", { type: "view" });
  const { choices } = ask("choices", { type: "choices" });
  return { view, previews: choices.map(({ text }) => ask("preview", { type: "preview", text }).preview) };
}

describe.each(ask("kinds", { type: "kinds" }).kinds.map((kind) => [kind.name, kind] as const))("%s", (_, kind) => {
  test("steps lead from the core's tokens before a move to those after it, and back", () => {
    for (const beginning of beginnings(kind)) {
      ask("opened", beginning);
      const { view, previews } = looked();
      for (const { steps, after } of previews) {
        const there = steps.reduce((stage, step) => perform(stage, step).after, stageOf(view.tokens));
        expect(looksLike(there, after.tokens)).toBe(true);
        const back = steps.toReversed().reduce((stage, step) => perform(stage, reversed(step)).after, there);
        expect(looksLike(back, view.tokens)).toBe(true);
      }
    }
  });
});
