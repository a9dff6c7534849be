//! What is seen of a position.

use tabuleiro_game::{Look, Mark, Message, Outcome, Paint, Rules, Seat, Show, Spot, SpotId, SpotKind, Step};
use tabuleiro_game::{Token, Words};

use crate::refusal::name;
use crate::{Move, Oware, Slam, WORDS, say, steps};

/// A heap of seeds, drawn by its number.
pub(crate) const SEED: Look = Look { counted: true, ..Look::new("seed", Paint::Nickernut, '•', 'o') };

static RULE_BOOK: Words = Words { en: include_str!("../RULES.md"), pt: include_str!("../RULES.pt.md") };

/// North above, South below; the report's positions are the same for both rows and stand between them.
const SKETCH: &str = "          f     e     d     c     b     a       {!oware-north} {store2=}
     ╭───────────────────────────────────────╮
   ← │   {f:3}   {e:3}   {d:3}   {c:3}   {b:3}   {a:3}   │
     │    6     5     4     3     2     1    │
     │   {A:3}   {B:3}   {C:3}   {D:3}   {E:3}   {F:3}   │ →
     ╰───────────────────────────────────────╯
          A     B     C     D     E     F       {!oware-south} {store1=}";

impl Show for Oware {
    fn words() -> &'static Words {
        &WORDS
    }

    fn rule_book() -> &'static Words {
        &RULE_BOOK
    }

    fn about() -> Message {
        Message::new(&WORDS, "oware-about")
    }

    fn seat_name(&self, seat: Seat) -> Message {
        name(seat)
    }

    fn spots(&self) -> Vec<Spot> {
        Move::all().map(house).chain(Seat::all(2).map(store)).collect()
    }

    fn tokens(&self) -> Vec<Token> {
        let houses = Move::all().map(|house| (spot(house), self.seeds(house)));
        let stores = Seat::all(2).map(|seat| (store_spot(seat), self.captured(seat)));
        houses.chain(stores).filter(|&(_, seeds)| seeds > 0).map(|(spot, seeds)| heap(spot, seeds)).collect()
    }

    fn path(&self, mv: Move) -> Vec<SpotId> {
        vec![spot(mv)]
    }

    fn steps(&self, mv: Move) -> Vec<Step> {
        steps::steps(self, mv)
    }

    fn tell(&self, mv: Move) -> Message {
        steps::tell(self, mv)
    }

    fn question(&self) -> Message {
        say("oware-question").with("who", name(self.mover()))
    }

    fn verdict(&self, outcome: Outcome) -> Message {
        steps::verdict(self, outcome)
    }

    fn sketch(&self) -> String {
        SKETCH.to_owned()
    }

    fn notes(&self) -> Vec<Message> {
        let [south, north] = self.captures();
        let captured = say("oware-note-captured").with("south", south).with("north", north);
        let options = self.played_under();
        let ruling = match (options.rules(), options.slam()) {
            (Rules::Report, _) => Some(say("oware-note-report")),
            (Rules::Book, Slam::None) => None,
            (Rules::Book, Slam::Takes) => Some(say("oware-note-takes")),
            (Rules::Book, Slam::Forbidden) => Some(say("oware-note-forbidden")),
        };
        [captured].into_iter().chain(ruling).collect()
    }

    fn marks(&self, last: Option<Move>) -> Vec<Mark> {
        let winner = self.is_decided().then(|| Outcome::scores(self.captures()).winner).flatten();
        let won = winner.map(|seat| Mark::Winning(store_spot(seat)));
        last.map(|house| Mark::Last(spot(house))).into_iter().chain(won).collect()
    }
}

/// The spot of a house: its letter.
pub(crate) fn spot(house: Move) -> SpotId {
    SpotId::new(house)
}

/// The spot of a seat's captures.
pub(crate) fn store_spot(seat: Seat) -> SpotId {
    SpotId::new(format_args!("store{seat}"))
}

fn house(house: Move) -> Spot {
    let number = i32::from(house.number());
    let (column, row) = if number < 6 { (number, 1) } else { (11 - number, 0) };
    Spot {
        id: spot(house),
        kind: SpotKind::Place,
        label: say("oware-house").with("house", house.letter()).with("who", name(house.owner())),
        at: (100 * column + 50, 100 * row + 50),
        size: 90,
        group: None,
    }
}

/// South's store lies at the end of South's row, North's at the end of North's.
fn store(seat: Seat) -> Spot {
    Spot {
        id: store_spot(seat),
        kind: SpotKind::Store(seat),
        label: say("oware-store").with("who", name(seat)),
        at: (if seat == Seat::FIRST { 660 } else { -60 }, 100),
        size: 100,
        group: None,
    }
}

fn heap(spot: SpotId, seeds: u8) -> Token {
    let name = if seeds == 1 { say("oware-seed") } else { say("oware-seeds").with("count", seeds) };
    Token { spot, look: SEED, count: u16::from(seeds), name }
}
