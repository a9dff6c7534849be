//! What can be seen of a position: pieces, the last move, what decided the game, what forbids a move.

use tabuleiro_game::{
    Board, Game, Mark, Message, Outcome, Path, Pointer, Seat, Show, SpotIndex, Step, Token, Words,
};

use crate::board::{self, hand_spot, look, place_spot, tray_spot};
use crate::notation::say;
use crate::{Colour, Move, Otrio, OtrioOptions, Place, Players, Refusal, Size, WORDS, fast, remark, steps};

static BOOK: Words = if cfg!(feature = "carried") {
    Words { name: "otrio-rules", en: include_str!("../RULES.md"), pt: include_str!("../RULES.pt.md") }
} else {
    Words { name: "otrio-rules", en: "", pt: "" }
};

impl Show for Otrio {
    fn words() -> &'static Words {
        &WORDS
    }

    fn rule_book() -> &'static Words {
        &BOOK
    }

    fn title() -> Message {
        say("otrio-title")
    }

    fn about() -> Message {
        say("otrio-about")
    }

    fn board(options: OtrioOptions) -> Board {
        board::board(options)
    }

    fn seat_name(options: OtrioOptions, seat: Seat) -> Message {
        let acting = seat.index() as u8;
        let one = options.colour(acting).name();
        match options.players() {
            Players::Two => {
                say("otrio-seat-many").with("one", one).with("two", options.colour(acting + 2).name())
            }
            Players::Three | Players::Four => one,
        }
    }

    fn tokens(&self) -> Vec<Token> {
        let mut tokens = Vec::with_capacity(Place::COUNT + 12);
        for place in Place::all() {
            let piece =
                |colour| Token { spot: place_spot(place), look: look(colour, place.size()), count: 1 };
            tokens.extend(self.at(place).map(piece));
        }
        for (colour, size) in self.setup().order().flat_map(|colour| Size::ALL.map(|size| (colour, size))) {
            let count = u16::from(self.left(colour, size));
            let left = |spot| Token { spot, look: look(colour, size), count };
            tokens.extend(hand_spot(self.setup(), colour, size).map(left));
        }
        tokens
    }

    fn facts(&self) -> Vec<Message> {
        let key = if self.setup().colours() > 3 { "otrio-order-four" } else { "otrio-order-three" };
        let names = ["one", "two", "three", "four"].into_iter().zip(self.setup().order());
        vec![names.fold(say(key), |fact, (name, colour)| fact.with(name, colour.name()))]
    }

    fn marks(&self, last: Option<(&Otrio, Move)>) -> Vec<Mark> {
        last.map(|(_, mv)| Mark::Last(place_spot(mv.place))).into_iter().collect()
    }

    fn decided(&self, outcome: Outcome) -> Vec<Mark> {
        let lines = steps::winning_lines(self, outcome);
        if lines.is_empty() {
            return vec![Mark::Reason(steps::reason(self, outcome))];
        }
        lines.iter().map(|(_, line)| Mark::Line(line.map(place_spot).to_vec())).collect()
    }

    fn question(&self) -> Message {
        steps::question(self)
    }

    fn verdict(&self, outcome: Outcome) -> Message {
        steps::verdict(self, outcome)
    }

    /// The tray, then the place. A colour that stays in the box has no tray: its path begins at that of the colour to act.
    fn path(&self, mv: Move) -> Path {
        let (options, size, place) = (self.setup(), mv.place.size(), place_spot(mv.place));
        let hand = hand_spot(options, mv.colour, size).or_else(|| hand_spot(options, self.to_act(), size));
        hand.map_or(Path::of([place]), |hand| Path::of([hand, place]))
    }

    fn tell(&self, mv: Move) -> Message {
        steps::tell(mv)
    }

    fn steps(&self, mv: Move) -> Vec<Step> {
        steps::steps(self, mv)
    }

    fn remarks(&self, mv: Move) -> Vec<Message> {
        remark::remarks(self, mv)
    }

    /// Nobody who touches a tray means a colour in the box, so its moves are left out.
    fn refused_path(&self, path: &[SpotIndex]) -> Option<(Move, Refusal)> {
        let all =
            || self.setup().order().flat_map(|colour| Place::all().map(move |place| Move { colour, place }));
        let begun = || all().filter(|mv| self.path(*mv).starts_with(path));
        if begun().any(|mv| self.check(mv).is_ok()) {
            return None;
        }
        begun().find_map(|mv| self.check(mv).err().map(|refusal| (mv, refusal)))
    }

    fn point(&self, mv: Move, refusal: Refusal) -> Pointer {
        let place = place_spot(mv.place);
        let because = match refusal {
            Refusal::Over | Refusal::InBox(_) => Vec::new(),
            Refusal::Taken { place, .. } => vec![place_spot(place)],
            Refusal::NoneLeft(colour, size) => self.placed(colour, size),
            Refusal::NotToAct { to_act, .. } => tray_spot(self.setup(), to_act).into_iter().collect(),
        };
        let tried = match refusal {
            Refusal::NoneLeft(colour, size) => hand_spot(self.setup(), colour, size),
            Refusal::NotToAct { colour, .. } => hand_spot(self.setup(), colour, mv.place.size()),
            Refusal::Over | Refusal::InBox(_) | Refusal::Taken { .. } => Some(place),
        };
        Pointer { about: tried, because }
    }
}

impl Otrio {
    /// Where a colour has its pieces of a size on the board.
    fn placed(&self, colour: Colour, size: Size) -> Vec<SpotIndex> {
        let layer = fast::LAYER << (9 * size.index());
        Place::of_set(self.held(colour) & layer).map(place_spot).collect()
    }
}
