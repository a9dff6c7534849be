//! The full screen, where somebody sits at a terminal that can show it.

use std::env;
use std::path::PathBuf;

use tabuleiro_table::{Archive, Plan, Player};
use tabuleiro_text::Ground;
use tabuleiro_tui::screen::{Context, Screen};
use tabuleiro_tui::screens::analysis::Analysis;
use tabuleiro_tui::screens::game::GameScreen;
use tabuleiro_tui::screens::menu::Menu;
use tabuleiro_tui::terminal::FirstScreen;
use tabuleiro_tui::theme::Light;
use tabuleiro_tui::{Environment, Exit, Wishes};

use crate::arguments::Arguments;
use crate::commands::menu;
use crate::console::{Console, fresh_seed};
use crate::environment;
use crate::error::CliError;
use crate::play::Conduct;
use crate::play::unfinished::Unfinished;
use crate::{interrupt, say};

/// What only play at a prompt knows. Whoever asks for one of these is asked there.
const ONLY_PLAIN: [&str; 6] = ["save", "think", "nodes", "threads", "no-book", "pause"];

/// Whether a person sits at a terminal that can be filled, and has not asked for anything plainer.
pub(crate) fn is_wanted(arguments: &Arguments<'_>, console: &Console) -> bool {
    let is_able = console.is_interactive && environment::is_nimble();
    is_able && !arguments.flag("plain") && !environment::prefers_lines()
}

/// Whether a game of these players, as it was asked for, can be played there.
pub(crate) fn fits(arguments: &Arguments<'_>, players: &[Player], console: &Console) -> bool {
    let has_program = players.iter().any(|player| player.command().is_some());
    is_wanted(arguments, console) && !has_program && !ONLY_PLAIN.iter().any(|name| arguments.is_given(name))
}

/// The menu.
pub(crate) fn menu(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), CliError> {
    show(arguments, Box::new(|context: &mut Context| Ok(Box::new(Menu::new(context)))), console)
}

/// A new game.
pub(crate) fn play(arguments: &Arguments<'_>, plan: Plan, console: &mut Console) -> Result<(), CliError> {
    let begin = |context: &mut Context| Ok(Box::new(GameScreen::begin(plan, context)?) as Box<dyn Screen>);
    show(arguments, Box::new(begin), console)
}

/// A record, to be looked through from its first move on.
pub(crate) fn study(
    arguments: &Arguments<'_>,
    archive: Archive,
    console: &mut Console,
) -> Result<(), CliError> {
    let open =
        |context: &mut Context| Ok(Box::new(Analysis::open(archive, Some(0), context)?) as Box<dyn Screen>);
    show(arguments, Box::new(open), console)
}

/// A game that was left.
pub(crate) fn resume(
    arguments: &Arguments<'_>,
    path: PathBuf,
    console: &mut Console,
) -> Result<(), CliError> {
    let resume =
        move |context: &mut Context| Ok(Box::new(GameScreen::resume(&path, context)?) as Box<dyn Screen>);
    show(arguments, Box::new(resume), console)
}

/// Shows a screen, and those that follow. Whoever asks for the plain mode there gets its menu.
fn show(arguments: &Arguments<'_>, first: FirstScreen, console: &mut Console) -> Result<(), CliError> {
    console.flush()?;
    let wishes = Wishes {
        lang: arguments.text("lang").and_then(|lang| lang.parse().ok()),
        light: environment::told_ground(arguments.text("ground")).and_then(light),
        seed: arguments.seed().unwrap_or_else(fresh_seed),
        environment: surroundings(),
        first,
    };
    let failed =
        |error: std::io::Error| CliError::Given(say("cli-no-full-screen").with("why", error.to_string()));
    match tabuleiro_tui::run(arguments.kinds, wishes).map_err(failed)? {
        Exit::Shell => Ok(()),
        Exit::Plain => menu::run(arguments.kinds, arguments.seed(), console),
        Exit::PlainGame => go_on(arguments, console),
    }
}

/// Goes on at the prompt with the game that was left last, which is the one that stood on the screen.
fn go_on(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), CliError> {
    interrupt::handle(console);
    let game = Unfinished::last(None, arguments.kinds, console)?;
    let players = game.round.plan().players.clone();
    let conduct = Conduct::new(arguments.kinds, arguments.seed().unwrap_or_else(fresh_seed), console);
    game.go_on(players, conduct, console).map(|_| ())
}

/// What the environment says of the terminal.
fn surroundings() -> Environment {
    Environment {
        lang: environment::usual_lang(),
        is_unicode: environment::speaks_unicode(),
        has_colours: !environment::is_dull(),
        light: light(environment::terminal_ground()),
        term: env::var("TERM").unwrap_or_default(),
        colorterm: env::var("COLORTERM").unwrap_or_default(),
    }
}

fn light(ground: Ground) -> Option<Light> {
    match ground {
        Ground::Unknown => None,
        Ground::Day => Some(Light::Day),
        Ground::Evening => Some(Light::Evening),
    }
}
