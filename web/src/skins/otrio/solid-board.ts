// Otrio's board of maple with its nests of grooves, and the walnut trays around it.
import { type BufferGeometry, type Mesh, Group, RingGeometry, Shape, ShapeGeometry } from "three";
import { arc, bare, type Kit, lathe, merged, ROUND, roundRect, shade, slab } from "../../board3d/kit";
import type { Board, Edge } from "../../wire";
import type { Size } from "./flat";
import { cornersOf, edgesOf } from "./seats";
import { RINGS } from "./solid-rings";

/** From one nest to the next. */
export const PITCH = 1.14;
/** The board's top, how deep its grooves are, and a tray's top. */
export const TOP = 0.3;
export const SINK = 0.035;
export const TRAY = 0.12;
/** From the board's middle to its edge. */
export const HALF = 1.5 * PITCH + 0.18;
/** A nest reaches so far. */
const NEST = 0.5;
const GAP = 0.14;
const LEDGE = 0.012;

/** A colour's tray: its middle, how long and thick it is, and how much smaller pieces are in it. */
export interface Tray {
  group: number;
  x: number;
  z: number;
  upright: boolean;
  long: number;
  thick: number;
  scale: number;
}

/** Trays on the sides where their players sit. */
export function traysAround(board: Board): Tray[] {
  const size = { long: 3.5, thick: 1.2, scale: 1 };
  const far = HALF + GAP + size.thick / 2;
  const at: Record<Edge, { x: number; z: number; upright: boolean }> = {
    left: { x: -far, z: 0, upright: true },
    right: { x: far, z: 0, upright: true },
    top: { x: 0, z: -far, upright: false },
    bottom: { x: 0, z: far, upright: false },
  };
  return [...edgesOf(board, false)].map(([group, edge]) => ({ group, ...size, ...at[edge] }));
}

/** Trays before and behind the board, two in a row: for tall screens, where the board is then larger. */
export function traysInRows(board: Board): Tray[] {
  const size = { long: HALF - 0.06, thick: 0.98, scale: 0.74 };
  const far = HALF + GAP + size.thick / 2;
  return [...cornersOf(board, false)].map(([group, { above, left, alone }]) => {
    const aside = alone ? 0 : HALF - size.long / 2;
    return { group, ...size, x: left ? -aside : aside, z: above ? -far : far, upright: false };
  });
}

/** Where a size's pile lies from its tray's middle: large, medium, small, one after another. */
export function along({ long, scale }: Tray, size: Size): number {
  if (scale === 1) return ("LMS".indexOf(size) - 1) * PITCH;
  const wide = (one: Size) => 2 * RINGS[one].outer * scale;
  const gap = (long - wide("L") - wide("M") - wide("S")) / 4;
  if (size === "L") return -long / 2 + gap + wide("L") / 2;
  if (size === "S") return long / 2 - gap - wide("S") / 2;
  return -long / 2 + 2 * gap + wide("L") + wide("M") / 2;
}

/** How far out the ridges between two grooves lie, and how wide they are. */
const RIDGES = [0.349, 0.224].map((middle) => ({ outer: middle + 0.007, inner: middle - 0.007 }));

/** One nest: two grooves and a pit, darker inwards; thin ridges stay between them. */
function nest(): BufferGeometry {
  const wall = (radius: number): [number, number][] => [...arc(radius + LEDGE, -LEDGE, LEDGE, Math.PI / 2, Math.PI, 3), [radius, -SINK]];
  const rise = (radius: number): [number, number][] => [[radius, -SINK], ...arc(radius - LEDGE / 3, -LEDGE / 3, LEDGE / 3, 0, Math.PI / 2, 2)];
  const inside = lathe(
    [
      [NEST, 0],
      ...wall(0.474),
      ...RIDGES.flatMap(({ outer, inner }): [number, number][] => [...rise(outer), [inner + LEDGE / 3, 0], [inner, -LEDGE], [inner, -SINK]]),
      [0.1, -SINK],
      [0, -SINK],
    ],
    ROUND,
  );
  return shade(inside, (x, y, z) => {
    if (y > -0.008) return 1;
    const out = Math.hypot(x, z);
    return y < -SINK + 0.002 ? (out > 0.352 ? 0.77 : out > 0.227 ? 0.7 : 0.63) : 0.66;
  });
}

function body(kit: Kit): Mesh {
  const lanes = [-PITCH, 0, PITCH];
  const holes = lanes.flatMap((x) => lanes.map((z) => ({ x, z, rx: NEST })));
  const block = slab({ outline: roundRect(2 * HALF, 2 * HALF, 0.3), bottom: 0, top: TOP, edge: 0.06, inset: 0.05, under: 0.06, holes });
  shade(block, (_x, y) => 0.7 + 0.3 * Math.min(1, y / 0.2));
  const nests = holes.map(({ x, z }) => nest().translate(x, TOP, z));
  return kit.mesh(merged([...nests, block]), kit.wood("maple", { light: "#e6d2ae", dark: "#cfb28a", rings: 5, pith: [2.2, 0.7], shaded: true }));
}

/** The board and its trays. */
export function ground(kit: Kit, trays: Tray[]): Group {
  const group = new Group();
  const planks = trays.map(({ x, z, upright, long, thick }) => {
    const [wide, deep] = upright ? [thick, long] : [long, thick];
    const pool = kit.pool(wide, deep, 0.5);
    pool.position.set(x, 0.004, z);
    group.add(pool);
    return slab({ outline: roundRect(wide, deep, 0.22), bottom: 0, top: TRAY, edge: 0.035, under: 0.03 }).translate(x, 0, z);
  });
  group.add(body(kit), kit.pool(2 * HALF, 2 * HALF, 0.6));
  group.add(kit.mesh(merged(planks), kit.wood("walnut", { rings: 4, rough: 0.56 })));
  const rings = trays.flatMap((tray) => (["L", "M", "S"] as const).map((size) => ({ tray, size })));
  const drawn = bare(new RingGeometry(0.955, 1, 48)).rotateX(-Math.PI / 2);
  group.add(
    kit.copies(
      drawn,
      kit.matt("#b89a74", 1),
      rings.map(({ tray, size }) => {
        const by = along(tray, size);
        return { at: [tray.x + (tray.upright ? 0 : by), TRAY + 0.003, tray.z + (tray.upright ? by : 0)], scale: (RINGS[size].outer + 0.03) * tray.scale };
      }),
      { cast: false },
    ),
  );
  return group;
}

/** What lies under the tray of whoever acts, so that its edge is seen. */
export function mat(kit: Kit, { x, z, upright, long, thick }: Tray): Mesh {
  const [wide, deep] = [(upright ? thick : long) + 0.13, (upright ? long : thick) + 0.13];
  return kit.mesh(slab({ outline: roundRect(wide, deep, 0.28), bottom: 0, top: 0.03, edge: 0.01, under: 0.005 }).translate(x, 0.002, z), kit.matt("#b04c2f", 0.8));
}

/** A ring with four arrow heads that point at the nest of the last move. */
export function lastMark(): BufferGeometry {
  const [out, tip, wide] = [0.6, 0.528, 0.062];
  const heads = [0, 1, 2, 3].map((quarter) => bare(new ShapeGeometry(new Shape().moveTo(tip, 0).lineTo(out, wide).lineTo(out, -wide))).rotateZ((quarter * Math.PI) / 2));
  return merged([bare(new RingGeometry(0.508, 0.526, 64)), ...heads]).rotateX(-Math.PI / 2);
}
