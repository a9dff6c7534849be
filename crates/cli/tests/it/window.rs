//! A terminal with a screen: it answers what it is asked, shows what is drawn, and has keys and a mouse.

use std::num::NonZero;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use expectrl::Session;
use expectrl::process::unix::WaitStatus;
use expectrl::session::OsSession;
use rustix::process::{Pid, Signal, kill_process};

use crate::talk::Wire;
use crate::terminal::{Terminal, set_up};

/// What has not come by then never will. A test waits for what it needs, and only a failure is as slow as this.
const PATIENCE: Duration = Duration::from_mins(2);

/// A terminal with a screen.
pub(crate) struct Window {
    wire: Terminal,
    parser: vt100::Parser,
    /// Everything that came, and how much of it was answered.
    raw: Vec<u8>,
    answered: usize,
    /// What it is written on, as it answers; `None` if it never does.
    ground: Option<&'static str>,
}

/// What a terminal is asked, and how this one answers.
const QUESTIONS: [&[u8]; 3] = [b"\x1b[6n", b"\x1b]11;?\x07", b"\x1b[c"];

/// A dark ground, as a terminal says it.
pub(crate) const DARK: &str = "rgb:1b1b/1616/1212";

/// A light one.
pub(crate) const LIGHT: &str = "rgb:ffff/ffff/ffff";

fn counted(count: u16) -> NonZero<u16> {
    NonZero::new(count).expect("there are some")
}

impl Window {
    /// A window of so many columns and rows in which the program runs.
    pub(crate) fn open(command: &Command, size: (u16, u16)) -> Window {
        Window::on(command, size, Some(DARK))
    }

    /// The same on that ground; without one, the terminal answers nothing at all.
    pub(crate) fn on(command: &Command, (columns, rows): (u16, u16), ground: Option<&'static str>) -> Window {
        // A terminal has its size only a moment after it was made: the program waits for it.
        let awaited =
            format!("stty echo; until [ \"$(stty size)\" = '{rows} {columns}' ]; do sleep 0.01; done");
        let mut command = set_up(command, &awaited);
        command.env_remove("TABULEIRO_SCREEN");
        let mut session: OsSession = Session::spawn(command).expect("the program starts");
        session.get_process_mut().set_window_size(columns, rows).expect("a terminal has a size");
        let parser = vt100::Parser::new(counted(rows), counted(columns), 0);
        Window { wire: Terminal(session), parser, raw: Vec::new(), answered: 0, ground }
    }

    /// Takes in what has come within a while; whether the program is still there.
    pub(crate) fn look(&mut self, wait: Duration) -> bool {
        let Some(bytes) = self.wire.receive(wait) else { return false };
        self.parser.process(&bytes);
        self.raw.extend(bytes);
        if let Some(ground) = self.ground {
            while let Some((place, question)) = self.next_question() {
                self.answered += place + QUESTIONS[question].len();
                let answers = ["\x1b[1;2R", &format!("\x1b]11;{ground}\x07"), "\x1b[?62;22c"];
                self.wire.send(answers[question].as_bytes());
            }
        }
        true
    }

    fn next_question(&self) -> Option<(usize, usize)> {
        let open = &self.raw[self.answered..];
        let place = |question: &[u8]| open.windows(question.len()).position(|window| window == question);
        let found = (0..QUESTIONS.len()).filter_map(|index| Some((place(QUESTIONS[index])?, index)));
        found.min()
    }

    /// What stands on the screen.
    pub(crate) fn text(&self) -> String {
        let columns = self.parser.screen().size().1.get();
        let rows: Vec<String> =
            self.parser.screen().rows(0, columns).map(|row| row.trim_end().to_owned()).collect();
        rows.join("\n")
    }

    /// The terminal itself.
    pub(crate) fn screen(&self) -> &vt100::Screen {
        self.parser.screen()
    }

    /// Waits until something is so.
    pub(crate) fn until(&mut self, what: &str, mut is_so: impl FnMut(&Window) -> bool) {
        let begun = Instant::now();
        while !is_so(self) {
            assert!(begun.elapsed() < PATIENCE, "{what} never came:\n{}", self.text());
            let is_there = self.look(Duration::from_millis(10));
            assert!(
                is_there || is_so(self),
                "{what} never came, and the program has ended:\n{}",
                self.text()
            );
        }
    }

    /// Waits until that is to be read.
    pub(crate) fn see(&mut self, words: &str) {
        self.until(words, |window| window.text().contains(words));
    }

    /// Types.
    pub(crate) fn press(&mut self, keys: &str) {
        self.wire.send(keys.as_bytes());
    }

    /// Clicks at a column and a row, counted from 0.
    pub(crate) fn click(&mut self, column: u16, row: u16) {
        let at = format!("{};{}", column + 1, row + 1);
        self.press(&format!("\x1b[<0;{at}M\x1b[<0;{at}m"));
    }

    /// Where that letter stands, counted from 0: columns and rows.
    pub(crate) fn places(&self, letter: &str) -> Vec<(u16, u16)> {
        let screen = self.parser.screen();
        let (rows, columns) = screen.size();
        let all = (0..rows.get()).flat_map(|row| (0..columns.get()).map(move |column| (column, row)));
        all.filter(|&(column, row)| screen.cell(row, column).is_some_and(|cell| cell.contents() == letter))
            .collect()
    }

    /// Gives the window another size.
    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        self.parser.set_size(counted(rows), counted(columns));
        self.wire.0.get_process_mut().set_window_size(columns, rows).expect("a terminal has a size");
    }

    /// Sends the program a signal.
    pub(crate) fn signal(&self, signal: Signal) {
        let number = self.wire.0.get_process().pid().as_raw();
        kill_process(Pid::from_raw(number).expect("a process"), signal).expect("it is running");
    }

    /// Nothing of the full screen is left: the old screen is back, with a cursor, and the terminal reads lines again.
    pub(crate) fn assert_given_back(&self) {
        let screen = self.parser.screen();
        assert!(!screen.alternate_screen() && !screen.hide_cursor() && !screen.bracketed_paste());
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
        let handle = self.wire.0.get_process().get_raw_handle().expect("the terminal is there");
        let output = Command::new("stty").arg("-a").stdin(Stdio::from(handle)).output().expect("stty runs");
        let settings = String::from_utf8(output.stdout).expect("settings are text");
        let words: Vec<&str> = settings.split_whitespace().map(|word| word.trim_end_matches(';')).collect();
        for flag in ["icanon", "echo", "isig", "icrnl", "opost"] {
            assert!(words.contains(&flag), "{flag}: {settings}");
        }
    }

    /// Waits for the program to end; how it did.
    pub(crate) fn end(&mut self) -> WaitStatus {
        let begun = Instant::now();
        while self.look(Duration::from_millis(10)) {
            assert!(begun.elapsed() < PATIENCE, "it does not end:\n{}", self.text());
        }
        self.wire.0.get_process().wait().expect("it ends")
    }

    /// Waits for the program to end well.
    pub(crate) fn ends_well(&mut self) {
        match self.end() {
            WaitStatus::Exited(_, 0) => self.assert_given_back(),
            other => panic!("{other:?}:\n{}", self.text()),
        }
    }
}
