//! That something happens in a session: for whoever holds it.

use tabuleiro_game::{Message, Speak};
use tabuleiro_table::time::Moment;
use tabuleiro_table::{self as table, Arrival, Decided, FoldError, Player, Refusal, Round, Session, Told};

use super::Desk;
use crate::answer::{Answer, Opened};
use crate::ask::Holding;
use crate::command::Command;
use crate::event::{read_worth, seat};
use crate::{Event, Fault, Kept, Plan, WireError};

impl Desk {
    pub(super) fn hold(&mut self, ask: Holding, now: Moment) -> Result<Answer, Box<Fault>> {
        let answer = match ask {
            Holding::Open { plan, seed } => return self.open(&plan, seed, now),
            Holding::Load { record, seed } => return self.load(&record, seed, now),
            Holding::Resume { kept } => return self.resume(&kept, now),
            Holding::Mirror { events } => return self.mirror(&events),
            Holding::Follow { events } => return self.follow(&events),
            Holding::Again { seed } => return self.again(seed, now),
            Holding::Command { seat, command, worth } => {
                self.command(seat, &command, worth.as_deref(), now)?
            }
            Holding::Undo => decided(&self.round()?.undo(now)),
            Holding::Redo => Answer::Events { events: events(&self.round()?.redo(now)?) },
            Holding::Tick => Answer::Events { events: events(&self.round()?.tick(now)) },
            Holding::Keep => Answer::Kept { kept: Kept::from(&self.round()?.kept(now)) },
        };
        Ok(answer)
    }

    fn open(&mut self, plan: &Plan, seed: u64, now: Moment) -> Result<Answer, Box<Fault>> {
        let kind = self.kind(&plan.game)?;
        let mut plan = table::Plan::from(plan);
        if plan.players.is_empty() {
            let setup = plan.setup(seed).map_err(Refusal::new)?;
            let table = kind.open(&setup).map_err(|error| Refusal::new(error.message()))?;
            plan.players = vec![Player::human(); usize::from(table.seats())];
        }
        let round = Round::begin(plan, self.kinds, seed, now);
        Ok(self.seat(round.map_err(Refusal::new)?))
    }

    /// Takes up a game as its record leaves it.
    fn load(&mut self, text: &str, seed: u64, now: Moment) -> Result<Answer, Box<Fault>> {
        let archive = self.kinds.archive(text).map_err(Refusal::new)?;
        let round = Round::take_up(&archive, self.kinds, seed, now);
        Ok(self.seat(round.map_err(Refusal::new)?))
    }

    fn resume(&mut self, kept: &Kept, now: Moment) -> Result<Answer, Box<Fault>> {
        let round = Round::resume(&kept.read()?, self.kinds, now);
        Ok(self.seat(round.map_err(|error| told(&error))?))
    }

    fn mirror(&mut self, events: &[Event]) -> Result<Answer, Box<Fault>> {
        let session = Session::fold(&read(events)?, self.kinds).map_err(|error| told(&error))?;
        Ok(self.seat(Round::of(session)))
    }

    /// Applies what has happened elsewhere. What is known already is passed over; if something is missing, nothing is applied.
    fn follow(&mut self, events: &[Event]) -> Result<Answer, Box<Fault>> {
        let news = read(events)?;
        let round = self.round()?;
        let applied = round.follow(&news).map_err(|error| told(&error))?;
        Ok(Answer::Events { events: applied.iter().map(Event::from).collect() })
    }

    fn again(&mut self, seed: u64, now: Moment) -> Result<Answer, Box<Fault>> {
        let round = self.round()?.again(seed, now);
        Ok(self.seat(round.map_err(Refusal::new)?))
    }

    fn seat(&mut self, round: Round) -> Answer {
        let session = round.session();
        let table = session.table();
        let opened = Opened {
            game: table.kind().name().to_owned(),
            seats: table.setting().seats.iter().map(crate::Message::from).collect(),
            players: session.players().iter().map(crate::Player::from).collect(),
            head: session.head(),
            ply: table.ply() as u32,
            position: table.state(usize::MAX).position,
        };
        self.aids = table.kind().aids();
        self.round = Some(round);
        Answer::Opened(opened)
    }

    fn command(
        &mut self,
        who: u8,
        command: &Command,
        worth: Option<&str>,
        now: Moment,
    ) -> Result<Answer, Box<Fault>> {
        let (who, command) = (seat(who)?, command.read()?);
        let worth = worth.map(read_worth).transpose()?;
        let arrival = Arrival { worth, ..Arrival::from(now) };
        Ok(decided(&self.round()?.handle(who, &command, arrival)))
    }
}

fn told(error: &FoldError) -> Refusal {
    let message: Message = error.message();
    Refusal::new(message)
}

fn read(events: &[Event]) -> Result<Vec<table::Event>, WireError> {
    events.iter().map(Event::read).collect()
}

fn events(events: &[table::Event]) -> Vec<Event> {
    events.iter().map(Event::from).collect()
}

fn decided(decided: &Decided) -> Answer {
    let (again, fault) = match &decided.told {
        Told::Done => (None, None),
        Told::Again(before) => (Some(events(before)), None),
        Told::Refused(refusal) => (None, Some(Fault::from(refusal))),
    };
    Answer::Decided { events: events(&decided.events), again, fault }
}
