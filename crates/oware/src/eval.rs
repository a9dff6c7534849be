//! What a position looks like to be worth, in hundredths of a seed.

use std::sync::OnceLock;

use tabuleiro_search::Eval;
use tabuleiro_search::alphabeta::Promise;

use crate::endings::Lookup;
use crate::net::Net;
use crate::pairs::Pairs;
use crate::{Move, Oware};

pub use crate::traits::Traits;

/// What the weights that come with the program make of a position; see [`crate::net`].
///
/// ```
/// use tabuleiro_oware::{Oware, eval};
/// use tabuleiro_search::Eval;
/// let [ahead, behind] = ["4-4-4-4-4-4-4-4-4-4-0-0-8-0-S", "4-4-4-4-4-4-4-4-4-4-0-0-0-8-S"].map(|text| text.parse());
/// assert!(eval::Guess.value(&ahead?) > eval::Guess.value(&behind?));
/// # Ok::<(), tabuleiro_game::TextError>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Guess;

/// The weights that come with the program.
pub static NET: Net = match Net::read(WEIGHTS) {
    Ok(net) => net,
    Err(_) => panic!("the weights of Oware are damaged or of another version: cargo xtask learn oware"),
};

/// The same weights, two features at a time; added up when somebody first guesses.
static PAIRS: OnceLock<Pairs> = OnceLock::new();

/// The file of the weights.
pub static WEIGHTS: &[u8] = include_bytes!("../weights/oware.net");

impl Eval<Oware> for Guess {
    #[inline]
    fn value(&self, at: &Oware) -> i32 {
        PAIRS.get_or_init(|| Pairs::of(&NET)).value(at)
    }
}

/// How a player judges what it sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// By four simple traits, as people do.
    Traits,
    /// By the net.
    Net,
}

/// One of the guesses, but of boards whose ending is known it tells what they are worth in a game that begins there. In the
/// middle of a game that is no proof, for a repetition may end it, but a good guess.
#[derive(Clone, Debug)]
pub struct Informed {
    /// How it judges the others.
    pub judgement: Judgement,
    /// The endings it asks.
    pub endings: Lookup,
}

/// What a seed of the final difference is worth, if the ending is known.
const FORESEEN: i32 = 200;

impl Eval<Oware> for Informed {
    #[inline]
    fn value(&self, at: &Oware) -> i32 {
        match (self.endings.share(at), self.judgement) {
            (Some(share), _) => {
                let captured = i32::from(at.captured(at.mover()));
                (2 * captured + i32::from(share.least) + i32::from(share.most) - 48) * FORESEEN
            }
            (None, Judgement::Traits) => Traits.value(at),
            (None, Judgement::Net) => Guess.value(at),
        }
    }
}

/// Moves that capture come first, the most seeds before the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Captures;

impl Promise<Oware> for Captures {
    #[inline]
    fn promise(&self, at: &Oware, mv: Move) -> i32 {
        i32::from(at.captured_by(mv))
    }
}
