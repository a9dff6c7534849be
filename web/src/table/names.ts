// What players are called.
import { spoken } from "../app/speech.svelte";
import type { Message } from "../wire";

/** The name of a level in the player's language; a number behind it stays there. Other names are shown as they are. */
export function shownName(name: string): string {
  const level = name.replace(/\d+$/, "");
  const number = name.slice(level.length);
  const title: Message = { bundle: "table", key: `table-level-${level}` };
  const step: Message = { bundle: "table", key: "table-level-step", values: { level: { say: title }, number: { text: number } } };
  try {
    return spoken(number ? step : title) || name;
  } catch {
    // The core knows no such level: it is a person, or a player of the report under its own name.
    return name;
  }
}
