//! The smallest game that has everything a record must heed: two push a stone around a ring of six places. Whoever brings it to
//! place 3 wins; a position that comes back is a draw; nobody may go back over the start.

use std::fmt;
use std::str::FromStr;

use tabuleiro_game::{
    Game, Message, Move, OptionField, OptionWord, Options, Outcome, Seat, Seats, Speak, TextError, message,
};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Ring {
    pub(crate) place: u8,
    pub(crate) turn: Seat,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Push {
    Back,
    On,
    Twice,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct NoOptions;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Refused {
    Over,
    OverTheStart,
}

impl Ring {
    pub(crate) fn at(place: u8) -> Ring {
        Ring { place, turn: Seat::FIRST }
    }
}

impl Game for Ring {
    type Move = Push;
    type Options = NoOptions;
    type Refusal = Refused;

    const NAME: &'static str = "ring";
    const LONGEST: Option<u32> = None;
    const REPETITION: bool = true;

    fn start(NoOptions: NoOptions) -> Ring {
        Ring::at(0)
    }

    fn options(&self) -> NoOptions {
        NoOptions
    }

    fn turn(&self) -> Seat {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.place == 3).then(|| Outcome::won(self.turn.other()))
    }

    fn moves(&self) -> impl Iterator<Item = Push> {
        (0..Push::SPACE).filter_map(Push::numbered).filter(|mv| self.check(*mv).is_ok())
    }

    fn check(&self, mv: Push) -> Result<(), Refused> {
        match mv {
            _ if self.outcome().is_some() => Err(Refused::Over),
            Push::Back if self.place == 0 => Err(Refused::OverTheStart),
            _ => Ok(()),
        }
    }

    fn apply(&mut self, mv: Push) {
        let by = [5, 1, 2][usize::from(mv.number())];
        *self = Ring { place: (self.place + by) % 6, turn: self.turn.other() };
    }

    fn on_repeat(&self) -> Option<Outcome> {
        // Place 5 is a place to rest.
        (self.place != 5).then_some(Outcome::DRAW)
    }

    fn pass_over(&self, out: Seats) -> Option<Ring> {
        let next = self.turn.other();
        (!out.contains(next)).then_some(Ring { turn: next, ..*self })
    }
}

impl Move for Push {
    const SPACE: u16 = 3;

    fn number(self) -> u16 {
        self as u16
    }

    fn numbered(number: u16) -> Option<Push> {
        [Push::Back, Push::On, Push::Twice].get(usize::from(number)).copied()
    }
}

impl Options for NoOptions {
    const IN_POSITION: &'static [&'static str] = &[];

    fn fields() -> Vec<OptionField> {
        Vec::new()
    }

    fn words(&self) -> Vec<OptionWord> {
        Vec::new()
    }
}

impl Speak for Refused {
    fn message(&self) -> Message {
        match self {
            Refused::Over => Message::new(&message::WORDS, "game-over"),
            Refused::OverTheStart => Message::new(&message::WORDS, "over-the-start"),
        }
    }
}

impl std::error::Error for Refused {}

macro_rules! texts {
    ($($kind:ty),*) => {$(
        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{self:?}")
            }
        }
    )*};
}
texts!(Ring, Push, NoOptions, Refused);

macro_rules! unread {
    ($($kind:ty),*) => {$(
        impl FromStr for $kind {
            type Err = TextError;

            fn from_str(text: &str) -> Result<$kind, TextError> {
                Err(Message::new(&message::WORDS, "game-option-shape").with("word", text).into())
            }
        }
    )*};
}
unread!(Ring, Push, NoOptions);
