// What skins build their boards from: materials, shapes, many things drawn at once. It keeps all of it, to let it go together.
import {
  type BufferGeometry,
  Color,
  Euler,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  Quaternion,
  Vector3,
  type ColorRepresentation,
} from "three";
import { cloth, type ClothOptions, glaze, type GlazeOptions, patched, type Patch, wood, WOODS, type WoodOptions } from "./materials";
import { noiseVolume } from "./noise";

export { seeded } from "./noise";
export { arc, bare, bareClay, circle, lathe, merged, painted, roundRect, ROUND, shade, slab, tray } from "./shapes";
export type { Hole, PerPoint, Rim, SlabOptions } from "./shapes";
export type { ClothOptions, GlazeOptions, Patch, WoodOptions } from "./materials";

/** The name of a wood of the house. */
export type WoodName = keyof typeof WOODS;

/** One of many things of the same shape. */
export interface Copy {
  at: [number, number, number];
  /** About x, y and z. */
  turn?: [number, number, number];
  scale?: number | [number, number, number];
  color?: ColorRepresentation;
  /** Which block it is cut from, for wood and glaze. */
  seed?: number;
}

/** Whether things throw shadows and take them. */
export interface Shadows {
  cast?: boolean;
  receive?: boolean;
}

/** Materials and shapes for one board. */
export class Kit {
  /** One noise for all materials. */
  readonly noise = noiseVolume();
  private kept = new Set<{ dispose(): void }>([this.noise]);

  /** `plain`: no shaders of our own, no shadows; for slow machines. */
  constructor(readonly plain: boolean) {}

  /** Remembers something to let go with the board. */
  keep<T extends { dispose(): void }>(thing: T): T {
    this.kept.add(thing);
    return thing;
  }

  /** Wood by name, with changes. */
  wood(name: WoodName, changes: Partial<WoodOptions> = {}): Material {
    const options = { ...WOODS[name], ...changes };
    const colour = new Color(options.light).lerp(new Color(options.dark), 0.4);
    return this.keep(this.plain ? lambert(colour, options.shaded) : wood(this.noise, options));
  }

  /** Glazed ceramic; geometries need `bareClay`. */
  glaze(options: Partial<GlazeOptions>): Material {
    return this.keep(this.plain ? lambert(options.color ?? "#ffffff", options.shaded ?? false) : glaze(this.noise, options));
  }

  /** Linen, felt, paper. */
  cloth(color: ColorRepresentation, options: Partial<ClothOptions> = {}): Material {
    return this.keep(this.plain ? lambert(color, false) : cloth(this.noise, { color, weave: 1, threads: 30, ...options }));
  }

  /** One colour, lit. */
  matt(color: ColorRepresentation, roughness = 0.6, shaded = false): Material {
    return this.keep(this.plain ? lambert(color, shaded) : new MeshStandardMaterial({ color, roughness, vertexColors: shaded }));
  }

  /** A material with shader text of the skin's own; the plain tier keeps the colour only. */
  special(base: MeshStandardMaterial, patch: Patch): Material {
    return this.keep(this.plain ? lambert(base.color, base.vertexColors) : patched(base, this.noise, patch));
  }

  /** A thing that stands there once. */
  mesh(geometry: BufferGeometry, material: Material, { cast = true, receive = true }: Shadows = {}): Mesh {
    const mesh = new Mesh(this.keep(geometry), material);
    mesh.castShadow = cast;
    mesh.receiveShadow = receive;
    return mesh;
  }

  /** Many things of one shape, drawn at once. */
  copies(geometry: BufferGeometry, material: Material, list: Copy[], { cast = true, receive = true }: Shadows = {}): InstancedMesh {
    const mesh = this.keep(new InstancedMesh(this.keep(geometry), material, list.length));
    list.forEach((copy, i) => {
      mesh.setMatrixAt(i, placed(copy));
      if (copy.color !== undefined) mesh.setColorAt(i, new Color(copy.color));
    });
    const seeds = list.map((copy, i) => copy.seed ?? i * 0.713 + 1);
    geometry.setAttribute("seed", new InstancedBufferAttribute(new Float32Array(seeds), 1));
    mesh.castShadow = cast;
    mesh.receiveShadow = receive;
    mesh.frustumCulled = false;
    return mesh;
  }

  /** The soft dark pool under something that lies on the table: half of the realism for no cost. */
  pool(width: number, depth: number, strength = 0.6, corner = 0.3): Mesh {
    const SOFT = 0.42;
    const geometry = new PlaneGeometry(width + 2 * SOFT, depth + 2 * SOFT).rotateX(-Math.PI / 2);
    const material = new MeshBasicMaterial({ color: "#2a1808", transparent: true, depthWrite: false, opacity: strength });
    // The distance to a rectangle with round corners; no picture needed.
    patched(material, this.noise, {
      key: "pool",
      vertexHead: "varying vec2 vIn;\n",
      vertexBody: "vIn = position.xz;",
      fragmentHead: "varying vec2 vIn; uniform vec3 uBox;\n",
      uniforms: { uBox: { value: new Vector3(width / 2 - corner, depth / 2 - corner, corner) } },
      color: `{ vec2 q = abs(vIn) - uBox.xy; float d = length(max(q, 0.)) - uBox.z; float a = smoothstep(${SOFT}, -${SOFT / 2}, d); diffuseColor.a *= a * a; }`,
    });
    const mesh = this.mesh(geometry, this.keep(material), { cast: false, receive: false });
    mesh.position.y = 0.004;
    mesh.renderOrder = 1;
    return mesh;
  }

  /** Lets everything go. */
  dispose(): void {
    for (const thing of this.kept) thing.dispose();
    this.kept.clear();
  }
}

function lambert(color: ColorRepresentation, vertexColors: boolean): Material {
  return new MeshLambertMaterial({ color, vertexColors });
}

function placed({ at, turn = [0, 0, 0], scale = 1 }: Copy): Matrix4 {
  const size = typeof scale === "number" ? new Vector3(scale, scale, scale) : new Vector3(...scale);
  return new Matrix4().compose(new Vector3(...at), new Quaternion().setFromEuler(new Euler(...turn)), size);
}
