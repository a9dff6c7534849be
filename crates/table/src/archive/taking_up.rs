//! A record as the session it tells of: one way from the text of a game to a game that goes on.

use tabuleiro_game::{Seat, Speak};

use super::{Archive, ArchiveError};
use crate::time::{Moment, Span};
use crate::{End, Ending, Event, FoldError, Happening, Kinds, Player, Session, Setup, Terms, setup};

impl Archive {
    /// The session that the record tells of, as if all of it had happened now: with the players it names, people on seats that it
    /// does not, and under these terms.
    pub fn take_up(&self, kinds: Kinds, terms: Terms, now: Moment) -> Result<Session, ArchiveError> {
        let kind = kinds.find(&self.game).ok_or_else(|| ArchiveError::UnknownGame(self.game.clone()))?;
        self.take_up_by(self.players(kind), kinds, terms, now)
    }

    /// The same for whoever knows better than the record who plays, such as how a program on a seat is started.
    pub fn take_up_by(
        &self,
        mut players: Vec<Player>,
        kinds: Kinds,
        terms: Terms,
        now: Moment,
    ) -> Result<Session, ArchiveError> {
        let replayed = self.replay(kinds)?;
        let kind = replayed.table.kind();
        players.resize(usize::from(replayed.table.seats()), Player::human());
        let words = setup::split_words(&self.options).map_err(ArchiveError::Setup)?;
        let setup = Setup { words, position: self.position.clone(), deal: None };
        let table = kind.open(&setup).map_err(|error| ArchiveError::Setup(error.message()))?;
        let begun = Session::new(table, players, terms, now);
        let mut session = begun.map_err(|refusal| ArchiveError::Setup(refusal.message))?;
        if session.ended().is_some() {
            return Ok(session); // over before it has begun
        }
        for what in self.happenings(kinds, replayed.end)? {
            let event = Event { number: session.head() + 1, at: now, cause: None, what };
            session.follow(&event).map_err(|error: FoldError| ArchiveError::Setup(error.message()))?;
        }
        Ok(session)
    }

    /// All that happened, in order.
    fn happenings(&self, kinds: Kinds, end: Option<End>) -> Result<Vec<Happening>, ArchiveError> {
        let mut table = self.open(kinds)?;
        let mut all = self.leavers_at(0);
        while let Some(played) = self.play_next(table.as_mut())? {
            let worth = self.main.values.get(&table.ply()).copied();
            all.push(Happening::Moved { seat: played.seat, text: played.text, lag: Span::NONE, worth });
            all.extend(self.leavers_at(table.ply()));
        }
        if let Some(End { ending, outcome }) = end {
            all.extend(leaving(ending));
            all.push(Happening::Ended(ending, outcome));
        }
        Ok(all)
    }

    /// Who left when so many moves had been played while the others played on; records do not say why.
    fn leavers_at(&self, ply: usize) -> Vec<Happening> {
        let left = self.out.iter().filter(|(_, at)| *at == ply);
        left.map(|(seat, _)| Happening::Resigned(*seat)).collect()
    }
}

/// The leaving that an ending tells of.
fn leaving(ending: Ending) -> Option<Happening> {
    match ending {
        Ending::Resigned(seat) => Some(Happening::Resigned(seat)),
        Ending::Flag(seat) => Some(Happening::Flagged(seat)),
        Ending::Abandoned(seat) => {
            let by = if seat == Seat::FIRST { Seat::SECOND } else { Seat::FIRST };
            Some(Happening::Abandoned { seat, by, is_draw: false })
        }
        _ => None,
    }
}
