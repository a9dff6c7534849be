// Takes records into the library.
import { aside } from "../../core/aside";
import { Refused } from "../../core/client";
import { keep, newId, type Kept } from "../../store/library";
import type { Message } from "../../wire";
import { dateOf, split } from "./records";

/** What became of a text with records. */
export interface Taken {
  games: Kept[];
  /** Which records were refused, counted from 1, and why. */
  refused: { number: number; why: Message; record: string }[];
}

/** Takes in every record of a text that holds; the others are told and nothing else changes. */
export async function takeIn(text: string): Promise<Taken> {
  const taken: Taken = { games: [], refused: [] };
  for (const [at, record] of split(text).entries()) {
    try {
      const game = await read(record);
      await keep(game);
      taken.games.push(game);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      taken.refused.push({ number: at + 1, why: error.fault.say, record });
    }
  }
  return taken;
}

async function read(record: string): Promise<Kept> {
  const { opened, standing } = await aside(async (core) => ({
    opened: await core.ask("opened", { type: "load", record }),
    standing: (await core.ask("standing", { type: "standing" })).standing,
  }));
  const now = Date.now();
  return {
    id: newId(),
    game: opened.game,
    beginning: { load: record },
    deeds: [],
    players: opened.players,
    began: dateOf(record) ?? now,
    changed: now,
    ply: opened.ply,
    ending: standing.ending,
    winner: standing.outcome?.winner ?? null,
    running: null,
  };
}
