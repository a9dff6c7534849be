// A kept game on the screen: what is shown, what may be done, and that it is kept after every change.
import { tick } from "svelte";
import { announce, of, spoken, words } from "../app/speech.svelte";
import type { Film } from "../board/film.svelte";
import { isKept, keep, type Kept } from "../store/library";
import { aside } from "../core/aside";
import { isEarlier } from "../store/earlier";
import { now } from "../core/time";
import { faultOf, levels } from "../table/answering/levels";
import { logOf } from "../table/migration";
import { seated } from "../table/seated";
import { hold, whenFree, type Hold } from "../table/tabs";
import type { Change, State, Table } from "../table/table";
import { LOW, leftAt, runningOf } from "./clocks";
import { words as own } from "./play.words";
import { nameOf } from "./seats";
import { words as seatWords } from "./SeatCard.words";
import type { Act, Choice, Event, Fault, Message, Offer, View } from "../wire";

/** Between the moves of levels that play among themselves, in thousandths of a second. */
const BREATH = 700;
/** How often a running clock is looked at, and how often the moment up to which it ran is kept. */
const TICK = 100;
const SERVED = 4_000;
/** Whoever thinks longer than this is said to think. */
const WHILE = 1_500;

/** Why a game cannot be shown. */
export type Trouble = { type: "fault"; fault: Fault } | { type: "broke" };

/** A game being played on this page. */
export class Play {
  table = $state.raw<Table | null>(null);
  state = $state.raw<State | null>(null);
  /** The position that is looked at; null is the last. */
  cursor = $state<number | null>(null);
  past = $state.raw<View | null>(null);
  film = $state.raw<Film | null>(null);
  /** The film is being shown: what comes of it is told afterwards. */
  isShowing = $state(false);
  /** The move that was played last, in words. */
  told = $state.raw<Message | null>(null);
  hint = $state.raw<Choice | null>(null);
  isHinting = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  /** Another tab plays it. */
  isElsewhere = $state(false);
  isKept = $state(isKept());
  /** The moment that clocks are shown at. */
  time = $state(now());
  /** What became of an offer, until the next change of the position. */
  notice = $state("");
  /** Every move in words, as far as they are known yet. */
  tale = $state.raw<readonly Message[]>([]);
  kept: Kept;

  private hold: Hold | null = null;
  private stopWaiting = () => {};
  private films = 0;
  private seen = () => {};
  private isClosed = false;
  private ticking: ReturnType<typeof setInterval> | undefined;
  private served = 0;
  private isPlaying = false;
  private wasThinking = false;
  private pondering: ReturnType<typeof setTimeout> | undefined;
  private readonly warned = new Set<number>();

  constructor(kept: Kept) {
    this.kept = $state.raw(kept);
  }

  /** Opens the table; calls `again` when another tab has let go of the game. */
  async begin(again: () => void): Promise<void> {
    this.hold = await hold(this.kept.id);
    this.isElsewhere = !this.hold.isMine;
    if (this.isElsewhere) this.stopWaiting = whenFree(this.kept.id, again);
    try {
      const { log: held } = this.kept;
      const log = isEarlier(held) ? await aside((core) => logOf(core, this.kept)) : held;
      const table = await seated(await levels(log, this.isElsewhere));
      if (this.isClosed) return table.close();
      this.table = table;
      this.state = table.state;
      table.listen((change) => this.changed(change));
      this.runClocks();
      void this.recount();
    } catch (error) {
      const fault = faultOf(error);
      this.trouble = fault ? { type: "fault", fault } : { type: "broke" };
    }
  }

  /** The seats that people here may move for now. */
  get canMove(): boolean {
    const { table, state, isElsewhere } = this;
    const turn = state?.standing.turn ?? null;
    return !!table && turn !== null && !isElsewhere && this.cursor === null && table.mine.includes(turn);
  }

  get view(): View | null {
    return this.cursor === null ? (this.state?.view ?? null) : this.past;
  }

  /** How many moves lie before what is shown. */
  get ply(): number {
    return this.cursor ?? this.state?.ply ?? 0;
  }

  get isOver(): boolean {
    return this.state !== null && this.state.standing.turn === null;
  }

  /** Whose undo it would be: the person who moved last; null if nobody can. */
  get undoer(): number | null {
    const { table, state } = this;
    if (!table || !state || this.isElsewhere) return null;
    const mine = state.moves.findLast(({ seat }) => table.mine.includes(seat));
    return mine?.seat ?? null;
  }

  /** Takes over what changed; done when it has been shown. */
  private async changed(change: Change): Promise<void> {
    const { table, state: before } = this;
    if (!table) return;
    this.state = table.state;
    if (before && table.state.restarts > before.restarts) this.note(of(own).restarted, true);
    this.tellThinking();
    if (change.events.length === 0) return;
    if (change.type === "other" && before?.view === table.state.view) {
      this.hearOffers(change.events);
      this.runClocks();
      return this.keepNow();
    }
    // Whoever looks at an earlier position stays there, whatever is played meanwhile; what is taken back they took back themselves.
    const isAway = this.cursor !== null && change.type !== "back";
    if (!isAway) this.cursor = null;
    this.hint = null;
    this.notice = "";
    const isSeen = isAway ? Promise.resolve() : this.project(change.type === "other" ? null : { before: change.before, steps: change.steps, back: change.type === "back" });
    if (before) this.tell(change, before);
    void this.recount();
    this.hearOffers(change.events);
    this.runClocks();
    void this.keepNow();
    await isSeen;
    if (table.mine.length === 0) await new Promise((resolve) => setTimeout(resolve, BREATH));
  }

  /** Gives the board a film, or none; done when it has been shown, or another has taken its place. */
  private project(film: Omit<Film, "key"> | null): Promise<void> {
    this.seen();
    this.film = film && { ...film, key: ++this.films };
    this.isShowing = film !== null;
    return film === null ? Promise.resolve() : new Promise((resolve) => (this.seen = resolve));
  }

  /** The board has shown a film, or the player did not want to wait. */
  shown(key: number): void {
    if (key !== this.film?.key) return;
    this.isShowing = false;
    this.seen();
  }

  /** What is being shown is over: something else is wanted now. */
  private skip(): void {
    if (this.film) this.shown(this.film.key);
  }

  /** The scores as they are to be seen: what is still on its way is not counted. */
  get scores(): readonly number[] {
    const view = this.isShowing && !this.film?.back ? this.film?.before : this.view;
    return view?.scores ?? [];
  }

  /** Says what has happened to whoever listens. */
  private tell(change: Change, before: State): void {
    const { state } = this;
    if (!state) return;
    const played = change.type === "moved" ? before.choices.find(({ text }) => text === change.played.text) : undefined;
    if (this.cursor === null) this.told = played?.say ?? null;
    this.say(spoken(played?.say) || this.whoLeft(before, state), before.view, state.view);
  }

  /** Whoever listens hears that somebody thinks, if it takes a while. */
  private tellThinking(): void {
    const isThinking = this.state?.thinking ?? false;
    if (!isThinking) clearTimeout(this.pondering);
    if (isThinking === this.wasThinking) return;
    this.wasThinking = isThinking;
    if (!isThinking) return;
    this.pondering = setTimeout(() => {
      const turn = this.state?.standing.turn ?? null;
      if (turn !== null && !this.isClosed) announce(words().thinking(this.nameAt(turn)));
    }, WHILE);
  }

  /** Puts into words what was played since. */
  private async recount(): Promise<void> {
    const { table, state } = this;
    if (!table || !state) return;
    const known = this.tale.slice(0, state.ply);
    const plies = Array.from({ length: state.ply - known.length }, (_, at) => known.length + at + 1);
    const steps = await Promise.all(plies.map((ply) => table.steps(ply))).catch(() => []);
    // Whatever was taken back meanwhile is put into words anew.
    if (this.state === state) this.tale = [...known, ...steps.flatMap(([first]) => first?.say ?? [])];
  }

  /** A move in words, and which it is. */
  private moveAt(ply: number, total: number): string {
    const say = this.tale[ply - 1];
    return [of(own).past(ply, total), say ? spoken(say) : (this.state?.moves[ply - 1]?.text ?? "")].filter(Boolean).join(" ");
  }

  private whoLeft(before: State, { standing }: State): string {
    const left = standing.gone.filter((seat) => !before.standing.gone.includes(seat));
    return left.map((seat) => `${spoken(this.table?.opened.seats[seat])}: ${of(seatWords).gaveUp}.`).join(" ");
  }

  /** What is new in a position, and what is asked of whoever sits here. */
  private say(what: string, before: View, view: View): void {
    const known = new Set(before.facts.map(spoken));
    const facts = view.facts.map(spoken).filter((fact) => !known.has(fact));
    const question = this.canMove ? spoken(view.question) : "";
    announce([what, ...facts, spoken(view.verdict), question].filter(Boolean).join(" "));
  }

  private async keepNow(): Promise<void> {
    const { table, state, isElsewhere } = this;
    if (!table || !state || isElsewhere) return;
    const { standing } = state;
    this.kept = {
      ...this.kept,
      players: table.opened.players,
      log: table.kept(),
      ply: standing.ply,
      ending: standing.ending,
      winner: standing.outcome?.winner ?? null,
      changed: Date.now(),
    };
    await keep(this.kept).catch(() => undefined);
    this.isKept = isKept();
  }

  /** Keeps until when the clocks ran: whoever comes back has the time they had. */
  keepServed(): void {
    if (!this.table || this.isElsewhere || !this.state || runningOf(this.state.standing) === null) return;
    this.served = now();
    this.kept = { ...this.kept, log: { ...this.table.kept(), served: this.served } };
    void keep(this.kept).catch(() => undefined);
  }

  /** How long a seat still has; null without a clock. */
  left(seat: number): number | null {
    return this.state && leftAt(this.state.standing, seat, this.time);
  }

  /** Lets the clocks be seen running, as long as one runs. */
  private runClocks(): void {
    clearInterval(this.ticking);
    this.time = now();
    const { state } = this;
    if (this.isClosed || !state || runningOf(state.standing) === null) return;
    this.ticking = setInterval(() => this.lookAtClocks(), TICK);
  }

  private lookAtClocks(): void {
    this.time = now();
    if (this.time - this.served > SERVED) this.keepServed();
    const seat = this.state && runningOf(this.state.standing);
    if (seat === null || seat === undefined || this.warned.has(seat) || !this.table?.mine.includes(seat)) return;
    if ((this.left(seat) ?? LOW) >= LOW) return;
    this.warned.add(seat);
    announce(of(own).littleTime(this.nameAt(seat), LOW / 1000));
  }

  private nameAt(seat: number): string {
    return this.table ? nameOf(this.table, seat, words()) : "";
  }

  /** A draw that is offered. */
  get draw(): Offer | null {
    return this.state?.standing.offers.find(({ to }) => to === null) ?? null;
  }

  /** Whose answer to it is waited for, of those who sit here. */
  get drawAnswerer(): number | null {
    const { draw, table, state } = this;
    if (!draw || !table || this.isElsewhere) return null;
    return table.mine.find((seat) => !draw.agreed.includes(seat) && !state?.standing.gone.includes(seat)) ?? null;
  }

  /** Who of those that sit here speaks, if nobody in particular is asked. */
  private get speaker(): number | null {
    const { table, state, isElsewhere } = this;
    const turn = state?.standing.turn ?? null;
    if (!table || !state || isElsewhere || turn === null) return null;
    if (table.mine.includes(turn)) return turn;
    return table.mine.find((seat) => !state.standing.gone.includes(seat)) ?? null;
  }

  get canOfferDraw(): boolean {
    return this.speaker !== null && this.draw === null && this.cursor === null;
  }

  async offerDraw(): Promise<void> {
    if (this.speaker !== null) await this.ask(this.speaker, { type: "offer-draw" });
  }

  async answerDraw(yes: boolean): Promise<void> {
    const { draw, drawAnswerer } = this;
    if (draw && drawAnswerer !== null) await this.ask(drawAnswerer, { type: "answer", offer: draw.number, yes });
  }

  async withdrawDraw(): Promise<void> {
    const { draw, table } = this;
    if (draw && table?.mine.includes(draw.by)) await this.ask(draw.by, { type: "withdraw", offer: draw.number });
  }

  /** Asks for something; why not, if it is refused. */
  private async ask(seat: number, act: Act): Promise<void> {
    const fault = await this.table?.act(seat, act);
    if (!fault) return;
    this.notice = spoken(fault.say);
    announce(this.notice);
  }

  /** Tells what is offered, and what became of it. */
  private hearOffers(events: readonly Event[]): void {
    for (const { what } of events) {
      if (what.type === "draw-offered") this.note(of(own).offers(this.nameAt(what.seat)), false);
      else if (what.type === "declined") this.note(of(own).declines(this.nameAt(what.seat)), true);
      else if (what.type === "withdrawn") this.note(of(own).withdraws(this.nameAt(what.seat)), true);
      else if (what.type === "agreed") this.note(of(own).agrees(this.nameAt(what.seat)), true);
    }
  }

  private note(text: string, stays: boolean): void {
    this.notice = stays ? text : "";
    announce(text);
  }

  /** Plays a move for whoever is to move. The second click of two that come too quickly plays nothing: its move has been played. */
  async play(text: string): Promise<void> {
    const turn = this.state?.standing.turn ?? null;
    if (turn === null || !this.canMove || this.isPlaying) return;
    this.isPlaying = true;
    await this.ask(turn, { type: "play", text }).finally(() => (this.isPlaying = false));
  }

  /** A typed text: the move is played, or what is said about it. */
  async type(text: string): Promise<string> {
    const read = await this.table?.read(text);
    if (!read) return "";
    if ("code" in read) return spoken(read.say);
    if (read.type === "more") return spoken(read.question);
    await this.play(read.text);
    return "";
  }

  async undo(): Promise<void> {
    const seat = this.undoer;
    if (seat === null) return;
    this.skip();
    await this.ask(seat, { type: "offer-takeback" });
  }

  async resign(): Promise<void> {
    this.skip();
    if (this.speaker !== null) await this.ask(this.speaker, { type: "resign" });
  }

  /** Points a good move out, and does not play it. */
  async suggest(): Promise<void> {
    if (!this.canMove || this.isHinting) return;
    this.isHinting = true;
    const ply = this.state?.ply;
    const thought = await this.table?.hint().catch(() => null);
    this.isHinting = false;
    if (this.state?.ply !== ply || this.cursor !== null) return;
    this.hint = this.state?.choices.find(({ text }) => text === thought?.best) ?? null;
    if (this.hint) announce(words().hintSays(spoken(this.hint.say)));
  }

  /** Looks at the position after so many moves; a step to a neighbour is shown as it happened. */
  async look(ply: number): Promise<void> {
    const { table, state } = this;
    if (!table || !state) return;
    const to = Math.max(0, Math.min(ply, state.ply));
    const from = this.ply;
    const before = this.view;
    if (to === from || !before) return;
    const isBack = to < from;
    const [view, steps] = await Promise.all([table.view(to), Math.abs(to - from) === 1 ? table.steps(isBack ? from : to) : []]);
    if (this.state !== state) return;
    this.hint = null;
    this.told = null;
    void this.project(steps.length > 0 ? { before, steps, back: isBack } : null);
    this.past = view;
    this.cursor = to === state.ply ? null : to;
    this.say(this.moveAt(to, state.ply), before, view);
  }

  /** Comes back to the position as it is. */
  async toPresent(): Promise<void> {
    await this.look(this.state?.ply ?? 0);
    await tick();
    // What led back is gone.
    if (document.activeElement === document.body) document.querySelector<HTMLElement>("[data-over], .spots button[tabindex='0']")?.focus();
  }

  /** Why a touch of the board does nothing now; null if it may do something. */
  get idle(): string | null {
    const { table, state } = this;
    if (!table || !state || this.canMove) return null;
    if (this.cursor !== null) return [of(own).past(this.cursor, state.ply), this.isOver ? "" : of(own).playsInPresent].filter(Boolean).join(" ");
    if (this.isElsewhere) return words().elsewhere;
    const { turn } = state.standing;
    return turn === null ? null : words().turnOf(this.nameAt(turn));
  }

  close(): void {
    this.keepServed();
    this.isClosed = true;
    clearInterval(this.ticking);
    clearTimeout(this.pondering);
    this.seen();
    this.stopWaiting();
    this.hold?.release();
    this.table?.close();
  }
}
