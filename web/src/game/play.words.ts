// What is said about offers and clocks during a game.
const en = {
  draw: "Draw",
  offerDraw: "Offer a draw",
  offers: (who: string) => `A draw is offered: ${who}.`,
  waits: (who: string) => `Waiting for an answer: ${who}.`,
  asked: (who: string) => `${who}, do you agree to a draw?`,
  agree: "Agree",
  decline: "Decline",
  withdraw: "Withdraw",
  declines: (who: string) => `The draw is declined: ${who}.`,
  withdraws: (who: string) => `The offer is withdrawn: ${who}.`,
  agrees: (who: string) => `The draw is agreed to: ${who}.`,
  littleTime: (who: string, seconds: number) => `${who}: only ${seconds} seconds left.`,
  past: (ply: number, of: number) =>
    ply === 0
      ? `You are looking at the beginning; there ${of === 1 ? "is 1 move" : `are ${of} moves`}.`
      : ply === of
        ? `Move ${ply}, the last.`
        : `You are looking at move ${ply} of ${of}.`,
  restarted: "Something broke behind the board. The game was taken up again from what is kept; nothing of it is lost.",
  toPresent: "To the present",
  playsInPresent: "To play, go to the present.",
};

const pt: typeof en = {
  draw: "Empate",
  offerDraw: "Propor empate",
  offers: (who) => `Empate proposto: ${who}.`,
  waits: (who) => `Espera-se a resposta: ${who}.`,
  asked: (who) => `${who}: aceita o empate?`,
  agree: "Aceitar",
  decline: "Recusar",
  withdraw: "Retirar",
  declines: (who) => `Empate recusado: ${who}.`,
  withdraws: (who) => `Proposta retirada: ${who}.`,
  agrees: (who) => `Empate aceite: ${who}.`,
  littleTime: (who, seconds) => `${who}: restam só ${seconds} segundos.`,
  past: (ply, of) =>
    ply === 0 ? `Está a ver o início; há ${of === 1 ? "1 jogada" : `${of} jogadas`}.` : ply === of ? `Jogada ${ply}, a última.` : `Está a ver a jogada ${ply} de ${of}.`,
  restarted: "Algo correu mal por trás do tabuleiro. O jogo foi retomado a partir do que está guardado; nada se perdeu.",
  toPresent: "Voltar ao presente",
  playsInPresent: "Para jogar, volte ao presente.",
};

/** The words of a game being played. */
export const words = { en, pt };
