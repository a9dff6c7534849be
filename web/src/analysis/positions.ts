// Any position of a study, from a core in a worker of its own.
import type { CoreClient } from "../core/client";
import { plyAfter } from "../table/session";
import type { Deed } from "../table/table";
import type { Board, Choice, Fault, Open, Opened, Preview, Step, View } from "../wire";
import { keyOf } from "./tree";

/** A move on the way to a position. */
export interface Stride {
  readonly text: string;
  /** Who made it; found out when it is first played. */
  seat: number | null;
  readonly before: readonly Deed[];
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
  private ply = 0;

  private constructor(
    private readonly core: CoreClient,
    /** How it begins, chance decided. */
    readonly beginning: Open,
    readonly opened: Opened,
    readonly board: Board,
  ) {}

  /** Opens a game; throws `Refused` if it cannot begin so. */
  static async open(core: CoreClient, beginning: Open): Promise<Positions> {
    const opened = await core.ask("opened", { type: "open", ...beginning });
    const { board } = await core.ask("board", { type: "board" });
    const { record } = await core.ask("record", { type: "record" });
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
      const answer = await this.core.answer({ type: "why", path: spots });
      return answer.type === "fault" ? answer.fault : null;
    });
  }

  /** What a move would do. */
  preview(path: readonly Stride[], text: string): Promise<Preview> {
    return this.inTurn(async () => {
      await this.bring(path);
      return (await this.core.ask("preview", { type: "preview", text })).preview;
    });
  }

  /** The position's own text. */
  text(path: readonly Stride[]): Promise<string> {
    return this.inTurn(async () => {
      await this.bring(path);
      const { record } = await this.core.ask("record", { type: "record" });
      // A record taken up again tells where it stands; what is open afterwards is the same game.
      const { position } = await this.core.ask("opened", { type: "load", record: record.text });
      return position;
    });
  }

  /** The record of these moves and of what was done after them, with the names of those who played. */
  record(path: readonly Stride[], after: readonly Deed[], players: string[]): Promise<{ text: string; result: string }> {
    return this.inTurn(async () => {
      this.played = null;
      await this.begin({ ...this.beginning, players });
      for (const stride of path) await this.stride(stride);
      for (const deed of after) await this.deed(deed);
      const { record } = await this.core.ask("record", { type: "record" });
      this.played = null;
      return record;
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
    const [{ view }, { choices }, steps] = await Promise.all([
      this.core.ask("view", { type: "view" }),
      this.core.ask("choices", { type: "choices" }),
      path.length === 0 ? [] : this.core.ask("steps", { type: "steps", ply: this.ply }).then((answer) => answer.steps),
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
    if (!goesOn) await this.begin(this.beginning);
    const from = this.played?.length ?? 0;
    for (const stride of path.slice(from)) {
      await this.stride(stride);
      this.played?.push(stride.text);
      this.movers.set(keyOf(this.played ?? []), stride.seat ?? 0);
    }
  }

  private async begin(open: Open): Promise<void> {
    this.played = null;
    const { ply } = await this.core.ask("opened", { type: "open", ...open });
    this.ply = ply;
    this.played = [];
  }

  private async stride(stride: Stride): Promise<void> {
    for (const deed of stride.before) await this.deed(deed);
    stride.seat ??= await this.turn();
    await this.deed({ seat: stride.seat, act: { type: "play", text: stride.text } });
  }

  private async turn(): Promise<number> {
    const { standing } = await this.core.ask("standing", { type: "standing" });
    return standing.turn ?? 0;
  }

  private async deed({ seat, act }: Deed): Promise<void> {
    const { events } = await this.core.ask("events", { type: "command", seat, ply: this.ply, act });
    this.ply = plyAfter(this.ply, events);
  }
}
