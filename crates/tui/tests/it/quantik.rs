//! How Quantik is drawn, in every way of drawing.

use insta::assert_snapshot;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use tabuleiro_game::{Lang, Seat, SpotIndex, SpotKind};
use tabuleiro_games::GAMES;
use tabuleiro_search::{Leash, Limit, Stop};
use tabuleiro_table::{Refusal, Setup, Table, setup};
use tabuleiro_text::Speaker;
use tabuleiro_tui::aim::{Aim, Aimed};
use tabuleiro_tui::canvas::{Canvas, Hit};
use tabuleiro_tui::scene::{Preview, Scene, SpotValue, perform};
use tabuleiro_tui::skins::{self, Size, Skin};
use tabuleiro_tui::theme::{Depth, Light, Theme};

const MOVES: &str = "A@d4 B@a3 D@a4 B@d1 B@b2 A@c2";
const ASCII: Theme = Theme { depth: Depth::None, light: Light::Day, is_ascii: true };
const PLAIN: Theme = Theme { depth: Depth::None, light: Light::Day, is_ascii: false };
const PAINTED: Theme = Theme { depth: Depth::True, light: Light::Day, is_ascii: false };

/// A position with somebody at it.
struct Bench {
    table: Box<dyn Table>,
    aim: Aim,
    theme: Theme,
    speaker: Speaker,
    values: Vec<SpotValue>,
    hint: Vec<SpotIndex>,
    refusal: Option<Refusal>,
}

/// What was drawn, with what can be clicked.
struct Drawn {
    buffer: Buffer,
    hits: Vec<(Rect, Hit)>,
}

impl Bench {
    fn new(position: Option<&str>, options: &str, moves: &str, (theme, lang): (Theme, Lang)) -> Bench {
        let kind = GAMES.find("quantik").expect("quantik");
        let words = setup::split_words(options).expect("options");
        let setup = Setup { words, position: position.map(str::to_owned), deal: None };
        let mut table = kind.open(&setup).expect("a position");
        for text in kind.split(moves) {
            table.accept(&text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        }
        let aim = Aim::new(&table.board(), table.choices(), &Aim::default());
        let speaker = Speaker::new(lang);
        let speaker = if theme.is_ascii { speaker.in_ascii() } else { speaker };
        Bench { table, aim, theme, speaker, values: Vec::new(), hint: Vec::new(), refusal: None }
    }

    /// With a piece in hand and the cursor on a cell.
    fn at(mut self, hand: &str, cell: &str) -> Bench {
        let board = self.table.board();
        let find = |id: &str| board.find(id).expect("a spot");
        self.aim.click(&board, find(hand));
        self.aim.point(find(cell));
        self
    }

    fn refused(mut self) -> Bench {
        let board = self.table.board();
        match self.aim.enter(&board) {
            Aimed::Refused(path) => self.refusal = self.table.refused_path(&path),
            other => panic!("not refused: {other:?}"),
        }
        self
    }

    fn valued(mut self) -> Bench {
        let mut leash = Leash::silent(Limit::nodes(400_000), &Stop::new());
        let aids = GAMES.find("quantik").expect("quantik").aids();
        self.values = SpotValue::all(&self.table.choices(), &self.table.task(&aids).analyse(&mut leash));
        self
    }

    fn hinted(mut self, spots: [&str; 2]) -> Bench {
        let board = self.table.board();
        self.hint = spots.iter().map(|id| board.find(id).expect("a spot")).collect();
        self
    }

    /// Hands the scene to somebody.
    fn show<R>(&self, look: impl FnOnce(&Scene<'_>, &dyn Skin) -> R) -> R {
        let (board, view, open) = (self.table.board(), self.table.view(usize::MAX), self.aim.open());
        let preview = self.aim.looked_at().map(|choice| {
            let steps = self.table.preview(&choice.text).expect("legal");
            Preview { text: choice.text.clone(), tokens: perform(&view.tokens, &steps), steps }
        });
        let scene = Scene {
            focus: self.aim.focus(),
            held: self.aim.held(),
            open: &open,
            preview: preview.as_ref(),
            refused: self.refusal.as_ref(),
            values: &self.values,
            hint: &self.hint,
            ..Scene::still(&board, &view, &self.speaker, self.theme)
        };
        look(&scene, skins::of("quantik"))
    }

    /// The board with both hands below it, in a buffer with three empty columns and two rows around.
    fn draw(&self, size: Size) -> Drawn {
        self.show(|scene, skin| {
            let (columns, rows) = skin.extent(scene, size);
            let board = Rect::new(3, 2, columns, rows);
            let mut buffer = Buffer::empty(Rect::new(0, 0, columns + 6, rows + 16));
            let mut hits = Vec::new();
            let mut canvas = Canvas::new(&mut buffer, &mut hits, self.theme);
            skin.draw(scene, size, board, &mut canvas);
            let mut y = board.bottom() + 1;
            for seat in Seat::all(2) {
                let wide = if size == Size::Large { 38 } else { 24 };
                y += 1 + skin.hand(scene, seat, Rect::new(5, y, wide, 6), &mut canvas);
            }
            Drawn { buffer, hits }
        })
    }

    fn remark(&self) -> Option<String> {
        self.show(|scene, skin| skin.remark(scene).map(|remark| scene.say(&remark)))
    }
}

impl Drawn {
    fn text(&self) -> String {
        let area = self.buffer.area;
        let line = |y| (0..area.width).map(|x| self.buffer[(x, y)].symbol()).collect::<String>();
        (0..area.height).map(|y| line(y).trim_end().to_owned() + "\n").collect::<String>()
    }
}

fn midgame(theme: Theme, lang: Lang) -> Bench {
    Bench::new(None, "", MOVES, (theme, lang)).at("hand1:C", "b3")
}

#[test]
fn the_small_board_is_painted() {
    assert_snapshot!(midgame(PAINTED, Lang::En).draw(Size::Small).text());
}

#[test]
fn the_large_board_is_painted() {
    assert_snapshot!(midgame(PAINTED, Lang::Pt).draw(Size::Large).text());
}

#[test]
fn without_colours_the_board_is_drawn_with_lines() {
    assert_snapshot!("lines_small", midgame(PLAIN, Lang::En).draw(Size::Small).text());
    assert_snapshot!("lines_large", midgame(PLAIN, Lang::En).draw(Size::Large).text());
}

#[test]
fn in_ascii_the_board_is_drawn_with_ascii_only() {
    for (name, size) in [("ascii_small", Size::Small), ("ascii_large", Size::Large)] {
        let text = midgame(ASCII, Lang::Pt).draw(size).text();
        assert!(text.is_ascii(), "{text}");
        assert_snapshot!(name, text);
    }
}

#[test]
fn a_refusal_points_at_the_piece_that_forbids() {
    let refused = |theme| Bench::new(None, "", MOVES, (theme, Lang::En)).at("hand1:B", "b3").refused();
    assert_snapshot!("refused_painted", refused(PAINTED).draw(Size::Small).text());
    assert_snapshot!("refused_ascii", refused(ASCII).draw(Size::Small).text());
}

#[test]
fn the_worth_of_every_shape_stands_on_every_empty_cell() {
    let valued = |theme| midgame(theme, Lang::En).valued();
    assert_snapshot!("values_small", valued(PAINTED).draw(Size::Small).text());
    assert_snapshot!("values_large", valued(PAINTED).draw(Size::Large).text());
    assert_snapshot!("values_ascii", valued(ASCII).draw(Size::Small).text());
}

#[test]
fn a_stroke_runs_through_rows_columns_and_zones_that_win() {
    let won =
        |position, mv, theme| Bench::new(Some(position), "", mv, (theme, Lang::En)).draw(Size::Small).text();
    assert_snapshot!("won_row", won("D..A/bC.A/.Bad/...b", "D@c3", PAINTED));
    assert_snapshot!("won_column", won("A..b/c.../B.../....", "D@a1", PAINTED));
    assert_snapshot!("won_zone", won("Ab../.C../.b../....", "D@a3", PLAIN));
    assert_snapshot!("won_ascii", won("A..b/c.../B.../....", "D@a1", ASCII));
}

#[test]
fn a_hint_shows_the_piece_on_its_cell() {
    let text = midgame(PLAIN, Lang::En).hinted(["hand1:D", "c3"]).draw(Size::Small).text();
    assert!(text.contains("[D]"), "{text}");
}

#[test]
fn every_spot_that_can_be_touched_can_be_clicked() {
    for size in [Size::Small, Size::Large] {
        let drawn = midgame(PAINTED, Lang::En).draw(size);
        let board = midgame(PAINTED, Lang::En).table.board();
        for (index, spot) in board.numbered().filter(|(_, spot)| spot.touch) {
            let area = drawn.hits.iter().find(|(_, hit)| *hit == Hit::Spot(index)).map(|(area, _)| *area);
            let area = area.unwrap_or_else(|| panic!("{} cannot be clicked", spot.id));
            // What is noted later lies above: nothing may lie above its middle.
            let middle = Position { x: area.x + area.width / 2, y: area.y + area.height / 2 };
            let above = drawn.hits.iter().rfind(|(area, _)| area.contains(middle)).map(|(_, hit)| *hit);
            assert_eq!(above, Some(Hit::Spot(index)), "{}", spot.id);
        }
        let cells = board.numbered().filter(|(_, spot)| spot.kind == SpotKind::Place).count();
        assert_eq!(cells, 16);
    }
}

#[test]
fn nothing_is_drawn_outside_the_board() {
    for (theme, size) in
        [PAINTED, PLAIN, ASCII].into_iter().flat_map(|theme| [(theme, Size::Small), (theme, Size::Large)])
    {
        let bench = midgame(theme, Lang::En).valued();
        bench.show(|scene, skin| {
            let (columns, rows) = skin.extent(scene, size);
            let board = Rect::new(3, 2, columns, rows);
            let mut buffer = Buffer::empty(Rect::new(0, 0, columns + 6, rows + 4));
            let (untouched, mut hits) = (buffer.clone(), Vec::new());
            skin.draw(scene, size, board, &mut Canvas::new(&mut buffer, &mut hits, theme));
            let outside = buffer.area.positions().filter(|at| !board.contains(*at));
            outside.for_each(|at| assert_eq!(buffer[at], untouched[at], "{at}"));
            assert!(hits.iter().all(|(area, _)| board.intersection(*area) == *area));
        });
    }
}

#[test]
fn the_boards_fit_beside_their_panels() {
    midgame(PAINTED, Lang::En).show(|scene, skin| {
        let ((columns, rows), (wide, tall)) =
            (skin.extent(scene, Size::Small), skin.extent(scene, Size::Large));
        assert!(columns <= 56 && rows <= 19, "{columns} × {rows}");
        assert!(wide <= 98 && tall <= 44, "{wide} × {tall}");
    });
}

/// The characters of the cell called so, without any colour.
fn cell_text(drawn: &Drawn, board: &tabuleiro_game::Board, id: &str) -> String {
    let spot = board.find(id).expect("a cell");
    let (area, _) = drawn.hits.iter().find(|(_, hit)| *hit == Hit::Spot(spot)).expect("a cell");
    // The last row lies between two cells, and so does the first of some.
    (area.bottom() - 4..area.bottom() - 1)
        .map(|y| {
            (area.left()..area.right()).map(|x| drawn.buffer[(x, y)].symbol()).collect::<String>() + "\n"
        })
        .collect()
}

#[test]
fn pieces_and_marks_are_told_apart_without_colour() {
    for theme in [PAINTED, PLAIN, ASCII] {
        // All four shapes of both sides, an empty cell, one that is barred, the cursor and the last move.
        let bench =
            Bench::new(Some("A.d./.B.a/..C./b..D"), "", "C@b1", (theme, Lang::En)).at("hand1:A", "b2");
        let (drawn, board) = (bench.draw(Size::Small), bench.table.board());
        let ids = ["a4", "b3", "c2", "d1", "d3", "a1", "b1", "c4", "c3", "c1", "b2"];
        let texts: Vec<String> = ids.iter().map(|id| cell_text(&drawn, &board, id)).collect();
        for (number, text) in texts.iter().enumerate() {
            let twin = texts[number + 1..].iter().position(|other| other == text);
            assert!(twin.is_none(), "{} is drawn twice with {theme:?}:\n{text}", ids[number]);
        }
    }
}

#[test]
fn what_is_said_of_a_move_is_true() {
    let remark = |position, options, hand, cell, lang| {
        Bench::new(Some(position), options, "", (PAINTED, lang)).at(hand, cell).remark()
    };
    let barring = remark("...A/b.../..../....", "", "hand1:C", "b3", Lang::En);
    assert_eq!(barring.as_deref(), Some("Brown may then put none in row 3, column b or this zone."));
    let sphere = remark("...A/b.../..../....", "", "hand1:D", "b3", Lang::Pt);
    let said = "O Castanho já não pode pôr nenhuma na linha 3, na coluna b nem nesta zona.";
    assert_eq!(sphere.as_deref(), Some(said));
    // Both of Brown's cubes are on the board.
    let idle = remark("D..A/b.../.Ba./...b", "", "hand1:B", "c4", Lang::En);
    assert_eq!(idle.as_deref(), Some("Brown has no cubes left, so it bars nothing."));
    let winning = remark("A..b/c.../B.../....", "", "hand1:D", "a1", Lang::En);
    assert_eq!(winning.as_deref(), Some("It completes column a with four different shapes and wins."));
    // What comes of having no move depends on the rules; that there is none does not.
    for options in ["", "rules=report"] {
        let stuck = remark("BCAB/.Cdd/DDbc/.abc", options, "hand1:A", "a3", Lang::En);
        assert_eq!(stuck.as_deref(), Some("Brown then has no move left."));
    }
}
