//! Draws one scene of a game on standard output, with colours, to look at a skin without playing.
//!
//! `cargo run -p tabuleiro-tui --example draw -- quantik --moves "A@d4 b@a3" --hold hand1:C --focus b3 --size 80x24`
//!
//! `--position TEXT` `--options "players=2"` `--evening` `--depth true|256|16|none` `--ascii` `--lang pt` `--preview` shows what
//! the focus would do; `--values` what every move is worth; `--refuse` why the focus cannot be touched; `--film N` the last move
//! after N steps; `--far` the board as the second seat sees it.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use tabuleiro_game::step::carry_out;
use tabuleiro_game::{Board, Lang, Seat, Step, View};
use tabuleiro_games::GAMES;
use tabuleiro_search::{Leash, Limit, Stop};
use tabuleiro_table::{Refusal, Setup, Table, setup};
use tabuleiro_text::Speaker;
use tabuleiro_tui::aim::{Aim, Aimed};
use tabuleiro_tui::canvas::{Canvas, rect};
use tabuleiro_tui::scene::{Scene, SpotValue};
use tabuleiro_tui::theme::{Depth, Light, Theme};
use tabuleiro_tui::{layout, skins, surround};

fn option(name: &str) -> Option<String> {
    let given: Vec<String> = std::env::args().collect();
    given.iter().position(|word| word == name).and_then(|at| given.get(at + 1).cloned())
}

fn has(name: &str) -> bool {
    std::env::args().any(|word| word == name)
}

fn main() {
    let table = table();
    let (window, theme, speaker) = terminal();
    let board = table.board();
    let (view, step) = moment(table.as_ref());
    let mut aim = aim(&board, table.as_ref());
    let open = aim.open();
    let refusal = has("--refuse").then(|| refusal(&mut aim, &board, table.as_ref()));
    let looked_at = aim.looked_at().filter(|_| has("--preview"));
    let preview = looked_at.map(|choice| table.preview(&choice.text).expect("legal"));
    let values = values(table.as_ref());
    let is_open = view.turn.is_some() && !has("--still");
    let scene = Scene {
        focus: aim.focus().filter(|_| is_open),
        held: if is_open { aim.held() } else { &[] },
        open: if is_open { &open } else { &[] },
        preview: preview.as_ref(),
        step: step.as_ref(),
        near: if has("--far") { Seat::SECOND } else { Seat::FIRST },
        refused: refusal.as_ref(),
        values: &values,
        ..Scene::still(&board, &view, &speaker, theme)
    };
    let choice = aim.looked_at().map(|choice| speaker.say(&choice.say));
    let said = refusal.as_ref().map(|refusal| speaker.say(&refusal.message)).or(choice).unwrap_or_default();
    let mut buffer = Buffer::empty(window);
    draw(table.as_ref(), &scene, &said, &mut buffer);
    print(&buffer, has("--text"));
}

/// The game after its moves.
fn table() -> Box<dyn Table> {
    let game = std::env::args().nth(1).expect("the name of a game");
    let kind = GAMES.find(&game).expect("a game");
    let words = setup::split_words(&option("--options").unwrap_or_default()).expect("options");
    let setup = Setup { words, position: option("--position"), deal: None };
    let mut table = kind.open(&setup).expect("a position");
    for text in kind.split(&option("--moves").unwrap_or_default()) {
        table.accept(&text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    table
}

/// What the terminal would be.
fn terminal() -> (Rect, Theme, Speaker) {
    let size = option("--size").unwrap_or_else(|| "80x24".to_owned());
    let (columns, rows) = size.split_once('x').expect("80x24");
    let window = Rect::new(0, 0, columns.parse().expect("columns"), rows.parse().expect("rows"));
    let depth = match option("--depth").as_deref() {
        Some("256") => Depth::Many,
        Some("16") => Depth::Few,
        Some("none") => Depth::None,
        _ => Depth::True,
    };
    let light = if has("--evening") { Light::Evening } else { Light::Day };
    let theme = Theme { depth, light, is_ascii: has("--ascii") };
    let lang: Lang = option("--lang").map_or(Lang::En, |lang| lang.parse().expect("en or pt"));
    let speaker = if theme.is_ascii { Speaker::new(lang).in_ascii() } else { Speaker::new(lang) };
    (window, theme, speaker)
}

/// What is to be seen: the present, or the last move after some of its steps.
fn moment(table: &dyn Table) -> (View, Option<Step>) {
    let mut view = table.view(usize::MAX);
    let Some(count) = option("--film").and_then(|count| count.parse::<usize>().ok()) else {
        return (view, None);
    };
    let steps = table.steps(table.ply());
    let before = table.view(table.ply().saturating_sub(1));
    view.tokens = carry_out(&before.tokens, &steps[..count.min(steps.len())]);
    (view, count.checked_sub(1).and_then(|last| steps.get(last).cloned()))
}

/// Somebody who holds and looks at what was asked for.
fn aim(board: &Board, table: &dyn Table) -> Aim {
    let find = |id: &str| board.find(id).unwrap_or_else(|| panic!("no spot {id}"));
    let mut aim = Aim::new(board, table.choices(), &Aim::default());
    for id in option("--hold").unwrap_or_default().split_whitespace() {
        let spot = find(id);
        if aim.hands(board).contains(&spot) {
            aim.click(board, spot)
        } else {
            aim.touch(board, spot)
        };
    }
    if let Some(id) = option("--focus") {
        aim.point(find(&id));
    }
    aim
}

fn refusal(aim: &mut Aim, board: &Board, table: &dyn Table) -> Refusal {
    match aim.enter(board) {
        Aimed::Refused(path) => table.refused_path(&path).expect("a refusal"),
        other => panic!("not refused: {other:?}"),
    }
}

fn values(table: &dyn Table) -> Vec<SpotValue> {
    if !has("--values") {
        return Vec::new();
    }
    let mut leash = Leash::silent(Limit::nodes(400_000), &Stop::new());
    SpotValue::all(&table.choices(), &table.task(&table.kind().aids()).analyse(&mut leash))
}

fn draw(table: &dyn Table, scene: &Scene<'_>, said: &str, buffer: &mut Buffer) {
    let (window, theme, skin) = (buffer.area, scene.theme, skins::of(table.kind().name()));
    let mut hits = Vec::new();
    let mut canvas = Canvas::new(buffer, &mut hits, theme);
    canvas.fill(window, theme.page());
    let layout = layout::layout(skin, scene, window);
    layout::draw(skin, scene, &layout, &mut canvas);
    let mut top = layout.panel.map_or(0, |panel| i32::from(panel.y));
    for (seat, row) in Seat::all(table.seats()).zip([layout.below, layout.above, Rect::ZERO, Rect::ZERO]) {
        let (left, y, width) = match layout.panel {
            Some(panel) => (i32::from(panel.x) + 4, top, i32::from(panel.width) - 4),
            None => (i32::from(row.x) + 2, i32::from(row.y), i32::from(row.width) - 12),
        };
        canvas.put(left, y, skin.emblem(scene, seat), theme.strong());
        let hand = match layout.panel {
            Some(_) => rect(left, y + 1, width, 8),
            None => rect(left + 10, y, width, i32::from(row.height)),
        };
        top += 2 + i32::from(skin.hand(scene, seat, hand, &mut canvas));
    }
    let remark = scene.remarks().unwrap_or_default();
    surround::sentence(&mut canvas, layout.sentence, said, &remark, scene.refused.is_some());
}

/// Writes the buffer, with its colours unless text alone is wished for.
fn print(buffer: &Buffer, is_text: bool) {
    let area = buffer.area;
    for y in 0..area.height {
        let mut line = String::new();
        for x in 0..area.width {
            let cell = &buffer[(x, y)];
            if !is_text {
                let colours = code(cell.fg, 30) + &code(cell.bg, 40) + &marks(cell.modifier);
                line.extend(["\x1b[0", &colours, "m"]);
            }
            line += cell.symbol();
        }
        println!("{}{}", if is_text { line.trim_end() } else { &line }, if is_text { "" } else { "\x1b[0m" });
    }
}

fn marks(modifier: Modifier) -> String {
    let all = [
        (Modifier::BOLD, ";1"),
        (Modifier::DIM, ";2"),
        (Modifier::UNDERLINED, ";4"),
        (Modifier::REVERSED, ";7"),
    ];
    all.iter().filter(|(mark, _)| modifier.contains(*mark)).map(|(_, code)| *code).collect()
}

fn code(color: Color, base: u8) -> String {
    match color {
        Color::Rgb(r, g, b) => format!(";{};2;{r};{g};{b}", base + 8),
        Color::Indexed(place) => format!(";{};5;{place}", base + 8),
        _ => String::new(),
    }
}
