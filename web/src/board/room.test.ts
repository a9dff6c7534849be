import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Core, initSync } from "../core/pkg/tabuleiro_wasm.js";
import { skinOf } from "../skins";
import { planOf } from "../table/session";
import { VERSION, type Answer, type Ask, type Board, type Response } from "../wire";
import { LEAST, roomFor, smallest } from "./room";

initSync({ module: readFileSync(new URL("../core/pkg/tabuleiro_wasm_bg.wasm", import.meta.url)) });
const core = new Core();
const ask = (ask: Ask): Answer => (JSON.parse(core.hear(JSON.stringify({ v: VERSION, id: 1, ask }), 0)) as Response).answer;
const kinds = ask({ catalogue: { type: "kinds" } });

function board(game: string): Board {
  ask({ hold: { type: "open", plan: planOf({ game }) } });
  const answer = ask({ look: { type: "board" } });
  if (answer.type !== "board") throw new Error(answer.type);
  return answer.board;
}

describe.each(kinds.type === "kinds" ? kinds.kinds.map(({ name }) => name) : [])("%s", (game) => {
  test.each([
    [312, false],
    [632, false],
    [312, true],
  ])("in a room %i px wide, coordinates: %s, no place is too small to touch", async (width, coordinates) => {
    const { flat } = await skinOf(game);
    const lie = { turned: false, coordinates };
    const room = roomFor(flat, board(game), width, lie);
    expect(smallest(flat, board(game), { ...lie, ...room })).toBeGreaterThanOrEqual(LEAST);
    expect(room.width).toBe(width);
    // No more room is asked for than it takes.
    expect(smallest(flat, board(game), { ...lie, width: room.width, height: room.height - 2 })).toBeLessThan(LEAST);
  });
});
