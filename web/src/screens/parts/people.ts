// Who plays a kept game, in words.
import { spoken, words } from "../../app/speech.svelte";
import { ownName } from "../../table/names";
import type { Kept } from "../../store/library";
import type { Message } from "../../wire";

const isPerson = ({ type }: Kept["players"][number]) => type === "person";

/** What the player on a seat is called: by name, or you, if you are the only person; the seat's name, if there are more. */
export function nameAt(game: Kept, seat: number, seats: readonly Message[]): string {
  const player = game.players[seat];
  const own = player ? ownName(player) : "";
  if (own) return own;
  const alone = game.players.filter(isPerson).length === 1;
  return alone ? words().you : spoken(seats[seat]);
}

/** Against whom you play; empty, if you are not the only person there. */
export function against(game: Kept): string {
  const others = game.players.filter((one) => !isPerson(one));
  return others.length === game.players.length - 1 ? words().against(others.map(ownName).join(", ")) : "";
}

/** Whose turn it is. */
export function turnAt(game: Kept, seat: number, seats: readonly Message[]): string {
  const name = nameAt(game, seat, seats);
  return name === words().you ? words().yourTurn : words().turnOf(name);
}
