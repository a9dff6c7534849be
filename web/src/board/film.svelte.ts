// Steps shown one after another: who flies where, and how far along they are. The next touch skips to the end.
import type { Step, View } from "../wire";
import type { Flight, Token } from "./scene";
import { perform, reversed, stageOf, type Stage } from "./stage";

/** Steps to be shown; a new key is a new film. */
export interface Film {
  key: number;
  before: View;
  steps: Step[];
  /** They are taken back, the last first. */
  back?: boolean;
}

/** How long a step takes, in thousandths of a second. Long rows of like steps go faster, so that nobody waits. */
export function duration(step: Step, steps: number): number {
  if (step.changes.length === 0) return 0;
  if (step.motion) return 450;
  return steps > 8 ? Math.max(90, 1600 / steps) : 230;
}

/** Slow, fast, slow. */
export function eased(t: number): number {
  return t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2;
}

/** What is on the board while a film runs. */
export class Projector {
  stage = $state.raw<Stage>({ tokens: [], next: 0 });
  flight = $state.raw<Flight | null>(null);
  private running = 0;

  /** The tokens at this moment. Who flies stands where the flight began. */
  get tokens(): Token[] {
    return this.stage.tokens;
  }

  get isRunning(): boolean {
    return this.flight !== null;
  }

  /** Shows a position at once. */
  settle(view: View): void {
    this.running += 1;
    this.flight = null;
    this.stage = stageOf(view.tokens);
  }

  /** Shows steps, then settles. `onstep` hears of each as it begins. */
  async show(film: Film, after: View, still: boolean, onstep: (step: Step) => void): Promise<void> {
    const run = ++this.running;
    this.stage = stageOf(film.before.tokens);
    const steps = film.back ? film.steps.toReversed().map(reversed) : film.steps;
    for (const step of steps) {
      if (run !== this.running) return;
      onstep(step);
      if (!still) await this.fly(step, steps.length, run);
      if (run !== this.running) return;
      this.stage = perform(this.stage, step).after;
    }
    if (run === this.running) this.settle(after);
  }

  private fly(step: Step, count: number, run: number): Promise<void> {
    const { ways } = perform(this.stage, step);
    const long = duration(step, count);
    if (ways.length === 0 || long === 0) return Promise.resolve();
    const motion = step.motion ?? null;
    return new Promise((resolve) => {
      const begun = performance.now();
      const frame = (now: number) => {
        const t = Math.min(1, Math.max(0, (now - begun) / long));
        if (run !== this.running || t >= 1) {
          if (run === this.running) this.flight = null;
          return resolve();
        }
        this.flight = { ways, motion, t: eased(t) };
        requestAnimationFrame(frame);
      };
      this.flight = { ways, motion, t: 0 };
      requestAnimationFrame(frame);
    });
  }
}
