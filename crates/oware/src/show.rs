//! What is seen of a position.

use tabuleiro_game::Words;
use tabuleiro_game::{
    Board, Detail, Mark, Message, Outcome, Path, Pointer, Rules, Seat, Show, SpotIndex, Step, Token,
};

use crate::board::{self, SEED, house_spot, store_spot};
use crate::refusal::name;
use crate::{Move, Oware, OwareOptions, Refusal, Slam, WORDS, remark, say, steps, verdict};

static RULE_BOOK: Words = if cfg!(feature = "carried") {
    Words { name: "oware-rules", en: include_str!("../RULES.md"), pt: include_str!("../RULES.pt.md") }
} else {
    Words { name: "oware-rules", en: "", pt: "" }
};

impl Show for Oware {
    fn words() -> &'static Words {
        &WORDS
    }

    fn rule_book() -> &'static Words {
        &RULE_BOOK
    }

    fn title() -> Message {
        say("oware-title")
    }

    fn about() -> Message {
        say("oware-about")
    }

    fn board(_options: OwareOptions) -> Board {
        board::board()
    }

    fn seat_name(_options: OwareOptions, seat: Seat) -> Message {
        name(seat)
    }

    fn tokens(&self) -> Vec<Token> {
        let houses = Move::all().map(|house| (house_spot(house), self.seeds(house)));
        let stores = Seat::all(2).map(|seat| (store_spot(seat), self.captured(seat)));
        let heaps = houses.chain(stores).filter(|&(_, seeds)| seeds > 0);
        heaps.map(|(spot, seeds)| Token { spot, look: SEED, count: u16::from(seeds) }).collect()
    }

    fn scores(&self) -> Vec<i32> {
        self.captures().map(i32::from).to_vec()
    }

    fn facts(&self) -> Vec<Message> {
        let [south, north] = self.captures();
        let captured = say("oware-fact-captured").with("south", south).with("north", north);
        [captured].into_iter().chain(self.ruling()).collect()
    }

    fn facts_at_the_end(&self, outcome: Outcome) -> Vec<Message> {
        let Detail::Scores([south, north]) = outcome.detail else { return self.facts() };
        if self.is_decided() {
            return self.facts();
        }
        let all = say("oware-fact-final").with("south", south).with("north", north);
        [all].into_iter().chain(self.ruling()).collect()
    }

    fn marks(&self, last: Option<(&Oware, Move)>) -> Vec<Mark> {
        last.map(|(_, house)| Mark::Last(house_spot(house))).into_iter().collect()
    }

    fn decided(&self, outcome: Outcome) -> Vec<Mark> {
        let store = outcome.winner.map(|winner| Mark::Line(vec![store_spot(winner)]));
        let is_seen = self.is_decided() && store.is_some();
        let reason = (!is_seen).then(|| Mark::Reason(verdict::reason(self)));
        store.into_iter().chain(reason).collect()
    }

    fn question(&self) -> Message {
        say("oware-question").with("who", name(self.mover()))
    }

    fn verdict(&self, outcome: Outcome) -> Message {
        verdict::verdict(self, outcome)
    }

    fn path(&self, mv: Move) -> Path {
        Path::of([house_spot(mv)])
    }

    fn tell(&self, mv: Move) -> Message {
        steps::tell(self, mv)
    }

    fn steps(&self, mv: Move) -> Vec<Step> {
        steps::steps(self, mv)
    }

    fn awards(&self, _outcome: Outcome) -> Vec<Step> {
        steps::awards(self)
    }

    fn remarks(&self, mv: Move) -> Vec<Message> {
        remark::remarks(self, mv)
    }

    fn point(&self, mv: Move, refusal: Refusal) -> Pointer {
        let because: Vec<SpotIndex> = match refusal {
            Refusal::Over | Refusal::NotYours(_) | Refusal::Empty(_) => Vec::new(),
            Refusal::MustFeed(house) => row(house.owner().other()).map(house_spot).collect(),
            Refusal::Slam(house) => {
                steps::captured_houses(self, house).into_iter().map(|(house, _)| house_spot(house)).collect()
            }
        };
        Pointer::because(house_spot(mv), because)
    }
}

impl Oware {
    /// The rules that are played, if they are not the usual ones.
    fn ruling(&self) -> Option<Message> {
        let options = self.played_under();
        match (options.rules(), options.slam()) {
            (Rules::Report, _) => Some(say("oware-fact-report")),
            (Rules::Book, Slam::None) => None,
            (Rules::Book, Slam::Takes) => Some(say("oware-fact-takes")),
            (Rules::Book, Slam::Forbidden) => Some(say("oware-fact-forbidden")),
        }
    }
}

/// The houses of a seat.
fn row(seat: Seat) -> impl Iterator<Item = Move> {
    (0..6).map(move |lane| Move::of(seat, lane))
}
