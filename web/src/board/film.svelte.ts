// Steps shown one after another: who flies where, and how far along they are. The next touch skips to the end.
import type { Mark, Step, View } from "../wire";
import type { Flight, Token } from "./scene";
import { carried, lasting, perform, reversed, stageOf, type Stage } from "./stage";

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
  if (steps > 8) return Math.max(90, 1600 / steps);
  return steps > 2 ? 230 : 320;
}

/** Slow, fast, slow. */
export function eased(t: number): number {
  return t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2;
}

/** What is on the board while a film runs. */
export class Projector {
  stage = $state.raw<Stage>({ tokens: [], next: 0 });
  flight = $state.raw<Flight | null>(null);
  /** What is marked while a film runs. */
  marks = $state.raw<Mark[]>([]);
  isRunning = $state(false);
  private running = 0;

  /** The tokens at this moment. Who flies stands where the flight began. */
  get tokens(): Token[] {
    return this.stage.tokens;
  }

  /** Shows a position at once. */
  settle(view: View): void {
    this.running += 1;
    this.isRunning = false;
    this.flight = null;
    this.stage = stageOf(view.tokens);
  }

  /** Shows steps, then settles; done as soon as they have been shown or cut short. `onstep` hears of each as it begins. */
  async show(film: Film, after: View, still: boolean, onstep: (step: Step) => void): Promise<void> {
    const run = ++this.running;
    this.stage = stageOf(film.before.tokens);
    this.marks = lasting(film.before.marks);
    this.isRunning = true;
    const steps = film.back ? film.steps.toReversed().map(reversed) : film.steps;
    for (const step of steps) {
      // What happens at once is heard once.
      if (!still || step === steps[0]) onstep(step);
      if (!still) await this.fly(step, steps.length, run);
      if (run !== this.running) return;
      this.flight = null;
      this.stage = perform(this.stage, step).after;
      this.marks = carried(this.marks, step.motion);
    }
    this.settle(after);
  }

  private fly(step: Step, count: number, run: number): Promise<void> {
    const { ways } = perform(this.stage, step);
    const long = duration(step, count);
    // Nobody looks at a hidden tab, and no frames are drawn in it.
    if (ways.length === 0 || long === 0 || document.hidden) return Promise.resolve();
    const motion = step.motion ?? null;
    return new Promise((resolve) => {
      const begun = performance.now();
      const frame = (now: number) => {
        const t = Math.min(1, Math.max(0, (now - begun) / long));
        if (run !== this.running || t >= 1) return resolve();
        this.flight = { ways, motion, t: eased(t) };
        requestAnimationFrame(frame);
      };
      this.flight = { ways, motion, t: 0 };
      requestAnimationFrame(frame);
    });
  }
}
