//! Small boards and views, made by hand for the tests of this crate.

use tabuleiro_game::{
    Board, Coordinate, Extent, Look, LookIndex, Message, Naming, Outline, Paint, Point, Seat, Spot,
    SpotIndex, SpotKind, Stroke, Token, Words,
};

pub(crate) static WORDS: Words = Words {
    name: "sample",
    en: "spot = Place { $id }\ncup = a cup\nseed = a seed\nseeds = { $count } seeds\nwaiter = the waiter\n\
         black = claimed by Black\ngreen = claimed by Green\nblack-name = Black\ngreen-name = Green\n\
         captured = Seeds captured\nwhy = Nothing can move.\nask = Where to?\n",
    pt: "spot = Lugar { $id }\ncup = uma chávena\nseed = uma semente\nseeds = { $count } sementes\n\
         waiter = o empregado\nblack = conquistada por Preto\ngreen = conquistada por Verde\n\
         black-name = Preto\ngreen-name = Verde\ncaptured = Sementes capturadas\nwhy = Nada se move.\nask = Onde?\n",
};

const PAINTS: [Paint; 2] = [
    Paint::new("celadon", (0x9F_C5B1, 0x2F_6B52), (0x7F_AE97, 0x9F_D0B7)),
    Paint::new("brick", (0xB5_4A3A, 0x98_3527), (0xB5_5A48, 0xE5_8C7A)),
];

pub(crate) const CUP: LookIndex = LookIndex(0);
pub(crate) const SEED: LookIndex = LookIndex(1);
pub(crate) const WAITER: LookIndex = LookIndex(2);
pub(crate) const SPENT: LookIndex = LookIndex(3);

pub(crate) fn word(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}

pub(crate) fn spot(id: &str, kind: SpotKind, at: (i32, i32)) -> Spot {
    Spot {
        id: id.to_owned(),
        kind,
        outline: Outline::Peg,
        label: word("spot").with("id", id),
        at: Point::new(at.0, at.1),
        size: Extent::square(60),
        stack: 48,
        group: None,
        touch: true,
        naming: Naming::default(),
    }
}

/// A board of these spots, with a cup, counted seeds, a waiter and a spent cup.
pub(crate) fn board(spots: Vec<Spot>) -> Board {
    let several = Some(word("seeds"));
    let looks = vec![
        Look::new("cup", 0, '●', 'b', word("cup")),
        Look { counted: true, several, ..Look::new("seed", 1, '•', 'o', word("seed")) },
        Look { around: true, ..Look::new("waiter", 1, '◆', 'w', word("waiter")) },
        Look { spent: true, ..Look::new("cup", 0, '○', 'u', word("cup")) },
    ];
    Board {
        extent: Extent::square(1000),
        spots,
        strokes: Vec::new(),
        coordinates: Vec::new(),
        sides: Vec::new(),
        looks,
        paints: PAINTS.to_vec(),
        scoring: Some(word("captured")),
        goal: None,
    }
}

/// A spot of every kind, to read fields with.
pub(crate) fn fields() -> Board {
    let seat = Seat::FIRST;
    board(vec![
        spot("nw", SpotKind::Group, (150, 150)),
        spot("a1", SpotKind::Place, (50, 50)),
        spot("b1", SpotKind::Place, (150, 50)),
        spot("hand1:A", SpotKind::Hand(seat), (50, 350)),
        spot("store1", SpotKind::Store(seat), (150, 350)),
        spot("marker:nw", SpotKind::Marker, (50, 450)),
        spot("turn:3", SpotKind::Button, (150, 450)),
    ])
}

/// Three rows of three places with lines between them, as in Three Men's Morris, and a hand for each seat.
pub(crate) fn morris() -> Board {
    let at = |number: i32| 150 + 100 * number;
    let (files, ranks) = (["a", "b", "c"], ["3", "2", "1"]);
    let place = |row: i32, column: i32| {
        let id = format!("{}{}", files[column as usize], ranks[row as usize]);
        spot(&id, SpotKind::Place, (at(column), at(row)))
    };
    let places = (0..3).flat_map(|row| (0..3).map(move |column| place(row, column)));
    let hands = Seat::all(2).map(|seat| spot(&format!("hand{seat}"), SpotKind::Hand(seat), (200, 600)));
    let line = |x1, y1, x2, y2| Stroke { from: Point::new(at(x1), at(y1)), to: Point::new(at(x2), at(y2)) };
    let straight = (0..3).flat_map(|number| [line(0, number, 2, number), line(number, 0, number, 2)]);
    let printed = |text: &str, x, y| Coordinate { text: text.to_owned(), at: Point::new(x, y) };
    let numbers = (0..3).flat_map(|number| {
        let (file, rank) = (files[number as usize], ranks[number as usize]);
        [printed(rank, 60, at(number)), printed(file, at(number), 440)]
    });
    Board {
        strokes: straight.chain([line(0, 0, 2, 2), line(0, 2, 2, 0)]).collect(),
        coordinates: numbers.collect(),
        ..board(places.chain(hands).collect())
    }
}

/// So many tokens on the spot of that name.
pub(crate) fn token(board: &Board, id: &str, look: LookIndex, count: u16) -> Token {
    Token { spot: find(board, id), look, count }
}

pub(crate) fn find(board: &Board, id: &str) -> SpotIndex {
    board.find(id).expect("the sample board has the spot")
}
