//! The terminal itself: taken, asked what it can show, drawn upon, given back.
//!
//! | file | what is in it |
//! |---|---|
//! | `hold.rs` | the terminal while it is ours, given back whatever happens |
//! | `ear.rs`, `sequence.rs` | what it sends: keys, mouse, answers |
//! | `senses.rs` | what it can show |
//! | `input.rs` | waiting for keys and signals; `elsewhere.rs` where there are none |
//! | `happening.rs` | everything that can happen, in one row |
//! | `turns.rs` | one thing after another: what happens, then one picture |

mod ear;
mod happening;
mod hold;
mod senses;
mod sequence;
#[cfg(not(unix))]
#[path = "terminal/elsewhere.rs"]
mod sys;
#[cfg(unix)]
#[path = "terminal/input.rs"]
mod sys;
mod turns;

use std::io;
use std::sync::mpsc;
use std::time::Duration;

use tabuleiro_game::{Lang, Message};
use tabuleiro_home::Store;
use tabuleiro_table::Kinds;
use tabuleiro_text::Speaker;

use crate::app::{App, Left};
use crate::bureau::Bureau;
use crate::screen::{Context, Screen};
use crate::screens::settings::unknown_values;
use crate::settings::Settings;
use crate::theme::{Light, Theme};
use happening::Happening;
use hold::Hold;
pub use senses::Environment;
use tabuleiro_home::Progress;
use turns::Turns;

/// Makes the first screen. What speaks against it is said when the terminal is given back.
pub type FirstScreen = Box<dyn FnOnce(&mut Context) -> Result<Box<dyn Screen>, Message>>;

/// How the program is begun.
pub struct Wishes {
    /// The language that was asked for.
    pub lang: Option<Lang>,
    /// What the terminal is written on, as somebody has said.
    pub light: Option<Light>,
    /// From which every random choice follows.
    pub seed: u64,
    /// What the environment says.
    pub environment: Environment,
    /// The first screen.
    pub first: FirstScreen,
}

/// Shows the program in the terminal until it is left.
pub(crate) fn run(kinds: Kinds, wishes: Wishes) -> io::Result<Left> {
    let (happenings, happening) = mpsc::channel();
    let teller = happenings.clone();
    hold::survive_panics(move || drop(teller.send(Happening::Broken)));
    sys::heed_signals(happenings.clone())?;
    let hold = Hold::take()?;
    let sensed = wishes.environment.ask()?;
    let (sender, notes) = mpsc::channel();
    happening::forward(notes, happenings.clone());
    let mut context = context(kinds, &wishes, sensed.theme, Bureau::new(sender));
    let first = (wishes.first)(&mut context).map_err(|why| io::Error::other(context.say(&why)))?;
    let input = sys::Input::begin(sensed.ear, happenings)?;
    let turns = Turns::new(App::new(first, context), hold, happening, wishes.light)?;
    turns.take(sensed.events, input)
}

/// What all screens share. What was asked for on the command line outweighs what the player has set.
fn context(kinds: Kinds, wishes: &Wishes, terminal: Theme, bureau: Bureau) -> Context {
    let store = Store::of_user();
    store.iter().for_each(Store::tidy);
    let (settings, spoilt) = Settings::load(store.as_ref());
    let (progress, lost) = Progress::load(store.as_ref());
    let notices = spoilt.into_iter().chain(lost).chain(unknown_values(&settings)).collect();
    let native = Theme { light: wishes.light.unwrap_or(terminal.light), ..terminal };
    let theme =
        Theme { light: wishes.light.unwrap_or(settings.theme(native).light), ..settings.theme(native) };
    let native_lang = wishes.lang.unwrap_or(wishes.environment.lang);
    let speaker = Speaker::new(wishes.lang.unwrap_or(settings.lang(native_lang)));
    Context {
        kinds,
        store,
        settings,
        progress,
        theme,
        speaker: if theme.is_ascii { speaker.in_ascii() } else { speaker },
        bureau,
        begun: tabuleiro_home::now(),
        now: Duration::ZERO,
        seed: wishes.seed,
        native,
        native_lang,
        notices,
        has_below: false,
    }
}
