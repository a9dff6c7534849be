// One board in three dimensions: the room, the board, its tokens and marks, drawn when something changed.
import { Group, Matrix4, Raycaster, Vector2, Vector3 } from "three";
import type { Box, Chip, Scene } from "../board/scene";
import { ANGLES, corners, type Eye, eyeFor, type Look, midway, onScreen, orbited, type Rect } from "./camera";
import { Kit } from "./kit";
import { Marks, type Stamp, type Stroke } from "./marks";
import { marksOf } from "./markings";
import { moveGroups } from "./groups";
import { pick, type Target } from "./picking";
import { Pieces } from "./pieces";
import { listen } from "./pointing";
import { Room } from "./room";
import type { Closeup, Label, Solid, SolidBoard } from "./solid";
import { targetsOf } from "./targets";
import { SLOW, type Tier } from "./tier";

/** A text with its place on the canvas, in pixels. */
export interface Note { x: number; y: number; kind: Label["kind"]; text: string }

/** What moves are worth on one spot, and the room there is for it. */
export interface Tag { x: number; y: number; width: number; height: number; chips: Chip[] }

/** What a diorama tells. */
export interface Told {
  onboxes(boxes: Box[]): void;
  onnotes(notes: Note[], tags: Tag[]): void;
  onpick(spot: number | null, kind: "aim" | "press", byTouch: boolean): void;
  /** The graphics are lost and do not come back. */
  onfail(): void;
  /** How long a frame takes, once, when it was asked for; shaders were ready before. */
  onmeasured?(milliseconds: number): void;
}

/** How long the camera takes to another angle, and how long lost graphics are waited for; in milliseconds. */
const SWING = 320;
const PATIENCE = 4000;

/** How much of a tall screen the whole board has, when a part is shown below. */
const WHOLE = 0.58;

/** A board that was built, and all that lies on it. */
interface Built {
  kit: Kit;
  board: SolidBoard;
  root: Group;
  pieces: Pieces;
  marks: Marks;
  targets: Target[];
  made: { board: Scene["board"]; tall: boolean; turned: boolean };
}

/** A board in three dimensions on a canvas. */
export class Diorama {
  private house: Kit;
  private room: Room;
  private built: Built | null = null;
  private scene: Scene | null = null;
  private size = { width: 0, height: 0 };
  private eyes: Eye[] = [];
  private closeup: Closeup | null = null;
  private look: Look = { ...ANGLES.wide, azimuth: 0 };
  private swing: { from: Look; since: number } | null = null;
  private orbit = { azimuth: 0, elevation: 0 };
  private above = false;
  private drawn: { stamps: Stamp[]; strokes: Stroke[] } = { stamps: [], strokes: [] };
  /** The marks for which shadows were drawn: a claimed table may wear a flag. */
  private shaded: Scene["marks"] | null = null;
  private noted = "";
  private pending = 0;
  private frames = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private undo: (() => void)[] = [];

  /** Fails if there are no graphics. */
  constructor(private canvas: HTMLCanvasElement, private solid: Solid, private tier: Tier, private told: Told) {
    this.house = new Kit(tier === "plain");
    this.room = new Room(canvas, this.house);
    this.undo.push(listen(canvas, {
      spotAt: (x, y) => this.spotAt(x, y),
      drags: (spot) => this.drags(spot),
      onpick: told.onpick,
      onorbit: (dx, dy) => this.goAround(dx, dy),
      onhome: () => this.goHome(),
    }));
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
    const before = this.scene;
    this.scene = scene;
    if (above !== this.above) this.climb(above, scene.still);
    if (this.size.width === 0) return;
    if (this.stale(scene)) this.build(scene);
    if (before?.evening !== scene.evening) this.light();
    this.perform(scene);
  }

  /** Takes over a size, in pixels. */
  resize(width: number, height: number): void {
    if (width === this.size.width && height === this.size.height) return;
    this.size = { width, height };
    if (width === 0 || height === 0) return;
    this.room.renderer.setPixelRatio(this.tier === "plain" ? Math.min(1, devicePixelRatio) : Math.min(2, devicePixelRatio));
    this.room.renderer.setSize(width, height, false);
    const { scene } = this;
    if (!scene) return;
    if (this.stale(scene)) this.build(scene);
    else this.aim();
    if (this.frames === 0) this.light();
    this.perform(scene);
  }

  /** Draws with fewer pixels, for slow machines. */
  coarsen(ratio: number): void {
    this.room.renderer.setPixelRatio(ratio);
    this.room.renderer.setSize(this.size.width, this.size.height, false);
    this.ask();
  }

  /** About where a wide board and one turned upright fill the window equally. */
  private get tall(): boolean {
    return this.size.height > this.size.width * 0.92;
  }

  private stale(scene: Scene): boolean {
    const made = this.built?.made;
    return !made || made.board !== scene.board || made.tall !== this.tall || made.turned !== scene.turned;
  }

  private build(scene: Scene): void {
    this.clear();
    const frame = { tall: this.tall, turned: scene.turned };
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
    this.closeup = frame.tall ? (board.closeup?.(scene) ?? null) : null;
    this.look = this.wanted();
    this.swing = null;
    this.aim();
  }

  private clear(): void {
    this.built?.root.removeFromParent();
    this.built?.kit.dispose();
    this.built = null;
  }

  private light(): void {
    const page = getComputedStyle(this.canvas).getPropertyValue("--page").trim();
    this.room.light(this.scene?.evening ?? false, page);
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
    const closeup = this.tall ? (built.board.closeup?.(scene) ?? null) : null;
    if (!sameCloseup(closeup, this.closeup)) {
      this.closeup = closeup;
      this.aim();
    }
    this.note();
    this.ask();
  }

  // The camera.

  private wanted(): Look {
    const usual = this.above ? ANGLES.above : (this.built?.board.angle ?? (this.tall ? ANGLES.tall : ANGLES.wide));
    return orbited({ ...usual, azimuth: 0 }, this.orbit);
  }

  private climb(above: boolean, still: boolean): void {
    this.above = above;
    this.orbit = { azimuth: 0, elevation: 0 };
    this.swing = still || !this.built ? null : { from: this.look, since: performance.now() };
    if (!this.swing) this.look = this.wanted();
    if (this.built) this.aim();
  }

  private goAround(dx: number, dy: number): void {
    const before = this.wanted();
    this.orbit = { azimuth: this.orbit.azimuth - dx * 0.18, elevation: this.orbit.elevation + dy * 0.14 };
    this.look = this.wanted();
    // What goes beyond the limits is forgotten, so that the way back begins at once.
    if (this.look.azimuth === before.azimuth) this.orbit.azimuth += dx * 0.18;
    if (this.look.elevation === before.elevation) this.orbit.elevation -= dy * 0.14;
    this.swing = null;
    this.aim();
    this.note();
    this.ask();
  }

  /** Back to where the camera stood at first. */
  private goHome(): void {
    this.climb(this.above, this.scene?.still ?? true);
    this.note();
    this.ask();
  }

  private swinging(now: number): boolean {
    if (!this.swing) return false;
    const t = Math.min(1, Math.max(0, (now - this.swing.since) / SWING));
    this.look = midway(this.swing.from, this.wanted(), t * t * (3 - 2 * t));
    if (t === 1) this.swing = null;
    this.aim();
    this.note();
    return t < 1;
  }

  /** Lets the cameras stand where they see all. */
  private aim(): void {
    const { built, size } = this;
    if (!built || size.width === 0) return;
    const { board, root } = built;
    const edge = Math.round(Math.min(size.width, size.height) * 0.025) + 4;
    const padding = { top: edge, right: edge, bottom: edge, left: edge };
    const whole: Rect = { x: 0, y: 0, width: size.width, height: this.closeup ? Math.round(size.height * WHOLE) : size.height };
    this.eyes = [eyeFor(corners(board.extent, root.rotation.y), this.look, whole, padding, this.eyes[0]?.camera)];
    if (this.closeup) {
      const part: Rect = { x: 0, y: whole.height, width: size.width, height: size.height - whole.height };
      this.eyes.push(eyeFor(corners(this.closeup.extent, root.rotation.y, this.closeup.middle), this.look, part, padding));
    }
    this.told.onboxes(this.boxes());
  }

  private eyeOf(spot: number | undefined): Eye | undefined {
    const near = spot !== undefined && this.closeup?.spots.includes(spot);
    return (near ? this.eyes[1] : undefined) ?? this.eyes[0];
  }

  /** Where a point of the board lies on the canvas. */
  private seen(point: Vector3, spot?: number): { x: number; y: number } {
    const eye = this.eyeOf(spot);
    const matrix = this.built?.root.matrixWorld ?? new Matrix4();
    return eye ? onScreen(point.clone().applyMatrix4(matrix), eye) : { x: 0, y: 0 };
  }

  private boxes(): Box[] {
    const { built } = this;
    if (!built) return [];
    return built.made.board.spots.map((_, spot) => {
      const { at, radius, depth = radius, rim = 0 } = built.board.spot(spot);
      if (radius <= 0) return { x: 0, y: 0, width: 0, height: 0 };
      const around = Array.from({ length: 12 }, (_, i) => {
        const angle = (i / 12) * Math.PI * 2;
        return this.seen(new Vector3(at.x + Math.cos(angle) * radius, at.y + rim, at.z + Math.sin(angle) * depth), spot);
      });
      const [xs, ys] = [around.map(({ x }) => x), around.map(({ y }) => y)];
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
    });
  }

  /** Tells where letters, numbers and values stand. */
  private note(): void {
    const { built, scene } = this;
    if (!built || !scene) return;
    const labels = built.board.labels?.(scene) ?? [];
    const notes = labels.map(({ at, text, kind, spot }): Note => ({ ...this.seen(at, spot), text, kind }));
    const tags = scene.chips.length ? tagsOf(scene.chips, this.boxes()) : [];
    const key = JSON.stringify([notes, tags]);
    if (key !== this.noted) this.told.onnotes(notes, tags);
    this.noted = key;
  }

  // The pointer.

  private spotAt(x: number, y: number): number | null {
    const eye = this.eyes.find(({ rect }) => y >= rect.y && y < rect.y + rect.height) ?? this.eyes[0];
    if (!eye || !this.built) return null;
    const caster = new Raycaster();
    const { rect } = eye;
    caster.setFromCamera(new Vector2(((x - rect.x) / rect.width) * 2 - 1, 1 - ((y - rect.y) / rect.height) * 2), eye.camera);
    return pick(caster.ray, this.built.targets);
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
    const { built } = this;
    if (!built) return;
    const settling = built.pieces.step(now);
    const swinging = this.swinging(now);
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
    renderer.setScissorTest(this.eyes.length > 1);
    for (const { camera, rect } of this.eyes) {
      renderer.setViewport(rect.x, height - rect.y - rect.height, rect.width, rect.height);
      if (this.eyes.length > 1) renderer.setScissor(rect.x, height - rect.y - rect.height, rect.width, rect.height);
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

function sameCloseup(one: Closeup | null, other: Closeup | null): boolean {
  return one === other || (one !== null && other !== null && one.middle.equals(other.middle));
}
