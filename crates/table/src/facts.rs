//! What is known of a kind of game once and for all.

use tabuleiro_game::{Message, OptionField, Options, Succession, Words};
use tabuleiro_search::{Aids, Curve, Lendable, Tablebase};

use crate::kind::{Foreign, Kind, Listed};
use crate::works::Work;

/// What is known of a kind of game once and for all: what it is called and says of itself, and what it has that not every game has.
#[derive(Clone, Copy)]
pub struct Facts {
    pub(crate) name: &'static str,
    pub(crate) title: fn() -> Message,
    pub(crate) words: fn() -> &'static Words,
    pub(crate) about: fn() -> Message,
    pub(crate) rule_book: fn() -> &'static Words,
    pub(crate) options: fn() -> Vec<OptionField>,
    pub(crate) dealt: fn() -> Vec<&'static str>,
    pub(crate) unit: fn() -> Option<Message>,
    pub(crate) curve: fn() -> Curve,
    pub(crate) typing_hint: fn() -> Option<Message>,
    pub(crate) usual: fn() -> &'static str,
    pub(crate) succession: Succession,
    pub(crate) aids: fn() -> Aids,
    pub(crate) is_for_newcomers: bool,
    pub(crate) is_of_the_release: bool,
    pub(crate) works: &'static [Work],
    pub(crate) foreign: Option<Foreign>,
    pub(crate) tables: Option<&'static dyn Tablebase>,
    pub(crate) loan: Option<fn() -> &'static dyn Lendable>,
}

impl Facts {
    /// Those of a game with nothing that others lack.
    pub(crate) const fn of<G: Listed>() -> Facts {
        Facts {
            name: G::NAME,
            title: G::title,
            words: G::words,
            about: G::about,
            rule_book: G::rule_book,
            options: G::Options::fields,
            dealt: dealt::<G>,
            unit: G::unit,
            curve: G::curve,
            typing_hint: G::typing_hint,
            usual: G::usual,
            succession: G::SUCCESSION,
            aids: Aids::none,
            is_for_newcomers: false,
            is_of_the_release: false,
            works: &[],
            foreign: None,
            tables: None,
            loan: None,
        }
    }
}

fn dealt<G: Listed>() -> Vec<&'static str> {
    let fields = G::Options::fields();
    fields.iter().map(|field| field.key).filter(|key| !G::Options::IN_POSITION.contains(key)).collect()
}

/// Each fact by its name.
impl dyn Kind + '_ {
    /// The name by which it is called.
    pub fn name(&self) -> &'static str {
        self.facts().name
    }

    /// What it is called, as a title.
    pub fn title(&self) -> Message {
        (self.facts().title)()
    }

    /// The game's sentences.
    pub fn words(&self) -> &'static Words {
        (self.facts().words)()
    }

    /// What the game is, in a line.
    pub fn about(&self) -> Message {
        (self.facts().about)()
    }

    /// The rule book in Markdown.
    pub fn rule_book(&self) -> &'static Words {
        (self.facts().rule_book)()
    }

    /// The options it has, each describing itself.
    pub fn options(&self) -> Vec<OptionField> {
        (self.facts().options)()
    }

    /// The options that chance decides before the first move, if nobody says what they are: those that a position's words do not
    /// spell out.
    pub fn dealt(&self) -> Vec<&'static str> {
        (self.facts().dealt)()
    }

    /// Whether chance can decide anything before the first move.
    pub fn deals(&self) -> bool {
        !self.dealt().is_empty()
    }

    /// What a score of one whole unit stands for, if the game's scores can be put into words.
    pub fn unit(&self) -> Option<Message> {
        (self.facts().unit)()
    }

    /// How its guesses become chances of winning.
    pub fn curve(&self) -> Curve {
        (self.facts().curve)()
    }

    /// What else may be typed that no question of the game speaks of, in a sentence for whoever asks for help.
    pub fn typing_hint(&self) -> Option<Message> {
        (self.facts().typing_hint)()
    }

    /// The player to sit down against when nobody asked for another.
    pub fn usual(&self) -> &'static str {
        (self.facts().usual)()
    }

    /// Who begins the next of several games in a row.
    pub fn succession(&self) -> Succession {
        self.facts().succession
    }

    /// Whether it is the one to begin with, for somebody who has not said which: the quickest to learn.
    pub fn is_for_newcomers(&self) -> bool {
        self.facts().is_for_newcomers
    }

    /// Whether it is a game of the release: one with lessons, puzzles, the eight levels, the players of the student report, skins and
    /// pictures, whose old records stay readable. A game that says so is held to all of it by a test of `crates/games`; any other is
    /// a whole game all the same.
    pub fn is_of_the_release(&self) -> bool {
        self.facts().is_of_the_release
    }

    /// What its players have at hand on every machine: their strength was measured with it.
    pub fn aids(&self) -> Aids {
        (self.facts().aids)()
    }

    /// Fixed work for benches.
    pub fn works(&self) -> &'static [Work] {
        self.facts().works
    }

    /// Another program's text form of records, if we speak one.
    pub fn foreign(&self) -> Option<Foreign> {
        self.facts().foreign
    }

    /// Endgame tables, if the game has them.
    pub fn tables(&self) -> Option<&'static dyn Tablebase> {
        self.facts().tables
    }

    /// Something large that its players need and that somebody may have to lend.
    pub fn loan(&self) -> Option<&'static dyn Lendable> {
        self.facts().loan.map(|loan| loan())
    }
}
