// What a mouse, a pen or a finger means on a flat board: aiming, touching, carrying a piece.

/** Farther than this a press is a drag, in pixels. */
const STEADY = 10;

/** What pointing leads to. */
export interface Pointed {
  /** What lies under the pointer. */
  spotAt(event: PointerEvent): number | null;
  /** Ends what is moving on the board; whether anything was. */
  skip(): boolean;
  carries(spot: number): boolean;
  /** Whether something is in hand. */
  holds(): boolean;
  aim(spot: number | null): void;
  /** Takes up what can be carried, or sets it down. */
  carry(spot: number): void;
  /** Touches a spot; `skipped` says that the same touch ended what was moving. */
  touch(spot: number, event: PointerEvent, skipped: boolean): void;
  /** Touches what is part of no move. */
  explain(event: PointerEvent): void;
}

interface Press {
  spot: number | null;
  x: number;
  y: number;
  isDrag: boolean;
  skipped: boolean;
}

/** One pointer on a flat board. */
export class Pointer {
  private press: Press | null = null;

  constructor(private readonly pointed: Pointed) {}

  down(event: PointerEvent): void {
    const spot = this.pointed.spotAt(event);
    this.press = { spot, x: event.clientX, y: event.clientY, isDrag: false, skipped: this.pointed.skip() };
  }

  move(event: PointerEvent): void {
    const { press, pointed } = this;
    // A finger that is not on the board is nowhere.
    if (event.pointerType !== "touch" || press) pointed.aim(pointed.spotAt(event));
    if (!press || press.isDrag || press.spot === null) return;
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) <= STEADY) return;
    press.isDrag = true;
    if (pointed.carries(press.spot)) pointed.carry(press.spot);
  }

  up(event: PointerEvent): void {
    const { press, pointed } = this;
    this.press = null;
    if (!press) return;
    const there = pointed.spotAt(event);
    if (there === null) pointed.explain(event);
    // A drag that ends where it began, or that began on nothing to carry, is a touch.
    else if (!press.isDrag || press.spot === there) pointed.touch(there, event, press.skipped);
    else if (pointed.holds()) pointed.carry(there);
  }

  cancel(): void {
    this.press = null;
  }
}
