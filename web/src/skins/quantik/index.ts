// Four solids in two woods, on a walnut frame with oak inlays.
import { remembered } from "../remembered";
import type { Skin } from "../skin";
import Defs from "./Defs.svelte";
import { layout } from "./flat";
import Ground from "./Ground.svelte";
import Over from "./Over.svelte";
import { SHAPES } from "./shapes";
import Token from "./Token.svelte";
import Under from "./Under.svelte";

const skin: Skin = {
  game: "quantik",
  flat: { shapes: SHAPES, layout: remembered(layout), Defs, Ground, Under, draws: { open: true }, Token, Over },
  solid: () => import("./solid"),
};

export default skin;
