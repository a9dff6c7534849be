// How a game begins: the core deals it, it is kept, then its screen opens it by name.
import { go } from "../app/router.svelte";
import { aside } from "../core/aside";
import type { Client } from "../core/client";
import { keep, newId, type Kept } from "../store/library";
import type { Kept as Log } from "../wire";
import { open, standingOf, type Wanted } from "./session";

function chance(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** What the library keeps of a log. */
export async function summed(core: Client, log: Log, began: number): Promise<Kept> {
  const [first] = log.events;
  if (first?.what.type !== "opened") throw new Error("a log begins with its opening");
  const { game, players } = first.what;
  const { ply, ending, outcome } = await standingOf(core);
  return { id: newId(), game, players, began, changed: Date.now(), ply, ending, winner: outcome?.winner ?? null, log };
}

/** The log of whatever a core holds. */
export async function keptOf(core: Client): Promise<Log> {
  return (await core.ask("kept", { hold: { type: "keep" } })).kept;
}

/** A game that has not begun, dealt by chance. */
export async function fresh(core: Client, wanted: Wanted): Promise<Kept> {
  await open(core, { dealt: !wanted.position, ...wanted }, chance());
  return summed(core, await keptOf(core), Date.now());
}

/** The next game of a series: who sits where is the game's own rule. */
export async function next(core: Client, log: Log): Promise<Kept> {
  await core.ask("opened", { hold: { type: "resume", kept: log } });
  await core.ask("opened", { hold: { type: "again", seed: chance() } });
  return summed(core, await keptOf(core), Date.now());
}

/** Keeps a new game and goes to it. */
export async function start(wanted: Wanted): Promise<Kept> {
  return begun(await aside((core) => fresh(core, wanted)));
}

/** Keeps the next game of a series and goes to it. */
export async function again(log: Log): Promise<Kept> {
  return begun(await aside((core) => next(core, log)));
}

async function begun(game: Kept): Promise<Kept> {
  await keep(game);
  go({ screen: "game", id: game.id });
  return game;
}
