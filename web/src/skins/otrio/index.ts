// Otrio's skin: a maple board with nested grooves, and glazed rings.
import { remembered } from "../remembered";
import type { Skin } from "../skin";
import Defs from "./Defs.svelte";
import { layout, SHAPES } from "./flat";
import Ground from "./Ground.svelte";
import Over from "./Over.svelte";
import Token from "./Token.svelte";
import Under from "./Under.svelte";

const otrio: Skin = {
  game: "otrio",
  flat: { shapes: SHAPES, layout: remembered(layout), Defs, Ground, Under, Token, Over, draws: { open: true, line: true } },
  solid: () => import("./solid"),
};

export default otrio;
