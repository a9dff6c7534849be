//! What the boards are worth on which the rule about repeated positions decides.

use tabuleiro_search::Stop;

use super::Flaw;
use super::board::seeds_in;
use super::circle::{Graph, Node, Walker};
use super::force::Force;

/// Works out every listed board anew; the first that is not worth what the file says is the flaw. Who gets `goal` seeds when one side
/// wants them, and who keeps it from that, is one question for both sides, so that half of the goals are all.
pub(super) fn check(force: &Force<'_>, stop: &Stop) -> Result<(), Flaw> {
    for goal in 1..=force.seeds.div_ceil(2) {
        let questions = Questions::about(force, goal);
        let expected = questions.expected();
        let winners = questions.graph().winners(&expected, stop).ok_or(Flaw::Stopped)?;
        let wrong = expected.iter().zip(&winners).position(|(expected, winner)| expected != winner);
        let wrong = wrong.map(|question| questions.open[question].0);
        force.refuse_listed(wrong)?;
    }
    let outside = |place: &usize| {
        let (worth, listed) = (force.worth(*place), &force.listed[*place]);
        worth < listed.least || listed.most < worth
    };
    force.refuse_listed((0..force.listed.len()).find(outside))
}

/// Whether the seeker gets its goal, for each listed board on which that is open, with the seeker to move and with the keeper.
struct Questions<'a> {
    force: &'a Force<'a>,
    goal: u8,
    /// The place of the board in the list, and who is to move.
    open: Vec<(usize, Walker)>,
    /// The number of the question, by the place of the board, with the seeker to move and with the keeper.
    numbers: Vec<[Option<u32>; 2]>,
}

impl<'a> Questions<'a> {
    fn about(force: &'a Force<'a>, goal: u8) -> Questions<'a> {
        let mut questions = Questions { force, goal, open: Vec::new(), numbers: Vec::new() };
        for (place, listed) in force.listed.iter().enumerate() {
            let mut numbers = [None; 2];
            for mover in Walker::BOTH {
                let needed = questions.needed(mover);
                if listed.least < needed && needed <= listed.most {
                    numbers[mover as usize] = Some(questions.open.len() as u32);
                    questions.open.push((place, mover));
                }
            }
            questions.numbers.push(numbers);
        }
        questions
    }

    /// How many seeds that walker needs to win.
    fn needed(&self, walker: Walker) -> u8 {
        match walker {
            Walker::Seeker => self.goal,
            Walker::Keeper => self.force.seeds - self.goal + 1,
        }
    }

    /// The mover, if it gets enough seeds when it gets so many.
    fn winner(&self, mover: Walker, seeds: u8) -> Walker {
        if seeds >= self.needed(mover) { mover } else { mover.other() }
    }

    /// Who wins if the file is right.
    fn expected(&self) -> Vec<Walker> {
        self.open.iter().map(|&(place, mover)| self.winner(mover, self.force.worth(place))).collect()
    }

    /// Moves to boards that settle the question are left out: they are lost for the mover, or it would be settled here too.
    fn graph(&self) -> Graph {
        let node = |&(place, mover): &(usize, Walker)| {
            let listed = &self.force.listed[place];
            let numbers =
                listed.moves.iter().filter_map(|&to| Some(self.numbers[self.force.level.place(to)?]));
            Node {
                mover,
                on_return: self.winner(mover, seeds_in(&listed.board[..6])),
                next: numbers.filter_map(|number| number[mover.other() as usize]).collect(),
                before: Vec::new(),
            }
        };
        Graph::of(self.open.iter().map(node).collect())
    }
}
