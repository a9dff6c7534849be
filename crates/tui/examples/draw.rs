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
use tabuleiro_game::{Lang, Picker, Seat, SpotIndex, Touch};
use tabuleiro_games::GAMES;
use tabuleiro_search::{Leash, Limit, Stop};
use tabuleiro_table::{Setup, setup};
use tabuleiro_text::Speaker;
use tabuleiro_tui::aim::{Aim, Aimed};
use tabuleiro_tui::canvas::{Canvas, rect};
use tabuleiro_tui::scene::{Preview, Scene, SpotValue, perform};
use tabuleiro_tui::theme::{Depth, Light, Theme};
use tabuleiro_tui::{pane, skins};

fn option(name: &str) -> Option<String> {
    let given: Vec<String> = std::env::args().collect();
    given.iter().position(|word| word == name).and_then(|at| given.get(at + 1).cloned())
}

fn has(name: &str) -> bool {
    std::env::args().any(|word| word == name)
}

fn main() {
    let game = std::env::args().nth(1).unwrap_or_else(|| "quantik".to_owned());
    let kind = GAMES.find(&game).expect("a game");
    let words = setup::split_words(&option("--options").unwrap_or_default()).expect("options");
    let setup = Setup { words, position: option("--position"), deal: None };
    let mut table = kind.open(&setup).expect("a position");
    for text in kind.split(&option("--moves").unwrap_or_default()) {
        table.accept(&text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
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

    let board = table.board();
    let mut view = table.view(usize::MAX);
    let ply = table.ply();
    let mut shown = None;
    if let Some(count) = option("--film").and_then(|count| count.parse::<usize>().ok()) {
        let steps = table.steps(ply);
        let before = table.view(ply - 1);
        view.tokens = perform(&before.tokens, &steps[..count.min(steps.len())]);
        shown = count.checked_sub(1).and_then(|last| steps.get(last).cloned());
    }
    let find = |id: &str| board.find(id).unwrap_or_else(|| panic!("no spot {id}"));
    let mut aim = Aim::new(&board, table.choices(), &Aim::default());
    for id in option("--hold").unwrap_or_default().split_whitespace() {
        let spot = find(id);
        if aim.hands(&board).contains(&spot) { aim.click(&board, spot) } else { aim.touch(&board, spot) };
    }
    if let Some(id) = option("--focus") {
        aim.point(find(&id));
    }
    let open = aim.open();
    let refusal = has("--refuse").then(|| match aim.enter(&board) {
        Aimed::Refused(path) => table.refused_path(&path).expect("a refusal"),
        other => panic!("not refused: {other:?}"),
    });
    let preview = aim.looked_at().filter(|_| has("--preview")).map(|choice| {
        let steps = table.preview(&choice.text).expect("legal");
        Preview { text: choice.text.clone(), tokens: perform(&view.tokens, &steps), steps }
    });
    let values = if has("--values") {
        let mut leash = Leash::silent(Limit::nodes(400_000), &Stop::new());
        SpotValue::all(&table.choices(), &table.task(&kind.aids()).analyse(&mut leash))
    } else {
        Vec::new()
    };
    let is_open = view.turn.is_some() && !has("--still");
    let scene = Scene {
        focus: aim.focus().filter(|_| is_open),
        held: if is_open { aim.held() } else { &[] },
        open: if is_open { &open } else { &[] },
        preview: preview.as_ref(),
        step: shown.as_ref(),
        near: if has("--far") { Seat::SECOND } else { Seat::FIRST },
        refused: refusal.as_ref(),
        values: &values,
        ..Scene::still(&board, &view, &speaker, theme)
    };
    let _ = (Picker::new(&[]), Touch::Nothing, SpotIndex(0));

    let mut buffer = Buffer::empty(window);
    let mut hits = Vec::new();
    let mut canvas = Canvas::new(&mut buffer, &mut hits, theme);
    canvas.fill(window, theme.page());
    let skin = skins::of(kind.name());
    let layout = pane::layout(skin, &scene, window);
    pane::draw(skin, &scene, &layout, &mut canvas);
    if let Some(panel) = layout.panel {
        let mut y = i32::from(panel.y);
        for seat in Seat::all(table.seats()) {
            canvas.put(i32::from(panel.x) + 4, y, skin.emblem(&scene, seat), theme.strong());
            let area = rect(i32::from(panel.x) + 4, y + 1, i32::from(panel.width) - 4, 8);
            y += 2 + i32::from(skin.hand(&scene, seat, area, &mut canvas));
        }
    } else {
        for (seat, area) in Seat::all(table.seats()).zip([layout.below, layout.above]) {
            canvas.put(i32::from(area.x) + 2, i32::from(area.y), skin.emblem(&scene, seat), theme.strong());
            let hand = rect(i32::from(area.x) + 12, i32::from(area.y), i32::from(area.width) - 12, i32::from(area.height));
            skin.hand(&scene, seat, hand, &mut canvas);
        }
    }
    let said = refusal.as_ref().map(|refusal| speaker.say(&refusal.message));
    let said = said.or_else(|| aim.looked_at().map(|choice| speaker.say(&choice.say))).unwrap_or_default();
    let remark = skin.remark(&scene).map(|remark| speaker.say(&remark)).unwrap_or_default();
    tabuleiro_tui::frame::sentence(&mut canvas, layout.sentence, &said, &remark, refusal.is_some());
    print(&buffer, has("--text"));
}

/// Writes the buffer, with its colours unless text alone is wished for.
fn print(buffer: &Buffer, is_text: bool) {
    let area = buffer.area;
    for y in 0..area.height {
        let mut line = String::new();
        for x in 0..area.width {
            let cell = &buffer[(x, y)];
            if !is_text {
                line += &format!("\x1b[0{}{}{}m", code(cell.fg, 30), code(cell.bg, 40), marks(cell.modifier));
            }
            line += cell.symbol();
        }
        println!("{}{}", if is_text { line.trim_end() } else { &line }, if is_text { "" } else { "\x1b[0m" });
    }
}

fn marks(modifier: Modifier) -> String {
    let all = [(Modifier::BOLD, ";1"), (Modifier::DIM, ";2"), (Modifier::UNDERLINED, ";4"), (Modifier::REVERSED, ";7")];
    all.iter().filter(|(mark, _)| modifier.contains(*mark)).map(|(_, code)| *code).collect()
}

fn code(color: Color, base: u8) -> String {
    match color {
        Color::Rgb(r, g, b) => format!(";{};2;{r};{g};{b}", base + 8),
        Color::Indexed(place) => format!(";{};5;{place}", base + 8),
        _ => String::new(),
    }
}
