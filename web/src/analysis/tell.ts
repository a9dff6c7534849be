// What things are worth, in words.
import { of, spoken } from "../app/speech.svelte";
import { words } from "../screens/Analysis.words";
import type { Judgement, Message } from "../wire";
import { signed, worthOf, type Worth } from "./worth";

/** A guess smaller than this says nothing. */
const EVEN = 25;
/** A guess larger than this says a lot. */
const MUCH = 300;

/** Whether a name is made of several names, and so has its verb in the plural. */
export function isSeveral({ values }: Message): boolean {
  return Object.values(values ?? {}).length > 1;
}

/** What a position is worth to whoever is to move, told by the name of whoever stands better. */
export function tellWorth(worth: Worth, seat: number, seats: readonly Message[]): string {
  const own = seats[seat];
  if (!own) return "";
  const other = seats.length === 2 ? seats[1 - seat] : undefined;
  const { value, plies, score } = worth;
  if (value === "draw") return of(words).draw;
  if (value === "win") return wins(own, plies);
  if (value === "loss") return other ? wins(other, plies) : loses(own, plies);
  if (score === null) return of(words).unknown;
  if (Math.abs(score) < EVEN) return of(words).even;
  const who = score > 0 || !other ? own : other;
  const tell = Math.abs(score) >= MUCH ? of(words).much : of(words).better;
  return tell(spoken(who), isSeveral(who));
}

function wins(who: Message, plies: number | null): string {
  const name = spoken(who);
  return plies === null ? of(words).wins(name, isSeveral(who)) : of(words).winsIn(name, isSeveral(who), plies);
}

function loses(who: Message, plies: number | null): string {
  const name = spoken(who);
  return plies === null ? of(words).loses(name, isSeveral(who)) : of(words).losesIn(name, isSeveral(who), plies);
}

/** What a move is worth to whoever makes it, in a few words. */
export function tellMove(judgement: Judgement): string {
  const { value, plies, score } = worthOf(judgement);
  if (value === "win") return of(words).moveWin(plies);
  if (value === "loss") return of(words).moveLoss(plies);
  if (value === "draw") return of(words).moveDraw;
  return score === null ? of(words).moveUnknown : of(words).moveGuess(signed(score));
}

/** So many nodes, roughly, in words. */
export function tellNodes(nodes: number): string {
  return nodes >= 1_000_000 ? of(words).million(Math.round(nodes / 1_000_000)) : of(words).thousand(Math.max(1, Math.round(nodes / 1000)));
}
