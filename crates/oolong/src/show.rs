//! What a position looks like: tokens, facts, marks, questions and verdicts.

use tabuleiro_game::{
    Board, Game, Mark, Message, Outcome, Path, Pointer, Rules, Seat, Show, SpotIndex, Step, Token, Words,
};

use crate::board::{
    self, DECLINE_SPOT, WAITER_LOOK, chair_spot, cup_look, hand_spot, marker_look, marker_spot, table_spot,
    turn_spot,
};
use crate::{
    Chair, Compass, Marker, Move, Oolong, OolongOptions, Refusal, Tea, WORDS, refusal, remark, say, steps,
};

static RULE_BOOK: Words = if cfg!(feature = "carried") {
    Words { name: "oolong-rules", en: include_str!("../RULES.md"), pt: include_str!("../RULES.pt.md") }
} else {
    Words { name: "oolong-rules", en: "", pt: "" }
};

impl Show for Oolong {
    fn words() -> &'static Words {
        &WORDS
    }

    fn rule_book() -> &'static Words {
        &RULE_BOOK
    }

    fn title() -> Message {
        say("oolong-title")
    }

    fn about() -> Message {
        say("oolong-about")
    }

    fn board(_options: OolongOptions) -> Board {
        board::board()
    }

    fn seat_name(_options: OolongOptions, seat: Seat) -> Message {
        Tea::of(seat).name()
    }

    fn tokens(&self) -> Vec<Token> {
        // Two hands, the waiter and eight markers besides the cups.
        let mut tokens = Vec::with_capacity(usize::from(self.placed()) + 11);
        tokens.extend(Tea::ALL.map(|tea| Token {
            spot: hand_spot(tea),
            look: cup_look(tea),
            count: u16::from(self.cups_left(tea)),
        }));
        let cup = |chair| Some(Token { spot: chair_spot(chair), look: cup_look(self.cup(chair)?), count: 1 });
        tokens.extend(Chair::all().filter_map(cup));
        tokens.push(Token { spot: chair_spot(self.waiter()), look: WAITER_LOOK, count: 1 });
        tokens.extend(Compass::ALL.into_iter().filter_map(|table| {
            let look = marker_look(self.markers().at(table)?, self.markers().is_used(table));
            Some(Token { spot: marker_spot(table), look, count: 1 })
        }));
        tokens
    }

    fn scores(&self) -> Vec<i32> {
        Tea::ALL.map(|tea| i32::from(self.claims(tea))).to_vec()
    }

    fn facts(&self) -> Vec<Message> {
        let both = |key, number: &dyn Fn(Tea) -> u8| {
            say(key).with("black", number(Tea::Black)).with("green", number(Tea::Green))
        };
        let mut facts = vec![
            say("oolong-fact-waiter").with("seat", self.waiter().short()),
            both("oolong-fact-claims", &|tea| self.claims(tea)),
            both("oolong-fact-cups", &|tea| self.cups_left(tea)),
        ];
        if let Some((waiting, marker)) = self.waiting() {
            let fact = say("oolong-fact-marker").with("table", waiting.table.short());
            facts.push(fact.with("who", waiting.actor.name()).with("action", marker.action()));
        }
        facts
    }

    fn marks(&self, last: Option<(&Oolong, Move)>) -> Vec<Mark> {
        let mut marks = last.map_or(Vec::new(), |(before, mv)| touched(before, mv));
        let claimed = |table| Some(Mark::Claimed(table_spot(table), self.claimed(table)?.seat()));
        marks.extend(Compass::ALL.into_iter().filter_map(claimed));
        marks.extend(self.asked().into_iter().map(Mark::Asked));
        marks
    }

    /// The winner's tables, each by itself: they need not lie in a line.
    fn decided(&self, outcome: Outcome) -> Vec<Mark> {
        match outcome.winner.map(Tea::of) {
            Some(winner) => self.tables_of(winner).map(|table| Mark::Line(vec![table_spot(table)])).collect(),
            None => vec![Mark::Reason(say("oolong-reason-draw"))],
        }
    }

    fn question(&self) -> Message {
        let who = Tea::of(self.turn()).name();
        let Some((_, marker)) = self.waiting() else {
            let key = if self.empty_here() == 0 { "oolong-ask-anywhere" } else { "oolong-ask-place" };
            return say(key).with("who", who).with("table", self.waiter().table.short());
        };
        let ask = match marker {
            Marker::Carry(_) => say("oolong-ask-carry"),
            Marker::Send(_) => say("oolong-ask-send"),
            Marker::Turn => say("oolong-ask-turn").with("table", self.here().short()),
            Marker::SwapUnclaimed => say("oolong-ask-swap-unclaimed"),
            Marker::SwapClaimed => say("oolong-ask-swap-claimed"),
        }
        .with("who", who);
        match self.rules() {
            Rules::Book => say("oolong-ask-or-decline").with("ask", ask),
            Rules::Report => ask,
        }
    }

    fn verdict(&self, outcome: Outcome) -> Message {
        let Some(winner) = outcome.winner.map(Tea::of) else {
            let draw = say("oolong-verdict-draw").with("black", self.claims(Tea::Black));
            return draw.with("green", self.claims(Tea::Green));
        };
        let both = |one: Message, two: Message| say("oolong-short-two").with("one", one).with("two", two);
        let tables = self.tables_of(winner).map(Compass::short).reduce(both);
        let verdict = say("oolong-verdict-win").with("who", winner.name());
        verdict.with("tables", tables.unwrap_or_else(|| winner.name()))
    }

    fn path(&self, mv: Move) -> Path {
        match mv {
            Move::Place(chair) => Path::of([chair_spot(chair)]),
            Move::Carry { from, to } => Path::of([chair_spot(from), chair_spot(to)]),
            Move::Send(table) => Path::of([table_spot(table)]),
            Move::Turn(steps) => Path::of([turn_spot(steps)]),
            Move::Swap(pair) => Path::of(pair.tables().map(table_spot)),
            Move::Decline => Path::of([DECLINE_SPOT]),
        }
    }

    /// Two tables change places whichever is touched first.
    fn other_path(&self, mv: Move) -> Option<Path> {
        let Move::Swap(pair) = mv else { return None };
        let [one, other] = pair.tables().map(table_spot);
        Some(Path::of([other, one]))
    }

    fn tell(&self, mv: Move) -> Message {
        steps::tell(self, mv)
    }

    fn steps(&self, mv: Move) -> Vec<Step> {
        steps::steps(self, mv)
    }

    /// A marker says what it does, and when.
    fn printed(&self, spot: SpotIndex) -> Option<Message> {
        let lies_there = |table: &Compass| *table != Compass::C && marker_spot(*table) == spot;
        let table = Compass::ALL.into_iter().find(lies_there)?;
        let marker = self.markers().at(table)?;
        let key = if self.markers().is_used(table) { "oolong-about-used" } else { "oolong-about-marker" };
        let about = say(key).with("table", table.words()).with("needs", marker.needs());
        Some(about.with("action", marker.action()))
    }

    fn remarks(&self, mv: Move) -> Vec<Message> {
        remark::remarks(self, mv)
    }

    fn point(&self, mv: Move, refusal: Refusal) -> Pointer {
        refusal::point(self, mv, refusal)
    }
}

impl Oolong {
    /// What the question is about: the marker that waits, and the table that it would turn.
    fn asked(&self) -> Vec<SpotIndex> {
        let Some((waiting, marker)) = self.waiting() else { return Vec::new() };
        let turned = (marker == Marker::Turn).then(|| table_spot(self.here()));
        [marker_spot(waiting.table)].into_iter().chain(turned).collect()
    }

    /// The tables that a player has claimed, in the order of the board.
    pub(crate) fn tables_of(&self, tea: Tea) -> impl Iterator<Item = Compass> {
        Compass::ALL.into_iter().filter(move |table| self.claimed(*table) == Some(tea))
    }
}

/// What a move touched in the position before it, and what it did to whole tables.
fn touched(before: &Oolong, mv: Move) -> Vec<Mark> {
    match mv {
        Move::Turn(steps) => {
            let table = table_spot(before.here());
            let turned = (steps.count() > 0).then(|| Mark::Turned(table, steps.degrees()));
            [Mark::Last(table)].into_iter().chain(turned).collect()
        }
        Move::Swap(pair) => {
            let [one, other] = pair.tables().map(table_spot);
            vec![Mark::Last(one), Mark::Last(other), Mark::Swapped(one, other)]
        }
        Move::Decline => Vec::new(),
        Move::Place(_) | Move::Carry { .. } | Move::Send(_) => {
            before.path(mv).iter().map(|spot| Mark::Last(*spot)).collect()
        }
    }
}
