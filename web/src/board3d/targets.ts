// What can be hit on a board, in the world.
import type { Matrix4 } from "three";
import type { Board } from "../wire";
import type { Target } from "./picking";
import type { SolidBoard } from "./solid";

/** A cylinder on every spot that can be touched. A quarter turn of the board changes wide and deep. */
export function targetsOf({ spots }: Board, board: SolidBoard, world: Matrix4): Target[] {
  const quarter = Math.abs(world.elements[0]) < 0.5;
  return spots.flatMap(({ touch, kind }, spot) => {
    const { at, radius: x, height, depth: z = x } = board.spot(spot);
    if (!touch || x <= 0) return [];
    const [radius, depth] = quarter ? [z, x] : [x, z];
    return [{ spot, at: at.clone().applyMatrix4(world), radius, depth, height, near: kind !== "group" }];
  });
}
