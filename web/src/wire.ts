// Everything that travels between the core and this page, as `cargo xtask schema` writes it.
export type * from "../../schema/wire";
