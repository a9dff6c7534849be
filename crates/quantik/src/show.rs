//! What can be seen of a position: the pieces on the board and in the hands, and what to point at.

use tabuleiro_game::{
    Board, Game, Mark, Message, Outcome, Path, Pointer, Rules, Seat, Show, SpotIndex, Step, Token, Words,
};

use crate::board::{board, cell_spot, hand_spot, look};
use crate::piece::seat_word;
use crate::{Cell, Line, Move, Piece, Quantik, QuantikOptions, Refusal, WORDS, remark, say, steps};

static RULE_BOOK: Words = if cfg!(feature = "carried") {
    Words { name: "quantik-rules", en: include_str!("../RULES.md"), pt: include_str!("../RULES.pt.md") }
} else {
    Words { name: "quantik-rules", en: "", pt: "" }
};

impl Show for Quantik {
    fn words() -> &'static Words {
        &WORDS
    }

    fn rule_book() -> &'static Words {
        &RULE_BOOK
    }

    fn title() -> Message {
        say("quantik-title")
    }

    fn about() -> Message {
        say("quantik-about")
    }

    fn board(_options: QuantikOptions) -> Board {
        board()
    }

    fn seat_name(_options: QuantikOptions, seat: Seat) -> Message {
        seat_word(seat)
    }

    /// The pieces on the board in reading order, then those in the hands; a piece that is used up keeps its place there.
    fn tokens(&self) -> Vec<Token> {
        let mut tokens = Vec::with_capacity(24);
        let on_board = Cell::all().filter_map(|cell| Some((cell_spot(cell), self.piece(cell)?)));
        tokens.extend(on_board.map(|(spot, piece)| Token { spot, look: look(piece), count: 1 }));
        let in_hand = |piece| {
            let count = u16::from(self.left(piece));
            Token { spot: hand_spot(piece), look: look(piece), count }
        };
        tokens.extend(Piece::all().map(in_hand));
        tokens
    }

    fn facts(&self) -> Vec<Message> {
        let mut facts = Vec::new();
        if self.outcome().is_none() {
            let who = seat_word(self.turn());
            facts.push(say("quantik-fact-moves").with("who", who).with("count", self.count_moves()));
        }
        if self.rules() == Rules::Report {
            facts.push(say("quantik-rules-report"));
        }
        facts
    }

    fn marks(&self, last: Option<(&Quantik, Move)>) -> Vec<Mark> {
        last.into_iter().map(|(_, mv)| Mark::Last(cell_spot(mv.cell()))).collect()
    }

    fn decided(&self, _outcome: Outcome) -> Vec<Mark> {
        if !self.is_completed() {
            return vec![Mark::Reason(steps::stuck(self))];
        }
        self.completed_lines().map(|line| Mark::Line(line.cells().map(cell_spot).collect())).collect()
    }

    fn question(&self) -> Message {
        steps::question(self)
    }

    fn verdict(&self, outcome: Outcome) -> Message {
        steps::verdict(self, outcome)
    }

    fn path(&self, mv: Move) -> Path {
        Path::of([hand_spot(Piece { seat: self.turn(), shape: mv.shape() }), cell_spot(mv.cell())])
    }

    fn tell(&self, mv: Move) -> Message {
        steps::tell(self, mv)
    }

    fn steps(&self, mv: Move) -> Vec<Step> {
        steps::steps(self, mv)
    }

    fn remarks(&self, mv: Move) -> Vec<Message> {
        vec![remark::remark(self, mv)]
    }

    fn point(&self, mv: Move, refusal: Refusal) -> Pointer {
        let own = Piece { seat: self.turn(), shape: mv.shape() };
        match refusal {
            Refusal::Over => {
                let lines = self.completed_lines().fold(0, |cells, line| cells | line.mask());
                Pointer::because(cell_spot(mv.cell()), spots(lines))
            }
            Refusal::NoneLeft { .. } => Pointer::because(hand_spot(own), spots(self.cells(own))),
            Refusal::Taken { cell, .. } => Pointer::at(cell_spot(cell)),
            Refusal::Blocked { shape, by, .. } => {
                let lines = Line::through(mv.cell()).iter().fold(0, |cells, line| cells | line.mask());
                let theirs = self.cells(Piece { seat: by, shape });
                Pointer::because(cell_spot(mv.cell()), spots(lines & theirs))
            }
        }
    }
}

/// The spots of the cells of a mask, in reading order.
fn spots(cells: u16) -> Vec<SpotIndex> {
    Cell::all().filter(|cell| cells >> cell.index() & 1 == 1).map(cell_spot).collect()
}
