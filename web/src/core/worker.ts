// A worker that holds a core and answers requests in order.
import init, { Core } from "./pkg/tabuleiro_wasm.js";
import type { Answer, Ask, Response } from "../wire";
import type { FromWorker, ToWorker } from "./messages";
import { now } from "./time";
import { VERSION } from "../wire";

/** What a core needs to know of its surroundings. */
class Holder {
  private readonly lent = new Set<string>();
  private readonly taught = new Set<string>();
  private game = "";

  private constructor(
    private readonly core: Core,
    private readonly aids: Record<string, string>,
  ) {}

  static async begin(module: WebAssembly.Module, aids: Record<string, string>): Promise<Holder> {
    await init({ module_or_path: module });
    return new Holder(new Core(), aids);
  }

  async answer(ask: Ask): Promise<Answer> {
    if ("think" in ask) await this.lend(this.game);
    const learnt = this.learntBy(ask);
    if (learnt) await this.teach(learnt);
    const answer = this.ask(ask);
    if (answer.type === "opened") this.game = answer.game;
    return answer;
  }

  /** Of which game something is to be learnt, if anything is. */
  private learntBy(ask: Ask): string | null {
    if ("think" in ask) return ask.think.type === "attempt" ? this.game : null;
    if (!("catalogue" in ask)) return null;
    const { catalogue } = ask;
    return catalogue.type === "puzzles" || catalogue.type === "lessons" ? catalogue.game : null;
  }

  private ask(ask: Ask): Answer {
    const text = this.core.hear(JSON.stringify({ v: VERSION, id: 1, ask }), now());
    return (JSON.parse(text) as Response).answer;
  }

  /** Gives the core the puzzles and lessons of a game. If they cannot be had, the core says so when it is asked for them. */
  private async teach(game: string): Promise<void> {
    if (this.taught.has(game)) return;
    const texts = await Promise.all(["puzzles", "lessons"].map((what) => this.text(`${game}.${what}.txt`)));
    const [puzzles, lessons] = texts;
    if (typeof puzzles !== "string" || typeof lessons !== "string") return;
    this.core.teach(game, puzzles, lessons);
    this.taught.add(game);
  }

  private async text(file: string): Promise<string | null> {
    const address = this.aids[file];
    const response = address === undefined ? null : await fetch(address).catch(() => null);
    return response?.ok ? response.text() : null;
  }

  /** Lends the core the file that players of a game think with. If it cannot be had, the core says so when it is asked to think. */
  private async lend(game: string): Promise<void> {
    if (this.lent.has(game)) return;
    const answer = this.ask({ catalogue: { type: "kinds" } });
    const file = answer.type === "kinds" ? answer.kinds.find(({ name }) => name === game)?.lends : null;
    const address = file ? this.aids[file] : undefined;
    if (address !== undefined) {
      const response = await fetch(address).catch(() => null);
      if (!response?.ok) return;
      this.core.lend(game, new Uint8Array(await response.arrayBuffer()));
    }
    this.lent.add(game);
  }
}

let held: Promise<Holder> | null = null;
// Answers go out in the order in which the questions came, though one may have to fetch something first.
let queue: Promise<void> = Promise.resolve();

function tell(message: FromWorker): void {
  self.postMessage(message);
}

async function hear(message: ToWorker): Promise<void> {
  if (message.type === "begin") {
    held = Holder.begin(message.module, message.aids);
    await held;
    return;
  }
  const holder = await held;
  if (holder) tell({ type: "answer", id: message.id, answer: await holder.answer(message.ask) });
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  queue = queue.then(() => hear(data)).catch((error: unknown) => tell({ type: "broken", why: `${error}` }));
};
