//! Otrio as it is drawn: what stands where, what can be clicked, and that nothing needs colour to be told.

use std::collections::BTreeSet;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;
use tabuleiro_game::{Lang, Seat, SpotIndex, SpotKind};
use tabuleiro_games::GAMES;
use tabuleiro_search::{Proven, Value};
use tabuleiro_table::{Setup, setup};
use tabuleiro_text::Speaker;
use tabuleiro_tui::aim::{Aim, Aimed};
use tabuleiro_tui::canvas::{Canvas, Hit};
use tabuleiro_tui::scene::{Preview, Scene, SpotValue, perform};
use tabuleiro_tui::skins::{self, Size, Skin};
use tabuleiro_tui::theme::{Depth, Light, Theme};

/// Ten moves, after which Blue is to place.
const MOVES: &str = "rL@a3 gM@b3 bS@b3 pS@a1 rM@b2 gS@b2 bM@c2 pL@c2 rL@c1 gM@b1";
/// Red has large, medium and small in a line.
const WON: &str = "rL@a3 gM@b3 bS@b3 pS@a1 rM@b2 gS@b2 bM@c2 pL@c2 rS@c1";

const BARE: Theme = Theme { depth: Depth::None, light: Light::Day, is_ascii: false };
const ASCII: Theme = Theme { depth: Depth::None, light: Light::Day, is_ascii: true };
const SIZES: [Size; 2] = [Size::Small, Size::Large];

/// What is looked at.
#[derive(Clone, Copy)]
struct Case {
    options: &'static str,
    moves: &'static str,
    hold: Option<SpotIndex>,
    focus: &'static str,
    theme: Theme,
    lang: Lang,
}

impl Case {
    fn new(moves: &'static str) -> Case {
        Case { options: "", moves, hold: None, focus: "", theme: Theme::default(), lang: Lang::En }
    }

    /// Looks at the scene, with what the cursor would do, or why it cannot.
    fn see<T>(self, look: impl FnOnce(&Scene<'_>, &Aim) -> T) -> T {
        let kind = GAMES.find("otrio").unwrap();
        let words = setup::split_words(self.options).unwrap();
        let mut table = kind.open(&Setup { words, position: None, deal: None }).unwrap();
        kind.split(self.moves).iter().for_each(|text| table.accept(text).map(drop).unwrap());
        let (board, view) = (table.board(), table.view(usize::MAX));
        let speaker = Speaker::new(self.lang);
        let speaker = if self.theme.is_ascii { speaker.in_ascii() } else { speaker };
        let mut aim = Aim::new(&board, table.choices(), &Aim::default());
        self.hold.map(|hand| aim.click(&board, hand));
        board.find(self.focus).map(|focus| aim.point(focus));
        let preview = aim.looked_at().map(|choice| {
            let steps = table.preview(&choice.text).unwrap();
            Preview { text: choice.text.clone(), tokens: perform(&view.tokens, &steps), steps }
        });
        let refused = match aim.clone().enter(&board) {
            Aimed::Refused(path) => table.refused_path(&path),
            _ => None,
        };
        let open = aim.open();
        let scene = Scene {
            focus: aim.focus(),
            held: aim.held(),
            open: &open,
            preview: preview.as_ref(),
            refused: refused.as_ref(),
            ..Scene::still(&board, &view, &speaker, self.theme)
        };
        look(&scene, &aim)
    }

    /// The board with the hands of all seats below it, as text.
    fn text(self, size: Size) -> String {
        self.see(|scene, _| {
            let (buffer, _, area) = drawn(scene, size, Rect::new(0, 0, 100, 50));
            let rows: Vec<String> = (0..area.height).map(|y| row(&buffer, y)).collect();
            [rows.join("\n"), hands(scene, 38)].join("\n\n")
        })
    }
}

fn skin() -> &'static dyn Skin {
    skins::of("otrio")
}

fn row(buffer: &Buffer, y: u16) -> String {
    let row: String = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect();
    row.trim_end().to_owned()
}

/// The board in the corner of a window, what can be clicked, and where it stands.
fn drawn(scene: &Scene<'_>, size: Size, window: Rect) -> (Buffer, Vec<(Rect, Hit)>, Rect) {
    let (columns, rows) = skin().extent(scene, size);
    let area = Rect::new(0, 0, columns, rows);
    let (mut buffer, mut hits) = (Buffer::empty(window), Vec::new());
    skin().draw(scene, size, area, &mut Canvas::new(&mut buffer, &mut hits, scene.theme));
    (buffer, hits, area)
}

/// The hands of all seats, one below the other.
fn hands(scene: &Scene<'_>, columns: u16) -> String {
    let hand = |seat: Seat| {
        let window = Rect::new(0, 0, columns, 8);
        let (mut buffer, mut hits) = (Buffer::empty(window), Vec::new());
        let rows = skin().hand(scene, seat, window, &mut Canvas::new(&mut buffer, &mut hits, scene.theme));
        (0..rows).map(|y| row(&buffer, y)).collect::<Vec<_>>().join("\n")
    };
    seats(scene).into_iter().map(hand).collect::<Vec<_>>().join("\n\n")
}

fn seats(scene: &Scene<'_>) -> BTreeSet<Seat> {
    let seat = |kind| if let SpotKind::Hand(seat) = kind { Some(seat) } else { None };
    scene.board.spots.iter().filter_map(|spot| seat(spot.kind)).collect()
}

/// What a click there means: what was noted last lies above.
fn clicked(hits: &[(Rect, Hit)], at: Position) -> Option<Hit> {
    hits.iter().rev().find(|(area, _)| area.contains(at)).map(|(_, hit)| *hit)
}

/// Every piece that can be taken in hand at the start of a game of so many.
fn pieces(options: &'static str) -> Vec<SpotIndex> {
    Case { options, ..Case::new("") }.see(|scene, aim| aim.hands(scene.board))
}

#[test]
fn the_board_is_drawn_in_both_languages() {
    let kinds = [
        ("small", Theme::default(), Size::Small),
        ("large", Theme::default(), Size::Large),
        ("ascii", ASCII, Size::Small),
        ("ascii-large", ASCII, Size::Large),
        ("bare", BARE, Size::Small),
        ("bare-large", BARE, Size::Large),
    ];
    for (name, theme, size) in kinds {
        for (lang, code) in [(Lang::En, "en"), (Lang::Pt, "pt")] {
            let case = Case { theme, lang, focus: "b2.L", ..Case::new(MOVES) };
            insta::assert_snapshot!(format!("otrio-{name}-{code}"), case.text(size));
        }
    }
}

#[test]
fn four_colours_of_four_players_are_drawn() {
    let case = Case { options: "players=4", theme: ASCII, ..Case::new(MOVES) };
    insta::assert_snapshot!("otrio-four", case.text(Size::Small));
}

#[test]
fn a_line_that_wins_is_shown() {
    for size in SIZES {
        let text = Case { theme: ASCII, ..Case::new(WON) }.text(size);
        let sign = if size == Size::Small { "*R*" } else { "* R *" };
        assert_eq!(text.matches(sign).count(), 3, "{text}");
        assert_eq!(text.matches('\\').count(), 2, "{text}");
    }
}

#[test]
fn a_move_that_is_refused_shows_what_forbids_it() {
    for (size, sign) in [(Size::Small, "!R!"), (Size::Large, "! R !")] {
        let text = Case { focus: "a3.L", ..Case::new(MOVES) }.text(size);
        assert!(text.contains(sign), "{text}");
        assert!(text.contains('▸') && text.contains('◂'), "{text}");
    }
}

#[test]
fn every_place_can_be_clicked_with_each_size_in_hand() {
    for options in ["players=2", "players=3", "players=4"] {
        for hold in pieces(options) {
            for size in SIZES {
                Case { options, hold: Some(hold), ..Case::new("") }
                    .see(|scene, _| can_be_clicked(scene, size));
            }
        }
    }
}

/// All nine cells mean a place that can be touched, wherever they are clicked.
fn can_be_clicked(scene: &Scene<'_>, size: Size) {
    assert_eq!(scene.open.len(), 9);
    let (_, hits, area) = drawn(scene, size, Rect::new(0, 0, 100, 50));
    let mut found = BTreeSet::new();
    for at in area.positions() {
        let over: BTreeSet<SpotIndex> = hits
            .iter()
            .filter(|(area, _)| area.contains(at))
            .filter_map(|(_, hit)| if let Hit::Spot(spot) = hit { Some(*spot) } else { None })
            .collect();
        assert!(over.len() <= 1, "{at} means one thing");
        found.extend(over);
    }
    assert_eq!(found, scene.open.iter().copied().collect());
}

#[test]
fn without_a_size_in_hand_every_ring_can_be_clicked() {
    for size in SIZES {
        Case::new("").see(|scene, _| {
            let scene = Scene { held: &[], ..*scene };
            let (_, hits, area) = drawn(&scene, size, Rect::new(0, 0, 100, 50));
            let clicked = area.positions().filter_map(|at| clicked(&hits, at));
            let spots: BTreeSet<usize> = clicked
                .filter_map(|hit| if let Hit::Spot(spot) = hit { Some(spot.index()) } else { None })
                .collect();
            assert_eq!(spots.len(), 27);
        });
    }
}

#[test]
fn every_piece_of_a_hand_can_be_clicked() {
    for options in ["players=2", "players=3", "players=4"] {
        Case { options, ..Case::new("") }.see(|scene, _| {
            let (mut buffer, mut hits) = (Buffer::empty(Rect::new(0, 0, 21, 9)), Vec::new());
            for seat in seats(scene) {
                skin().hand(scene, seat, buffer.area, &mut Canvas::new(&mut buffer, &mut hits, scene.theme));
            }
            let is_hand =
                |spot: &SpotIndex| matches!(scene.board.spots[spot.index()].kind, SpotKind::Hand(_));
            let all: BTreeSet<SpotIndex> =
                scene.board.numbered().map(|(index, _)| index).filter(is_hand).collect();
            let hit =
                hits.iter().filter_map(|(_, hit)| if let Hit::Spot(spot) = hit { Some(*spot) } else { None });
            assert_eq!(hit.collect::<BTreeSet<_>>(), all);
        });
    }
}

#[test]
fn hands_are_short() {
    let rows = |options, width: u16, height: u16| {
        Case { options, ..Case::new("") }.see(|scene, _| {
            let area = Rect::new(0, 0, width, height);
            let (mut buffer, mut hits) = (Buffer::empty(area), Vec::new());
            skin().hand(scene, Seat::FIRST, area, &mut Canvas::new(&mut buffer, &mut hits, scene.theme))
        })
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
        [Theme::default(), BARE, ASCII].into_iter().flat_map(|theme| SIZES.map(|size| (theme, size)))
    {
        for focus in ["a3.L", "c3.M", "c1.S", "b2.L"] {
            Case { focus, theme, ..Case::new(MOVES) }.see(|scene, _| {
                let (columns, rows) = skin().extent(scene, size);
                // As large as it asks for, and cut off.
                for area in [Rect::new(3, 2, columns, rows), Rect::new(3, 2, 20, 9)] {
                    stays_inside(scene, size, area);
                }
            });
        }
    }
}

fn stays_inside(scene: &Scene<'_>, size: Size, area: Rect) {
    let mut buffer = Buffer::filled(Rect::new(0, 0, 120, 60), ratatui::buffer::Cell::new("~"));
    let mut hits = Vec::new();
    skin().draw(scene, size, area, &mut Canvas::new(&mut buffer, &mut hits, scene.theme));
    for at in buffer.area.positions().filter(|at| !area.contains(*at)) {
        assert_eq!(buffer[at].symbol(), "~", "at {at}");
    }
    assert!(hits.iter().all(|(hit, _)| area.intersection(*hit) == *hit));
}

#[test]
fn the_small_board_fits_beside_a_panel() {
    Case::new("").see(|scene, _| {
        let (columns, rows) = skin().extent(scene, Size::Small);
        assert!(columns <= 56 && rows <= 19);
        let (columns, rows) = skin().extent(scene, Size::Large);
        assert!(columns + 52 <= 150 && rows + 4 <= 48, "the smallest window that is roomy");
    });
}

#[test]
fn colours_are_told_without_colour() {
    let begun = ["rL@b2 gM@b2 bS@b2", "gL@b2 bM@b2 pS@b2", "bL@b2 pM@b2 rS@b2", "pL@b2 rM@b2 gS@b2"];
    let orders = ["colours=rgbp", "colours=gbpr", "colours=bprg", "colours=prgb"];
    for (theme, size) in [BARE, ASCII].into_iter().flat_map(|theme| SIZES.map(|size| (theme, size))) {
        for lang in [Lang::En, Lang::Pt] {
            let boards = orders.iter().zip(begun).map(|(&options, moves)| {
                Case { options, theme, lang, ..Case::new(moves) }.see(|scene, _| {
                    let (buffer, _, area) = drawn(scene, size, Rect::new(0, 0, 100, 50));
                    (0..area.height).map(|y| row(&buffer, y)).collect::<Vec<_>>()
                })
            });
            assert_eq!(boards.collect::<BTreeSet<_>>().len(), 4, "{theme:?}");
        }
    }
}

#[test]
fn the_middle_row_reads_the_colours_from_outside_in() {
    let moves = "rL@b2 gM@b2 bS@b2";
    let middle = |lang, letters: &str| {
        let text = Case { theme: BARE, lang, ..Case::new(moves) }.text(Size::Small);
        assert!(text.contains(letters), "{text}");
    };
    middle(Lang::En, "R  G (B) G  R");
    middle(Lang::Pt, "V  D (A) D  V");
}

#[test]
fn values_and_hints_stand_where_the_piece_would() {
    for size in SIZES {
        Case { focus: "b1.L", ..Case::new(MOVES) }.see(|scene, _| {
            let [hand, worth, hint] = ["tray:bM", "c1.M", "c3.M"].map(|id| scene.board.find(id).unwrap());
            let proven = Some(Proven { value: Value::Win, plies: Some(3), margin: None });
            let values = [SpotValue { spot: worth, from: Some(hand), proven, score: None, is_best: true }];
            let scene = Scene { values: &values, hint: &[hand, hint], ..*scene };
            let (buffer, _, area) = drawn(&scene, size, Rect::new(0, 0, 100, 50));
            let text: Vec<String> = (0..area.height).map(|y| row(&buffer, y)).collect();
            assert!(text.iter().any(|row| row.contains("[B]")), "{text:#?}");
            let best = area.positions().find(|at| buffer[*at].symbol() == "▴").expect("a win");
            assert!(buffer[best].modifier.contains(Modifier::UNDERLINED));
            assert_eq!(buffer[(best.x + 1, best.y)].symbol(), "3");
        });
    }
}

#[test]
fn it_is_said_which_colour_is_to_place() {
    let said = |lang, columns| Case { lang, ..Case::new(MOVES) }.see(|scene, _| hands(scene, columns));
    assert!(said(Lang::En, 38).contains("Blue to place; Red after Purple"));
    assert!(said(Lang::Pt, 38).contains("Joga o Azul; Vermelho depois do Roxo"));
    assert!(said(Lang::En, 22).contains("Blue to place\n"));
    assert!(said(Lang::Pt, 22).contains("Roxo depois do Azul"));
}

#[test]
fn a_remark_says_what_a_piece_does() {
    let remark = |moves, focus| {
        Case { focus, ..Case::new(moves) }.see(|scene, _| skin().remark(scene).map(|said| said.to_string()))
    };
    assert_eq!(remark(MOVES, "b2.L").unwrap(), "No other large piece can then stand there.");
    let twice = "rL@a3 gM@b3 bS@b3 pS@a1 rL@b2 gS@b2 bM@c2 pL@c2";
    assert_eq!(remark(twice, "c3.L").unwrap(), "It is the last large piece of Red.");
    assert_eq!(remark(MOVES, "a3.L"), None, "nothing can be put there");
}
