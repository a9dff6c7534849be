// Every skin can draw every look that the core's own boards have, flat and solid, whatever the options.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Core, initSync } from "../core/pkg/tabuleiro_wasm.js";
import { planOf } from "../table/session";
import { VERSION, type Answer, type Ask, type Board, type Kind, type Response } from "../wire";
import { skinOf } from ".";

initSync({ module: readFileSync(new URL("../core/pkg/tabuleiro_wasm_bg.wasm", import.meta.url)) });
const core = new Core();

function ask(ask: Ask): Answer {
  return (JSON.parse(core.hear(JSON.stringify({ v: VERSION, id: 1, ask }), 0)) as Response).answer;
}

function kinds(): Kind[] {
  const answer = ask({ catalogue: { type: "kinds" } });
  return answer.type === "kinds" ? answer.kinds : [];
}

function board(game: string, options: string): Board {
  const opened = ask({ hold: { type: "open", plan: planOf({ game, options }) } });
  const answer = ask({ look: { type: "board" } });
  if (opened.type !== "opened" || answer.type !== "board") throw new Error(`${game} ${options}: ${opened.type}`);
  return answer.board;
}

/** Every way to begin that an option lists. */
function beginnings(kind: Kind): string[] {
  return ["", ...kind.options.flatMap(({ key, values }) => (values ?? []).map(({ value }) => `${key}=${value}`))];
}

describe.each(kinds().flatMap((kind) => beginnings(kind).map((options) => [kind.name, options] as const)))("%s %s", (game, options) => {
  const shown = board(game, options);
  const shapes = [...new Set(shown.looks.map(({ shape }) => shape))];

  test("has a skin of its own that draws every look", async () => {
    const skin = await skinOf(game);
    expect(skin.game).toBe(game);
    expect(shapes.filter((shape) => !skin.flat.shapes.includes(shape))).toEqual([]);
  });

  test("has a place for every spot, inside the drawing", async () => {
    const { flat } = await skinOf(game);
    for (const [width, height] of [
      [1000, 800],
      [360, 420],
      [1600, 500],
    ] as const) {
      const layout = flat.layout(shown, { width, height, turned: false, coordinates: true });
      expect(layout.places.length).toBe(shown.spots.length);
      const outside = layout.places.flatMap(({ x, y }, spot) => (x < 0 || y < 0 || x > layout.width || y > layout.height ? [spot] : []));
      expect(outside.filter((spot) => shown.spots[spot]?.touch)).toEqual([]);
    }
  });

  test("can be built solid with every look", async () => {
    const load = (await skinOf(game)).solid;
    expect(load).toBeDefined();
    const { solid } = load ? await load() : { solid: null };
    expect(shapes.filter((shape) => !solid?.shapes.includes(shape))).toEqual([]);
  });
});

test("a game without a skin is drawn plainly", async () => {
  expect((await skinOf("no-such-game")).game).toBe("");
});
