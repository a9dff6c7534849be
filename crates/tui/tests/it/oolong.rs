//! How Oolong is drawn, in every way of drawing.

use insta::assert_snapshot;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Modifier};
use tabuleiro_game::palette::{READABLE, Rgb};
use tabuleiro_game::{Choice, Lang, Seat, SpotIndex};
use tabuleiro_games::GAMES;
use tabuleiro_search::{Proven, Value};
use tabuleiro_table::{Refusal, Setup, Table, setup};
use tabuleiro_text::Speaker;
use tabuleiro_tui::aim::{Aim, Aimed, Direction};
use tabuleiro_tui::canvas::{Canvas, Hit};
use tabuleiro_tui::scene::{Preview, Scene, SpotValue, perform};
use tabuleiro_tui::skins::{self, Size, Skin};
use tabuleiro_tui::theme::{Depth, Light, Theme};

const PAINTED: Theme = Theme { depth: Depth::True, light: Light::Day, is_ascii: false };
const DRAWN: Theme = Theme { depth: Depth::None, light: Light::Day, is_ascii: false };
const ASCII: Theme = Theme { depth: Depth::None, light: Light::Day, is_ascii: true };

/// Somebody is to choose: a position, what has been touched, where the cursor is.
#[derive(Clone, Copy)]
struct Moment {
    position: &'static str,
    moves: &'static str,
    held: &'static str,
    focus: &'static str,
}

/// In the middle of a game, a cup is served.
const SERVING: Moment = Moment {
    position: "bgbgggg../bb.gggb../.g...g.../bgbgbb.../bgbbbgg../bb.bbgbb./gbgggb.../........./gb....... g ne/w \
               rbKg-jCRU -",
    moves: "",
    held: "",
    focus: "ne/s",
};
/// A table is turned, with the waiter on one of its cups.
const TURNING: Moment = Moment {
    position: "........./bb.bb..../........./gg......./.g......./........./........./........./......... g c/n BrGJ-KRUC \
               b:n",
    moves: "",
    held: "",
    focus: "turn:3",
};
/// In the report's rules there is a turn by nothing, and no declining.
const TURNING_IN_THE_REPORT: Moment = Moment {
    position: "........./bb.b...../........./gg......./.g......./........./........./........./......... b n/s BRGJ-KRUC \
               - rules=report",
    moves: "n/c",
    held: "",
    focus: "turn:1",
};
/// A cup is asked for that is to be moved.
const TAKING: Moment = Moment {
    position: "bb......b/........./bbb...g../g......../g......../g......../........./........./g........ g se/nw \
               bGRJ-KRUC b:nw",
    moves: "",
    held: "",
    focus: "nw/n",
};
/// It is about to be put down.
const PUTTING: Moment = Moment { held: "nw/n", focus: "ne/se", ..TAKING };
/// The waiter is sent to another table.
const SENDING: Moment = Moment {
    position: "bb......./........./.bb....../........./........./gggg...../bb......./........./g........ g e/s BGRK-JRUC -",
    moves: "e/c",
    held: "",
    focus: "sw",
};
/// The first of two tables has been chosen.
const SWAPPING: Moment = Moment {
    position: "bbbbb..../gggb...../b......../........./b......../.ggggg.../........./bb......./bgbgg.g.. b n/se \
               KCRB-GRJu g:se",
    moves: "",
    held: "n",
    focus: "w",
};
/// Tables have just been swapped.
const SWAPPED: Moment = Moment { moves: "sw:n,w", held: "", focus: "w/c", ..SWAPPING };
/// A table has just been turned.
const TURNED: Moment = Moment { moves: "ro:+3", focus: "c/w", ..TURNING };
/// The waiter's table has no room.
const ANYWHERE: Moment = Moment {
    position: "b......../g......../........./.bgbgbgbg/........./........./........./........./......... b w/nw BGKJ-RRUC -",
    moves: "",
    held: "",
    focus: "se/n",
};
/// Green has won.
const WON: Moment = Moment {
    position: "gb.b..b../bggggbbgg/ggbbgbg.g/gbggbggbb/b..b.g.../..gbgbg.g/bb.b.b.b./g.gb.ggg./bbb.b..b. g e/n bgkj-rruc -",
    moves: "e/nw",
    held: "",
    focus: "",
};

const ALL: [Moment; 11] = [
    SERVING,
    TURNING,
    TURNING_IN_THE_REPORT,
    TAKING,
    PUTTING,
    SENDING,
    SWAPPING,
    SWAPPED,
    TURNED,
    ANYWHERE,
    WON,
];
const SIZES: [Size; 2] = [Size::Small, Size::Large];

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
    fn new(moment: Moment, theme: Theme, lang: Lang) -> Bench {
        let kind = GAMES.find("oolong").expect("oolong");
        let words = setup::split_words("").expect("no options");
        let setup = Setup { words, position: Some(moment.position.to_owned()), deal: None };
        let mut table = kind.open(&setup).expect("a position");
        for text in kind.split(moment.moves) {
            table.accept(&text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        }
        let board = table.board();
        let mut aim = Aim::new(&board, table.choices(), &Aim::default());
        for id in moment.held.split_whitespace() {
            aim.touch(&board, board.find(id).expect("a spot"));
        }
        if let Some(spot) = board.find(moment.focus) {
            aim.point(spot);
        }
        let speaker = Speaker::new(lang);
        let speaker = if theme.is_ascii { speaker.in_ascii() } else { speaker };
        Bench { table, aim, theme, speaker, values: Vec::new(), hint: Vec::new(), refusal: None }
    }

    fn refused(mut self) -> Bench {
        match self.aim.enter(&self.table.board()) {
            Aimed::Refused(path) => self.refusal = self.table.refused_path(&path),
            other => panic!("not refused: {other:?}"),
        }
        self
    }

    /// With a win, a loss, a draw and guesses among the moves, in turn.
    fn valued(mut self) -> Bench {
        let value = |(number, choice): (usize, &Choice)| {
            let proven = |value, plies| Some(Proven { value, plies, margin: None });
            let (proven, score) = [
                (proven(Value::Win, Some(13)), None),
                (None, Some(50)),
                (proven(Value::Loss, Some(4)), None),
                (None, Some(-1_230)),
                (proven(Value::Draw, None), None),
            ][number % 5];
            let spot = *choice.path.last()?;
            let from = choice.path.first().copied().filter(|first| *first != spot);
            Some(SpotValue { spot, from, proven, score, is_best: number == 0 })
        };
        self.values = self.table.choices().iter().enumerate().filter_map(value).collect();
        self
    }

    fn hinted(mut self, id: &str) -> Bench {
        self.hint = vec![self.table.board().find(id).expect("a spot")];
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
            focus: self.aim.focus().filter(|_| view.turn.is_some()),
            held: self.aim.held(),
            open: &open,
            preview: preview.as_ref(),
            refused: self.refusal.as_ref(),
            values: &self.values,
            hint: &self.hint,
            ..Scene::still(&board, &view, &self.speaker, self.theme)
        };
        look(&scene, skins::of("oolong"))
    }

    /// Draws the board with a margin of a column and a row.
    fn draw(&self, size: Size) -> Drawn {
        self.show(|scene, skin| {
            let (columns, rows) = skin.extent(scene, size);
            let mut buffer = Buffer::empty(Rect::new(0, 0, columns + 2, rows + 2));
            let mut hits = Vec::new();
            let mut canvas = Canvas::new(&mut buffer, &mut hits, self.theme);
            canvas.fill(canvas.area, self.theme.page());
            skin.draw(scene, size, Rect::new(1, 1, columns, rows), &mut canvas);
            Drawn { buffer, hits }
        })
    }

    fn text(&self, size: Size) -> String {
        self.draw(size).text()
    }

    fn remark(&self) -> String {
        self.show(|scene, skin| skin.remark(scene).map(|remark| scene.say(&remark)).unwrap_or_default())
    }

    fn towards(&self, from: &str, way: Direction) -> Option<String> {
        self.show(|scene, skin| {
            let to = skin.towards(scene, scene.board.find(from)?, way)?;
            scene.spot(to).map(|spot| spot.id.clone())
        })
    }
}

impl Drawn {
    fn text(&self) -> String {
        let area = self.buffer.area;
        let row = |y: u16| (0..area.width).map(|x| self.buffer[(x, y)].symbol()).collect::<String>();
        (0..area.height).map(|y| row(y).trim_end().to_owned() + "\n").collect()
    }

    /// The first cell of the first place where that is written.
    fn cell(&self, what: &str) -> &Cell {
        let text = self.text();
        let place = text.lines().enumerate().find_map(|(y, line)| {
            let at = line.find(what)?;
            Some((line[..at].chars().count() as u16, y as u16))
        });
        &self.buffer[place.unwrap_or_else(|| panic!("“{what}” is not drawn:\n{text}"))]
    }

    fn is_reversed(&self, what: &str) -> bool {
        self.cell(what).modifier.contains(Modifier::REVERSED)
    }

    /// What a click there means.
    fn hit(&self, at: Position) -> Option<Hit> {
        self.hits.iter().rev().find(|(area, _)| area.contains(at)).map(|(_, hit)| *hit)
    }
}

#[test]
fn the_tea_house_is_drawn_small_in_both_languages_and_in_every_way() {
    for (name, theme) in [("painted", PAINTED), ("drawn", DRAWN), ("ascii", ASCII)] {
        for lang in [Lang::En, Lang::Pt] {
            let bench = Bench::new(SERVING, theme, lang);
            assert_snapshot!(format!("oolong-small-{name}-{lang}"), bench.text(Size::Small));
        }
    }
}

#[test]
fn the_tea_house_is_drawn_large_in_both_languages_and_in_every_way() {
    for (name, theme) in [("painted", PAINTED), ("drawn", DRAWN), ("ascii", ASCII)] {
        for lang in [Lang::En, Lang::Pt] {
            let bench = Bench::new(SERVING, theme, lang);
            assert_snapshot!(format!("oolong-large-{name}-{lang}"), bench.text(Size::Large));
        }
    }
}

#[test]
fn every_answer_to_a_marker_is_drawn() {
    let moments = [
        ("turning", TURNING),
        ("taking", TAKING),
        ("putting", PUTTING),
        ("sending", SENDING),
        ("swapping", SWAPPING),
        ("swapped", SWAPPED),
        ("turned", TURNED),
        ("won", WON),
    ];
    for (name, moment) in moments {
        assert_snapshot!(format!("oolong-{name}-en"), Bench::new(moment, DRAWN, Lang::En).text(Size::Small));
        assert_snapshot!(format!("oolong-{name}-pt"), Bench::new(moment, ASCII, Lang::Pt).text(Size::Small));
        assert_snapshot!(
            format!("oolong-large-{name}"),
            Bench::new(moment, DRAWN, Lang::Pt).text(Size::Large)
        );
    }
}

#[test]
fn every_spot_that_can_be_touched_can_be_clicked() {
    for (moment, size) in ALL.iter().flat_map(|moment| SIZES.map(|size| (*moment, size))) {
        let bench = Bench::new(moment, PAINTED, Lang::En);
        let drawn = bench.draw(size);
        for spot in bench.aim.open() {
            let mut places = drawn.buffer.area.positions();
            let id = &bench.table.board().spots[spot.index()].id;
            let found = places.any(|place| drawn.hit(place) == Some(Hit::Spot(spot)));
            assert!(found, "{id} {size:?} {}", moment.position);
        }
    }
}

#[test]
fn nothing_is_drawn_or_clicked_outside_the_board() {
    for (moment, size) in ALL.iter().flat_map(|moment| SIZES.map(|size| (*moment, size))) {
        for theme in [PAINTED, DRAWN, ASCII] {
            let drawn = Bench::new(moment, theme, Lang::Pt).valued().draw(size);
            let area = drawn.buffer.area;
            let board = Rect::new(1, 1, area.width - 2, area.height - 2);
            for place in area.positions().filter(|place| !board.contains(*place)) {
                assert_eq!(drawn.buffer[place].symbol(), " ", "{place:?} {}", moment.position);
            }
            assert!(drawn.hits.iter().all(|(hit, _)| board.intersection(*hit) == *hit));
        }
    }
}

#[test]
fn ascii_is_ascii() {
    for (moment, size) in ALL.iter().flat_map(|moment| SIZES.map(|size| (*moment, size))) {
        let text = Bench::new(moment, ASCII, Lang::Pt).valued().text(size);
        assert!(text.is_ascii(), "{text}");
    }
}

#[test]
fn every_mark_can_be_told_without_colour() {
    let serving = Bench::new(SERVING, DRAWN, Lang::En).hinted("ne/nw").draw(Size::Small);
    assert!(serving.is_reversed("▸○◂"));
    assert!(serving.is_reversed("[♙]"), "the waiter itself is a block, …");
    assert!(serving.text().contains("_◌_"));
    let text = serving.text();
    let south = text.lines().rev().find(|line| line.contains("[♙]")).expect("the waiter that would come");
    let row = text.lines().position(|line| line == south).expect("its row") as u16;
    let column = south[..south.find("[♙]").expect("there")].chars().count() as u16;
    assert!(!serving.buffer[(column, row)].modifier.contains(Modifier::REVERSED), "… and that one is not.");
    let putting = Bench::new(PUTTING, DRAWN, Lang::En).text(Size::Small);
    assert!(putting.contains("[◉]") && putting.contains("▸◉◂") && putting.contains("[○♙]"), "{putting}");
    let swapping = Bench::new(SWAPPING, DRAWN, Lang::En).text(Size::Small);
    for mark in ["[n]", "▸w◂", "◌ne", "╎○╎", "╎·╎", "[swap two]", "⚑5", "⚐5", "┏", "╔"]
    {
        assert!(swapping.contains(mark), "{mark}\n{swapping}");
    }
    assert!(Bench::new(SWAPPED, DRAWN, Lang::En).text(Size::Small).contains("(n)⇄w"));
    assert!(Bench::new(TURNED, DRAWN, Lang::En).text(Size::Small).contains("(c)↻135"));
    assert!(Bench::new(WON, DRAWN, Lang::En).text(Size::Small).contains("*ne*"));
    let served = Moment { moves: "ne/s", focus: "s/c", ..SERVING };
    assert!(Bench::new(served, DRAWN, Lang::En).text(Size::Small).contains("(○)"));
    let taken = Moment { focus: "ne/w", ..SERVING };
    assert!(Bench::new(taken, DRAWN, Lang::En).refused().text(Size::Small).contains("▸⊘♙◂"));
}

#[test]
fn used_markers_have_a_tick_and_step_back() {
    let drawn = Bench::new(SERVING, DRAWN, Lang::En).draw(Size::Small);
    assert!(drawn.text().contains("move a ◉ ─── ✓") && drawn.text().contains("swap two ─── 4"));
    assert!(drawn.cell("move a ◉").modifier.contains(Modifier::DIM));
    assert!(!drawn.cell("swap two").modifier.contains(Modifier::DIM));
}

#[test]
fn values_stand_on_seats_tables_and_buttons() {
    for (moment, value) in [(SERVING, " ▴13 "), (SENDING, "◌nw ▴13"), (TURNING, "↻ ▴13 "), (TAKING, "◉▴13")]
    {
        let text = Bench::new(moment, DRAWN, Lang::En).valued().text(Size::Small);
        assert!(text.contains(value), "{text}");
    }
    let best = Bench::new(SERVING, DRAWN, Lang::En).valued().draw(Size::Small);
    assert!(best.cell("▴13").modifier.contains(Modifier::UNDERLINED));
    assert!(!best.cell("▿4").modifier.contains(Modifier::UNDERLINED));
    for (name, moment) in
        [("serving", SERVING), ("taking", TAKING), ("putting", PUTTING), ("turning", TURNING)]
    {
        let bench = Bench::new(moment, DRAWN, Lang::En).valued();
        assert_snapshot!(format!("oolong-values-{name}"), bench.text(Size::Small));
        assert_snapshot!(format!("oolong-values-large-{name}"), bench.text(Size::Large));
    }
}

#[test]
fn all_text_can_be_read() {
    for (moment, size) in ALL.iter().flat_map(|moment| SIZES.map(|size| (*moment, size))) {
        for depth in [Depth::True, Depth::Many] {
            for light in [Light::Day, Light::Evening] {
                let theme = Theme { depth, light, is_ascii: false };
                let bench = Bench::new(moment, theme, Lang::En);
                assert_readable(&bench.draw(size), theme);
                assert_readable(&bench.valued().draw(size), theme);
            }
        }
    }
}

fn assert_readable(drawn: &Drawn, theme: Theme) {
    for place in drawn.buffer.area.positions() {
        let cell = &drawn.buffer[place];
        let letter = cell.symbol().chars().next().unwrap_or(' ');
        if letter == ' ' || ('\u{2580}'..='\u{259f}').contains(&letter) {
            continue;
        }
        let contrast = rgb(cell.fg).contrast(rgb(cell.bg));
        assert!(contrast >= READABLE, "{letter} {:?} on {:?}: {contrast:.2} {theme:?}", cell.fg, cell.bg);
    }
}

/// A colour as terminals show it; those of 256 by their cube and their greys.
fn rgb(color: Color) -> Rgb {
    let level = |part: u8| if part == 0 { 0 } else { 55 + 40 * part };
    match color {
        Color::Rgb(red, green, blue) => Rgb(red, green, blue),
        Color::Indexed(place @ 232..) => {
            Rgb(8 + 10 * (place - 232), 8 + 10 * (place - 232), 8 + 10 * (place - 232))
        }
        Color::Indexed(place @ 16..) => {
            let place = place - 16;
            Rgb(level(place / 36), level(place / 6 % 6), level(place % 6))
        }
        other => panic!("{other:?} is the terminal's own"),
    }
}

#[test]
fn arrows_go_over_the_seats_as_over_a_square() {
    use Direction::{Down, Left, Right, Up};
    let bench = Bench::new(SERVING, DRAWN, Lang::En);
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
    let bench = Bench::new(ANYWHERE, DRAWN, Lang::En);
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
    let sending = Bench::new(SENDING, DRAWN, Lang::En);
    assert_eq!(sending.towards("sw", Right).as_deref(), Some("s"));
    assert_eq!(sending.towards("sw", Up).as_deref(), Some("w"));
    assert_eq!(sending.towards("s", Down).as_deref(), Some("decline"));
    assert_eq!(sending.towards("decline", Up).as_deref(), Some("s"));
    let turning = Bench::new(TURNING, DRAWN, Lang::En);
    assert_eq!(turning.towards("turn:3", Right).as_deref(), Some("turn:4"));
    assert_eq!(turning.towards("turn:3", Left).as_deref(), Some("turn:2"));
    assert_eq!(turning.towards("turn:7", Right).as_deref(), Some("decline"));
    assert_eq!(turning.towards("turn:1", Left), None);
}

#[test]
fn a_remark_says_where_the_waiter_would_go_and_what_that_means() {
    let remark = |moment, lang| Bench::new(moment, PAINTED, lang).remark();
    let still_empty = "The waiter goes to s/ne. Black would serve at table s, still empty.";
    assert_eq!(remark(SERVING, Lang::En), still_empty);
    let vazia = "O empregado vai para s/ne. O Preto serviria na mesa s, ainda vazia.";
    assert_eq!(remark(SERVING, Lang::Pt), vazia);
    let to_the_north = "The waiter goes to n/se. Green would serve at table n: ◉0 ○1.";
    assert_eq!(remark(ANYWHERE, Lang::En), to_the_north);
    let turned = "The waiter goes to c/se. Green would serve at table c: ◉0 ○1.";
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
    let anywhere = "The waiter goes to w/se. Green would serve at table w: ◉4 ○4.";
    assert_eq!(remark(full, Lang::En), anywhere);
}

#[test]
fn the_help_line_says_what_is_done_now() {
    let nouns = |moment| {
        Bench::new(moment, PAINTED, Lang::En).show(|scene, skin| {
            let nouns = skin.nouns(scene);
            format!("{} {}", scene.say(&nouns.spot), scene.say(&nouns.act))
        })
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
        let bench = Bench::new(SERVING, theme, lang);
        let mut buffer = Buffer::empty(Rect::new(0, 0, 17, 2));
        let mut hits = Vec::new();
        let area = buffer.area;
        let rows = bench.show(|scene, skin| {
            skin.hand(scene, Seat::SECOND, area, &mut Canvas::new(&mut buffer, &mut hits, theme))
        });
        assert_eq!(rows, 2);
        assert_eq!(Drawn { buffer, hits }.text(), expected);
    }
}
