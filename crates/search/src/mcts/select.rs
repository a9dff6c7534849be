//! Which child to look at next.

use tabuleiro_game::Seat;

use super::Settings;
use super::fate::Fate;
use super::tree::Node;

/// What to look at next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// The `n`-th of the children that have been tried.
    Tried(usize),
    /// A move that was never tried.
    Fresh,
}

/// Who decides, at a table of how many.
#[derive(Clone, Copy, Debug)]
pub(super) struct Decider {
    pub(super) seat: Seat,
    pub(super) seats: u8,
}

/// The most promising child for the seat that decides: by what came of it, and by how little it was tried.
#[inline]
pub(super) fn choose<M>(node: &Node<M>, tried: &[Node<M>], decider: Decider, settings: &Settings) -> Choice {
    let spread = settings.exploration * (node.visits as f32 + 1.0).ln().sqrt();
    let (mut best, mut choice) = (f32::NEG_INFINITY, Choice::Tried(0));
    let (mut sum, mut visits) = (0.0, 0);
    for (n, child) in tried.iter().enumerate() {
        sum += child.sum;
        visits += child.visits;
        let value = promise(child, decider, spread);
        if value > best {
            (best, choice) = (value, Choice::Tried(n));
        }
    }
    if node.is_all_tried() || best >= fresh(sum, visits, spread, settings) { choice } else { Choice::Fresh }
}

/// What a move promises that was never tried: what its siblings brought on average.
#[inline]
fn fresh(sum: f64, visits: u32, spread: f32, settings: &Settings) -> f32 {
    if visits == 0 {
        return f32::INFINITY;
    }
    (sum / f64::from(visits)) as f32 + spread / settings.patience.sqrt()
}

/// What a child promises. One that is certain to lose is taken only if there is no other.
#[inline]
fn promise<M>(child: &Node<M>, decider: Decider, spread: f32) -> f32 {
    match child.fate {
        Fate::Open => child.mean() + spread / (child.visits as f32).sqrt(),
        Fate::Draw => 1.0 / f32::from(decider.seats),
        Fate::Won(winner) if winner == decider.seat => f32::MAX,
        Fate::Won(_) => f32::MIN,
    }
}
