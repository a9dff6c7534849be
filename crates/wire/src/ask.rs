//! What can be asked, by purpose: what there is, looking at a session, holding it, thinking about it.

use serde::{Deserialize, Serialize};

use crate::command::Command;
use crate::event::Event;
use crate::record::Variation;
use crate::series::{Kept, Plan};
use crate::tagged::tagged;

/// What can be asked. Whoever answers for others offers them some of these rooms and not all: a spectator looks, and no client
/// holds a session.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// What there is.
    Catalogue(Catalogue),
    /// Looking at the session.
    Look(Looking),
    /// Holding the session.
    Hold(Holding),
    /// Thinking.
    Think(Thinking),
}

/// What there is, without any session.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Catalogue {
    /// Every game there is.
    Kinds,
    /// Whether options of a game fit together.
    Fits {
        /// The game.
        game: String,
        /// The options, as `key=value` words.
        options: String,
    },
    /// The rule book, in Markdown.
    Rules {
        /// The game.
        game: String,
        /// In which language.
        lang: Lang,
    },
    /// Puzzles with one right first move, which is proven.
    Puzzles {
        /// The game.
        game: String,
    },
    /// The rules in short steps.
    Lessons {
        /// The game.
        game: String,
    },
    /// A record, in our form or in another that we speak, with every move of it checked.
    ReadRecord {
        /// Its text.
        text: String,
    },
    /// A record with something else in its place: checked and written anew.
    EditRecord(EditRecord),
    /// The records of a file, apart from each other. Nothing of them is checked.
    SplitRecords {
        /// The file.
        text: String,
    },
    /// A record of ours in the other form that its game speaks.
    ForeignRecord {
        /// Its text.
        text: String,
    },
}

tagged!(Catalogue {
    "kinds" => Kinds,
    "fits" => Fits { game, options },
    "rules" => Rules { game, lang },
    "puzzles" => Puzzles { game },
    "lessons" => Lessons { game },
    "read-record" => ReadRecord { text },
    "edit-record" => EditRecord(EditRecord),
    "split-records" => SplitRecords { text },
    "foreign-record" => ForeignRecord { text },
});

/// What is to stand in a record instead.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EditRecord {
    /// The record as text.
    pub text: String,
    /// Other moves, with all that is said about them; the same, if null.
    #[serde(default)]
    pub main: Option<Variation>,
    /// Another result; the same, if null.
    #[serde(default)]
    pub result: Option<String>,
    /// The day it was played, if it does not say one: `2026.11.15`.
    #[serde(default)]
    pub date: Option<String>,
    /// Tags that we give no meaning to, added unless it has them.
    #[serde(default)]
    pub tags: Vec<(String, String)>,
}

/// Looking at a session. Nothing changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Looking {
    /// The board.
    Board,
    /// What can be seen.
    View {
        /// After so many moves; now, if null.
        #[serde(default)]
        ply: Option<u32>,
    },
    /// Every legal move.
    Choices,
    /// What happened during a move.
    Steps {
        /// Which, counted from 1.
        ply: u32,
    },
    /// What a move would do.
    Preview {
        /// Its canonical text.
        text: String,
    },
    /// Why spots touched lead to no legal move.
    Why {
        /// In this order.
        path: Vec<u16>,
    },
    /// What a typed text means.
    Read {
        /// What was typed.
        text: String,
        /// In which language.
        lang: Lang,
    },
    /// Who is to decide, how long everybody has, what is offered, who has left.
    Standing,
    /// The score of the games in a row.
    Score,
    /// Everything that happened after an event; all, if null.
    Events {
        /// Its number.
        #[serde(default)]
        after: Option<u32>,
    },
    /// The game as a record.
    Record {
        /// The day it is played: `2026.11.15`.
        #[serde(default)]
        date: String,
    },
    /// How good every move was, as far as positions have been looked at.
    Review {
        /// What was found there, in any order, as it was answered.
        appraisals: Vec<String>,
    },
}

tagged!(Looking {
    "board" => Board,
    "view" => View { ply },
    "choices" => Choices,
    "steps" => Steps { ply },
    "preview" => Preview { text },
    "why" => Why { path },
    "read" => Read { text, lang },
    "standing" => Standing,
    "score" => Score,
    "events" => Events { after },
    "record" => Record { ; date },
    "review" => Review { appraisals },
});

/// Holding a session: for whoever keeps it, and says who sits where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Holding {
    /// To begin the first of several games.
    Open {
        /// How they are to be played.
        plan: Plan,
        /// The seed of this one: of its deal, and of its levels' choices.
        #[serde(default)]
        seed: u64,
    },
    /// To take up a game from a record.
    Load {
        /// Its text.
        record: String,
        /// The seed of its levels' choices.
        #[serde(default)]
        seed: u64,
    },
    /// To take up a game that was kept, with the clocks it had.
    Resume {
        /// All that was kept.
        kept: Kept,
    },
    /// To see a session that is held elsewhere, as its events tell it.
    Mirror {
        /// All of them.
        events: Vec<Event>,
    },
    /// What has happened since to a session that is held elsewhere.
    Follow {
        /// In order.
        events: Vec<Event>,
    },
    /// What a seat asks for.
    Command {
        /// Who, as the holder knows the sender.
        seat: u8,
        /// What.
        command: Command,
        /// What a level thinks that its move is worth: `win 5`, `+1.25`.
        #[serde(default)]
        worth: Option<String>,
    },
    /// To take back to a person's last decision.
    Undo,
    /// To play again what was taken back last.
    Redo,
    /// Looks at the clocks: what has happened by time alone.
    Tick,
    /// To begin the next game of the series.
    Again {
        /// Its seed.
        seed: u64,
    },
    /// All that is to be kept.
    Keep,
}

tagged!(Holding {
    "open" => Open { plan; seed },
    "load" => Load { record; seed },
    "resume" => Resume { kept },
    "mirror" => Mirror { events },
    "follow" => Follow { events },
    "command" => Command { seat, command, worth },
    "undo" => Undo,
    "redo" => Redo,
    "tick" => Tick,
    "again" => Again { seed },
    "keep" => Keep,
});

/// Thinking, within what the host allows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Thinking {
    /// What a level finds.
    Level {
        /// Which; the one to move, if null, or else the game's usual one.
        #[serde(default)]
        name: Option<String>,
        /// From which its random choices follow, if it is not the one to move.
        #[serde(default)]
        seed: u64,
        /// At most so many moves applied; as many as the level usually does, if null.
        #[serde(default)]
        nodes: Option<u64>,
    },
    /// Whether a level agrees to a draw that is offered to it.
    Draw {
        /// The level's seat.
        seat: u8,
    },
    /// Every legal move with its value, and what it gives away.
    Analyse {
        /// Within so many nodes.
        nodes: u64,
    },
    /// The position in which a move was made, for a review of the game.
    Appraise {
        /// Which move, counted from 1.
        ply: u32,
        /// Within so many nodes.
        nodes: u64,
    },
    /// The exact value.
    Solve {
        /// Within so many nodes.
        nodes: u64,
    },
    /// Whether moves solve a puzzle. Needs no session.
    Attempt {
        /// Its name.
        puzzle: String,
        /// What the solver has tried, in order; all but the last were right.
        moves: Vec<String>,
        /// Within so many nodes, where the solver must be asked.
        nodes: u64,
    },
}

tagged!(Thinking {
    "level" => Level { name, nodes; seed },
    "draw" => Draw { seat },
    "analyse" => Analyse { nodes },
    "appraise" => Appraise { ply, nodes },
    "solve" => Solve { nodes },
    "attempt" => Attempt { puzzle, moves, nodes },
});

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    En,
    /// Portuguese.
    Pt,
}

impl From<Lang> for tabuleiro_game::Lang {
    fn from(lang: Lang) -> tabuleiro_game::Lang {
        match lang {
            Lang::En => tabuleiro_game::Lang::En,
            Lang::Pt => tabuleiro_game::Lang::Pt,
        }
    }
}
