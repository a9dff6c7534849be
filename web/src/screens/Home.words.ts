// Words of the first screen.
const NUMBERS = ["No games", "One game", "Two games", "Three games", "Four games", "Five games", "Six games"];
const NUMEROS = ["Nenhum jogo", "Um jogo", "Dois jogos", "Três jogos", "Quatro jogos", "Cinco jogos", "Seis jogos"];

const en = {
  heading: (games: number) => `${NUMBERS[games] ?? `${games} games`} at one table.`,
  lead: "One tap and you are playing, against someone gentle. Nothing to install, works offline.",
  games: "Games",
  playGame: (game: string) => `Play ${game}`,
  choose: "Choose…",
  chooseGame: (game: string) => `Choose how to play ${game}`,
  goOn: "Games in progress",
  goOnWith: (game: string) => `Go on with ${game}`,
  resume: "Resume",
  more: "And more",
  learnTitle: "Learn a game",
  learnLine: "short lessons, and puzzles with one right move",
  begin: "Begin",
  importTitle: "Your games",
  importLine: "kept in this browser, to resume, analyse or export",
  open: "Open",
  independent: "This project is independent of them all.",
};
const pt: typeof en = {
  heading: (games) => `${NUMEROS[games] ?? `${games} jogos`} à mesma mesa.`,
  lead: "Um toque e está a jogar, contra alguém afável. Nada para instalar, funciona sem ligação.",
  games: "Jogos",
  playGame: (game) => `Jogar ${game}`,
  choose: "Escolher…",
  chooseGame: (game) => `Escolher como jogar ${game}`,
  goOn: "Jogos em curso",
  goOnWith: (game) => `Continuar ${game}`,
  resume: "Retomar",
  more: "E ainda",
  learnTitle: "Aprender um jogo",
  learnLine: "lições curtas, e problemas com uma só solução",
  begin: "Começar",
  importTitle: "Os seus jogos",
  importLine: "guardados neste navegador, para retomar, analisar ou exportar",
  open: "Abrir",
  independent: "Este projeto é independente de todos eles.",
};
/** The words, in both languages. */
export const words = { en, pt };
