// Everything this browser keeps, as one text: games with all that happened in them, what was learnt, and the settings.
import { adopt, settings } from "../app/settings.svelte";
import { readDiary } from "../learn/diary.svelte";
import { isProgress, joined, type Progress } from "../learn/progress";
import { all, keep, keepProgress, kept, momentOf, progress, type Kept } from "./library";

/** The form of such a text. */
const FORM = 1;

/** What came of taking such a text in. */
export interface Restored {
  /** Games that were not here, or had gone on elsewhere. */
  games: number;
  /** Things that were no games. */
  damaged: number;
}

/** Whether a text is such a one, whole or damaged; records are something else. */
export function isBackup(text: string): boolean {
  return text.trimStart().startsWith("{");
}

/** All that is kept here. */
export async function backup(): Promise<string> {
  return JSON.stringify({ tabuleiro: FORM, games: await all(), progress: await progress<Progress>(), settings: { ...settings } }, null, 1);
}

/** Takes in what was kept elsewhere; what is newer here stays. Throws if the text is none. */
export async function restore(text: string): Promise<Restored> {
  const held: unknown = JSON.parse(text);
  if (typeof held !== "object" || held === null) throw new Error("not a backup");
  // A damaged game goes out alone, as it was kept.
  const { games = "id" in held ? [held] : [], progress: done = [], settings: wished } = held as { games?: unknown; progress?: unknown; settings?: unknown };
  const restored = { games: 0, damaged: 0 };
  for (const game of Array.isArray(games) ? games : []) {
    if (!isGame(game)) restored.damaged += 1;
    else if (await takeGame(game)) restored.games += 1;
  }
  await takeProgress(Array.isArray(done) ? done.filter(isProgress) : []);
  if (wished !== undefined) adopt(JSON.stringify(wished));
  return restored;
}

function isGame(thing: unknown): thing is Kept {
  return typeof thing === "object" && thing !== null && "id" in thing && typeof thing.id === "string" && "game" in thing && typeof thing.game === "string";
}

async function takeGame(game: Kept): Promise<boolean> {
  const here = await kept(game.id);
  if (here && momentOf(here.changed) >= momentOf(game.changed)) return false;
  await keep(game);
  return true;
}

async function takeProgress(done: readonly Progress[]): Promise<void> {
  const here = new Map((await progress<Progress>()).map((one) => [one.id, one]));
  for (const one of done) await keepProgress(joined(here.get(one.id), one));
  await readDiary(true);
}
