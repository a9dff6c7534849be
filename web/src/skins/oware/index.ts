// Oware's skin: a carved walnut board and nickernuts.
import { remembered } from "../remembered";
import type { Skin } from "../skin";
import Defs from "./Defs.svelte";
import { layout, SHAPES } from "./flat";
import Ground from "./Ground.svelte";
import Over from "./Over.svelte";
import Token from "./Token.svelte";
import Under from "./Under.svelte";

const oware: Skin = {
  game: "oware",
  flat: {
    shapes: SHAPES,
    layout: remembered(layout),
    Defs,
    Ground,
    Under,
    Token,
    Over,
    draws: { open: true, trails: true, last: true },
  },
  solid: () => import("./solid"),
};

export default oware;
