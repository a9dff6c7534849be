// A kept game at a glance: it is played again in a core aside, and remembered until it changes.
import { aside } from "../../core/aside";
import { kindOf } from "../../core/core";
import type { Kept } from "../../store/library";
import { replay } from "../../table/session";
import type { Board, Message, Standing, View } from "../../wire";

/** How a kept game stands. */
export interface Glance {
  board: Board;
  view: View;
  seats: Message[];
  standing: Standing;
}

const seen = new Map<string, Promise<Glance>>();

/** Looks at a game; refused if it cannot be played again. */
export function glance(game: Kept): Promise<Glance> {
  const key = `${game.id} ${game.changed}`;
  const known = seen.get(key);
  if (known) return known;
  const look = aside(async (core) => {
    const { seats } = await replay(core, game.beginning, game.deeds);
    const { board } = await core.ask("board", { type: "board" });
    const { view } = await core.ask("view", { type: "view" });
    const { standing } = await core.ask("standing", { type: "standing" });
    return { board, view, seats, standing };
  });
  if (seen.size > 200) seen.clear();
  seen.set(key, look);
  return look;
}

/** The record of a kept game. */
export function recordOf(game: Kept): Promise<string> {
  return aside(async (core) => {
    await replay(core, game.beginning, game.deeds);
    return (await core.ask("record", { type: "record" })).record.text;
  });
}

/** Whether a kept thing has the form of a game; another version of the page, or a fault, may have left something else. */
export function isWhole(game: Partial<Kept>): boolean {
  const { beginning, deeds, players } = game;
  const begins = typeof beginning === "object" && beginning !== null && ("open" in beginning || "load" in beginning);
  return begins && Array.isArray(deeds) && Array.isArray(players) && typeof game.game === "string" && kindOf(game.game) !== undefined;
}
