import type { Skin } from "../skin";
import plain from "../plain";

const skin: Skin = { ...plain, game: "quantik" };

export default skin;
