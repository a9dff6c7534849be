// Where the camera stands: as near as the board allows, whatever the window's shape.
import { MathUtils, Matrix4, PerspectiveCamera, Vector3 } from "three";
import type { Angle, Extent } from "./solid";

/** Free room around the board, in pixels. */
export interface Padding {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** From where the camera looks, in degrees. */
export interface Look extends Angle {
  azimuth: number;
}

/** A part of the canvas, in pixels from its upper left corner. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the camera stands and how far the farthest and nearest things are. */
export interface Stance {
  position: Vector3;
  towards: Vector3;
  near: number;
  far: number;
}

/** The angle on a wide screen, on a tall one, and from above. */
export const ANGLES = {
  wide: { elevation: 55, fov: 20 },
  tall: { elevation: 66, fov: 22 },
  above: { elevation: 88.5, fov: 12 },
} satisfies Record<string, Angle>;

/** How far the reader can go around the board, in degrees. */
const AROUND = 32;
const LOWEST = 34;

/** The corners of a box on the table, turned about the vertical. */
export function corners({ x, z, y }: Extent, yaw = 0, middle = new Vector3()): Vector3[] {
  const up = new Vector3(0, 1, 0);
  return [-x, x].flatMap((px) => [0, y].flatMap((py) => [-z, z].map((pz) => new Vector3(px, py, pz).add(middle).applyAxisAngle(up, yaw))));
}

/** Which way the camera looks: its right, its up, and forwards. */
export function axes({ elevation, azimuth }: Look): { right: Vector3; up: Vector3; forward: Vector3 } {
  const [e, a] = [MathUtils.degToRad(elevation), MathUtils.degToRad(azimuth)];
  const forward = new Vector3(-Math.sin(a) * Math.cos(e), -Math.sin(e), -Math.cos(a) * Math.cos(e));
  const right = new Vector3(Math.cos(a), 0, -Math.sin(a));
  return { right, up: new Vector3().crossVectors(right, forward), forward };
}

/** One direction across the picture: the nearest that everything still lies between two slopes, and the middle as it depends on that. */
function between(points: { across: number; ahead: number }[], low: number, high: number) {
  const most = Math.max(...points.map(({ across, ahead }) => across - high * ahead));
  const least = Math.min(...points.map(({ across, ahead }) => across - low * ahead));
  return { ahead: (least - most) / (high - low), middle: (ahead: number) => (most + high * ahead + least + low * ahead) / 2 };
}

/** The nearest stance from which all points lie inside the window less its padding: solved, not searched. */
export function solve(points: Vector3[], look: Look, rect: Rect, padding: Padding): Stance {
  const { right, up, forward } = axes(look);
  const slope = Math.tan(MathUtils.degToRad(look.fov) / 2);
  const aspect = rect.width / rect.height;
  const seen = points.map((point) => ({ x: point.dot(right), y: point.dot(up), ahead: point.dot(forward) }));
  const side = (from: number, size: number) => (2 * Math.min(from, size * 0.4)) / size;
  const across = between(
    seen.map(({ x, ahead }) => ({ across: x, ahead })),
    (side(padding.left, rect.width) - 1) * slope * aspect,
    (1 - side(padding.right, rect.width)) * slope * aspect,
  );
  const upwards = between(
    seen.map(({ y, ahead }) => ({ across: y, ahead })),
    (side(padding.bottom, rect.height) - 1) * slope,
    (1 - side(padding.top, rect.height)) * slope,
  );
  const ahead = Math.min(across.ahead, upwards.ahead);
  const position = new Vector3().addScaledVector(right, across.middle(ahead)).addScaledVector(up, upwards.middle(ahead)).addScaledVector(forward, ahead);
  const depths = seen.map((one) => one.ahead - ahead);
  return { position, towards: forward, near: Math.min(...depths) * 0.6, far: Math.max(...depths) * 2.4 };
}

/** A camera with the part of the canvas it fills. */
export interface Eye {
  camera: PerspectiveCamera;
  rect: Rect;
}

/** A camera that stands as solved. */
export function eyeFor(points: Vector3[], look: Look, rect: Rect, padding: Padding, camera = new PerspectiveCamera()): Eye {
  const { position, towards, near, far } = solve(points, look, rect, padding);
  camera.fov = look.fov;
  camera.aspect = rect.width / rect.height;
  camera.near = near;
  camera.far = far;
  const { right, up } = axes(look);
  camera.matrixAutoUpdate = false;
  camera.matrix.copy(new Matrix4().makeBasis(right, up, towards.clone().negate())).setPosition(position);
  camera.matrix.decompose(camera.position, camera.quaternion, camera.scale);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld(true);
  return { camera, rect };
}

/** Where a point of the world lies on the canvas, in pixels. */
export function onScreen(point: Vector3, { camera, rect }: Eye): { x: number; y: number } {
  const seen = point.clone().project(camera);
  return { x: rect.x + (seen.x * 0.5 + 0.5) * rect.width, y: rect.y + (0.5 - seen.y * 0.5) * rect.height };
}

/** The camera's angle after the reader has gone a little around the board. */
export function orbited(base: Look, by: { azimuth: number; elevation: number }): Look {
  return {
    fov: base.fov,
    azimuth: MathUtils.clamp(base.azimuth + by.azimuth, -AROUND, AROUND),
    elevation: MathUtils.clamp(base.elevation + by.elevation, LOWEST, 88.5),
  };
}

/** Between two angles, for the way up and down again. */
export function midway(from: Look, to: Look, t: number): Look {
  const mix = (a: number, b: number) => a + (b - a) * t;
  return { azimuth: mix(from.azimuth, to.azimuth), elevation: mix(from.elevation, to.elevation), fov: mix(from.fov, to.fov) };
}
