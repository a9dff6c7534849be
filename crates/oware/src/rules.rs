//! The rules of the game.

use tabuleiro_game::{Abreast, Beginning, Game, Outcome, RandomWalk, Rng, Seat, Symmetry, Tallies, chance};

use crate::{Move, Oware, OwareOptions, Refusal, abreast, fast, sides};

impl Game for Oware {
    type Move = Move;
    type Options = OwareOptions;
    type Refusal = Refusal;

    const NAME: &'static str = "oware";
    const LONGEST: Option<u32> = None;
    const REPETITION: bool = true;

    fn start(options: OwareOptions) -> Oware {
        Oware::with_board([4; 6], [4; 6], [0; 2], Seat::FIRST, options).expect("forty-eight seeds fit")
    }

    fn options(&self) -> OwareOptions {
        self.played_under()
    }

    #[inline]
    fn turn(&self) -> Seat {
        self.mover()
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.is_decided() {
            Some(Outcome::scores(self.captures()))
        } else if self.legal_high() == 0 {
            Some(Outcome::scores(self.kept()))
        } else {
            None
        }
    }

    #[inline]
    fn moves(&self) -> impl Iterator<Item = Move> {
        let mover = self.mover();
        let mut left = self.legal();
        std::iter::from_fn(move || {
            let lane = left.trailing_zeros() as u8;
            left &= left.wrapping_sub(1);
            (lane < 6).then(|| Move::of(mover, lane))
        })
    }

    #[inline]
    fn count_moves(&self) -> u32 {
        u32::from(sides::sum(self.legal_high() >> 7))
    }

    #[inline]
    fn sample(&self, rng: &mut impl Rng) -> Option<Move> {
        let way = chance::below(rng, fast::WAYS);
        let legal = self.legal();
        (legal != 0).then(|| Move::of(self.mover(), fast::pick(legal, way)))
    }

    fn check(&self, mv: Move) -> Result<(), Refusal> {
        let legal = self.legal();
        if legal == 0 {
            Err(Refusal::Over)
        } else if mv.owner() != self.mover() {
            Err(Refusal::NotYours(mv))
        } else if legal >> mv.lane() & 1 == 1 {
            Ok(())
        } else if self.seeds(mv) == 0 {
            Err(Refusal::Empty(mv))
        } else if self.seeds(mv) + mv.lane() < 6 && !self.has_seeds(self.mover().other()) {
            Err(Refusal::MustFeed(mv))
        } else {
            Err(Refusal::Slam(mv))
        }
    }

    #[inline]
    fn apply(&mut self, mv: Move) {
        self.sow(mv.lane());
    }

    /// Captured seeds never return to the board.
    #[inline]
    fn progress(&self) -> u32 {
        let [own, their] = self.captures();
        u32::from(own) + u32::from(their)
    }

    fn on_repeat(&self) -> Option<Outcome> {
        (!self.is_report()).then(|| Outcome::scores(self.kept()))
    }

    fn move_limit(&self) -> Option<u32> {
        self.is_report().then_some(1_000)
    }
}

impl Abreast for Oware {
    fn wander_all<R: Rng>(
        walks: &mut [RandomWalk<Oware, R>],
        beginning: &Beginning<Oware>,
        steps: u32,
    ) -> Tallies {
        abreast::wander_all(walks, beginning, steps)
    }
}

/// Sowing goes one way round, and exchanging the rows would exchange the seats: only the identity is left.
impl Symmetry for Oware {}
