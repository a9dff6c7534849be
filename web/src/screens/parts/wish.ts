// What a player wishes for a new game, remembered for each game.
import { HUMAN, person } from "../../table/levels";
import type { Kind, Player, TimeControl } from "../../wire";

/** What is to be had for a clock: minutes for the game, and seconds more after every move. */
export const CLOCKS = ["none", "3+2", "5+3", "10+5", "15+10"] as const;

/** One of them. */
export type ClockName = (typeof CLOCKS)[number];

/** How time is measured out by it. */
export function controlOf(clock: ClockName): TimeControl {
  if (clock === "none") return { type: "none" };
  const [minutes = 0, seconds = 0] = clock.split("+").map(Number);
  return { type: "fischer", start: minutes * 60_000, add: seconds * 1_000 };
}

/** No name is longer. */
export const LONGEST_NAME = 32;

/** Where the player sits: a seat, any by chance, or none. */
export type Chair = number | "chance" | "watch";

/** What was chosen. */
export interface Wish {
  /** By key; what is not there is as usual. */
  options: Record<string, string>;
  you: Chair;
  /** Who sits on the other seats, in their order: `human` or the name of a level. */
  others: string[];
  /** What the player is called; empty without a name. */
  name: string;
  /** What the others are called, where they are people; in their order. */
  names: string[];
  clock: ClockName;
}

/** What one gets without choosing. */
export function usualWish(): Wish {
  return { options: {}, you: 0, others: [], name: "", names: [], clock: "none" };
}

/** A wish as it was kept; whatever the game does not know any more is left out. */
export function readWish(text: string | null, kind: Kind): Wish {
  const from = parsed(text);
  const said = typeof from.options === "object" && from.options !== null ? Object.entries(from.options) : [];
  const options = said.filter((entry): entry is [string, string] => typeof entry[1] === "string" && mayBe(kind, entry[0], entry[1]));
  const others = Array.isArray(from.others) ? from.others : [];
  return {
    options: Object.fromEntries(options),
    you: isChair(from.you) ? from.you : 0,
    others: others.map((name: unknown) => (isPlayer(kind, name) ? name : kind.usual)),
    name: nameFrom(from.name),
    names: Array.isArray(from.names) ? from.names.map(nameFrom) : [],
    clock: CLOCKS.find((clock) => clock === from.clock) ?? "none",
  };
}

function parsed(text: string | null): Partial<Record<keyof Wish, unknown>> {
  try {
    const value: unknown = text === null ? null : JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

function nameFrom(name: unknown): string {
  return typeof name === "string" ? name.slice(0, LONGEST_NAME) : "";
}

function mayBe(kind: Kind, key: string, value: string): boolean {
  const option = kind.options.find((one) => one.key === key);
  return option !== undefined && (option.values === null || option.values.some((one) => one.value === value));
}

function isChair(chair: unknown): chair is Chair {
  return chair === "chance" || chair === "watch" || (typeof chair === "number" && Number.isInteger(chair) && chair >= 0);
}

function isPlayer(kind: Kind, name: unknown): name is string {
  return name === HUMAN || kind.bots.some((bot) => bot.name === name);
}

/** The options as the core reads them. What is as usual is not said: some options exclude even the usual value of others. */
export function optionsText(kind: Kind, options: Record<string, string>): string {
  const said = kind.options.flatMap(({ key, usual }) => {
    const value = options[key]?.trim() ?? "";
    return value === "" || value === usual ? [] : [`${key}=${value}`];
  });
  return said.join(" ");
}

/** Who the others are, one for each seat that the player does not take. */
export function othersOf(wish: Wish, seats: number, kind: Kind): string[] {
  const count = wish.you === "watch" ? seats : seats - 1;
  return Array.from({ length: count }, (_, at) => wish.others[at] ?? kind.usual);
}

/** Everybody in seat order; `chance` is at least 0 and below 1. */
export function seated(wish: Wish, seats: number, kind: Kind, chance: number): Player[] {
  const players = othersOf(wish, seats, kind).map((name, at): Player => (name === HUMAN ? person(wish.names[at]) : { type: "level", name }));
  if (wish.you === "watch") return players;
  const seat = wish.you === "chance" ? Math.floor(chance * seats) : Math.min(wish.you, seats - 1);
  players.splice(seat, 0, person(wish.name));
  return players;
}

const key = (game: string) => `tabuleiro.new.${game}`;

/** The wish that was kept for a game. */
export function keptWish(kind: Kind): Wish {
  try {
    return readWish(localStorage.getItem(key(kind.name)), kind);
  } catch {
    return usualWish();
  }
}

/** Remembers a wish, if the browser lets us; nothing is lost if not. */
export function keepWish(game: string, wish: Wish): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(wish));
  } catch {
    // It would only have saved a few touches.
  }
}
