// Wood, glaze and cloth, made in shaders. A plain tier does without: one colour, cheap light.
import {
  Color,
  type ColorRepresentation,
  type Data3DTexture,
  Matrix4,
  MeshLambertMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  Vector2,
  Vector3,
  Vector4,
  type IUniform,
  type Material,
} from "three";
import { NOISE_GLSL } from "./noise";

/** What is added to one of the library's shaders. */
export interface Patch {
  /** Patches with the same key share a program. */
  key: string;
  uniforms?: Record<string, IUniform>;
  vertexHead?: string;
  vertexBody?: string;
  fragmentHead?: string;
  /** Changes `diffuseColor`. */
  color?: string;
  /** Changes `roughnessFactor`. */
  roughness?: string;
  /** Changes `gl_FragColor` after tone mapping. */
  last?: string;
}

/** Adds shader text to a material; all of it can use `noise(p)`. */
export function patched<M extends Material>(material: M, volume: Data3DTexture, patch: Patch): M {
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, { uNoise: { value: volume } }, patch.uniforms);
    shader.vertexShader = (patch.vertexHead ?? "") + after(shader.vertexShader, "begin_vertex", patch.vertexBody);
    let fragment = after(shader.fragmentShader, "color_fragment", patch.color);
    fragment = after(fragment, "roughnessmap_fragment", patch.roughness);
    shader.fragmentShader = NOISE_GLSL + (patch.fragmentHead ?? "") + after(fragment, "dithering_fragment", patch.last);
  };
  material.customProgramCacheKey = () => patch.key;
  return material;
}

function after(text: string, chunk: string, added = ""): string {
  return text.replace(`#include <${chunk}>`, `#include <${chunk}>\n${added}\n`);
}

/** A see-through twin of a material: for pieces that are not there yet. */
export function ghostOf(material: Material, opacity = 0.62): Material {
  const ghost = material.clone();
  ghost.onBeforeCompile = material.onBeforeCompile;
  ghost.customProgramCacheKey = material.customProgramCacheKey;
  ghost.transparent = true;
  ghost.opacity = opacity;
  return ghost;
}

/** How a wood is grown and finished. */
export interface WoodOptions {
  light: ColorRepresentation;
  dark: ColorRepresentation;
  pore: ColorRepresentation;
  /** Year rings to a cell. */
  rings: number;
  /** How far off the pith lies. */
  pith: [number, number];
  scale: number;
  fibre: number;
  pores: number;
  rough: number;
  /** How much light and dark bands differ. */
  band: number;
  /** The way the tree stood: upright for turned pieces. */
  axis: "x" | "y";
  /** Of the grain, about the vertical. */
  turn: number;
  /** Varnish. */
  coat: number;
  /** The geometry has colours that darken hollows (see `shade`). */
  shaded: boolean;
}

const grown: WoodOptions = {
  light: "#efdcb8",
  dark: "#d8b88a",
  pore: "#b08c5e",
  rings: 5,
  pith: [2.6, 1.1],
  scale: 1,
  fibre: 0.5,
  pores: 0.35,
  rough: 0.55,
  band: 0.35,
  axis: "x",
  turn: 0,
  coat: 0,
  shaded: false,
};

/** The woods of the house. */
export const WOODS = {
  maple: { ...grown, rings: 6, fibre: 0.3, pores: 0.22, rough: 0.5 },
  walnut: { ...grown, light: "#6e5240", dark: "#50392a", pore: "#281a11", rings: 8, band: 0.2, fibre: 0.45, pores: 0.45, rough: 0.5 },
  cherry: { ...grown, light: "#b58c6a", dark: "#9a7253", pore: "#6b4630", rings: 4.5, fibre: 0.4, pores: 0.3, rough: 0.56 },
  iroko: { ...grown, light: "#a27a55", dark: "#86603f", pore: "#40281a", rings: 6, band: 0.25, fibre: 0.6, pores: 0.45, rough: 0.54 },
} satisfies Record<string, WoodOptions>;

const WOOD_COLOUR = `{ vec3 p = vWood * uWood.y;
  vec3 slow = p * vec3(.45, 1.2, 1.2);
  vec2 c = p.yz + uPith + vec2(noise(slow) - .5, noise(slow + 19.) - .5) * .75 + (noise(p * vec3(1.4, 4., 4.) + 7.) - .5) * .10;
  float r = length(c) * uWood.x, t = fract(r);
  float late = smoothstep(.10, .80, t) * (1. - smoothstep(.84, 1., t));
  late = mix(late, .38, clamp(fwidth(r) * 1.6 - .25, 0., 1.));
  float band = noise(vec3(p.x * .15, c * 1.3) + 3.);
  vec3 q = vec3(p.x * 2.6, p.yz * 46.);
  float near = 1. - clamp(fwidth(q.y + q.z) * .55 - .2, 0., 1.);
  float fibre = (noise(q) - .5) * near;
  float pore = smoothstep(.72, .9, noise(vec3(p.x * 4.5 + 9., p.yz * 62.))) * near * (.35 + .65 * late);
  float k = clamp(late * .72 + (band - .5) * uBand + fibre * uWood.z, 0., 1.);
  diffuseColor.rgb *= mix(mix(uLight, uDark, k), uPore, pore * uWood.w); woodGrain = k; }`;

/** Solid wood: rings about a pith, fibre and pores, cut from its own block for every piece. */
export function wood(volume: Data3DTexture, options: WoodOptions): Material {
  const { light, dark, pore, rough, coat, shaded } = options;
  const block = options.axis === "y" ? new Matrix4().makeRotationZ(-Math.PI / 2) : new Matrix4().makeRotationY(options.turn);
  const base = coat
    ? new MeshPhysicalMaterial({ roughness: rough, clearcoat: coat, clearcoatRoughness: 0.35, vertexColors: shaded })
    : new MeshStandardMaterial({ roughness: rough, vertexColors: shaded });
  return patched(base, volume, {
    key: `wood ${coat > 0} ${shaded}`,
    uniforms: {
      uBlock: { value: block },
      uLight: { value: new Color(light) },
      uDark: { value: new Color(dark) },
      uPore: { value: new Color(pore) },
      uBand: { value: options.band },
      uPith: { value: new Vector2(...options.pith) },
      uWood: { value: new Vector4(options.rings, options.scale, options.fibre, options.pores) },
    },
    vertexHead: "varying vec3 vWood; uniform mat4 uBlock;\n#ifdef USE_INSTANCING\nattribute float seed;\n#endif\n",
    vertexBody: "vWood = (uBlock * vec4(transformed, 1.)).xyz;\n#ifdef USE_INSTANCING\nvWood += vec3(seed * 3.7, seed * .9, seed * 1.7);\n#endif",
    fragmentHead: "varying vec3 vWood; uniform vec3 uLight, uDark, uPore; uniform vec4 uWood; uniform vec2 uPith; uniform float uBand; float woodGrain;\n",
    color: WOOD_COLOUR,
    roughness: "roughnessFactor = clamp(roughnessFactor + (.5 - woodGrain) * .14, .05, 1.);",
  });
}

/** How a glaze was fired. */
export interface GlazeOptions {
  color: ColorRepresentation;
  rough: number;
  /** How dull its coat is: .08 mirrors the window, .16 shimmers. */
  dull: number;
  /** Iron specks, 0 to 1. */
  specks: number;
  /** Bare clay, where the attribute `clay` says so (see `bareClay`). */
  clay: ColorRepresentation;
  /** The geometry has colours of its own. */
  shaded: boolean;
}

const fired: GlazeOptions = { color: "#ffffff", rough: 0.42, dull: 0.16, specks: 0.5, clay: "#dcb690", shaded: false };

/** Ceramic under a glaze. The geometry needs the attribute `clay`: `bareClay` gives it. */
export function glaze(volume: Data3DTexture, given: Partial<GlazeOptions>): Material {
  const { color, rough, dull, specks, clay, shaded } = { ...fired, ...given };
  const base = new MeshPhysicalMaterial({ color, roughness: rough, clearcoat: 1, clearcoatRoughness: dull, vertexColors: shaded });
  return patched(base, volume, {
    key: `glaze ${shaded}`,
    uniforms: { uSpecks: { value: specks }, uClay: { value: new Color(clay) } },
    vertexHead: "attribute float clay; varying float vClay; varying vec3 vBody;\n#ifdef USE_INSTANCING\nattribute float seed;\n#endif\n",
    vertexBody: "vClay = clay; vBody = transformed;\n#ifdef USE_INSTANCING\nvBody += seed * vec3(1.3, .7, 2.1);\n#endif",
    fragmentHead: "varying float vClay; varying vec3 vBody; uniform float uSpecks; uniform vec3 uClay;\n",
    color: `{ float cloud = noise(vBody * 6.), fine = noise(vBody * 46.); float speck = smoothstep(.80, .93, fine) * uSpecks;
      diffuseColor.rgb *= .90 + .2 * cloud; diffuseColor.rgb *= 1. - .55 * speck * (1. - vClay);
      diffuseColor.rgb = mix(diffuseColor.rgb, uClay * (.85 + .3 * fine), vClay); }`,
    roughness: "roughnessFactor = mix(roughnessFactor, .95, vClay);",
  });
}

/** How a cloth is woven. */
export interface ClothOptions {
  color: ColorRepresentation;
  /** How far the threads differ: 1 is table linen, .5 felt. */
  weave: number;
  /** Threads to a cell. */
  threads: number;
}

/** Threads as light and dark, by where they lie in the world. */
const WEAVE = `vec2 q = vAt.xz * uWeave.y; float near = 1. - clamp(fwidth(q.x + q.y) * .5 - .3, 0., 1.);
  float warp = noise(vec3(q.x, q.y * .09, 1.)), weft = noise(vec3(q.x * .09, q.y, 9.)), cloud = noise(vec3(vAt.xz * .5, 4.));
  diffuseColor.rgb *= 1. + uWeave.x * (((warp + weft) * .5 - .5) * .13 * near + (cloud - .5) * .025);`;

/** Cloth, felt or paper that lies on the board. */
export function cloth(volume: Data3DTexture, { color, weave, threads }: ClothOptions): Material {
  return patched(new MeshStandardMaterial({ color, roughness: 0.96 }), volume, {
    key: "cloth",
    uniforms: { uWeave: { value: new Vector2(weave, threads) } },
    vertexHead: "varying vec3 vAt;\n",
    vertexBody: "vAt = transformed;\n#ifdef USE_INSTANCING\nvAt = (instanceMatrix * vec4(transformed, 1.)).xyz;\n#endif",
    fragmentHead: "varying vec3 vAt; uniform vec2 uWeave;\n",
    color: `{ ${WEAVE} }`,
  });
}

/** What of the table cloth changes with the light and the board. */
export interface TableUniforms {
  page: IUniform<Vector3>;
  /** Half of the board's extent: beyond it the cloth fades. */
  reach: IUniform<Vector2>;
  /** How strongly the window falls on it. */
  pane: IUniform<number>;
}

/** Fades into the page after tone mapping, so that the canvas has no edge. */
const FADE = `float far = smoothstep(.1, 2.9, length(max(abs(vAt.xz) - uReach, 0.)));
  gl_FragColor.rgb = mix(gl_FragColor.rgb, uPage, far);`;

/** The linen on the table, with a window's light on it. */
export function tableCloth(volume: Data3DTexture, plain: boolean): { material: MeshStandardMaterial | MeshLambertMaterial; uniforms: TableUniforms } {
  const uniforms: TableUniforms = { page: { value: new Vector3() }, reach: { value: new Vector2(3, 3) }, pane: { value: 0 } };
  const base = plain ? new MeshLambertMaterial() : new MeshStandardMaterial({ roughness: 0.96 });
  const material = patched(base, volume, {
    key: `table ${plain}`,
    uniforms: { uPage: uniforms.page, uReach: uniforms.reach, uPane: uniforms.pane, uWeave: { value: new Vector2(1, 30) } },
    vertexHead: "varying vec3 vAt;\n",
    vertexBody: "vAt = (modelMatrix * vec4(transformed, 1.)).xyz;",
    fragmentHead: "varying vec3 vAt; uniform vec3 uPage; uniform vec2 uReach, uWeave; uniform float uPane;\n",
    color: plain
      ? ""
      : `{ ${WEAVE}
      vec2 w = mat2(.93, -.36, .62, .80) * (vAt.xz - vec2(.6, -.4)) / vec2(2.7, 1.9), a = abs(w), f = abs(fract(w + .5) - .5);
      float pane = (1. - smoothstep(.435, .485, f.x)) * (1. - smoothstep(.42, .48, f.y)) * (1. - smoothstep(1.44, 1.5, a.x)) * (1. - smoothstep(2.42, 2.5, a.y));
      diffuseColor.rgb *= 1. - uPane * .55 + uPane * pane; }`,
    last: FADE,
  });
  return { material, uniforms };
}
