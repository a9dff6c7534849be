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

/**
 * What can be asked. Whoever answers for others offers them some of these rooms and not all: a spectator looks, and no client
 * holds a session.
 */
export type Ask =
  /** What there is. */
  | { catalogue: Catalogue }
  /** Looking at the session. */
  | { look: Looking }
  /** Holding the session. */
  | { hold: Holding }
  /** Thinking. */
  | { think: Thinking };

/** What there is, without any session. */
export type Catalogue =
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
  /** A record, in our form or in another that we speak, with every move of it checked. */
  | {
      type: "read-record";
      /** Its text. */
      text: string;
    }
  /** A record with something else in its place: checked and written anew. */
  | ({ type: "edit-record" } & EditRecord)
  /** The records of a file, apart from each other. Nothing of them is checked. */
  | {
      type: "split-records";
      /** The file. */
      text: string;
    }
  /** A record of ours in the other form that its game speaks. */
  | {
      type: "foreign-record";
      /** Its text. */
      text: string;
    };

/** A language. */
export type Lang =
  /** English. */
  | "en"
  /** Portuguese. */
  | "pt";

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

/** What is to stand in a record instead. */
export interface EditRecord {
  /** The record as text. */
  text: string;
  /** Other moves, with all that is said about them; the same, if null. */
  main?: Variation | null;
  /** Another result; the same, if null. */
  result?: string | null;
  /** The day it was played, if it does not say one: `2026.11.15`. */
  date?: string | null;
  /** Tags that we give no meaning to, added unless it has them. */
  tags?: [string, string][];
}

/** Looking at a session. Nothing changes. */
export type Looking =
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
  /** Who is to decide, how long everybody has, what is offered, who has left. */
  | { type: "standing" }
  /** The score of the games in a row. */
  | { type: "score" }
  /** Everything that happened after an event; all, if null. */
  | {
      type: "events";
      /** Its number. */
      after?: number | null;
    }
  /** The game as a record. */
  | {
      type: "record";
      /** The day it is played: `2026.11.15`. */
      date?: string;
    }
  /** How good every move was, as far as positions have been looked at. */
  | {
      type: "review";
      /** What was found there, in any order, as it was answered. */
      appraisals: string[];
    };

/** Holding a session: for whoever keeps it, and says who sits where. */
export type Holding =
  /** To begin the first of several games. */
  | {
      type: "open";
      /** How they are to be played. */
      plan: Plan;
      /** The seed of this one: of its deal, and of its levels' choices. */
      seed?: number;
    }
  /** To take up a game from a record. */
  | {
      type: "load";
      /** Its text. */
      record: string;
      /** The seed of its levels' choices. */
      seed?: number;
    }
  /** To take up a game that was kept, with the clocks it had. */
  | {
      type: "resume";
      /** All that was kept. */
      kept: Kept;
    }
  /** To see a session that is held elsewhere, as its events tell it. */
  | {
      type: "mirror";
      /** All of them. */
      events: Event[];
    }
  /** What has happened since to a session that is held elsewhere. */
  | {
      type: "follow";
      /** In order. */
      events: Event[];
    }
  /** What a seat asks for. */
  | {
      type: "command";
      /** Who, as the holder knows the sender. */
      seat: number;
      /** What. */
      command: Command;
      /** What a level thinks that its move is worth: `win 5`, `+1.25`. */
      worth?: string | null;
    }
  /** To take back to a person's last decision. */
  | { type: "undo" }
  /** To play again what was taken back last. */
  | { type: "redo" }
  /** Looks at the clocks: what has happened by time alone. */
  | { type: "tick" }
  /** To begin the next game of the series. */
  | {
      type: "again";
      /** Its seed. */
      seed: number;
    }
  /** All that is to be kept. */
  | { type: "keep" };

/** How a game, and those after it, are to be played. */
export interface Plan {
  /** The game. */
  game: string;
  /** Its options, as `key=value` words. */
  options: string;
  /** Where every game begins, if not at the start. */
  position: string | null;
  /** Whether chance deals every game anew, where it decides something. */
  dealt: boolean;
  /** Who plays, in the order in which they sit down for the first game. Empty: people without names on all seats. */
  players: Player[];
  /** What was agreed. */
  terms: Terms;
}

/** Who sits on a seat. */
export type Player =
  /** A person. */
  | {
      type: "person";
      /** As records call them; `human` without a name. */
      name: string;
    }
  /** A level of the game. */
  | {
      type: "level";
      /** The name by which it is called. */
      name: string;
    }
  /** Another program. */
  | {
      type: "program";
      /** What it calls itself. */
      name: string;
      /** The command that starts it. */
      command: string;
    };

/** What was agreed before the first move. */
export interface Terms {
  /** How time is measured out. */
  control: TimeControl;
  /** Within what everybody's first move must come, in thousandths of a second; null if it may come at any time. */
  first_move: number | null;
  /** From which every random choice of the levels follows. */
  seed: number;
  /** Whether everybody sits at one screen, so that nobody need be asked before a move is taken back. */
  friendly: boolean;
  /** Whether it counts for ratings. */
  rated: boolean;
  /** Whether moves may be taken back. */
  takebacks: boolean;
  /** Whether hints and values may be asked for. */
  help: boolean;
}

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
    }
  /** A bank of time that every move adds to, but never beyond so much. */
  | {
      type: "bank";
      /** At the beginning. */
      start: number;
      /** After every move. */
      add: number;
      /** The most that lies there. */
      most: number;
    };

/** All that is kept of a game and the series it belongs to. */
export interface Kept {
  /** What happened in the series. */
  series: SeriesEvent[];
  /** What happened in the game. */
  events: Event[];
  /** Until when somebody held the game: later no clock ran. */
  served: number;
}

/** Something that happened in a series. */
export interface SeriesEvent {
  /** Its number, counted from 0 without gaps. */
  number: number;
  /** When, in thousandths of a second. */
  at: number;
  /** What. */
  what: SeriesHappening;
}

/** What can happen in a series. Players are numbered as they first sat down. */
export type SeriesHappening =
  /** The players sit down for the first game. */
  | {
      type: "opened";
      /** The form of this log. */
      version: number;
      /** How all games are to be played. */
      plan: Plan;
    }
  /** A game is over. */
  | {
      type: "finished";
      /** Its result; null without one. */
      outcome: Outcome | null;
    }
  /** A player wants another game. */
  | {
      type: "rematch-offered";
      /** Who. */
      player: number;
    }
  /** A player agrees to it. */
  | {
      type: "rematch-agreed";
      /** Who. */
      player: number;
      /** The number of the event that offered it. */
      offer: number;
    }
  /** A player does not want it, or no longer. */
  | {
      type: "rematch-declined";
      /** Who. */
      player: number;
      /** The number of the event that offered it. */
      offer: number;
    }
  /** The next game begins. */
  | {
      type: "begun";
      /** Which player sits on each seat. */
      seating: number[];
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

/** Something that happened. All events of a session, one by one, give the session. */
export interface Event {
  /** Its number, counted from 0 without gaps. */
  number: number;
  /** When, in thousandths of a second. */
  at: number;
  /** The command it came from; left out if it happened by itself or was ruled. */
  cause?: Cause | null;
  /** What. */
  what: Happening;
}

/** The command that an event came from. */
export interface Cause {
  /** Whose. */
  seat: number;
  /** Its sender's name for it. */
  id: string;
}

/** What can happen. */
export type Happening =
  /** The players sit down: always the event 0. */
  | {
      type: "opened";
      /** The form of this log. */
      version: number;
      /** The game's name. */
      game: string;
      /** Its options in words. */
      options: string;
      /** The first position, when it is not the start under the options. */
      position: string | null;
      /** Who plays, in seat order. */
      players: Player[];
      /** What was agreed. */
      terms: Terms;
    }
  /** A seat played a move. */
  | {
      type: "moved";
      /** Who. */
      seat: number;
      /** The move's canonical text. */
      text: string;
      /** What of the time it took was given back, because it was the way's, in thousandths of a second. */
      lag?: number;
      /** What the level that played it thinks it is worth: `win 5`, `+1.25`. */
      worth?: string | null;
    }
  /** A seat offers a draw. */
  | {
      type: "draw-offered";
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
  /** A seat agrees to an offer; it is done when all have. */
  | {
      type: "agreed";
      /** Who. */
      seat: number;
      /** The number of the event that made the offer. */
      offer: number;
    }
  /** A seat does not want what is offered. */
  | {
      type: "declined";
      /** Who. */
      seat: number;
      /** The number of the event that made the offer. */
      offer: number;
    }
  /** A seat takes its offer back. */
  | {
      type: "withdrawn";
      /** Who. */
      seat: number;
      /** The number of the event that made the offer. */
      offer: number;
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
  /** A seat was away for too long, and another has claimed the game. */
  | {
      type: "abandoned";
      /** Who was away. */
      seat: number;
      /** Who claimed. */
      by: number;
      /** Whether only a draw was claimed. */
      draw: boolean;
    }
  /** A seat was given time. */
  | {
      type: "time-given";
      /** Who. */
      seat: number;
      /** How much, in thousandths of a second. */
      span: number;
    }
  /** Nobody served the session: no clock ran. */
  | {
      type: "unserved";
      /** Since when. */
      from: number;
    }
  /** It is over. */
  | {
      type: "ended";
      /** Why, as records write it: `rules`, `resigned 2`, `agreed`. */
      ending: string;
      /** The result; null without one. */
      outcome: Outcome | null;
    };

/** What a seat asks for. Which seat that is, says whoever knows the sender, never the sender. */
export interface Command {
  /** The sender's own name for it, of 1 to 64 bytes: sent twice it is done once. */
  id: string;
  /** The number of the last event that the sender had seen. */
  seen: number;
  /** What. */
  act: Act;
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
  /** To go back to its own last decision. */
  | { type: "offer-takeback" }
  /** To agree to an offer, or not. */
  | {
      type: "answer";
      /** The number of the event that made it. */
      offer: number;
      /** Whether to agree. */
      yes: boolean;
    }
  /** To take an offer of its own back. */
  | {
      type: "withdraw";
      /** The number of the event that made it. */
      offer: number;
    }
  /** To give up. */
  | { type: "resign" }
  /** To break the game off without a result. */
  | { type: "abort" };

/** Thinking, within what the host allows. */
export type Thinking =
  /** What a level finds. */
  | {
      type: "level";
      /** Which; the one to move, if null, or else the game's usual one. */
      name?: string | null;
      /** From which its random choices follow, if it is not the one to move. */
      seed?: number;
      /** At most so many moves applied; as many as the level usually does, if null. */
      nodes?: number | null;
    }
  /** Whether a level agrees to a draw that is offered to it. */
  | {
      type: "draw";
      /** The level's seat. */
      seat: number;
    }
  /** Every legal move with its value, and what it gives away. */
  | {
      type: "analyse";
      /** Within so many nodes. */
      nodes: number;
    }
  /** The position in which a move was made, for a review of the game. */
  | {
      type: "appraise";
      /** Which move, counted from 1. */
      ply: number;
      /** Within so many nodes. */
      nodes: number;
    }
  /** The exact value. */
  | {
      type: "solve";
      /** Within so many nodes. */
      nodes: number;
    }
  /** Whether moves solve a puzzle. Needs no session. */
  | {
      type: "attempt";
      /** Its name. */
      puzzle: string;
      /** What the solver has tried, in order; all but the last were right. */
      moves: string[];
      /** Within so many nodes, where the solver must be asked. */
      nodes: number;
    };

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
  /** What came of a command. */
  | {
      type: "decided";
      /** What happened, in order; by time alone, if the command was refused. */
      events: Event[];
      /** What came of it when it was done before; null if it was not. */
      again: Event[] | null;
      /** Why it was not done; null if it was. */
      fault: Fault | null;
    }
  /** The score of the games in a row. */
  | {
      type: "score";
      /** The game that is over included. */
      score: Score;
    }
  /** All that is to be kept. */
  | {
      type: "kept";
      /** Whoever gives it back takes the game up where it was. */
      kept: Kept;
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
  /** A position that was looked at for a review. */
  | {
      type: "appraised";
      /** What was found, for whoever asks for a review; null if it was stopped, or no such move was made. */
      appraisal: string | null;
    }
  /** How good the moves of a game were. */
  | {
      type: "review";
      /** Those that were looked at, in order. */
      moves: Reviewed[];
      /** How well each seat played. */
      seats: Summary[];
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
      record: Archive;
    }
  /** Records apart from each other. */
  | {
      type: "records";
      /** Their texts, unchecked. */
      texts: string[];
    }
  /** A text in another program's form. */
  | {
      type: "foreign";
      /** The text. */
      text: string;
    }
  /** Whether a level agrees to a draw. */
  | {
      type: "draw";
      /** Whether it does. */
      yes: boolean;
    }
  /** What came of a try at a puzzle. */
  | {
      type: "attempted";
      /** How it went. */
      attempt: Attempted;
      /** The move of the solution that comes next, for whoever asks for help; null when it is solved. */
      expected: string | null;
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
  /** The name as it is written in an English sentence. */
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
  /** The ending of files in which another program keeps records of it, if we speak that form. */
  foreign: string | null;
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
  players: Player[];
  /** The number of the last event. */
  head: number;
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

/** The score of games in a row. */
export interface Score {
  /** The players, as they first sat down. */
  players: Player[];
  /** Which of them sits on each seat. */
  seating: number[];
  /** How many games each has won, the one that is over included. */
  won: number[];
  /** How many games nobody won. */
  drawn: number;
}

/** How a session stands. */
export interface Standing {
  /** The moment this tells of. */
  now: number;
  /** How many moves have been played. */
  ply: number;
  /** The number of the last event. */
  head: number;
  /** Who must decide; null when it is over. */
  turn: number | null;
  /** How long each seat still has, in thousandths of a second; null without a clock. */
  clocks: (number | null)[];
  /** When whoever must decide will have decided too late; null if that never is. */
  deadline: Deadline | null;
  /** What is offered and not answered yet. */
  offers: Offer[];
  /** Seats that have left the game. */
  gone: number[];
  /** Why it is over, as records write it; null while it goes on. */
  ending: string | null;
  /** The result; null without one. */
  outcome: Outcome | null;
}

/** When a seat will have decided too late. */
export interface Deadline {
  /** When. */
  at: number;
  /** Who. */
  seat: number;
  /** Whether it is for a first move: then nobody wins. */
  first_move: boolean;
}

/** Something that a seat has offered: a draw, or to go back. */
export interface Offer {
  /** The number of the event that made it, by which it is answered. */
  number: number;
  /** Who made it. */
  by: number;
  /** Who agrees. */
  agreed: number[];
  /** To where so many moves had been played; null if it is a draw. */
  to: number | null;
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
  /** How likely a win it makes, in thousandths; null where nothing is known. */
  chance: number | null;
  /** How bad it is beside the best one, if it is. */
  grade: Grade | null;
}

/** How bad a move is. */
export type Grade =
  /** A little was given away: a slip. */
  | "inaccuracy"
  /** Much. */
  | "mistake"
  /** The game, or half of it. */
  | "blunder";

/** A move of a game, looked at again. */
export interface Reviewed {
  /** Which move, counted from 1. */
  ply: number;
  /** Who made it. */
  seat: number;
  /** The move. */
  move: string;
  /** What the position was worth to whoever made it. */
  before: Valued;
  /** What the move made of it. */
  after: Valued;
  /** How likely a win was before and after, in thousandths; null where nothing is known. */
  chance: [number, number] | null;
  /** The best move. */
  best: string;
  /** How bad it was, if it was. */
  grade: Grade | null;
  /** Why it was bad, if it was and that can be said. */
  why: Message | null;
}

/** What a position or a move is worth to a seat. */
export interface Valued {
  /** Its value, if that is known. */
  value: Value | null;
  /** Whether that is proven. */
  proven: boolean;
  /** How many moves until the end, where that is proven. */
  plies: number | null;
  /** A guess in hundredths of the game's own unit, where nothing is proven. */
  score: number | null;
}

/** How well one seat played. */
export interface Summary {
  /** How many moves it made that were looked at. */
  moves: number;
  /** Of how many of them nobody can say what they are worth. */
  unknown: number;
  /** How many slips, mistakes and blunders. */
  grades: [number, number, number];
  /** How much of what was to be had its moves kept, in thousandths; null where nothing is known of any. */
  accuracy: number | null;
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
export interface Archive {
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
  /** What they are, in seat order: `person`, `level` or `program`; empty if the record does not say. */
  sorts: string[];
  /** Seats that left while the others played on, each with how many moves had been played. */
  out: [number, number][];
  /** The first position, when it is not the start under the options. */
  position: string | null;
  /** The moves as they were played, and all that is said about them. */
  main: Variation;
  /** The winning seat counted from 1, `draw`, or `*`. */
  result: string;
}

/** What came of a try at a puzzle. */
export type Attempted =
  /** It is right. These moves of the others followed; it is the solver's turn again. */
  | {
      type: "go-on";
      /** What the others answered, in order. */
      replies: string[];
    }
  /** It is right, and the puzzle is solved. */
  | { type: "solved" }
  /** It misses the goal. This line shows why: the move itself, and what follows. */
  | {
      type: "wrong";
      /** The move and the replies to it. */
      line: string[];
    }
  /** It is not the move of the solution, and nobody could say whether it reaches the goal. */
  | { type: "unknown" };

/** How a grade is written behind a move, the mildest first. */
export const GLYPHS: Record<Grade, string> = {
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};
