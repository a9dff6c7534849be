import { Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { ANGLES, corners, eyeFor, onScreen, orbited, type Look } from "./camera";

const board = { x: 5, z: 1.65, y: 0.62 };
const padding = { top: 20, right: 30, bottom: 40, left: 10 };
const windows = [
  [1280, 800],
  [390, 700],
  [360, 640],
  [2560, 1440],
  [800, 300],
] as const;

function bounds(look: Look, width: number, height: number, yaw: number) {
  const points = corners(board, yaw);
  const eye = eyeFor(points, look, { x: 0, y: 0, width, height }, padding);
  const seen = points.map((point) => onScreen(point, eye));
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  return { left: Math.min(...xs), right: width - Math.max(...xs), top: Math.min(...ys), bottom: height - Math.max(...ys) };
}

describe("the camera", () => {
  it("holds the whole board inside the padding and touches it on two sides, whatever the window", () => {
    for (const [width, height] of windows) {
      for (const angle of Object.values(ANGLES)) {
        for (const yaw of [0, Math.PI / 2, Math.PI]) {
          const free = bounds({ ...angle, azimuth: 12 }, width, height, yaw);
          const over = [free.left - padding.left, free.right - padding.right, free.top - padding.top, free.bottom - padding.bottom];
          for (const one of over) expect(one).toBeGreaterThan(-0.01);
          const tight = Math.min(Math.max(over[0] ?? 9, over[1] ?? 9), Math.max(over[2] ?? 9, over[3] ?? 9));
          expect(tight).toBeLessThan(0.01);
        }
      }
    }
  });

  it("sees what is nearer to the reader further down", () => {
    const eye = eyeFor(corners(board), { ...ANGLES.wide, azimuth: 0 }, { x: 0, y: 0, width: 900, height: 600 }, padding);
    expect(onScreen(new Vector3(0, 0, 1), eye).y).toBeGreaterThan(onScreen(new Vector3(0, 0, -1), eye).y);
    expect(onScreen(new Vector3(1, 0, 0), eye).x).toBeGreaterThan(onScreen(new Vector3(-1, 0, 0), eye).x);
  });

  it("counts a part of the canvas from the canvas's own corner", () => {
    const eye = eyeFor(corners(board), { ...ANGLES.above, azimuth: 0 }, { x: 0, y: 400, width: 390, height: 300 }, padding);
    const middle = onScreen(new Vector3(), eye);
    expect(middle.y).toBeGreaterThan(400);
    expect(middle.y).toBeLessThan(700);
  });

  it("goes around only a little", () => {
    const far = orbited({ ...ANGLES.wide, azimuth: 0 }, { azimuth: 500, elevation: -500 });
    expect(far.azimuth).toBeLessThan(45);
    expect(far.elevation).toBeGreaterThan(25);
  });
});
