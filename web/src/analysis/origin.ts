// Where a study comes from: a kept game, a link, a record, a position, or the beginning of a game.
import { kindOf } from "../core/core";
import { kept } from "../store/library";
import type { Deed } from "../table/table";
import type { Open, Record } from "../wire";
import { importRecord } from "./door";
import { unpack } from "./held";
import { leavers } from "./record";
import { Tree, type Node } from "./tree";

/** What a study begins with. */
export interface Origin {
  open: Open;
  /** Who played, in seat order, as records have it. */
  names: string[];
  tree: Tree;
  /** The day it was played, as records write it. */
  date: string;
  /** What ended the game without being a move, and after which move. */
  tail: { deeds: Deed[]; at: Node } | null;
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
    const origin = ofRecord(importRecord(text));
    origin.tree.current = origin.tree.all()[at] ?? origin.tree.root;
    return origin;
  }
  if (!kindOf(game)) throw new NoSuch("game");
  return ofPosition(game, "", null);
}

/** A position by its own text, or the first one. */
export function ofPosition(game: string, options: string, position: string | null): Origin {
  return { open: { game, options, position }, names: [], tree: new Tree(), date: "", tail: null };
}

/** A record with all its variations. */
export function ofRecord(record: Record): Origin {
  const { game, options, position, seats, date, main, text } = record;
  const tree = new Tree(main);
  const line = tree.main();
  for (const { seat, ply } of leavers(text)) line[ply]?.before.push({ seat, act: { type: "resign" } });
  return { open: { game, options, position }, names: seats, tree, date, tail: tailOf(text, tree) };
}

/** Whoever gave up, or that a draw was agreed, as a record's tag has it. */
function tailOf(text: string, tree: Tree): Origin["tail"] {
  const [, resigned] = /^\[Ending "resigned (\d+)"\]$/m.exec(text) ?? [];
  const at = tree.main().at(-1) ?? tree.root;
  if (resigned) return { at, deeds: [{ seat: Number(resigned) - 1, act: { type: "resign" } }] };
  return null;
}

async function ofKept(id: string): Promise<Origin> {
  const game = await kept(id);
  if (!game) throw new NoSuch("kept");
  const origin = "load" in game.beginning ? ofRecord(importRecord(game.beginning.load)) : ofPosition(game.game, "", null);
  if ("open" in game.beginning) origin.open = { ...game.beginning.open };
  origin.names = game.players;
  origin.date = dayOf(game.began);
  follow(origin, game.deeds);
  // Whoever comes from a game stands where it stands.
  origin.tree.current = origin.tree.main().at(-1) ?? origin.tree.root;
  return origin;
}

/** Adds what was done to the end of the main line. */
function follow(origin: Origin, deeds: readonly Deed[]): void {
  const { tree } = origin;
  let at = tree.main().at(-1) ?? tree.root;
  let waiting: Deed[] = [];
  for (const deed of deeds) {
    if (deed.act.type !== "play") {
      waiting.push(deed);
      continue;
    }
    at = tree.add(at, deed.act.text, deed.seat);
    at.before.push(...waiting.filter(({ act }) => act.type === "resign"));
    waiting = [];
  }
  if (waiting.length > 0) origin.tail = { at, deeds: waiting };
}

/** A day as records write it. */
export function dayOf(time: number): string {
  const day = new Date(time);
  const two = (number: number) => `${number}`.padStart(2, "0");
  return `${day.getFullYear()}.${two(day.getMonth() + 1)}.${two(day.getDate())}`;
}
