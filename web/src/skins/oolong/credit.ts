import type { Credit } from "../../screens/parts/credits";

/** Whom this game is owed to. */
export const credit: Credit = {
  line: {
    en: "published by Black Straw Games",
    pt: "publicado pela Black Straw Games",
  },
  report: {
    en: "Ricardo Carvalho and Tiago Lascasas dos Santos, 2017",
    pt: "Ricardo Carvalho e Tiago Lascasas dos Santos, 2017",
  },
};
