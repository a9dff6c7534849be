//! Otrio as it is drawn: what stands where, what can be clicked, and that nothing needs colour to be told.

use std::collections::BTreeSet;

use ratatui::layout::Rect;
use ratatui::style::Modifier;
use tabuleiro_game::{Lang, Seat, SpotIndex, SpotKind};
use tabuleiro_search::{Proven, Value};
use tabuleiro_tui::scene::{Scene, SpotValue};
use tabuleiro_tui::skins::Size;
use tabuleiro_tui::theme::Theme;

use crate::bench::{ASCII, Bench, LINED, Moment, SIZES, spot_of};

const START: Moment<'static> = Moment::of("otrio");
/// After ten moves Blue is to place.
const MIDGAME: Moment<'static> =
    Moment { moves: "rL@a3 gM@b3 bS@b3 pS@a1 rM@b2 gS@b2 bM@c2 pL@c2 rL@c1 gM@b1", ..START };
/// Red has large, medium and small in a line.
const WON: Moment<'static> =
    Moment { moves: "rL@a3 gM@b3 bS@b3 pS@a1 rM@b2 gS@b2 bM@c2 pL@c2 rS@c1", ..START };

const PLAYERS: [&str; 3] = ["players=2", "players=3", "players=4"];

/// The board with the hands of all seats below it.
fn text(bench: &Bench, size: Size) -> String {
    [bench.draw_board(size).rows().join("\n"), hands(bench, 38)].join("\n\n")
}

/// The hands of all seats, one below the other.
fn hands(bench: &Bench, columns: u16) -> String {
    let hand = |seat: Seat| {
        let (drawn, rows) = bench.draw_hand(seat, (columns, 8));
        drawn.rows()[..usize::from(rows)].join("\n")
    };
    seats(bench).into_iter().map(hand).collect::<Vec<_>>().join("\n\n")
}

fn seats(bench: &Bench) -> BTreeSet<Seat> {
    let seat = |kind| if let SpotKind::Hand(seat) = kind { Some(seat) } else { None };
    bench.board.spots.iter().filter_map(|spot| seat(spot.kind)).collect()
}

#[test]
fn the_board_is_drawn_in_both_languages() {
    let kinds = [
        ("small", Theme::default(), Size::Small),
        ("large", Theme::default(), Size::Large),
        ("ascii", ASCII, Size::Small),
        ("ascii-large", ASCII, Size::Large),
        ("bare", LINED, Size::Small),
        ("bare-large", LINED, Size::Large),
    ];
    for (name, theme, size) in kinds {
        for lang in [Lang::En, Lang::Pt] {
            let bench = Moment { focus: "b2.L", ..MIDGAME }.seen(theme, lang);
            insta::assert_snapshot!(format!("otrio-{name}-{lang}"), text(&bench, size));
        }
    }
}

#[test]
fn four_colours_of_four_players_are_drawn() {
    let bench = Moment { options: "players=4", ..MIDGAME }.seen(ASCII, Lang::En);
    insta::assert_snapshot!("otrio-four", text(&bench, Size::Small));
}

#[test]
fn a_line_that_wins_is_shown() {
    for size in SIZES {
        let text = text(&WON.seen(ASCII, Lang::En), size);
        let sign = if size == Size::Large { "* R *" } else { "*R*" };
        assert_eq!(text.matches(sign).count(), 3, "{text}");
        assert_eq!(text.matches('\\').count(), 2, "{text}");
    }
}

#[test]
fn a_move_that_is_refused_shows_what_forbids_it() {
    for (size, sign) in [(Size::Small, "!R!"), (Size::Large, "! R !")] {
        let bench = Moment { focus: "a3.L", ..MIDGAME }.seen(Theme::default(), Lang::En).refused();
        let text = text(&bench, size);
        assert!(text.contains(sign), "{text}");
        assert!(text.contains('▸') && text.contains('◂'), "{text}");
    }
}

#[test]
fn every_place_can_be_clicked_with_each_size_in_hand() {
    for options in PLAYERS {
        let start = Moment { options, ..START };
        let bench = start.seen(Theme::default(), Lang::En);
        for piece in bench.aim.hands(&bench.board) {
            let held = &bench.board.spots[piece.index()].id;
            let holding = Moment { held, ..start }.seen(Theme::default(), Lang::En);
            for size in SIZES {
                can_be_clicked(&holding, size);
            }
        }
    }
}

/// All nine cells mean a place that can be touched, wherever they are clicked.
fn can_be_clicked(bench: &Bench, size: Size) {
    assert_eq!(bench.open.len(), 9);
    let drawn = bench.draw_board(size);
    let mut found = BTreeSet::new();
    for at in drawn.buffer.area.positions() {
        let over: BTreeSet<SpotIndex> = drawn.over(at).into_iter().filter_map(spot_of).collect();
        assert!(over.len() <= 1, "{at} means one thing");
        found.extend(over);
    }
    assert_eq!(found, bench.open.iter().copied().collect());
}

#[test]
fn without_a_size_in_hand_every_ring_can_be_clicked() {
    for size in SIZES {
        let bench = START.seen(Theme::default(), Lang::En);
        let drawn = bench.paint(bench.extent(size), |canvas| {
            bench.skin.draw(&Scene { held: &[], ..bench.scene() }, size, canvas.area, canvas);
        });
        let clicked = drawn.buffer.area.positions().filter_map(|at| drawn.hit(at));
        assert_eq!(clicked.filter_map(spot_of).collect::<BTreeSet<_>>().len(), 27);
    }
}

#[test]
fn every_piece_of_a_hand_can_be_clicked() {
    for options in PLAYERS {
        let bench = Moment { options, ..START }.seen(Theme::default(), Lang::En);
        let hits = seats(&bench).into_iter().flat_map(|seat| bench.draw_hand(seat, (21, 9)).0.hits);
        let hit: BTreeSet<SpotIndex> = hits.filter_map(|(_, hit)| spot_of(hit)).collect();
        let hands = bench.board.numbered().filter(|(_, spot)| matches!(spot.kind, SpotKind::Hand(_)));
        assert_eq!(hit, hands.map(|(index, _)| index).collect());
    }
}

#[test]
fn hands_are_short() {
    let rows = |options, width, height| {
        let bench = Moment { options, ..START }.seen(Theme::default(), Lang::En);
        bench.draw_hand(Seat::FIRST, (width, height)).1
    };
    assert_eq!(rows("players=4", 21, 9), 1);
    assert_eq!(rows("players=3", 44, 9), 1);
    assert_eq!(rows("players=2", 21, 9), 3);
    assert_eq!(rows("players=2", 21, 2), 2, "trays come before words");
    assert_eq!(rows("players=2", 40, 9), 5, "with room between");
}

#[test]
fn nothing_is_drawn_outside() {
    for (theme, size) in
        [Theme::default(), LINED, ASCII].into_iter().flat_map(|theme| SIZES.map(|size| (theme, size)))
    {
        for focus in ["a3.L", "c3.M", "c1.S", "b2.L"] {
            let bench = Moment { focus, ..MIDGAME }.seen(theme, Lang::En).tried();
            let (columns, rows) = bench.extent(size);
            // As large as it asks for, and cut off.
            for area in [Rect::new(3, 2, columns, rows), Rect::new(3, 2, 20, 9)] {
                bench.assert_inside(size, area);
            }
        }
    }
}

#[test]
fn the_small_board_fits_beside_a_panel() {
    let bench = START.seen(Theme::default(), Lang::En);
    let (columns, rows) = bench.extent(Size::Small);
    assert!(columns <= 56 && rows <= 19);
    let (columns, rows) = bench.extent(Size::Large);
    assert!(columns + 52 <= 150 && rows + 4 <= 48, "the smallest window that is roomy");
}

#[test]
fn colours_are_told_without_colour() {
    let begun = ["rL@b2 gM@b2 bS@b2", "gL@b2 bM@b2 pS@b2", "bL@b2 pM@b2 rS@b2", "pL@b2 rM@b2 gS@b2"];
    let orders = ["colours=rgbp", "colours=gbpr", "colours=bprg", "colours=prgb"];
    for (theme, size) in [LINED, ASCII].into_iter().flat_map(|theme| SIZES.map(|size| (theme, size))) {
        for lang in [Lang::En, Lang::Pt] {
            let boards = orders.iter().zip(begun).map(|(&options, moves)| {
                Moment { options, moves, ..START }.seen(theme, lang).draw_board(size).rows()
            });
            assert_eq!(boards.collect::<BTreeSet<_>>().len(), 4, "{theme:?}");
        }
    }
}

#[test]
fn the_middle_row_reads_the_colours_from_outside_in() {
    let moves = "rL@b2 gM@b2 bS@b2";
    let middle = |lang, letters: &str| {
        let text = text(&Moment { moves, ..START }.seen(LINED, lang), Size::Small);
        assert!(text.contains(letters), "{text}");
    };
    middle(Lang::En, "R  G (B) G  R");
    middle(Lang::Pt, "V  D (A) D  V");
}

#[test]
fn values_and_hints_stand_where_the_piece_would() {
    for size in SIZES {
        let mut bench = Moment { focus: "b1.L", ..MIDGAME }.seen(Theme::default(), Lang::En).tried();
        let (hand, worth) = (bench.spot("tray:bM"), bench.spot("c1.M"));
        let proven = Some(Proven { value: Value::Win, plies: Some(3), margin: None });
        bench.values = vec![SpotValue { spot: worth, from: Some(hand), proven, score: None, is_best: true }];
        let drawn = bench.hinted(&["tray:bM", "c3.M"]).draw_board(size);
        let (text, buffer) = (drawn.rows(), &drawn.buffer);
        assert!(text.iter().any(|row| row.contains("[B]")), "{text:#?}");
        let best = buffer.area.positions().find(|at| buffer[*at].symbol() == "▴").expect("a win");
        assert!(buffer[best].modifier.contains(Modifier::UNDERLINED));
        assert_eq!(buffer[(best.x + 1, best.y)].symbol(), "3");
    }
}

#[test]
fn it_is_said_which_colour_is_to_place() {
    let said = |lang, columns| hands(&MIDGAME.seen(Theme::default(), lang), columns);
    assert!(said(Lang::En, 38).contains("Blue to place; Red after Purple"));
    assert!(said(Lang::Pt, 38).contains("Joga o Azul; Vermelho depois do Roxo"));
    assert!(said(Lang::En, 22).contains("Blue to place\n"));
    assert!(said(Lang::Pt, 22).contains("Roxo depois do Azul"));
}

#[test]
fn a_remark_says_what_a_piece_does() {
    let remark =
        |moves, focus| Moment { moves, focus, ..START }.seen(Theme::default(), Lang::En).tried().remark();
    assert_eq!(remark(MIDGAME.moves, "b2.L").unwrap(), "No other large piece can then stand there.");
    let twice = "rL@a3 gM@b3 bS@b3 pS@a1 rL@b2 gS@b2 bM@c2 pL@c2";
    assert_eq!(remark(twice, "c3.L").unwrap(), "It is the last large piece of Red.");
    assert_eq!(remark(MIDGAME.moves, "a3.L"), None, "nothing can be put there");
}
