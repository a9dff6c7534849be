//! The full screen in a real terminal: opened, left, resized, stopped, killed, played in.

use std::fs;
use std::process::Command;

use expectrl::process::unix::WaitStatus;
use rustix::process::Signal;
use tabuleiro_game::{Message, chance};
use tabuleiro_games::GAMES;
use tabuleiro_search::random;
use tabuleiro_table::{Kind, Setup};
use tabuleiro_tui::bureau::Job;
use tabuleiro_tui::canvas::Canvas;
use tabuleiro_tui::screen::{Context, Go, Help, Input, Screen};
use tabuleiro_tui::{Environment, Wishes};

use crate::program::{Home, record};
use crate::window::{DARK, LIGHT, Window};

/// The window that every screen works in.
const USUAL: (u16, u16) = (80, 24);

fn opened(home: &Home, line: &str) -> Window {
    Window::open(&home.command(line.split_whitespace()), USUAL)
}

/// A home whose player wants no moving pictures, for nobody waits for them here.
pub(crate) fn still_home() -> Home {
    let home = Home::new();
    fs::create_dir_all(home.at("config/tabuleiro")).expect("a fresh folder");
    home.file("config/tabuleiro/settings.toml", "motion = false\n");
    home
}

/// Another program in that home, which finds ours as `$PROGRAM`.
fn around(home: &Home, other: &str, arguments: &[&str]) -> Command {
    let program = home.command([""; 0]);
    let mut command = Command::new(other);
    command.args(arguments).env("PROGRAM", program.get_program());
    for (name, value) in program.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    command
}

/// Two people at one keyboard play this game.
fn two(kind: &dyn Kind) -> String {
    format!("play {} --seed 5 --seat1 human --seat2 human", kind.name())
}

pub(crate) fn moves_kept(home: &Home) -> usize {
    home.unfinished().first().map_or(0, |path| record(path).moves().len())
}

/// Types legal moves, at most so many; how many it were before the game was over.
fn type_moves(window: &mut Window, home: &Home, kind: &'static dyn Kind, most: usize) -> usize {
    let mut table = kind.open(&Setup { deal: Some(5), ..Setup::default() }).expect("it begins");
    let mut rng = random::seeded(7);
    while table.ply() < most {
        let choices = table.choices();
        let Some(choice) = chance::pick(&mut rng, &choices.iter().collect::<Vec<_>>()) else { break };
        let text = choice.text.clone();
        table.accept(&text).expect("it is legal");
        window.press(&format!(":{text}\r"));
        let played = table.ply();
        window.until(&text, |_| moves_kept(home) == played || !home.records().is_empty());
    }
    table.ply()
}

#[test]
fn the_menu_opens_and_every_way_out_gives_the_terminal_back() {
    for key in ["q", "\x03"] {
        let home = Home::new();
        let mut window = opened(&home, "");
        window.see("Tabuleiro");
        for kind in GAMES.iter() {
            window.see(&kind.title().to_string());
        }
        assert!(window.screen().alternate_screen() && window.screen().hide_cursor());
        assert_ne!(window.screen().mouse_protocol_mode(), vt100::MouseProtocolMode::None);
        window.press(key);
        window.ends_well();
    }
}

#[test]
fn what_was_on_the_screen_comes_back() {
    let home = Home::new();
    let shell = around(&home, "sh", &["-c", "echo before; \"$PROGRAM\"; echo after"]);
    let mut window = Window::open(&shell, USUAL);
    window.see("Quantik");
    assert!(!window.text().contains("before"));
    window.press("q");
    window.ends_well();
    assert_eq!(window.text().trim(), "before\nafter");
}

#[test]
fn a_mouse_that_is_not_wanted_is_left_to_the_terminal() {
    let home = still_home();
    home.file("config/tabuleiro/settings.toml", "mouse = false\n");
    let mut window = opened(&home, "");
    window.see("Quantik");
    assert_eq!(window.screen().mouse_protocol_mode(), vt100::MouseProtocolMode::None);
    window.press("q");
    window.ends_well();
}

#[test]
fn the_window_can_have_any_size_and_change_it() {
    let home = Home::new();
    let mut window = opened(&home, "");
    window.see("Quantik");
    window.resize(79, 24);
    window.until("the polite screen", |window| {
        let text = window.text();
        text.contains("80") && text.contains("24") && !text.contains("Quantik")
    });
    window.resize(12, 4);
    window.until("a tiny one", |window| !window.text().contains("80 × 24 "));
    window.resize(160, 50);
    window.see("Quantik");
    window.resize(80, 24);
    window.until("as at first", |window| window.text().contains("Quantik") && window.text().contains('?'));
    window.press("q");
    window.ends_well();
}

#[test]
fn the_terminal_says_what_it_is_written_on() {
    let ground = |told: Option<&'static str>, more: &str| {
        let home = Home::new();
        let mut window = Window::on(&home.command(more.split_whitespace()), USUAL, told);
        window.see("Quantik");
        let ground = window.screen().cell(0, 0).expect("a corner").bgcolor();
        window.press("q");
        window.ends_well();
        ground
    };
    let (day, evening) = (vt100::Color::Idx(255), vt100::Color::Idx(233));
    assert_eq!(ground(Some(LIGHT), ""), day);
    assert_eq!(ground(Some(DARK), ""), evening);
    assert_eq!(ground(None, ""), day, "without an answer the page is light");
    assert_eq!(ground(Some(LIGHT), "--ground dark"), evening, "whoever says otherwise is right");
}

#[test]
fn an_answer_that_comes_late_is_heeded_and_never_typed() {
    let home = still_home();
    let mut window = Window::on(&home.command("play quantik --seed 5".split(' ')), USUAL, None);
    window.see("Quantik");
    window.press(":");
    window.press("\x1b]11;rgb:1b1b/1616/1212\x07\x1b[1;2R\x1b[?62cA@a");
    window.see("A@a");
    assert!(!window.text().contains("rgb") && !window.text().contains("62c"), "{}", window.text());
    window.until("evening", |window| {
        window.screen().cell(0, 0).is_some_and(|cell| cell.bgcolor() == vt100::Color::Idx(233))
    });
    window.press("\x03");
    window.ends_well();
}

#[test]
fn what_is_typed_before_the_first_picture_counts() {
    let home = Home::new();
    let mut window = opened(&home, "");
    window.press("q");
    window.ends_well();
}

#[test]
fn poor_terminals_get_the_plain_mode_or_ascii() {
    let home = Home::new();
    let dumb = around(&home, "sh", &["-c", "TERM=dumb \"$PROGRAM\""]);
    let mut window = Window::open(&dumb, USUAL);
    window.see("Which game?");
    assert!(!window.screen().alternate_screen());
    window.press("0\r");
    window.ends_well();
    let mut window = opened(&home, "--plain");
    window.see("Which game?");
    assert!(!window.screen().alternate_screen());
    window.press("0\r");
    window.ends_well();
}

#[test]
fn a_window_too_small_leads_to_the_plain_mode_which_hears_every_key() {
    let home = Home::new();
    let mut window = Window::open(&home.command([""; 0]), (60, 20));
    window.see("80");
    window.press("p");
    window.see("Which game?");
    assert!(!window.screen().alternate_screen() && !window.screen().hide_cursor());
    window.press("0\r");
    window.see("Until next time.");
    window.ends_well();
}

/// The shell waits for a command. What is typed sooner may still be read by the program that is on its way out.
fn prompted(window: &mut Window) {
    window.until("the shell", |window| {
        let text = window.text();
        let last = text.lines().rev().map(str::trim_end).find(|line| !line.is_empty());
        !window.screen().alternate_screen() && last == Some("shell>")
    });
}

#[test]
fn ctrl_z_stops_the_program_and_fg_goes_on_with_it() {
    let home = Home::new();
    let mut shell = around(&home, "sh", &["-i"]);
    shell.env("PS1", "shell> ").env("ENV", "/dev/null");
    let mut window = Window::open(&shell, USUAL);
    window.see("shell>");
    window.press("\"$PROGRAM\"\r");
    window.see("Quantik");
    for round in 1..=2 {
        window.press("\x1a");
        prompted(&mut window);
        assert!(!window.screen().hide_cursor());
        window.press("stty -a | tr ' ' '\\n' | grep icanon\r");
        window.until("a terminal for lines", |window| {
            let text = window.text();
            let answers = text.lines().filter(|line| line.ends_with("icanon") && !line.contains("grep"));
            answers.count() == round
        });
        prompted(&mut window);
        window.press("fg\r");
        window.until("the menu", |window| {
            window.screen().alternate_screen()
                && window.text().contains("Quantik")
                && window.screen().hide_cursor()
        });
        assert_ne!(window.screen().mouse_protocol_mode(), vt100::MouseProtocolMode::None);
    }
    window.press("q");
    prompted(&mut window);
    window.press("exit\r");
    let _ = window.end();
    window.assert_given_back();
}

#[test]
fn a_signal_gives_the_terminal_back_and_the_game_is_kept() {
    for signal in [Signal::TERM, Signal::HUP, Signal::INT] {
        let home = still_home();
        let kind = GAMES.find("quantik").expect("it is there");
        let mut window = opened(&home, &two(kind));
        window.see("Quantik");
        type_moves(&mut window, &home, kind, 3);
        window.signal(signal);
        let ended = window.end();
        assert!(matches!(ended, WaitStatus::Signaled(_, by, _) if by as i32 == signal.as_raw()), "{ended:?}");
        window.assert_given_back();
        assert_eq!(moves_kept(&home), 3);
    }
}

#[test]
fn a_game_that_was_cut_off_goes_on_where_it_was() {
    for kind in GAMES.iter() {
        let home = still_home();
        let mut window = opened(&home, &two(kind));
        window.see(&kind.title().to_string());
        type_moves(&mut window, &home, kind, 4);
        window.signal(Signal::KILL);
        let _ = window.end();
        assert_eq!(moves_kept(&home), 4, "{}", kind.name());

        let mut again = opened(&home, &format!("play {} --resume", kind.name()));
        again.see(&kind.title().to_string());
        let moves = record(&home.unfinished()[0]).moves().to_vec();
        let mut table = kind.open(&Setup { deal: Some(5), ..Setup::default() }).expect("it begins");
        for text in moves {
            table.accept(&text).expect("it was legal");
        }
        let next = table.choices().first().expect("it is not over").text.clone();
        again.press(&format!(":{next}\r"));
        again.until("the next move", |_| moves_kept(&home) == 5);
        again.press("\x03");
        again.ends_well();
    }
}

#[test]
fn a_whole_game_of_every_kind_is_played_by_keys() {
    for kind in GAMES.iter() {
        let home = still_home();
        let mut window = opened(&home, &two(kind));
        window.see(&kind.title().to_string());
        let played = type_moves(&mut window, &home, kind, usize::MAX);
        window.press("q"); // while nobody leaves it, its last move can be taken back
        window.until("the record", |_| !home.records().is_empty());
        assert_eq!(record(&home.records()[0]).moves().len(), played, "{}", kind.name());
        window.press("\x03");
        window.ends_well();
    }
}

/// The houses from which somebody may sow now, in the game as it is kept.
fn legal(home: &Home) -> Vec<char> {
    let kept = home.unfinished();
    let table = match kept.first() {
        Some(path) => record(path).replay(GAMES).expect("it holds").table,
        None => GAMES.find("oware").expect("it is there").open(&Setup::default()).expect("it begins"),
    };
    table.choices().iter().filter_map(|choice| choice.text.chars().next()).collect()
}

/// Where a house of the row below has its letter.
fn label(window: &Window, house: char) -> (u16, u16) {
    let has_all =
        |row: u16| ('A'..='F').all(|letter| window.places(&letter.to_string()).iter().any(|at| at.1 == row));
    let places = window.places(&house.to_string());
    places.into_iter().rfind(|&(_, row)| has_all(row)).expect("every house has its letter")
}

#[test]
fn a_whole_game_is_played_by_mouse_against_a_level() {
    let home = still_home();
    let mut window = opened(&home, "play oware --seed 5 --seat1 human --seat2 beginner");
    window.see("your turn");
    let mut rng = random::seeded(9);
    let is_over = |window: &Window| window.text().contains("rematch");
    while !is_over(&window) {
        window.until("my turn", |window| is_over(window) || moves_kept(&home).is_multiple_of(2));
        let Some(house) = chance::pick(&mut rng, &legal(&home)) else { break };
        let (column, row) = label(&window, house);
        let seen = moves_kept(&home);
        for _ in 0..2 {
            window.click(column, row); // the first shows what would happen, the second plays
        }
        window.until("a move", |window| moves_kept(&home) > seen || is_over(window));
    }
    window.until("the end", is_over);
    // The button that leaves is a word of the last row.
    let (_, last) = USUAL;
    let text = window.text();
    let words = text.lines().last().expect("the last row");
    let place = words.find("q leave").expect("it can be left");
    window.click(words[..place].chars().count() as u16, last - 1);
    window.until("the record", |_| !home.records().is_empty());
    window.press("\x03");
    window.ends_well();
}

#[test]
fn it_works_in_tmux() {
    if Command::new("tmux").arg("-V").output().is_err() {
        eprintln!("skipped: there is no tmux here");
        return;
    }
    let home = Home::new();
    let socket = home.at("tmux");
    let tmux = |arguments: &[&str]| {
        let output =
            Command::new("tmux").args(["-f", "/dev/null", "-S"]).arg(&socket).args(arguments).output();
        String::from_utf8_lossy(&output.expect("tmux runs").stdout).into_owned()
    };
    let mut begin = around(&home, "tmux", &["-f", "/dev/null", "-S"]);
    begin.arg(&socket).args(["new-session", "-d", "-x", "100", "-y", "30", "\"$PROGRAM\""]);
    begin.env("LANG", "C.UTF-8").env("TERM", "xterm-256color");
    assert!(begin.status().expect("tmux starts").success());
    let until = |what: &str, is_so: &dyn Fn() -> bool| {
        for _ in 0..2_000 {
            if is_so() {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        panic!("{what} never came:\n{}", tmux(&["capture-pane", "-p"]));
    };
    until("the menu", &|| tmux(&["capture-pane", "-p"]).contains("Quantik"));
    assert_eq!(tmux(&["display", "-p", "#{alternate_on} #{cursor_flag} #{mouse_any_flag}"]).trim(), "1 0 1");
    tmux(&["send-keys", "q"]);
    until("the end", &|| !tmux(&["list-sessions"]).contains("windows"));
}

/// A screen that panics, on its own thread or beside it.
#[derive(Default)]
struct Fragile {
    job: Option<Job>,
}

impl Screen for Fragile {
    fn draw(&mut self, canvas: &mut Canvas<'_>, context: &Context) {
        canvas.put(2, 2, "fragile", context.theme.ink());
    }

    fn help(&self, _context: &Context) -> Vec<Help> {
        Vec::new()
    }

    fn input(&mut self, input: Input, context: &mut Context) -> Go {
        if matches!(input, Input::Paste(_)) {
            self.job = Some(context.bureau.run(|_| panic!("it broke beside the screen")));
            return Go::Stay;
        }
        panic!("it broke");
    }
}

/// Not a test of its own: the program that panics for the next one, which runs it in a terminal.
#[test]
#[ignore = "run by the test of panics"]
fn fragile() {
    let first = |_: &mut Context| -> Result<Box<dyn Screen>, Message> { Ok(Box::new(Fragile::default())) };
    let environment = Environment { is_unicode: true, has_colours: true, ..Environment::default() };
    let wishes = Wishes { lang: None, light: None, seed: 1, environment, first: Box::new(first) };
    let _ = tabuleiro_tui::run(GAMES, wishes);
}

#[test]
fn a_panic_gives_the_terminal_back_before_it_is_told() {
    for (key, told) in [("a", "it broke"), ("\x1b[200~b\x1b[201~", "it broke beside the screen")] {
        let home = Home::of(std::env::current_exe().expect("this program"));
        let line = ["--exact", "fullscreen::fragile", "--ignored", "--nocapture", "--test-threads", "1"];
        let mut window = Window::open(&home.command(line), (100, 60));
        window.see("fragile");
        window.until("the screen", |window| window.screen().alternate_screen());
        window.press(key);
        let _ = window.end();
        window.assert_given_back();
        assert!(window.text().contains(told), "it stands on the screen that stays:\n{}", window.text());
        assert!(window.text().contains("panicked"), "{}", window.text());
    }
}
