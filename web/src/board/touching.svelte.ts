// What has been touched on the way to a move, what is aimed at, and what is said about a touch that leads nowhere.
import type { Board, Choice, Fault, Message } from "../wire";
import type { Words } from "../words/en";
import { aimedAt, open, touch } from "./picker";

/** What the core answers where it has nothing better to say. */
const NOTHING_THERE = "table-no-move-there";

/** Why a touch led nowhere, beside the spot it is about. */
export interface Refusal {
  spot: number;
  fault: Pick<Fault, "about" | "because">;
  text: string;
  /** A rule says no; else it is only explained. */
  isRule: boolean;
}

/** Whom the touches are for, as they are at this moment. */
export interface Owner {
  readonly board: Board;
  readonly choices: readonly Choice[];
  /** Why a touch does nothing now, where nothing can be chosen. */
  readonly idle: string | null;
  readonly words: Pick<Words, "againToPlay" | "chosen">;
  why(path: number[]): Promise<Fault | null>;
  /** The whole name of a spot, with what lies there. */
  nameOf(spot: number): string;
  spoken(message: Message | undefined): string;
  /** Says something to whoever listens. */
  say(text: string): void;
  play(text: string): void;
}

/** Touches, from the first to the one that makes a move. */
export class Touching {
  touched = $state.raw<readonly number[]>([]);
  /** Touched once, not yet played. */
  armed = $state.raw<Choice | null>(null);
  aimed = $state<number | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  private readonly owner: Owner;

  constructor(owner: Owner) {
    this.owner = owner;
  }

  /** The spots that can be touched next. */
  readonly open: ReadonlySet<number> = $derived.by(() => open(this.owner.choices, this.touched));
  /** What another touch would play. */
  readonly choice: Choice | null = $derived.by(() => this.armed ?? (this.aimed === null ? null : this.meant(this.aimed)));

  /** The one choice that a touch there would make, if it would make one. */
  meant(spot: number): Choice | null {
    return aimedAt(this.owner.choices, this.touched, spot);
  }

  /** Aims at a spot, if it can be touched next. */
  aim(spot: number | null): void {
    this.aimed = spot !== null && this.open.has(spot) ? spot : null;
  }

  /** Whatever was begun belongs to the position it was begun in. */
  forget(): void {
    this.touched = [];
    this.armed = null;
    this.refusal = null;
  }

  /** Somebody touches a spot; a careful touch plays only the second time. */
  async press(spot: number, careful: boolean): Promise<void> {
    this.refusal = null;
    if (this.touched.at(-1) === spot && !this.open.has(spot)) {
      this.back();
      return;
    }
    const came = touch(this.owner.choices, this.touched, spot);
    if (came.type === "nothing") await this.refuse(spot);
    else if (came.type === "narrowed") this.narrow(came.touched, spot);
    else if (careful && this.armed?.text !== came.choice.text) this.arm(came.choice);
    else this.play(came.choice);
  }

  /** Whether a touch there would play a move at once. */
  plays(spot: number): boolean {
    return touch(this.owner.choices, this.touched, spot).type === "chosen";
  }

  /** Whether a touch there takes something up to be carried elsewhere. */
  carries(spot: number): boolean {
    return this.open.has(spot) && touch(this.owner.choices, this.touched, spot).type === "narrowed";
  }

  private narrow(touched: number[], spot: number): void {
    this.touched = touched;
    this.armed = null;
    this.owner.say(`${this.owner.spoken(this.owner.board.spots[spot]?.label)}: ${this.owner.words.chosen}`);
  }

  private arm(choice: Choice): void {
    this.armed = choice;
    this.owner.say(`${this.owner.spoken(choice.say)} ${this.owner.words.againToPlay}`);
  }

  private play({ text }: Choice): void {
    this.armed = null;
    this.aimed = null;
    this.owner.play(text);
  }

  /** Another first touch begins anew; else the rule that forbids it is told beside the spot. */
  private async refuse(spot: number): Promise<void> {
    const anew = this.touched.length > 0 ? touch(this.owner.choices, [], spot) : null;
    if (anew?.type === "narrowed") return this.narrow(anew.touched, spot);
    if (this.owner.choices.length === 0) return this.tell(spot, this.owner.idle ?? "");
    const fault = await this.ask([...this.touched, spot]);
    if (!fault) return;
    this.refusal = { spot, fault, text: this.owner.spoken(fault.say), isRule: true };
    this.owner.say(this.refusal.text);
  }

  /** Whatever is printed on the board and part of no move says what it is; where nothing is, nothing is said any more. */
  async explain(spot: number | null): Promise<void> {
    if (spot === null) {
      this.refusal = null;
      return;
    }
    const fault = await this.ask([spot]);
    // Where the rules have nothing to say about it, its own name has.
    this.tell(spot, fault && fault.code !== NOTHING_THERE ? this.owner.spoken(fault.say) : this.owner.nameOf(spot));
  }

  private ask(path: number[]): Promise<Fault | null> {
    return this.owner.why(path).catch(() => null);
  }

  private tell(spot: number, text: string): void {
    if (!text) return;
    this.refusal = { spot, fault: {}, text, isRule: false };
    this.owner.say(text);
  }

  /** Takes the last touch back; false if there was none. */
  back(): boolean {
    const had = this.armed !== null || this.touched.length > 0 || this.refusal !== null;
    if (this.armed) this.armed = null;
    else if (this.refusal) this.refusal = null;
    else this.touched = this.touched.slice(0, -1);
    return had;
  }
}
