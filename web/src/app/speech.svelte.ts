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

const live = $state({ text: "", turn: 0 });

/** Says something to whoever listens instead of looking. */
export function announce(text: string): void {
  if (!text) return;
  live.text = text;
  live.turn += 1;
}

/** What was said last; `turn` changes even if the same is said again. */
export function announced(): { text: string; turn: number } {
  return live;
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
