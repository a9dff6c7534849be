//! A game being played at this screen, and those after it: what players may use, and where it is kept.

mod keeping;
mod programs;

use std::ops::Deref;

use tabuleiro_game::{Arg, Message, Seat};
use tabuleiro_home::{SaveFile, Slot, Store};
use tabuleiro_search::Aids;
use tabuleiro_table::time::Moment;
use tabuleiro_table::{self as table, Act, Decided, Event, Plan, Refusal, Worth};

use crate::conduct::Conduct;
use crate::screen::Context;

/// A game being played at this screen. Whatever happens in it is kept.
pub struct Round {
    played: table::Round,
    aids: Aids,
    store: Option<Store>,
    slot: Option<Slot>,
    /// What was asked for beyond the usual.
    conduct: Conduct,
    /// The file that somebody wants the record in.
    save: Option<SaveFile>,
    /// Why the game could not be kept, if it could not.
    unkept: Option<Arg>,
    /// Until when somebody is known to have held it.
    served: Moment,
}

impl Round {
    /// The first game of a series. Refused in a sentence if the plan does not hold.
    pub fn begin(plan: Plan, conduct: Conduct, context: &mut Context) -> Result<Round, Message> {
        let (seed, now) = (context.fresh_seed(), context.moment());
        let played = table::Round::begin(plan, context.kinds, seed, now)?;
        Ok(Round::new(played, None, conduct, context))
    }

    fn new(played: table::Round, slot: Option<Slot>, conduct: Conduct, context: &Context) -> Round {
        let usual = || match &context.store {
            Some(store) => store.aids(played.kind()),
            None => played.kind().aids(),
        };
        let aids = conduct.aids.clone().unwrap_or_else(usual);
        let (store, served) = (context.store.clone(), context.moment());
        let save = conduct.save.clone().map(|path| SaveFile::new(path, context.kinds));
        Round { played, aids, store, slot, conduct, save, unkept: None, served }
    }

    /// What was asked for beyond the usual.
    pub fn conduct(&self) -> &Conduct {
        &self.conduct
    }

    /// The next game of the series. This one becomes a record when it is let go of here.
    pub fn again(self, context: &mut Context) -> Result<Round, Message> {
        let (seed, now) = (context.fresh_seed(), context.moment());
        let conduct = self.conduct.of_the_next();
        Ok(Round::new(self.played.again(seed, now)?, None, conduct, context))
    }

    /// What players may use.
    pub fn aids(&self) -> &Aids {
        &self.aids
    }

    /// Whether it stands on the disk as it is, and has a move that makes it worth keeping.
    pub fn is_kept(&self) -> bool {
        self.slot.is_some() && self.unkept.is_none() && self.session().table().ply() > 0
    }

    /// Why the game could not be kept, if it could not.
    pub fn unkept(&self) -> Option<&Arg> {
        self.unkept.as_ref()
    }

    /// Plays a move given in canonical text, for whoever must decide; a level knows what its move is worth.
    pub fn play(&mut self, text: &str, worth: Option<Worth>, now: Moment) -> Result<(), Refusal> {
        let decided = self.played.play(text, worth, now);
        self.came(decided, now)
    }

    /// Asks the session for something.
    pub fn ask(&mut self, seat: Seat, act: Act, now: Moment) -> Result<(), Refusal> {
        let decided = self.played.ask(seat, act, now);
        self.came(decided, now)
    }

    /// Goes back to a person's last decision.
    pub fn undo(&mut self, now: Moment) -> Result<(), Refusal> {
        let decided = self.played.undo(now);
        self.came(decided, now)
    }

    /// Plays again what was taken back last.
    pub fn redo(&mut self, now: Moment) -> Result<(), Refusal> {
        let redone = self.played.redo(now).map(drop);
        self.keep(now);
        redone
    }

    /// Looks at the clocks; what has happened by time alone.
    pub fn tick(&mut self, now: Moment) -> Vec<Event> {
        self.served = self.served.max(now);
        let events = self.played.tick(now);
        if !events.is_empty() {
            self.keep(now);
        }
        events
    }

    /// Keeps what came of something that was asked for. A flag may have fallen even if it was refused.
    fn came(&mut self, decided: Decided, now: Moment) -> Result<(), Refusal> {
        if !decided.events.is_empty() {
            self.keep(now);
        }
        decided.done().map(drop)
    }
}

/// What can be asked of a game without changing it.
impl Deref for Round {
    type Target = table::Round;

    fn deref(&self) -> &table::Round {
        &self.played
    }
}
