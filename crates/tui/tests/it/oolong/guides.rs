//! Where the arrows go, and what is said.

use tabuleiro_game::{Lang, Seat};
use tabuleiro_tui::aim::Direction;

use super::{ANYWHERE, PUTTING, SENDING, SERVING, SWAPPING, TAKING, TURNING};
use crate::bench::{ASCII, LINED, Moment, PAINTED};

#[test]
fn arrows_go_over_the_seats_as_over_a_square() {
    use Direction::{Down, Left, Right, Up};
    let bench = SERVING.seen(LINED, Lang::En);
    // Open: nw, ne, c, sw, s, se.
    for (from, way, to) in [
        ("ne/s", Left, Some("ne/sw")),
        ("ne/s", Right, Some("ne/se")),
        ("ne/s", Up, Some("ne/c")),
        ("ne/s", Down, None),
        ("ne/sw", Up, Some("ne/nw")),
        ("ne/nw", Right, Some("ne/ne")),
        ("ne/c", Left, Some("ne/nw")),
        ("ne/se", Up, Some("ne/ne")),
    ] {
        assert_eq!(bench.towards(from, way).as_deref(), to, "{from} {way:?}");
    }
}

#[test]
fn arrows_cross_tables_where_any_seat_may_be_used() {
    use Direction::{Down, Left, Right, Up};
    let bench = ANYWHERE.seen(LINED, Lang::En);
    for (from, way, to) in [
        ("se/w", Left, "s/e"),
        ("s/e", Right, "se/w"),
        ("c/s", Down, "s/n"),
        ("s/n", Up, "c/s"),
        ("c/w", Up, "c/nw"),
    ] {
        assert_eq!(bench.towards(from, way).as_deref(), Some(to), "{from} {way:?}");
    }
}

#[test]
fn arrows_go_from_table_to_table_and_from_turn_to_turn() {
    use Direction::{Down, Left, Right, Up};
    let sending = SENDING.seen(LINED, Lang::En);
    assert_eq!(sending.towards("sw", Right).as_deref(), Some("s"));
    assert_eq!(sending.towards("sw", Up).as_deref(), Some("w"));
    assert_eq!(sending.towards("s", Down).as_deref(), Some("decline"));
    assert_eq!(sending.towards("decline", Up).as_deref(), Some("s"));
    let turning = TURNING.seen(LINED, Lang::En);
    assert_eq!(turning.towards("turn:3", Right).as_deref(), Some("turn:4"));
    assert_eq!(turning.towards("turn:3", Left).as_deref(), Some("turn:2"));
    assert_eq!(turning.towards("turn:7", Right).as_deref(), Some("decline"));
    assert_eq!(turning.towards("turn:1", Left), None);
}

#[test]
fn a_remark_says_where_the_waiter_would_go_and_what_that_means() {
    let remark = |moment: Moment<'_>, lang| moment.seen(PAINTED, lang).remark().unwrap_or_default();
    let still_empty = "The waiter walks to s/ne. Black would serve at table s, still empty.";
    assert_eq!(remark(SERVING, Lang::En), still_empty);
    let vazia = "O empregado vai para s/ne. O Preto serviria na mesa s, ainda vazia.";
    assert_eq!(remark(SERVING, Lang::Pt), vazia);
    let to_the_north = "The waiter walks to n/se. Green would serve at table n: 0 black, 1 green.";
    assert_eq!(remark(ANYWHERE, Lang::En), to_the_north);
    let turned = "The waiter walks to c/se. Green would serve at table c: 0 black, 1 green.";
    assert_eq!(remark(TURNING, Lang::En), turned);
    let triggered = "The marker at ne is triggered and waits for Black: a table can be turned.";
    assert_eq!(remark(PUTTING, Lang::En), triggered);
    assert_eq!(remark(TAKING, Lang::En), "");
    let full = Moment {
        position: "b......../g......../........./.bgbgbgbg/........./........./........./........./......... b se/nw \
                   BGKJ-RRUC -",
        focus: "se/w",
        ..ANYWHERE
    };
    let anywhere = "The waiter walks to w/se. Green would serve at table w: 4 black, 4 green.";
    assert_eq!(remark(full, Lang::En), anywhere);
}

#[test]
fn the_help_line_says_what_is_done_now() {
    let nouns = |moment: Moment<'_>| {
        let bench = moment.seen(PAINTED, Lang::En);
        let nouns = bench.skin.nouns(&bench.scene());
        format!("{} {}", bench.speaker.say(&nouns.spot), bench.speaker.say(&nouns.act))
    };
    let said = [SERVING, ANYWHERE, TURNING, TAKING, PUTTING, SENDING, SWAPPING].map(nouns);
    let expected =
        ["seat serve", "seat serve", "turn turn it", "cup take", "seat put", "table send", "table swap"];
    assert_eq!(said, expected);
}

#[test]
fn a_hand_says_how_many_cups_and_tables() {
    for (theme, lang, expected) in [
        (PAINTED, Lang::En, "19 cups left\n⚐····  1 of 5\n"),
        (ASCII, Lang::Pt, "19 por servir\n#....  1 de 5\n"),
    ] {
        let (drawn, rows) = SERVING.seen(theme, lang).draw_hand(Seat::SECOND, (17, 2));
        assert_eq!(rows, 2);
        assert_eq!(drawn.text(), expected);
    }
}
