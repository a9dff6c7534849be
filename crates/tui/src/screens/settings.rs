//! What the player can set; every change takes effect at once and is kept.

use crossterm::event::KeyCode;
use tabuleiro_game::{Message, Words};
use tabuleiro_home::Store;

use crate::canvas::{Canvas, Hit, rect, width};
use crate::screen::{Context, Go, Help, Input, Screen};
use crate::screens::{doors, list};
use crate::settings::{FILE, Settings};
use crate::surround::{self, MARGIN};

/// The words of this screen.
pub(crate) static WORDS: Words = Words {
    name: "tui-settings",
    en: include_str!("../../words/settings.en.ftl"),
    pt: include_str!("../../words/settings.pt.ftl"),
};

/// One thing to set: what it is called, what it decides, its values with their names, and where it stands.
struct Row {
    label: &'static str,
    about: &'static str,
    values: &'static [(&'static str, &'static str)],
    get: fn(&Settings) -> &str,
    set: fn(&mut Settings, &str),
}

const SWITCH: &[(&str, &str)] = &[("on", "tui-settings-on"), ("off", "tui-settings-off")];

static ROWS: [Row; 6] = [
    Row {
        label: "tui-settings-language",
        about: "tui-settings-language-about",
        values: &[("auto", "tui-settings-auto"), ("en", "tui-settings-en"), ("pt", "tui-settings-pt")],
        get: |settings| &settings.language,
        set: |settings, value| value.clone_into(&mut settings.language),
    },
    Row {
        label: "tui-settings-theme",
        about: "tui-settings-theme-about",
        values: &[
            ("auto", "tui-settings-auto"),
            ("day", "tui-settings-day"),
            ("evening", "tui-settings-evening"),
        ],
        get: |settings| &settings.theme,
        set: |settings, value| value.clone_into(&mut settings.theme),
    },
    Row {
        label: "tui-settings-colours",
        about: "tui-settings-colours-about",
        values: &[
            ("auto", "tui-settings-auto"),
            ("true", "tui-settings-millions"),
            ("256", "tui-settings-many"),
            ("16", "tui-settings-few"),
            ("none", "tui-settings-none"),
        ],
        get: |settings| &settings.colours,
        set: |settings, value| value.clone_into(&mut settings.colours),
    },
    Row {
        label: "tui-settings-letters",
        about: "tui-settings-letters-about",
        values: &[
            ("auto", "tui-settings-auto"),
            ("unicode", "tui-settings-unicode"),
            ("ascii", "tui-settings-ascii"),
        ],
        get: |settings| &settings.letters,
        set: |settings, value| value.clone_into(&mut settings.letters),
    },
    Row {
        label: "tui-settings-motion",
        about: "tui-settings-motion-about",
        values: SWITCH,
        get: |settings| switch(settings.motion),
        set: |settings, value| settings.motion = value == "on",
    },
    Row {
        label: "tui-settings-mouse",
        about: "tui-settings-mouse-about",
        values: SWITCH,
        get: |settings| switch(settings.mouse),
        set: |settings, value| settings.mouse = value == "on",
    },
];

const fn switch(is_on: bool) -> &'static str {
    if is_on { "on" } else { "off" }
}

/// What the file says that is no value of what it sets, each in a sentence: that is as usual.
pub fn unknown_values(settings: &Settings) -> Vec<Message> {
    let is_unknown = |row: &&Row| row.values.iter().all(|(known, _)| *known != (row.get)(settings));
    let told = |row: &Row| {
        let value = tabuleiro_game::quote::quote((row.get)(settings));
        let known: Vec<&str> = row.values.iter().map(|(known, _)| *known).collect();
        let told = say("tui-settings-unknown").with("setting", say(row.label)).with("value", value);
        told.with("known", known.join(", "))
    };
    ROWS.iter().filter(is_unknown).map(told).collect()
}

fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}

impl Row {
    /// Which of its values it has; the first, if the file says something that is none.
    fn place(&self, settings: &Settings) -> usize {
        let value = (self.get)(settings);
        self.values.iter().position(|(known, _)| *known == value).unwrap_or(0)
    }
}

/// How wide everything is together, and where the values begin.
const COLUMNS: (i32, i32) = (76, 17);
/// A click on a value is a row of its own: this many for each thing to set.
const STRIDE: usize = 16;

/// What the player can set.
pub struct SettingsScreen {
    at: usize,
    /// Whether the last change could not be kept.
    is_lost: bool,
}

impl SettingsScreen {
    /// The settings as they are.
    pub fn new(_context: &Context) -> SettingsScreen {
        SettingsScreen { at: 0, is_lost: false }
    }

    /// Gives what is chosen another value: the one that stands so far to the right, around the ends.
    fn change(&mut self, by: i32, context: &mut Context) {
        let row = &ROWS[self.at];
        let count = row.values.len() as i32;
        let place = (row.place(&context.settings) as i32 + by).rem_euclid(count);
        self.set(place as usize, context);
    }

    fn set(&mut self, place: usize, context: &mut Context) {
        let row = &ROWS[self.at];
        let Some((value, _)) = row.values.get(place) else { return };
        let set = |settings: &mut Settings| (row.set)(settings, value);
        self.is_lost = !context.settings.change(context.store.as_ref(), set);
        context.renew();
    }

    fn key(&mut self, code: KeyCode, context: &mut Context) -> Go {
        match code {
            KeyCode::Char('q') | KeyCode::Esc | KeyCode::Backspace => return Go::Back,
            KeyCode::Char('?') => return doors::help(None, self.help(context), context),
            KeyCode::Right | KeyCode::Enter | KeyCode::Char('l' | ' ') => self.change(1, context),
            KeyCode::Left | KeyCode::Char('h') => self.change(-1, context),
            code => {
                let stride = list::stride(code).unwrap_or(0);
                self.at = list::moved(self.at, stride, ROWS.len());
            }
        }
        Go::Stay
    }

    fn click(&mut self, number: usize, context: &mut Context) {
        let (row, place) = (number / STRIDE, number % STRIDE);
        if row < ROWS.len() {
            self.at = row;
            // The place behind the last value is the row itself.
            self.set(place, context);
        }
    }

    fn draw_row(&self, canvas: &mut Canvas<'_>, number: usize, x: i32, y: i32, context: &Context) {
        let Some(row) = ROWS.get(number) else { return };
        let theme = canvas.theme;
        let is_chosen = self.at == number;
        let label = list::row(x, y, COLUMNS.1 - 2);
        canvas.hit(rect(x, y, COLUMNS.0, 1), Hit::Row(number * STRIDE + row.values.len()));
        let (strong, _) = list::ground(canvas, label, is_chosen);
        canvas.put(x + 2, y, &word(row.label, context), strong);
        let mut column = x + COLUMNS.1;
        for (place, (_, name)) in row.values.iter().enumerate() {
            let is_set = row.place(&context.settings) == place;
            let name = word(name, context);
            let text = if is_set { format!("[{name}]") } else { format!(" {name} ") };
            canvas.hit(rect(column, y, width(&text), 1), Hit::Row(number * STRIDE + place));
            column = canvas.put(column, y, &text, if is_set { theme.badge() } else { theme.quiet() }) + 1;
        }
    }

    /// Where the settings are kept, or that they are not.
    fn draw_place(&self, canvas: &mut Canvas<'_>, x: i32, y: i32, context: &Context) {
        let theme = canvas.theme;
        let folder = context.store.as_ref().map(Store::settings_folder);
        let Some(folder) = folder.filter(|_| !self.is_lost) else {
            canvas.put_wrapped(
                rect(x, y, COLUMNS.0 - 4, 3),
                &word("tui-settings-lost", context),
                theme.bad(),
            );
            return;
        };
        let end = canvas.put(x, y, &word("tui-settings-kept", context), theme.quiet());
        let file = folder.join(FILE).display().to_string();
        let fits = end + 1 + width(&file) <= x + COLUMNS.0 - 2;
        let (x, y) = if fits { (end + 1, y) } else { (x, y + 1) };
        canvas.put(x, y, &list::cut(&file, COLUMNS.0 - 4, theme), theme.ink());
    }
}

impl Screen for SettingsScreen {
    fn draw(&mut self, canvas: &mut Canvas<'_>, context: &Context) {
        surround::title(
            canvas,
            &word("tui-settings-title", context),
            &word("tui-settings-about", context),
            "",
        );
        let spare = (i32::from(canvas.area.height) - 24).max(0) / 3;
        let x = MARGIN.max((i32::from(canvas.area.width) - COLUMNS.0) / 2);
        let y = 3 + spare;
        for number in 0..ROWS.len() {
            self.draw_row(canvas, number, x, y + 2 * number as i32, context);
        }
        let below = y + 2 * ROWS.len() as i32 + 1;
        let about = word(ROWS[self.at].about, context);
        canvas.put_wrapped(rect(x + 2, below, COLUMNS.0 - 4, 2), &about, canvas.theme.ink());
        self.draw_place(canvas, x + 2, below + 3, context);
    }

    fn help(&self, context: &Context) -> Vec<Help> {
        let theme = context.theme;
        vec![
            Help::keys(theme.pick("↑↓", "jk"), word("tui-settings-choose", context)),
            Help::keys(theme.pick("←→", "hl"), word("tui-settings-change", context)),
            Help::letter('?', word("tui-settings-keys", context)),
            Help::letter('q', word("tui-settings-back", context)),
        ]
    }

    fn input(&mut self, input: Input, context: &mut Context) -> Go {
        match input {
            Input::Key(key) => return self.key(key.code, context),
            Input::Hit(Hit::Row(number)) => self.click(number, context),
            Input::Wheel(way) => self.at = list::moved(self.at, way, ROWS.len()),
            Input::Hit(_) | Input::Hover(_) | Input::Paste(_) => (),
        }
        Go::Stay
    }

    fn spoken(&self, context: &Context) -> Option<String> {
        let row = &ROWS[self.at];
        let (_, name) = row.values.get(row.place(&context.settings))?;
        Some(format!("{}: {}", word(row.label, context), word(name, context)))
    }
}

fn word(key: &'static str, context: &Context) -> String {
    context.say(&Message::new(&WORDS, key))
}
