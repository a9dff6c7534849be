// Games kept in this browser; where it forbids that or is full, as long as the page is open.
import type { Kept as Log, Player } from "../wire";
import { read, type Earlier } from "./earlier";
import { Memory } from "./memory";

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

/** Why nothing can be kept: the browser forbids it, or its store is full. */
export class NotKept extends Error {}

const NAME = "tabuleiro";
const VERSION = 1;
let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("games", { keyPath: "id" });
      request.result.createObjectStore("progress", { keyPath: "id" });
    };
    request.onsuccess = () => {
      // Another tab may need to change the store's form: it must not wait for us.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(new NotKept(request.error?.message));
    request.onblocked = () => reject(new NotKept("blocked"));
  }).catch((error: unknown) => {
    opened = null;
    throw error instanceof NotKept ? error : new NotKept(`${error}`);
  });
  return opened;
}

type Shelf = "games" | "progress";

async function within<T>(shelf: Shelf, mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const base = await database();
  return new Promise((resolve, reject) => {
    const failed = (error: DOMException | null) => reject(new NotKept(error?.message));
    const transaction = base.transaction(shelf, mode);
    const request = work(transaction.objectStore(shelf));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => failed(transaction.error);
    transaction.onabort = () => failed(transaction.error);
  });
}

const aside = { games: new Memory<Kept>(), progress: new Memory<{ id: string }>() };
let refused = false;

/** Whether the browser kept what was kept last. If not, it lasts as long as the page. */
export function isKept(): boolean {
  return !refused;
}

async function put<T extends { id: string }>(shelf: Shelf, memory: Memory<T>, thing: T): Promise<void> {
  try {
    await within(shelf, "readwrite", (store) => store.put(thing));
    memory.delete(thing.id);
    refused = false;
  } catch {
    memory.put(thing);
    refused = true;
  }
}

async function every<T extends { id: string }>(shelf: Shelf, memory: Memory<T>): Promise<T[]> {
  const stored = await within<T[]>(shelf, "readonly", (store) => store.getAll()).catch((): T[] => []);
  return memory.over(stored);
}

/** Keeps a game, at least as long as the page is open; `isKept` says whether for longer. */
export async function keep(game: Kept): Promise<void> {
  await put("games", aside.games, game);
}

/** The game of that name, if it is kept. */
export async function kept(id: string): Promise<Kept | undefined> {
  const held = aside.games.get(id);
  if (held) return held;
  const found = await within<unknown>("games", "readonly", (store) => store.get(id)).catch(() => undefined);
  return found === undefined ? undefined : (read(found) as Kept);
}

/** All games, those changed last first. */
export async function all(): Promise<Kept[]> {
  const games = await every("games", aside.games);
  return games.map((game) => read(game) as Kept).sort((one, other) => other.changed - one.changed);
}

/** Forgets a game. */
export async function forget(id: string): Promise<void> {
  aside.games.delete(id);
  await within("games", "readwrite", (store) => store.delete(id)).catch(() => undefined);
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
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}
