// Sentences: the core's own and the page's, in the language that is set, without a reload.
import { speak } from "../core/core";
import type { Message, Spoken } from "../wire";
import { en, type Words } from "../words/en";
import { pt } from "../words/pt";
import { settings } from "./settings.svelte";

/** A sentence of the core in the player's language. */
export function spoken(message: Message | null | undefined): string {
  return message ? speak(message, settings.lang) : "";
}

/** A text that comes in both languages. */
export function told(text: Spoken): string {
  return text[settings.lang];
}

/** The page's own words in the player's language. */
export function words(): Words {
  return settings.lang === "pt" ? pt : en;
}

/** A sentence that was said; the same said again is another one. */
export interface Said {
  turn: number;
  text: string;
}

/** So many sentences stay: a move and its answer come one right after the other, and both are to be heard. */
const HEARD = 4;
const live = $state<{ said: Said[] }>({ said: [] });

/** Says something to whoever listens instead of looking. */
export function announce(text: string): void {
  if (text) live.said = [...live.said, { turn: (live.said.at(-1)?.turn ?? 0) + 1, text }].slice(-HEARD);
}

/** What was said lately, the last at the end. */
export function announced(): readonly Said[] {
  return live.said;
}

/** Words of one screen, in both languages; they stand in a file `NAME.words.ts` beside it. */
export interface Section<T> {
  en: T;
  pt: T;
}

/** The words of a screen in the player's language. */
export function of<T>(section: Section<T>): T {
  return section[settings.lang];
}
