// Any position of a study, from a core in a worker of its own.
import type { CoreClient } from "../core/client";
import { open, perform, viewAt, type Wanted } from "../table/session";
import type { Board, Choice, Event, Fault, Opened, Player, Preview, Archive, Step, View } from "../wire";
import { keyOf } from "./tree";

/** A move on the way to a position. */
export interface Stride {
  readonly text: string;
  /** Who made it; found out when it is first played. */
  seat: number | null;
  /** Seats that left before it. */
  readonly before: readonly number[];
}

/** A position as it is shown. */
export interface Position {
  view: View;
  choices: Choice[];
  /** What happened during the move that led here. */
  steps: Step[];
}

/** How many positions are remembered. */
const REMEMBERED = 500;

/** Positions of one game. Those seen before come at once. */
export class Positions {
  private readonly known = new Map<string, Position>();
  /** Who made the last of the moves that lead somewhere. */
  private readonly movers = new Map<string, number>();
  private last: Promise<unknown> = Promise.resolve();
  private played: string[] | null = null;

  private constructor(
    private readonly core: CoreClient,
    /** How it begins, chance decided. */
    readonly beginning: Wanted,
    readonly opened: Opened,
    readonly board: Board,
  ) {}

  /** Opens a game; throws `Refused` if it cannot begin so. */
  static async open(core: CoreClient, beginning: Wanted): Promise<Positions> {
    const opened = await open(core, beginning);
    const { board } = await core.ask("board", { look: { type: "board" } });
    const { record } = await core.ask("record", { look: { type: "record" } });
    const { game, options, position } = record;
    return new Positions(core, { game, options, position }, opened, board);
  }

  /** The position after these moves, if it has been seen. */
  seen(moves: readonly string[]): Position | undefined {
    return this.known.get(keyOf(moves));
  }

  /** The position after these moves; throws `Refused` if one of them cannot be played. */
  at(path: readonly Stride[]): Promise<Position> {
    return this.inTurn(() => this.look(path));
  }

  /** Why spots touched after these moves lead to none. */
  why(path: readonly Stride[], spots: number[]): Promise<Fault | null> {
    return this.inTurn(async () => {
      await this.bring(path);
      const answer = await this.core.answer({ look: { type: "why", path: spots } });
      return answer.type === "fault" ? answer.fault : null;
    });
  }

  /** What a move would do. */
  preview(path: readonly Stride[], text: string): Promise<Preview> {
    return this.inTurn(async () => {
      await this.bring(path);
      return (await this.core.ask("preview", { look: { type: "preview", text } })).preview;
    });
  }

  /** The position's own text. */
  text(path: readonly Stride[]): Promise<string> {
    return this.inTurn(async () => {
      await this.bring(path);
      const { events } = await this.core.ask("events", { look: { type: "events" } });
      // A log taken up again tells where it stands; what is open afterwards is the same game.
      return (await this.core.ask("opened", { hold: { type: "mirror", events } })).position;
    });
  }

  /** All that happens on the way to these moves, for whoever thinks about them. */
  log(path: readonly Stride[]): Promise<Event[]> {
    return this.inTurn(async () => {
      await this.bring(path);
      return (await this.core.ask("events", { look: { type: "events" } })).events;
    });
  }

  /** The record of these moves, with those who played. */
  record(path: readonly Stride[], players: readonly Player[]): Promise<Archive> {
    return this.inTurn(async () => {
      this.played = null;
      await open(this.core, { ...this.beginning, players });
      for (const stride of path) await this.stride(stride);
      return (await this.core.ask("record", { look: { type: "record" } })).record;
    });
  }

  close(): void {
    this.core.close();
  }

  /** One question after another: each may move the core elsewhere. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }

  private async look(path: readonly Stride[]): Promise<Position> {
    const key = keyOf(path.map(({ text }) => text));
    const known = this.known.get(key);
    if (known) {
      path.forEach((stride, at) => (stride.seat ??= this.movers.get(keyOf(path.slice(0, at + 1).map(({ text }) => text))) ?? null));
      return known;
    }
    await this.bring(path);
    const [view, { choices }, steps] = await Promise.all([
      viewAt(this.core),
      this.core.ask("choices", { look: { type: "choices" } }),
      path.length === 0 ? [] : this.core.ask("steps", { look: { type: "steps", ply: path.length } }).then((answer) => answer.steps),
    ]);
    const position = { view, choices, steps };
    if (this.known.size >= REMEMBERED) this.known.clear();
    this.known.set(key, position);
    return position;
  }

  /** Brings the core to a position, from where it stands if that is on the way. */
  private async bring(path: readonly Stride[]): Promise<void> {
    const played = this.played;
    const goesOn = played && played.length <= path.length && played.every((text, at) => path[at]?.text === text);
    if (!goesOn) {
      this.played = null;
      await open(this.core, this.beginning);
      this.played = [];
    }
    const from = this.played?.length ?? 0;
    for (const stride of path.slice(from)) {
      await this.stride(stride);
      this.played?.push(stride.text);
      this.movers.set(keyOf(this.played ?? []), stride.seat ?? 0);
    }
  }

  private async stride(stride: Stride): Promise<void> {
    for (const seat of stride.before) await perform(this.core, { type: "resign" }, seat);
    const events = await perform(this.core, { type: "play", text: stride.text });
    const moved = events.find(({ what }) => what.type === "moved")?.what;
    if (moved?.type === "moved") stride.seat ??= moved.seat;
  }
}
