// What the pointer means on a solid board: aiming, pressing, dragging a piece, going around.

/** A spot is aimed at or pressed, or what is no spot, at a point of the canvas, in pixels. */
export type OnPick = (spot: number | null, kind: "aim" | "press", byTouch: boolean, at: { x: number; y: number }) => void;

/** What pointing leads to. */
export interface Pointed {
  /** The spot under a point of the canvas, in pixels. */
  spotAt(x: number, y: number): number | null;
  /** Whether a piece can be dragged from there. */
  drags(spot: number): boolean;
  onpick: OnPick;
  /** So many pixels around the board. */
  onorbit(dx: number, dy: number): void;
  /** Two quick presses on the empty table. */
  onhome(): void;
}

/** Farther than this a press is a drag, in pixels. */
const STEADY = 8;

interface Held {
  startX: number;
  startY: number;
  x: number;
  y: number;
  spot: number | null;
  mode: "press" | "drag" | "orbit" | "none";
}

/** Listens to a canvas until it is told to stop. */
export function listen(canvas: HTMLCanvasElement, pointed: Pointed): () => void {
  const held = new Map<number, Held>();
  let aimed: number | null = null;
  const local = (event: PointerEvent) => {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const aim = (spot: number | null, event: PointerEvent) => {
    if (spot === aimed) return;
    aimed = spot;
    pointed.onpick(spot, "aim", event.pointerType === "touch", local(event));
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const { x, y } = local(event);
    const spot = pointed.spotAt(x, y);
    canvas.setPointerCapture(event.pointerId);
    held.set(event.pointerId, { startX: x, startY: y, x, y, spot, mode: "press" });
    // Two fingers magnify the page, whatever lies under them: that is the browser's affair, here they mean nothing.
    if (held.size > 1) for (const one of held.values()) one.mode = "none";
    else aim(spot, event);
  };

  const move = (event: PointerEvent) => {
    const { x, y } = local(event);
    const one = held.get(event.pointerId);
    if (!one) {
      if (event.pointerType !== "touch") aim(pointed.spotAt(x, y), event);
      return;
    }
    if (one.mode === "press" && Math.hypot(x - one.startX, y - one.startY) > STEADY) one.mode = begun(one, event);
    if (one.mode === "orbit") pointed.onorbit(x - one.x, y - one.y);
    if (one.mode === "drag") aim(pointed.spotAt(x, y), event);
    Object.assign(one, { x, y });
  };

  /** What a press becomes when it moves. */
  const begun = ({ spot }: Held, event: PointerEvent): Held["mode"] => {
    if (spot === null) return "orbit";
    if (!pointed.drags(spot)) return "none";
    pointed.onpick(spot, "press", event.pointerType === "touch", local(event));
    return "drag";
  };

  const up = (event: PointerEvent) => {
    const one = held.get(event.pointerId);
    held.delete(event.pointerId);
    if (!one || event.type === "pointercancel") return aim(null, event);
    const at = local(event);
    const spot = pointed.spotAt(at.x, at.y);
    if (one.mode === "press") pointed.onpick(spot, "press", event.pointerType === "touch", at);
    // A finger that was lifted still aims where it was: what it would do stays to be seen.
    if (one.mode === "drag" && spot !== one.spot) pointed.onpick(spot, "press", false, at);
  };
  const leave = (event: PointerEvent) => {
    if (!held.has(event.pointerId)) aim(null, event);
  };

  const handlers = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up, pointerleave: leave };
  const all = Object.entries(handlers) as [keyof typeof handlers, (event: PointerEvent) => void][];
  const home = ({ offsetX, offsetY }: MouseEvent) => {
    if (pointed.spotAt(offsetX, offsetY) === null) pointed.onhome();
  };
  for (const [name, handler] of all) canvas.addEventListener(name, handler);
  canvas.addEventListener("dblclick", home);
  return () => {
    for (const [name, handler] of all) canvas.removeEventListener(name, handler);
    canvas.removeEventListener("dblclick", home);
  };
}
