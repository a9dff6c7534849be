//! A record brought back to a table, every move checked.

use tabuleiro_game::{Outcome, Seat, Seats, Speak};

use super::variation::{DEEPEST, Variation};
use super::{Archive, ArchiveError, GameResult, leaver};
use crate::{End, Ending, Kinds, Played, Setup, Table, setup};

/// A record whose moves have been checked.
pub struct Replayed {
    /// The game after all its moves.
    pub table: Box<dyn Table>,
    /// How it ended; `None` if it goes on.
    pub end: Option<End>,
}

impl Archive {
    /// A table set as the record begins, before the first move.
    pub fn open(&self, kinds: Kinds) -> Result<Box<dyn Table>, ArchiveError> {
        let kind = kinds.find(&self.game).ok_or_else(|| ArchiveError::UnknownGame(self.game.clone()))?;
        let words = setup::split_words(&self.options).map_err(ArchiveError::Setup)?;
        let setup = Setup { words, position: self.position.clone(), deal: None };
        let mut table = kind.open(&setup).map_err(|error| ArchiveError::Setup(error.message()))?;
        self.check_seats(table.as_ref())?;
        self.let_leave(table.as_mut());
        Ok(table)
    }

    /// The table after so many moves as they were played, each checked; after all, if that is more than there are.
    pub fn at(&self, kinds: Kinds, ply: usize) -> Result<Box<dyn Table>, ArchiveError> {
        let mut table = self.open(kinds)?;
        while table.ply() < ply && self.play_next(table.as_mut())?.is_some() {}
        Ok(table)
    }

    /// The game after all moves, each checked, the variations' too, and the result checked against what the moves come to.
    pub fn replay(&self, kinds: Kinds) -> Result<Replayed, ArchiveError> {
        let table = self.at(kinds, usize::MAX)?;
        let end = self.check_result(table.as_ref())?;
        self.check_variations(kinds)?;
        Ok(Replayed { table, end })
    }

    /// Plays the move that comes next in the record, at a table where those before it have been played; `None` after the last.
    pub fn play_next(&self, table: &mut dyn Table) -> Result<Option<Played>, ArchiveError> {
        let ply = table.ply();
        let Some(text) = self.main.moves.get(ply) else { return Ok(None) };
        if !table.pass_over(self.out_by(ply)) {
            return Err(self.bad_out());
        }
        let played =
            table.accept(text).map_err(|why| ArchiveError::Illegal(ply + 1, text.clone(), why.message))?;
        self.let_leave(table);
        Ok(Some(played))
    }

    /// Passes the turn on over the seats that have left by now, those who leave now one after another, as it happened.
    fn let_leave(&self, table: &mut dyn Table) {
        let ply = table.ply();
        let mut out = ply.checked_sub(1).map_or(Seats::NONE, |before| self.out_by(before));
        table.pass_over(out);
        for (seat, _) in self.out.iter().filter(|(_, at)| *at == ply) {
            out = out.with(*seat);
            table.pass_over(out);
        }
    }

    /// How the game at a table ended on which all moves have been played, and that the record claims the right result.
    pub fn check_result(&self, table: &dyn Table) -> Result<Option<End>, ArchiveError> {
        let end = self.end(table);
        let found = GameResult::of(end.and_then(|end| end.outcome));
        if found == self.result { Ok(end) } else { Err(ArchiveError::Claim(self.result, found)) }
    }

    /// That every move of every variation can be played where it stands.
    pub fn check_variations(&self, kinds: Kinds) -> Result<(), ArchiveError> {
        if self.main.branches.is_empty() {
            return Ok(());
        }
        if self.main.depth() > DEEPEST {
            return Err(ArchiveError::TooDeep(DEEPEST));
        }
        let mut walk = Walk { archive: self, table: self.open(kinds)?, place: Vec::new() };
        walk.along(&self.main, usize::MAX)
    }

    /// The seats that have left by the time that so many moves have been played.
    pub fn out_by(&self, ply: usize) -> Seats {
        let left = self.out.iter().filter(|(_, at)| *at <= ply);
        left.fold(Seats::NONE, |out, (seat, _)| out.with(*seat))
    }

    /// That nobody leaves who does not sit at the table, or after the last move, or so that fewer than two are left.
    fn check_seats(&self, table: &dyn Table) -> Result<(), ArchiveError> {
        let seats = table.seats();
        if let Some((ending, seat)) = self.ending.and_then(|ending| Some((ending, ending.seat()?)))
            && seat.index() >= usize::from(seats)
        {
            return Err(ArchiveError::Value("Ending".to_owned(), ending.to_string()));
        }
        let sits = |&(seat, ply): &(Seat, usize)| {
            seat.index() < usize::from(seats)
                && ply <= self.main.moves.len()
                && leaver(self.ending) != Some(seat)
        };
        let is_sound =
            self.out.iter().all(sits) && (self.out.is_empty() || self.out.len() + 2 <= usize::from(seats));
        if is_sound { Ok(()) } else { Err(self.bad_out()) }
    }

    fn bad_out(&self) -> ArchiveError {
        ArchiveError::Value("Out".to_owned(), self.out_text())
    }

    /// How a game ended: by the rules, as the record says, or because nobody who is left can move.
    fn end(&self, table: &dyn Table) -> Option<End> {
        let seats = table.seats();
        let (turn, outcome) = table.now();
        if outcome.is_some() {
            return Some(End { ending: Ending::Rules, outcome });
        }
        let out = self.out_by(table.ply());
        if let Some(ending) = self.ending.filter(|&ending| ending != Ending::Rules) {
            let outcome = if ending.is_decided_elsewhere() {
                self.result.outcome()
            } else {
                last_left(ending, out, seats).or_else(|| ending.result(seats))
            };
            return Some(End { ending, outcome });
        }
        let is_stuck = turn.is_some_and(|seat| out.contains(seat));
        is_stuck.then_some(End { ending: Ending::Rules, outcome: Some(Outcome::DRAW) })
    }
}

/// The win of the only seat that is left when another leaves after those that were out before.
fn last_left(ending: Ending, out: Seats, seats: u8) -> Option<Outcome> {
    let out = out.with(leaver(Some(ending))?);
    let mut left = Seat::all(seats).filter(|seat| !out.contains(*seat));
    let winner = left.next()?;
    left.next().is_none().then(|| Outcome::won(winner))
}

/// Goes along every line of a record.
struct Walk<'a> {
    archive: &'a Archive,
    table: Box<dyn Table>,
    /// Where the variations around the place begin, outermost first.
    place: Vec<String>,
}

impl Walk<'_> {
    /// Plays a line and all that leave it, and takes everything back. Who has left the game by so many moves has left it here
    /// too: who left later, in the main line, has not.
    fn along(&mut self, line: &Variation, left_by: usize) -> Result<(), ArchiveError> {
        for (at, text) in line.moves.iter().enumerate() {
            for branch in line.branches.get(&at).into_iter().flatten() {
                let ply = self.table.ply();
                self.place.push(format!("{}. {}", ply + 1, branch.moves.first().map_or("", String::as_str)));
                self.along(branch, left_by.min(ply))?;
                self.place.pop();
            }
            self.play(text, left_by)?;
        }
        (0..line.moves.len()).for_each(|_| {
            self.table.undo();
        });
        Ok(())
    }

    fn play(&mut self, text: &str, left_by: usize) -> Result<(), ArchiveError> {
        let ply = self.table.ply();
        if !self.table.pass_over(self.archive.out_by(left_by.min(ply))) {
            return Err(self.archive.bad_out());
        }
        let refused = self.table.accept(text).err();
        refused.map_or(Ok(()), |why| Err(self.illegal(ply + 1, text, why.message)))
    }

    fn illegal(&self, ply: usize, text: &str, why: tabuleiro_game::Message) -> ArchiveError {
        if self.place.is_empty() {
            return ArchiveError::Illegal(ply, text.to_owned(), why);
        }
        ArchiveError::IllegalVariation(self.place.join(", "), ply, text.to_owned(), why)
    }
}
