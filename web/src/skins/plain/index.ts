// The plain skin: draws any board from what the core says of it. A game without a skin of its own is drawn so.
import { remembered } from "../remembered";
import type { Skin } from "../skin";
import { layout } from "./flat";
import Ground from "./Ground.svelte";
import Over from "./Over.svelte";
import Token from "./Token.svelte";

const plain: Skin = {
  game: "",
  // Every shape is a disc here, so none need be named.
  flat: { shapes: [], layout: remembered(layout), Ground, Token, Over },
};

export default plain;
