//! The skin of Oware, drawn on a buffer.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use tabuleiro_game::{Board, Lang, Seat, SpotIndex, SpotKind, View};
use tabuleiro_games::GAMES;
use tabuleiro_table::{Refusal, Setup, Table};
use tabuleiro_text::Speaker;
use tabuleiro_tui::aim::{Aim, Direction};
use tabuleiro_tui::canvas::{Canvas, Hit, rect};
use tabuleiro_tui::scene::{Preview, Scene, SpotValue, perform};
use tabuleiro_tui::skins::{self, Size, Skin};
use tabuleiro_tui::theme::{Depth, Light, Theme};
use tabuleiro_tui::{frame, pane};

/// Where C captures from two houses.
const CAPTURE: &str = "2-0-8-1-5-3-1-2-9-1-1-3-7-5-S";
/// Where a house has more seeds than are drawn.
const FULL: &str = "4-12-0-0-15-3-0-0-1-0-2-11-0-0-S";

const PAINTED: Theme = Theme { depth: Depth::True, light: Light::Day, is_ascii: false };
const LINED: Theme = Theme { depth: Depth::None, light: Light::Day, is_ascii: false };
const ASCII: Theme = Theme { depth: Depth::None, light: Light::Day, is_ascii: true };
const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (160, 50);

/// A game, and somebody who looks at it.
struct Game {
    table: Box<dyn Table>,
    board: Board,
    view: View,
    open: Vec<SpotIndex>,
    focus: Option<SpotIndex>,
    preview: Option<Preview>,
    refused: Option<Refusal>,
    values: Vec<SpotValue>,
    step: Option<tabuleiro_game::Step>,
    near: Seat,
    speaker: Speaker,
    theme: Theme,
}

fn oware() -> &'static dyn Skin {
    skins::of("oware")
}

impl Game {
    fn new(position: &str, moves: &str, lang: Lang, theme: Theme) -> Game {
        let kind = GAMES.find("oware").expect("Oware");
        let setup = Setup { position: Some(position.to_owned()), ..Setup::default() };
        let mut table = kind.open(&setup).expect("a position");
        for text in kind.split(moves) {
            table.accept(&text).expect("a legal move");
        }
        let (board, view) = (table.board(), table.view(usize::MAX));
        let open = Aim::new(&board, table.choices(), &Aim::default()).open();
        let speaker = if theme.is_ascii { Speaker::new(lang).in_ascii() } else { Speaker::new(lang) };
        Game {
            open: if view.turn.is_some() { open } else { Vec::new() },
            table,
            board,
            view,
            focus: None,
            preview: None,
            refused: None,
            values: Vec::new(),
            step: None,
            near: Seat::FIRST,
            speaker,
            theme,
        }
    }

    fn spot(&self, id: &str) -> SpotIndex {
        self.board.find(id).expect("a spot")
    }

    /// With the cursor there, and what would happen.
    fn looking_at(mut self, id: &str) -> Game {
        self.focus = Some(self.spot(id));
        let steps = self.table.preview(id).expect("legal");
        self.preview =
            Some(Preview { text: id.to_owned(), tokens: perform(&self.view.tokens, &steps), steps });
        self
    }

    /// In the middle of the last move, after so many steps.
    fn filmed(mut self, count: usize) -> Game {
        let ply = self.table.ply();
        let steps = self.table.steps(ply);
        self.view.tokens = perform(&self.table.view(ply - 1).tokens, &steps[..count]);
        self.step = steps.get(count - 1).cloned();
        self.open.clear();
        self
    }

    fn scene(&self) -> Scene<'_> {
        Scene {
            focus: self.focus,
            open: &self.open,
            preview: self.preview.as_ref(),
            refused: self.refused.as_ref(),
            values: &self.values,
            step: self.step.as_ref(),
            near: self.near,
            ..Scene::still(&self.board, &self.view, &self.speaker, self.theme)
        }
    }

    /// The board with both players and the sentence; and what can be clicked.
    fn draw(&self, (columns, rows): (u16, u16)) -> (Buffer, Vec<(Rect, Hit)>) {
        let window = Rect::new(0, 0, columns, rows);
        let (mut buffer, mut hits, scene) = (Buffer::empty(window), Vec::new(), self.scene());
        let mut canvas = Canvas::new(&mut buffer, &mut hits, self.theme);
        let layout = pane::layout(oware(), &scene, window);
        pane::draw(oware(), &scene, &layout, &mut canvas);
        for (seat, area) in [(self.near, layout.below), (self.near.other(), layout.above)] {
            let row = rect(i32::from(area.x) + 12, i32::from(area.y), i32::from(area.width) - 12, 1);
            assert_eq!(oware().hand(&scene, seat, row, &mut canvas), 1);
        }
        let remark = oware().remark(&scene).map(|remark| self.speaker.say(&remark)).unwrap_or_default();
        frame::sentence(&mut canvas, layout.sentence, "", &remark, false);
        (buffer, hits)
    }

    fn text(&self, size: (u16, u16)) -> String {
        let (buffer, _) = self.draw(size);
        let row = |y: u16| (0..size.0).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        (0..size.1).map(|y| row(y).trim_end().to_owned() + "\n").collect()
    }
}

fn pictures(name: &str, size: (u16, u16), theme: Theme) {
    for lang in [Lang::En, Lang::Pt] {
        let game = Game::new(CAPTURE, "", lang, theme).looking_at("C");
        insta::assert_snapshot!(format!("{name}_{lang}"), game.text(size));
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
        assert!(Game::new(CAPTURE, "", Lang::Pt, ASCII).looking_at("C").text(size).is_ascii());
        assert!(Game::new(FULL, "E", Lang::Pt, ASCII).filmed(7).text(size).is_ascii());
    }
}

#[test]
fn a_sowing_shows_where_its_seeds_come_from_and_where_they_fall() {
    insta::assert_snapshot!("film", Game::new(FULL, "E", Lang::En, LINED).filmed(7).text(SMALL));
    insta::assert_snapshot!("film_capture", Game::new(CAPTURE, "C", Lang::En, LINED).filmed(9).text(SMALL));
}

#[test]
fn the_second_seat_sees_the_board_from_its_own_side() {
    let game = Game { near: Seat::SECOND, ..Game::new(FULL, "E", Lang::En, LINED) }.looking_at("f");
    insta::assert_snapshot!("far", game.text(SMALL));
}

#[test]
fn values_stand_beside_the_names_and_do_not_touch() {
    let mut game = Game::new("12-12-12-12-0-0-0-0-0-0-0-0-0-0-S", "", Lang::En, LINED);
    let value = |id: &str, score: i32| SpotValue {
        spot: game.spot(id),
        from: None,
        proven: None,
        score: Some(score),
        is_best: id == "A",
    };
    game.values = vec![value("A", 250), value("B", -1050), value("C", -1120), value("D", 0)];
    game.focus = Some(game.spot("C"));
    insta::assert_snapshot!("values", game.text(SMALL));
}

#[test]
fn what_was_refused_is_marked() {
    let mut game = Game::new(CAPTURE, "", Lang::En, LINED);
    let empty = game.spot("B");
    game.focus = Some(empty);
    game.refused = game.table.refused_path(&[empty]);
    assert!(game.text(SMALL).contains("⊘ ▸B 0◂"), "{}", game.text(SMALL));
}

#[test]
fn every_house_can_be_clicked_at_both_sizes_and_from_both_sides() {
    for (size, near) in
        [SMALL, LARGE].into_iter().flat_map(|size| [(size, Seat::FIRST), (size, Seat::SECOND)])
    {
        let game = Game { near, ..Game::new(CAPTURE, "", Lang::En, PAINTED) };
        let (_, hits) = game.draw(size);
        let layout = pane::layout(oware(), &game.scene(), Rect::new(0, 0, size.0, size.1));
        let mut clicked = Vec::new();
        for at in layout.board.positions() {
            let over: Vec<Hit> =
                hits.iter().filter(|(area, _)| area.contains(at)).map(|(_, hit)| *hit).collect();
            assert!(over.len() <= 1, "{at} means {over:?}");
            clicked.extend(over);
        }
        for (spot, place) in game.board.numbered().filter(|(_, spot)| spot.touch) {
            let cells = clicked.iter().filter(|hit| **hit == Hit::Spot(spot)).count();
            assert!(cells >= 60, "{} has {cells} cells", place.id);
        }
    }
}

#[test]
fn nothing_is_drawn_outside_the_area() {
    for (theme, size) in
        [PAINTED, LINED, ASCII].into_iter().flat_map(|it| [(it, Size::Small), (it, Size::Large)])
    {
        let game = Game::new(CAPTURE, "", Lang::Pt, theme).looking_at("C");
        let (columns, rows) = oware().extent(&game.scene(), size);
        let area = Rect::new(3, 2, columns, rows);
        for area in [area, Rect { width: 40, height: 9, ..area }] {
            let window = Rect::new(0, 0, 160, 50);
            let (mut buffer, mut hits) =
                (Buffer::filled(window, ratatui::buffer::Cell::new("~")), Vec::new());
            oware().draw(&game.scene(), size, area, &mut Canvas::new(&mut buffer, &mut hits, theme));
            let is_clean = |at: &Position| area.contains(*at) || buffer[*at].symbol() == "~";
            assert!(window.positions().all(|at| is_clean(&at)), "{theme:?} {size:?} {area}");
            assert!(hits.iter().all(|(hit, _)| area.intersection(*hit) == *hit));
        }
    }
}

#[test]
fn a_house_shows_any_number_of_seeds() {
    for theme in [PAINTED, LINED, ASCII] {
        for seeds in 0..=48_u16 {
            let position = format!("{seeds}-0-0-0-0-0-0-0-0-0-0-0-{}-0-S", 48 - seeds);
            let mut game = Game::new(&position, "", Lang::En, theme);
            game.open.clear();
            let text = game.text(SMALL);
            assert!(text.contains(&format!("A {seeds} ")), "{text}");
            let board: String = text.lines().skip(5).take(13).collect();
            let drawn = board.matches(theme.pick('●', 'o')).count();
            assert_eq!(drawn, if seeds > 12 { 0 } else { usize::from(seeds) }, "{text}");
            game.text(LARGE);
        }
    }
}

#[test]
fn the_arrows_go_round_along_what_is_seen() {
    let mut game = Game::new(CAPTURE, "", Lang::En, PAINTED);
    let go = |game: &Game, from: &str, way| {
        let to = oware().towards(&game.scene(), game.spot(from), way);
        to.and_then(|to| game.board.spot(to)).map(|spot| spot.id.clone())
    };
    assert_eq!(go(&game, "A", Direction::Right).as_deref(), Some("C"), "an empty house is passed");
    assert_eq!(go(&game, "F", Direction::Right).as_deref(), Some("A"));
    assert_eq!(go(&game, "A", Direction::Left).as_deref(), Some("F"));
    assert_eq!(go(&game, "A", Direction::Up), None);
    assert_eq!(
        go(&game, "d", Direction::Down).as_deref(),
        Some("C"),
        "back from a house that was pointed at"
    );
    game.near = Seat::SECOND;
    assert_eq!(go(&game, "A", Direction::Left).as_deref(), Some("C"), "seen from the other side");
}

#[test]
fn a_remark_tells_captures_and_score() {
    let remark = |game: &Game| oware().remark(&game.scene()).map(|remark| game.speaker.say(&remark));
    let mut game = Game::new(CAPTURE, "", Lang::En, PAINTED).looking_at("C");
    assert_eq!(remark(&game).as_deref(), Some("You capture 2 from e and 2 from d, and lead 11 to 5."));
    game.near = Seat::SECOND;
    assert_eq!(remark(&game).as_deref(), Some("South captures 2 from e and 2 from d, and leads 11 to 5."));
    game.speaker = Speaker::new(Lang::Pt);
    assert_eq!(remark(&game).as_deref(), Some("O Sul captura 2 de e e 2 de d, e fica à frente por 11 a 5."));
    assert_eq!(remark(&Game::new(CAPTURE, "", Lang::En, PAINTED).looking_at("A")), None);
    let slam = Game::new("0-0-0-0-0-1-1-0-0-0-0-0-23-23-S", "", Lang::En, PAINTED).looking_at("F");
    assert!(remark(&slam).is_some_and(|remark| remark.contains("grand slam")), "{:?}", remark(&slam));
}

#[test]
fn stores_are_not_on_the_board_but_in_the_rows_of_the_players() {
    let game = Game::new(CAPTURE, "", Lang::En, PAINTED);
    let (_, hits) = game.draw(SMALL);
    let is_store = |hit: &Hit| match hit {
        Hit::Spot(spot) => game.board.spot(*spot).is_some_and(|spot| spot.kind != SpotKind::Place),
        _ => false,
    };
    assert!(!hits.iter().any(|(_, hit)| is_store(hit)));
    assert!(game.text(SMALL).contains("7 captured") && game.text(SMALL).contains("5 captured"));
}
