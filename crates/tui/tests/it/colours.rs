//! In which colours boards and hands are drawn: pictures in text do not show them.

use insta::assert_snapshot;
use ratatui::style::{Color, Modifier};
use tabuleiro_game::{Lang, Seat};
use tabuleiro_tui::skins::Size;

use crate::bench::{Bench, Drawn, Moment, PAINTED, SIZES};

/// A moment of each game with something on the board, something in hand where there is a hand, and the cursor on a place.
const MOMENTS: [Moment<'static>; 4] = [
    Moment { moves: "c/n n/n n/s s/c c/ne ne/s", ..Moment::of("oolong") },
    Moment { moves: "A@d4 B@a3 D@a4 B@d1 B@b2 A@c2", held: "hand1:C", focus: "b3", ..Moment::of("quantik") },
    Moment { position: "2-0-8-1-5-3-1-2-9-1-1-3-7-5-S", moves: "C", focus: "b", ..Moment::of("oware") },
    Moment { moves: "rM@b2 gL@a1 bS@c3", ..Moment::of("otrio") },
];

/// A letter for every way in which cells are coloured, in the order in which they are met; spaces for those as they were before.
fn coloured(drawn: &Drawn) -> String {
    let area = drawn.buffer.area;
    let mut known: Vec<(Color, Color, Modifier)> = vec![(Color::Reset, Color::Reset, Modifier::empty())];
    let mut row = |y: u16| {
        let row: String = (0..area.width).map(|x| letter(drawn, (x, y), &mut known)).collect();
        row.trim_end().to_owned() + "\n"
    };
    (0..area.height).map(&mut row).collect()
}

fn letter(drawn: &Drawn, at: (u16, u16), known: &mut Vec<(Color, Color, Modifier)>) -> char {
    let cell = &drawn.buffer[at];
    let style = (cell.fg, cell.bg, cell.modifier);
    let number = known.iter().position(|one| *one == style).unwrap_or_else(|| {
        known.push(style);
        known.len() - 1
    });
    " abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".chars().nth(number).unwrap_or('+')
}

fn picture(bench: &Bench, size: Size) -> String {
    let hands = Seat::all(2).map(|seat| coloured(&bench.draw_hand(seat, (38, 6)).0));
    let board = coloured(&bench.draw_board(size));
    std::iter::once(board).chain(hands).collect::<Vec<_>>().join("~\n")
}

#[test]
fn boards_and_hands_keep_their_colours() {
    for moment in MOMENTS {
        let bench = moment.seen(PAINTED, Lang::En);
        for size in SIZES {
            assert_snapshot!(format!("colours_{}_{size:?}", moment.game), picture(&bench, size));
        }
    }
}

/// What is pointed at stands out: without the cursor the board has other colours.
#[test]
fn the_cursor_changes_colours() {
    for moment in MOMENTS {
        for size in SIZES {
            let [here, nowhere] = [moment.seen(PAINTED, Lang::En), moment.seen(PAINTED, Lang::En).watched()];
            assert_ne!(picture(&here, size), picture(&nowhere, size), "{} {size:?}", moment.game);
        }
    }
}
