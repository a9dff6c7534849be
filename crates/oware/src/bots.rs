//! The computer players: the report's two, and a ladder from beginner to grandmaster.
//!
//! | file | noun |
//! |---|---|
//! | `ladder` | the players by name, with their measured strength |
//! | `searcher` | [`Searcher`], who searches, and its [`Skill`] |

use tabuleiro_game::Game;
use tabuleiro_search::{Random, uniform};

use crate::{Move, Oware};

mod ladder;
mod searcher;

pub use searcher::{MASTERLY, STRONGEST, Searcher, Skill};

/// The rule of `bot2`: the legal house that captures most now, of several alike the one with the report's highest
/// position; if nothing captures, any legal house.
pub fn greedy(at: &Oware, rng: &mut Random) -> Option<Move> {
    let best = at.moves().max_by_key(|&mv| (at.captured_by(mv), mv.position_of()))?;
    if at.captured_by(best) > 0 { Some(best) } else { uniform(at, rng) }
}
