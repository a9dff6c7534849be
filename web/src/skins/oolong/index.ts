// The tea house: nine round tables, cups with and without lids, a waiter, and markers on slips.
import { remembered } from "../remembered";
import type { Skin } from "../skin";
import Defs from "./Defs.svelte";
import { layout } from "./flat";
import Ground from "./Ground.svelte";
import { SHAPES } from "./house";
import Over from "./Over.svelte";
import Token from "./Token.svelte";
import Under from "./Under.svelte";

const skin: Skin = {
  game: "oolong",
  flat: {
    shapes: SHAPES,
    layout: remembered(layout),
    Defs,
    Ground,
    Under,
    draws: { open: true, trails: true },
    Token,
    Over,
  },
  solid: () => import("./solid"),
};

export default skin;
