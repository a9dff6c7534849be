// Marks that lie on the board: stamps from the sheet, all in one draw, and brush strokes.
import {
  BufferGeometry,
  CatmullRomCurve3,
  Color,
  DoubleSide,
  DynamicDrawUsage,
  Float32BufferAttribute,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Quaternion,
  Vector3,
} from "three";
import { DRAWINGS, type Drawing, sheet } from "./atlas";
import type { Kit } from "./kit";
import { patched } from "./materials";

/** One mark. */
export interface Stamp {
  drawing: Drawing;
  at: Vector3;
  /** Across, in cells; `depth` along z if it is not the same. */
  size: number;
  depth?: number;
  color: string;
  alpha?: number;
  /** About the vertical. */
  turn?: number;
  /** It is seen through pieces, faintly. */
  through?: boolean;
}

const ROOM = 384;
const UP = new Vector3(0, 1, 0);

/** How a stamp is seen through the pieces that stand on it. */
const FAINT = 0.38;

/** Stamps, drawn at once. */
class Layer {
  readonly mesh: InstancedMesh;
  private cells = new InstancedBufferAttribute(new Float32Array(ROOM * 2), 2).setUsage(DynamicDrawUsage);
  private alphas = new InstancedBufferAttribute(new Float32Array(ROOM), 1).setUsage(DynamicDrawUsage);

  constructor(kit: Kit, map: ReturnType<typeof sheet>, through: boolean) {
    const plane = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
    plane.setAttribute("cell", this.cells);
    plane.setAttribute("alpha", this.alphas);
    const material = new MeshBasicMaterial({
      map,
      transparent: true,
      depthWrite: false,
      depthTest: !through,
      toneMapped: false,
      polygonOffset: true,
      polygonOffsetFactor: -0.5,
      polygonOffsetUnits: -1,
    });
    material.onBeforeCompile = (shader) => {
      shader.vertexShader =
        "attribute vec2 cell; attribute float alpha; varying float vAlpha;\n" +
        shader.vertexShader.replace("#include <uv_vertex>", "#include <uv_vertex>\nvMapUv = (uv + cell) / 4.; vAlpha = alpha;");
      shader.fragmentShader = "varying float vAlpha;\n" + shader.fragmentShader.replace("#include <color_fragment>", "#include <color_fragment>\ndiffuseColor.a *= vAlpha;");
    };
    material.customProgramCacheKey = () => "stamp";
    this.mesh = kit.keep(new InstancedMesh(kit.keep(plane), kit.keep(material), ROOM));
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = through ? 20 : 3;
    this.mesh.count = 0;
    this.mesh.setColorAt(0, new Color());
  }

  lay(stamps: Stamp[], strength: number): void {
    const [matrix, turn, color] = [new Matrix4(), new Quaternion(), new Color()];
    const count = Math.min(ROOM, stamps.length);
    stamps.slice(0, count).forEach((stamp, i) => {
      const at = stamp.at.clone();
      at.y += 0.004;
      matrix.compose(at, turn.setFromAxisAngle(UP, stamp.turn ?? 0), new Vector3(stamp.size, 1, stamp.depth ?? stamp.size));
      this.mesh.setMatrixAt(i, matrix);
      this.mesh.setColorAt(i, color.set(stamp.color));
      const cell = DRAWINGS.indexOf(stamp.drawing);
      this.cells.setXY(i, cell % 4, 3 - Math.floor(cell / 4));
      this.alphas.setX(i, (stamp.alpha ?? 1) * strength);
    });
    this.mesh.count = count;
    this.mesh.instanceMatrix.needsUpdate = true;
    if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true;
    this.cells.needsUpdate = this.alphas.needsUpdate = true;
  }
}

/** A stroke of the brush through points, as wide as said. */
export interface Stroke {
  points: Vector3[];
  width: number;
}

/** All marks of a board. */
export class Marks {
  readonly group = new Group();
  private seen: Layer;
  private through: Layer;
  private strokes: Mesh[] = [];
  private brush: MeshBasicMaterial;
  private drawn = "";

  constructor(private kit: Kit) {
    const map = kit.keep(sheet());
    this.seen = new Layer(kit, map, false);
    this.through = new Layer(kit, map, true);
    this.brush = kit.keep(brushed(kit));
    this.group.add(this.seen.mesh, this.through.mesh);
  }

  /** Lays these marks and no others. */
  lay(stamps: Stamp[], strokes: Stroke[]): void {
    this.seen.lay(stamps, 1);
    this.through.lay(
      stamps.filter(({ through }) => through),
      FAINT,
    );
    const wanted = JSON.stringify(strokes);
    if (wanted === this.drawn) return;
    this.drawn = wanted;
    for (const old of this.strokes) {
      old.removeFromParent();
      old.geometry.dispose();
    }
    this.strokes = strokes.map((stroke) => {
      const mesh = new Mesh(this.kit.keep(ribbon(stroke)), this.brush);
      mesh.renderOrder = 2;
      mesh.frustumCulled = false;
      this.group.add(mesh);
      return mesh;
    });
  }
}

const BRUSH = `{ float e = min(vAlong.y, 1. - vAlong.y), dry = noise(vec3(vAlong.x * 6., vAlong.y * 24., 2.)), end = smoothstep(.62, 1., vAlong.x);
  diffuseColor.a *= smoothstep(0., .10, e + (dry - .6) * .12) * mix(1., smoothstep(.35, .6, dry), end * .85) * smoothstep(0., .012, vAlong.x + (dry - .5) * .02); }`;

function brushed(kit: Kit): MeshBasicMaterial {
  const ink = new MeshBasicMaterial({
    color: "#a8492f",
    transparent: true,
    opacity: 0.9,
    depthWrite: false,
    side: DoubleSide,
    toneMapped: false,
    polygonOffset: true,
    polygonOffsetFactor: -3,
    polygonOffsetUnits: -6,
  });
  return patched(ink, kit.noise, {
    key: "brush",
    vertexHead: "attribute vec2 along; varying vec2 vAlong;\n",
    vertexBody: "vAlong = along;",
    fragmentHead: "varying vec2 vAlong;\n",
    color: BRUSH,
  });
}

/** A flat ribbon that wavers like a hand, from a little before the first point to a little after the last. */
export function ribbon({ points, width }: Stroke): BufferGeometry {
  const curve = new CatmullRomCurve3(wavering(points, width), false, "centripetal");
  const STEPS = 90;
  const positions: number[] = [];
  const along: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const u = i / STEPS;
    const [at, way] = [curve.getPointAt(u), curve.getTangentAt(u)];
    const half = (width / 2) * Math.min(1, 0.45 + u * 9) * (1 - 0.22 * Math.sin(u * 3.1));
    const [sx, sz] = [-way.z * half, way.x * half];
    positions.push(at.x - sx, at.y, at.z - sz, at.x + sx, at.y, at.z + sz);
    along.push(u, 0, u, 1);
    if (i) indices.push(2 * i - 2, 2 * i - 1, 2 * i, 2 * i - 1, 2 * i + 1, 2 * i);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("along", new Float32BufferAttribute(along, 2));
  geometry.setIndex(indices);
  return geometry;
}

function wavering(points: Vector3[], width: number): Vector3[] {
  const [first, last] = [points[0] ?? new Vector3(), points.at(-1) ?? new Vector3(1, 0, 0)];
  const way = last.clone().sub(first).normalize();
  if (way.lengthSq() === 0) way.set(1, 0, 0);
  const aside = new Vector3(-way.z, 0, way.x);
  const over = width * 0.78;
  const ends = [first.clone().addScaledVector(way, -over), ...points, last.clone().addScaledVector(way, over)];
  return ends.map((point, i) =>
    point
      .clone()
      .addScaledVector(aside, (i % 2 ? -1 : 1) * 0.035)
      .setY(point.y + 0.02),
  );
}
