import type { Credit } from "../../screens/parts/credits";

/** Whom this game is owed to. */
export const credit: Credit = {
  line: {
    en: "designed by Brady Peterson, published by Marbles and Spin Master",
    pt: "criado por Brady Peterson, publicado pela Marbles e pela Spin Master",
  },
  report: {
    en: "João Almeida and Lázaro Costa, 2016",
    pt: "João Almeida e Lázaro Costa, 2016",
  },
};
