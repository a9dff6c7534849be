// Whoever answers at a table: holds the session, decides what commands come to, and tells what happened.
import type { Command, Event, Fault, Kept, Score } from "../../wire";

/** What whoever listens is told. */
export interface Hearing {
  /** Something happened; done when it has been seen. */
  events(events: readonly Event[]): Promise<void>;
  /** Whether somebody is thinking, and what keeps them from it. */
  thinking(isThinking: boolean, stuck: Fault | "broken" | null): void;
  /** Something broke and was taken up again from the log. */
  restarted(): void;
}

/** Whoever answers at a table. */
export interface Answering {
  /** All that had happened when the table was opened. */
  readonly log: Pick<Kept, "series" | "events">;
  /** Seats that people of this tab speak for. */
  readonly mine: readonly number[];
  /** Begins to answer. */
  begin(hearing: Hearing): void;
  /** What a seat of this tab asks for; the fault if it is refused. What came of it is told as everything else is. */
  command(seat: number, command: Command): Promise<Fault | null>;
  /** The score of the games in a row. */
  score(): Promise<Score>;
  /** Tries once more what did not work. */
  retry(): void;
  close(): void;
}
