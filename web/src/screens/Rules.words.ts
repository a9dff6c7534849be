// Words of the rule books.
const en = {
  heading: (game: string) => `Rules of ${game}`,
  contents: "Contents",
  games: "Rule books",
  play: (game: string) => `Play ${game}`,
  learn: "Lessons",
  notRead: "The rule book could not be opened.",
  worked: "Worked position",
  played: "Played",
  legal: "May be played",
  count: (number: number) => (number === 1 ? "1 move may be played" : `${number} moves may be played`),
  refused: "Refused",
  typed: "Typed",
  impossible: "Cannot be",
};
const pt: typeof en = {
  heading: (game) => `Regras de ${game}`,
  contents: "Índice",
  games: "Livros de regras",
  play: (game) => `Jogar ${game}`,
  learn: "Lições",
  notRead: "Não foi possível abrir o livro de regras.",
  worked: "Posição comentada",
  played: "Jogou-se",
  legal: "Pode jogar-se",
  count: (number) => (number === 1 ? "Pode fazer-se 1 jogada" : `Podem fazer-se ${number} jogadas`),
  refused: "Recusado",
  typed: "Escrito",
  impossible: "Não pode ser",
};
/** The words, in both languages. */
export const words = { en, pt };
