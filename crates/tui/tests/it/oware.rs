//! The skin of Oware, drawn on a buffer.

use ratatui::layout::Rect;
use tabuleiro_game::{Lang, Seat, SpotKind};
use tabuleiro_text::Speaker;
use tabuleiro_tui::aim::Direction;
use tabuleiro_tui::canvas::{Hit, rect};
use tabuleiro_tui::scene::SpotValue;
use tabuleiro_tui::theme::Theme;
use tabuleiro_tui::{layout, surround};

use crate::bench::{ASCII, Bench, Drawn, LINED, Moment, PAINTED, SIZES};

const OWARE: Moment<'static> = Moment::of("oware");
/// Where C captures from two houses.
const CAPTURE: Moment<'static> = Moment { position: "2-0-8-1-5-3-1-2-9-1-1-3-7-5-S", ..OWARE };
/// Where C is looked at.
const CAPTURING: Moment<'static> = Moment { focus: "C", ..CAPTURE };
/// Where C has captured.
const CAPTURED: Moment<'static> = Moment { moves: "C", ..CAPTURE };
/// Where a house had more seeds than are drawn, and was sown.
const SOWN: Moment<'static> = Moment { position: "4-12-0-0-15-3-0-0-1-0-2-11-0-0-S", moves: "E", ..OWARE };

const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (160, 50);

/// The board with both players and the sentence; and what can be clicked.
fn draw(bench: &Bench, window: (u16, u16)) -> Drawn {
    let (scene, skin) = (bench.scene(), bench.skin);
    bench.paint(window, |canvas| {
        let layout = layout::layout(skin, &scene, canvas.area);
        layout::draw(skin, &scene, &layout, canvas);
        for (seat, area) in [(bench.near, layout.below), (bench.near.other(), layout.above)] {
            let row = rect(i32::from(area.x) + 12, i32::from(area.y), i32::from(area.width) - 12, 1);
            assert_eq!(skin.hand(&scene, seat, row, canvas), 1);
        }
        surround::sentence(canvas, layout.sentence, "", &bench.remark().unwrap_or_default(), false);
    })
}

fn text(bench: &Bench, window: (u16, u16)) -> String {
    draw(bench, window).text()
}

fn pictures(name: &str, size: (u16, u16), theme: Theme) {
    for lang in [Lang::En, Lang::Pt] {
        insta::assert_snapshot!(format!("{name}_{lang}"), text(&CAPTURING.seen(theme, lang), size));
    }
}

#[test]
fn a_small_board_shows_what_a_move_does() {
    pictures("small", SMALL, PAINTED);
}

#[test]
fn a_large_board_shows_seeds_and_captures() {
    pictures("large", LARGE, PAINTED);
}

#[test]
fn without_colours_houses_have_outlines() {
    pictures("lined", SMALL, LINED);
    pictures("lined_large", LARGE, LINED);
}

#[test]
fn ascii_shows_the_same() {
    pictures("ascii", SMALL, ASCII);
    pictures("ascii_large", LARGE, ASCII);
    for size in [SMALL, LARGE] {
        assert!(text(&CAPTURING.seen(ASCII, Lang::Pt), size).is_ascii());
        assert!(text(&SOWN.seen(ASCII, Lang::Pt).filmed(7), size).is_ascii());
    }
}

#[test]
fn a_sowing_shows_where_its_seeds_come_from_and_where_they_fall() {
    insta::assert_snapshot!("film", text(&SOWN.seen(LINED, Lang::En).filmed(7), SMALL));
    insta::assert_snapshot!("film_capture", text(&CAPTURED.seen(LINED, Lang::En).filmed(9), SMALL));
}

#[test]
fn the_second_seat_sees_the_board_from_its_own_side() {
    let bench = Moment { focus: "f", ..SOWN }.seen(LINED, Lang::En);
    insta::assert_snapshot!("far", text(&Bench { near: Seat::SECOND, ..bench }, SMALL));
}

#[test]
fn values_stand_beside_the_names_and_do_not_touch() {
    let position = "12-12-12-12-0-0-0-0-0-0-0-0-0-0-S";
    let mut bench = Moment { position, focus: "C", ..OWARE }.seen(LINED, Lang::En);
    let value = |id: &str, score: i32| SpotValue {
        spot: bench.spot(id),
        from: None,
        proven: None,
        score: Some(score),
        is_best: id == "A",
    };
    bench.values = vec![value("A", 250), value("B", -1050), value("C", -1120), value("D", 0)];
    bench.preview = None; // nothing but names and values
    insta::assert_snapshot!("values", text(&bench, SMALL));
}

#[test]
fn what_was_refused_is_marked() {
    let text = text(&Moment { focus: "B", ..CAPTURE }.seen(LINED, Lang::En).refused(), SMALL);
    assert!(text.contains("⊘ ▸B 0◂"), "{text}");
}

#[test]
fn every_house_can_be_clicked_at_both_sizes_and_from_both_sides() {
    for (size, near) in
        [SMALL, LARGE].into_iter().flat_map(|size| [(size, Seat::FIRST), (size, Seat::SECOND)])
    {
        let bench = Bench { near, ..CAPTURE.seen(PAINTED, Lang::En) };
        let drawn = draw(&bench, size);
        let layout = layout::layout(bench.skin, &bench.scene(), drawn.buffer.area);
        let mut clicked = Vec::new();
        for at in layout.board.positions() {
            let over = drawn.over(at);
            assert!(over.len() <= 1, "{at} means {over:?}");
            clicked.extend(over);
        }
        for (spot, place) in bench.board.numbered().filter(|(_, spot)| spot.touch) {
            let cells = clicked.iter().filter(|hit| **hit == Hit::Spot(spot)).count();
            assert!(cells >= 60, "{} has {cells} cells", place.id);
        }
    }
}

#[test]
fn nothing_is_drawn_outside_the_area() {
    for (theme, size) in [PAINTED, LINED, ASCII].into_iter().flat_map(|theme| SIZES.map(|size| (theme, size)))
    {
        let bench = CAPTURING.seen(theme, Lang::Pt);
        let (columns, rows) = bench.extent(size);
        let area = Rect::new(3, 2, columns, rows);
        for area in [area, Rect { width: 40, height: 9, ..area }] {
            bench.assert_inside(size, area);
        }
    }
}

#[test]
fn a_house_shows_any_number_of_seeds() {
    for theme in [PAINTED, LINED, ASCII] {
        for seeds in 0..=48_u16 {
            let position = format!("{seeds}-0-0-0-0-0-0-0-0-0-0-0-{}-0-S", 48 - seeds);
            let bench = Moment { position: &position, ..OWARE }.seen(theme, Lang::En).watched();
            draw(&bench, LARGE);
            let text = text(&bench, SMALL);
            assert!(text.contains(&format!("A {seeds} ")), "{text}");
            let board: String = text.lines().skip(5).take(13).collect();
            let drawn = board.matches(theme.pick('●', 'o')).count();
            assert_eq!(drawn, if seeds > 12 { 0 } else { usize::from(seeds) }, "{text}");
        }
    }
}

#[test]
fn the_arrows_go_round_along_what_is_seen() {
    let mut bench = CAPTURE.seen(PAINTED, Lang::En);
    assert_eq!(bench.towards("A", Direction::Right).as_deref(), Some("C"), "an empty house is passed");
    assert_eq!(bench.towards("F", Direction::Right).as_deref(), Some("A"));
    assert_eq!(bench.towards("A", Direction::Left).as_deref(), Some("F"));
    assert_eq!(bench.towards("A", Direction::Up), None);
    assert_eq!(
        bench.towards("d", Direction::Down).as_deref(),
        Some("C"),
        "back from a house that was pointed at"
    );
    bench.near = Seat::SECOND;
    assert_eq!(bench.towards("A", Direction::Left).as_deref(), Some("C"), "seen from the other side");
}

#[test]
fn a_remark_tells_captures_and_score() {
    let mut bench = CAPTURING.seen(PAINTED, Lang::En);
    let says = |bench: &Bench, expected: &str| assert_eq!(bench.remark().as_deref(), Some(expected));
    says(&bench, "South captures 2 from e and 2 from d, and leads 11 to 5.");
    bench.speaker = Speaker::new(Lang::Pt);
    says(&bench, "O Sul captura 2 de e e 2 de d, e fica à frente por 11 a 5.");
    assert_eq!(Moment { focus: "A", ..CAPTURE }.seen(PAINTED, Lang::En).remark(), None);
    let slam = Moment { position: "4-0-0-0-0-1-1-0-0-0-0-0-21-21-S", focus: "F", ..OWARE };
    let remark = slam.seen(PAINTED, Lang::En).remark().expect("a remark");
    assert!(remark.contains("grand slam"), "{remark}");
}

#[test]
fn stores_are_not_on_the_board_but_in_the_rows_of_the_players() {
    let bench = CAPTURE.seen(PAINTED, Lang::En);
    let (drawn, text) = (draw(&bench, SMALL), text(&bench, SMALL));
    let is_store = |hit: &Hit| match hit {
        Hit::Spot(spot) => bench.board.spot(*spot).is_some_and(|spot| spot.kind != SpotKind::Place),
        _ => false,
    };
    assert!(!drawn.hits.iter().any(|(_, hit)| is_store(hit)));
    assert!(text.contains("7 captured") && text.contains("5 captured"));
}

#[test]
fn the_last_move_is_shown_with_the_houses_it_took_from() {
    let bench = Moment { moves: CAPTURING.focus, focus: "", ..CAPTURING }.seen(PAINTED, Lang::En);
    let marked: Vec<String> = bench
        .board
        .numbered()
        .filter(|(spot, _)| bench.scene().is_last(*spot))
        .map(|(_, it)| it.id.clone())
        .collect();
    assert_eq!(marked, [CAPTURING.focus, "d", "e"]);
}
