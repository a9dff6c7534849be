// Quantik's four solids, turned and cut. Brown's stand on a collar.
import type { BufferGeometry } from "three";
import { arc, lathe, merged, roundRect, slab } from "../../board3d/kit";

/** Every shape there is. */
export const SHAPES = ["cone", "cube", "cylinder", "sphere"] as const;

const FINE = 44;
const COLLAR = 0.075;

/** A cone with two grooves, rounded at its foot and tip. */
function cone(): BufferGeometry {
  const slope = 0.42;
  const [foot, edge, tip] = [0.3, 0.035, 0.03];
  const from = [foot + edge * Math.cos(slope), edge + edge * Math.sin(slope)] as const;
  const high = from[1] + (from[0] - tip * Math.cos(slope)) / Math.tan(slope);
  const STEPS = 11;
  const flank = Array.from({ length: STEPS - 1 }, (_, i): [number, number] => {
    const along = (i + 1) / STEPS;
    const groove = i === 2 || i === 5 ? 0.014 : 0;
    return [from[0] + (tip * Math.cos(slope) - from[0]) * along - groove, from[1] + (high - from[1]) * along];
  });
  return lathe([[0, 0], [foot, 0], ...arc(foot, edge, edge, -Math.PI / 2, slope, 5), ...flank, ...arc(0, high - tip * Math.sin(slope), tip, slope, Math.PI / 2, 5)], FINE);
}

function cube(): BufferGeometry {
  return slab({ outline: roundRect(0.54, 0.54, 0.05, 4), bottom: 0, top: 0.54, edge: 0.035, under: 0.03 });
}

/** A cylinder with a ring cut into its top. */
function cylinder(): BufferGeometry {
  return lathe(
    [
      [0, 0],
      [0.27, 0],
      ...arc(0.265, 0.035, 0.035, -Math.PI / 2, 0, 4),
      ...arc(0.26, 0.56, 0.04, 0, Math.PI / 2, 5),
      [0.2, 0.6],
      [0.19, 0.588],
      [0.165, 0.588],
      [0.155, 0.6],
      [0, 0.6],
    ],
    FINE,
  );
}

/** A ball, flattened a little where it stands. */
function sphere(): BufferGeometry {
  return lathe([[0, 0], ...arc(0, 0.304, 0.32, -Math.PI / 2 + 0.32, Math.PI / 2, 26)], FINE);
}

const make: Record<string, () => BufferGeometry> = { cone, cube, cylinder, sphere };

/** A solid; Brown's has another outline, also from above. */
export function shaped(shape: string, brown: boolean): BufferGeometry {
  const body = (make[shape] ?? cube)();
  if (!brown) return body;
  const r = 0.365;
  const collar = lathe([[0, 0], [r, 0], ...arc(r, 0.03, 0.03, -Math.PI / 2, Math.PI / 2, 6), [0.15, 0.065], [0, 0.065]], FINE);
  return merged([body.translate(0, COLLAR, 0), collar]);
}
