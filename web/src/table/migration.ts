// From what earlier releases kept to a log: the game is played again once, and from then on it is its events.
import type { Client } from "../core/client";
import { kindOf } from "../core/core";
import { isEarlier, playerOf, type Earlier, type EarlierAct } from "../store/earlier";
import type { Kept as Stored } from "../store/library";
import type { Act, Kept, Player, SeriesEvent, SeriesHappening } from "../wire";
import { open, perform, standingOf } from "./session";

/** The log of a game that is kept. Throws `Refused` if an earlier release left something that cannot be played again. */
export async function logOf(core: Client, { log, began, changed }: Pick<Stored, "log" | "began" | "changed">): Promise<Kept> {
  return isEarlier(log) ? migrated(core, log, began, changed) : log;
}

async function migrated(core: Client, earlier: Earlier, began: number, changed: number): Promise<Kept> {
  await begin(core, earlier.beginning);
  for (const { seat, act } of earlier.deeds) await perform(core, await todays(core, act), seat);
  const { kept } = await core.ask("kept", { hold: { type: "keep" } });
  // Nobody kept when anything happened; that it began and when it changed last is known.
  const events = kept.events.map((event) => ({ ...event, at: event.number === 0 ? began : changed }));
  const [first] = events;
  if (first?.what.type === "opened" && "open" in earlier.beginning) first.what.terms.seed = earlier.beginning.open.seed ?? 0;
  return { events, series: seriesOf(kept.series, earlier, began), served: changed };
}

async function begin(core: Client, beginning: Earlier["beginning"]): Promise<void> {
  if ("load" in beginning) {
    await core.ask("opened", { hold: { type: "load", record: beginning.load } });
    return;
  }
  const { game, options, position, deal, players } = beginning.open;
  const levels = kindOf(game)?.bots.map(({ name }) => name) ?? [];
  const wanted = { game, options, position, dealt: typeof deal === "number", players: players?.map((name) => playerOf(name, levels)) };
  await open(core, wanted, deal ?? 0);
}

/** An act as it is asked for today: a draw is answered by the number of its offer. */
async function todays(core: Client, act: EarlierAct): Promise<Act> {
  if (act.type !== "answer-draw") return act;
  const { offers } = await standingOf(core);
  return { type: "answer", offer: offers.find(({ to }) => to === null)?.number ?? 0, yes: act.yes };
}

/** The games before this one, as many as the score tells of, and the seats as they are. */
function seriesOf(series: readonly SeriesEvent[], { running }: Earlier, began: number): SeriesEvent[] {
  const [first] = series;
  if (first?.what.type !== "opened") return [...series];
  const { plan } = first.what;
  if (!running) return [{ ...first, at: began }];
  const seating = plan.players.map((_, seat) => (seat + running.turn) % plan.players.length);
  const games: (number | null)[] = [...running.wins.flatMap((wins, player) => Array<number>(wins).fill(player)), ...Array<null>(running.draws).fill(null)];
  const finished = games.map((winner): SeriesHappening => ({ type: "finished", outcome: { winner } }));
  // Games that were broken off moved the seats on as well.
  if (finished.length === 0 && running.turn > 0) finished.push({ type: "finished", outcome: null });
  const seats = plan.players.map((_, seat) => seat);
  const happenings = finished.flatMap((what, at): SeriesHappening[] => [what, { type: "begun", seating: at + 1 === finished.length ? seating : seats }]);
  const opened: SeriesHappening = { ...first.what, plan: { ...plan, players: firstSeated(plan.players, seating) } };
  return [opened, ...happenings].map((what, number) => ({ number, at: began, what }));
}

/** The players as they sat down for the first game. */
function firstSeated(players: readonly Player[], seating: readonly number[]): Player[] {
  const first = [...players];
  seating.forEach((player, seat) => (first[player] = players[seat] as Player));
  return first;
}
