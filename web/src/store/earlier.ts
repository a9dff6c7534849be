// Games as releases before 0.2 kept them: how they began, and what was done since. They are read here and nowhere else.
import { kindOf } from "../core/core";
import { HUMAN } from "../table/levels";
import type { Player } from "../wire";

/** What a seat could do. */
export type EarlierAct = { type: "play"; text: string } | { type: "resign" } | { type: "offer-draw" } | { type: "answer-draw"; yes: boolean } | { type: "abort" };

/** How a game began from options. */
export interface EarlierOpen {
  game: string;
  options?: string;
  position?: string | null;
  /** From which chance dealt; null if nothing was dealt. */
  deal?: number | null;
  /** `human`, a level's name, or `@` and a person's. */
  players?: string[];
  seed?: number;
}

/** What was kept instead of a log. */
export interface Earlier {
  beginning: { open: EarlierOpen } | { load: string };
  deeds: { seat: number; act: EarlierAct }[];
  /** Wins by player of the first game's seats, draws, and how often the seats had moved on. */
  running: { wins: number[]; draws: number; turn: number } | null;
}

/** Whether a game is still as an earlier release kept it. */
export function isEarlier(log: unknown): log is Earlier {
  return typeof log === "object" && log !== null && "beginning" in log && "deeds" in log;
}

/** A thing from the store in today's form, whatever of it is there: names become players, and what stood beside the summary its log. */
export function read(thing: unknown): object {
  if (typeof thing !== "object" || thing === null || "log" in thing || !isEarlier(thing)) return thing as object;
  const { beginning, deeds, running, ...summary } = thing as Earlier & { players?: unknown; game?: unknown };
  const levels = kindOf(`${summary.game}`)?.bots.map(({ name }) => name) ?? [];
  const players = Array.isArray(summary.players) ? summary.players.map((name) => playerOf(name, levels)) : summary.players;
  return { ...summary, players, log: { beginning, deeds, running: running ?? null } };
}

/** Whoever was kept by a name alone: a level if one is called so, else a person, with or without a name. */
export function playerOf(name: unknown, levels: readonly string[]): Player {
  if (typeof name !== "string" || name === HUMAN) return { type: "person", name: HUMAN };
  if (levels.includes(name)) return { type: "level", name };
  return { type: "person", name: name.replace(/^@/, "") };
}
