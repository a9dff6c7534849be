//! An unfinished game read from its file, to be played on: one way for every face, whatever release has kept it.

use std::path::Path;

use tabuleiro_game::{Message, Speak};
use tabuleiro_table::time::Moment;
use tabuleiro_table::{Archive, ArchiveError, Kinds, Player, Round, Terms};
use tabuleiro_wire as wire;
use tabuleiro_wire::log::is_log;

use crate::archives::{self, ReadError};
use crate::{dates, files};

/// Reads an unfinished game from its file, with the clocks it had: the log of its events, or the record that earlier releases kept.
/// A record tells nothing of the levels' choices, for which the seed is.
pub fn read_round(path: &Path, kinds: Kinds, seed: u64, now: Moment) -> Result<Round, ReadError> {
    let bytes = files::read(path, archives::LONGEST).map_err(ReadError::System)?;
    let text = String::from_utf8_lossy(&bytes);
    if is_log(&text) {
        return resume(&text, kinds, |_| now).map_err(ReadError::Malformed);
    }
    let archive = archives::parse(&text, kinds).map_err(ReadError::Malformed)?;
    take_up(&archive, kinds, seed, now).map_err(|error| ReadError::Malformed(error.message()))
}

/// The record of the game whose log it is, of the day on which it was left.
pub(crate) fn archive_of_log(text: &str, kinds: Kinds) -> Result<Archive, Message> {
    let mut left = Moment(0);
    let round = resume(text, kinds, |served| {
        left = served;
        served
    })?;
    Ok(round.session().archive(&dates::day(left)))
}

/// The game of a log, taken up at a moment that may follow from when it was left.
fn resume(text: &str, kinds: Kinds, now: impl FnOnce(Moment) -> Moment) -> Result<Round, Message> {
    let kept = wire::Kept::from_log(text).and_then(|kept| kept.read()).map_err(|error| error.message())?;
    let now = now(kept.served);
    Round::resume(&kept, kinds, now).map_err(|error| error.message())
}

fn take_up(archive: &Archive, kinds: Kinds, seed: u64, now: Moment) -> Result<Round, ArchiveError> {
    let kind = kinds.find(&archive.game).ok_or_else(|| ArchiveError::UnknownGame(archive.game.clone()))?;
    let mut players = archive.players(kind);
    for (seat, player) in (1..).zip(&mut players) {
        if let Some(command) = program(seat, archive) {
            *player = Player::Program { name: player.name().to_owned(), command: command.to_owned() };
        }
    }
    Ok(Round::of(archive.take_up_by(players, kinds, Terms::friendly(seed), now)?))
}

/// The command of the program on a seat, counted from 1, which earlier releases noted beside the players of unfinished games. No
/// other record is believed that: it would start whatever somebody else has written there.
fn program(seat: usize, archive: &Archive) -> Option<&str> {
    let tag = format!("Program{seat}");
    archive.others.iter().find(|(name, _)| *name == tag).map(|(_, command)| command.as_str())
}
