import { Ray, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { pick, reach, type Target } from "./picking";

const target = (spot: number, x: number, z: number, more: Partial<Target> = {}): Target => ({ spot, at: new Vector3(x, 0, z), radius: 0.4, height: 0.6, near: true, ...more });
const down = (x: number, z: number) => new Ray(new Vector3(x, 10, z), new Vector3(0, -1, 0));
const slanted = (to: Vector3) => new Ray(to.clone().add(new Vector3(0, 8, 6)), new Vector3(0, -8, -6).normalize());

describe("picking", () => {
  it("hits a spot from above, at its top and beside its narrower head", () => {
    expect(reach(down(0, 0), target(1, 0, 0))).toBeCloseTo(9.4);
    expect(reach(down(0.39, 0), target(1, 0, 0))).toBeLessThan(10);
    expect(reach(down(0.41, 0), target(1, 0, 0))).toBe(Infinity);
  });

  it("means the nearer of two that stand behind each other", () => {
    const both = [target(1, 0, 0), target(2, 0, -1)];
    expect(pick(slanted(new Vector3(0, 0.3, 0.2)), both)).toBe(1);
    expect(pick(slanted(new Vector3(0, 0.3, -1)), both)).toBe(2);
  });

  it("means the inner of nested rings where it rises, and the outer one around it", () => {
    const rings = [target(1, 0, 0, { radius: 0.46, height: 0.17 }), target(2, 0, 0, { radius: 0.33, height: 0.22 }), target(3, 0, 0, { radius: 0.2, height: 0.27 })];
    expect(pick(down(0, 0), rings)).toBe(3);
    expect(pick(down(0.27, 0), rings)).toBe(2);
    expect(pick(down(0.42, 0), rings)).toBe(1);
    // While only the large place is open, it is meant wherever its cell is hit.
    expect(pick(down(0, 0), rings, (spot) => spot === 1)).toBe(1);
    expect(pick(down(0, 0), rings, () => false)).toBe(3);
  });

  it("knows ovals", () => {
    const oval = [target(1, 0, 0, { depth: 1 })];
    expect(pick(down(0, 0.9), oval)).toBe(1);
    expect(pick(down(0.9, 0), oval)).toBe(null);
  });

  it("takes the nearest spot when a ray passes closely, and none when it passes far off", () => {
    const both = [target(1, 0, 0), target(2, 1, 0)];
    expect(pick(down(0.45, 0), both)).toBe(1);
    expect(pick(down(0.55, 0), both)).toBe(2);
    expect(pick(down(4, 4), both)).toBe(null);
    expect(pick(down(0.45, 0), [target(1, 0, 0, { near: false })])).toBe(null);
  });
});
