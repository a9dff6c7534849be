// A core in a worker: one request at a time goes in, its answer comes out.
import type { Answer, Ask, Fault } from "../wire";
import type { FromWorker, ToWorker } from "./messages";

/** The answer to what is asked, by the type of the answer. */
export type AnswerOf<T extends Answer["type"]> = Extract<Answer, { type: T }>;

/** A request that was refused, with the core's own fault. */
export class Refused extends Error {
  constructor(readonly fault: Fault) {
    super(fault.code);
  }
}

/** The worker was closed while somebody waited for it. */
export class Closed extends Error {}

/** Whoever can be asked as a core can. */
export interface Client {
  /** The answer, whatever it is: a fault too. */
  answer(ask: Ask): Promise<Answer>;
  /** The answer of the type that is hoped for; throws `Refused` with the fault if it is one. */
  ask<T extends Answer["type"]>(type: T, ask: Ask): Promise<AnswerOf<T>>;
  close(): void;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** A core that runs in a worker of its own. Closing it ends whatever it does, thinking included, at once. */
export class CoreClient implements Client {
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;
  private broken: Error | null = null;

  constructor(
    private readonly worker: Worker,
    module: WebAssembly.Module,
    aids: Record<string, string>,
  ) {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    worker.onerror = (event) => this.fail(new Error(event.message || "The worker could not start."));
    this.post({ type: "begin", module, aids });
  }

  /** The answer, whatever it is: a fault too. */
  async answer(ask: Ask): Promise<Answer> {
    if (this.broken) throw this.broken;
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.post({ type: "ask", id, ask });
    });
  }

  /** The answer of the type that is hoped for; throws `Refused` with the fault if it is one. */
  async ask<T extends Answer["type"]>(type: T, ask: Ask): Promise<AnswerOf<T>> {
    const answer = await this.answer(ask);
    if (answer.type === "fault") throw new Refused(answer.fault);
    if (!isOf(answer, type)) throw new Error(`asked for ${type}, got ${answer.type}`);
    return answer;
  }

  /** Ends the worker; whoever waits is told. */
  close(): void {
    this.worker.terminate();
    this.fail(new Closed("closed"));
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private hear(message: FromWorker): void {
    if (message.type === "broken") return this.fail(new Error(message.why));
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    waiting?.resolve(message.answer);
  }

  private fail(error: Error): void {
    this.broken = error;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}

function isOf<T extends Answer["type"]>(answer: Answer, type: T): answer is AnswerOf<T> {
  return answer.type === type;
}
