// Oware in three dimensions: a carved board, bowls, nickernuts that lie in heaps.
import { type BufferGeometry, Group, MeshPhysicalMaterial, SphereGeometry, Vector3 } from "three";
import type { Perch, Scene } from "../../board/scene";
import { arc, bare, type Hole, type Kit, lathe, merged, ROUND, roundRect, shade, slab } from "../../board3d/kit";
import type { Label, Model, Solid, SolidBoard, SolidSpot, Stand } from "../../board3d/solid";
import type { Board, Spot } from "../../wire";
import { type Bowl, heap, type Lie, SEED } from "./solid-heap";

const PITCH = 1.1;
const ROW = 0.735;
const TOP = 0.62;
const LIP = 0.045;
const STORE_X = 4.2;
const HOUSE: Bowl = { radius: 0.405, depth: 0.28, stretchX: 1, stretchZ: 1 };
const STORE: Bowl = { radius: 0.405, depth: 0.294, stretchX: 1.28, stretchZ: 2.3 };

/** Where a house or store lies. */
interface Hollow {
  x: number;
  z: number;
  bowl: Bowl;
}

function hollowOf({ kind, id, seat }: Spot): Hollow {
  if (kind === "store") return { x: seat === 0 ? STORE_X : -STORE_X, z: 0, bowl: STORE };
  const south = id === id.toUpperCase();
  const nth = id.toLowerCase().charCodeAt(0) - "a".charCodeAt(0);
  return { x: ((south ? nth : 5 - nth) - 2.5) * PITCH, z: south ? ROW : -ROW, bowl: HOUSE };
}

/** A hollow's inside, from its lip to its floor; darker below. */
function carved({ x, z, bowl }: Hollow): BufferGeometry {
  const { radius, depth, stretchX, stretchZ } = bowl;
  const wall = Array.from({ length: 16 }, (_, i): [number, number] => {
    const out = 1 - (i + 1) / 16;
    return [radius * out, -LIP - depth * (1 - out ** 2.6)];
  });
  const inside = lathe([...arc(radius + LIP, -LIP, LIP, Math.PI / 2, Math.PI, 5), ...wall], ROUND);
  shade(inside, (_x, y) => 1 - 0.52 * Math.min(1, -y / (depth + LIP)) ** 0.8);
  return inside.scale(stretchX, 1, stretchZ).translate(x, TOP, z);
}

function ground(kit: Kit, hollows: Hollow[]): Group {
  const group = new Group();
  const holes = hollows.map(({ x, z, bowl }): Hole => ({ x, z, rx: (bowl.radius + LIP) * bowl.stretchX, rz: (bowl.radius + LIP) * bowl.stretchZ }));
  const body = slab({ outline: roundRect(10, 3.3, 1.5, 22), bottom: 0, top: TOP, edge: 0.13, inset: 0.2, under: 0.2, holes });
  shade(body, (_x, y) => 0.62 + 0.38 * Math.min(1, y / (TOP * 0.8)));
  const wood = kit.wood("iroko", { pith: [2.4, 0.9], scale: 0.8, shaded: true });
  group.add(kit.mesh(merged([...hollows.map(carved), body]), wood));
  group.add(kit.pool(10, 3.3, 0.6, 1.5));
  return group;
}

/** Hilum and hairlines of a nickernut; its grey is its own. */
const NUT = `{ float d = distance(vNut, normalize(vec3(.85, .35, .25)));
  float hilum = 1. - smoothstep(.16, .26, d), fine = fwidth(d) * 34.;
  float hair = smoothstep(.80, .99, sin(d * 34. + sin(vNut.z * 5. + vOwn) * .8)) * .16 * (1. - clamp(fine * .5 - .3, 0., 1.));
  float own = fract(vOwn * 3.71);
  diffuseColor.rgb *= mix(vec3(.88, .93, .90), vec3(1.10, 1.06, .98), own) * (.93 + .12 * (.5 + .5 * sin(vNut.y * 3. + vOwn * 2.))) * (1. - hair);
  diffuseColor.rgb = mix(diffuseColor.rgb, vec3(.16, .11, .07), hilum * .85); }`;

function seed(kit: Kit): Model {
  const geometry = bare(new SphereGeometry(1, 20, 14)).scale(SEED, SEED * 0.86, SEED * 0.93);
  const base = new MeshPhysicalMaterial({ color: "#a5a297", roughness: 0.4, clearcoat: 0.55, clearcoatRoughness: 0.28 });
  const material = kit.special(base, {
    key: "nut",
    vertexHead: "attribute float seed; varying vec3 vNut; varying float vOwn;\n",
    vertexBody: `vNut = position / vec3(${SEED}, ${SEED * 0.86}, ${SEED * 0.93}); vOwn = seed;`,
    fragmentHead: "varying vec3 vNut; varying float vOwn;\n",
    color: NUT,
  });
  return { parts: [{ geometry, material }], contact: 0 };
}

class Oware implements SolidBoard {
  readonly ground: Group;
  readonly extent = { x: 5, z: 1.65, y: TOP };
  readonly yaw: number;
  readonly angle;
  private hollows: Hollow[];
  private heaps = new Map<string, Lie[]>();

  constructor(
    private kit: Kit,
    private board: Board,
    tall: boolean,
  ) {
    this.hollows = board.spots.map(hollowOf);
    this.ground = ground(kit, this.hollows);
    this.yaw = tall ? Math.PI / 2 : 0;
    this.angle = tall ? { elevation: 66, fov: 24 } : { elevation: 58, fov: 20 };
  }

  private hollow(spot: number): Hollow {
    return this.hollows[spot] ?? { x: 0, z: 0, bowl: HOUSE };
  }

  spot(index: number): SolidSpot {
    const { x, z, bowl } = this.hollow(index);
    const reach = bowl.radius + LIP;
    return {
      at: new Vector3(x, TOP, z),
      height: 0.06,
      radius: (reach + 0.03) * bowl.stretchX,
      depth: (reach + 0.03) * bowl.stretchZ,
      mark: reach + 0.03,
    };
  }

  model(): Model {
    return seed(this.kit);
  }

  stand({ spot, order, of }: Perch): Stand {
    const { x, z, bowl } = this.hollow(spot);
    const lie = this.heap(bowl, of)[order];
    if (!lie) return { position: new Vector3(x, TOP, z), turn: 0, scale: 1 };
    const position = new Vector3(x + lie.x, TOP - LIP - bowl.depth + lie.y, z + lie.z);
    return { position, turn: lie.turn, lean: lie.lean, scale: 0.95 + 0.1 * ((order * 0.37) % 1) };
  }

  private heap(bowl: Bowl, count: number): Lie[] {
    const key = `${bowl === STORE} ${count}`;
    const known = this.heaps.get(key) ?? heap(count, bowl);
    this.heaps.set(key, known);
    return known;
  }

  /** Arrow heads lie beside the middle line, and beyond the last house where the way turns. */
  waypoint(from: number, to: number): Vector3 {
    const [a, b] = [this.hollow(from), this.hollow(to)];
    if (a.z !== b.z) return new Vector3(a.x + Math.sign(a.x) * 0.72, TOP, 0);
    return new Vector3((a.x + b.x) / 2, TOP, Math.sign(a.z) * 0.15);
  }

  /** A number outside every bowl; with coordinates, the house's letter beside it. */
  labels({ tokens, coordinates }: Scene): Label[] {
    return this.board.spots.flatMap((place, spot): Label[] => {
      const count = tokens.filter(({ at }) => at.spot === spot).length;
      const { x, z } = this.hollow(spot);
      if (place.kind === "store") return [{ at: new Vector3(x, TOP, x > 0 ? 1.36 : -1.34), text: `${count}`, kind: "great", spot }];
      const text = coordinates ? `${place.id} ${count || "·"}` : `${count || "·"}`;
      return [{ at: new Vector3(x, TOP, z + Math.sign(z) * (this.yaw ? 0.78 : 0.69)), text, kind: "number", spot }];
    });
  }
}

/** Oware on a table. */
export const solid: Solid = {
  shapes: ["seed"],
  build: (kit, board, { tall }) => new Oware(kit, board, tall),
};
