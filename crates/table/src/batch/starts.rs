//! Where the games of a batch begin.

use tabuleiro_game::{Beginning, Game, Message, Speak};

use crate::kind::Listed;
use crate::{Setup, SetupError, WORDS};

/// Where the games begin, and begin anew.
#[derive(Clone, Debug)]
pub(super) enum Starts<G: Game> {
    /// All alike.
    Alike(Beginning<G>),
    /// Each at a position of its own.
    Each(Vec<G>),
}

impl<G: Listed> Starts<G> {
    /// As a setup says.
    pub(super) fn of(setup: &Setup) -> Result<Starts<G>, SetupError> {
        let at = setup.first::<G>()?;
        if at.outcome().is_some() {
            return Err(SetupError::Position(Message::new(&WORDS, "table-batch-over")));
        }
        let dealt = setup.deals::<G>();
        Ok(Starts::Alike(if dealt { Beginning::Dealt(at.options()) } else { Beginning::At(at) }))
    }

    /// Each at the position of a text. All must be seen in the same shape, and have as many seats.
    pub(super) fn each(texts: &[String]) -> Result<Starts<G>, SetupError> {
        let mut all: Vec<G> = Vec::with_capacity(texts.len());
        for (index, text) in texts.iter().enumerate() {
            let wrong = |why| {
                let place = Message::new(&WORDS, "table-batch-position").with("index", index);
                SetupError::Position(place.with("why", why))
            };
            let at: G = text.parse().map_err(|error: tabuleiro_game::TextError| wrong(error.message()))?;
            if at.outcome().is_some() {
                return Err(wrong(Message::new(&WORDS, "table-batch-over")));
            }
            if all.first().is_some_and(|first| sort(first) != sort(&at)) {
                return Err(wrong(Message::new(&WORDS, "table-batch-mixed")));
            }
            all.push(at);
        }
        Ok(Starts::Each(all))
    }
}

impl<G: Game> Starts<G> {
    /// Where the game of that index begins; those beyond the last begin like the first again.
    #[inline]
    pub(super) fn at(&self, game: usize) -> Beginning<G> {
        match self {
            Starts::Alike(beginning) => *beginning,
            Starts::Each(all) => Beginning::At(all[game % all.len()]),
        }
    }
}

/// What must be the same for all games of a batch.
fn sort<G: Listed>(at: &G) -> ([usize; 3], u8) {
    (G::shape(at.options()), at.seats())
}
