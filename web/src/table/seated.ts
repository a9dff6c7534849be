// A table made of two: the mirror that shows the game, and whoever answers.
import { kindOf, worker } from "../core/core";
import type { Client } from "../core/client";
import { Thinker } from "../core/thinker";
import { now } from "../core/time";
import type { Act, Board, Event, Fault, Judgement, Kept, Kind, Opened, Preview, Read, Archive, Score, Step, Thought, View } from "../wire";
import type { Answering } from "./answering/answering";
import { Mirror } from "./mirror";
import { commandId } from "./session";
import type { Change, Listener, State, Table } from "./table";

/** Sits down with whoever answers; throws `Refused` if the log does not hold. */
export async function seated(answering: Answering, make: () => Promise<Client> = worker): Promise<Table> {
  const core = await make();
  try {
    let table: Seated | null = null;
    const mirror = await Mirror.of(core, answering.log.events, make, () => table?.restarted());
    const kind = kindOf(mirror.opened.game);
    if (!kind) throw new Error(mirror.opened.game);
    table = new Seated(kind, mirror, answering, make);
    return table;
  } catch (error) {
    core.close();
    answering.close();
    throw error;
  }
}

/** A game is shown as its events arrive, one change after another. */
export class Seated implements Table {
  state: State;
  private readonly events: Event[];
  private readonly listeners = new Set<Listener>();
  private readonly adviser: Thinker;
  /** Done when everything so far has been taken over and seen. */
  private seen: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(
    readonly kind: Kind,
    private readonly mirror: Mirror,
    private readonly answering: Answering,
    make: () => Promise<Client>,
  ) {
    this.events = [...answering.log.events];
    this.adviser = new Thinker(make);
    this.state = { ...mirror.look, ply: mirror.look.standing.ply, thinking: false, stuck: null, restarts: 0 };
    answering.begin({
      restarted: () => this.restarted(),
      events: (events) => this.hear(events),
      thinking: (thinking, stuck) => {
        if (this.isClosed || (this.state.thinking === thinking && this.state.stuck === stuck)) return;
        this.state = { ...this.state, thinking, stuck };
        void this.tell({ type: "other", events: [] });
      },
    });
  }

  /** Something broke and was taken up again. */
  restarted(): void {
    if (this.isClosed) return;
    this.state = { ...this.state, restarts: this.state.restarts + 1 };
    void this.tell({ type: "other", events: [] });
  }

  get opened(): Opened {
    return this.mirror.opened;
  }

  get board(): Board {
    return this.mirror.board;
  }

  get mine(): readonly number[] {
    return this.answering.mine;
  }

  listen(hear: Listener): () => void {
    this.listeners.add(hear);
    return () => this.listeners.delete(hear);
  }

  async act(seat: number, act: Act): Promise<Fault | null> {
    const command = { id: commandId(), seen: this.state.standing.head, act };
    const fault = await this.answering.command(seat, command);
    // A move is waited for by those who watch it; anything else is there when this is done.
    if (act.type !== "play") await this.seen;
    return fault;
  }

  /** Takes over what happened, each move by itself, and each after the one before has been seen. */
  private hear(events: readonly Event[]): Promise<void> {
    for (const group of apart(events)) {
      this.seen = this.seen
        .then(() => (this.isClosed ? undefined : this.take(group)))
        .catch(() => {
          if (this.isClosed) return;
          this.state = { ...this.state, thinking: false, stuck: "broken" };
          return this.tell({ type: "other", events: [] });
        });
    }
    return this.seen;
  }

  private async take(events: readonly Event[]): Promise<void> {
    const before = this.state;
    // What is taken back can be shown backwards only if its steps are known before they are gone.
    const undone = await this.undone(events);
    await this.mirror.follow(events);
    this.events.push(...events);
    // How it is shown is known before it is there: whoever is told of something else meanwhile must not see where it ends.
    const change = await this.changed(events, before, undone);
    const { look } = this.mirror;
    this.state = { ...this.state, ...look, ply: look.standing.ply };
    if (look.view !== before.view) this.adviser.stop();
    await this.tell(change);
  }

  private async undone(events: readonly Event[]): Promise<Step[]> {
    const back = events.find(({ what }) => what.type === "took-back")?.what;
    if (back?.type !== "took-back") return [];
    const plies = Array.from({ length: this.state.ply - back.to }, (_, at) => back.to + at + 1);
    return (await Promise.all(plies.map((ply) => this.mirror.steps(ply)))).flat();
  }

  /** What to show for what happened. */
  private async changed(events: readonly Event[], { view: before, ply }: State, undone: Step[]): Promise<Change> {
    for (const { what } of events) {
      if (what.type === "moved") return { type: "moved", events, played: { seat: what.seat, text: what.text }, before, steps: await this.mirror.steps(ply + 1) };
      if (what.type === "took-back") return { type: "back", events, before, steps: undone, to: what.to };
    }
    return { type: "other", events };
  }

  private async tell(change: Change): Promise<void> {
    await Promise.all([...this.listeners].map(async (hear) => hear(change)));
  }

  view(ply: number): Promise<View> {
    return this.mirror.view(ply);
  }

  steps(ply: number): Promise<Step[]> {
    return this.mirror.steps(ply);
  }

  preview(text: string): Promise<Preview> {
    return this.mirror.preview(text);
  }

  why(path: number[]): Promise<Fault | null> {
    return this.mirror.why(path);
  }

  read(text: string): Promise<Read | Fault> {
    return this.mirror.read(text);
  }

  record(): Promise<Archive> {
    return this.mirror.record();
  }

  score(): Promise<Score> {
    return this.answering.score();
  }

  async hint(): Promise<Thought | null> {
    const strongest = this.kind.bots.filter(({ group }) => group === "main").at(-1)?.name ?? this.kind.usual;
    const answer = await this.adviser.ask({ log: this.events }, "thought", { type: "level", name: strongest, nodes: 200_000 });
    return answer?.thought ?? null;
  }

  async judge(nodes: number): Promise<Judgement[]> {
    const answer = await this.adviser.ask({ log: this.events }, "judged", { type: "analyse", nodes });
    return answer?.moves ?? [];
  }

  retry(): void {
    this.answering.retry();
  }

  kept(): Kept {
    return { series: this.answering.log.series, events: [...this.events], served: now() };
  }

  close(): void {
    this.isClosed = true;
    this.listeners.clear();
    this.answering.close();
    this.adviser.close();
    this.mirror.close();
  }
}

/** Events in groups that are shown one by one: whatever a move or a takeback brings about goes with it. */
export function apart(events: readonly Event[]): Event[][] {
  const groups: Event[][] = [];
  for (const event of events) {
    const begins = event.what.type === "moved" || event.what.type === "took-back";
    const group = groups.at(-1);
    if (begins || !group) groups.push([event]);
    else group.push(event);
  }
  return groups;
}
