// A position to try something at: moves are shown on it, and tried.
import { isStill } from "../app/settings.svelte";
import { announce, spoken } from "../app/speech.svelte";
import { Positions, type Position, type Stride } from "../analysis/positions";
import type { Film } from "../board/film.svelte";
import { Closed } from "../core/client";
import { worker } from "../core/core";
import type { Board, Event, Fault, Message, Preview, Step } from "../wire";

/** How long a move that is shown stays before the next, in thousandths of a second. */
const READING = 900;

/** A board at a position, with moves shown on it. */
export class Exercise {
  position: Position = $state.raw({ view: { tokens: [], marks: [], facts: [], turn: null, question: null, verdict: null }, choices: [], steps: [] });
  film = $state.raw<Film | null>(null);
  /** Moves are being shown. */
  isShowing = $state(false);
  isBroken = $state(false);

  private path: Stride[] = [];
  private films = 0;
  private turn = 0;

  private constructor(private readonly positions: Positions) {}

  /** Sets up a position; throws `Refused` if there is no such. */
  static async begin(game: string, position: string): Promise<Exercise> {
    const core = await worker();
    try {
      const exercise = new Exercise(await Positions.open(core, { game, position }));
      exercise.position = await exercise.positions.at([]);
      return exercise;
    } catch (error) {
      core.close();
      throw error;
    }
  }

  get board(): Board {
    return this.positions.board;
  }

  get seats(): Message[] {
    return this.positions.opened.seats;
  }

  /** The moves that were made. */
  get moves(): string[] {
    return this.path.map(({ text }) => text);
  }

  /** Makes moves one after another, each as it happens. True if all were shown. */
  async show(moves: readonly string[]): Promise<boolean> {
    const turn = ++this.turn;
    this.isShowing = true;
    try {
      for (const [at, text] of moves.entries()) {
        if (at > 0) await pause(this.length(this.position.steps));
        if (turn !== this.turn) return false;
        await this.make(text);
      }
    } catch (error) {
      if (!(error instanceof Closed)) this.isBroken = true;
      return false;
    } finally {
      if (turn === this.turn) this.isShowing = false;
    }
    return turn === this.turn;
  }

  /** Goes back to where so many moves had been made. */
  async back(to: number): Promise<void> {
    this.turn += 1;
    this.isShowing = false;
    const from = this.position;
    const isOne = this.path.length === to + 1;
    this.path = this.path.slice(0, to);
    this.position = await this.positions.at(this.path);
    this.film = isOne ? { key: ++this.films, before: from.view, steps: from.steps, back: true } : null;
  }

  /** All that happened up to here, for whoever thinks about it. */
  log(): Promise<Event[]> {
    return this.positions.log(this.path);
  }

  why(spots: number[]): Promise<Fault | null> {
    return this.positions.why(this.path, spots);
  }

  preview(text: string): Promise<Preview> {
    return this.positions.preview(this.path, text);
  }

  close(): void {
    this.turn += 1;
    this.positions.close();
  }

  private async make(text: string): Promise<void> {
    const { view, choices } = this.position;
    const path = [...this.path, { text, seat: view.turn, before: [] }];
    const to = await this.positions.at(path);
    announce([spoken(choices.find((choice) => choice.text === text)?.say), spoken(to.view.verdict)].filter(Boolean).join(" "));
    this.path = path;
    this.film = { key: ++this.films, before: view, steps: to.steps };
    this.position = to;
  }

  /** How long to wait until a move has been seen. */
  private length(steps: readonly Step[]): number {
    return READING + (isStill() ? 0 : Math.min(1600, steps.length * 230));
  }
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
