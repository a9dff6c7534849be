// Made from crates/wire by `cargo xtask schema`. Do not edit: CI compares.

/** Something asked. */
export interface Request {
  /** The version. */
  v: number;
  /** The asker's own number, which the response repeats. */
  id: number;
  /** What is asked. */
  ask: Ask;
}

/** What can be asked. */
export type Ask =
  /** Every game there is. */
  | { type: "kinds" }
  /** Whether options of a game fit together. */
  | {
      type: "fits";
      /** The game. */
      game: string;
      /** The options, as `key=value` words. */
      options: string;
    }
  /** The rule book, in Markdown. */
  | {
      type: "rules";
      /** The game. */
      game: string;
      /** In which language. */
      lang: Lang;
    }
  /** Puzzles with one right first move, which is proven. */
  | {
      type: "puzzles";
      /** The game. */
      game: string;
    }
  /** The rules in short steps. */
  | {
      type: "lessons";
      /** The game. */
      game: string;
    }
  /** To open a session. */
  | ({ type: "open" } & Open)
  /** To take up a game from a record. */
  | {
      type: "load";
      /** Its text. */
      record: string;
    }
  /** The board. */
  | { type: "board" }
  /** What can be seen. */
  | {
      type: "view";
      /** After so many moves; now, if null. */
      ply?: number | null;
    }
  /** Every legal move. */
  | { type: "choices" }
  /** What happened during a move. */
  | {
      type: "steps";
      /** Which, counted from 1. */
      ply: number;
    }
  /** What a move would do. */
  | {
      type: "preview";
      /** Its canonical text. */
      text: string;
    }
  /** Why spots touched lead to no legal move. */
  | {
      type: "why";
      /** In this order. */
      path: number[];
    }
  /** What a typed text means. */
  | {
      type: "read";
      /** What was typed. */
      text: string;
      /** In which language. */
      lang: Lang;
    }
  /** What a seat asks for. */
  | ({ type: "command" } & Command)
  /** Who is to decide, how long everybody has, what is offered, who has left. */
  | { type: "standing" }
  /** Looks at the clocks: what has happened by time alone. */
  | { type: "tick" }
  /** Everything that happened after an event. */
  | {
      type: "events";
      /** Its number. */
      after: number;
    }
  /** What a bot finds, within so many nodes. */
  | ({ type: "think" } & Think)
  /** Every legal move with its value. */
  | {
      type: "analyse";
      /** Within so many nodes. */
      nodes: number;
    }
  /** The exact value. */
  | {
      type: "solve";
      /** Within so many nodes. */
      nodes: number;
    }
  /** The game as a record. */
  | { type: "record" };

/** A language. */
export type Lang =
  /** English. */
  | "en"
  /** Portuguese. */
  | "pt";

/** How time is measured out, in thousandths of a second. */
export type TimeControl =
  /** Not at all. */
  | { type: "none" }
  /** So long for the game, and so much more after every move. */
  | {
      type: "fischer";
      /** At the beginning. */
      start: number;
      /** After every move. */
      add: number;
    }
  /** So long for the game, of which the first so much of every move is not taken. */
  | {
      type: "delay";
      /** At the beginning. */
      start: number;
      /** Free at every move. */
      free: number;
    }
  /** So long for every move. */
  | {
      type: "per-move";
      /** For each move. */
      each: number;
    };

/** How a session begins. */
export interface Open {
  /** The game. */
  game: string;
  /** Its options, as `key=value` words. */
  options?: string;
  /** Where it begins, if not at the start. */
  position?: string | null;
  /** The seed of the deal, where chance decides something. */
  deal?: number | null;
  /** Who plays, in seat order: `human`, a bot's name, or any other name of a person after `@`. Empty: people on all seats. */
  players?: string[];
  /** How time is measured out. */
  control?: TimeControl;
  /** From which every random choice of the bots follows. */
  seed?: number;
  /** Whether everybody sits at one screen, so that nobody need be asked before a move is taken back. */
  friendly?: boolean;
}

/** What a seat can ask for. */
export type Act =
  /** To play a move. */
  | {
      type: "play";
      /** Its canonical text. */
      text: string;
    }
  /** A draw. */
  | { type: "offer-draw" }
  /** To answer the offer of a draw. */
  | {
      type: "answer-draw";
      /** Whether to agree. */
      yes: boolean;
    }
  /** To go back to its own last decision. */
  | { type: "offer-takeback" }
  /** To answer the wish to go back. */
  | {
      type: "answer-takeback";
      /** Whether to agree. */
      yes: boolean;
    }
  /** To give up. */
  | { type: "resign" }
  /** To break the game off without a result. */
  | { type: "abort" };

/** What a seat asks for. */
export interface Command {
  /** Who. */
  seat: number;
  /** How many moves the sender had seen. */
  ply: number;
  /** What. */
  act: Act;
}

/** How a bot is to think. */
export interface Think {
  /** Which; the one to move, if null, or else the game's usual one. */
  bot?: string | null;
  /** From which its random choices follow, if it is not the one to move. */
  seed?: number;
  /** At most so many moves applied; as many as the bot usually does, if null. */
  nodes?: number | null;
}

/** An answer. */
export interface Response {
  /** The version. */
  v: number;
  /** The number of the request. */
  id: number;
  /** The answer. */
  answer: Answer;
}

/** What can be answered. */
export type Answer =
  /** Every game there is. */
  | {
      type: "kinds";
      /** In order. */
      kinds: Kind[];
    }
  /** The options fit together. */
  | { type: "fits" }
  /** The rule book. */
  | {
      type: "rules";
      /** In Markdown. */
      book: string;
    }
  /** Puzzles. */
  | {
      type: "puzzles";
      /** Easy ones first. */
      puzzles: Puzzle[];
    }
  /** Lessons. */
  | {
      type: "lessons";
      /** In order. */
      lessons: Lesson[];
    }
  /** A session is open. */
  | ({ type: "opened" } & Opened)
  /** The board. */
  | {
      type: "board";
      /** It never changes during a game. */
      board: Board;
    }
  /** What can be seen. */
  | {
      type: "view";
      /** Of the position asked for. */
      view: View;
    }
  /** What may be decided. */
  | {
      type: "choices";
      /** Every legal move. */
      choices: Choice[];
    }
  /** What happened. */
  | {
      type: "steps";
      /** In order. */
      steps: Step[];
    }
  /** What a move would do. */
  | {
      type: "preview";
      /** The move is only looked at. */
      preview: Preview;
    }
  /** Spots touched so lead to a legal move. */
  | { type: "leads-on" }
  /** What a typed text means. */
  | {
      type: "read";
      /** A move, or a question for the next part. */
      reading: Read;
    }
  /** What happened. */
  | {
      type: "events";
      /** In order. */
      events: Event[];
    }
  /** How a session stands. */
  | {
      type: "standing";
      /** At the moment it was asked. */
      standing: Standing;
    }
  /** What a bot found. */
  | {
      type: "thought";
      /** Its move, and what it expects. */
      thought: Thought;
    }
  /** What every legal move is worth. */
  | {
      type: "judged";
      /** Best first. */
      moves: Judgement[];
    }
  /** The exact value. */
  | {
      type: "solved";
      /** Null if it could not be had. */
      solved: Solved | null;
    }
  /** The game as a record. */
  | {
      type: "record";
      /** With its text. */
      record: Record;
    }
  /** It was not done. */
  | {
      type: "fault";
      /** Why. */
      fault: Fault;
    };

/** A game that can be played. */
export interface Kind {
  /** The name by which it is called. */
  name: string;
  /** The name as it is written in a sentence. */
  title: string;
  /** What the game is, in a line. */
  about: Message;
  /** What can be chosen before it begins. */
  options: GameOption[];
  /** The named players, weakest first. */
  bots: Bot[];
  /** The player to sit down against when nobody asked for another. */
  usual: string;
  /** The file that must be lent before anybody thinks about it; null if there is none, or it is here already. */
  lends: string | null;
}

/** A sentence: where it stands, its key, and what to fill in. */
export interface Message {
  /** The name of the bundle of sentences. */
  bundle: string;
  /** The key of the sentence. */
  key: string;
  /** What is filled in, by name. */
  values?: { [name: string]: Arg };
}

/** Something to fill into a sentence. */
export type Arg =
  /** A number. */
  | { number: number }
  /** Text that is the same in every language. */
  | { text: string }
  /** Another sentence, said in the same language. */
  | { say: Message };

/** Something that can be chosen before a game begins. */
export interface GameOption {
  /** The name of the option. */
  key: string;
  /** What it decides. */
  label: Message;
  /** What it can be; null if it is any text of a form that the game reads. */
  values: OptionValue[] | null;
  /** An example of such a text. */
  example?: string | null;
  /** What one gets without saying so. */
  usual: string;
}

/** A value of an option. */
export interface OptionValue {
  /** As it is written. */
  value: string;
  /** What it means. */
  label: Message;
}

/** A named player. */
export interface Bot {
  /** The name by which it is called. */
  name: string;
  /** How it plays. */
  about: Message;
  /** How strong it is, as measured. */
  strength: Message;
  /** How many Elo points above the player it was measured against. */
  elo: number | null;
  /** That player. */
  against: string | null;
  /** Whether it comes from the student report. */
  report: boolean;
  /** How strong it is on the game's own scale, on which the baseline stands at 0. */
  rating: number;
  /** In 95 of 100 cases its true rating is no further away than this. */
  rating_error: number;
  /** To which part of the roster it belongs. */
  group: Group;
}

/** A part of a game's roster. */
export type Group =
  /** The main levels: evenly spread, from the gentlest to the strongest. */
  | "main"
  /** The finer steps between them. */
  | "between"
  /** The players of the student report, as it describes and names them. */
  | "report";

/** A position with one right first move, which is proven. */
export interface Puzzle {
  /** Its name: `quantik-0001`. */
  id: string;
  /** The game. */
  game: string;
  /** The position. */
  position: string;
  /** What the seat to move reaches: a win or a draw. */
  goal: Value;
  /** The length of the win, where the game knows lengths; null for a draw. */
  plies: number | null;
  /** How hard it is, 1 to 3. */
  grade: number;
  /** A line that reaches the goal; only its first move does. */
  solution: string[];
}

/** A result for the seat to move. */
export type Value =
  /** It wins. */
  | "win"
  /** Nobody wins. */
  | "draw"
  /** It loses. */
  | "loss";

/** A rule in short steps. */
export interface Lesson {
  /** Its name: `oware-capture`. */
  id: string;
  /** The game. */
  game: string;
  /** Its title, in each language by code. */
  title: Spoken;
  /** The steps. */
  pages: Page[];
}

/** A text in every language. */
export interface Spoken {
  /** English. */
  en: string;
  /** Portuguese. */
  pt: string;
}

/** A step of a lesson. */
export interface Page {
  /** What is said. */
  text: Spoken;
  /** The position that is shown. */
  position: string;
  /** Moves that are shown from there. */
  moves?: string[];
  /** Something to try after the moves that are shown: any of these moves is right. */
  tries?: string[];
  /** Moves that the rule of this page forbids there; whoever tries one hears the rule's sentence. */
  refused?: string[];
  /** What is said when it was tried rightly. */
  done?: Spoken | null;
}

/** A session that was opened. */
export interface Opened {
  /** The game. */
  game: string;
  /** What each seat is called. */
  seats: Message[];
  /** Who sits there. */
  players: string[];
  /** How many moves have been played. */
  ply: number;
  /** The position now. */
  position: string;
}

/** What is fixed for a game and its options; lengths are hundredths of a cell. */
export interface Board {
  /** How wide and high it is, hands and buttons included. */
  extent: [number, number];
  /** Every place that holds tokens or can be touched, by index. */
  spots: Spot[];
  /** Lines that are printed on the board: from here to there. */
  strokes: [[number, number], [number, number]][];
  /** Letters and numbers that are printed beside it. */
  coordinates: Coordinate[];
  /** Where each seat sits. */
  sides: Side[];
  /** Every look that a token can have, by index: what a skin must be able to draw. */
  looks: Look[];
  /** What those are made of, by index. */
  paints: Paint[];
  /** What the scores of a view count, if the game has any. */
  scoring: Message | null;
  /** The score that wins at once, if one does. */
  goal?: number | null;
}

/** A place that holds tokens, or that can be touched, or both; or a group of such places. */
export interface Spot {
  /** Its name. */
  id: string;
  /** What kind of place it is. */
  kind: SpotKind;
  /** Whose it is, for hands and stores. */
  seat?: number | null;
  /** Its shape. */
  outline: Outline;
  /** What it is called. */
  label: Message;
  /** Where its middle lies. */
  at: [number, number];
  /** How wide and high it is. */
  size: [number, number];
  /** How many tokens can lie on it at once. */
  stack: number;
  /** The spot of the group it is part of. */
  group?: number | null;
  /** Whether it can ever be part of a move. */
  touch: boolean;
  /** What a person types for it, where that is not its id. */
  name?: Message | null;
  /** What it is called where its group is understood. */
  inner?: Message | null;
  /** Which of the places around the same middle it is; 0, the outermost, if absent. */
  layer?: number;
  /** Its number among buttons that stand in a row. */
  number?: number | null;
  /** The spot of the group that it belongs to without lying in it: the table of a marker. */
  of?: number | null;
}

/** What kind of place a spot is. */
export type SpotKind =
  /** A place of the board itself. */
  | "place"
  /** A container of other spots. */
  | "group"
  /** Where a seat keeps pieces it has yet to play. */
  | "hand"
  /** Where a seat keeps what it has won. */
  | "store"
  /** Where a marker lies. */
  | "marker"
  /** A choice without a place on the board. */
  | "button";

/** The shape of a spot. */
export type Outline =
  /** A round hollow that things lie in. */
  | "pit"
  /** A square that things stand on. */
  | "square"
  /** A round place that something stands on or around. */
  | "peg"
  /** A rectangle with something written on it, or a tray. */
  | "card"
  /** A round table or field that holds other spots. */
  | "disc";

/** A letter or number that is printed beside the board. */
export interface Coordinate {
  /** What is printed. */
  text: string;
  /** Where its middle lies. */
  at: [number, number];
}

/** Where a seat sits. */
export interface Side {
  /** Who. */
  seat: number;
  /** At which edge. */
  edge: Edge;
}

/** An edge of the board. */
export type Edge =
  /** Nearest to the reader. */
  | "bottom"
  /** On the left. */
  | "left"
  /** Opposite the reader. */
  | "top"
  /** On the right. */
  | "right";

/** How a token looks. */
export interface Look {
  /** The shape's name, for a skin to draw. */
  shape: string;
  /** What it is made of: an index among the paints. */
  paint: number;
  /** One column wide, for a terminal with Unicode. */
  glyph: string;
  /** The same in ASCII. */
  ascii: string;
  /** Drawn as a number where there is only room for one character. */
  counted: boolean;
  /** Stands around another token of its spot rather than in its place. */
  around: boolean;
  /** Used up, and shown so. */
  spent: boolean;
  /** What one of them is called. */
  name: Message;
  /** What several are called, `count` still to be filled in. */
  several?: Message | null;
}

/** A material, by day and in the evening. */
export interface Paint {
  /** Its name. */
  name: string;
  /** On a light ground. */
  day: Tone;
  /** On a dark ground. */
  evening: Tone;
}

/** A material in one light, as `#rrggbb`. */
export interface Tone {
  /** The body of a thing made of it. */
  fill: string;
  /** Its outline, and text written in it. */
  ink: string;
}

/** What a position looks like on its board. */
export interface View {
  /** Every token, those under others first: spot, look, how many. */
  tokens: [number, number, number][];
  /** A number for each seat, if the game keeps scores. */
  scores?: number[];
  /** What to point out. */
  marks: Mark[];
  /** Short facts beside the board. */
  facts: Message[];
  /** Who must decide; null when the game is over. */
  turn: number | null;
  /** The question to whoever must decide. */
  question: Message | null;
  /** The result with its reason, when the game is over. */
  verdict: Message | null;
}

/** Something to point out. */
export type Mark =
  /** The last move touched a spot. */
  | {
      type: "last";
      /** The spot. */
      spot: number;
    }
  /** In the last move tokens went from a spot to another; what went to a store was taken. */
  | {
      type: "moved";
      /** What moved: its look. */
      look: number;
      /** How many. */
      count: number;
      /** From where. */
      from: number;
      /** To where. */
      to: number;
    }
  /** The question is about this spot: the marker that waits for an answer, the table that would be turned. */
  | {
      type: "asked";
      /** The spot. */
      spot: number;
    }
  /** A winning line. */
  | {
      type: "line";
      /** Its spots, in order. */
      spots: number[];
    }
  /** Why the game is decided. */
  | {
      type: "reason";
      /** In words. */
      say: Message;
    }
  /** A seat has claimed a spot. */
  | {
      type: "claimed";
      /** The spot. */
      spot: number;
      /** The seat. */
      seat: number;
    }
  /** The last move turned this group clockwise. */
  | {
      type: "turned";
      /** The spot of the group. */
      spot: number;
      /** By so much. */
      degrees: number;
    }
  /** The last move let these two groups change places. */
  | {
      type: "swapped";
      /** The spot of one. */
      one: number;
      /** The spot of the other. */
      other: number;
    };

/** A legal move as a path of spots to touch. */
export interface Choice {
  /** The move's canonical text. */
  text: string;
  /** The spots to touch, in order. */
  path: number[];
  /** The same in another order, where the order does not matter. */
  also?: number[] | null;
  /** The move in a sentence. */
  say: Message;
}

/** One thing that happens during a move. */
export interface Step {
  /** What moves, all at the same time. */
  changes: Change[];
  /** How it moves; null if everything goes its own way. */
  motion?: Motion | null;
  /** The step in words. */
  say: Message;
}

/** Tokens going from a spot to another, or looking different from now on. */
export type Change =
  /** So many tokens of a look go from a spot to another. */
  | {
      type: "shift";
      /** What moves. */
      look: number;
      /** How many. */
      count: number;
      /** From where. */
      from: number;
      /** To where. */
      to: number;
    }
  /** The token of one look on a spot has another from now on. */
  | {
      type: "become";
      /** Where it lies. */
      spot: number;
      /** How it looked. */
      from: number;
      /** How it looks. */
      to: number;
    };

/** How the changes of a step belong together. */
export type Motion =
  /** A group turns as one, clockwise. */
  | {
      type: "turn";
      /** The spot of the group. */
      spot: number;
      /** By so much. */
      degrees: number;
    }
  /** Two groups change places as wholes. */
  | {
      type: "swap";
      /** The spot of one. */
      one: number;
      /** The spot of the other. */
      other: number;
    };

/** What a move that is only looked at would do. */
export interface Preview {
  /** What would happen, in order. */
  steps: Step[];
  /** What could be seen afterwards. */
  after: View;
  /** What there is to know about it beyond its own sentence, the weightiest first. */
  remarks: Message[];
}

/** What a typed text means. */
export type Read =
  /** A move. */
  | {
      type: "move";
      /** Its canonical text. */
      text: string;
    }
  /** Right so far. */
  | {
      type: "more";
      /** Asks for the next part. */
      question: Message;
    };

/** Something that happened. */
export interface Event {
  /** Its number, counted from 1 without gaps. */
  number: number;
  /** When, in thousandths of a second. */
  at: number;
  /** What. */
  what: Happening;
}

/** What can happen. */
export type Happening =
  /** A seat played a move. */
  | {
      type: "moved";
      /** Who. */
      seat: number;
      /** The move's canonical text. */
      text: string;
    }
  /** A seat offers a draw. */
  | {
      type: "draw-offered";
      /** Who. */
      seat: number;
    }
  /** A seat agrees to the draw; it is one when all have. */
  | {
      type: "draw-agreed";
      /** Who. */
      seat: number;
    }
  /** A seat does not want the draw. */
  | {
      type: "draw-declined";
      /** Who. */
      seat: number;
    }
  /** A seat asks to go back. */
  | {
      type: "takeback-offered";
      /** Who. */
      seat: number;
      /** To where so many moves had been played. */
      to: number;
    }
  /** A seat agrees to go back; it is done when all have. */
  | {
      type: "takeback-agreed";
      /** Who. */
      seat: number;
    }
  /** A seat does not want to go back. */
  | {
      type: "takeback-declined";
      /** Who. */
      seat: number;
    }
  /** The game went back. */
  | {
      type: "took-back";
      /** At whose wish. */
      seat: number;
      /** To where so many moves had been played. */
      to: number;
    }
  /** A seat gave up. */
  | {
      type: "resigned";
      /** Who. */
      seat: number;
    }
  /** A seat ran out of time. */
  | {
      type: "flagged";
      /** Who. */
      seat: number;
    }
  /** It is over. */
  | {
      type: "ended";
      /** Why, as records write it: `rules`, `resigned 2`, `agreed`. */
      ending: string;
      /** The result; null without one. */
      outcome: Outcome | null;
    };

/** A result. */
export interface Outcome {
  /** The winning seat; null is a draw. */
  winner: number | null;
  /** Points of the two seats, where the game has them. */
  scores?: [number, number] | null;
  /** The winning colour, where a seat plays more than one. */
  colour?: string | null;
}

/** How a session stands. */
export interface Standing {
  /** How many moves have been played. */
  ply: number;
  /** How many events there are. */
  events: number;
  /** Who must decide; null when it is over. */
  turn: number | null;
  /** How long each seat still has, in thousandths of a second; null without a clock. */
  clocks: (number | null)[];
  /** When the running clock will have run out; null if it never does. */
  deadline: number | null;
  /** Seats that want a draw. */
  draw: number[];
  /** Who wants to go back, and to where; null if nobody does. */
  takeback: Takeback | null;
  /** Seats that have left a game in which the others play on. */
  out: number[];
  /** Why it is over, as records write it; null while it goes on. */
  ending: string | null;
  /** The result; null without one. */
  outcome: Outcome | null;
}

/** A wish to go back. */
export interface Takeback {
  /** Who. */
  seat: number;
  /** To where so many moves had been played. */
  to: number;
}

/** What a bot has found. */
export interface Thought {
  /** The move it would play. */
  best: string | null;
  /** What the position is worth for the seat to move, if that is known. */
  value: Value | null;
  /** Whether that is proven. */
  proven: boolean;
  /** How many moves until the end, if that is proven. */
  plies: number | null;
  /** A guess in hundredths of the game's own unit. */
  score: number | null;
  /** The line of play it expects. */
  line: string[];
  /** How many moves it applied. */
  nodes: number;
}

/** What a legal move is worth to the seat that makes it. */
export interface Judgement {
  /** The move. */
  move: string;
  /** Its value, if that is known. */
  value: Value | null;
  /** Whether that is proven. */
  proven: boolean;
  /** How many moves until the end. */
  plies: number | null;
  /** A guess in hundredths of the game's own unit. */
  score: number | null;
  /** Why it is bad, if there is something to point at. */
  why: Message | null;
}

/** A solved position. */
export interface Solved {
  /** Its value for the seat to move. */
  value: Value;
  /** How many moves until the end. */
  plies: number | null;
  /** A line of best play to the end. */
  line: string[];
  /** Moves applied to find it. */
  nodes: number;
}

/** A game record. Its text is the interchange; the rest is the same, taken apart for whoever draws it. */
export interface Record {
  /** The record as text. */
  text: string;
  /** The game's name. */
  game: string;
  /** Its options in words. */
  options: string;
  /** The day it was played, if that is known. */
  date: string;
  /** Who played, in seat order. */
  seats: string[];
  /** The first position, when it is not the start under the options. */
  position: string | null;
  /** The moves as they were played, and all that is said about them. */
  main: Variation;
  /** The winning seat counted from 1, `draw`, or `*`. */
  result: string;
}

/** A line of moves with what is said about it, and the lines that leave it. */
export interface Variation {
  /** The moves. */
  moves: string[];
  /** Comments, by how many moves stand before them. */
  comments?: { [number: number]: string[] };
  /** What moves are worth, by how many moves stand before, the move itself included: `win 5`, `draw`, `+1.25`. */
  values?: { [number: number]: string };
  /** Other lines, by how many moves stand before them. */
  branches?: { [number: number]: Variation[] };
}

/** Why something was not done. Nothing has changed. */
export interface Fault {
  /** Which rule it is; stays the same whatever becomes of the sentence. */
  code: string;
  /** The sentence. */
  say: Message;
  /** The spot it is about, if it is about one. */
  about?: number | null;
  /** The spots that forbid it. */
  because?: number[];
}
