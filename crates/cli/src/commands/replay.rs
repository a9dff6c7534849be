//! `replay [FILE]`: walks through a record, or through moves given on the command line.

use std::path::Path;

use clap::ArgMatches;
use tabuleiro_game::{Message, Speak};
use tabuleiro_table::{Archive, ArchiveError, Played, Setup, Table};

use crate::fault::Fault;
use crate::house::{House, said, said_of};
use crate::play::screen::{self, Command};
use crate::{given, record};

/// A game to walk through: where it begins, its moves, and the record's own claim about its result.
struct Walk {
    table: Box<dyn Table>,
    moves: Vec<String>,
    record: Option<Archive>,
}

/// Walks through.
pub(crate) fn run(matches: &ArgMatches, house: &mut House) -> Result<(), Fault> {
    let mut walk = match given::text(matches, "file") {
        Some(file) => from_file(file, matches)?,
        None => from_moves(matches)?,
    };
    if given::flag(matches, "json") {
        in_json(&mut walk, house)?;
    } else {
        in_words(&mut walk, house)?;
    }
    match given::text(matches, "save") {
        Some(file) => save(&walk, Path::new(file)),
        None => Ok(()),
    }
}

fn from_file(file: &str, matches: &ArgMatches) -> Result<Walk, Fault> {
    let asked = given::setup(matches);
    if asked != Setup::default() {
        return Err(Fault::Usage(said("cli-replay-file-options"), None));
    }
    let archive = record::read(file)?;
    let bad = |error: ArchiveError| said_of("cli-bad-record", "file", file).with("why", error.message());
    let table = archive.open().map_err(|error| Fault::Given(bad(error)))?;
    Ok(Walk { table, moves: archive.moves.clone(), record: Some(archive) })
}

fn from_moves(matches: &ArgMatches) -> Result<Walk, Fault> {
    let kind = given::kind(matches)?.ok_or_else(|| Fault::Usage(said("cli-replay-nothing"), None))?;
    let table = (kind.open)(&given::setup(matches))?;
    Ok(Walk { table, moves: (kind.split)(given::text(matches, "moves").unwrap_or_default()), record: None })
}

/// One object a line for every position; the good ones are printed even if a move stops it.
fn in_json(walk: &mut Walk, house: &mut House) -> Result<(), Fault> {
    let played = play_all(walk, |_, _| Ok(()));
    for ply in 0..=walk.table.ply() {
        let line = walk.table.state(ply).json();
        house.line(&line)?;
    }
    house.flush()?;
    played
}

/// Board by board. At a terminal it walks at the reader's pace.
fn in_words(walk: &mut Walk, house: &mut House) -> Result<(), Fault> {
    screen::board(walk.table.as_ref(), house)?;
    if house.is_interactive && !stroll(walk, house)? {
        return Ok(());
    }
    play_all(walk, |table, played| {
        screen::played(played, table.ply(), house)?;
        screen::board(table, house)
    })?;
    screen::verdict(walk.table.as_ref(), house)
}

/// Walks move by move, forth and back, as the reader wants. True if the rest is to be shown at once.
fn stroll(walk: &mut Walk, house: &mut House) -> Result<bool, Fault> {
    while walk.table.ply() < walk.moves.len() {
        let Some(answer) = house.ask(&house.word("cli-replay-next"))? else { return Ok(false) };
        match (answer.as_str(), screen::command(&answer)) {
            ("end" | "fim", _) => return Ok(true),
            (_, Some(Command::Stop)) => return Ok(false),
            (_, Some(Command::Undo)) => {
                if !walk.table.undo() {
                    house.tell(&said("cli-nothing-to-undo"))?;
                }
                screen::board(walk.table.as_ref(), house)?;
            }
            ("", None) => {
                let played = play_next(walk)?;
                screen::played(&played, walk.table.ply(), house)?;
                screen::board(walk.table.as_ref(), house)?;
            }
            _ => house.tell(&said("cli-replay-help"))?,
        }
    }
    Ok(true)
}

/// Plays the next move.
fn play_next(walk: &mut Walk) -> Result<Played, Fault> {
    let index = walk.table.ply();
    let text = walk.moves[index].clone();
    let illegal = |why: Message| Fault::Given(ArchiveError::Illegal(index + 1, text.clone(), why).message());
    walk.table.accept(&text).map_err(illegal)
}

/// Plays every move and checks the record's claim; the first that cannot be played stops it.
fn play_all(
    walk: &mut Walk,
    mut each: impl FnMut(&dyn Table, &Played) -> Result<(), Fault>,
) -> Result<(), Fault> {
    while walk.table.ply() < walk.moves.len() {
        let played = play_next(walk)?;
        each(walk.table.as_ref(), &played)?;
    }
    match &walk.record {
        Some(record) => {
            record.check_result(walk.table.as_mut()).map_err(|error| Fault::Given(error.message()))
        }
        None => Ok(()),
    }
}

/// Writes the game as a record, in the form that the file's name asks for.
fn save(walk: &Walk, path: &Path) -> Result<(), Fault> {
    let mut archive = Archive::of(walk.table.as_ref(), &[], "");
    if let Some(record) = &walk.record {
        archive.seats.clone_from(&record.seats);
        archive.date.clone_from(&record.date);
        archive.others.clone_from(&record.others);
        archive.comments.clone_from(&record.comments);
    }
    record::write(&archive, path)
}
