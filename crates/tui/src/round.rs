//! A game being played at this screen, and those after it: who plays, what was taken back, where it is kept.

mod keeping;

use std::collections::BTreeMap;

use tabuleiro_game::{Arg, Message, Seat, Speak};
use tabuleiro_home::{Slot, Store};
use tabuleiro_search::Aids;
use tabuleiro_table::{Act, Command, Kind, Player, Refusal, Series, Session, Setup, Terms, Worth};

use crate::say;
use crate::screen::Context;

/// How a game, and those after it, are to be played.
#[derive(Clone)]
pub struct Plan {
    /// Which game.
    pub kind: &'static dyn Kind,
    /// How each game begins.
    pub setup: Setup,
    /// Who plays, in the order in which they sit down for the first game.
    pub players: Vec<Player>,
}

/// A game being played at this screen, and those after it.
pub struct Round {
    plan: Plan,
    series: Series,
    session: Session,
    /// What was taken back and could be played again, the last group first; each in the order of play.
    redo: Vec<Vec<String>>,
    /// What bots thought that their moves were worth, by how many moves had been played then, the move itself included.
    values: BTreeMap<usize, Worth>,
    aids: Aids,
    seed: u64,
    store: Option<Store>,
    slot: Option<Slot>,
    /// Why the game could not be kept, if it could not.
    unkept: Option<String>,
}

impl Round {
    /// The first game of a series. Refused in a sentence if the plan does not hold.
    pub fn begin(plan: Plan, context: &mut Context) -> Result<Round, Message> {
        context.seed = context.seed.wrapping_add(1);
        let seats = plan.players.len() as u8;
        let session = seat(&plan, plan.players.clone(), context.seed)?;
        Ok(Round::new(plan, session, Series::new(seats), context))
    }

    fn new(plan: Plan, session: Session, series: Series, context: &Context) -> Round {
        let aids = match &context.store {
            Some(store) => store.aids(plan.kind),
            None => plan.kind.aids(),
        };
        let (store, seed) = (context.store.clone(), context.seed);
        Round {
            plan,
            series,
            session,
            redo: Vec::new(),
            values: BTreeMap::new(),
            aids,
            seed,
            store,
            slot: None,
            unkept: None,
        }
    }

    /// The next game of the series, the seats moved on. This one becomes a record when it is let go of here.
    pub fn again(self, context: &mut Context) -> Result<Round, Message> {
        let mut series = self.series.clone();
        if let Some(outcome) = self.session.ended().and_then(|end| end.outcome) {
            series.finish(outcome);
        }
        context.seed = context.seed.wrapping_add(1);
        // Every game has a deal of its own.
        let deal = self.plan.setup.deal.map(|_| context.seed);
        let setup = Setup { deal, ..self.plan.setup.clone() };
        let plan = Plan { setup, ..self.plan.clone() };
        let players = series.seating().iter().map(|&player| plan.players[player].clone()).collect();
        let session = seat(&plan, players, context.seed)?;
        Ok(Round::new(plan, session, series, context))
    }

    /// How it is played.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The game with its players.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// What players may use.
    pub fn aids(&self) -> &Aids {
        &self.aids
    }

    /// The seed of the bots' choices.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Why the game could not be kept, if it could not.
    pub fn unkept(&self) -> Option<&str> {
        self.unkept.as_deref()
    }

    /// Whether a person must decide now.
    pub fn is_persons_turn(&self) -> bool {
        self.session.turn().and_then(|seat| self.session.player(seat)).is_some_and(Player::is_person)
    }

    /// Whether no person plays.
    pub fn is_watched(&self) -> bool {
        !self.session.players().iter().any(Player::is_person)
    }

    /// The seat shown as the nearest: the first person's, or the first.
    pub fn near(&self) -> Seat {
        let mut seats = Seat::all(self.session.players().len() as u8);
        let is_person = |seat: &Seat| self.session.player(*seat).is_some_and(Player::is_person);
        // At a table of people only, nobody is nearer than the others: the board stays as it is.
        if self.session.players().iter().all(Player::is_person) {
            return Seat::FIRST;
        }
        seats.find(is_person).unwrap_or(Seat::FIRST)
    }

    /// Plays a move given in canonical text, for whoever must decide.
    pub fn play(&mut self, text: &str) -> Result<(), Refusal> {
        let is_again = self.redo.last().and_then(|group| group.first()).is_some_and(|first| first == text);
        self.do_play(text)?;
        match self.redo.last_mut().filter(|_| is_again) {
            Some(group) if group.len() > 1 => drop(group.remove(0)),
            Some(_) => drop(self.redo.pop()),
            None => self.redo.clear(),
        }
        Ok(())
    }

    /// The same for a bot, which knows what its move is worth.
    pub fn play_judged(&mut self, text: &str, worth: Option<Worth>) -> Result<(), Refusal> {
        let ply = self.session.table().ply() + 1;
        self.values.retain(|known, _| *known < ply);
        self.values.extend(worth.map(|worth| (ply, worth)));
        self.play(text)
    }

    fn do_play(&mut self, text: &str) -> Result<(), Refusal> {
        let seat = self.session.turn().unwrap_or(Seat::FIRST);
        self.ask(seat, Act::Play(text.to_owned()))
    }

    /// Asks the session for something, and keeps what came of it.
    pub fn ask(&mut self, seat: Seat, act: Act) -> Result<(), Refusal> {
        let ply = self.session.table().ply() as u32;
        self.session.handle(seat, Command { ply, act }, 0)?;
        self.keep();
        Ok(())
    }

    /// Goes back to a person's last decision.
    pub fn undo(&mut self) -> Result<(), Refusal> {
        let before = self.moves();
        let asker = self.asker();
        self.ask(asker, Act::OfferTakeback)?;
        let kept = self.session.table().ply().min(before.len());
        if kept < before.len() {
            self.redo.push(before[kept..].to_vec());
        }
        Ok(())
    }

    /// Whether something was taken back that could be played again.
    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// Plays again what was taken back last.
    pub fn redo(&mut self) -> Result<(), Refusal> {
        let Some(group) = self.redo.pop() else { return Err(Refusal::new(say("tui-nothing-to-redo"))) };
        group.iter().try_for_each(|text| self.do_play(text))
    }

    /// A seat of a person, to ask in their name; the first if there is none.
    fn asker(&self) -> Seat {
        let is_person = |seat: &Seat| self.session.player(*seat).is_some_and(Player::is_person);
        let gone = self.session.out();
        let all = || Seat::all(self.session.players().len() as u8);
        let turn = self.session.turn().filter(is_person);
        let there = all().find(|seat| is_person(seat) && !gone.contains(*seat));
        turn.or(there).or_else(|| all().find(is_person)).unwrap_or(Seat::FIRST)
    }

    /// The moves so far, in canonical text.
    pub fn moves(&self) -> Vec<String> {
        self.session.table().moves()
    }

    /// The score of the series, this game included if it is over.
    pub fn series(&self) -> Series {
        let mut series = self.series.clone();
        if let Some(outcome) = self.session.ended().and_then(|end| end.outcome) {
            series.finish(outcome);
        }
        series
    }

    /// What a player of the series is called, by the number of the player.
    pub fn player_name(&self, player: usize) -> Arg {
        let players = &self.plan.players;
        let people = players.iter().filter(|player| player.is_person()).count();
        match &players[player] {
            Player::Person(_) if people == 1 => Arg::Say(say("tui-you")),
            Player::Person(_) => Arg::Say(say("tui-player").with("number", player + 1)),
            other => numbered(players, player, self.plan.kind.shown(other.name())),
        }
    }

    /// What whoever sits on a seat is called.
    pub fn seat_player(&self, seat: Seat) -> Arg {
        // The seats of this game were given before it, so the series as it was then knows them.
        self.series
            .seating()
            .get(seat.index())
            .map_or_else(|| Arg::Text(String::new()), |&player| self.player_name(player))
    }
}

/// Players of the same name are told apart by their numbers.
fn numbered(players: &[Player], player: usize, name: Arg) -> Arg {
    let twins = players.iter().filter(|other| other.name() == players[player].name()).count();
    if twins == 1 { name } else { Arg::Say(say("tui-twin").with("name", name).with("number", player + 1)) }
}

/// Seats players at a new game.
fn seat(plan: &Plan, players: Vec<Player>, seed: u64) -> Result<Session, Message> {
    let table = plan.kind.open(&plan.setup).map_err(|error| error.message())?;
    let terms = Terms { seed, is_friendly: true, ..Terms::default() };
    Session::new(table, players, terms, 0).map_err(|refusal| refusal.message)
}

/// The options of a setup as settings keep them.
pub fn option_words(setup: &Setup) -> BTreeMap<String, String> {
    setup.words.iter().cloned().collect()
}
