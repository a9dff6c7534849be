//! Messages as Prolog terms: `[playerChooses,2].` from the client, `playerTurn 1.` from us.
//!
//! The shape of a term is read first and what it says afterwards, so that a term that has not come to its end yet can
//! be told from one that never will.

use crate::error::MessageError;
use crate::message::{Begin, Ended, Heard, Said, player, position, seeds, starter};
use crate::plain;
use crate::rows::{NEW_BOARD, Rows};

/// Reads a term without its full stop.
pub fn read(text: &str) -> Result<Heard, MessageError> {
    match shape(text) {
        Ok(Shape::Begin(draft)) => draft.meaning().map(Heard::Begin),
        Ok(Shape::Choose(text)) => position(text).map(Heard::Choose),
        Err(Flaw::Unfinished) => Err(MessageError::Unfinished),
        Err(Flaw::Wrong(problem)) => Err(problem),
    }
}

/// Whether more text could still make a message of this. The last word must have come to its end.
pub fn is_beginning(text: &str) -> bool {
    !matches!(shape(text), Err(Flaw::Wrong(_)))
}

/// The text that says it, full stop included. No other full stop is in it.
pub fn write(said: &Said) -> String {
    match said {
        Said::End(Ended::Victory { winner, seeds }) => format!("endGame victory {winner} {seeds}."),
        Said::Error(problem) => {
            let sentence = plain::sentence(problem);
            format!("error {}.", sentence.replace('.', ""))
        }
        other => plain::write(other) + ".",
    }
}

/// What is wrong with the shape of a term.
enum Flaw {
    /// Nothing yet: it stops in the middle.
    Unfinished,
    /// This, whatever may follow.
    Wrong(MessageError),
}

/// A term of the right shape, its words not yet looked at.
enum Shape<'t> {
    Begin(Box<Draft<'t>>),
    Choose(&'t str),
}

/// The words of a term that begins a game.
struct Draft<'t> {
    players: [[&'t str; 2]; 2],
    starter: &'t str,
    /// `None` for `newBoard`.
    rows: Option<[[&'t str; 6]; 2]>,
}

impl Draft<'_> {
    fn meaning(&self) -> Result<Begin, MessageError> {
        let [[one, score_one], [two, score_two]] = self.players;
        let mut rows: Rows = NEW_BOARD;
        if let Some(words) = self.rows {
            for (seen, word) in rows.iter_mut().flatten().zip(words.iter().flatten()) {
                *seen = seeds(word)?;
            }
        }
        Ok(Begin {
            players: [player(one)?, player(two)?],
            scores: [seeds(score_one)?, seeds(score_two)?],
            starter: starter(self.starter)?,
            rows,
        })
    }
}

fn shape(text: &str) -> Result<Shape<'_>, Flaw> {
    let unknown = || Flaw::Wrong(MessageError::Unknown(text.trim().to_owned()));
    let mut tokens = Tokens { rest: text };
    tokens.mark('[', unknown)?;
    let (found, problem) = match tokens.word(unknown)? {
        "beginGame" => (Shape::Begin(Box::new(draft(&mut tokens)?)), MessageError::BeginTerm),
        "playerChoose" | "playerChooses" => (Shape::Choose(choice(&mut tokens)?), MessageError::Choice),
        _ => return Err(unknown()),
    };
    tokens.mark(']', || Flaw::Wrong(problem.clone()))?;
    if tokens.is_at_end() { Ok(found) } else { Err(Flaw::Wrong(problem)) }
}

/// `,2`.
fn choice<'t>(tokens: &mut Tokens<'t>) -> Result<&'t str, Flaw> {
    let wrong = || Flaw::Wrong(MessageError::Choice);
    tokens.mark(',', wrong)?;
    tokens.word(wrong)
}

/// `,[bot2,0],[human,10],1,newBoard`.
fn draft<'t>(tokens: &mut Tokens<'t>) -> Result<Draft<'t>, Flaw> {
    let wrong = || Flaw::Wrong(MessageError::BeginTerm);
    let mut players = [[""; 2]; 2];
    for player in &mut players {
        tokens.mark(',', wrong)?;
        tokens.row(player)?;
    }
    tokens.mark(',', wrong)?;
    let starter = tokens.word(wrong)?;
    tokens.mark(',', wrong)?;
    let rows = if tokens.is_list() { Some(board(tokens)?) } else { None };
    if rows.is_none() && tokens.word(wrong)? != "newBoard" {
        return Err(wrong());
    }
    Ok(Draft { players, starter, rows })
}

/// `[[4,4,4,4,4,4],[4,4,4,4,4,4]]`.
fn board<'t>(tokens: &mut Tokens<'t>) -> Result<[[&'t str; 6]; 2], Flaw> {
    let wrong = || Flaw::Wrong(MessageError::BeginTerm);
    let mut rows = [[""; 6]; 2];
    tokens.mark('[', wrong)?;
    tokens.row(&mut rows[0])?;
    tokens.mark(',', wrong)?;
    tokens.row(&mut rows[1])?;
    tokens.mark(']', wrong)?;
    Ok(rows)
}

/// Brackets, commas, and the words between them; blanks around them mean nothing.
struct Tokens<'t> {
    rest: &'t str,
}

impl<'t> Tokens<'t> {
    fn is_at_end(&self) -> bool {
        self.rest.trim_start().is_empty()
    }

    fn is_list(&self) -> bool {
        self.rest.trim_start().starts_with('[')
    }

    /// Reads this bracket or comma.
    fn mark(&mut self, mark: char, wrong: impl Fn() -> Flaw) -> Result<(), Flaw> {
        if self.is_at_end() {
            return Err(Flaw::Unfinished);
        }
        self.rest = self.rest.trim_start().strip_prefix(mark).ok_or_else(wrong)?;
        Ok(())
    }

    /// Reads a word.
    fn word(&mut self, wrong: impl Fn() -> Flaw) -> Result<&'t str, Flaw> {
        if self.is_at_end() {
            return Err(Flaw::Unfinished);
        }
        let text = self.rest.trim_start();
        let is_end = |c: char| c.is_whitespace() || ['[', ']', ','].contains(&c);
        let (word, rest) = text.split_at(text.find(is_end).unwrap_or(text.len()));
        self.rest = rest;
        if word.is_empty() { Err(wrong()) } else { Ok(word) }
    }

    /// Reads a list of exactly so many words.
    fn row<const N: usize>(&mut self, words: &mut [&'t str; N]) -> Result<(), Flaw> {
        let wrong = || Flaw::Wrong(MessageError::BeginTerm);
        for (number, word) in words.iter_mut().enumerate() {
            self.mark(if number == 0 { '[' } else { ',' }, wrong)?;
            *word = self.word(wrong)?;
        }
        self.mark(']', wrong)
    }
}
