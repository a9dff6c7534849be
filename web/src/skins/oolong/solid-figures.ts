// Who and what stands on the tables: cups with a lid, open cups with tea, and the waiter.
import { type BufferGeometry, CatmullRomCurve3, type ColorRepresentation, SphereGeometry, TubeGeometry, Vector3 } from "three";
import { arc, bare, bareClay, lathe, merged, painted } from "../../board3d/kit";

const AROUND = 28;

/** A cup's outside, from its foot to below its rim. */
const BODY: [number, number][] = [
  [0, 0.012],
  [0.105, 0.012],
  [0.115, 0],
  [0.13, 0],
  [0.138, 0.03],
  [0.135, 0.045],
  [0.185, 0.085],
  [0.222, 0.15],
  [0.236, 0.22],
  [0.24, 0.275],
];

const foot = (_x: number, y: number) => (y < 0.035 ? 1 : 0);

/** An open cup of celadon, with tea that the window is mirrored in. */
export function openCup(): BufferGeometry {
  const cup = painted(bareClay(lathe([...BODY, ...arc(0.229, 0.277, 0.011, 0, Math.PI, 4), [0.214, 0.24], [0.206, 0.225]], AROUND), foot), "#bfdcc4");
  const tea = painted(
    bareClay(
      lathe(
        [
          [0.21, 0.232],
          [0.205, 0.226],
          [0.165, 0.2305],
          [0.12, 0.2335],
          [0.06, 0.2355],
          [0, 0.236],
        ],
        AROUND,
      ),
    ),
    "#c3b44c",
  );
  // Deeper at the rim, where one looks through more of it.
  const [colour, at] = [tea.getAttribute("color"), tea.getAttribute("position")];
  for (let i = 0; i < at.count; i++) {
    const out = Math.hypot(at.getX(i), at.getZ(i)) / 0.21;
    const deep = 1.08 - 0.45 * out * out;
    colour.setXYZ(i, colour.getX(i) * deep, colour.getY(i) * deep, colour.getZ(i) * deep * (1 - 0.25 * out));
  }
  return merged([cup, tea]);
}

/** A charcoal cup under a lid with a knob. */
export function lidCup(): BufferGeometry {
  const cup = painted(bareClay(lathe(BODY, AROUND), foot), "#383530");
  const lid = painted(
    bareClay(
      lathe(
        [
          ...arc(0.252, 0.283, 0.014, -Math.PI / 2, Math.PI / 2, 3),
          [0.235, 0.3],
          [0.2, 0.332],
          [0.15, 0.357],
          [0.1, 0.372],
          [0.058, 0.377],
          [0.04, 0.385],
          [0.036, 0.4],
          ...arc(0.036, 0.43, 0.032, -Math.PI / 3, Math.PI / 2, 4),
          [0, 0.463],
        ],
        AROUND,
      ),
    ),
    "#413d38",
  );
  return merged([cup, lid]);
}

const [ROBE, CREAM, DARK, SKIN] = ["#c4633f", "#f3e8d4", "#7c3b27", "#e6b08c"] as const;

/** The waiter, in a terracotta robe, with a pot on a tray. */
export function waiter(): BufferGeometry {
  const parts: BufferGeometry[] = [];
  const add = (geometry: BufferGeometry, color: ColorRepresentation) => parts.push(painted(bareClay(bare(geometry)), color));
  add(
    lathe(
      [
        [0, 0],
        [0.205, 0],
        ...arc(0.205, 0.025, 0.025, -Math.PI / 2, Math.PI / 2, 4),
        [0.2, 0.055],
        [0.178, 0.16],
        [0.155, 0.28],
        [0.142, 0.4],
        [0.15, 0.48],
        [0.155, 0.54],
        [0.135, 0.6],
        [0.085, 0.645],
        [0.062, 0.66],
        [0, 0.665],
      ],
      28,
    ),
    ROBE,
  );
  add(
    lathe(
      [
        [0.147, 0.368],
        [0.158, 0.374],
        [0.158, 0.43],
        [0.147, 0.436],
      ],
      28,
    ),
    CREAM,
  );
  add(
    lathe(
      [
        [0.09, 0.632],
        [0.1, 0.64],
        [0.082, 0.662],
        [0.06, 0.672],
      ],
      24,
    ),
    CREAM,
  );
  add(new SphereGeometry(0.13, 22, 16).scale(1, 1.04, 1).translate(0, 0.775, 0), SKIN);
  add(new SphereGeometry(0.138, 22, 12, 0, Math.PI * 2, 0, 1.45).rotateX(-0.8).translate(0, 0.778, -0.004), DARK);
  add(new SphereGeometry(0.052, 14, 10).translate(0, 0.9, -0.1), DARK);
  for (const side of [-1, 1]) {
    const arm = new CatmullRomCurve3([new Vector3(side * 0.125, 0.57, 0), new Vector3(side * 0.175, 0.48, 0.1), new Vector3(side * 0.11, 0.455, 0.23)]);
    add(new TubeGeometry(arm, 10, 0.042, 8), ROBE);
    add(new SphereGeometry(0.036, 10, 8).translate(side * 0.105, 0.458, 0.245), SKIN);
  }
  add(
    lathe(
      [
        [0, 0],
        [0.17, 0],
        [0.195, 0.03],
        [0.188, 0.03],
        [0.165, 0.012],
        [0, 0.012],
      ],
      28,
    ).translate(0, 0.475, 0.3),
    DARK,
  );
  add(
    lathe(
      [
        [0, 0],
        [0.05, 0],
        [0.075, 0.03],
        [0.072, 0.07],
        [0.045, 0.095],
        [0.02, 0.1],
        [0.022, 0.118],
        [0, 0.125],
      ],
      20,
    ).translate(-0.03, 0.487, 0.3),
    CREAM,
  );
  const spout = new CatmullRomCurve3([new Vector3(0.03, 0.525, 0.3), new Vector3(0.075, 0.54, 0.3), new Vector3(0.095, 0.575, 0.3)]);
  add(new TubeGeometry(spout, 6, 0.013, 6), CREAM);
  return merged(parts);
}
