//! What can be seen: spots, tokens, the sketch, notes and marks.

use tabuleiro_game::{
    Look, Mark, Message, Outcome, Paint, Rules, Seat, Show, Spot, SpotId, SpotKind, Step, Token, Words,
};

use crate::{Chair, Compass, Marker, Move, Oolong, Phase, Steps, Tea, WORDS, say, steps};

static BOOK: Words = Words { en: include_str!("../RULES.md"), pt: include_str!("../RULES.pt.md") };

impl Show for Oolong {
    fn words() -> &'static Words {
        &WORDS
    }

    fn rule_book() -> &'static Words {
        &BOOK
    }

    fn about() -> Message {
        Message::new(&WORDS, "oolong-about")
    }

    fn seat_name(&self, seat: Seat) -> Message {
        Tea::of(seat).name()
    }

    fn spots(&self) -> Vec<Spot> {
        let tables = Compass::ALL.into_iter().map(table_spot);
        let markers = Compass::ALL.into_iter().filter(|table| *table != Compass::C).map(marker_spot);
        let hands = Tea::ALL.into_iter().map(hand_spot);
        tables.chain(Chair::all().map(chair_spot)).chain(markers).chain(hands).chain(self.buttons()).collect()
    }

    fn tokens(&self) -> Vec<Token> {
        let hand = |tea| (hand_id(tea), cup_look(tea), u16::from(self.cups_left(tea)), cup_name(tea));
        let cup = |chair| self.cup(chair).map(|tea| (chair_id(chair), cup_look(tea), 1, cup_name(tea)));
        let waiter = (chair_id(self.waiter()), WAITER, 1, say("oolong-waiter"));
        let all = Tea::ALL.into_iter().map(hand).chain(Chair::all().filter_map(cup)).chain([waiter]);
        all.map(|(spot, look, count, name)| Token { spot, look, count, name })
            .chain(Compass::ALL.into_iter().filter_map(|table| self.marker_token(table)))
            .collect()
    }

    fn path(&self, mv: Move) -> Vec<SpotId> {
        match mv {
            Move::Place(chair) => vec![chair_id(chair)],
            Move::Carry { from, to } => vec![chair_id(from), chair_id(to)],
            Move::Send(table) => vec![SpotId::new(table)],
            Move::Turn(steps) => vec![turn_id(steps)],
            Move::Swap(pair) => pair.tables().map(SpotId::new).to_vec(),
            Move::Decline => vec![SpotId::new("decline")],
        }
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
        let rows = [0, 3, 6].map(|first| self.sketch_row(&Compass::ALL[first..first + 3]));
        format!("{}\n\n{LEGEND}", rows.join("\n\n"))
    }

    fn notes(&self) -> Vec<Message> {
        let both = |key, number: &dyn Fn(Tea) -> u8| {
            say(key).with("black", number(Tea::Black)).with("green", number(Tea::Green))
        };
        let mut notes = vec![
            say("oolong-note-waiter").with("seat", self.waiter().to_string()),
            both("oolong-note-claims", &|tea| self.claims(tea)),
            both("oolong-note-cups", &|tea| self.cups_left(tea)),
        ];
        if let Some((waiting, marker)) = self.waiting() {
            let note = say("oolong-note-marker").with("table", waiting.table.name());
            notes.push(note.with("who", waiting.actor.name()).with("action", action(marker)));
        }
        notes
    }

    fn marks(&self, last: Option<Move>) -> Vec<Mark> {
        let mut marks: Vec<Mark> = last.map_or(Vec::new(), |mv| self.touched(mv));
        for table in Compass::ALL {
            let Some(tea) = self.claimed(table) else { continue };
            marks.push(Mark::Claimed(SpotId::new(table), tea.seat()));
            if self.phase() == Phase::Over(Some(tea)) {
                marks.push(Mark::Winning(SpotId::new(table)));
            }
        }
        marks
    }
}

impl Oolong {
    fn marker_token(&self, table: Compass) -> Option<Token> {
        let marker = self.markers().at(table)?;
        let spent = self.markers().is_used(table);
        let look = Look { spent, ..marker_look(marker) };
        Some(Token { spot: marker_id(table), look, count: 1, name: marker_name(marker, spent) })
    }

    /// The buttons for choices that have no place on the board.
    fn buttons(&self) -> Vec<Spot> {
        let Some((_, marker)) = self.waiting() else { return Vec::new() };
        let is_book = self.rules() == Rules::Book;
        let turns = if marker == Marker::Turn { i32::from(is_book)..8 } else { 0..0 };
        let decline = is_book.then(|| button(SpotId::new("decline"), say("oolong-label-decline"), 0));
        let turn = |steps: i32| {
            let label = say("oolong-label-turn").with("degrees", steps * 45);
            button(turn_id(Steps::of(steps)), label, steps + 1)
        };
        turns.map(turn).chain(decline).collect()
    }

    /// What a move has touched that can still be told from the position after it. Which table was turned cannot in the
    /// report's rules: the waiter may or may not have turned with it.
    fn touched(&self, mv: Move) -> Vec<Mark> {
        let spots = match mv {
            Move::Turn(_) if self.rules() == Rules::Book => vec![SpotId::new(self.waiter().table)],
            Move::Turn(_) | Move::Decline => Vec::new(),
            _ => self.path(mv),
        };
        spots.into_iter().map(Mark::Last).collect()
    }

    /// Three tables side by side: name and owner, seats, marker; 26 columns each.
    fn sketch_row(&self, tables: &[Compass]) -> String {
        let line =
            |cell: &dyn Fn(Compass) -> String| tables.iter().map(|table| cell(*table)).collect::<String>();
        let heading = |table: Compass| {
            let owner = match self.claimed(table) {
                Some(Tea::Black) => "{!oolong-claimed-black:22}".to_owned(),
                Some(Tea::Green) => "{!oolong-claimed-green:22}".to_owned(),
                None => " ".repeat(22),
            };
            format!(" {:<3}{owner}", table.name())
        };
        let seats = |row: usize| {
            let three = |table: Compass| {
                let field = |seat: &Compass| format!("{{{}:3}}", Chair::new(table, *seat));
                let fields: String = Compass::ALL[row..row + 3].iter().map(field).collect();
                format!("   {fields}{}", " ".repeat(14))
            };
            line(&three)
        };
        let marker = |table: Compass| match table {
            Compass::C => " ".repeat(26),
            outer => format!(" {{{}@:25}}", marker_id(outer)),
        };
        [line(&heading), seats(0), seats(3), seats(6), line(&marker)].join("\n")
    }
}

const LEGEND: &str = concat!(
    " {hand1} {!oolong-black} {hand1=:>2}   {hand2} {!oolong-green} {hand2=:>2}",
    "   [ ] {!oolong-waiter}"
);

const WAITER: Look = Look { around: true, ..Look::new("waiter", Paint::Terracotta, '◆', 'w') };

/// How the waiter looks.
pub(crate) fn waiter_look() -> Look {
    WAITER
}

/// How a cup looks: black ones have a lid.
pub(crate) fn cup_look(tea: Tea) -> Look {
    match tea {
        Tea::Black => Look::new("cup-lid", Paint::Charcoal, '●', 'b'),
        Tea::Green => Look::new("cup", Paint::Celadon, '○', 'g'),
    }
}

/// How an unused marker looks.
pub(crate) fn marker_look(marker: Marker) -> Look {
    let shape = match marker {
        Marker::Carry(Tea::Black) => "marker-carry-black",
        Marker::Carry(Tea::Green) => "marker-carry-green",
        Marker::Send(Tea::Black) => "marker-send-black",
        Marker::Send(Tea::Green) => "marker-send-green",
        Marker::Turn => "marker-turn",
        Marker::SwapUnclaimed => "marker-swap-unclaimed",
        Marker::SwapClaimed => "marker-swap-claimed",
    };
    Look::new(shape, Paint::Paper, marker.letter(), marker.letter())
}

/// What a marker does, as a sentence.
pub(crate) fn action(marker: Marker) -> Message {
    match marker {
        Marker::Carry(tea) => say("oolong-action-carry").with("who", tea.name()),
        Marker::Send(tea) => say("oolong-action-send").with("who", tea.name()),
        Marker::Turn => say("oolong-action-turn"),
        Marker::SwapUnclaimed => say("oolong-action-swap-unclaimed"),
        Marker::SwapClaimed => say("oolong-action-swap-claimed"),
    }
}

/// A marker in a few words, with the cups it needs, or that it is used.
fn marker_name(marker: Marker, is_used: bool) -> Message {
    let short = say(match marker {
        Marker::Carry(Tea::Black) => "oolong-marker-carry-black",
        Marker::Carry(Tea::Green) => "oolong-marker-carry-green",
        Marker::Send(Tea::Black) => "oolong-marker-send-black",
        Marker::Send(Tea::Green) => "oolong-marker-send-green",
        Marker::Turn => "oolong-marker-turn",
        Marker::SwapUnclaimed => "oolong-marker-swap-unclaimed",
        Marker::SwapClaimed => "oolong-marker-swap-claimed",
    });
    if is_used {
        say("oolong-marker-used").with("marker", short)
    } else {
        say("oolong-marker-needs").with("marker", short).with("count", marker.needs())
    }
}

fn cup_name(tea: Tea) -> Message {
    say(match tea {
        Tea::Black => "oolong-cup-black",
        Tea::Green => "oolong-cup-green",
    })
}

pub(crate) fn chair_id(chair: Chair) -> SpotId {
    SpotId::new(chair)
}

pub(crate) fn hand_id(tea: Tea) -> SpotId {
    SpotId::new(format_args!("hand{}", tea.seat()))
}

pub(crate) fn marker_id(table: Compass) -> SpotId {
    SpotId::new(format_args!("marker:{table}"))
}

fn turn_id(steps: Steps) -> SpotId {
    SpotId::new(format_args!("turn:{}", steps.count()))
}

/// The top left corner of a table. A table is three cells wide, with a gap beside it and its marker below.
fn corner(table: Compass) -> (i32, i32) {
    let (row, column) = table.row_and_column();
    (column as i32 * 360, row as i32 * 400)
}

fn table_spot(table: Compass) -> Spot {
    let (x, y) = corner(table);
    let label = say("oolong-label-table").with("table", table.words());
    Spot {
        id: SpotId::new(table),
        kind: SpotKind::Group,
        label,
        at: (x + 150, y + 150),
        size: 300,
        group: None,
    }
}

fn chair_spot(chair: Chair) -> Spot {
    let (x, y) = corner(chair.table);
    let (row, column) = chair.seat.row_and_column();
    let label = say("oolong-label-seat").with("table", chair.table.words()).with("seat", chair.seat.words());
    let at = (x + 50 + column as i32 * 100, y + 50 + row as i32 * 100);
    let group = Some(SpotId::new(chair.table));
    Spot { id: chair_id(chair), kind: SpotKind::Place, label, at, size: 90, group }
}

fn marker_spot(table: Compass) -> Spot {
    let (x, y) = corner(table);
    let label = say("oolong-label-marker").with("table", table.words());
    let at = (x + 150, y + 340);
    Spot { id: marker_id(table), kind: SpotKind::Marker, label, at, size: 60, group: None }
}

/// Green's cups lie above the board, Black's below it.
fn hand_spot(tea: Tea) -> Spot {
    let label = say("oolong-label-hand").with("who", tea.name());
    let y = if tea == Tea::Green { -100 } else { 1270 };
    Spot { id: hand_id(tea), kind: SpotKind::Hand(tea.seat()), label, at: (510, y), size: 100, group: None }
}

/// Buttons stand in a column beside the board.
fn button(id: SpotId, label: Message, row: i32) -> Spot {
    Spot { id, kind: SpotKind::Button, label, at: (1150, 50 + row * 110), size: 100, group: None }
}
