//! A game being played: the one implementation behind [`Table`], for every game.

use std::collections::BTreeMap;

use tabuleiro_game::{
    Message, OptionWord, Options, Outcome, PlayError, Reading, Record, Scene, Seat, Speak, TextError,
};
use tabuleiro_search::{Bot, Limit, Progress, Proven, Solved, Stop, roster};

use crate::kinds::Listed;
use crate::{End, Ending, Judgement, Kind, Played, State, Table, Thought, WORDS, analysis};

/// A game of one kind being played.
pub struct Sitting<G: Listed> {
    record: Record<G>,
    broken_off: Option<Ending>,
    bots: BTreeMap<Seat, Box<dyn Bot<G>>>,
}

impl<G: Listed> Sitting<G> {
    /// A game that begins at this position.
    pub fn new(start: G) -> Sitting<G> {
        Sitting { record: Record::new(start), broken_off: None, bots: BTreeMap::new() }
    }

    fn now(&self) -> &G {
        self.record.now()
    }
}

impl<G: Listed> Table for Sitting<G> {
    fn kind(&self) -> &'static Kind {
        G::kind()
    }

    fn seats(&self) -> u8 {
        self.now().seats()
    }

    fn seat_name(&self, seat: Seat) -> Message {
        self.now().seat_name(seat)
    }

    fn ply(&self) -> usize {
        self.record.ply()
    }

    fn state(&self, ply: usize) -> State {
        let ply = ply.min(self.ply());
        let at = &self.record.positions()[ply];
        let outcome = if ply == self.ply() { self.record.outcome() } else { at.outcome() };
        let mut moves: Vec<String> =
            if outcome.is_some() { Vec::new() } else { at.moves().map(|mv| mv.to_string()).collect() };
        moves.sort_unstable();
        State {
            ply,
            mv: ply.checked_sub(1).map(|last| self.record.moves()[last].to_string()),
            position: at.to_string(),
            turn: outcome.is_none().then(|| at.turn()),
            moves,
            outcome,
        }
    }

    fn scene(&self) -> Scene {
        self.now().scene(self.record.last().map(|(_, mv)| mv), self.ended().is_some())
    }

    fn question(&self) -> Message {
        self.now().question()
    }

    fn read(&self, text: &str) -> Result<Reading<String>, Message> {
        if self.ended().is_some() {
            return Err(PlayError::<G::Refusal>::Over.message());
        }
        match self.now().read(text) {
            Ok(Reading::Move(mv)) => Ok(Reading::Move(mv.to_string())),
            Ok(Reading::More(question)) => Ok(Reading::More(question)),
            Err(error) => Err(error.message()),
        }
    }

    fn play(&mut self, text: &str) -> Result<Played, Message> {
        if self.ended().is_some() {
            return Err(PlayError::<G::Refusal>::Over.message());
        }
        let mv: G::Move = text.parse().map_err(|error: TextError| error.message())?;
        let before = *self.now();
        self.record.play(mv).map_err(|error| error.message())?;
        Ok(Played {
            text: mv.to_string(),
            seat: before.turn(),
            tell: before.tell(mv),
            steps: before.steps(mv),
        })
    }

    fn undo(&mut self) -> bool {
        self.broken_off = None;
        self.record.undo().is_some()
    }

    fn end(&mut self, ending: Ending) {
        if self.ended().is_none() && ending != Ending::Rules {
            self.broken_off = Some(ending);
        }
    }

    fn ended(&self) -> Option<End> {
        if let Some(outcome) = self.record.outcome() {
            return Some(End { ending: Ending::Rules, outcome: Some(outcome) });
        }
        let ending = self.broken_off?;
        Some(End { ending, outcome: result_of(ending, self.seats()) })
    }

    fn is_at_limit(&self) -> bool {
        self.now().move_limit().is_some_and(|limit| self.ply() >= limit as usize)
    }

    fn verdict(&self) -> Option<Message> {
        let End { ending, outcome } = self.ended()?;
        match (ending, outcome) {
            (Ending::Rules, Some(outcome)) => Some(self.now().verdict(outcome)),
            (Ending::Resigned(seat), _) => Some(said("table-resigned").with("who", self.seat_name(seat))),
            (Ending::Flag(seat), _) => Some(said("table-flag").with("who", self.seat_name(seat))),
            _ => Some(ending.message()),
        }
    }

    fn seat_bot(&mut self, seat: Seat, name: &str, seed: u64) -> bool {
        let Some(entry) = roster::find::<G>(name) else { return false };
        self.bots.insert(seat, (entry.make)(seed));
        true
    }

    fn think(&mut self, limit: &Limit, stop: &Stop, tell: &mut dyn FnMut(&Thought)) -> Option<Thought> {
        if self.ended().is_some() {
            return None;
        }
        let bot = self.bots.get_mut(&self.record.now().turn())?;
        let report = bot.think(&self.record, limit, stop, &mut |report| tell(&Thought::from(report)));
        Some(Thought::from(&report))
    }

    fn known(&self) -> Option<Proven> {
        if self.ended().is_some() { None } else { G::known(&self.record) }
    }

    fn analyse(&self, limit: &Limit, stop: &Stop) -> Vec<Judgement> {
        if self.ended().is_some() { Vec::new() } else { analysis::judge(&self.record, limit, stop) }
    }

    fn solve(&self, limit: &Limit, stop: &Stop, tell: &mut dyn FnMut(&Progress)) -> Option<Solved<String>> {
        if self.ended().is_some() {
            return None;
        }
        let solved = G::solve(&self.record, limit, stop, tell)?;
        let line = solved.line.iter().map(ToString::to_string).collect();
        Some(Solved { proven: solved.proven, line, nodes: solved.nodes })
    }

    fn beginning(&self) -> (String, bool) {
        let start = self.record.start();
        // Options that the position's text does not spell out (a deal) are told by the text itself.
        let told_by_words = |word: &OptionWord| G::Options::IN_POSITION.contains(&word.key);
        let plain = *start == G::start(start.options()) && start.options().words().iter().all(told_by_words);
        (start.to_string(), plain)
    }

    fn options(&self) -> String {
        let words = self.record.start().options().words();
        let shown =
            words.iter().filter(|word| !word.is_default && G::Options::IN_POSITION.contains(&word.key));
        shown.map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }
}

/// The result of a sitting that was broken off. With more than two seats nobody wins by another's giving up.
fn result_of(ending: Ending, seats: u8) -> Option<Outcome> {
    match ending {
        Ending::Resigned(seat) | Ending::Flag(seat) if seats == 2 => Some(Outcome::won(seat.other())),
        Ending::Aborted | Ending::Rules => None,
        _ => Some(Outcome::DRAW),
    }
}

fn said(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}
