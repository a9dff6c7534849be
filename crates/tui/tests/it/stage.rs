//! A program without a terminal: drawn on a buffer, driven by keys and clicks, with real games, real thinking and a real folder.

#![allow(dead_code)]

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;
use std::{fs, process};

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tabuleiro_game::Lang;
use tabuleiro_games::GAMES;
use tabuleiro_home::Progress;
use tabuleiro_home::Store;
use tabuleiro_table::time::Moment;
use tabuleiro_text::Speaker;
use tabuleiro_tui::App;
use tabuleiro_tui::bureau::{Bureau, Finding, Note};
use tabuleiro_tui::screen::{Context, Screen};
use tabuleiro_tui::screens::menu::Menu;
use tabuleiro_tui::settings::Settings;
use tabuleiro_tui::theme::Theme;

/// A program without a terminal.
pub(crate) struct Stage {
    pub(crate) app: App,
    notes: Receiver<Note>,
    size: (u16, u16),
    folder: PathBuf,
    /// How many pieces of work are done.
    done: u64,
}

/// What has not come by then never will, however busy the machine is: only a failure is as slow as this.
const PATIENCE: Duration = Duration::from_mins(5);

/// What all screens share, in a folder of its own.
pub(crate) fn context(lang: Lang, theme: Theme) -> (Context, Receiver<Note>, PathBuf) {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("tabuleiro-tui-{}-{number}", process::id()));
    // A test that was killed may have left something under the same number.
    let _ = fs::remove_dir_all(&folder);
    let (sender, notes) = mpsc::channel();
    let speaker = Speaker::new(lang);
    let context = Context {
        kinds: GAMES,
        store: Some(Store::at(folder.join("data"), folder.join("config"))),
        // Still pictures: a film would have to be waited for.
        settings: Settings { motion: false, ..Settings::default() },
        progress: Progress::default(),
        theme,
        speaker: if theme.is_ascii { speaker.in_ascii() } else { speaker },
        bureau: Bureau::new(sender),
        begun: Moment(1_800_000_000_000),
        now: Duration::ZERO,
        seed: 2,
        native: theme,
        native_lang: lang,
        notices: Vec::new(),
        has_below: false,
    };
    (context, notes, folder)
}

impl Stage {
    /// A program that begins with the screen that is made of the context.
    pub(crate) fn new(
        lang: Lang,
        theme: Theme,
        size: (u16, u16),
        first: impl FnOnce(&mut Context) -> Box<dyn Screen>,
    ) -> Stage {
        Stage::of(GAMES, lang, theme, size, first)
    }

    /// The same with other games.
    pub(crate) fn of(
        kinds: tabuleiro_table::Kinds,
        lang: Lang,
        theme: Theme,
        size: (u16, u16),
        first: impl FnOnce(&mut Context) -> Box<dyn Screen>,
    ) -> Stage {
        let (mut context, notes, folder) = context(lang, theme);
        context.kinds = kinds;
        let screen = first(&mut context);
        let mut stage = Stage { app: App::new(screen, context), notes, size, folder, done: 0 };
        stage.buffer(); // a program that has not been drawn knows no size, and heeds nothing
        stage
    }

    /// Leaves the program, and begins it again with another screen in the same folder.
    pub(crate) fn begin_again(&mut self, first: impl FnOnce(&mut Context) -> Box<dyn Screen>) {
        let (mut spare, _, _) = context(Lang::En, Theme::default());
        let left = App::new(Box::new(Menu::new(&mut spare)), spare);
        let mut left = std::mem::replace(&mut self.app, left);
        let mut context = std::mem::replace(&mut left.context, context(Lang::En, Theme::default()).0);
        drop(left);
        let screen = first(&mut context);
        self.app = App::new(screen, context);
        self.buffer();
    }

    /// The folder that is its own.
    pub(crate) fn folder(&self) -> &std::path::Path {
        &self.folder
    }

    /// What is drawn.
    pub(crate) fn buffer(&mut self) -> Buffer {
        let mut buffer = Buffer::empty(Rect::new(0, 0, self.size.0, self.size.1));
        self.app.draw(&mut buffer);
        buffer
    }

    /// What is drawn, as text without spaces at the ends of lines.
    pub(crate) fn text(&mut self) -> String {
        let buffer = self.buffer();
        let row = |y: u16| (0..self.size.0).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        let rows: Vec<String> = (0..self.size.1).map(|y| row(y).trim_end().to_owned()).collect();
        rows.join("\n")
    }

    /// Gives the window another size.
    pub(crate) fn resize(&mut self, size: (u16, u16)) {
        self.size = size;
        self.app.event(Event::Resize(size.0, size.1));
    }

    /// Presses a key.
    pub(crate) fn press(&mut self, code: KeyCode) {
        self.app.event(Event::Key(KeyEvent::from(code)));
    }

    /// Presses a key with Control.
    pub(crate) fn control(&mut self, letter: char) {
        self.app.event(Event::Key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL)));
    }

    /// Presses a key with Alt.
    pub(crate) fn alt(&mut self, letter: char) {
        self.app.event(Event::Key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::ALT)));
    }

    /// Types letters one after the other.
    pub(crate) fn keys(&mut self, letters: &str) {
        letters.chars().for_each(|letter| self.press(KeyCode::Char(letter)));
    }

    /// Clicks on the first place where this text is written.
    pub(crate) fn click_on(&mut self, what: &str) {
        let text = self.text();
        let found = text.lines().enumerate().find_map(|(row, line)| Some((row, line.find(what)?, line)));
        let (row, at, line) = found.unwrap_or_else(|| panic!("“{what}” is not written:\n{text}"));
        let column = line[..at].chars().count();
        self.click(column as u16, row as u16);
    }

    /// Clicks there.
    pub(crate) fn click(&mut self, column: u16, row: u16) {
        self.buffer(); // what can be clicked is what has been drawn
        let kind = MouseEventKind::Down(MouseButton::Left);
        self.app.event(Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
    }

    /// Lets time pass.
    pub(crate) fn wait(&mut self, millis: u64) {
        self.app.context.now += Duration::from_millis(millis);
        self.app.tick();
    }

    /// Hears what comes of thinking, until all that has been given out, then or meanwhile, is done.
    pub(crate) fn settle(&mut self) {
        while self.done < self.app.context.bureau.given_out() {
            let note = self.notes.recv_timeout(PATIENCE).expect("all work is done one day");
            self.done += u64::from(matches!(note.finding, Finding::Done));
            self.app.hear(&note);
        }
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}
