// Everything that travels between the core and this page, as `cargo xtask schema` writes it.
export type * from "../../schema/wire";
export { GLYPHS } from "../../schema/wire";

/** The version of requests and responses that this page speaks. */
export const VERSION = 2;
