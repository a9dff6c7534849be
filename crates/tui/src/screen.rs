//! What a screen is, and what it is given.

use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent};
use tabuleiro_game::{Arg, Lang, Message};
use tabuleiro_home::Store;
use tabuleiro_table::Kinds;
use tabuleiro_table::time::{Moment, Span};
use tabuleiro_text::Speaker;

use crate::bureau::{Bureau, Note};
use crate::canvas::{Canvas, Hit};
use crate::settings::Settings;
use crate::theme::Theme;
use tabuleiro_home::Progress;

/// Everything that all screens share.
pub struct Context {
    /// Every game there is.
    pub kinds: Kinds,
    /// Where games, settings and progress last; `None` if the environment names no home.
    pub store: Option<Store>,
    /// What the player has set.
    pub settings: Settings,
    /// What the player has learnt.
    pub progress: Progress,
    /// How to draw.
    pub theme: Theme,
    /// Who says what is written.
    pub speaker: Speaker,
    /// Where thinking is done.
    pub bureau: Bureau,
    /// When the program began.
    pub begun: Moment,
    /// How long the program has run.
    pub now: Duration,
    /// From which every random choice follows.
    pub seed: u64,
    /// What the terminal itself said of its colours and letters, before the player's wishes.
    pub native: Theme,
    /// The language of the environment.
    pub native_lang: Lang,
    /// What is to be told before anything else: files that could not be understood. It goes with the first screen that is left.
    pub notices: Vec<Message>,
    /// Whether the screen that is shown has another one below it, to which it gives way.
    pub has_below: bool,
}

/// What a person does.
#[derive(Clone, Debug)]
pub enum Input {
    /// A key.
    Key(KeyEvent),
    /// A click on something that the screen has said can be clicked.
    Hit(Hit),
    /// The mouse is over something that can be clicked.
    Hover(Hit),
    /// The wheel, up or down.
    Wheel(i32),
    /// A text that was pasted.
    Paste(String),
}

/// Where to go after an input.
pub enum Go {
    /// Nowhere.
    Stay,
    /// To another screen, which gives way to this one again.
    To(Box<dyn Screen>),
    /// To another screen in the place of this one.
    Instead(Box<dyn Screen>),
    /// Back to the screen before.
    Back,
    /// All the way back to the first screen.
    Home,
    /// Out of the program.
    Leave,
    /// Out of the full screen, into the plain mode.
    Plain,
}

/// One screen of the program.
pub trait Screen {
    /// Draws it. The page is painted already, and the last row is left for the help line.
    fn draw(&mut self, canvas: &mut Canvas<'_>, context: &Context);

    /// The keys of the moment, the most important first; the last is written at the right end.
    fn help(&self, context: &Context) -> Vec<Help>;

    /// Heeds what a person does.
    fn input(&mut self, input: Input, context: &mut Context) -> Go;

    /// Hears what came of work that went on beside the screen.
    fn hear(&mut self, _note: Note, _context: &mut Context) -> Go {
        Go::Stay
    }

    /// The moment at which it wants to be woken, by the clock of [`Context::now`]. [`Screen::tick`] is called then.
    fn wake(&self, _context: &Context) -> Option<Duration> {
        None
    }

    /// A moment that it wanted to be woken at.
    fn tick(&mut self, _context: &mut Context) -> Go {
        Go::Stay
    }

    /// It is shown again after another screen, which may have changed settings.
    fn resume(&mut self, _context: &mut Context) {}

    /// What is to be said to somebody who cannot see the screen: the sentence of the moment.
    fn spoken(&self, _context: &Context) -> Option<String> {
        None
    }

    /// What goes wrong as long as this screen is shown. Nothing covers it.
    fn warning(&self, _context: &Context) -> Option<String> {
        None
    }

    /// What is lost if the program is left now: why the game cannot be kept. It is tried once more first.
    fn at_stake(&mut self, _context: &Context) -> Option<Arg> {
        None
    }

    /// Whether it is a game that goes on and can be taken up where it is kept.
    fn is_kept_game(&self) -> bool {
        false
    }

    /// Whether letters are being typed, so that no letter is a command of the program.
    fn is_typing(&self) -> bool {
        false
    }
}

/// One entry of the help line: a key and what it does. It can be clicked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Help {
    /// The key as it is written: `Enter`, `H`, `←→`.
    pub key: String,
    /// What it does, in a word or two.
    pub does: String,
    /// The key that a click stands for; `None` if there are several.
    pub press: Option<KeyCode>,
}

impl Help {
    /// An entry for one key.
    pub fn new(key: &str, does: String, press: KeyCode) -> Help {
        Help { key: key.to_owned(), does, press: Some(press) }
    }

    /// An entry for several keys at once.
    pub fn keys(key: &str, does: String) -> Help {
        Help { key: key.to_owned(), does, press: None }
    }

    /// An entry for the button that stands alone, whose label begins with a capital.
    pub fn button(label: &str) -> Help {
        let mut letters = label.chars();
        let small = letters.next().into_iter().flat_map(char::to_lowercase);
        Help::letter('-', small.chain(letters).collect())
    }

    /// An entry for a letter.
    pub fn letter(letter: char, does: String) -> Help {
        Help::new(&letter.to_string(), does, KeyCode::Char(letter))
    }
}

impl Context {
    /// What time it is, as sessions count. Never goes back, whatever is done to the machine's clock.
    pub fn moment(&self) -> Moment {
        self.begun + Span(self.now.as_millis() as u64)
    }

    /// A seed that no game here has had: first the one that was asked for.
    pub fn fresh_seed(&mut self) -> u64 {
        let seed = self.seed;
        self.seed = seed.wrapping_add(1);
        seed
    }

    /// Draws and speaks as the settings now have it.
    pub fn renew(&mut self) {
        self.theme = self.settings.theme(self.native);
        let speaker = Speaker::new(self.settings.lang(self.native_lang));
        self.speaker = if self.theme.is_ascii { speaker.in_ascii() } else { speaker };
    }

    /// What a message says in the language of the screen.
    pub fn say(&self, message: &Message) -> String {
        self.speaker.say(message)
    }

    /// One of this crate's words that takes nothing.
    pub fn word(&self, key: &'static str) -> String {
        self.speaker.say(&crate::say(key))
    }
}
