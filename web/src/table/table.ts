// A game being played, wherever it is computed: in a worker of this tab, or (one day) on a server.
import type { Act, Board, Choice, Fault, Judgement, Kind, Open, Opened, Preview, Read, Record, Standing, Step, Thought, View } from "../wire";

/** How a table begins: from options, or from a record. */
export type Beginning = { open: Open } | { load: string };

/** What a seat did. Beginning and deeds together give the game again. */
export interface Deed {
  seat: number;
  act: Act;
}

/** A move that was played. */
export interface Played {
  seat: number;
  text: string;
}

/** How a table stands at one moment. */
export interface State {
  ply: number;
  view: View;
  /** Every legal move; empty when the game is over. */
  choices: Choice[];
  standing: Standing;
  moves: Played[];
  /** A level is thinking. */
  thinking: boolean;
  /** Why the level to move cannot think, if it cannot. */
  stuck: Fault | "broken" | null;
}

/** What changed: a move with its steps, or moves taken back, or something else. */
export type Change =
  | { type: "moved"; played: Played; before: View; steps: Step[] }
  | { type: "back"; before: View; steps: Step[]; to: number }
  | { type: "other" };

/** A table: what can be asked of it, and who hears of its changes. */
export interface Table {
  readonly kind: Kind;
  readonly opened: Opened;
  readonly board: Board;
  /** Seats that people of this tab sit on. */
  readonly mine: readonly number[];
  readonly state: State;
  /** Calls whenever the state has changed; gives what takes the call back. A level answers when its call is done, so that every move can be seen. */
  listen(hear: (change: Change) => Promise<void> | void): () => void;
  /** What a seat asks for; the fault if it is refused. */
  act(seat: number, act: Act): Promise<Fault | null>;
  view(ply: number): Promise<View>;
  steps(ply: number): Promise<Step[]>;
  preview(text: string): Promise<Preview>;
  /** Why spots touched in this order lead to no legal move; null if they lead on. */
  why(path: number[]): Promise<Fault | null>;
  read(text: string): Promise<Read | Fault>;
  record(): Promise<Record>;
  /** A move to suggest. */
  hint(): Promise<Thought | null>;
  /** What every legal move is worth, within so many nodes. */
  judge(nodes: number): Promise<Judgement[]>;
  /** Lets a level that was stuck try once more. */
  retry(): Promise<void>;
  /** All that happened, for keeping. */
  deeds(): Deed[];
  close(): void;
}
