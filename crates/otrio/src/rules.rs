//! The rules.

use tabuleiro_game::{Abreast, Game, Outcome, Rng, Seat, Seats, chance};

use crate::{Colour, Move, Otrio, OtrioOptions, Place, Refusal, Size, fast};

impl Game for Otrio {
    type Move = Move;
    type Options = OtrioOptions;
    type Refusal = Refusal;

    const NAME: &'static str = "otrio";
    // Each move fills one of the 27 places.
    const LONGEST: Option<u32> = Some(Place::COUNT as u32);

    fn start(options: OtrioOptions) -> Otrio {
        Otrio::new(options)
    }

    fn options(&self) -> OtrioOptions {
        self.setup()
    }

    fn seats(&self) -> u8 {
        self.setup().players().count()
    }

    #[inline]
    fn turn(&self) -> Seat {
        self.setup().seat(self.acting())
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if self.open() != 0 {
            return None;
        }
        let won = |colour| Some(Outcome::colour(self.seat_of(colour)?, colour.letter()));
        Some(self.winner().and_then(won).unwrap_or(Outcome::DRAW))
    }

    #[inline]
    fn moves(&self) -> impl Iterator<Item = Move> {
        let colour = self.to_act();
        Place::of_set(self.open()).map(move |place| Move { colour, place })
    }

    #[inline]
    fn count_moves(&self) -> u32 {
        self.open().count_ones()
    }

    #[inline]
    fn sample(&self, rng: &mut impl Rng) -> Option<Move> {
        let count = self.count_moves();
        if count == 0 {
            return None;
        }
        let place = fast::nth(self.open(), chance::below(rng, count));
        Some(Move { colour: self.to_act(), place })
    }

    fn check(&self, mv: Move) -> Result<(), Refusal> {
        self.check_colour(mv.colour)?;
        self.check_size(mv.colour, mv.place.size())?;
        self.at(mv.place).map_or(Ok(()), |owner| Err(Refusal::Taken { place: mv.place, owner }))
    }

    #[inline]
    fn apply(&mut self, mv: Move) {
        self.put(mv);
    }

    fn pass_over(&self, out: Seats) -> Option<Otrio> {
        self.passed_over(out)
    }
}

impl Abreast for Otrio {}

impl Otrio {
    /// Whether this colour may act now.
    pub(crate) fn check_colour(&self, colour: Colour) -> Result<(), Refusal> {
        if self.open() == 0 {
            return Err(Refusal::Over);
        }
        if self.seat_of(colour).is_none() {
            return Err(Refusal::InBox(colour));
        }
        let to_act = self.to_act();
        if colour == to_act { Ok(()) } else { Err(Refusal::NotToAct { colour, to_act }) }
    }

    /// Whether this colour has a piece of that size left.
    pub(crate) fn check_size(&self, colour: Colour, size: Size) -> Result<(), Refusal> {
        if self.left(colour, size) == 0 { Err(Refusal::NoneLeft(colour, size)) } else { Ok(()) }
    }
}
