//! A real terminal: keys go in, colours come out, and it is left as it was found.

use std::io;
use std::num::NonZero;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use expectrl::process::Termios;
use expectrl::process::unix::WaitStatus;
use expectrl::session::OsSession;
use expectrl::{ControlCode, Expect, Session};
use tabuleiro_games::GAMES;
use tabuleiro_text::{Ink, Lang};

use crate::program::{Home, first_board, record, verdict};
use crate::talk::{Talk, Wire};

pub(crate) struct Terminal(pub(crate) OsSession);

impl Wire for Terminal {
    fn send(&mut self, bytes: &[u8]) {
        self.0.send(bytes).expect("the keyboard works");
    }

    fn receive(&mut self, wait: Duration) -> Option<Vec<u8>> {
        let begun = Instant::now();
        let mut bytes = [0; 4_096];
        loop {
            match self.0.try_read(&mut bytes) {
                Ok(0) => return None,
                Ok(count) => return Some(bytes[..count].to_vec()),
                Err(error) if error.kind() == io::ErrorKind::WouldBlock && begun.elapsed() < wait => {
                    thread::sleep(Duration::from_millis(1));
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Some(Vec::new()),
                Err(_) => return None, // nobody holds the other end any more
            }
        }
    }
}

impl Talk<Terminal> {
    fn at_terminal(command: &Command, locale: &str) -> Talk<Terminal> {
        // A terminal shows what is typed: set before the program begins, for it leaves the terminal as it found it.
        let mut command = set_up(command, "stty echo");
        command.env("LANG", locale);
        Talk::over(Terminal(Session::spawn(command).expect("the program starts")))
    }

    pub(crate) fn press(&mut self, key: ControlCode) {
        self.wire.0.send(key).expect("the keyboard works");
    }

    /// The terminal reads whole lines, shows what is typed and heeds Ctrl-C, as one does that nobody has changed.
    pub(crate) fn assert_as_found(&self) {
        let handle = self.wire.0.get_process().get_raw_handle().expect("the terminal is there");
        let output = Command::new("stty").arg("-a").stdin(Stdio::from(handle)).output().expect("stty runs");
        assert!(output.status.success());
        let settings = String::from_utf8(output.stdout).expect("settings are text");
        let words: Vec<&str> = settings.split_whitespace().map(|word| word.trim_end_matches(';')).collect();
        for flag in ["icanon", "echo", "isig", "icrnl", "opost"] {
            assert!(words.contains(&flag), "{flag}: {settings}");
        }
    }

    /// Waits for the program to end; its exit code.
    pub(crate) fn end(&mut self) -> i32 {
        self.hear_the_end();
        match self.wire.0.get_process().wait().expect("it ends") {
            WaitStatus::Exited(_, code) => code,
            other => panic!("{other:?}"),
        }
    }
}

/// What a terminal shows of a whole conversation.
pub(crate) struct Shown {
    pub(crate) text: String,
    /// The lines that did not fit.
    pub(crate) too_wide: Vec<String>,
    /// The same with its colours, as it came.
    pub(crate) raw: Vec<u8>,
}

/// What a terminal of so many columns and lines shows when all this is typed, to the end of the program.
pub(crate) fn shown_at(command: &Command, lines: &[&str], (columns, rows): (u16, u16)) -> Shown {
    // A terminal has its size only a moment after it was made: the program waits for it.
    let awaited = format!("until [ \"$(stty size)\" = '{rows} {columns}' ]; do sleep 0.01; done");
    let mut session = Session::spawn(set_up(command, &awaited)).expect("the program starts");
    session.get_process_mut().set_window_size(columns, rows).expect("a terminal has a size");
    session.set_echo(false).expect("only the program shows what is typed");
    let mut talk = Talk::over(Terminal(session));
    for line in lines {
        talk.say(line);
    }
    assert_eq!(talk.end(), 0, "{}", talk.text());
    // So many lines that nothing scrolls away.
    let size = [2_000, columns].map(|count| NonZero::new(count).expect("there are some"));
    let mut parser = vt100::Parser::new(size[0], size[1], 0);
    parser.process(&talk.heard);
    let text: Vec<String> = parser.screen().rows(0, columns).map(|row| row.trim_end().to_owned()).collect();
    let is_wrapped = |row: &usize| parser.screen().row_wrapped(*row as u16);
    let too_wide = (0..text.len()).filter(is_wrapped).map(|row| text[row].clone()).collect();
    Shown { text: text.join("\n").trim_end().to_owned(), too_wide, raw: talk.heard }
}

/// A command before which something is done about the terminal.
pub(crate) fn set_up(command: &Command, first: &str) -> Command {
    let mut prepared = Command::new("sh");
    prepared.args(["-c", &format!("{first}; exec \"$0\" \"$@\"")]);
    prepared.arg(command.get_program()).args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => prepared.env(name, value),
            None => prepared.env_remove(name),
        };
    }
    if let Some(folder) = command.get_current_dir() {
        prepared.current_dir(folder);
    }
    prepared.env("TERM", "xterm-256color").env("LANG", "en_GB.UTF-8").env("TABULEIRO_SCREEN", "lines");
    prepared
}

fn terminal(home: &Home, line: &str) -> Talk<Terminal> {
    terminal_of(&home.command(line.split_whitespace()))
}

/// A terminal at which a program runs.
pub(crate) fn terminal_of(command: &Command) -> Talk<Terminal> {
    Talk::at_terminal(command, "en_GB.UTF-8")
}

#[test]
fn a_whole_game_of_every_kind_is_played_from_the_menu() {
    for index in 0..GAMES.iter().count() {
        let home = Home::new();
        let mut talk = terminal(&home, "");
        talk.hear_asking("Which game?");
        talk.say(&(index + 1).to_string());
        talk.hear_asking("Who plays?");
        talk.say("1");
        talk.play_out();
        talk.say("n");
        talk.say("0");
        talk.say("0");
        talk.hear("Until next time.");
        talk.assert_as_found();
        assert_eq!(talk.end(), 0, "{}", talk.text());
        let verdict = verdict(&record(&home.records()[0]), Lang::En);
        // It may take two lines of a terminal.
        let told = talk.text().split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(told.contains(&verdict), "{verdict}\n{}", talk.text());
        assert!(String::from_utf8_lossy(&talk.heard).contains("\u{1b}[38;5;"), "there are colours");
    }
}

/// What `replay` draws of the first position of a game, in a terminal like this.
pub(crate) fn drawn(game: &str, locale: &str, variables: &[(&str, &str)], more: &str) -> String {
    let home = Home::new();
    let mut command = home.command(format!("replay --game {game} {more}").split_whitespace());
    // The terminal is set up first, so that a test may say otherwise.
    command.env("TERM", "xterm-256color").env("LANG", locale).envs(variables.iter().copied());
    let mut talk = Talk::over(Terminal(Session::spawn(command).expect("the program starts")));
    assert_eq!(talk.end(), 0);
    String::from_utf8(talk.heard).expect("UTF-8").replace("\r\n", "\n")
}

#[test]
fn a_terminal_gets_what_it_can_show() {
    let (unicode, ascii) = ("en_GB.UTF-8", "C");
    for kind in GAMES.iter() {
        for (locale, variables, more, ink) in [
            (unicode, &[][..], "", Ink::new(true, true)),
            (ascii, &[], "", Ink::new(true, false)),
            (unicode, &[("NO_COLOR", "1")], "", Ink::new(true, true).without_colour()),
            (unicode, &[("NO_COLOR", "")], "", Ink::new(true, true)),
            (unicode, &[("TERM", "dumb")], "", Ink::PLAIN),
            (unicode, &[], "--plain", Ink::PLAIN),
            (ascii, &[("NO_COLOR", "1")], "", Ink::new(true, false).without_colour()),
        ] {
            let told = drawn(kind.name(), locale, variables, more);
            let board = first_board(kind, Lang::En, ink);
            assert!(told.contains(&board), "{} {locale} {variables:?} {more}:\n{told}\n{board}", kind.name());
            assert_eq!(told.contains("\u{1b}[38;"), ink.colour, "{told}");
            assert!(ink.has_bold || !told.contains('\u{1b}'), "{told}");
            assert_eq!(board.is_ascii(), !ink.unicode, "{board}");
        }
    }
}

#[test]
fn ctrl_c_leaves_the_terminal_as_it_was_and_the_game_on_disk() {
    let home = Home::new();
    let mut talk = terminal(&home, "play quantik --seat1 human --seat2 human");
    talk.play(3);
    talk.legal();
    talk.press(ControlCode::EndOfText);
    assert_eq!(talk.end(), 130, "{}", talk.text());
    talk.assert_as_found();
    assert!(talk.text().contains("Interrupted."), "{}", talk.text());
    assert_eq!(record(&home.unfinished()[0]).moves().len(), 3);

    let mut again = terminal(&home, "play --resume");
    again.play_out();
    again.say("n");
    assert_eq!(again.end(), 0, "{}", again.text());
    assert_eq!((home.records().len(), home.unfinished().len()), (1, 0));
}

#[test]
fn ctrl_c_works_in_the_menu_and_while_a_bot_thinks() {
    let home = Home::new();
    let mut talk = Talk::at_terminal(&home.command([""; 0]), "pt_PT.UTF-8");
    talk.hear_asking("Que jogo?");
    talk.press(ControlCode::EndOfText);
    assert_eq!(talk.end(), 130);
    assert!(talk.text().contains("Interrompido."), "{}", talk.text());

    let mut talk = terminal(&home, "play oware --seat1 bot1 --seat2 bot2 --pause 60s");
    talk.hear("is thinking");
    talk.press(ControlCode::EndOfText);
    assert_eq!(talk.end(), 130);
}

#[test]
fn a_line_typed_between_the_moves_of_bots_makes_a_pause() {
    let home = Home::new();
    let mut talk = terminal(&home, "play quantik --seat1 level1 --seat2 level1 --pause 20s");
    talk.hear("Enter makes a pause");
    talk.hear("is thinking");
    talk.say("");
    talk.hear_asking("Paused.");
    talk.say("history");
    talk.hear("No move has been played yet.");
    talk.hear_asking("Paused.");
    talk.say("");
    talk.hear("1. ");
    talk.say("");
    talk.hear_asking("Paused.");
    talk.say("stop");
    assert_eq!(talk.end(), 0, "{}", talk.text());
    talk.assert_as_found();
    assert_eq!(record(&home.unfinished()[0]).moves().len(), 1);
}

#[test]
fn what_was_typed_before_can_be_fetched_and_mended() {
    let home = Home::new();
    let mut talk = terminal(&home, "play quantik --seat1 human --seat2 human");
    talk.hear_asking("White, which piece");
    talk.say("A@a1");
    talk.hear_asking("Brown, which piece");
    talk.wire.send(b"\x1b[A\n"); // the key that goes up
    talk.hear("You cannot play on a1");
    talk.hear_asking("Brown, which piece");
    talk.wire.send(b"B@a1\x7f\x7fc4\n"); // two taken back, two others
    talk.hear("2. B@c4");
    talk.press(ControlCode::EndOfText);
    assert_eq!(talk.end(), 130, "{}", talk.text());
    talk.assert_as_found();
}

#[test]
fn ctrl_d_is_the_end_of_input() {
    let home = Home::new();
    let mut talk = terminal(&home, "play otrio --seat1 human --seat2 human");
    talk.play(2);
    talk.legal();
    talk.press(ControlCode::EndOfTransmission);
    assert_eq!(talk.end(), 0, "{}", talk.text());
    assert_eq!(record(&home.unfinished()[0]).moves().len(), 2);
}

#[test]
fn at_a_terminal_a_bots_move_is_shown_after_a_second() {
    let home = Home::new();
    let mut talk = terminal(&home, "play quantik --seat1 level1 --seat2 level1");
    talk.hear("is thinking");
    let begun = Instant::now();
    talk.hear("is thinking");
    assert!(begun.elapsed() > Duration::from_millis(800), "{:?}", begun.elapsed());
    talk.press(ControlCode::EndOfText);
    assert_eq!(talk.end(), 130);
    let mut hasty = terminal(&home, "play quantik --seat1 level1 --seat2 level1 --pause 0");
    assert_eq!(hasty.end(), 0);
    assert!(!hasty.text().contains("is thinking"));
}

#[test]
fn at_a_terminal_a_replay_waits_for_enter() {
    let home = Home::new();
    let mut talk = terminal(&home, "replay --game oware --moves AbCdEf");
    talk.hear_asking("Enter: next move");
    talk.say("");
    talk.hear("1. A  ");
    talk.hear_asking("Enter: next move");
    talk.say("help");
    talk.hear("back by one move");
    talk.say("undo");
    talk.say("undo");
    talk.hear("There is nothing to take back yet.");
    talk.say("");
    talk.hear("1. A  ");
    talk.say("end");
    talk.hear("6. f  ");
    assert_eq!(talk.end(), 0);
    let mut talk = terminal(&home, "replay --game oware --moves AbCdEf");
    talk.hear_asking("Enter: next move");
    talk.say("stop");
    assert_eq!(talk.end(), 0);
    assert!(!talk.text().contains("1. A"), "{}", talk.text());
}

#[test]
fn long_work_shows_a_bar_and_ctrl_c_stops_it() {
    let home = Home::new();
    let mut talk = terminal(&home, "tables oware --seeds 20");
    talk.hear_asking("million a second");
    talk.press(ControlCode::EndOfText);
    assert_eq!(talk.end(), 130, "{}", talk.text());
    talk.assert_as_found();
    let (text, raw) = (talk.text(), String::from_utf8_lossy(&talk.heard).into_owned());
    assert!(text.contains("Stopped.") && raw.contains('\u{2591}') && raw.contains("\r\u{1b}[K"), "{raw}");
}
