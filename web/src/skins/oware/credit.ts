import type { Credit } from "../../screens/parts/credits";

/** Whom this game is owed to. */
export const credit: Credit = {
  line: {
    en: "belongs to everybody; the Abapa rules are those of the Oware Society",
    pt: "é de toda a gente; as regras Abapa são as da Oware Society",
  },
  report: {
    en: "André Freitas and Rui Gonçalves, 2012",
    pt: "André Freitas e Rui Gonçalves, 2012",
  },
};
