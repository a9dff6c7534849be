// What players are called.
import { spoken } from "../app/speech.svelte";
import type { Message, Player } from "../wire";
import { HUMAN } from "./levels";

/** The name of a level in the player's language; a number behind it stays there. Those of the report are shown as they are. */
export function shownName(name: string): string {
  const level = name.replace(/\d+$/, "");
  const number = name.slice(level.length);
  const title: Message = { bundle: "table", key: `table-level-${level}` };
  const step: Message = { bundle: "table", key: "table-level-step", values: { level: { say: title }, number: { text: number } } };
  try {
    return spoken(number ? step : title) || name;
  } catch {
    // The core knows no such level: it is a player of the report under its own name.
    return name;
  }
}

/** What somebody is called who has a name: levels by theirs, people by the one they gave; empty for people who gave none. */
export function ownName({ type, name }: Player): string {
  if (type === "level") return shownName(name);
  return name === HUMAN ? "" : name;
}
