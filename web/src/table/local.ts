// A table in this tab: the game in one worker, the thinking in another.
import { Refused, type CoreClient } from "../core/client";
import { kindOf, worker } from "../core/core";
import { Thinker } from "../core/thinker";
import { settings } from "../app/settings.svelte";
import type { Act, Board, Event, Fault, Judgement, Kind, Opened, Preview, Read, Record, Step, Thought, View } from "../wire";
import { deedsOf, movesOf, replay, viewAt } from "./session";
import type { Beginning, Change, Deed, Played, State, Table } from "./table";

/** Opens a table as it began and does again what was done. Throws `Refused` with the core's sentence if that cannot be. */
export async function local(beginning: Beginning, deeds: readonly Deed[], isWatched = false): Promise<Table> {
  const core = await worker();
  try {
    const opened = await replay(core, beginning, deeds);
    const kind = kindOf(opened.game);
    if (!kind) throw new Error(opened.game);
    const { board } = await core.ask("board", { type: "board" });
    const { record } = await core.ask("record", { type: "record" });
    const before = record.main.moves.slice(0, opened.ply).map((text) => ({ seat: -1, text }));
    const table = new LocalTable(core, kind, opened, board, beginning, before, isWatched);
    await table.refresh({ type: "other" });
    return table;
  } catch (error) {
    core.close();
    throw error;
  }
}

class LocalTable implements Table {
  readonly mine: readonly number[];
  state!: State;
  private events: Event[] = [];
  private readonly listeners = new Set<(change: Change) => Promise<void> | void>();
  /** Done when whoever listens has seen what changed last. */
  private seen: Promise<unknown> = Promise.resolve();
  private readonly thinker = new Thinker();
  private readonly adviser = new Thinker();
  private isClosed = false;

  constructor(
    private readonly core: CoreClient,
    readonly kind: Kind,
    readonly opened: Opened,
    readonly board: Board,
    private readonly beginning: Beginning,
    private readonly before: readonly Played[],
    private readonly isWatched: boolean,
  ) {
    this.mine = opened.players.flatMap((name, seat) => (this.isBot(name) ? [] : [seat]));
  }

  private isBot(name: string | undefined): boolean {
    return this.kind.bots.some((bot) => bot.name === name);
  }

  listen(hear: (change: Change) => Promise<void> | void): () => void {
    this.listeners.add(hear);
    return () => this.listeners.delete(hear);
  }

  /** Asks how everything stands now, tells whoever listens, and lets a bot think if it is its turn. */
  async refresh(change: Change): Promise<void> {
    const { core } = this;
    const [view, { choices }, { standing }, { events }] = await Promise.all([
      viewAt(core),
      core.ask("choices", { type: "choices" }),
      core.ask("standing", { type: "standing" }),
      core.ask("events", { type: "events", after: 0 }),
    ]);
    this.events = events;
    const bot = standing.turn !== null && this.isBot(this.opened.players[standing.turn]) && !this.isWatched;
    this.state = { ply: standing.ply, view, choices, standing, moves: movesOf(events, this.before), thinking: bot, stuck: null };
    this.tell(change);
    if (bot) void this.think(standing.turn ?? 0);
  }

  private tell(change: Change): void {
    this.seen = Promise.all([...this.listeners].map((hear) => hear(change)));
  }

  private async think(seat: number): Promise<void> {
    const { view } = this.state;
    try {
      const [answer] = await Promise.all([this.thinker.ask(this.matter(), "thought", { type: "think" }), this.seen]);
      const best = answer?.thought.best;
      if (this.isClosed || !best || this.state.view !== view) return;
      await this.act(seat, { type: "play", text: best });
    } catch (error) {
      if (this.isClosed) return;
      this.state = { ...this.state, thinking: false, stuck: faultOf(error) ?? "broken" };
      this.tell({ type: "other" });
    }
  }

  retry(): Promise<void> {
    return this.refresh({ type: "other" });
  }

  private matter(): { beginning: Beginning; deeds: Deed[] } {
    return { beginning: this.beginning, deeds: this.deeds() };
  }

  async act(seat: number, act: Act): Promise<Fault | null> {
    const before = this.state.view;
    const { ply } = this.state;
    // What is taken back can be shown backwards only if its steps are known before they are gone.
    const undone = act.type === "offer-takeback" ? await this.lastSteps(seat) : [];
    const answer = await this.core.answer({ type: "command", seat, ply, act });
    if (answer.type === "fault") return answer.fault;
    if (act.type !== "play") this.thinker.stop();
    this.adviser.stop();
    await this.refresh(await this.changed(answer.type === "events" ? answer.events : [], before, ply, undone));
    return null;
  }

  /** The steps of every move since the seat's own last one, that one included. */
  private async lastSteps(seat: number): Promise<Step[]> {
    const { moves, ply } = this.state;
    const own = moves.findLastIndex((move) => move.seat === seat);
    if (own < 0) return [];
    const plies = Array.from({ length: ply - own }, (_, at) => own + at + 1);
    return (await Promise.all(plies.map((one) => this.steps(one)))).flat();
  }

  /** What to show for what happened. */
  private async changed(events: readonly Event[], before: View, ply: number, undone: Step[]): Promise<Change> {
    for (const { what } of events) {
      if (what.type === "moved") return { type: "moved", played: { seat: what.seat, text: what.text }, before, steps: await this.steps(ply + 1) };
      if (what.type === "took-back") return { type: "back", before, steps: undone, to: what.to };
    }
    return { type: "other" };
  }

  view(ply: number): Promise<View> {
    return viewAt(this.core, ply);
  }

  async steps(ply: number): Promise<Step[]> {
    return (await this.core.ask("steps", { type: "steps", ply })).steps;
  }

  async preview(text: string): Promise<Preview> {
    return (await this.core.ask("preview", { type: "preview", text })).preview;
  }

  async why(path: number[]): Promise<Fault | null> {
    const answer = await this.core.answer({ type: "why", path });
    return answer.type === "fault" ? answer.fault : null;
  }

  async read(text: string): Promise<Read | Fault> {
    const answer = await this.core.answer({ type: "read", text, lang: settings.lang });
    if (answer.type === "fault") return answer.fault;
    if (answer.type !== "read") throw new Error(answer.type);
    return answer.reading;
  }

  async record(): Promise<Record> {
    return (await this.core.ask("record", { type: "record" })).record;
  }

  async hint(): Promise<Thought | null> {
    const strongest = this.kind.bots.filter(({ group }) => group === "main").at(-1)?.name ?? this.kind.usual;
    const answer = await this.adviser.ask(this.matter(), "thought", { type: "think", bot: strongest, nodes: 200_000 });
    return answer?.thought ?? null;
  }

  async judge(nodes: number): Promise<Judgement[]> {
    const answer = await this.adviser.ask(this.matter(), "judged", { type: "analyse", nodes });
    return answer?.moves ?? [];
  }

  deeds(): Deed[] {
    return deedsOf(this.events, this.opened.ply);
  }

  close(): void {
    this.isClosed = true;
    this.listeners.clear();
    this.thinker.close();
    this.adviser.close();
    this.core.close();
  }
}

/** The fault of an error, if the core gave one. */
export function faultOf(error: unknown): Fault | null {
  return error instanceof Refused ? error.fault : null;
}
