// What is done again and again with a session that a core holds.
import { Refused, type Client } from "../core/client";
import type { Act, Event, Opened, Plan, Player, Standing, TimeControl, View } from "../wire";

/** What a plan may say; the rest is as at any table where everybody sits at one screen. */
export interface Wanted {
  game: string;
  options?: string;
  position?: string | null;
  dealt?: boolean;
  players?: readonly Player[];
  control?: TimeControl;
}

/** A plan for games at one screen. */
export function planOf({ game, options = "", position = null, dealt = false, players = [], control = { type: "none" } }: Wanted): Plan {
  const terms = { control, first_move: null, seed: 0, friendly: true, rated: false, takebacks: true, help: true };
  return { game, options, position, dealt, players: [...players], terms };
}

/** Opens a game; throws `Refused` if there is no such. */
export function open(core: Client, wanted: Wanted, seed = 0): Promise<Opened> {
  return core.ask("opened", { hold: { type: "open", plan: planOf(wanted), seed } });
}

/** The position after so many moves; now, if that is not said. */
export async function viewAt(core: Client, ply?: number): Promise<View> {
  return (await core.ask("view", { look: { type: "view", ply: ply ?? null } })).view;
}

/** How the session stands. */
export async function standingOf(core: Client): Promise<Standing> {
  return (await core.ask("standing", { look: { type: "standing" } })).standing;
}

let commands = 0;
const tab = Math.random().toString(36).slice(2, 10);

/** A name that no other command has. */
export function commandId(): string {
  return `${tab}-${++commands}`;
}

/** Does something for a seat, or for whoever is to move; everything that came of it. Throws `Refused` if it is not done. */
export async function perform(core: Client, act: Act, seat?: number): Promise<Event[]> {
  const { turn, head } = await standingOf(core);
  const command = { id: commandId(), seen: head, act };
  const { events, fault } = await core.ask("decided", { hold: { type: "command", seat: seat ?? turn ?? 0, command } });
  if (fault) throw new Refused(fault);
  return events;
}

/** A move that was played. */
export interface Played {
  seat: number;
  text: string;
}

/** The moves that stand, of all that happened after those. */
export function movesAfter(before: readonly Played[], events: readonly Event[]): Played[] {
  const moves = [...before];
  for (const { what } of events) {
    if (what.type === "moved") moves.push({ seat: what.seat, text: what.text });
    else if (what.type === "took-back") moves.length = what.to;
  }
  return moves;
}
