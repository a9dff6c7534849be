// Who plays a kept game, in words.
import { spoken, words } from "../../app/speech.svelte";
import { HUMAN } from "../../table/levels";
import { shownName } from "../../table/names";
import type { Kept } from "../../store/library";
import type { Message } from "../../wire";

/** What the player on a seat is called: you, if you are the only person; the seat's name, if there are more. */
export function nameAt(game: Kept, seat: number, seats: readonly Message[]): string {
  const player = game.players[seat] ?? HUMAN;
  if (player !== HUMAN) return shownName(player);
  const alone = game.players.filter((one) => one === HUMAN).length === 1;
  return alone ? words().you : spoken(seats[seat]);
}

/** Against whom you play; empty, if you are not the only person there. */
export function against(game: Kept): string {
  const others = game.players.filter((one) => one !== HUMAN);
  return others.length === game.players.length - 1 ? words().against(others.map(shownName).join(", ")) : "";
}

/** Whose turn it is. */
export function turnAt(game: Kept, seat: number, seats: readonly Message[]): string {
  const name = nameAt(game, seat, seats);
  return name === words().you ? words().yourTurn : words().turnOf(name);
}
