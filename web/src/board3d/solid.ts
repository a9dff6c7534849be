// What a skin gives to the solid board. Lengths are cells; y is up; +z is towards the reader.
import type { BufferGeometry, Material, Object3D, Vector3 } from "three";
import type { Board } from "../wire";
import type { Perch, Scene } from "../board/scene";
import type { Kit } from "./kit";

/** Where and how a token stands. */
export interface Stand {
  position: Vector3;
  /** About the vertical, in radians. */
  turn: number;
  /** Over, about its own x, after turning. */
  lean?: number;
  scale: number;
  /** Tokens that cannot be seen in a deep heap are not drawn. */
  hidden?: boolean;
}

/** Where a spot lies, for picking, marks, buttons and bubbles. */
export interface SolidSpot {
  /** The middle of the surface that things stand on. */
  at: Vector3;
  /** How far it reaches. With 0 it is not on the board: it has no marks and cannot be pressed there. */
  radius: number;
  /** Reach along z, if it is not round. */
  depth?: number;
  /** How high what can stand there is. */
  height: number;
  /** The radius of marks around it, if not `radius`. */
  mark?: number;
  /** The radius of the mark that says it can be touched, if that lies inside, on the surface, rather than around it. */
  inner?: number;
  /** How high above `at` marks around it lie (the rim of a dish, say). */
  rim?: number;
  /** The ground there is light: marks are drawn dark. */
  light?: boolean;
}

/** One material of a token. */
export interface Part {
  geometry: BufferGeometry;
  material: Material;
  /** Throws no shadow of its own. */
  shadeless?: boolean;
}

/** What a token of one look is made of. All tokens of a look are drawn at once. */
export interface Model {
  parts: Part[];
  /** The radius of the soft shadow where it touches the ground; 0 for none. */
  contact: number;
}

/** Text that stands on the board: it always faces the reader and stays readable. */
export interface Label {
  at: Vector3;
  text: string;
  /** `number` on a small card, `great` on a larger one, `letter` printed on dark wood, `inked` on light. */
  kind: "number" | "great" | "letter" | "inked";
  /** The spot it belongs to, if any. */
  spot?: number;
}

/** Half of the extent that the camera must hold: x and z, and how high things stand. */
export interface Extent {
  x: number;
  z: number;
  y: number;
}

/** How the camera looks, in degrees. */
export interface Angle {
  elevation: number;
  fov: number;
}

/** A part of the board shown once more, larger, below the whole. */
export interface Closeup {
  /** Its middle and half extent. */
  middle: Vector3;
  extent: Extent;
  /** The spots that are touched there rather than in the whole. */
  spots: number[];
}

/** A game's board as things on a table. All positions are the board's own, before `yaw`. */
export interface SolidBoard {
  /** The board itself. */
  ground: Object3D;
  extent: Extent;
  /** A turn of the whole board about the vertical (a tall screen may want a quarter). Half a turn for the other side is added outside. */
  yaw?: number;
  /** How the camera looks, if not as usual. */
  angle?: Angle;
  spot(index: number): SolidSpot;
  model(look: number): Model;
  stand(at: Perch, look: number): Stand;
  /** Numbers and letters on the board. Letters only when `scene.coordinates`. */
  labels?(scene: Scene): Label[];
  /** Changes the board's own things to what the scene says: claimed tables, used markers. */
  dress?(scene: Scene): void;
  /** What turns or travels with a group while it moves; it is put back afterwards. */
  group?(spot: number): Object3D | undefined;
  /** What a tall screen shows once more, larger. */
  closeup?(scene: Scene): Closeup | null;
  /** Where an arrow head on the way from a spot to another lies, if not halfway. */
  waypoint?(from: number, to: number): Vector3;
  /** Which marks the skin shows itself (in `dress`), so that the board does not. */
  draws?: { open?: boolean; trails?: boolean; last?: boolean };
}

/** The window a board is built for. */
export interface SolidFrame {
  /** Rather high than wide. */
  tall: boolean;
  /** The other side sits below. The board turns everything by itself; only printed things need know. */
  turned: boolean;
  /** So small that what is not the board itself should take less room. */
  small: boolean;
}

/** How one game is built in three dimensions. */
export interface Solid {
  /** Every shape of a look it can build. */
  shapes: readonly string[];
  build(kit: Kit, board: Board, frame: SolidFrame): SolidBoard;
}
