//! The rules.

use tabuleiro_game::{Abreast, Game, Move, Outcome, Seat};

use super::{Morris, MorrisMove, MorrisOptions, Refusal};

impl Game for Morris {
    type Move = MorrisMove;
    type Options = MorrisOptions;
    type Refusal = Refusal;

    const NAME: &'static str = "morris";
    const LONGEST: Option<u32> = None;
    const REPETITION: bool = true;

    fn start(options: MorrisOptions) -> Morris {
        Morris::new([0, 0], Seat::FIRST, options)
    }

    fn options(&self) -> MorrisOptions {
        self.chosen()
    }

    fn turn(&self) -> Seat {
        self.mover()
    }

    /// Three in a line win; who cannot move has lost.
    fn outcome(&self) -> Option<Outcome> {
        match self.completed() {
            Some((seat, _)) => Some(Outcome::won(seat)),
            None if self.moves().next().is_none() => Some(Outcome::won(self.mover().other())),
            None => None,
        }
    }

    fn moves(&self) -> impl Iterator<Item = MorrisMove> {
        let numbers = match (self.completed(), self.hand(self.mover())) {
            (Some(_), _) => 0..0,
            (None, 0) => MorrisMove::PUTS..MorrisMove::SPACE,
            (None, _) => 0..MorrisMove::PUTS,
        };
        numbers.filter_map(MorrisMove::numbered).filter(|mv| self.rule_against(*mv).is_none())
    }

    fn check(&self, mv: MorrisMove) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::Over);
        }
        self.rule_against(mv).map_or(Ok(()), Err)
    }

    fn apply(&mut self, mv: MorrisMove) {
        self.make(mv);
    }

    fn on_repeat(&self) -> Option<Outcome> {
        Some(Outcome::DRAW)
    }
}

impl Abreast for Morris {}

impl Morris {
    /// Which rule refuses a move while the game goes on.
    fn rule_against(&self, mv: MorrisMove) -> Option<Refusal> {
        let has_hand = self.hand(self.mover()) > 0;
        match mv {
            MorrisMove::Put(_) if !has_hand => Some(Refusal::NoneLeft),
            MorrisMove::Put(point) => self.man(point).map(|_| Refusal::Taken { point }),
            MorrisMove::Go { .. } if has_hand => Some(Refusal::PutFirst),
            MorrisMove::Go { from, to } => match self.man(from) {
                None => Some(Refusal::Empty { point: from }),
                Some(seat) if seat != self.mover() => Some(Refusal::NotYours { point: from }),
                Some(_) if self.man(to).is_some() => Some(Refusal::Taken { point: to }),
                Some(_) if !self.chosen().flying && !from.is_next_to(to) => {
                    Some(Refusal::TooFar { from, to })
                }
                Some(_) => None,
            },
        }
    }
}
