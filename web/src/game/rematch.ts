// Another game of the same kind with the seats moved on, and the score so far.
import type { Kept } from "../store/library";

/** Wins by player of the first game's seats, and draws, with the game that has just ended. */
export interface Running {
  wins: number[];
  draws: number;
  /** How often the seats have moved on. */
  turn: number;
}

/** The score with this game counted, if it is over with a result. */
export function running({ running, players, ending, winner }: Kept): Running {
  const { wins, draws, turn } = running ?? { wins: players.map(() => 0), draws: 0, turn: 0 };
  if (ending === null || ending.startsWith("abort")) return { wins, draws, turn };
  if (winner === null) return { wins, draws: draws + 1, turn };
  const player = playerAt(winner, turn, players.length);
  return { wins: wins.map((count, at) => (at === player ? count + 1 : count)), draws, turn };
}

/** Which player of the first game sits on a seat now. */
export function playerAt(seat: number, turn: number, seats: number): number {
  return (seat + turn) % seats;
}

/** The players moved on by one seat. */
export function movedOn<T>(players: readonly T[]): T[] {
  return players.map((_, seat) => players[(seat + 1) % players.length] as T);
}

/** The next game: the same beginning with other seats, seed and deal. */
export function rematch(kept: Kept, id: string, now: number, seed: number, deal: number): Kept {
  const players = movedOn(kept.players);
  const score = running(kept);
  const open = "open" in kept.beginning ? kept.beginning.open : { game: kept.game };
  return {
    ...kept,
    id,
    beginning: { open: { ...open, players, seed, deal } },
    deeds: [],
    players,
    began: now,
    changed: now,
    ply: 0,
    ending: null,
    winner: null,
    running: { ...score, turn: (score.turn + 1) % players.length },
  };
}
