// The tea house: tatami in a walnut frame, nine round tables with saucers, cloths and flags for those who claimed one.
import {
  type BufferGeometry,
  type ColorRepresentation,
  CylinderGeometry,
  DoubleSide,
  Group,
  type Material,
  MeshLambertMaterial,
  MeshStandardMaterial,
  RingGeometry,
  Shape,
  ShapeGeometry,
  SphereGeometry,
} from "three";
import { arc, bare, bareClay, type Kit, lathe, merged, painted, roundRect, shade, slab } from "../../board3d/kit";

/** From one table to the next, a table's radius, and from its middle to its seats. */
export const PITCH = 3;
export const TABLE = 1.36;
export const RING = 0.93;
/** The floor, and a table's top. */
export const FLOOR = 0.1;
export const TOP = FLOOR + 0.328;
/** Saucers stand on the cloth, whether there is one or not. */
export const DISH = TOP + 0.02;
/** From the middle to the frame's edge. */
export const HALF = 4.72;

/** Rushes, woven across from mat to mat. */
const TATAMI = `{ vec2 mat = floor((vAt + 4.5) / 3.); float across = mod(mat.x + mat.y, 2.);
  vec2 q = across > .5 ? vAt.yx : vAt; float line = q.y * 34.; float near = 1. - clamp(fwidth(line) * 1.1 - .2, 0., 1.);
  float rush = noise(vec3(q.x * 1.7, q.y * 26., across * 7.)), weave = .5 + .5 * sin(line * 6.2831853);
  diffuseColor.rgb *= .93 + .05 * across + (rush - .5) * .16 + (weave - .5) * .07 * near + (noise(vec3(vAt * .8, 3.)) - .5) * .06; }`;

function tatami(kit: Kit): Material {
  return kit.special(new MeshStandardMaterial({ color: "#cfcbae", roughness: 0.92 }), {
    key: "tatami",
    vertexHead: "varying vec2 vAt;\n",
    vertexBody: "vAt = position.xz;",
    fragmentHead: "varying vec2 vAt;\n",
    color: TATAMI,
  });
}

/** The floor with its frame, and the cloth edges between the mats. */
export function floor(kit: Kit): Group {
  const group = new Group();
  group.add(kit.mesh(slab({ outline: roundRect(2 * HALF, 2 * HALF, 0.16), bottom: 0, top: FLOOR - 0.02, edge: 0.03 }), kit.wood("walnut", { rings: 3 })));
  group.add(kit.mesh(slab({ outline: roundRect(9.1, 9.1, 0.06, 4), bottom: 0, top: FLOOR, edge: 0.02 }), tatami(kit), { cast: false }));
  const edges = [-1.5, 1.5].flatMap((at) => [
    slab({ outline: roundRect(9.04, 0.07, 0.01, 1), bottom: FLOOR - 0.01, top: FLOOR + 0.004, edge: 0.002 }).translate(0, 0, at),
    slab({ outline: roundRect(0.07, 9.04, 0.01, 1), bottom: FLOOR - 0.01, top: FLOOR + 0.004, edge: 0.002 }).translate(at, 0, 0),
  ]);
  group.add(kit.mesh(merged(edges), kit.matt("#8d8766", 0.9), { cast: false }));
  group.add(kit.pool(2 * HALF, 2 * HALF, 0.6));
  return group;
}

/** Where every saucer of a table stands, from its middle: compass points and the middle itself. */
export function seatAt([dx, dz]: readonly [number, number]): [number, number] {
  const far = RING / Math.max(1, Math.hypot(dx, dz));
  return [dx * far, dz * far];
}

/** What all tables are made of. */
export interface Joinery {
  wood: Material;
  dish: Material;
  cloths: Material[];
  hems: Material[];
}

/** Materials for all tables. */
export function joinery(kit: Kit): Joinery {
  return {
    wood: kit.wood("cherry", { rings: 3.2, pith: [1.6, 0.6], rough: 0.5, shaded: true }),
    dish: kit.glaze({ color: "#e9dcc6", rough: 0.6, dull: 0.4, specks: 0.35, shaded: true }),
    cloths: [kit.cloth("#8a847a", { weave: 1.6 }), kit.cloth("#b9dabd", { weave: 1.6 })],
    hems: [kit.matt("#eadfc9", 0.9), kit.matt("#3f7a5c", 0.9)],
  };
}

/** A table on its foot, and its nine saucers; the origin is its middle on the ground. */
export function table(kit: Kit, { wood, dish }: Joinery, nth: number, seats: (readonly [number, number])[]): Group {
  const group = new Group();
  const body = shade(
    lathe(
      [[0.6, 0], [0.6, 0.03], [0.28, 0.12], [0.3, 0.255], [1.29, 0.268], ...arc(1.325, 0.3, 0.034, -Math.PI / 2, Math.PI / 2, 6), [1.26, 0.334], [1.25, 0.328], [0, 0.328]],
      72,
    ),
    (_x, y) => (y < 0.28 ? 0.5 : 1),
  );
  group.add(kit.copies(body, wood, [{ at: [0, FLOOR, 0], turn: [0, (nth % 2) * (Math.PI / 2), 0], seed: nth * 1.37 + 0.4 }]));
  const saucer = bareClay(
    lathe(
      [
        [0.28, -0.008],
        [0.296, 0.04],
        [0.286, 0.047],
        [0.2, 0.026],
        [0.185, 0.018],
        [0, 0.018],
      ],
      32,
    ),
  );
  shade(saucer, (x, _y, z) => (Math.hypot(x, z) < 0.19 ? 0.8 : 1));
  group.add(
    kit.copies(
      saucer,
      dish,
      seats.map((seat, i) => {
        const [x, z] = seatAt(seat);
        return { at: [x, DISH, z], turn: [0, i * 0.7, 0] };
      }),
      { cast: false },
    ),
  );
  return group;
}

/** A cloth that hangs over a table's edge in folds. */
function drape(): BufferGeometry {
  const cloth = lathe([[1.39, 0.14], [1.395, 0.2], [1.39, 0.27], [1.384, 0.31], ...arc(1.346, 0.31, 0.03, 0, Math.PI / 2, 4), [1.2, 0.34], [0, 0.34]], 96);
  const at = cloth.getAttribute("position");
  for (let i = 0; i < at.count; i++) {
    const [x, y, z] = [at.getX(i), at.getY(i), at.getZ(i)];
    if (y > 0.3 || Math.hypot(x, z) < 1.3) continue;
    const fold = 1 + (0.02 * Math.sin(Math.atan2(z, x) * 14) * (0.31 - y)) / 0.17;
    at.setXYZ(i, x * fold, y, z * fold);
  }
  cloth.computeVertexNormals();
  return cloth.translate(0, FLOOR, 0);
}

/** Black's hem is one pale line, Green's a row of dashes. */
function hem(seat: number): BufferGeometry {
  const y = FLOOR + 0.344;
  if (seat === 0)
    return bare(new RingGeometry(1.285, 1.315, 72))
      .rotateX(-Math.PI / 2)
      .translate(0, y, 0);
  const DASHES = 20;
  return merged(Array.from({ length: DASHES }, (_, i) => bare(new RingGeometry(1.275, 1.325, 6, 1, (i / DASHES) * Math.PI * 2, 0.19))))
    .rotateX(-Math.PI / 2)
    .translate(0, y, 0);
}

/** What a claimed table wears. */
export function claimed(kit: Kit, { cloths, hems }: Joinery, seat: number): Group {
  const group = new Group();
  const [cloth, line] = [cloths[seat], hems[seat]];
  if (cloth && line) group.add(kit.mesh(drape(), cloth), kit.mesh(hem(seat), line, { cast: false }));
  return group;
}

const POLE = 1.02;

/** A flag on a foot, flying to its left: Black's has a swallow's tail and a disc, Green's is a pennant with a leaf. */
export function flag(seat: number): BufferGeometry {
  const parts: BufferGeometry[] = [];
  const add = (geometry: BufferGeometry, color: ColorRepresentation) => parts.push(painted(bare(geometry), color));
  add(new CylinderGeometry(0.022, 0.026, POLE, 8).translate(0, POLE / 2, 0), "#e3c793");
  add(new SphereGeometry(0.045, 12, 8).translate(0, POLE + 0.02, 0), "#e3c793");
  add(new CylinderGeometry(0.13, 0.15, 0.05, 24).translate(0, 0.025, 0), "#6b4a35");
  const sheet = (shape: Shape, color: ColorRepresentation, off: number) => {
    for (const z of [off, -off]) add(new ShapeGeometry(shape, 24).translate(0, POLE - 0.46, z), color);
  };
  if (seat === 0) {
    sheet(new Shape().moveTo(0, 0).lineTo(-0.66, 0).lineTo(-0.5, 0.22).lineTo(-0.66, 0.44).lineTo(0, 0.44), "#766f66", 0.004);
    sheet(new Shape().absarc(-0.25, 0.22, 0.12, 0, Math.PI * 2), "#fff6e4", 0.009);
  } else {
    sheet(new Shape().moveTo(0, -0.03).lineTo(-0.76, 0.22).lineTo(0, 0.47), "#c4f0d0", 0.004);
    sheet(new Shape().moveTo(-0.06, 0.22).quadraticCurveTo(-0.2, 0.4, -0.38, 0.22).quadraticCurveTo(-0.2, 0.04, -0.06, 0.22), "#2f6f50", 0.009);
  }
  return merged(parts);
}

/** Flags are lit a little from within, so that they are bright in the evening too. */
export function bunting(kit: Kit): Material {
  const look = { vertexColors: true, side: DoubleSide };
  if (kit.plain) return kit.keep(new MeshLambertMaterial(look));
  return kit.special(new MeshStandardMaterial({ ...look, roughness: 0.85 }), {
    key: "bunting",
    color: "totalEmissiveRadiance += diffuseColor.rgb * .34; diffuseColor.rgb *= 1.2;",
  });
}

/** A ring with four arrow heads around a saucer. */
export function lastMark(): BufferGeometry {
  const [out, tip, wide] = [0.4, 0.352, 0.045];
  const heads = [0, 1, 2, 3].map((quarter) => bare(new ShapeGeometry(new Shape().moveTo(tip, 0).lineTo(out, -wide).lineTo(out, wide))).rotateZ((quarter * Math.PI) / 2));
  return merged([bare(new RingGeometry(0.32, 0.342, 48)), ...heads]).rotateX(-Math.PI / 2);
}

/** A band around the edge of the table that is served. */
export function band(): BufferGeometry {
  return lathe(
    [
      [1.362, 0.268],
      [1.374, 0.275],
      [1.374, 0.325],
      [1.36, 0.333],
    ],
    72,
  ).translate(0, FLOOR, 0);
}
