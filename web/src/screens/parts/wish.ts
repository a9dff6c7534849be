// What a player wishes for a new game, remembered for each game.
import { HUMAN } from "../../table/levels";
import type { Kind } from "../../wire";

/** Where the player sits: a seat, any by chance, or none. */
export type Chair = number | "chance" | "watch";

/** What was chosen. */
export interface Wish {
  /** By key; what is not there is as usual. */
  options: Record<string, string>;
  you: Chair;
  /** Who sits on the other seats, in their order: `human` or the name of a level. */
  others: string[];
}

/** What one gets without choosing. */
export function usualWish(): Wish {
  return { options: {}, you: 0, others: [] };
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
export function seated(wish: Wish, seats: number, kind: Kind, chance: number): string[] {
  const players = othersOf(wish, seats, kind);
  if (wish.you === "watch") return players;
  const seat = wish.you === "chance" ? Math.floor(chance * seats) : Math.min(wish.you, seats - 1);
  players.splice(seat, 0, HUMAN);
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
