// A study on the screen: a tree of moves, the position that is looked at, and what is known about it.
import { SvelteMap } from "svelte/reactivity";
import { announce, spoken } from "../app/speech.svelte";
import type { Film } from "../board/film.svelte";
import { Closed } from "../core/client";
import { kindOf, worker } from "../core/core";
import { Thinker } from "../core/thinker";
import { HUMAN } from "../table/levels";
import { open } from "../table/session";
import type { Board, Fault, Kind, Message, Player, Preview, Reviewed } from "../wire";
import { editRecord } from "./door";
import { Looker, strongest } from "./looker";
import { NoSuch, type Origin } from "./origin";
import { Positions, type Position, type Stride } from "./positions";
import { Reviewer, reviewedAt, type Review } from "./review";
import { keyOf, onwards, pathTo, type Node, type Tree } from "./tree";
import type { Finding } from "./worth";

/** A line that is looked at without being part of the tree. */
export interface Glance {
  line: string[];
  /** How many of its moves are shown. */
  at: number;
}

/** Thinking waits this long, so that whoever steps through quickly starts nothing. */
const PAUSE = 120;

/** A game being studied. */
export class Study {
  /** Changes whenever the tree does, or another place in it is looked at. */
  version = $state(0);
  /** How often the tree was changed by hand. */
  changes = $state(0);
  position = $state.raw<Position | null>(null);
  film = $state.raw<Film | null>(null);
  glance = $state.raw<Glance | null>(null);
  /** How far the look at the whole game has come; null if none is under way. */
  reviewing = $state.raw<{ done: number; of: number } | null>(null);
  /** What was found when the whole game was looked at. */
  review = $state.raw<Review | null>(null);
  isLooking = $state(false);
  /** Something broke. */
  isBroken = $state(false);
  /** What was found, by the moves that lead there. */
  readonly findings = new SvelteMap<string, Finding>();

  private shown: Stride[] = [];
  private films = 0;
  private turn = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private readonly thinker = new Thinker();
  private readonly looker: Looker;
  private readonly reviewer = new Reviewer(worker);

  private constructor(
    readonly kind: Kind,
    private readonly origin: Origin,
    private readonly positions: Positions,
  ) {
    this.looker = new Looker(this.thinker, strongest(kind));
  }

  /** Begins a study; throws `NoSuch` or `Refused`. */
  static async begin(origin: Origin): Promise<Study> {
    const kind = kindOf(origin.beginning.game);
    if (!kind) throw new NoSuch("game");
    const core = await worker();
    try {
      const positions = await Positions.open(core, origin.beginning);
      // Every move is brought to the board once: then it is known who made it.
      await positions.at(origin.tree.main());
      const study = new Study(kind, origin, positions);
      await study.show(false);
      return study;
    } catch (error) {
      core.close();
      throw error;
    }
  }

  get tree(): Tree {
    void this.version;
    return this.origin.tree;
  }

  get game(): string {
    return this.kind.name;
  }

  get board(): Board {
    return this.positions.board;
  }

  get seats(): Message[] {
    return this.positions.opened.seats;
  }

  get options(): string {
    return this.positions.beginning.options ?? "";
  }

  /** The moves that lead to what is shown. */
  get path(): Stride[] {
    const { tree, glance } = this;
    const line = glance?.line.slice(0, glance.at) ?? [];
    return [...pathTo(tree.current), ...line.map((text): Stride => ({ text, seat: null, before: [] }))];
  }

  /** What is known about the position that is shown. */
  get finding(): Finding | undefined {
    return this.findings.get(keyOf(this.path.map(({ text }) => text)));
  }

  /** What is known about the position before a node. */
  before(node: Node): Finding | undefined {
    return this.findings.get(
      keyOf(
        pathTo(node)
          .slice(0, -1)
          .map(({ text }) => text),
      ),
    );
  }

  /** A move in a sentence, where the position before it has been seen; else its own text. */
  tell(node: Node): string {
    return this.tellAt(node, node.text);
  }

  /** A move that could have been made instead of a node, in a sentence where the position before it has been seen; else its own text. */
  tellAt(node: Node, text: string): string {
    void this.position;
    const path = pathTo(node).map((stride) => stride.text);
    const say = this.positions.seen(path.slice(0, -1))?.choices.find((choice) => choice.text === text)?.say;
    return say ? spoken(say) : text;
  }

  async go(node: Node): Promise<void> {
    this.glance = null;
    this.origin.tree.current = node;
    this.version += 1;
    await this.show();
  }

  /** One move on or back, along the line that is looked at. */
  async step(by: 1 | -1): Promise<void> {
    const { glance, tree } = this;
    if (glance) return this.glanceAt(glance.line, glance.at + by);
    const to = by < 0 ? tree.current.parent : tree.current.children[0];
    if (to) await this.go(to);
  }

  async toFirst(): Promise<void> {
    await this.go(this.tree.root);
  }

  async toLast(): Promise<void> {
    const last = onwards(this.tree.current).at(-1);
    if (last) await this.go(last);
  }

  /** Plays a move for whoever is to move; what stood there before stays as it is. */
  async play(text: string): Promise<void> {
    const { tree, position, glance } = this;
    const say = position?.choices.find((choice) => choice.text === text)?.say;
    const size = tree.size;
    let at = tree.current;
    for (const move of glance?.line.slice(0, glance.at) ?? []) at = tree.add(at, move);
    const node = tree.add(at, text, position?.view.turn ?? null);
    if (tree.size > size) this.changes += 1;
    if (say) announce(spoken(say));
    await this.go(node);
  }

  /** Shows so many moves of a line from the current position; at 0 the line is left. */
  async glanceAt(line: string[], at: number): Promise<void> {
    const to = Math.max(0, Math.min(at, line.length));
    this.glance = to === 0 ? null : { line, at: to };
    await this.show();
  }

  /** Makes what is looked at part of the tree. */
  async keepGlance(): Promise<void> {
    const { tree, glance } = this;
    if (!glance) return;
    let at = tree.current;
    let shown = at;
    glance.line.forEach((move, index) => {
      at = tree.add(at, move);
      if (index + 1 === glance.at) shown = at;
    });
    this.changes += 1;
    await this.go(shown);
  }

  promote(node: Node): void {
    if (!this.origin.tree.promote(node)) return;
    this.changes += 1;
    this.version += 1;
  }

  async remove(node: Node): Promise<void> {
    this.origin.tree.remove(node);
    this.changes += 1;
    this.version += 1;
    await this.show();
  }

  why(spots: number[]): Promise<Fault | null> {
    return this.positions.why(this.path, spots);
  }

  preview(text: string): Promise<Preview> {
    return this.positions.preview(this.path, text);
  }

  /** The position's own text. */
  positionText(): Promise<string> {
    return this.positions.text(this.path);
  }

  /** The whole study as a record. */
  async recordText(): Promise<string> {
    const { tree, record } = this.origin;
    const main = tree.main();
    const isWhole = record !== null && record.main.moves.join(" ") === main.map(({ text }) => text).join(" ");
    // A game that went on otherwise did not end as it did.
    const base = isWhole ? record : await this.positions.record(main, this.players());
    return (await editRecord({ text: base.text, main: tree.variation(), date: record?.date || null })).text;
  }

  /** Who played, as the record has it; nobody in particular if it says nothing, or too little. */
  private players(): Player[] {
    const { seats = [], sorts = [] } = this.origin.record ?? {};
    if (seats.length !== this.seats.length) return [];
    return seats.map((name, seat): Player => {
      const isLevel = sorts.length > 0 ? sorts[seat] === "level" : this.kind.bots.some((bot) => bot.name === name);
      return isLevel ? { type: "level", name } : { type: "person", name: name || HUMAN };
    });
  }

  /** Which of the record's positions is shown, as links count them. */
  get place(): number {
    return Math.max(0, this.tree.all().indexOf(this.tree.current));
  }

  /** A record of the shown position alone. */
  async positionRecord(): Promise<string> {
    const position = await this.positionText();
    const core = await worker();
    try {
      await open(core, { game: this.game, position });
      return (await core.ask("record", { look: { type: "record" } })).record.text;
    } finally {
      core.close();
    }
  }

  /** What was found of a move when the whole game was looked at; null if it was not part of that game. */
  reviewed(node: Node): Reviewed | null {
    const line = pathTo(node).map(({ text }) => text);
    return reviewedAt(this.review, line, line.length);
  }

  /** Looks at every position of the main line, in the background. */
  async reviewGame(): Promise<void> {
    const main = this.tree.main();
    this.reviewing = { done: 0, of: main.length };
    const tell = (review: Review, done: number) => {
      this.review = review;
      this.reviewing = { done, of: main.length };
    };
    try {
      if (await this.reviewer.run(await this.positions.log(main), tell)) this.reviewing = null;
    } catch {
      this.isBroken = true;
      this.reviewing = null;
    }
  }

  stopReview(): void {
    this.reviewer.stop();
    this.reviewing = null;
  }

  close(): void {
    this.turn += 1;
    clearTimeout(this.waiting);
    this.reviewer.stop();
    this.looker.stop();
    this.thinker.close();
    this.positions.close();
  }

  /** Shows where we stand; a step to a neighbour is shown as it happened. */
  private async show(isHeard = true): Promise<void> {
    const turn = ++this.turn;
    this.halt();
    const { path, shown, position: from } = this;
    try {
      const to = await this.positions.at(path);
      if (turn !== this.turn) return;
      this.film = from ? this.filmOf(shown, path, from, to) : null;
      this.shown = path;
      this.position = to;
      if (isHeard) announce([...to.view.facts.map(spoken), spoken(to.view.verdict)].filter(Boolean).join(" "));
      this.waiting = setTimeout(() => void this.look(path, to), PAUSE);
    } catch (error) {
      if (!(error instanceof Closed)) this.isBroken = true;
    }
  }

  private filmOf(shown: readonly Stride[], path: readonly Stride[], from: Position, to: Position): Film | null {
    const begins = (one: readonly Stride[], other: readonly Stride[]) => other.length === one.length + 1 && one.every(({ text }, at) => other[at]?.text === text);
    if (begins(shown, path)) return { key: ++this.films, before: from.view, steps: to.steps };
    if (begins(path, shown)) return { key: ++this.films, before: from.view, steps: from.steps, back: true };
    return null;
  }

  /** Ends the thinking about the position before. */
  private halt(): void {
    clearTimeout(this.waiting);
    this.isLooking = false;
    this.looker.stop();
  }

  private async look(path: readonly Stride[], { view, choices }: Position): Promise<void> {
    const key = keyOf(path.map(({ text }) => text));
    if (view.turn === null || choices.length === 0) return;
    const turn = this.turn;
    this.isLooking = true;
    try {
      const log = await this.positions.log(path);
      if (turn !== this.turn) return;
      await this.looker.look({ log }, this.findings.get(key), (found) => this.findings.set(key, found));
    } catch {
      this.isBroken = true;
    }
    if (turn === this.turn) this.isLooking = false;
  }
}
