// Takes records into the library.
import { aside } from "../../core/aside";
import { Refused } from "../../core/client";
import { keep, type Kept } from "../../store/library";
import { readRecord } from "../../table/records";
import { keptOf, summed } from "../../table/start";
import type { Message } from "../../wire";

/** What became of a text with records. */
export interface Taken {
  games: Kept[];
  /** Which records were refused, counted from 1, and why. */
  refused: { number: number; why: Message; record: string }[];
}

/** Takes in every record of a text that holds; the others are told and nothing else changes. It is done in a worker, record by record. */
export async function takeIn(text: string, ondone: (count: number, all: number) => void = () => undefined): Promise<Taken> {
  const taken: Taken = { games: [], refused: [] };
  const records = await apart(text);
  for (const [at, record] of records.entries()) {
    ondone(at + 1, records.length);
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

/** No more letters than this are asked about at once: requests have a limit. */
const AT_ONCE = 200_000;

/** The records of a text. A long one is looked at piece by piece; the last record of a piece may go on in the next. */
export async function apart(text: string, split = splitByCore): Promise<string[]> {
  const found: string[] = [];
  let rest = text;
  let begun = "";
  while (rest) {
    const end = rest.length <= AT_ONCE ? rest.length : rest.lastIndexOf("\n", AT_ONCE) + 1 || AT_ONCE;
    const texts = await split(begun ? `${begun}\n${rest.slice(0, end)}` : rest.slice(0, end));
    rest = rest.slice(end);
    begun = rest ? (texts.pop() ?? "") : "";
    found.push(...texts);
  }
  return found;
}

async function splitByCore(text: string): Promise<string[]> {
  return (await aside((core) => core.ask("records", { catalogue: { type: "split-records", text } }))).texts;
}

function read(text: string): Promise<Kept> {
  return aside(async (core) => {
    const found = await readRecord(core, text);
    await core.ask("opened", { hold: { type: "load", record: found.text } });
    return summed(core, await keptOf(core), momentOf(found.record.date) ?? Date.now());
  });
}

/** Noon of a day as records write it, in milliseconds since 1970. */
export function momentOf(date: string): number | null {
  const found = /^(\d{4})\.(\d{2})\.(\d{2})$/.exec(date);
  if (!found) return null;
  const day = new Date(Number(found[1]), Number(found[2]) - 1, Number(found[3]), 12);
  return Number.isNaN(day.getTime()) ? null : day.getTime();
}
