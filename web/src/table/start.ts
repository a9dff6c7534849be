// How a game begins: it is kept first, then its screen opens it by name.
import { go } from "../app/router.svelte";
import { keep, newId, type Kept } from "../store/library";

/** What a new game may have besides its players. */
export interface Start {
  /** Where it begins, if not at the start. */
  position?: string;
  /** The score of the games before, for a rematch. */
  running?: Kept["running"];
}

function chance(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** A game that has not begun, with a seed and a deal of its own. */
export function fresh(game: string, options: string, players: readonly string[], { position, running = null }: Start = {}): Kept {
  const open = { game, options, position: position ?? null, deal: chance(), players: [...players], seed: chance(), friendly: true };
  const now = Date.now();
  return { id: newId(), game, beginning: { open }, deeds: [], players: [...players], began: now, changed: now, ply: 0, ending: null, winner: null, running };
}

/** Keeps a new game and goes to it. */
export async function start(game: string, options: string, players: readonly string[], more: Start = {}): Promise<Kept> {
  const made = fresh(game, options, players, more);
  await keep(made);
  go({ screen: "game", id: made.id });
  return made;
}
