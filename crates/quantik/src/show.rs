//! What can be seen of a position: cells, hands, and the pieces on them.

use tabuleiro_game::{
    Game, Look, Mark, Message, Outcome, Paint, Rules, Seat, Show, Spot, SpotId, SpotKind, Step, Token, Words,
};

use crate::piece::seat_word;
use crate::{Cell, Move, Piece, Quantik, Shape, WORDS, said, steps};

static RULE_BOOK: Words = Words { en: include_str!("../RULES.md"), pt: include_str!("../RULES.pt.md") };

impl Show for Quantik {
    fn words() -> &'static Words {
        &WORDS
    }

    fn rule_book() -> &'static Words {
        &RULE_BOOK
    }

    fn about() -> Message {
        Message::new(&WORDS, "quantik-about")
    }

    fn seat_name(&self, seat: Seat) -> Message {
        seat_word(seat)
    }

    fn spots(&self) -> Vec<Spot> {
        Cell::all().map(cell_place).chain(pieces().map(hand_place)).collect()
    }

    fn tokens(&self) -> Vec<Token> {
        let on_board = Cell::all().filter_map(|cell| Some(token(cell_spot(cell), self.piece(cell)?, 1)));
        let in_hand = pieces().map(|piece| token(hand_spot(piece), piece, u16::from(self.left(piece))));
        on_board.chain(in_hand).collect()
    }

    fn path(&self, mv: Move) -> Vec<SpotId> {
        let piece = Piece { seat: self.turn(), shape: mv.shape() };
        vec![hand_spot(piece), cell_spot(mv.cell())]
    }

    fn steps(&self, mv: Move) -> Vec<Step> {
        steps::steps(self, mv)
    }

    fn tell(&self, mv: Move) -> Message {
        steps::tell(self, mv)
    }

    fn question(&self) -> Message {
        steps::question(self)
    }

    fn verdict(&self, outcome: Outcome) -> Message {
        steps::verdict(self, outcome)
    }

    fn sketch(&self) -> String {
        SKETCH.to_owned()
    }

    fn notes(&self) -> Vec<Message> {
        let mut notes = Vec::new();
        if self.outcome().is_none() {
            let who = self.seat_name(self.turn());
            notes.push(said("quantik-note-moves").with("who", who).with("count", self.count_moves()));
        }
        if self.rules() == Rules::Report {
            notes.push(said("quantik-note-report"));
        }
        notes
    }

    fn marks(&self, last: Option<Move>) -> Vec<Mark> {
        let lines: u16 = self.completed_lines().fold(0, |cells, line| cells | line.mask());
        let winning = Cell::all().filter(|cell| lines >> cell.index() & 1 == 1);
        let last = last.map(|mv| Mark::Last(cell_spot(mv.cell())));
        last.into_iter().chain(winning.map(|cell| Mark::Winning(cell_spot(cell)))).collect()
    }
}

/// White's hand on the left, Brown's on the right, the zones apart from each other.
const SKETCH: &str = "  {!quantik-white:22}  a   b       c   d  {!quantik-brown:>23}

  A  {!quantik-cone:9} {hand1:A} {hand1:A=}     4 {a4:3} {b4:3}  │  {c4:3} {d4:3} 4     {hand2:A=} {hand2:A}  {!quantik-cone:>9}  A
  B  {!quantik-cube:9} {hand1:B} {hand1:B=}     3 {a3:3} {b3:3}  │  {c3:3} {d3:3} 3     {hand2:B=} {hand2:B}  {!quantik-cube:>9}  B
                        ──────────┼──────────
  C  {!quantik-cylinder:9} {hand1:C} {hand1:C=}     2 {a2:3} {b2:3}  │  {c2:3} {d2:3} 2     {hand2:C=} {hand2:C}  {!quantik-cylinder:>9}  C
  D  {!quantik-sphere:9} {hand1:D} {hand1:D=}     1 {a1:3} {b1:3}  │  {c1:3} {d1:3} 1     {hand2:D=} {hand2:D}  {!quantik-sphere:>9}  D

                          a   b       c   d";

/// How far the zones lie apart, in hundredths of a cell.
const GAP: i32 = 20;

fn pieces() -> impl Iterator<Item = Piece> {
    Seat::all(2).flat_map(|seat| Shape::ALL.map(|shape| Piece { seat, shape }))
}

pub(crate) fn cell_spot(cell: Cell) -> SpotId {
    SpotId::new(cell)
}

pub(crate) fn hand_spot(piece: Piece) -> SpotId {
    SpotId::new(format_args!("hand{}:{}", piece.seat, piece.shape.letter()))
}

/// The middle of the cell of that number along one side of the board.
const fn middle(number: i32) -> i32 {
    50 + 100 * number + if number > 1 { GAP } else { 0 }
}

fn cell_place(cell: Cell) -> Spot {
    Spot {
        id: cell_spot(cell),
        kind: SpotKind::Place,
        label: said("quantik-cell").with("cell", cell.to_string()),
        at: (middle(i32::from(cell.column())), middle(i32::from(cell.row()))),
        size: 100,
        group: None,
    }
}

fn hand_place(piece: Piece) -> Spot {
    let column = if piece.seat == Seat::FIRST { -100 } else { 4 * 100 + GAP + 100 };
    Spot {
        id: hand_spot(piece),
        kind: SpotKind::Hand(piece.seat),
        label: said("quantik-hand").with("who", seat_word(piece.seat)).with("what", piece.shape.several()),
        at: (column, middle(piece.shape.index() as i32)),
        size: 100,
        group: None,
    }
}

fn token(spot: SpotId, piece: Piece, count: u16) -> Token {
    Token { spot, look: look(piece), count, name: piece.word() }
}

/// White's pieces are drawn in outline, Brown's filled.
pub(crate) fn look(piece: Piece) -> Look {
    let (shape, glyphs) = match piece.shape {
        Shape::Cone => ("cone", ['△', '▲']),
        Shape::Cube => ("cube", ['□', '■']),
        Shape::Cylinder => ("cylinder", ['▯', '▮']),
        Shape::Sphere => ("sphere", ['○', '●']),
    };
    let paint = [Paint::Maple, Paint::Walnut][piece.seat.index()];
    Look::new(shape, paint, glyphs[piece.seat.index()], piece.letter())
}
