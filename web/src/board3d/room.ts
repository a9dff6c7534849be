// The room that lights every board: made in code, by day and in the evening.
import {
  BoxGeometry,
  Color,
  DirectionalLight,
  DoubleSide,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  NeutralToneMapping,
  NoToneMapping,
  PlaneGeometry,
  PMREMGenerator,
  Scene as World,
  SphereGeometry,
  VSMShadowMap,
  WebGLRenderer,
  type WebGLRenderTarget,
} from "three";
import type { Kit } from "./kit";
import { tableCloth, type TableUniforms } from "./materials";
import type { Extent } from "./solid";

/** One light of the day. */
interface Hour {
  page: string;
  linen: string;
  key: string;
  keyStrength: number;
  from: [number, number, number];
  environment: number;
  sky: string;
  earth: string;
  hemisphere: number;
  pane: number;
}

const DAY: Hour = {
  page: "#f1e9d9",
  linen: "#e4dfd5",
  key: "#fff9f0",
  keyStrength: 2.4,
  from: [-5.8, 10, -1.6],
  environment: 0.64,
  sky: "#fffaf2",
  earth: "#cdb89a",
  hemisphere: 0.45,
  pane: 0.11,
};
const EVENING: Hour = {
  page: "#1b1612",
  linen: "#4f4943",
  key: "#ffe0c4",
  keyStrength: 1.95,
  from: [-3.6, 8, -1.2],
  environment: 0.5,
  sky: "#9aa0b4",
  earth: "#7a5f48",
  hemisphere: 0.62,
  pane: 0,
};

/** Renderer, light and table. */
export class Room {
  readonly world = new World();
  readonly renderer: WebGLRenderer;
  private key = new DirectionalLight();
  private sky = new HemisphereLight();
  private mirrored: WebGLRenderTarget | null = null;
  private table: { linen: { color: Color }; uniforms: TableUniforms };
  private evening: boolean | null = null;

  constructor(
    canvas: HTMLCanvasElement,
    private kit: Kit,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: "high-performance" });
    this.renderer.shadowMap.enabled = !kit.plain;
    this.renderer.shadowMap.type = VSMShadowMap;
    // Shadows are drawn anew only when something moved.
    this.renderer.shadowMap.autoUpdate = false;
    this.renderer.toneMapping = kit.plain ? NoToneMapping : NeutralToneMapping;
    this.table = this.lay();
    this.setKey();
    this.world.add(this.key, this.key.target, this.sky);
  }

  private lay() {
    const { material, uniforms } = tableCloth(this.kit.noise, this.kit.plain);
    // Two triangles alone would leave ghosts in the shadows.
    const plane = new PlaneGeometry(72, 72, 16, 16).rotateX(-Math.PI / 2);
    this.world.add(this.kit.mesh(plane, this.kit.keep(material), { cast: false }));
    return { linen: material, uniforms };
  }

  private setKey(): void {
    const { shadow } = this.key;
    this.key.castShadow = !this.kit.plain;
    shadow.mapSize.set(1024, 1024);
    shadow.radius = 4.5;
    shadow.blurSamples = 12;
    shadow.bias = -0.0004;
    shadow.normalBias = 0.012;
  }

  /** Fits shadows and the table's fade to a board. */
  fit({ x, z }: Extent, yaw: number): void {
    const reach = Math.hypot(x, z) * 1.08 + 0.5;
    const { camera } = this.key.shadow;
    [camera.left, camera.right, camera.top, camera.bottom] = [-reach, reach, reach, -reach];
    [camera.near, camera.far] = [4, 44];
    camera.updateProjectionMatrix();
    const [c, s] = [Math.abs(Math.cos(yaw)), Math.abs(Math.sin(yaw))];
    this.table.uniforms.reach.value.set(x * c + z * s, x * s + z * c);
  }

  /** Sets the hour. `page` is the page's own colour behind the board. */
  light(evening: boolean, page?: string): void {
    const hour = evening ? EVENING : DAY;
    const behind = new Color(page || hour.page);
    this.world.background = behind;
    const { r, g, b } = behind.clone().convertLinearToSRGB();
    this.table.uniforms.page.value.set(r, g, b);
    this.table.uniforms.pane.value = hour.pane;
    // Lambert has no mirrored room: the two lamps and a paler cloth must do its work.
    const plain = this.kit.plain;
    this.table.linen.color.set(plain && !evening ? "#eae5dc" : hour.linen);
    this.key.color.set(hour.key);
    this.key.intensity = hour.keyStrength * (plain ? 0.8 : 1);
    this.key.position
      .set(...hour.from)
      .normalize()
      .multiplyScalar(24);
    this.sky.color.set(hour.sky);
    this.sky.groundColor.set(hour.earth);
    this.sky.intensity = plain ? (evening ? 1 : 1.7) : hour.hemisphere;
    if (!plain && this.evening !== evening) this.mirror(evening);
    this.world.environmentIntensity = hour.environment;
    this.evening = evening;
    this.renderer.shadowMap.needsUpdate = true;
  }

  /** After the graphics were lost and came back. */
  restore(): void {
    if (!this.kit.plain && this.evening !== null) this.mirror(this.evening);
    this.renderer.shadowMap.needsUpdate = true;
  }

  /** Makes the room that glazes mirror, and takes its light. */
  private mirror(evening: boolean): void {
    this.mirrored?.dispose();
    const generator = new PMREMGenerator(this.renderer);
    const room = furnished(evening);
    this.mirrored = generator.fromScene(room, 0.025, 0.1, 60);
    room.traverse((thing) => {
      if (!(thing instanceof Mesh)) return;
      thing.geometry.dispose();
      thing.material.dispose();
    });
    generator.dispose();
    this.world.environment = this.mirrored.texture;
  }

  dispose(): void {
    this.mirrored?.dispose();
    this.key.dispose();
    this.renderer.dispose();
    // Browsers allow few contexts at once.
    if (!this.renderer.getContext().isContextLost()) this.renderer.forceContextLoss();
  }
}

/** A box room: warm walls, shoji to the left and behind, a skylight, a paper lantern. */
function furnished(evening: boolean): World {
  const room = new World();
  const add = (size: [number, number, number], color: string, at: [number, number, number], strength: number) => {
    const material = new MeshBasicMaterial({ color: new Color(color).multiplyScalar(strength), side: DoubleSide });
    const box = new Mesh(new BoxGeometry(...size), material);
    box.position.set(...at);
    room.add(box);
  };
  const wall = evening ? "#4c463f" : "#ece4d6";
  add([0.1, 8, 20], wall, [-10, 4, 0], 0.55);
  add([0.1, 8, 20], wall, [10, 4, 0], 0.5);
  add([20, 8, 0.1], wall, [0, 4, -10], 0.6);
  add([20, 8, 0.1], wall, [0, 4, 10], evening ? 1.1 : 0.5);
  add([20, 0.1, 20], evening ? "#332e2a" : "#e2d6c2", [0, 8, 0], 0.6);
  add([20, 0.1, 20], evening ? "#2a2420" : "#b39b7c", [0, -0.1, 0], 0.5);
  const [paper, strength] = evening ? ["#8fa6d0", 1.6] : ["#fff8ec", 7.5];
  for (let i = 0; i < 4; i++) {
    for (let j = 0; j < 3; j++) {
      add([0.05, 1.75, 2], paper, [-9.7, 1.4 + j * 1.95, -6.6 + i * 2.25], strength);
      add([1.75, 1.75, 0.05], paper, [-7.5 + i * 2, 1.4 + j * 1.95, -9.7], strength * 0.55);
    }
  }
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 2; j++) add([1.25, 0.05, 1.25], paper, [-3.2 + i * 1.45, 7.9, -4.2 - j * 1.45], evening ? 3.2 : 6.5);
  }
  room.add(lantern(evening));
  return room;
}

function lantern(evening: boolean): Mesh {
  const glow = new Color(evening ? "#ffcf94" : "#ffd9a0").multiplyScalar(evening ? 14 : 3);
  const lamp = new Mesh(new SphereGeometry(evening ? 1.5 : 1.1, 24, 16), new MeshBasicMaterial({ color: glow }));
  lamp.position.set(evening ? -3.2 : 5, 6.4, evening ? -3.4 : -2);
  return lamp;
}
