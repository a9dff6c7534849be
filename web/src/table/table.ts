// A game being played, whoever answers: levels thinking in this tab, or (one day) a server.
import type { Act, Board, Choice, Event, Fault, Judgement, Kept, Kind, Opened, Preview, Read, Archive, Score, Standing, Step, Thought, View } from "../wire";
import type { Played } from "./session";

/** How a table stands at one moment. */
export interface State {
  ply: number;
  /** The number of the event that made the position what it is. */
  since: number;
  view: View;
  /** Every legal move; empty when the game is over. The same list until the position is another. */
  choices: Choice[];
  standing: Standing;
  moves: Played[];
  /** A level is thinking. */
  thinking: boolean;
  /** Why whoever answers cannot go on, if it cannot. */
  stuck: Fault | "broken" | null;
  /** How often something broke and was taken up again from the log. */
  restarts: number;
}

/** What changed: a move with its steps, or moves taken back, or something else; with all that happened. */
export type Change = { events: readonly Event[] } & (
  { type: "moved"; played: Played; before: View; steps: Step[] } | { type: "back"; before: View; steps: Step[]; to: number } | { type: "other" }
);

/** Hears of a change; done when it has been seen. */
export type Listener = (change: Change) => Promise<void> | void;

/** A table: what can be asked of it, and who hears of its changes. */
export interface Table {
  readonly kind: Kind;
  readonly opened: Opened;
  readonly board: Board;
  /** Seats that people of this tab sit on. */
  readonly mine: readonly number[];
  readonly state: State;
  /**
   * Calls whenever the state has changed, one change after another has been seen; gives what takes the call back. A level
   * answers when its call is done, so that every move can be seen.
   */
  listen(hear: Listener): () => void;
  /** What a seat asks for; the fault if it is refused. */
  act(seat: number, act: Act): Promise<Fault | null>;
  view(ply: number): Promise<View>;
  steps(ply: number): Promise<Step[]>;
  preview(text: string): Promise<Preview>;
  /** Why spots touched in this order lead to no legal move; null if they lead on. */
  why(path: number[]): Promise<Fault | null>;
  read(text: string): Promise<Read | Fault>;
  record(): Promise<Archive>;
  /** The score of the games in a row, this one included if it is over. */
  score(): Promise<Score>;
  /** A move to suggest. */
  hint(): Promise<Thought | null>;
  /** What every legal move is worth, within so many nodes. */
  judge(nodes: number): Promise<Judgement[]>;
  /** Lets whoever answers, and was stuck, try once more. */
  retry(): void;
  /** All that is to be kept. */
  kept(): Kept;
  close(): void;
}
