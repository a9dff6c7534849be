// Steps carried out here lead where the core says they do, forwards and back.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Core, initSync } from "../core/pkg/tabuleiro_wasm.js";
import { planOf } from "../table/session";
import { VERSION, type Answer, type Ask, type Kind, type Preview, type Response, type View } from "../wire";
import { looksLike, perform, reversed, stageOf } from "./stage";

initSync({ module: readFileSync(new URL("../core/pkg/tabuleiro_wasm_bg.wasm", import.meta.url)) });
const core = new Core();
// Puzzles are lent to the page's module.
for (const { name } of ask("kinds", { catalogue: { type: "kinds" } }).kinds) {
  const text = (what: string) => readFileSync(new URL(`../core/pkg/aids/${name}.${what}.txt`, import.meta.url), "utf8");
  core.teach(name, text("puzzles"), text("lessons"));
}

function ask<T extends Answer["type"]>(type: T, ask: Ask): Extract<Answer, { type: T }> {
  const { answer } = JSON.parse(core.hear(JSON.stringify({ v: VERSION, id: 1, ask }), 0)) as Response;
  if (answer.type !== type) throw new Error(`${JSON.stringify(ask)}: ${JSON.stringify(answer)}`);
  return answer as Extract<Answer, { type: T }>;
}

/** Positions of a game with all that can happen in them: the start, and those of its puzzles. */
function beginnings({ name }: Kind): Ask[] {
  const { puzzles } = ask("puzzles", { catalogue: { type: "puzzles", game: name } });
  const at = (position: string | null): Ask => ({ hold: { type: "open", plan: planOf({ game: name, position }) } });
  return [at(null), ...puzzles.map(({ position }) => at(position))];
}

/** What can be seen now, and what every legal move would do. */
function looked(): { view: View; previews: Preview[] } {
  const { view } = ask("view", { look: { type: "view" } });
  const { choices } = ask("choices", { look: { type: "choices" } });
  return { view, previews: choices.map(({ text }) => ask("preview", { look: { type: "preview", text } }).preview) };
}

describe.each(ask("kinds", { catalogue: { type: "kinds" } }).kinds.map((kind) => [kind.name, kind] as const))("%s", (_, kind) => {
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
