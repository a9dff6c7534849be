// Games kept in this browser; where it forbids that or is full, as long as the page is open.
import type { IDBPDatabase } from "idb";
import type { Kept as Log, Player } from "../wire";
import { database, NotKept, type Shelf } from "./database";
import { read, type Earlier } from "./earlier";
import { Memory } from "./memory";

export { NotKept };

/** What the library tells of a game without opening it. */
export interface Summary {
  id: string;
  game: string;
  /** Who plays, in seat order. */
  players: Player[];
  /** When it began and when it last changed, in milliseconds since 1970. */
  began: number;
  changed: number;
  ply: number;
  /** Why it is over, as records write it; null while it goes on. */
  ending: string | null;
  /** The winning seat, when there is one. */
  winner: number | null;
}

/** A game that is kept: everything that happened in it, or what an earlier release kept instead. */
export interface Kept extends Summary {
  log: Log | Earlier;
}

const aside = { games: new Memory<Kept>(), progress: new Memory<{ id: string }>() };
let refused = false;

/** Whether the browser kept what was kept last. If not, it lasts as long as the page. */
export function isKept(): boolean {
  return !refused;
}

async function put<T extends { id: string }>(shelf: Shelf, memory: Memory<T>, thing: T): Promise<void> {
  try {
    await database((base) => putAtOnce(base, shelf, thing));
    memory.delete(thing.id);
    refused = false;
    askToStay();
  } catch {
    memory.put(thing);
    refused = true;
  }
}

/** Puts a thing into the store without waiting to be asked for more: what is kept while a page is being left would else be undone. */
async function putAtOnce(base: IDBPDatabase, shelf: Shelf, thing: unknown): Promise<void> {
  const work = base.transaction(shelf, "readwrite");
  const isPut = work.store.put(thing);
  work.commit();
  await Promise.all([isPut, work.done]);
}

async function every<T extends { id: string }>(shelf: Shelf, memory: Memory<T>): Promise<T[]> {
  const stored = await database<unknown[]>((base) => base.getAll(shelf)).catch(() => []);
  return memory.over(stored as T[]);
}

let isAsked = false;

/** Asks the browser, once there is something to lose, not to throw it away when it needs room. Whether it does is its own affair. */
function askToStay(): void {
  if (isAsked || typeof navigator !== "object") return;
  isAsked = true;
  navigator.storage?.persist?.().catch(() => undefined);
}

/** Keeps a game, at least as long as the page is open; `isKept` says whether for longer. */
export async function keep(game: Kept): Promise<void> {
  await put("games", aside.games, game);
}

/** The game of that name, if it is kept. */
export async function kept(id: string): Promise<Kept | undefined> {
  const held = aside.games.get(id);
  if (held) return held;
  const found = await database<unknown>((base) => base.get("games", id)).catch(() => undefined);
  return found === undefined ? undefined : (read(found) as Kept);
}

/** All games, those changed last first. One that is damaged stands among the others, and hides none. */
export async function all(): Promise<Kept[]> {
  const games = await every("games", aside.games);
  return games.map(readable).sort((one, other) => momentOf(other.changed) - momentOf(one.changed));
}

/** A game in today's form; what cannot be read stays as it is. */
function readable(game: Kept): Kept {
  try {
    return read(game) as Kept;
  } catch {
    return game;
  }
}

/** A moment that can be written as a day, whatever was kept; the beginning of time, if it is none. */
export function momentOf(kept: unknown): number {
  return typeof kept === "number" && !Number.isNaN(new Date(kept).getTime()) ? kept : 0;
}

/** Forgets a game. */
export async function forget(id: string): Promise<void> {
  aside.games.delete(id);
  await database((base) => base.delete("games", id)).catch(() => undefined);
}

/** Keeps what a learner has done, by the name of a lesson or puzzle. */
export async function keepProgress<T extends { id: string }>(progress: T): Promise<void> {
  await put("progress", aside.progress, progress);
}

/** Everything a learner has done. */
export async function progress<T extends { id: string }>(): Promise<T[]> {
  return (await every("progress", aside.progress)) as T[];
}

/** A name that no other game has. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
