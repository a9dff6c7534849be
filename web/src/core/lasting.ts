// A core that is started again when it breaks: whoever asks it does not notice, but is told.
import { Closed, Refused, type AnswerOf, type Client } from "./client";
import type { Answer, Ask } from "../wire";

/** What it takes to start again. */
export interface Recovery {
  make(): Promise<Client>;
  /** Brings a new core to where the broken one was. */
  restore(core: Client): Promise<void>;
  /** Hears that it was done. */
  onrestart(): void;
}

/** A core that outlasts its workers. A question that breaks the new one as well is given up. */
export class Lasting implements Client {
  private restarting: Promise<void> | null = null;
  private isClosed = false;

  constructor(
    private core: Client,
    private readonly recovery: Recovery,
  ) {}

  async answer(ask: Ask): Promise<Answer> {
    const used = this.core;
    try {
      return await used.answer(ask);
    } catch (error) {
      if (this.isClosed) throw error;
      // Whoever else waited for the same core waits for the same new one.
      if (used === this.core) this.restarting ??= this.restart().finally(() => (this.restarting = null));
      await this.restarting;
      return this.core.answer(ask);
    }
  }

  async ask<T extends Answer["type"]>(type: T, ask: Ask): Promise<AnswerOf<T>> {
    const answer = await this.answer(ask);
    if (answer.type === "fault") throw new Refused(answer.fault);
    if (answer.type !== type) throw new Error(`asked for ${type}, got ${answer.type}`);
    return answer as AnswerOf<T>;
  }

  close(): void {
    this.isClosed = true;
    this.core.close();
  }

  private async restart(): Promise<void> {
    this.core.close();
    const core = await this.recovery.make();
    await this.recovery.restore(core);
    if (this.isClosed) {
      core.close();
      throw new Closed("closed");
    }
    this.core = core;
    this.recovery.onrestart();
  }
}
