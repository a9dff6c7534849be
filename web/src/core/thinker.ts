// A core that thinks in a worker of its own, and can be cut short at once.
import { perform } from "../table/session";
import type { Answer, Event, Thinking } from "../wire";
import { Closed, type AnswerOf, type CoreClient } from "./client";
import { worker } from "./core";

/** A game as it is to be thought about. */
export interface Matter {
  /** All that happened in it. */
  log: readonly Event[];
  /** Moves that are supposed after it. */
  moves?: readonly string[];
}

/** Thinks about one matter at a time. A new question, or `stop`, ends the one before within the time it takes to end a worker. */
export class Thinker {
  private core: Promise<CoreClient> | null = null;
  private busy = false;
  private turn = 0;
  private held = "";

  constructor(private readonly make: () => Promise<CoreClient> = worker) {}

  /** The answer to a question about a matter; null if it was cut short. */
  async ask<T extends Answer["type"]>(matter: Matter, type: T, think: Thinking): Promise<AnswerOf<T> | null> {
    if (this.busy) this.stop();
    const turn = ++this.turn;
    this.busy = true;
    try {
      const core = await (this.core ??= this.make());
      if (turn !== this.turn) return null;
      await this.hold(core, matter);
      const answer = await core.ask(type, { think });
      return turn === this.turn ? answer : null;
    } catch (error) {
      if (error instanceof Closed || turn !== this.turn) return null;
      throw error;
    } finally {
      if (turn === this.turn) this.busy = false;
    }
  }

  /** Opens the matter, unless it is the one that is open. */
  private async hold(core: CoreClient, { log, moves = [] }: Matter): Promise<void> {
    const text = JSON.stringify([log, moves]);
    if (text === this.held) return;
    this.held = "";
    await core.ask("opened", { hold: { type: "mirror", events: [...log] } });
    for (const move of moves) await perform(core, { type: "play", text: move });
    this.held = text;
  }

  /** Cuts short whatever is being thought. */
  stop(): void {
    this.turn += 1;
    if (!this.busy) return;
    this.busy = false;
    this.held = "";
    void this.core?.then((core) => core.close(), () => undefined);
    this.core = null;
  }

  /** Ends the worker. */
  close(): void {
    this.busy = true;
    this.stop();
  }
}
