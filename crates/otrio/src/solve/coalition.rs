//! Whether one seat can win against all the others together, for three and four players.
//!
//! With more than two seats a position has no value of its own: it depends on whom the others prefer to let win. But if
//! they all join against one seat, only two sides are left, and what that seat can force then it can always force.

use std::collections::HashMap;

use tabuleiro_game::{Game, Seat, few};
use tabuleiro_search::{Leash, Progress, Value};

use super::progress::step;
use super::threats::is_many;
use super::{Solver, Standing};
use crate::fast::LINES;
use crate::symmetry::{COUNT, set_image};
use crate::{Otrio, Players};

/// Whether a seat wins however the others play, even if they all join against it; `None` if the leash was too short.
///
/// ```
/// use tabuleiro_game::Seat;
/// use tabuleiro_otrio::{Otrio, can_force_a_win};
/// use tabuleiro_search::Leash;
/// // Red wins with a small piece on a1, b2 or c3, and only three others act before it.
/// let at: Otrio = "..r,...,.../...,.r.,.../...,...,... g players=4".parse().unwrap();
/// assert_eq!(can_force_a_win(&at, Seat::FIRST, &mut Leash::free()), Some(false));
/// ```
pub fn can_force_a_win(at: &Otrio, seat: Seat, leash: &mut Leash<'_, Progress>) -> Option<bool> {
    if let Some(outcome) = at.outcome() {
        return Some(outcome.winner == Some(seat));
    }
    if at.setup().players() == Players::Two {
        let wanted = if at.turn() == seat { Value::Win } else { Value::Loss };
        return Solver::new(BYTES).value(at, leash).map(|value| value == wanted);
    }
    Coalition::against(seat.index() as u8).is_won(&Standing::of(at), leash)
}

/// How much may be remembered for two players.
const BYTES: usize = 1 << 24;

/// Plays for one colour against all others.
#[derive(Debug)]
struct Coalition {
    /// The number of the colour that wants to win, in the acting order.
    colour: u8,
    known: HashMap<([u32; 4], u8), bool>,
}

/// What is decided at once, or which moves are to be considered.
enum AtOnce {
    Decided(bool),
    Moves(u32),
}

impl Coalition {
    /// Against the colour of that number.
    fn against(colour: u8) -> Coalition {
        Coalition { colour, known: HashMap::new() }
    }

    /// Whether the colour wins, whatever the others do; `None` if the leash was too short.
    fn is_won(&mut self, standing: &Standing, leash: &mut Leash<'_, Progress>) -> Option<bool> {
        let mut standing = *standing;
        let passed = (0..4).take_while(|&n| standing.fitting(n) == 0).count();
        if passed == 4 {
            return Some(false);
        }
        (0..passed).for_each(|_| standing.hand_on());
        let moves = match self.at_once(&standing) {
            AtOnce::Decided(won) => return Some(won),
            AtOnce::Moves(moves) => moves,
        };
        let key = canonical(&standing);
        if let Some(known) = self.known.get(&key) {
            return Some(*known);
        }
        let won = self.search(&standing, moves, leash)?;
        self.known.insert(key, won);
        Some(won)
    }

    fn search(&mut self, standing: &Standing, moves: u32, leash: &mut Leash<'_, Progress>) -> Option<bool> {
        let own = self.until(standing) == 0;
        for place in self.in_order(standing, moves) {
            step(leash)?;
            if self.is_won(&standing.after(place), leash)? == own {
                return Some(own);
            }
        }
        Some(!own)
    }

    /// How many colours act before the one that wants to win.
    fn until(&self, standing: &Standing) -> usize {
        usize::from(self.colour.wrapping_sub(standing.acting()) & 3)
    }

    fn at_once(&self, standing: &Standing) -> AtOnce {
        let own = self.until(standing);
        if standing.winning(0) != 0 {
            return AtOnce::Decided(own == 0);
        }
        if !standing.has_hope(own) {
            return AtOnce::Decided(false);
        }
        if own <= 1 { by_the_next(standing, own == 0) } else { by_the_others(standing, own) }
    }

    /// The others first fill the places that the colour would like best; for the colour itself any order will do.
    fn in_order(&self, standing: &Standing, moves: u32) -> Vec<u32> {
        let own = self.until(standing);
        let (held, reach) = (standing.held(own), standing.held(own) | standing.fitting(own));
        let worth = |place: &u32| -> u32 {
            let open = LINES.iter().filter(|line| **line >> place & 1 == 1 && **line & reach == **line);
            open.map(|line| 10u32.pow((line & held).count_ones())).sum()
        };
        let mut places: Vec<u32> = (0..27).filter(|place| moves >> place & 1 == 1).collect();
        few::sort_by_cached_key(&mut places, |place| std::cmp::Reverse(worth(place)));
        places
    }
}

/// What the next colour decides, one of the two being on the other side: it wins unless its only winning place is filled.
fn by_the_next(standing: &Standing, is_own: bool) -> AtOnce {
    match standing.winning(1) {
        0 => AtOnce::Moves(standing.fitting(0)),
        places if is_many(places) || places & standing.fitting(0) == 0 => AtOnce::Decided(!is_own),
        only => AtOnce::Moves(only),
    }
}

/// What is decided when the colour acts as `own`-th from now, after some of the others.
fn by_the_others(standing: &Standing, own: usize) -> AtOnce {
    let next = standing.winning(1);
    if next != 0 && standing.fitting(0) & !next != 0 {
        return AtOnce::Decided(false);
    }
    let has_winner = (1..own).any(|n| standing.winning(n) != 0);
    let is_too_many = standing.winning(own).count_ones() as usize > own;
    if is_too_many && !has_winner { AtOnce::Decided(true) } else { AtOnce::Moves(standing.fitting(0)) }
}

/// The same for all positions that are alike.
fn canonical(standing: &Standing) -> ([u32; 4], u8) {
    let image = |symmetry: u16| [0, 1, 2, 3].map(|n| set_image(standing.held(n), symmetry));
    ((0..COUNT).map(image).min().unwrap_or_default(), standing.acting())
}
