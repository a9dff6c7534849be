// One board in three dimensions: the room, the board, its tokens and marks, drawn when something changed.
import { Group } from "three";
import type { Box, Chip, Scene } from "../board/scene";
import { Gaze } from "./gaze";
import { Kit } from "./kit";
import { Marks, type Stamp, type Stroke } from "./marks";
import { marksOf } from "./markings";
import { moveGroups } from "./groups";
import { pick, type Target } from "./picking";
import { Pieces } from "./pieces";
import { listen, type OnPick } from "./pointing";
import { Room } from "./room";
import type { Label, Solid, SolidBoard, SolidFrame } from "./solid";
import { targetsOf } from "./targets";
import { SLOW, type Tier } from "./tier";

/** A text with its place on the canvas, in pixels. */
export interface Note {
  x: number;
  y: number;
  kind: Label["kind"];
  text: string;
}

/** What moves are worth on one spot, and the room there is for it. */
export interface Tag {
  x: number;
  y: number;
  width: number;
  height: number;
  chips: Chip[];
}

/** What a diorama tells. */
export interface Told {
  onboxes(boxes: Box[]): void;
  onnotes(notes: Note[], tags: Tag[]): void;
  onpick: OnPick;
  /** The graphics are lost; they may come back. */
  onlost(): void;
  /** The graphics are lost and do not come back. */
  onfail(): void;
  /** How long a frame takes, once, when it was asked for; shaders were ready before. */
  onmeasured?(milliseconds: number): void;
}

/** How long lost graphics are waited for, in milliseconds. */
const PATIENCE = 4000;

/** A board that was built, and all that lies on it. */
interface Built {
  kit: Kit;
  board: SolidBoard;
  root: Group;
  pieces: Pieces;
  marks: Marks;
  targets: Target[];
  made: SolidFrame & { board: Scene["board"] };
}

/** A board in three dimensions on a canvas. */
export class Diorama {
  private house: Kit;
  private room: Room;
  private built: Built | null = null;
  private scene: Scene | null = null;
  private size = { width: 0, height: 0 };
  private gaze = new Gaze(() => this.told.onboxes(this.boxes()));
  private lit: boolean | null = null;
  private drawn: { stamps: Stamp[]; strokes: Stroke[] } = { stamps: [], strokes: [] };
  /** The marks for which shadows were drawn: a claimed table may wear a flag. */
  private shaded: Scene["marks"] | null = null;
  private noted = "";
  private pending = 0;
  private frames = 0;
  /** At most so many pixels drawn for each of the page's. */
  private finest: number;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private undo: (() => void)[] = [];

  /** Fails if there are no graphics. */
  constructor(
    private canvas: HTMLCanvasElement,
    private solid: Solid,
    private tier: Tier,
    private told: Told,
  ) {
    this.house = new Kit(tier === "plain");
    this.finest = tier === "plain" ? 1 : 2;
    this.room = new Room(canvas, this.house);
    this.undo.push(
      listen(canvas, {
        spotAt: (x, y) => this.spotAt(x, y),
        drags: (spot) => this.drags(spot),
        onpick: told.onpick,
        onorbit: (dx, dy) => this.lead(() => this.gaze.goAround(dx, dy)),
        onhome: () => this.lead(() => this.gaze.climb(this.gaze.above, this.scene?.still ?? true)),
      }),
    );
    this.hear(canvas, "webglcontextlost", (event) => this.lost(event));
    this.hear(canvas, "webglcontextrestored", () => this.regained());
    this.hear(document, "visibilitychange", () => this.ask());
  }

  private hear(target: EventTarget, name: string, handler: (event: Event) => void): void {
    target.addEventListener(name, handler);
    this.undo.push(() => target.removeEventListener(name, handler));
  }

  /** Takes over a scene. */
  show(scene: Scene, above: boolean): void {
    this.scene = scene;
    if (above !== this.gaze.above) this.gaze.climb(above, scene.still);
    if (this.size.width === 0) return;
    if (this.stale(scene)) this.build(scene);
    this.perform(scene);
  }

  /** Takes over a size, in pixels. */
  resize(width: number, height: number): void {
    if (width === this.size.width && height === this.size.height) return;
    this.size = { width, height };
    if (width === 0 || height === 0) return;
    this.room.renderer.setPixelRatio(Math.min(this.finest, devicePixelRatio));
    this.room.renderer.setSize(width, height, false);
    this.gaze.resize(width, height);
    const { scene } = this;
    if (!scene) return;
    if (this.stale(scene)) this.build(scene);
    this.perform(scene);
  }

  /** Draws with fewer pixels, for slow machines. */
  coarsen(ratio: number): void {
    this.finest = ratio;
    this.room.renderer.setPixelRatio(ratio);
    this.room.renderer.setSize(this.size.width, this.size.height, false);
    this.ask();
  }

  private stale(scene: Scene): boolean {
    const made = this.built?.made;
    if (!made || made.tall !== this.gaze.tall || made.small !== this.gaze.small || made.turned !== scene.turned) return true;
    // A board never changes during a game, but it may have been sent twice.
    if (made.board !== scene.board && JSON.stringify(made.board) !== JSON.stringify(scene.board)) return true;
    made.board = scene.board;
    return false;
  }

  private build(scene: Scene): void {
    this.clear();
    const frame = { tall: this.gaze.tall, small: this.gaze.small, turned: scene.turned };
    const kit = new Kit(this.tier === "plain");
    const board = this.solid.build(kit, scene.board, frame);
    const root = new Group();
    const pieces = new Pieces(kit, board);
    const marks = new Marks(kit);
    root.rotation.y = (board.yaw ?? 0) + (scene.turned ? Math.PI : 0);
    root.add(board.ground, pieces.group, marks.group);
    root.updateMatrixWorld(true);
    this.room.world.add(root);
    this.room.fit(board.extent, root.rotation.y);
    this.built = { kit, board, root, pieces, marks, targets: targetsOf(scene.board, board, root.matrixWorld), made: { board: scene.board, ...frame } };
    this.gaze.lookAt({ board, yaw: root.rotation.y, world: root.matrixWorld });
  }

  private clear(): void {
    this.built?.root.removeFromParent();
    this.built?.kit.dispose();
    this.built = null;
  }

  /** The page's own colour is asked for only when a frame is drawn: until then it may not have changed. */
  private light(evening: boolean): void {
    if (this.lit === evening) return;
    this.lit = evening;
    this.room.light(evening, getComputedStyle(this.canvas).getPropertyValue("--page").trim());
  }

  /** Sets everything as the scene has it. */
  private perform(scene: Scene): void {
    const { built } = this;
    if (!built) return;
    built.board.dress?.(scene);
    moveGroups(built.board, scene.flight);
    const moved = built.pieces.show(scene, performance.now());
    if (moved || scene.flight || scene.marks !== this.shaded) this.room.renderer.shadowMap.needsUpdate = true;
    this.shaded = scene.marks;
    this.drawn = marksOf(scene, built.board);
    this.gaze.magnify(built.board.closeup?.(scene) ?? null);
    this.note();
    this.ask();
  }

  // The camera.

  private lead(how: () => void): void {
    how();
    this.note();
    this.ask();
  }

  private boxes(): Box[] {
    return (this.built?.made.board.spots ?? []).map((_, spot) => this.gaze.box(spot));
  }

  /** Tells where letters, numbers and values stand. */
  private note(): void {
    const { built, scene } = this;
    if (!built || !scene) return;
    const labels = built.board.labels?.(scene) ?? [];
    const notes = labels.map(({ at, text, kind, spot }): Note => ({ ...this.gaze.seen(at, spot), text, kind }));
    const tags = scene.chips.length ? tagsOf(scene.chips, this.boxes()) : [];
    const key = JSON.stringify([notes, tags]);
    if (key !== this.noted) this.told.onnotes(notes, tags);
    this.noted = key;
  }

  // The pointer.

  private spotAt(x: number, y: number): number | null {
    const ray = this.gaze.ray(x, y);
    return ray && this.built ? pick(ray, this.built.targets, (spot) => this.scene?.spots[spot]?.open ?? false) : null;
  }

  private drags(spot: number): boolean {
    const { scene } = this;
    return scene?.board.spots[spot]?.kind === "hand" && scene.spots[spot]?.open === true;
  }

  // Drawing.

  private ask(): void {
    if (this.pending || document.hidden || this.size.width === 0) return;
    this.pending = requestAnimationFrame((now) => this.frame(now));
  }

  private frame(now: number): void {
    this.pending = 0;
    const { built, scene } = this;
    if (!built || !scene) return;
    this.light(scene.evening);
    const settling = built.pieces.step(now);
    const swinging = this.gaze.step(now);
    this.note();
    if (settling) this.room.renderer.shadowMap.needsUpdate = true;
    built.pieces.draw();
    built.marks.lay([...built.pieces.contacts(), ...this.drawn.stamps], this.drawn.strokes);
    if (this.frames++ === 0 && this.told.onmeasured) this.measure();
    else this.render();
    if (settling || swinging) this.ask();
  }

  private render(): void {
    const { renderer, world } = this.room;
    const { width, height } = this.size;
    renderer.setScissorTest(this.gaze.eyes.length > 1);
    for (const { camera, rect } of this.gaze.eyes) {
      renderer.setViewport(rect.x, height - rect.y - rect.height, rect.width, rect.height);
      if (this.gaze.eyes.length > 1) renderer.setScissor(rect.x, height - rect.y - rect.height, rect.width, rect.height);
      renderer.render(world, camera);
    }
    renderer.setViewport(0, 0, width, height);
  }

  /** Times one frame. The first is left out if it was slow, for it made the shaders. */
  private measure(): void {
    const timed = () => {
      const begun = performance.now();
      this.room.renderer.shadowMap.needsUpdate = true;
      this.render();
      const context = this.room.renderer.getContext();
      context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
      return performance.now() - begun;
    };
    const first = timed();
    this.told.onmeasured?.(first > SLOW / 2 ? timed() : first);
  }

  // Loss of the graphics.

  private lost(event: Event): void {
    event.preventDefault();
    this.told.onlost();
    this.waiting = setTimeout(() => this.told.onfail(), PATIENCE);
  }

  private regained(): void {
    clearTimeout(this.waiting);
    this.room.restore();
    this.ask();
  }

  /** Lets everything go. */
  dispose(): void {
    cancelAnimationFrame(this.pending);
    clearTimeout(this.waiting);
    for (const end of this.undo) end();
    this.clear();
    this.house.dispose();
    this.room.dispose();
  }
}

/** Chips of the same spot together. */
function tagsOf(chips: Chip[], boxes: Box[]): Tag[] {
  return [...new Set(chips.map(({ spot }) => spot))].flatMap((spot) => {
    const box = boxes[spot];
    if (!box || box.width <= 0) return [];
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    return [{ ...middle, width: box.width, height: box.height, chips: chips.filter((chip) => chip.spot === spot) }];
  });
}
