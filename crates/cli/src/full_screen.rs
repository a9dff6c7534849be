//! The full screen, where somebody sits at a terminal that can show it.

use std::sync::{Arc, Mutex};
use std::{env, fs};

use tabuleiro_engine::Programs;
use tabuleiro_table::{Archive, Kind, Plan, Player, Round};
use tabuleiro_text::Ground;
use tabuleiro_tui::conduct::Conduct;
use tabuleiro_tui::screen::{Context, Screen};
use tabuleiro_tui::screens::analysis::Analysis;
use tabuleiro_tui::screens::game::GameScreen;
use tabuleiro_tui::screens::menu::Menu;
use tabuleiro_tui::terminal::FirstScreen;
use tabuleiro_tui::theme::Light;
use tabuleiro_tui::{Environment, Exit, Wishes};

use crate::arguments::Arguments;
use crate::commands::{self, menu};
use crate::console::{Console, fresh_seed};
use crate::environment;
use crate::error::CliError;
use crate::play::unfinished::Unfinished;
use crate::{interrupt, means, play, record, say};

/// Whether a person sits at a terminal that can be filled, and has not asked for anything plainer.
pub(crate) fn is_wanted(arguments: &Arguments<'_>, console: &Console) -> bool {
    let is_able = console.is_interactive && environment::is_nimble();
    is_able && !arguments.flag("plain") && !environment::prefers_lines()
}

/// The menu.
pub(crate) fn menu(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), CliError> {
    show(arguments, Box::new(|context: &mut Context| Ok(Box::new(Menu::new(context)))), None, console)
}

/// A new game. Whoever cannot even be started, or written to, is told before the screen is taken.
pub(crate) fn play(arguments: &Arguments<'_>, mut plan: Plan, console: &mut Console) -> Result<(), CliError> {
    let kind = plan.kind(arguments.kinds).map_err(CliError::Given)?;
    let programs = play::started(&mut plan.players, kind)?;
    if let Some(path) = arguments.path("save") {
        let round = Round::begin(plan.clone(), arguments.kinds, 0, console.now()).map_err(CliError::Given)?;
        record::check(&round.session().archive(""), &path, arguments.kinds)?;
    }
    let conduct = conduct(arguments, kind, programs, console)?;
    let begin = |context: &mut Context| {
        Ok(Box::new(GameScreen::begin_as(plan, conduct, context)?) as Box<dyn Screen>)
    };
    let plainly = commands::play::conduct(arguments, console)?;
    show(arguments, Box::new(begin), Some(plainly), console)
}

/// How it is conducted, as it was asked for.
fn conduct(
    arguments: &Arguments<'_>,
    kind: &dyn Kind,
    programs: Programs,
    console: &Console,
) -> Result<Conduct, CliError> {
    means::warn_of_damage(kind, console);
    Ok(Conduct {
        think: arguments.duration("think")?,
        nodes: arguments.number("nodes"),
        pause: arguments.duration("pause")?,
        aids: Some(arguments.means().aids(kind)),
        save: arguments.path("save"),
        players: None,
        programs: Arc::new(Mutex::new(programs)),
    })
}

/// A record, to be looked through from its first move on.
pub(crate) fn study(
    arguments: &Arguments<'_>,
    archive: Archive,
    console: &mut Console,
) -> Result<(), CliError> {
    let open =
        |context: &mut Context| Ok(Box::new(Analysis::open(archive, Some(0), context)?) as Box<dyn Screen>);
    show(arguments, Box::new(open), None, console)
}

/// A game that was left, by these players, in the order in which they first sat down.
pub(crate) fn resume(
    arguments: &Arguments<'_>,
    game: Unfinished,
    mut players: Vec<Player>,
    console: &mut Console,
) -> Result<(), CliError> {
    let kind = game.round.kind();
    let programs = play::started(&mut players, kind)?;
    if let Some(path) = arguments.path("save") {
        record::check(&game.round.session().archive(""), &path, arguments.kinds)?;
    }
    let conduct = Conduct { players: Some(players), ..conduct(arguments, kind, programs, console)? };
    let path = game.path();
    drop(game); // it can be held once only
    let resume = move |context: &mut Context| {
        Ok(Box::new(GameScreen::resume_as(&path, conduct, context)?) as Box<dyn Screen>)
    };
    let plainly = commands::play::conduct(arguments, console)?;
    show(arguments, Box::new(resume), Some(plainly), console)
}

/// Shows a screen, and those that follow. Whoever asks for the plain mode there gets its menu, or goes on with the game, conducted
/// as it was asked for.
fn show(
    arguments: &Arguments<'_>,
    first: FirstScreen,
    plainly: Option<play::Conduct>,
    console: &mut Console,
) -> Result<(), CliError> {
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
    let left = tabuleiro_tui::run(arguments.kinds, wishes).map_err(failed)?;
    let lost = left.lost.map(|lost| say("cli-told").with("told", lost));
    match (left.exit, lost) {
        (Exit::Shell, Some(lost)) => Err(CliError::Given(lost)),
        (exit, lost) => {
            lost.map_or(Ok(()), |lost| console.tell(&lost))?;
            go_to(exit, arguments, plainly, console)
        }
    }
}

/// Where the program goes on that has left the full screen. A record that it wrote to a file is told of; where the game goes on at
/// the prompt, it is written there anew.
fn go_to(
    exit: Exit,
    arguments: &Arguments<'_>,
    plainly: Option<play::Conduct>,
    console: &mut Console,
) -> Result<(), CliError> {
    // It was not there before the game, and is only from the first move on.
    let saved = plainly.as_ref().and_then(|conduct| conduct.save.clone()).filter(|path| path.exists());
    match (exit, saved) {
        (Exit::Shell, Some(path)) => console.tell(&say("cli-saved").with("file", path.display().to_string())),
        (Exit::Shell, None) => Ok(()),
        (Exit::Plain, _) => menu::run(arguments.kinds, arguments.seed(), console),
        (Exit::PlainGame, saved) => {
            if let Some(path) = saved {
                fs::remove_file(&path).map_err(|error| record::unwritable(&path, &error))?;
            }
            go_on(arguments, plainly, console)
        }
    }
}

/// Goes on at the prompt with the game that was left last, which is the one that stood on the screen.
fn go_on(
    arguments: &Arguments<'_>,
    plainly: Option<play::Conduct>,
    console: &mut Console,
) -> Result<(), CliError> {
    interrupt::handle(console);
    let game = Unfinished::last(None, arguments.kinds, console)?;
    let players = game.round.plan().players.clone();
    let seed = arguments.seed().unwrap_or_else(fresh_seed);
    let conduct = plainly.unwrap_or_else(|| play::Conduct::new(arguments.kinds, seed, console));
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
