// What is asked of the core when the page is built: see build/catalogue.ts.

declare module "virtual:catalogue" {
  /** How large the module is that the core comes in. */
  export const bytes: number;
  /** Every game, as the first screen names it. */
  export const games: readonly { name: string; title: string; about: import("./wire").Spoken }[];
}

declare module "virtual:pictures" {
  /** A lively position of every game. */
  export const pictures: Readonly<Record<string, import("./screens/parts/wander").Picture>>;
}
