// Pictures for the first screen: each game in the middle, made by playing moves by lot that are the same every time.
import type { Client } from "../../core/client";
import { open, perform, viewAt } from "../../table/session";
import type { Board, View } from "../../wire";
import { liveliness, lot } from "./lot";

/** A position to look at. */
export interface Picture {
  board: Board;
  view: View;
}

/** A lively position of a game. */
export async function wander(core: Client, game: string): Promise<Picture> {
  await open(core, { game, dealt: true }, 5);
  const { board } = await core.ask("board", { look: { type: "board" } });
  let view = await viewAt(core);
  for (let ply = 0; ply < liveliness(board); ply++) {
    const { choices } = await core.ask("choices", { look: { type: "choices" } });
    const choice = choices[lot(ply, choices.length)];
    if (view.turn === null || !choice) break;
    await perform(core, { type: "play", text: choice.text });
    const next = await viewAt(core);
    // The picture is of a game that goes on.
    if (next.turn === null) break;
    view = next;
  }
  return { board, view: { ...view, marks: view.marks.filter(({ type }) => type === "claimed") } };
}
