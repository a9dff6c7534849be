//! A batch as text, from which it goes on as if nothing had happened.
//!
//! The first line says where games begin: `at` and a position, `dealt` and options, or `each`. Then a line for each game, its parts
//! apart by tabulators: where it begins (only after `each`), how many moves it has lasted, the state of its source of randomness, where
//! it stands, and the positions that could come back.

use std::fmt::Write;
use std::str::FromStr;

use tabuleiro_game::{Beginning, Game, Message, RandomWalk};
use tabuleiro_search::{Random, random};

use super::starts::Starts;
use crate::kind::Listed;
use crate::{SetupError, WORDS};

/// Where games begin, and how each stands.
type Saved<G> = (Starts<G>, Vec<RandomWalk<G, Random>>);

/// Writes where games begin and how each stands.
pub(super) fn write<G: Listed>(starts: &Starts<G>, slots: &[RandomWalk<G, Random>]) -> String {
    let mut text = match starts {
        Starts::Alike(Beginning::At(at)) => format!("at\t{at}"),
        Starts::Alike(Beginning::Dealt(options)) => format!("dealt\t{options}"),
        Starts::Each(_) => "each\t".to_owned(),
    };
    for (game, slot) in slots.iter().enumerate() {
        let own = match starts {
            Starts::Alike(_) => String::new(),
            Starts::Each(all) => all[game].to_string(),
        };
        // Writing to a text cannot fail.
        let _ = write!(text, "\n{own}\t{}\t", slot.ply);
        for byte in slot.rng.state() {
            let _ = write!(text, "{byte:02x}");
        }
        for at in std::iter::once(&slot.at).chain(&slot.past) {
            let _ = write!(text, "\t{at}");
        }
    }
    text
}

/// What was written, read again.
pub(super) fn read<G: Listed>(text: &str) -> Result<Saved<G>, SetupError> {
    let nonsense = || SetupError::Position(Message::new(&WORDS, "table-batch-saved"));
    let (first, rest) = text.split_once('\n').ok_or_else(nonsense)?;
    let games = rest.lines().map(game::<G>).collect::<Option<Vec<_>>>().ok_or_else(nonsense)?;
    let starts = match first.split_once('\t').ok_or_else(nonsense)? {
        ("at", at) => Starts::Alike(Beginning::At(going(at).ok_or_else(nonsense)?)),
        ("dealt", options) => Starts::Alike(Beginning::Dealt(options.parse().map_err(|_| nonsense())?)),
        ("each", "") => {
            let own: Option<Vec<G>> = games.iter().map(|(own, _)| *own).collect();
            Starts::Each(own.ok_or_else(nonsense)?)
        }
        _ => return Err(nonsense()),
    };
    let slots: Vec<_> = games.into_iter().map(|(_, slot)| slot).collect();
    let sort = |at: &G| (G::shape(at.options()), at.seats());
    let begun = (0..slots.len()).map(|game| first_of(&starts, game));
    let mut all = slots.iter().map(|slot| slot.at).chain(begun);
    let wanted = slots.first().map(|slot| sort(&slot.at)).ok_or_else(nonsense)?;
    if all.all(|at| sort(&at) == wanted) { Ok((starts, slots)) } else { Err(nonsense()) }
}

fn first_of<G: Game>(starts: &Starts<G>, game: usize) -> G {
    match starts.at(game) {
        Beginning::At(at) => at,
        Beginning::Dealt(options) => G::start(options),
    }
}

/// A game, and where it begins if that is its own.
fn game<G: Game>(line: &str) -> Option<(Option<G>, RandomWalk<G, Random>)> {
    let mut parts = line.split('\t');
    let own = parts.next()?;
    let ply = parts.next()?.parse().ok()?;
    let rng = random::of_state(bytes(parts.next()?)?);
    let at = going(parts.next()?)?;
    let past = parts.map(going).collect::<Option<Vec<G>>>()?;
    let own = if own.is_empty() { None } else { Some(going(own)?) };
    Some((own, RandomWalk { at, ply, rng, past }))
}

/// A position in which the game goes on.
fn going<G: Game + FromStr>(text: &str) -> Option<G> {
    text.parse::<G>().ok().filter(|at| at.outcome().is_none())
}

fn bytes(text: &str) -> Option<[u8; 32]> {
    let mut state = [0; 32];
    for (place, byte) in state.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * place..2 * place + 2)?, 16).ok()?;
    }
    (text.len() == 64).then_some(state)
}
