// What a seat's card says to whoever listens; the eyes have signs.
const en = {
  winner: "Winner",
  thinking: "thinking",
  toMove: "to move",
  gaveUp: "gave up",
  clock: (who: string) => `Clock of ${who}`,
  time: (seconds: number) => (seconds >= 60 ? `${Math.floor(seconds / 60)} min ${seconds % 60} s` : `${seconds} s`),
  low: "little time",
};

const pt: typeof en = {
  winner: "Venceu",
  thinking: "a pensar",
  toMove: "a jogar",
  gaveUp: "desistiu",
  clock: (who) => `Relógio de ${who}`,
  time: (seconds) => (seconds >= 60 ? `${Math.floor(seconds / 60)} min ${seconds % 60} s` : `${seconds} s`),
  low: "pouco tempo",
};

/** The words of a seat's card. */
export const words = { en, pt };
