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
};

/** The words of a game being played. */
export const words = { en, pt };
