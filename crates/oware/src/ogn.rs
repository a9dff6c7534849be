//! The game files of the program Aualé, `.ogn`: tags, moves by pairs with what they capture, and the final seeds.
//!
//! ```
//! use tabuleiro_oware::Ogn;
//! let text = "[Variant \"Abapa\"]\n[South \"Ama\"]\n\n1. D c {a quiet beginning} 2. F a *\n";
//! let game: Ogn = text.parse()?;
//! assert_eq!((game.south.as_str(), game.moves.len()), ("Ama", 4));
//! assert_eq!(game.to_string().parse(), Ok(game));
//! # Ok::<(), tabuleiro_game::TextError>(())
//! ```

use std::fmt;

use tabuleiro_game::{Detail, Game, Record, Seat};

use crate::{Move, Oware, OwareOptions};

/// A game as an `.ogn` file has it.
///
/// Reading replays the moves and refuses illegal ones and wrong captures. Printing what was read from a printed game
/// gives the same text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ogn {
    /// Where it was an event, its name.
    pub event: String,
    /// Where it was played.
    pub site: String,
    /// When, as `2012.11.04`.
    pub date: String,
    /// The round of the event.
    pub round: String,
    /// Who played South.
    pub south: String,
    /// Who played North.
    pub north: String,
    /// Tags that mean nothing here, kept in order.
    pub others: Vec<(String, String)>,
    /// Where the game began, if not at the start of a game by the book.
    pub start: Option<Oware>,
    /// The moves.
    pub moves: Vec<Move>,
    /// Comments, each with the number of moves before it.
    pub comments: Vec<(usize, String)>,
    /// The final seeds of South and North; `None` for an unfinished game.
    pub result: Option<[u8; 2]>,
}

/// Lines are broken so that they stay below this many characters where they can.
const WIDTH: usize = 79;

impl Default for Ogn {
    /// A game of which nothing is known, without moves.
    fn default() -> Ogn {
        let unknown = || "?".to_owned();
        Ogn {
            event: unknown(),
            site: unknown(),
            date: "????.??.??".to_owned(),
            round: unknown(),
            south: unknown(),
            north: unknown(),
            others: Vec::new(),
            start: None,
            moves: Vec::new(),
            comments: Vec::new(),
            result: None,
        }
    }
}

impl Ogn {
    /// The moves and the result of a record; the tags are unknown.
    pub fn of(record: &Record<Oware>) -> Ogn {
        let usual = Oware::start(OwareOptions::default());
        let result = record.outcome().and_then(|outcome| match outcome.detail {
            Detail::Scores(scores) => Some(scores),
            _ => None,
        });
        let start = Some(*record.start()).filter(|start| *start != usual);
        Ogn { start, moves: record.moves().to_vec(), result, ..Ogn::default() }
    }

    /// Where the game began.
    pub fn first(&self) -> Oware {
        self.start.unwrap_or_else(|| Oware::start(OwareOptions::default()))
    }

    /// The game as a record; `None` if its moves are not all legal, which no file that was read has.
    pub fn record(&self) -> Option<Record<Oware>> {
        let mut record = Record::new(self.first());
        self.moves.iter().try_for_each(|&mv| record.play(mv)).ok()?;
        Some(record)
    }

    /// The name of the rules.
    pub(crate) fn variant(at: &Oware) -> &'static str {
        if at.is_report() { "Report" } else { "Abapa" }
    }

    /// The result as it is printed.
    fn result_text(&self) -> String {
        self.result.map_or("*".to_owned(), |[south, north]| format!("{south}-{north}"))
    }

    /// What stands in the body, in pieces that are not broken.
    fn pieces(&self) -> Vec<String> {
        let mut pieces = self.comment_words(0);
        let mut at = self.first();
        let (mut pair, mut open) = (0, false);
        for (ply, &mv) in self.moves.iter().enumerate() {
            let south = mv.owner() == Seat::FIRST;
            pair += u32::from(south || !open);
            pieces.push(match (south, open) {
                (true, _) => format!("{pair}. {}", with_capture(&at, mv)),
                (false, true) => with_capture(&at, mv),
                (false, false) => format!("{pair}... {}", with_capture(&at, mv)),
            });
            open = south;
            at.apply(mv);
            pieces.extend(self.comment_words(ply + 1));
        }
        pieces.push(self.result_text());
        pieces
    }

    fn comment_words(&self, after: usize) -> Vec<String> {
        let here = self.comments.iter().filter(|(ply, _)| *ply == after);
        here.flat_map(|(_, comment)| {
            let braced = format!("{{{}}}", comment.replace('}', ")").trim());
            braced.split_whitespace().map(str::to_owned).collect::<Vec<_>>()
        })
        .collect()
    }
}

fn with_capture(at: &Oware, mv: Move) -> String {
    match at.captured_by(mv) {
        0 => mv.to_string(),
        count => format!("{mv}+{count}"),
    }
}

impl fmt::Display for Ogn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        tag(f, "Variant", Ogn::variant(&self.first()))?;
        let named = [&self.event, &self.site, &self.date, &self.round, &self.south, &self.north];
        for (name, value) in NAMES.iter().zip(named) {
            tag(f, name, value)?;
        }
        tag(f, "Result", &self.result_text())?;
        if let Some(start) = self.start {
            tag(f, "FEN", &start.to_string())?;
        }
        self.others.iter().try_for_each(|(name, value)| tag(f, name, value))?;
        writeln!(f)?;
        wrapped(f, &self.pieces())
    }
}

/// The tags with a field of their own, in the order in which they are printed.
pub(crate) const NAMES: [&str; 6] = ["Event", "Site", "Date", "Round", "South", "North"];

fn tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(char::is_control, " ");
    writeln!(f, "[{name} \"{value}\"]")
}

fn wrapped(f: &mut fmt::Formatter<'_>, pieces: &[String]) -> fmt::Result {
    let mut column = 0;
    for piece in pieces {
        let width = piece.chars().count();
        if column > 0 {
            let fits = column + 1 + width <= WIDTH;
            f.write_str(if fits { " " } else { "\n" })?;
            column = if fits { column + 1 } else { 0 };
        }
        f.write_str(piece)?;
        column += width;
    }
    writeln!(f)
}
