// A core that thinks in a worker of its own, and can be cut short at once.
import { perform } from "../table/session";
import type { Answer, Event, Thinking } from "../wire";
import { Closed, Refused, type AnswerOf, type Client } from "./client";
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
  private core: Promise<Client> | null = null;
  private busy = false;
  private turn = 0;
  private held = "";

  constructor(private readonly make: () => Promise<Client> = worker) {}

  /** The answer to a question about a matter; null if it was cut short. */
  async ask<T extends Answer["type"]>(matter: Matter, type: T, think: Thinking): Promise<AnswerOf<T> | null> {
    if (this.busy) this.stop();
    const turn = ++this.turn;
    this.busy = true;
    const isCut = () => turn !== this.turn;
    try {
      // A core that broke has lost nothing but its thoughts: another one thinks again, once.
      return await this.think(matter, type, think, isCut).catch((error: unknown) => {
        if (error instanceof Refused || error instanceof Closed || isCut()) throw error;
        this.drop();
        return this.think(matter, type, think, isCut);
      });
    } catch (error) {
      if (error instanceof Closed || isCut()) return null;
      if (!(error instanceof Refused)) this.drop();
      throw error;
    } finally {
      if (turn === this.turn) this.busy = false;
    }
  }

  private async think<T extends Answer["type"]>(matter: Matter, type: T, think: Thinking, isCut: () => boolean): Promise<AnswerOf<T> | null> {
    const core = await (this.core ??= this.make());
    if (isCut()) return null;
    await this.hold(core, matter);
    const answer = await core.ask(type, { think });
    return isCut() ? null : answer;
  }

  /** Leaves a core behind. */
  private drop(): void {
    this.held = "";
    void this.core?.then(
      (core) => core.close(),
      () => undefined,
    );
    this.core = null;
  }

  /** Opens the matter, unless it is the one that is open. */
  private async hold(core: Client, { log, moves = [] }: Matter): Promise<void> {
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
    this.drop();
  }

  /** Ends the worker. */
  close(): void {
    this.busy = true;
    this.stop();
  }
}
