// Words of the page about itself.
const en = {
  lead: "Tabuleiro is Portuguese for game board: a quiet table with abstract games to play, study and solve.",
  how: "How it works",
  computed:
    "Rules, opponents and proofs are all computed in this tab, by the same core as on the command line. Nothing you play leaves this device: there is no account, and nothing is counted.",
  offline:
    "After the first visit everything works without a connection. Most browsers can also install the page as an app. A new version is offered when it is ready, and never interrupts a game.",
  kept: "Games and progress are kept in this browser. Export them from the library to take them elsewhere.",
  levels: "The levels have ratings because they have been measured: thousands of games against each other. Values that are called proven are exact.",
  start: "Where to begin",
  learn: "Lessons and puzzles",
  rulesOf: (game: string) => `Rules of ${game}`,
  credits: "Whose games these are",
  independent: "This project is independent of them all, and uses none of their artwork. If you like a game, the wooden one is the nicest way to play it.",
  reports: "The reports behind it",
  reportsLine: "It began as student reports about Prolog programs, written at the Faculty of Engineering of the University of Porto. Their rules and players are here, too.",
  licence: "Licence",
  licenceLine: "Free software under MIT or Apache 2.0, at your choice. The typefaces Alegreya and Source Sans 3 are under the SIL Open Font License.",
  version: (number: string) => `Version ${number}`,
};
const pt: typeof en = {
  lead: "Um tabuleiro sossegado com jogos abstratos, para jogar, estudar e resolver.",
  how: "Como funciona",
  computed:
    "Regras, adversários e provas são calculados neste separador, pelo mesmo núcleo que na linha de comandos. Nada do que joga sai deste aparelho: não há conta, e nada é contado.",
  offline:
    "Depois da primeira visita tudo funciona sem ligação. A maioria dos navegadores também pode instalar a página como aplicação. Uma versão nova é proposta quando está pronta, e nunca interrompe um jogo.",
  kept: "Os jogos e o progresso ficam guardados neste navegador. Exporte-os da biblioteca para os levar consigo.",
  levels: "Os níveis têm pontuação porque foram medidos: milhares de jogos entre eles. Os valores ditos provados são exatos.",
  start: "Por onde começar",
  learn: "Lições e problemas",
  rulesOf: (game) => `Regras de ${game}`,
  credits: "De quem são estes jogos",
  independent: "Este projeto é independente de todos eles e não usa nenhuma das suas imagens. Se gostar de um jogo, o de madeira é a maneira mais bonita de o jogar.",
  reports: "Os relatórios por trás",
  reportsLine:
    "Começou por relatórios de estudantes sobre programas em Prolog, escritos na Faculdade de Engenharia da Universidade do Porto. As suas regras e os seus jogadores também cá estão.",
  licence: "Licença",
  licenceLine: "Software livre sob a licença MIT ou Apache 2.0, à sua escolha. Os tipos de letra Alegreya e Source Sans 3 estão sob a SIL Open Font License.",
  version: (number) => `Versão ${number}`,
};
/** The words, in both languages. */
export const words = { en, pt };
