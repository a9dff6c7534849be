// Where a study comes from: a kept game, a link, a record, a position, or the beginning of a game.
import { aside } from "../core/aside";
import { kindOf } from "../core/core";
import { kept } from "../store/library";
import { logOf } from "../table/migration";
import type { Wanted as Beginning } from "../table/session";
import type { Archive } from "../wire";
import { importRecord } from "./door";
import { unpack } from "./held";
import { Tree } from "./tree";

/** What a study begins with. */
export interface Origin {
  beginning: Beginning;
  tree: Tree;
  /** The record that it comes from, if it comes from one: who played, when, and how it ended. */
  record: Archive | null;
}

/** There is nothing of that name. */
export class NoSuch extends Error {
  constructor(readonly what: "game" | "kept") {
    super(what);
  }
}

/** A route to a study. */
export interface Wanted {
  game: string;
  id?: string;
  held?: string;
}

/** What a route asks for; throws `NoSuch`, `BadLink`, `NotKept` or `Refused`. */
export async function originOf({ game, id, held }: Wanted): Promise<Origin> {
  if (id) return ofKept(id);
  if (held) {
    const { text, at } = await unpack(held);
    const origin = ofRecord(await importRecord(text));
    origin.tree.current = origin.tree.all()[at] ?? origin.tree.root;
    return origin;
  }
  if (!kindOf(game)) throw new NoSuch("game");
  return ofPosition(game, "", null);
}

/** A position by its own text, or the first one. */
export function ofPosition(game: string, options: string, position: string | null): Origin {
  return { beginning: { game, options, position }, tree: new Tree(), record: null };
}

/** A record with all its variations. */
export function ofRecord(record: Archive): Origin {
  const { game, options, position, main, out } = record;
  const tree = new Tree(main);
  const line = tree.main();
  for (const [seat, ply] of out) line[ply]?.before.push(seat);
  return { beginning: { game, options, position }, tree, record };
}

async function ofKept(id: string): Promise<Origin> {
  const game = await kept(id);
  if (!game) throw new NoSuch("kept");
  const { record } = await aside(async (core) => {
    await core.ask("opened", { hold: { type: "resume", kept: await logOf(core, game) } });
    return core.ask("record", { look: { type: "record", date: dayOf(game.began) } });
  });
  const origin = ofRecord(record);
  // Whoever comes from a game stands where it stands.
  origin.tree.current = origin.tree.main().at(-1) ?? origin.tree.root;
  return origin;
}

/** A day as records write it. */
export function dayOf(time: number): string {
  const day = new Date(time);
  const two = (number: number) => `${number}`.padStart(2, "0");
  return `${day.getFullYear()}.${two(day.getMonth() + 1)}.${two(day.getDate())}`;
}
