//! How a sitting ended: who won is not why it ended.

use std::fmt;
use std::str::FromStr;

use tabuleiro_game::{Message, Outcome, Seat, Speak};

use crate::WORDS;

/// Why a sitting is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By the rules of the game.
    Rules,
    /// That seat resigned.
    Resigned(Seat),
    /// That seat ran out of time.
    Flag(Seat),
    /// A draw was agreed.
    Agreed,
    /// The sitting was broken off after too many moves.
    MoveLimit,
    /// It was given up without a result, by that seat where that is known.
    Aborted(Option<Seat>),
    /// That seat never made its first move: there is no result.
    NoShow(Seat),
    /// That seat was away for too long, and another has claimed the game or a draw.
    Abandoned(Seat),
    /// Whoever serves the game has decided it.
    Adjudicated,
}

/// How it ended and with what result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    /// Why.
    pub ending: Ending,
    /// The result; `None` only when the sitting was aborted, or ended without one by somebody's not coming or by decision.
    pub outcome: Option<Outcome>,
}

impl Ending {
    /// The result of a game that ended so, other than by the rules. With more than two seats nobody wins by another's giving
    /// up alone. What was claimed or decided stands in the record.
    pub fn result(self, seats: u8) -> Option<Outcome> {
        match self {
            Ending::Resigned(seat) | Ending::Flag(seat) if seats == 2 => Some(Outcome::won(seat.other())),
            Ending::Aborted(_) | Ending::NoShow(_) | Ending::Rules => None,
            _ => Some(Outcome::DRAW),
        }
    }

    /// The seat whose leaving was the end.
    pub fn leaver(self) -> Option<Seat> {
        match self {
            Ending::Resigned(seat) | Ending::Flag(seat) | Ending::Abandoned(seat) => Some(seat),
            _ => None,
        }
    }

    /// The seat that it is about.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Ending::Aborted(seat) => seat,
            Ending::NoShow(seat) => Some(seat),
            _ => self.leaver(),
        }
    }

    /// Whether a record that ends so says the result by itself, instead of its following from the ending.
    pub fn is_decided_elsewhere(self) -> bool {
        matches!(self, Ending::Abandoned(_) | Ending::Adjudicated)
    }
}

impl End {
    /// The end in a sentence that names the seats of a game, and who has won where somebody has; an end by the rules is told by
    /// the game itself.
    pub fn told(self, names: &[Message]) -> Message {
        let name = |seat: Seat| names.get(seat.index()).map(Message::with_article);
        let named = |key, seat| Some(Message::new(&WORDS, key).about("who", &name(seat)?));
        let winner = self.outcome.and_then(|outcome| outcome.winner).and_then(name);
        let won = |[gone, won]: [&'static str; 2], seat| match &winner {
            Some(winner) => named(won, seat).map(|told| told.with("winner", winner.clone())),
            None => named(gone, seat),
        };
        match self.ending {
            Ending::Resigned(seat) => won(["table-resigned", "table-resigned-won"], seat),
            Ending::Flag(seat) => won(["table-flag", "table-flag-won"], seat),
            Ending::Abandoned(seat) => won(["table-abandoned", "table-abandoned-won"], seat),
            Ending::Aborted(Some(seat)) => named("table-aborted-by", seat),
            Ending::NoShow(seat) => named("table-no-show", seat),
            Ending::Adjudicated => {
                winner.map(|winner| Message::new(&WORDS, "table-adjudicated-won").with("winner", winner))
            }
            _ => None,
        }
        .unwrap_or_else(|| self.ending.message())
    }
}

/// The text of an ending cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownEnding;

/// As it is written in a record's `Ending` tag.
impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Rules => f.write_str("rules"),
            Ending::Resigned(seat) => write!(f, "resigned {seat}"),
            Ending::Flag(seat) => write!(f, "flag {seat}"),
            Ending::Agreed => f.write_str("agreed"),
            Ending::MoveLimit => f.write_str("move limit"),
            Ending::Aborted(None) => f.write_str("aborted"),
            Ending::Aborted(Some(seat)) => write!(f, "aborted {seat}"),
            Ending::NoShow(seat) => write!(f, "no-show {seat}"),
            Ending::Abandoned(seat) => write!(f, "abandoned {seat}"),
            Ending::Adjudicated => f.write_str("adjudicated"),
        }
    }
}

impl FromStr for Ending {
    type Err = UnknownEnding;

    fn from_str(text: &str) -> Result<Ending, UnknownEnding> {
        let seat = |word: &str| match word {
            "1" | "2" | "3" | "4" => Ok(Seat::new(word.as_bytes()[0] - b'1')),
            _ => Err(UnknownEnding),
        };
        match text.split_once(' ') {
            _ if text == "move limit" => Ok(Ending::MoveLimit),
            Some(("resigned", word)) => seat(word).map(Ending::Resigned),
            Some(("flag", word)) => seat(word).map(Ending::Flag),
            Some(("aborted", word)) => seat(word).map(|seat| Ending::Aborted(Some(seat))),
            Some(("no-show", word)) => seat(word).map(Ending::NoShow),
            Some(("abandoned", word)) => seat(word).map(Ending::Abandoned),
            None if text == "rules" => Ok(Ending::Rules),
            None if text == "agreed" => Ok(Ending::Agreed),
            None if text == "aborted" => Ok(Ending::Aborted(None)),
            None if text == "adjudicated" => Ok(Ending::Adjudicated),
            _ => Err(UnknownEnding),
        }
    }
}

/// The ending in a sentence; an end by the rules is told by the game itself.
impl Speak for Ending {
    fn message(&self) -> Message {
        let say = |key| Message::new(&WORDS, key);
        match self {
            Ending::Rules => say("table-ending-rules"),
            Ending::Resigned(seat) => say("table-ending-resigned").with("seat", seat.index() + 1),
            Ending::Flag(seat) => say("table-ending-flag").with("seat", seat.index() + 1),
            Ending::Agreed => say("table-ending-agreed"),
            Ending::MoveLimit => say("table-ending-move-limit"),
            Ending::Aborted(None) => say("table-ending-aborted"),
            Ending::Aborted(Some(seat)) => say("table-ending-aborted-by").with("seat", seat.index() + 1),
            Ending::NoShow(seat) => say("table-ending-no-show").with("seat", seat.index() + 1),
            Ending::Abandoned(seat) => say("table-ending-abandoned").with("seat", seat.index() + 1),
            Ending::Adjudicated => say("table-ending-adjudicated"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_round_trip_through_text() {
        let seat = Seat::new(2);
        let all = [
            Ending::Rules,
            Ending::Resigned(seat),
            Ending::Flag(seat),
            Ending::Agreed,
            Ending::MoveLimit,
            Ending::Aborted(None),
            Ending::Aborted(Some(seat)),
            Ending::NoShow(seat),
            Ending::Abandoned(seat),
            Ending::Adjudicated,
        ];
        for ending in all {
            assert_eq!(ending.to_string().parse(), Ok(ending));
        }
        for text in ["", "resigned", "resigned 5", "flag x", "move", "rules 1"] {
            assert_eq!(text.parse::<Ending>(), Err(UnknownEnding), "{text}");
        }
    }

    #[test]
    fn endings_are_told_with_the_seat_as_people_count_it() {
        let third = Seat::new(2);
        assert_eq!(Ending::Resigned(third).message().to_string(), "Seat 3 resigned.");
        assert_eq!(Ending::Flag(third).message().to_string(), "Seat 3 ran out of time.");
        assert_eq!(Ending::Resigned(Seat::FIRST).message().to_string(), "Seat 1 resigned.");
        assert_eq!(Ending::Agreed.message().to_string(), "A draw was agreed.");
    }

    #[test]
    fn of_two_seats_the_other_wins_when_one_gives_up() {
        let name = |number: u32| Message::new(&WORDS, "table-ending-resigned").with("seat", number);
        let told = |ending: Ending, seats: u8| {
            let names: Vec<Message> = (0..u32::from(seats)).map(name).collect();
            End { ending, outcome: ending.result(seats) }.told(&names)
        };
        for ending in [Ending::Resigned(Seat::FIRST), Ending::Flag(Seat::FIRST)] {
            let [two, three] = [2, 3].map(|seats| told(ending, seats).to_string());
            assert!(two.contains("the win goes to Seat 1 resigned"), "the second is named: {two}");
            assert!(!three.contains("the win goes to"), "{three}");
        }
    }
}
