//! A game looked at again, or a position studied: stepped through, valued, played on in lines beside it.
//!
//! The game as it was played is never lost: another move makes a line of its own. Thinking goes on beside the screen and is let
//! go of with the position.

mod asked;
mod asking;
mod draw;
pub(crate) mod files;
mod help;
mod keys;
mod known;
mod list;
mod opening;
mod rows;
pub(crate) mod sentences;
mod thinking;
mod told;
mod worth;

use tabuleiro_game::{Message, Seat, Words};
use tabuleiro_search::Aids;
use tabuleiro_table::{Archive, Kind, Kinds, Table};

use crate::bureau::Note;
use crate::canvas::Canvas;
use crate::chooser::Chooser;
use crate::lines::Lines;
use crate::scene::SpotValue;
use crate::screen::{Context, Go, Help, Input, Screen};
use crate::screens::prompt::Prompt;
use list::List;
use thinking::{Insight, Question, Review};

/// The words of this screen.
pub(crate) static WORDS: Words = Words {
    name: "tui-analysis",
    en: include_str!("../../words/analysis.en.ftl"),
    pt: include_str!("../../words/analysis.pt.ftl"),
};

/// One of them.
pub(crate) const fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}

/// What is asked for in a line to be typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Purpose {
    Move,
    Ply,
    Position,
    Export,
    Import,
}

/// What waits for an answer.
enum Ask {
    /// A line to be typed.
    Line(Purpose, Prompt),
    /// Whether to delete.
    Delete,
    /// Against whom to play on: the number of the level.
    Level(usize),
}

/// Something to be said until the next step.
struct Said {
    bold: String,
    rest: String,
    is_bad: bool,
}

/// A game looked at again, or a position studied.
pub struct Analysis {
    /// How the game began and ended; its moves are in the study.
    record: Archive,
    study: Lines,
    kinds: Kinds,
    kind: &'static dyn Kind,
    aids: Aids,
    /// All moves of the line that is followed.
    line: Box<dyn Table>,
    /// The moment that is looked at.
    table: Box<dyn Table>,
    list: List,
    /// The board that is seen and touched.
    chooser: Chooser,
    /// Whether the arrows point on the board; otherwise they step through the game.
    is_pointing: bool,
    insight: Insight,
    wants_values: bool,
    question: Option<Question>,
    review: Review,
    ask: Option<Ask>,
    said: Option<Said>,
    /// Whether lines were made that stand nowhere else yet.
    is_changed: bool,
}

impl Analysis {
    /// A table with these moves, from which seats have left as far as the main line was followed.
    fn table_with(&self, moves: &[String], left_by: usize) -> Option<Box<dyn Table>> {
        let mut table = self.record.open(self.kinds).ok()?;
        for text in moves {
            table.pass_over(self.record.out_by(left_by.min(table.ply())));
            table.play(text).ok()?;
        }
        table.pass_over(self.record.out_by(left_by.min(table.ply())));
        Some(table)
    }

    fn left_by(turns: &[(usize, usize)]) -> usize {
        turns.first().map_or(usize::MAX, |turn| turn.0)
    }

    /// Tells all moves anew, after lines were made or deleted or the language is another one.
    fn relist(&mut self, context: &Context) {
        let table = |turns: &[(usize, usize)]| {
            self.table_with(&self.study.whole_line_of(turns), Analysis::left_by(turns))
        };
        self.list = List::of(&self.study, &context.speaker, table);
    }

    /// Looks at another moment.
    fn stand(&mut self, context: &mut Context) {
        let left_by = Analysis::left_by(&self.study.place().turns);
        // The moves were checked when they came in, so that the tables can be set.
        if let Some(line) = self.table_with(&self.study.whole_line(), left_by) {
            self.line = line;
        }
        if let Some(table) = self.table_with(&self.study.moves(), left_by) {
            self.table = table;
        }
        self.chooser.offer(self.table.as_ref());
        self.said = None;
        self.question = None;
        self.insight = Insight::default();
        if self.table.now().0.is_some() {
            self.insight = Insight::begin(self.table.task(&self.aids), self.kind, &mut context.bureau);
            if self.wants_values {
                self.insight.judge(self.table.task(&self.aids), &mut context.bureau);
            }
        } else {
            self.note_end();
        }
    }

    /// Who made the move of that number in the line that is followed.
    fn mover(&self, ply: usize) -> Option<Seat> {
        self.line.standing(ply.checked_sub(1)?).0
    }

    /// What a seat is called.
    fn seat_name(&self, seat: Seat) -> Message {
        self.table.setting().seats.get(seat.index()).cloned().unwrap_or_else(|| say("tui-analysis-not-known"))
    }

    /// A move of the line that is followed, or one that could be made in it, as it is shown.
    fn spelled(&self, ply: usize, text: &str, context: &Context) -> String {
        let shown = if ply == self.table.ply() {
            self.table.spell(text, context.speaker.lang())
        } else {
            self.line.spell_at(ply, text, context.speaker.lang())
        };
        context.speaker.write(shown)
    }

    /// Plays a move given in canonical text: a line goes on, or one is made.
    fn play(&mut self, text: &str, context: &mut Context) {
        let is_known = self.study.after(text).is_some();
        if !self.study.play(text) {
            self.say_bad(context.say(&say("tui-analysis-too-deep")));
            return;
        }
        if !is_known {
            self.is_changed = true;
            self.relist(context);
        }
        self.stand(context);
    }

    fn say_bad(&mut self, bold: String) {
        self.said = Some(Said { bold, rest: String::new(), is_bad: true });
    }

    fn say_well(&mut self, bold: String) {
        self.said = Some(Said { bold, rest: String::new(), is_bad: false });
    }

    fn values(&self) -> Vec<SpotValue> {
        if self.wants_values {
            SpotValue::all(self.chooser.choices(), &self.insight.judged)
        } else {
            Vec::new()
        }
    }
}

impl Screen for Analysis {
    fn draw(&mut self, canvas: &mut Canvas<'_>, context: &Context) {
        draw::draw(self, canvas, context);
    }

    fn help(&self, context: &Context) -> Vec<Help> {
        help::help(self, context)
    }

    fn input(&mut self, input: Input, context: &mut Context) -> Go {
        keys::input(self, input, context)
    }

    fn hear(&mut self, note: Note, context: &mut Context) -> Go {
        if self.insight.hear(&note) {
            self.note_insight();
        } else if !self.question.as_mut().is_some_and(|question| question.hear(&note)) {
            self.hear_review(&note, context);
        }
        Go::Stay
    }

    fn resume(&mut self, context: &mut Context) {
        self.relist(context);
    }

    fn spoken(&self, context: &Context) -> Option<String> {
        let (bold, rest, _) = told::sentence(self, context);
        Some(format!("{bold} {rest}").trim().to_owned())
    }

    fn is_typing(&self) -> bool {
        matches!(self.ask, Some(Ask::Line(..)))
    }
}
