//! What happens on the board during a move, in the order in which it happens, forwards and back.

use crate::message::WORDS;
use crate::{LookIndex, Mark, Message, SpotIndex, Token};

/// One thing that happens: a seed falls, the waiter walks, a table turns, a seat is passed over.
///
/// Applying all changes of all steps to the tokens before a move gives the tokens after it, and those of the steps
/// [`back`] give the tokens before it again (laws of the test kit).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What moves, all at the same time. Empty when something is only said (a pass, a skipped marker).
    pub changes: Vec<Change>,
    /// How it moves.
    pub motion: Motion,
    /// The step in words.
    pub say: Message,
}

/// One token, or several alike, going from a spot to another, or looking different from now on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// `count` tokens of this look go from a spot to another.
    Shift {
        /// What moves.
        look: LookIndex,
        /// How many.
        count: u16,
        /// From where.
        from: SpotIndex,
        /// To where.
        to: SpotIndex,
    },
    /// The token of one look on that spot has another from now on (a marker is used up).
    Become {
        /// Where it lies.
        spot: SpotIndex,
        /// How it looked.
        from: LookIndex,
        /// How it looks.
        to: LookIndex,
    },
}

/// How the changes of a step belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    /// Everything goes its own way.
    Each,
    /// A group turns as one, clockwise by so many degrees.
    Turn(SpotIndex, i16),
    /// Two groups change places as wholes.
    Swap(SpotIndex, SpotIndex),
}

impl Step {
    /// These changes, each on its own way.
    pub fn new(changes: Vec<Change>, say: Message) -> Step {
        Step { changes, motion: Motion::Each, say }
    }

    /// Something that is said, and moves nothing.
    pub fn said(say: Message) -> Step {
        Step::new(Vec::new(), say)
    }

    /// One token goes from a spot to another.
    pub fn shift(look: LookIndex, from: SpotIndex, to: SpotIndex, say: Message) -> Step {
        Step::new(vec![Change::Shift { look, count: 1, from, to }], say)
    }

    /// The step taken back.
    pub fn back(&self) -> Step {
        Step {
            changes: self.changes.iter().rev().map(|change| change.back()).collect(),
            motion: self.motion.back(),
            say: Message::new(&WORDS, "game-step-back").with("step", self.say.clone()),
        }
    }
}

impl Change {
    /// The change taken back.
    pub const fn back(self) -> Change {
        match self {
            Change::Shift { look, count, from, to } => Change::Shift { look, count, from: to, to: from },
            Change::Become { spot, from, to } => Change::Become { spot, from: to, to: from },
        }
    }

    /// Makes it true on tokens. Of what is not there nothing is taken; a law sees to it that no game asks for that.
    fn carry_out(self, tokens: &mut Vec<Token>) {
        match self {
            Change::Shift { look, count, from, to } => {
                if let Some(taken) = heap(tokens, from, look) {
                    taken.count = taken.count.saturating_sub(count);
                }
                match heap(tokens, to, look) {
                    Some(there) => there.count += count,
                    None => tokens.push(Token { spot: to, look, count }),
                }
            }
            Change::Become { spot, from, to } => {
                if let Some(token) = heap(tokens, spot, from) {
                    token.look = to;
                }
            }
        }
    }
}

/// The tokens of a look on a spot.
fn heap(tokens: &mut [Token], spot: SpotIndex, look: LookIndex) -> Option<&mut Token> {
    tokens.iter_mut().find(|token| token.spot == spot && token.look == look)
}

impl Motion {
    /// The motion taken back.
    pub const fn back(self) -> Motion {
        match self {
            Motion::Turn(group, degrees) => Motion::Turn(group, -degrees),
            Motion::Each | Motion::Swap(..) => self,
        }
    }
}

/// The steps of a move that is taken back: the last comes first.
pub fn back(steps: &[Step]) -> Vec<Step> {
    steps.iter().rev().map(Step::back).collect()
}

/// The tokens after these steps, carried out on those before. A heap that was emptied keeps its place with a count of 0; what
/// comes to a new place stands above what is there.
pub fn carry_out(tokens: &[Token], steps: &[Step]) -> Vec<Token> {
    let mut tokens = tokens.to_vec();
    for change in steps.iter().flat_map(|step| &step.changes) {
        change.carry_out(&mut tokens);
    }
    tokens
}

/// What these steps moved from where to where, whatever way it went: one mark for each look and way.
pub fn moved(steps: &[Step]) -> Vec<Mark> {
    let mut marks: Vec<Mark> = Vec::new();
    for change in steps.iter().flat_map(|step| &step.changes) {
        let Change::Shift { look, count, from, to } = *change else { continue };
        let same = marks.iter_mut().find_map(|mark| match mark {
            Mark::Moved { look: what, count, from: start, to: end }
                if (*what, *start, *end) == (look, from, to) =>
            {
                Some(count)
            }
            _ => None,
        });
        match same {
            Some(all) => *all += count,
            None => marks.push(Mark::Moved { look, count, from, to }),
        }
    }
    marks
}
