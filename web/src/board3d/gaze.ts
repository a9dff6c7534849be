// How a board is looked at: the cameras, where they have been led to, and where things appear.
import { type Matrix4, type Ray, Raycaster, Vector2, Vector3 } from "three";
import type { Box } from "../board/scene";
import { ANGLES, corners, type Eye, eyeFor, type Look, midway, onScreen, orbited, type Rect } from "./camera";
import type { Closeup, SolidBoard } from "./solid";

/** How long the camera takes to another angle, in milliseconds. */
const SWING = 320;

/** How much of a tall window the whole board has, when a part is shown below. */
const WHOLE = 0.58;

/** Degrees for each pixel of a drag. */
const PACE = { azimuth: 0.18, elevation: 0.14 };

/** What is looked at: a board as it lies in the world. */
export interface Sight {
  board: SolidBoard;
  yaw: number;
  world: Matrix4;
}

/** The cameras on one board. */
export class Gaze {
  eyes: Eye[] = [];
  above = false;
  private size = { width: 0, height: 0 };
  private sight: Sight | null = null;
  private closeup: Closeup | null = null;
  private look: Look = { ...ANGLES.wide, azimuth: 0 };
  private swing: { from: Look; since: number } | null = null;
  private orbit = { azimuth: 0, elevation: 0 };

  /** `onmoved` hears whenever things appear elsewhere. */
  constructor(private onmoved: () => void) {}

  /** The window is rather high: about where a wide board and one turned upright fill it equally. */
  get tall(): boolean {
    return this.size.height > this.size.width * 0.92;
  }

  /** The window is as small as a telephone's. */
  get small(): boolean {
    return Math.min(this.size.width, this.size.height) < 520;
  }

  resize(width: number, height: number): void {
    this.size = { width, height };
    this.look = this.wanted();
    this.aim();
  }

  /** Looks at another board, or at none. */
  lookAt(sight: Sight | null): void {
    this.sight = sight;
    this.closeup = null;
    this.look = this.wanted();
    this.swing = null;
    this.aim();
  }

  /** Shows a part once more, if the window is tall. */
  magnify(closeup: Closeup | null): void {
    const wanted = this.tall ? closeup : null;
    if (same(wanted, this.closeup)) return;
    this.closeup = wanted;
    this.aim();
  }

  private wanted(): Look {
    const usual = this.above ? ANGLES.above : (this.sight?.board.angle ?? (this.tall ? ANGLES.tall : ANGLES.wide));
    return orbited({ ...usual, azimuth: 0 }, this.orbit);
  }

  /** Up above the board, down again, or only back to where it stood at first. */
  climb(above: boolean, still: boolean): void {
    this.above = above;
    this.orbit = { azimuth: 0, elevation: 0 };
    this.swing = still || !this.sight ? null : { from: this.look, since: performance.now() };
    if (!this.swing) this.look = this.wanted();
    this.aim();
  }

  /** So many pixels around the board. */
  goAround(dx: number, dy: number): void {
    const before = this.wanted();
    const by = { azimuth: -dx * PACE.azimuth, elevation: dy * PACE.elevation };
    this.orbit = { azimuth: this.orbit.azimuth + by.azimuth, elevation: this.orbit.elevation + by.elevation };
    this.look = this.wanted();
    // What goes beyond the limits is forgotten, so that the way back begins at once.
    if (this.look.azimuth === before.azimuth) this.orbit.azimuth -= by.azimuth;
    if (this.look.elevation === before.elevation) this.orbit.elevation -= by.elevation;
    this.swing = null;
    this.aim();
  }

  /** Goes on with a swing; says whether it still does. */
  step(now: number): boolean {
    if (!this.swing) return false;
    const t = Math.min(1, Math.max(0, (now - this.swing.since) / SWING));
    this.look = midway(this.swing.from, this.wanted(), t * t * (3 - 2 * t));
    if (t === 1) this.swing = null;
    this.aim();
    return t < 1;
  }

  /** Lets the cameras stand where they see all. */
  private aim(): void {
    const { sight, size, closeup } = this;
    if (!sight || size.width === 0 || size.height === 0) return;
    const edge = Math.round(Math.min(size.width, size.height) * 0.025) + 4;
    const padding = { top: edge, right: edge, bottom: edge, left: edge };
    const whole: Rect = { x: 0, y: 0, width: size.width, height: closeup ? Math.round(size.height * WHOLE) : size.height };
    this.eyes = [eyeFor(corners(sight.board.extent, sight.yaw), this.look, whole, padding, this.eyes[0]?.camera)];
    if (closeup) {
      const part: Rect = { x: 0, y: whole.height, width: size.width, height: size.height - whole.height };
      this.eyes.push(eyeFor(corners(closeup.extent, sight.yaw, closeup.middle), this.look, part, padding));
    }
    this.onmoved();
  }

  private eyeOf(spot: number | undefined): Eye | undefined {
    const near = spot !== undefined && this.closeup?.spots.includes(spot);
    return (near ? this.eyes[1] : undefined) ?? this.eyes[0];
  }

  /** Where a point of the board lies on the canvas; what belongs to a spot is seen where that is touched. */
  seen(point: Vector3, spot?: number): { x: number; y: number } {
    const eye = this.eyeOf(spot);
    return eye && this.sight ? onScreen(point.clone().applyMatrix4(this.sight.world), eye) : { x: 0, y: 0 };
  }

  /** Where a spot lies on the canvas; without extent if it is not on the board. */
  box(spot: number): Box {
    const nowhere = { x: 0, y: 0, width: 0, height: 0 };
    if (!this.sight) return nowhere;
    const { at, radius, depth = radius, rim = 0 } = this.sight.board.spot(spot);
    if (radius <= 0) return nowhere;
    const around = Array.from({ length: 12 }, (_, i) => {
      const angle = (i / 12) * Math.PI * 2;
      return this.seen(new Vector3(at.x + Math.cos(angle) * radius, at.y + rim, at.z + Math.sin(angle) * depth), spot);
    });
    const [xs, ys] = [around.map(({ x }) => x), around.map(({ y }) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  }

  /** The ray that goes through a pixel. */
  ray(x: number, y: number): Ray | null {
    const eye = this.eyes.find(({ rect }) => y >= rect.y && y < rect.y + rect.height) ?? this.eyes[0];
    if (!eye) return null;
    const { rect, camera } = eye;
    const caster = new Raycaster();
    caster.setFromCamera(new Vector2(((x - rect.x) / rect.width) * 2 - 1, 1 - ((y - rect.y) / rect.height) * 2), camera);
    return caster.ray;
  }
}

function same(one: Closeup | null, other: Closeup | null): boolean {
  return one === other || (one !== null && other !== null && one.middle.equals(other.middle));
}
