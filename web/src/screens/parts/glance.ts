// A kept game at a glance: it is folded in a core aside, and remembered until it changes.
import { aside } from "../../core/aside";
import type { Client } from "../../core/client";
import { kindOf } from "../../core/core";
import type { Kept } from "../../store/library";
import { isEarlier, type Earlier } from "../../store/earlier";
import { dayOf } from "../../analysis/origin";
import { logOf } from "../../table/migration";
import { standingOf, viewAt } from "../../table/session";
import type { Board, Message, Opened, Standing, View } from "../../wire";

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
    const { seats } = await mirrored(core, game);
    const { board } = await core.ask("board", { look: { type: "board" } });
    return { board, view: await viewAt(core), seats, standing: await standingOf(core) };
  });
  if (seen.size > 200) seen.clear();
  seen.set(key, look);
  return look;
}

/** The record of a kept game, with the day it began. */
export function recordOf(game: Kept): Promise<string> {
  return aside(async (core) => {
    await mirrored(core, game);
    return (await core.ask("record", { look: { type: "record", date: dayOf(game.began) } })).record.text;
  });
}

/** Looks at what happened, without going on with it. */
async function mirrored(core: Client, game: Kept): Promise<Opened> {
  const { events } = await logOf(core, game);
  return core.ask("opened", { hold: { type: "mirror", events } });
}

/** Whether a kept thing has the form of a game; another version of the page, or a fault, may have left something else. */
export function isWhole(game: Partial<Kept>): boolean {
  const { log, players } = game;
  const isLog = typeof log === "object" && log !== null && (isEarlier(log) ? hasBeginning(log) : Array.isArray(log.events) && Array.isArray(log.series));
  return isLog && Array.isArray(players) && typeof game.game === "string" && kindOf(game.game) !== undefined;
}

function hasBeginning({ beginning, deeds }: Earlier): boolean {
  return typeof beginning === "object" && beginning !== null && ("open" in beginning || "load" in beginning) && Array.isArray(deeds);
}
