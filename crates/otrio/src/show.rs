//! What can be seen of a position: places, trays, pieces, and the board as text.

use tabuleiro_game::{
    Look, Mark, Message, Outcome, Paint, Seat, Show, Spot, SpotId, SpotKind, Step, Token, Words,
};

use crate::notation::say;
use crate::{Cell, Colour, Move, Otrio, Place, Players, Size, WORDS, steps};

static BOOK: Words = Words { en: include_str!("../RULES.md"), pt: include_str!("../RULES.pt.md") };

impl Show for Otrio {
    fn words() -> &'static Words {
        &WORDS
    }

    fn rule_book() -> &'static Words {
        &BOOK
    }

    fn about() -> Message {
        Message::new(&WORDS, "otrio-about")
    }

    fn seat_name(&self, seat: Seat) -> Message {
        let (setup, acting) = (self.setup(), seat.index() as u8);
        let one = setup.colour(acting).name();
        match setup.players() {
            Players::Two => {
                say("otrio-seat-two").with("one", one).with("two", setup.colour(acting + 2).name())
            }
            Players::Three | Players::Four => one,
        }
    }

    fn spots(&self) -> Vec<Spot> {
        let cells = Cell::all().map(cell_spot);
        let places = Cell::all().flat_map(|cell| Size::ALL.map(|size| place_spot(Place::new(size, cell))));
        let trays =
            self.setup().order().flat_map(|colour| Size::ALL.map(|size| self.tray_spot(colour, size)));
        cells.chain(places).chain(trays.flatten()).collect()
    }

    fn tokens(&self) -> Vec<Token> {
        let placed = Place::all().filter_map(|place| {
            let colour = self.at(place)?;
            Some(token(place_id(place), colour, place.size(), 1))
        });
        let in_tray = |colour, size| token(tray_id(colour, size), colour, size, self.left(colour, size));
        let waiting = self.setup().order().flat_map(|colour| Size::ALL.map(|size| in_tray(colour, size)));
        placed.chain(waiting).collect()
    }

    fn path(&self, mv: Move) -> Vec<SpotId> {
        vec![tray_id(mv.colour, mv.place.size()), place_id(mv.place)]
    }

    fn steps(&self, mv: Move) -> Vec<Step> {
        steps::steps(self, mv)
    }

    fn tell(&self, mv: Move) -> Message {
        steps::tell(mv)
    }

    fn question(&self) -> Message {
        steps::question(self)
    }

    fn verdict(&self, outcome: Outcome) -> Message {
        steps::verdict(self, outcome)
    }

    /// The board as in the report: nine cells `L - M - S`, and around them the trays, whose sets are used up one
    /// after another.
    fn sketch(&self) -> String {
        let mut lines = vec![self.beside(1), String::new()];
        for row in (0..3).rev() {
            lines.push(self.row(row));
            if row > 0 {
                lines.push(format!("{:29}│{:13}│", "", ""));
            }
        }
        lines.push(format!("{:18}L   M   S     L   M   S     L   M   S", ""));
        lines.push(format!("{:22}a             b             c", ""));
        if self.setup().colours() > 3 {
            lines.extend([String::new(), self.beside(3)]);
        }
        lines.join("\n")
    }

    fn notes(&self) -> Vec<Message> {
        let key = if self.setup().colours() > 3 { "otrio-order-four" } else { "otrio-order-three" };
        let names = ["one", "two", "three", "four"].into_iter().zip(self.setup().order());
        vec![names.fold(say(key), |note, (name, colour)| note.with(name, colour.name()))]
    }

    fn marks(&self, last: Option<Move>) -> Vec<Mark> {
        let lines =
            self.winner().map(|colour| steps::winning_lines(self, colour).fold(0, |all, line| all | line));
        let winning = Place::of_set(lines.unwrap_or(0)).map(|place| Mark::Winning(place_id(place)));
        last.map(|mv| Mark::Last(place_id(mv.place))).into_iter().chain(winning).collect()
    }
}

impl Otrio {
    /// Trays lie around the board in acting order: left, top, right, bottom. `None` for a colour in the box.
    fn tray_spot(&self, colour: Colour, size: Size) -> Option<Spot> {
        let along = 50 + 100 * size.index() as i32;
        let at = [(-60, along), (along, -60), (360, along), (along, 360)];
        let acting = self.setup().acting(colour)?;
        Some(Spot {
            id: tray_id(colour, size),
            kind: SpotKind::Hand(self.setup().seat(acting)),
            label: say("otrio-spot-tray").with("colour", colour.name()).with("size", size.plural()),
            at: at[usize::from(acting)],
            size: width(size),
            group: Some(SpotId::new(format_args!("tray:{}", colour.letter()))),
        })
    }

    /// A row of the board with the trays at its sides.
    fn row(&self, row: u8) -> String {
        let place = |size: Size, cell: Cell| format!("{{{}:3}}", place_id(Place::new(size, cell)));
        let cell = |cell: Cell| Size::ALL.map(|size| place(size, cell)).join("-");
        let cells: Vec<String> = (0..3).filter_map(|column| Cell::new(column, row)).map(cell).collect();
        let set = 2 - row;
        format!("  {}   {}  {}   {}", self.set(0, set), row + 1, cells.join(" │ "), self.set(2, set))
    }

    /// A tray above or below the board.
    fn beside(&self, acting: u8) -> String {
        format!("{:18}{}", "", [0, 1, 2].map(|set| self.set(acting, set)).join("     "))
    }

    /// One of the three sets of pieces in a tray. The first is used up first.
    fn set(&self, acting: u8, set: u8) -> String {
        let colour = self.setup().colour(acting);
        let piece = |size| {
            let used = Size::PIECES - self.left(colour, size);
            if used > set { "·".to_owned() } else { format!("{{{}}}", tray_id(colour, size)) }
        };
        Size::ALL.map(piece).join(" - ")
    }
}

fn cell_spot(cell: Cell) -> Spot {
    Spot {
        id: SpotId::new(cell),
        kind: SpotKind::Group,
        label: say("otrio-spot-cell").with("cell", cell.to_string()),
        at: middle(cell),
        size: 100,
        group: None,
    }
}

fn place_spot(place: Place) -> Spot {
    let cell = place.cell();
    Spot {
        id: place_id(place),
        kind: SpotKind::Place,
        label: say("otrio-spot-place").with("cell", cell.to_string()).with("size", place.size().name()),
        at: middle(cell),
        size: width(place.size()),
        group: Some(SpotId::new(cell)),
    }
}

/// The middle of a cell; row 3 is at the top.
fn middle(cell: Cell) -> (i32, i32) {
    (50 + 100 * i32::from(cell.column()), 50 + 100 * i32::from(2 - cell.row()))
}

/// How wide a piece is, in hundredths of a cell.
const fn width(size: Size) -> i32 {
    [90, 60, 30][size.index()]
}

/// The spot of a place: `b2.L`.
pub(crate) fn place_id(place: Place) -> SpotId {
    SpotId::new(format_args!("{}.{}", place.cell(), place.size().letter()))
}

/// The spot where a colour keeps its pieces of a size: `tray:rL`.
pub(crate) fn tray_id(colour: Colour, size: Size) -> SpotId {
    SpotId::new(format_args!("tray:{}{}", colour.letter(), size.letter()))
}

fn token(spot: SpotId, colour: Colour, size: Size, count: u8) -> Token {
    let name = say("otrio-piece").with("colour", colour.adjective()).with("size", size.name());
    Token { spot, look: look(colour, size), count: u16::from(count), name }
}

/// How a piece looks.
pub(crate) fn look(colour: Colour, size: Size) -> Look {
    let shape = ["ring-large", "ring-medium", "ring-small"][size.index()];
    let paint = [Paint::Brick, Paint::Moss, Paint::Indigo, Paint::Plum][colour.index()];
    let glyph = colour.letter().to_ascii_uppercase();
    Look::new(shape, paint, glyph, glyph)
}
