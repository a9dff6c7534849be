//! The score of every class, worked out backward from the full board.
//!
//! This shares nothing with the search but what a position's moves are: it looks at every move of every class.

use tabuleiro_game::Rules;

use super::atlas::{Atlas, Group, Level};
use super::class::{Class, GROUNDS};
use super::score::Score;
use super::share::share;

/// The scores of all classes of an atlas under one of the rules.
pub struct Scores {
    /// For each number of pieces, the scores of each group's classes in their order.
    levels: Vec<Vec<Vec<Score>>>,
}

impl Scores {
    /// Works out all scores, on so many threads. The atlas must go to the full board.
    pub fn of(atlas: &Atlas, rules: Rules, threads: usize) -> Scores {
        assert_eq!(atlas.levels().len(), 17, "scores are worked out from the last level back");
        let mut levels: Vec<Vec<Vec<Score>>> = Vec::new();
        let mut next = None;
        for level in atlas.levels().iter().rev() {
            let later = next.zip(levels.last().map(Vec::as_slice));
            levels.push(share(threads, &level.groups, |group| group_scores(group, later, rules)));
            next = Some(level);
        }
        levels.reverse();
        Scores { levels }
    }

    /// The scores of the classes with so many pieces, in the order of [`Atlas::classes`].
    pub fn level(&self, pieces: usize) -> impl Iterator<Item = Score> {
        self.levels[pieces].iter().flatten().copied()
    }
}

/// The next level with its scores.
type Later<'a> = Option<(&'a Level, &'a [Vec<Score>])>;

fn group_scores(group: &Group, later: Later, rules: Rules) -> Vec<Score> {
    let (mut scores, undecided): (Vec<Score>, Vec<u64>) =
        group.classes.iter().map(|class| at_once(*class, rules)).unzip();
    let Some((level, level_scores)) = later else { return scores };
    for growth in GROUNDS.all[group.ground].growths() {
        let Some((place, children)) = level.on(growth.to) else { continue };
        let worth = |class: Class, lane: u32| {
            let child = children.classes.binary_search(&class.after(&growth, lane));
            level_scores[place][child.expect("the atlas has every class")].before()
        };
        for (number, score) in scores.iter_mut().enumerate() {
            for lane in growth.lanes(undecided[number]) {
                *score = (*score).max(worth(group.classes[number], lane));
            }
        }
    }
    scores
}

/// The score of a class that is over or won by a line in one move, with no moves to look at; otherwise the worst there
/// is, and all its moves.
fn at_once(class: Class, rules: Rules) -> (Score, u64) {
    let sides = class.sides();
    match sides.open() {
        0 if rules == Rules::Report => (Score::DRAW, 0),
        0 => (Score::loss(0), 0),
        open if open & sides.completing() != 0 => (Score::win(1), 0),
        open => (Score::WORST, open),
    }
}
