import type { Credit } from "../../screens/parts/credits";

/** Whom this game is owed to. */
export const credit: Credit = {
  line: {
    en: "designed by Nouri Khalifa, published by Gigamic",
    pt: "criado por Nouri Khalifa, publicado pela Gigamic",
  },
  report: {
    en: "Gaspar Santos Pinheiro and Maria Helena Ferreira, 2019",
    pt: "Gaspar Santos Pinheiro e Maria Helena Ferreira, 2019",
  },
};
