// For tests of skins: builds a board as the page does, and sends a ray to every spot.
import { Matrix4, Raycaster, Vector2, Vector3 } from "three";
import type { Board } from "../wire";
import { ANGLES, corners, eyeFor } from "./camera";
import { Kit } from "./kit";
import { pick } from "./picking";
import type { Solid, SolidBoard } from "./solid";
import { targetsOf } from "./targets";

const WINDOWS = [
  { x: 0, y: 0, width: 1280, height: 800 },
  { x: 0, y: 0, width: 390, height: 700 },
];
const PADDING = { top: 20, right: 20, bottom: 20, left: 20 };

/** A board built without a page. */
export function built(solid: Solid, board: Board, tall = false): SolidBoard {
  return solid.build(new Kit(true), board, { tall, turned: false, small: tall });
}

/** Spots that a ray onto their middle, or onto half of what stands there, does not mean; on wide and tall windows, turned, from above. Where others stand in the middle, `aside` says how far beside it to look. */
export function misses(solid: Solid, board: Board, aside = (_spot: number) => new Vector3(0.013, 0, 0.007)): string[] {
  return WINDOWS.flatMap((rect) =>
    [false, true].flatMap((turned) =>
      [false, true].flatMap((above) => {
        const tall = rect.height > rect.width;
        const made = built(solid, board, tall);
        const yaw = (made.yaw ?? 0) + (turned ? Math.PI : 0);
        const world = new Matrix4().makeRotationY(yaw);
        const angle = above ? ANGLES.above : (made.angle ?? (tall ? ANGLES.tall : ANGLES.wide));
        const { camera } = eyeFor(corners(made.extent, yaw), { ...angle, azimuth: 0 }, rect, PADDING);
        const targets = targetsOf(board, made, world);
        return targets.flatMap(({ spot, at, height }) =>
          [0, 0.5].flatMap((level) => {
            // A little aside: a ray exactly through a seam would prove nothing.
            const seen = at
              .clone()
              .add(aside(spot))
              .setY(at.y + height * level)
              .project(camera);
            const caster = new Raycaster();
            caster.setFromCamera(new Vector2(seen.x, seen.y), camera);
            const hit = pick(caster.ray, targets);
            return hit === spot ? [] : [`${board.spots[spot]?.id} → ${hit === null ? "nothing" : board.spots[hit]?.id} (${tall ? "tall" : "wide"}${above ? ", above" : ""})`];
          }),
        );
      }),
    ),
  );
}
