//! What can be asked of a game without a table.

use std::marker::PhantomData;

use tabuleiro_game::{Abreast, Arg, Message, Observe, Read, Show, Symmetry, perft};
use tabuleiro_search::roster::{Group, Rating};
use tabuleiro_search::{Aids, Lendable, Roster, Strength, Study, Tablebase, Tally, duel, roster};

use crate::archive::quote;
use crate::facts::Facts;
use crate::works::Work;
use crate::{Archive, Setup, SetupError, Sitting, Table, WORDS, level};
#[cfg(feature = "learning")]
use crate::{Batch, Position, batch, position};

/// Told each depth and its count; whether to count on.
pub type TellCount<'t> = &'t mut dyn FnMut(u32, u64) -> bool;

/// One kind of game: its name, its words, its players, and how to begin it. Implemented once, by [`Listing`].
pub trait Kind: Send + Sync {
    /// What is known of it once and for all. Each fact can be asked for by its own name, too.
    fn facts(&self) -> &Facts;

    /// Whether these options fit together, as `(key, value)`.
    fn fits(&self, words: &[(String, String)]) -> Result<(), Message>;

    /// Sets a table.
    fn open(&'static self, setup: &Setup) -> Result<Box<dyn Table>, SetupError>;

    /// The first position of a setup, by itself.
    #[cfg(feature = "learning")]
    fn position(&'static self, setup: &Setup) -> Result<Box<dyn Position>, SetupError>;

    /// Begins 1 to 1 000 000 games at once, with sources of randomness made from a seed. If chance deals, it deals each of them, and
    /// each that begins in the place of one that has ended, otherwise.
    #[cfg(feature = "learning")]
    fn batch(&'static self, setup: &Setup, games: usize, seed: u64) -> Result<Box<dyn Batch>, SetupError>;

    /// The same with a game that begins, and begins anew, at each of the positions of these texts.
    #[cfg(feature = "learning")]
    fn batch_at(&'static self, texts: &[String], seed: u64) -> Result<Box<dyn Batch>, SetupError>;

    /// Goes on with games that were saved as text ([`Batch::saved`]).
    #[cfg(feature = "learning")]
    fn resume(&'static self, text: &str) -> Result<Box<dyn Batch>, SetupError>;

    /// The first of all positions that look like this one when the board is turned, mirrored or renamed, as text: the same for
    /// all that are alike.
    fn canonical(&self, setup: &Setup) -> Result<String, SetupError>;

    /// Splits a line of moves at spaces; where single letters are moves, they may also run together.
    fn split(&self, line: &str) -> Vec<String>;

    /// Counts move sequences to each depth from 1 on, telling each count as it is known.
    fn perft(&self, setup: &Setup, depth: u32, tell: TellCount<'_>) -> Result<(), SetupError>;

    /// The named players, weakest first.
    fn bots(&self) -> Vec<BotCard>;

    /// So many units of the game's scores, in words; `None` if the number has to stand alone.
    fn measured(&self, amount: Arg) -> Option<Message>;

    /// Measures every player against the one its strength is told by, in so many games, but no more than its strength was
    /// measured in.
    fn measure(&self, games: u32) -> Vec<(&'static str, Tally)>;

    /// What the strongest player has at hand, of these aids and otherwise, a sentence for each; what is damaged is an error.
    fn at_hand(&self, aids: &Aids) -> Vec<Result<Message, Message>>;
}

impl dyn Kind + '_ {
    /// The name of a player as it is shown: by the game's own word for it, else by the level's; any other as it is.
    pub fn shown(&self, name: &str) -> Arg {
        level::shown(self.words(), name)
    }

    /// Whether the game has a player of that name.
    pub fn has_bot(&self, name: &str) -> bool {
        self.bots().iter().any(|card| card.name == name)
    }

    /// The sentence for a player that the game does not have.
    pub fn unknown_bot(&self, name: &str) -> Message {
        let names: Vec<&str> = self.bots().iter().map(|card| card.name).collect();
        unknown_bot(self.title(), &names, name)
    }
}

/// A game that can be played at a table: one that can be shown, typed, learnt from, played against and studied.
pub trait Listed: Show + Read + Observe + Symmetry + Abreast + Roster + Study {}

impl<G: Show + Read + Observe + Symmetry + Abreast + Roster + Study> Listed for G {}

/// A named player, as it is listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotCard {
    /// The name by which it is called.
    pub name: &'static str,
    /// How it plays.
    pub about: Message,
    /// How strong it is, as measured.
    pub strength: Strength,
    /// Whom it was measured against, as that player is shown; `None` for the baseline.
    pub against: Option<Arg>,
    /// Whether it comes from the student report.
    pub report: bool,
    /// How strong it is on the game's own scale, on which the baseline stands at 0.
    pub rating: i32,
    /// In 95 of 100 cases its true rating is no further away than this.
    pub rating_error: u32,
    /// To which part of the roster it belongs.
    pub group: Group,
}

impl BotCard {
    /// The measured strength in a sentence.
    pub fn strength_told(&self) -> Message {
        match self.strength {
            Strength::Baseline => Message::new(&WORDS, "table-strength-baseline"),
            Strength::Against { games, won, drawn, .. } => Message::new(&WORDS, "table-strength-against")
                .with("name", self.against.clone().unwrap_or(Arg::Number(0)))
                .with("games", games)
                .with("won", won)
                .with("drawn", drawn)
                .with("elo", format!("{:+}", self.strength.elo().unwrap_or(0.0).round() as i32)),
        }
    }
}

/// Another program's text form of records.
#[derive(Clone, Copy)]
pub struct Foreign {
    /// The ending of its files' names.
    pub extension: &'static str,
    /// A tag that every file of it has.
    pub tag: &'static str,
    /// Reads it.
    pub read: fn(&str) -> Result<Archive, Message>,
    /// Writes it.
    pub write: fn(&Archive) -> Result<String, Message>,
}

/// A game as it stands in a list of kinds, with what not every game has.
pub struct Listing<G> {
    facts: Facts,
    game: PhantomData<fn() -> G>,
}

impl<G: Listed> Listing<G> {
    /// A game with nothing that others lack.
    pub const fn new() -> Listing<G> {
        Listing::with(Facts::of::<G>())
    }

    const fn with(facts: Facts) -> Listing<G> {
        Listing { facts, game: PhantomData }
    }

    /// The name by which it is called.
    pub const fn name(&self) -> &'static str {
        self.facts.name
    }

    /// The same, with fixed work for benches.
    pub const fn with_works(self, works: &'static [Work]) -> Listing<G> {
        Listing::with(Facts { works, ..self.facts })
    }

    /// The same, as a game of the release, which has all that players of a release are promised.
    pub const fn of_the_release(self) -> Listing<G> {
        Listing::with(Facts { is_of_the_release: true, ..self.facts })
    }

    /// The same, as the one to begin with.
    pub const fn for_newcomers(self) -> Listing<G> {
        Listing::with(Facts { is_for_newcomers: true, ..self.facts })
    }

    /// The same, with another program's records.
    pub const fn with_foreign(self, foreign: Foreign) -> Listing<G> {
        Listing::with(Facts { foreign: Some(foreign), ..self.facts })
    }

    /// The same, with endgame tables.
    pub const fn with_tables(self, tables: &'static dyn Tablebase) -> Listing<G> {
        Listing::with(Facts { tables: Some(tables), ..self.facts })
    }

    /// The same, with what its players have at hand on every machine.
    pub const fn with_aids(self, aids: fn() -> Aids) -> Listing<G> {
        Listing::with(Facts { aids, ..self.facts })
    }

    /// The same, with something large that its players need.
    pub const fn with_loan(self, loan: fn() -> &'static dyn Lendable) -> Listing<G> {
        Listing::with(Facts { loan: Some(loan), ..self.facts })
    }
}

impl<G: Listed> Default for Listing<G> {
    fn default() -> Listing<G> {
        Listing::new()
    }
}

impl<G: Listed> Kind for Listing<G> {
    fn facts(&self) -> &Facts {
        &self.facts
    }

    fn fits(&self, words: &[(String, String)]) -> Result<(), Message> {
        Setup { words: words.to_vec(), ..Setup::default() }.options::<G>().map(drop)
    }

    fn open(&'static self, setup: &Setup) -> Result<Box<dyn Table>, SetupError> {
        Ok(Box::new(Sitting::new(self, setup.first::<G>()?)))
    }

    #[cfg(feature = "learning")]
    fn position(&'static self, setup: &Setup) -> Result<Box<dyn Position>, SetupError> {
        position::first::<G>(self, setup)
    }

    #[cfg(feature = "learning")]
    fn batch(&'static self, setup: &Setup, games: usize, seed: u64) -> Result<Box<dyn Batch>, SetupError> {
        batch::begin::<G>(self, setup, games, seed)
    }

    #[cfg(feature = "learning")]
    fn batch_at(&'static self, texts: &[String], seed: u64) -> Result<Box<dyn Batch>, SetupError> {
        batch::begin_at::<G>(self, texts, seed)
    }

    #[cfg(feature = "learning")]
    fn resume(&'static self, text: &str) -> Result<Box<dyn Batch>, SetupError> {
        batch::resume::<G>(self, text)
    }

    fn canonical(&self, setup: &Setup) -> Result<String, SetupError> {
        Ok(setup.first::<G>()?.canonical().to_string())
    }

    fn split(&self, line: &str) -> Vec<String> {
        split::<G>(line)
    }

    fn perft(&self, setup: &Setup, depth: u32, tell: TellCount<'_>) -> Result<(), SetupError> {
        let start: G = setup.first()?;
        let _ = (1..=depth).all(|depth| tell(depth, perft(&start, depth)));
        Ok(())
    }

    fn bots(&self) -> Vec<BotCard> {
        let card = |((entry, rating), group): ((&tabuleiro_search::Entry<G>, Rating), Group)| BotCard {
            name: entry.name,
            about: (entry.about)(),
            strength: entry.strength,
            against: match entry.strength {
                Strength::Baseline => None,
                Strength::Against { name, .. } => Some(level::shown(G::words(), name)),
            },
            report: entry.report,
            rating: rating.elo,
            rating_error: rating.error,
            group,
        };
        let players = G::roster().iter().zip(roster::ratings::<G>());
        players.zip(roster::groups::<G>()).map(card).collect()
    }

    fn measured(&self, amount: Arg) -> Option<Message> {
        G::measured(amount)
    }

    fn measure(&self, games: u32) -> Vec<(&'static str, Tally)> {
        let aids = (self.facts.aids)();
        let measured = G::roster().iter().filter_map(|entry| match entry.strength {
            Strength::Baseline => None,
            Strength::Against { name, games: stated, .. } => {
                let players = [entry.make, roster::find::<G>(name)?.make];
                Some((entry.name, duel(players, &aids, G::Options::default(), games.min(stated), 1)))
            }
        });
        measured.collect()
    }

    fn at_hand(&self, aids: &Aids) -> Vec<Result<Message, Message>> {
        G::at_hand(aids)
    }
}

/// The names of a game's players, weakest first.
pub(crate) fn names<G: Roster>() -> Vec<&'static str> {
    G::roster().iter().map(|entry| entry.name).collect()
}

/// The sentence for a player that a game does not have.
pub(crate) fn unknown_bot(game: Message, names: &[&str], name: &str) -> Message {
    Message::new(&WORDS, "table-unknown-bot")
        .with("name", quote(name))
        .with("game", game)
        .with("known", level::listed(&[&["human"], names].concat()))
}

/// The word cut before every letter.
fn apart(word: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    for letter in word.chars() {
        match parts.last_mut() {
            Some(part) if !letter.is_alphabetic() => part.push(letter),
            _ => parts.push(letter.to_string()),
        }
    }
    parts
}

fn split<G: Listed>(line: &str) -> Vec<String> {
    let is_move = |text: &str| text.parse::<G::Move>().is_ok();
    // A move may have what it captures behind it: `D+7`.
    let is_letter = |text: &String| is_move(text.split('+').next().unwrap_or_default());
    let each = |word: &str| {
        let letters = apart(word);
        if !is_move(word) && letters.iter().all(is_letter) { letters } else { vec![word.to_owned()] }
    };
    line.split_whitespace().flat_map(each).collect()
}
