// What a seat's card says to whoever listens; the eyes have signs.
const en = {
  winner: "Winner",
  thinking: "thinking",
  toMove: "to move",
  gaveUp: "gave up",
};

const pt: typeof en = {
  winner: "Vencedor",
  thinking: "a pensar",
  toMove: "a jogar",
  gaveUp: "desistiu",
};

/** The words of a seat's card. */
export const words = { en, pt };
