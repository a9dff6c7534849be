// A core that thinks in a worker of its own, and can be cut short at once.
import type { Answer, Ask } from "../wire";
import type { Beginning, Deed } from "../table/table";
import { replay } from "../table/session";
import { Closed, type AnswerOf, type CoreClient } from "./client";
import { worker } from "./core";

/** A game as it is to be thought about. */
export interface Matter {
  beginning: Beginning;
  deeds: readonly Deed[];
}

/** Thinks about one matter at a time. A new question, or `stop`, ends the one before within the time it takes to end a worker. */
export class Thinker {
  private core: Promise<CoreClient> | null = null;
  private busy = false;
  private turn = 0;
  private held = "";

  /** The answer to a question about a matter; null if it was cut short. */
  async ask<T extends Answer["type"]>(matter: Matter, type: T, ask: Ask): Promise<AnswerOf<T> | null> {
    if (this.busy) this.stop();
    const turn = ++this.turn;
    this.busy = true;
    try {
      const core = await (this.core ??= worker());
      if (turn !== this.turn) return null;
      await this.hold(core, matter);
      const answer = await core.ask(type, ask);
      return turn === this.turn ? answer : null;
    } catch (error) {
      if (error instanceof Closed || turn !== this.turn) return null;
      throw error;
    } finally {
      if (turn === this.turn) this.busy = false;
    }
  }

  /** Opens the matter, unless it is the one that is open. */
  private async hold(core: CoreClient, { beginning, deeds }: Matter): Promise<void> {
    const text = JSON.stringify([beginning, deeds]);
    if (text === this.held) return;
    this.held = "";
    await replay(core, beginning, deeds);
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
