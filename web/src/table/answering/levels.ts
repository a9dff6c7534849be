// Levels that answer in this tab: the session in one worker, their thinking in another.
import { Refused, type Client } from "../../core/client";
import { worker } from "../../core/core";
import { Lasting } from "../../core/lasting";
import { Thinker } from "../../core/thinker";
import { now } from "../../core/time";
import type { Command, Event, Fault, Holding, Kept, Offer, Player, Score, Standing } from "../../wire";
import { since } from "../mirror";
import { commandId, standingOf } from "../session";
import type { Answering, Hearing } from "./answering";

/** Timers cannot wait longer than this; then it is looked again. */
const LONGEST_WAIT = 0x7fffffff;

/** How cores are made; a test has its own. */
type Make = () => Promise<Client>;

/** Takes up a game that was kept; throws `Refused` if it does not hold. Whoever only watches neither thinks nor commands. */
export async function levels(kept: Kept, isWatched: boolean, make: Make = worker): Promise<Levels> {
  const core = await make();
  try {
    const { players } = await core.ask("opened", { hold: { type: "resume", kept } });
    // Taken up again, it has what has happened by time alone.
    const { kept: log } = await core.ask("kept", { hold: { type: "keep" } });
    return new Levels(core, log, players, isWatched, make);
  } catch (error) {
    core.close();
    throw error;
  }
}

/** Holds a session, and plays for its levels. */
export class Levels implements Answering {
  readonly mine: readonly number[];
  private readonly core: Client;
  private readonly events: Event[];
  private readonly thinker: Thinker;
  private readonly judge: Thinker;
  private hearing: Hearing | null = null;
  /** What happens is decided one after another. */
  private last: Promise<unknown> = Promise.resolve();
  private turn = 0;
  /** Which position is being thought about, by the event that made it. */
  private thought: number | null = null;
  /** Which offers were put to which levels. */
  private readonly asked = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(
    first: Client,
    readonly log: Kept,
    private readonly players: readonly Player[],
    private readonly isWatched: boolean,
    make: Make,
  ) {
    this.events = [...log.events];
    this.core = new Lasting(first, { make, restore: (core) => this.restore(core), onrestart: () => this.hearing?.restarted() });
    this.mine = players.flatMap(({ type }, seat) => (type === "person" ? [seat] : []));
    this.thinker = new Thinker(make);
    this.judge = new Thinker(make);
  }

  /** Takes the game up again from its log, with whatever time has brought about meanwhile. */
  private async restore(core: Client): Promise<void> {
    const { series } = this.log;
    await core.ask("opened", { hold: { type: "resume", kept: { series, events: [...this.events], served: now() } } });
    const { kept } = await core.ask("kept", { hold: { type: "keep" } });
    const since = kept.events.slice(this.events.length);
    if (since.length > 0) this.tell(since);
  }

  begin(hearing: Hearing): void {
    this.hearing = hearing;
    void this.goOn(Promise.resolve());
  }

  retry(): void {
    void this.goOn(Promise.resolve());
  }

  command(seat: number, command: Command): Promise<Fault | null> {
    return this.decide({ type: "command", seat, command });
  }

  async score(): Promise<Score> {
    return (await this.core.ask("score", { look: { type: "score" } })).score;
  }

  close(): void {
    this.isClosed = true;
    this.turn += 1;
    clearTimeout(this.timer);
    this.thinker.close();
    this.judge.close();
    this.core.close();
  }

  /** Lets something happen, and tells it. */
  private decide(holding: Holding): Promise<Fault | null> {
    const done = this.last.then(async () => {
      if (this.isWatched || this.isClosed) return null;
      const answer = await this.core.answer({ hold: holding });
      if (answer.type === "fault") return answer.fault;
      if (answer.type !== "decided" && answer.type !== "events") throw new Error(answer.type);
      if (answer.events.length > 0) this.tell(answer.events);
      return answer.type === "decided" ? answer.fault : null;
    });
    this.last = done.catch(() => undefined);
    return done;
  }

  private tell(events: readonly Event[]): void {
    this.events.push(...events);
    const seen = this.hearing?.events(events) ?? Promise.resolve();
    void this.goOn(seen);
  }

  /** Whatever has to be done next: a level's move or answer, and the end of somebody's time. */
  private async goOn(seen: Promise<void>): Promise<void> {
    if (this.isWatched || this.isClosed) return;
    try {
      const standing = await standingOf(this.core);
      this.wait(standing);
      for (const offer of standing.offers) void this.answer(offer, standing);
      await this.play(standing, seen);
    } catch (error) {
      if (!this.isClosed) this.hearing?.thinking(false, faultOf(error) ?? "broken");
    }
  }

  /** Looks at the clocks when somebody's time is over. */
  private wait({ deadline }: Standing): void {
    clearTimeout(this.timer);
    if (!deadline) return;
    const left = Math.max(0, deadline.at - now()) + 1;
    this.timer = setTimeout(() => void this.decide({ type: "tick" }).then(() => left > LONGEST_WAIT && this.retry()), Math.min(left, LONGEST_WAIT));
  }

  private async play({ turn: seat, head }: Standing, seen: Promise<void>): Promise<void> {
    const isLevel = seat !== null && this.players[seat]?.type === "level";
    const at = since(this.events) ?? 0;
    // Something that is not about the position does not disturb whoever thinks about it.
    if (isLevel && this.thought === at) return;
    const turn = ++this.turn;
    this.thought = null;
    this.thinker.stop();
    this.hearing?.thinking(isLevel, null);
    if (!isLevel) return;
    this.thought = at;
    const [answer] = await Promise.all([this.thinker.ask({ log: [...this.events] }, "thought", { type: "level" }), seen]).catch((error: unknown) => {
      this.thought = null;
      throw error;
    });
    const best = answer?.thought.best;
    if (this.isClosed || !best || turn !== this.turn) return;
    await this.decide({ type: "command", seat, command: { id: commandId(), seen: head, act: { type: "play", text: best } } });
  }

  /** Levels are asked about a draw that is offered to them. */
  private async answer({ number, to, agreed }: Offer, { gone, head }: Standing): Promise<void> {
    if (to !== null) return;
    const levels = this.players.flatMap(({ type }, seat) => (type === "level" && !agreed.includes(seat) && !gone.includes(seat) ? [seat] : []));
    for (const seat of levels) {
      const key = `${number} ${seat}`;
      if (this.asked.has(key)) continue;
      this.asked.add(key);
      const answer = await this.judge.ask({ log: [...this.events] }, "draw", { type: "draw", seat }).catch(() => null);
      // Whoever cannot think does not give anything away.
      const yes = answer?.yes ?? false;
      await this.decide({ type: "command", seat, command: { id: commandId(), seen: head, act: { type: "answer", offer: number, yes } } });
      if (!yes) return;
    }
  }
}

/** The fault of an error, if the core gave one. */
export function faultOf(error: unknown): Fault | null {
  return error instanceof Refused ? error.fault : null;
}
