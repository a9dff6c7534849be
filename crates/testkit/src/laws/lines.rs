//! The law about what a won game shows.

use std::collections::{BTreeMap, BTreeSet};

use tabuleiro_game::{LookIndex, Mark, Outcome, Seat, Show, SpotIndex, Symmetry, View};

use crate::walk;

/// Whatever has once been shown as a winning line is shown wherever the same seat has won with the same things on the same spots:
/// of two lines completed at once, none is left out.
pub fn every_winning_line_is_marked<G: Show + Symmetry>(starts: &[G]) {
    assert_all_marked(starts, |at, outcome| at.view(None, Some(outcome)));
}

/// So many ways to look at a position are enough, where there are hundreds.
const IMAGES: u16 = 8;

/// Random games from each start.
const GAMES: u64 = 100;

fn assert_all_marked<G: Show + Symmetry>(starts: &[G], view: impl Fn(&G, Outcome) -> View) {
    let won: Vec<Won> = finished(starts).iter().filter_map(|at| Won::seen(at, &view)).collect();
    let known: BTreeSet<Shown> = won.iter().flat_map(Won::shown).collect();
    let lines: BTreeSet<&Line> = won.iter().flat_map(|won| &won.lines).collect();
    for game in &won {
        for line in &lines {
            let is_won = known.contains(&game.with(line));
            assert!(!is_won || game.lines.contains(*line), "{line:?} is not marked at {}", game.at);
        }
    }
}

/// The ends of random games, and some of those that are alike.
fn finished<G: Show + Symmetry>(starts: &[G]) -> Vec<G> {
    let ends = starts.iter().flat_map(|start| (0..GAMES).map(move |seed| *walk::game(start, seed).now()));
    ends.flat_map(|end| (0..G::SYMMETRIES.min(IMAGES)).map(move |symmetry| end.image(symmetry))).collect()
}

/// Spots of a line, in order of their numbers.
type Line = Vec<SpotIndex>;

/// What lies on a spot, and who has claimed it.
type Held = (Vec<(LookIndex, u16)>, Option<Seat>);

/// A line that has won: under which options, for whom, and what lay on it.
type Shown = (String, Seat, Vec<(SpotIndex, Held)>);

/// A game that somebody has won.
struct Won {
    at: String,
    options: String,
    winner: Seat,
    held: BTreeMap<SpotIndex, Held>,
    lines: BTreeSet<Line>,
}

impl Won {
    fn seen<G: Show>(at: &G, view: impl Fn(&G, Outcome) -> View) -> Option<Won> {
        let outcome = at.outcome()?;
        let view = view(at, outcome);
        let mut held: BTreeMap<SpotIndex, Held> = BTreeMap::new();
        for token in &view.tokens {
            held.entry(token.spot).or_default().0.push((token.look, token.count));
        }
        let mut lines = BTreeSet::new();
        for mark in view.marks {
            match mark {
                Mark::Claimed(spot, seat) => held.entry(spot).or_default().1 = Some(seat),
                Mark::Line(mut line) => {
                    line.sort_unstable();
                    lines.insert(line);
                }
                _ => {}
            }
        }
        for (tokens, _) in held.values_mut() {
            tokens.sort_unstable();
        }
        let options = at.options().to_string();
        Some(Won { at: at.to_string(), options, winner: outcome.winner?, held, lines })
    }

    fn with(&self, line: &Line) -> Shown {
        let held = |spot: &SpotIndex| (*spot, self.held.get(spot).cloned().unwrap_or_default());
        (self.options.clone(), self.winner, line.iter().map(held).collect())
    }

    fn shown(&self) -> impl Iterator<Item = Shown> {
        self.lines.iter().map(|line| self.with(line))
    }
}

#[cfg(test)]
mod tests {
    use tabuleiro_game::Game;

    use super::*;
    use crate::Morris;

    #[test]
    #[should_panic(expected = "is not marked at")]
    fn who_leaves_out_a_line_now_and_then_breaks_the_law() {
        assert_all_marked(&[Morris::start(<Morris as Game>::Options::default())], |at, outcome| {
            let mut view = at.view(None, Some(outcome));
            if at.hand(at.turn()) > 0 {
                view.marks.clear();
            }
            view
        });
    }
}
