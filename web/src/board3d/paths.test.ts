import { Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { along, around, rise, travelling } from "./paths";
import type { Stand } from "./solid";

const stand = (x: number, z: number, turn = 0): Stand => ({ position: new Vector3(x, 0.3, z), turn, scale: 1 });

describe("ways through the air", () => {
  it("begin and end where the tokens stand", () => {
    const [from, to] = [stand(0, 0), stand(3, 1, 1)];
    expect(along(from, to, 0, 1).position.toArray()).toEqual(from.position.toArray());
    expect(along(from, to, 1, 1).position.toArray()).toEqual(to.position.toArray());
    expect(along(from, to, 1, 1).turn).toBeCloseTo(1);
  });

  it("rise in the middle, more over a longer way", () => {
    expect(along(stand(0, 0), stand(2, 0), 0.5, 0.5).position.y).toBeCloseTo(0.8);
    expect(rise(5)).toBeGreaterThan(rise(0.5));
  });

  it("turn clockwise as seen from above about a group's middle", () => {
    const half = around(stand(1, 0), stand(0, 1), 0.5, new Vector3(0, 0.3, 0), 90);
    expect(half.position.x).toBeCloseTo(Math.SQRT1_2);
    expect(half.position.z).toBeCloseTo(Math.SQRT1_2);
    const end = around(stand(1, 0), stand(0, 1.1), 1, new Vector3(0, 0.3, 0), 90);
    expect(end.position.z).toBeCloseTo(1.1);
  });

  it("let one of two groups that change places go above the other", () => {
    const swap = { type: "swap", one: 1, other: 2 } as const;
    const high = travelling(stand(0, 0), stand(3, 0), 0.5, swap, null, true).position.y;
    const low = travelling(stand(3, 0), stand(0, 0), 0.5, swap, null, false).position.y;
    expect(high - low).toBeGreaterThan(1);
  });
});
