//! `kept [GAME]`: the games that were left in the middle, and how to be rid of one.

use std::path::Path;

use tabuleiro_game::Message;
use tabuleiro_home::Slot;
use tabuleiro_table::{Kind, Kinds, Round};
use tabuleiro_wire::line::{self, Kept};

use crate::arguments::Arguments;
use crate::console::Console;
use crate::error::CliError;
use crate::play::{prompt, unfinished};
use crate::{record, say};

/// Lists the games, or discards one.
pub(crate) fn run(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), CliError> {
    let kind = arguments.kind_if_named()?.map(|kind| kind as &dyn Kind);
    match arguments.number("discard") {
        Some(number) => discard(kind, number, arguments, console),
        None => list(kind, arguments, console),
    }
}

fn list(kind: Option<&dyn Kind>, arguments: &Arguments<'_>, console: &mut Console) -> Result<(), CliError> {
    let paths = unfinished::kept(kind);
    for &(number, ref path) in &paths {
        let read = read(path, arguments.kinds);
        let text = if arguments.flag("json") {
            line::write(&in_json(number, path, read, console))
        } else {
            let game = in_words(path, read);
            let told = if Slot::is_held(path) { say("cli-kept-open").with("game", game) } else { game };
            format!("{number:>3}. {}", console.say(&told))
        };
        if arguments.flag("json") { console.line(&text)? } else { console.row(&text)? }
    }
    match (arguments.flag("json"), paths.is_empty()) {
        (true, _) => Ok(()),
        (false, true) => console.tell(&say("cli-kept-none")),
        (false, false) => console.tell(&say("cli-kept-hint")),
    }
}

/// Discards a game. At a terminal it is said which, and somebody must agree.
fn discard(
    kind: Option<&dyn Kind>,
    number: usize,
    arguments: &Arguments<'_>,
    console: &mut Console,
) -> Result<(), CliError> {
    let slot = unfinished::slot(kind, number)?;
    let path = slot.path().to_owned();
    let game = in_words(&path, read(&path, arguments.kinds));
    let question = console.say(&say("cli-kept-sure").with("game", game.clone()));
    if console.is_interactive && !arguments.flag("yes") && !prompt::agrees(&question, console)? {
        return console.tell(&say("cli-kept-stays"));
    }
    slot.clear().map_err(|error| record::unwritable(&path, &error))?;
    console.tell(&say("cli-kept-discarded").with("game", game))
}

/// The game in a file, which must hold; else what is wrong with it.
fn read(path: &Path, kinds: Kinds) -> Result<Round, Message> {
    let read = tabuleiro_home::read_round(path, kinds, 0, tabuleiro_home::now());
    read.map_err(|fault| match record::unread(&path.display().to_string(), fault) {
        CliError::Given(why) | CliError::Usage(why, _) | CliError::Stopped(why) => why,
        CliError::Gone => Message::new(&tabuleiro_home::WORDS, "home-reason-not-found"),
    })
}

fn in_words(path: &Path, read: Result<Round, Message>) -> Message {
    read.map_or_else(|why| why, |round| unfinished::told(round.session(), tabuleiro_home::left(path)))
}

fn in_json(number: usize, path: &Path, read: Result<Round, Message>, console: &Console) -> Kept {
    let file = path.display().to_string();
    let left = tabuleiro_home::left(path).and_then(tabuleiro_home::moment);
    match read {
        Ok(round) => {
            let session = round.session();
            let moves = Some(session.table().ply());
            Kept {
                number,
                game: Some(round.kind().name().to_owned()),
                players: session.players().iter().map(|player| player.name().to_owned()).collect(),
                moves,
                left,
                file,
                problem: None,
            }
        }
        Err(why) => {
            let problem = Some(console.say(&why));
            Kept { number, game: None, players: Vec::new(), moves: None, left, file, problem }
        }
    }
}
