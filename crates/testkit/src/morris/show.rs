//! What can be seen of a position, and told.

use tabuleiro_game::{
    Board, Game, Mark, Message, Outcome, Path, Pointer, Seat, Show, SpotIndex, Step, Token, Words,
};

use super::board::{hand_spot, man_look, point_spot};
use super::{Morris, MorrisMove, MorrisOptions, Point, RULES, Refusal, WORDS, board, say, steps};

/// What a seat is called.
pub(crate) const fn seat_word(seat: Seat) -> Message {
    say(if seat.index() == 0 { "morris-white" } else { "morris-black" })
}

impl Show for Morris {
    fn words() -> &'static Words {
        &WORDS
    }

    fn rule_book() -> &'static Words {
        &RULES
    }

    fn title() -> Message {
        say("morris-title")
    }

    fn about() -> Message {
        say("morris-about")
    }

    fn board(_: MorrisOptions) -> Board {
        board::board()
    }

    fn seat_name(_: MorrisOptions, seat: Seat) -> Message {
        seat_word(seat)
    }

    fn tokens(&self) -> Vec<Token> {
        let token = |spot, seat, count| Token { spot, look: man_look(seat), count };
        let men = Point::all().filter_map(|point| Some(token(point_spot(point), self.man(point)?, 1)));
        let hands = Seat::all(2).map(|seat| token(hand_spot(seat), seat, u16::from(self.hand(seat))));
        men.chain(hands).collect()
    }

    fn facts(&self) -> Vec<Message> {
        let left = Seat::all(2).filter(|&seat| self.hand(seat) > 0);
        let mut facts: Vec<Message> = left
            .map(|seat| say("morris-fact-hand").with("who", seat_word(seat)).with("count", self.hand(seat)))
            .collect();
        if self.options().flying {
            facts.push(say("morris-fact-flying"));
        }
        facts
    }

    fn marks(&self, last: Option<(&Morris, MorrisMove)>) -> Vec<Mark> {
        last.into_iter().flat_map(|(_, mv)| touched(mv).to_vec()).map(Mark::Last).collect()
    }

    fn decided(&self, _: Outcome) -> Vec<Mark> {
        vec![match self.completed() {
            Some((_, line)) => Mark::Line(line.map(point_spot).to_vec()),
            None => Mark::Reason(self.reason()),
        }]
    }

    fn question(&self) -> Message {
        let key = if self.hand(self.turn()) > 0 { "morris-ask-put" } else { "morris-ask-go" };
        say(key).with("who", seat_word(self.turn()))
    }

    fn verdict(&self, outcome: Outcome) -> Message {
        let Some(winner) = outcome.winner else { return say("morris-drawn").with("why", self.reason()) };
        let won = say("morris-won").with("who", seat_word(winner));
        match self.completed() {
            Some((_, [from, _, to])) => {
                let line = say("morris-line").with("from", from.to_string()).with("to", to.to_string());
                won.with("why", line)
            }
            None => won.with("why", self.reason()),
        }
    }

    fn path(&self, mv: MorrisMove) -> Path {
        touched(mv)
    }

    fn tell(&self, mv: MorrisMove) -> Message {
        told(self.turn(), mv)
    }

    fn steps(&self, mv: MorrisMove) -> Vec<Step> {
        steps::steps(self, mv)
    }

    fn point(&self, mv: MorrisMove, refusal: Refusal) -> Pointer {
        let touched = touched(mv);
        match refusal {
            Refusal::Over => Pointer::default(),
            Refusal::PutFirst => Pointer::because(touched[0], vec![hand_spot(self.turn())]),
            Refusal::NoneLeft => {
                let mine = Point::all().filter(|&point| self.man(point) == Some(self.turn()));
                Pointer::because(touched[0], mine.map(point_spot).collect())
            }
            Refusal::Taken { point } | Refusal::NotYours { point } => {
                Pointer::because(point_spot(point), vec![point_spot(point)])
            }
            Refusal::Empty { point } => Pointer::at(point_spot(point)),
            Refusal::TooFar { from, to } => Pointer::because(point_spot(to), vec![point_spot(from)]),
        }
    }
}

impl Morris {
    /// Why the game is over where no line shows it.
    fn reason(&self) -> Message {
        match self.outcome() {
            Some(_) => say("morris-blocked").with("who", seat_word(self.turn())),
            None => say("morris-repeated"),
        }
    }
}

/// The spots to touch for a move: those it changes on the board.
fn touched(mv: MorrisMove) -> Path {
    let spots = |points: [Point; 2]| -> [SpotIndex; 2] { points.map(point_spot) };
    match mv {
        MorrisMove::Put(point) => Path::of([point_spot(point)]),
        MorrisMove::Go { from, to } => Path::of(spots([from, to])),
    }
}

/// A move of a seat in a sentence.
pub(crate) fn told(seat: Seat, mv: MorrisMove) -> Message {
    let who = |key| say(key).with("who", seat_word(seat));
    match mv {
        MorrisMove::Put(point) => who("morris-puts").with("point", point.to_string()),
        MorrisMove::Go { from, to } => {
            who("morris-goes").with("from", from.to_string()).with("to", to.to_string())
        }
    }
}
