//! A game of one kind being played: the one implementation behind [`Table`].

use tabuleiro_game::{
    Board, Choice, Game, Lang, Message, Misread, Move, Options, Outcome, Path, PlayError, Pointer, Preview,
    Reading, Record, Seat, Seats, Speak, SpotIndex, SpotKind, Step, TextError, View,
};
use tabuleiro_search::Aids;

use crate::kind::Listed;
use crate::task::Thinking;
use crate::{Kind, Played, Refusal, Setting, State, Table, Task, WORDS};

/// A game of one kind being played.
pub struct Sitting<G: Listed> {
    kind: &'static dyn Kind,
    record: Record<G>,
}

impl<G: Listed> Sitting<G> {
    /// A game of that kind that begins at this position.
    pub fn new(kind: &'static dyn Kind, start: G) -> Sitting<G> {
        debug_assert_eq!(kind.name(), G::NAME);
        Sitting { kind, record: Record::new(start) }
    }

    /// The game so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    fn here(&self) -> &G {
        self.record.now()
    }

    /// The result after so many moves. Only now can the game have ended by its history.
    fn outcome(&self, ply: usize) -> Option<Outcome> {
        if ply == self.record.ply() { self.record.outcome() } else { self.record.positions()[ply].outcome() }
    }

    /// A move of a text, if it may be played now.
    fn legal(&self, text: &str) -> Result<G::Move, Refusal> {
        let mv: G::Move = parsed(text)?;
        self.record.check(mv).map_err(|error| self.explain(mv, error))?;
        Ok(mv)
    }

    /// Plays a move of a text, if it may be played now.
    fn make_move(&mut self, text: &str) -> Result<G::Move, Refusal> {
        let mv: G::Move = parsed(text)?;
        self.record.play(mv).map_err(|error| self.explain(mv, error))?;
        Ok(mv)
    }

    fn explain(&self, mv: G::Move, error: PlayError<G::Refusal>) -> Refusal {
        let pointer = match error {
            PlayError::Over => Pointer::default(),
            PlayError::Refused(refusal) => self.here().point(mv, refusal),
        };
        Refusal::pointing(error.message(), pointer)
    }

    /// The moves after so many that would bring an earlier position back and end the game, if it goes on and there are any.
    fn repeating(&self, ply: usize) -> Option<String> {
        let is_over = self.outcome(ply).is_some();
        let moves = if is_over { Vec::new() } else { self.record.repeating(ply) };
        let texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
        (!texts.is_empty()).then(|| texts.join(", "))
    }

    fn is_over(&self) -> bool {
        self.record.outcome().is_some()
    }
}

/// A question with the moves that would end the game by bringing an earlier position back.
fn warned(question: Message, moves: String) -> Message {
    Refusal::of("table-repeat-near").message.with("question", question).with("moves", moves)
}

/// A move of a text, legal or not.
pub(crate) fn parsed<M: Move>(text: &str) -> Result<M, Refusal> {
    text.parse().map_err(|error: TextError| Refusal::new(error.message()))
}

fn over<G: Game>() -> Refusal {
    Refusal::new(PlayError::<G::Refusal>::Over.message())
}

impl<G: Listed> Table for Sitting<G> {
    fn kind(&self) -> &'static dyn Kind {
        self.kind
    }

    fn setting(&self) -> Setting {
        let start = self.record.start();
        let options = start.options();
        let words = options.words();
        // Options that the position's text does not spell out (a deal) are told by the text itself.
        let (spelt, untold): (Vec<_>, Vec<_>) =
            words.iter().partition(|word| G::Options::IN_POSITION.contains(&word.key));
        let shown = spelt.iter().filter(|word| !word.is_default).map(ToString::to_string);
        Setting {
            position: start.to_string(),
            is_start: *start == G::start(options) && untold.is_empty(),
            options: shown.collect::<Vec<_>>().join(" "),
            seats: Seat::all(start.seats()).map(|seat| G::seat_name(options, seat)).collect(),
            move_limit: start.move_limit(),
        }
    }

    fn board(&self) -> Board {
        G::board(self.record.start().options())
    }

    fn ply(&self) -> usize {
        self.record.ply()
    }

    fn moves(&self) -> Vec<String> {
        self.record.moves().iter().map(ToString::to_string).collect()
    }

    fn standing(&self, ply: usize) -> (Option<Seat>, Option<Outcome>) {
        let ply = ply.min(self.ply());
        let outcome = self.outcome(ply);
        (outcome.is_none().then(|| self.record.positions()[ply].turn()), outcome)
    }

    fn state(&self, ply: usize) -> State {
        let ply = ply.min(self.ply());
        let at = &self.record.positions()[ply];
        let outcome = self.outcome(ply);
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

    #[cfg(feature = "learning")]
    fn position(&self, ply: usize) -> Box<dyn crate::Position> {
        crate::position::of(self.kind, self.record.positions()[ply.min(self.record.ply())])
    }

    fn view(&self, ply: usize) -> View {
        let ply = ply.min(self.ply());
        let before = |last: usize| (&self.record.positions()[last], self.record.moves()[last]);
        let view = self.record.positions()[ply].view(ply.checked_sub(1).map(before), self.outcome(ply));
        match self.repeating(ply) {
            Some(moves) => View { question: view.question.map(|question| warned(question, moves)), ..view },
            None => view,
        }
    }

    fn as_it_lies(&self, ply: usize) -> View {
        let at = &self.record.positions()[ply.min(self.ply())];
        View { tokens: at.tokens(), scores: at.scores(), ..self.view(ply) }
    }

    fn choices(&self) -> Vec<Choice> {
        if self.is_over() { Vec::new() } else { self.here().choices() }
    }

    fn steps(&self, ply: usize) -> Vec<Step> {
        let Some(last) = ply.checked_sub(1) else { return Vec::new() };
        let played = self.record.positions().get(last).zip(self.record.moves().get(last));
        played.map(|(before, mv)| before.steps_to(*mv, self.outcome(ply))).unwrap_or_default()
    }

    fn check(&self, text: &str) -> Result<(), Refusal> {
        self.legal(text).map(drop)
    }

    fn preview(&self, text: &str) -> Result<Preview, Refusal> {
        let mv = self.legal(text)?;
        let mut preview = self.here().preview(mv, self.record.outcome_after(mv));
        let mut next = Sitting { kind: self.kind, record: self.record.clone() };
        next.record.play(mv).map_err(|error| self.explain(mv, error))?;
        let near = next.repeating(next.ply());
        preview.after = next.view(next.ply());
        preview
            .remarks
            .extend(near.map(|moves| Refusal::of("table-repeat-then").message.with("moves", moves)));
        Ok(preview)
    }

    fn refused_path(&self, path: &[SpotIndex]) -> Option<Refusal> {
        if self.is_over() {
            return Some(over::<G>());
        }
        let at = self.here();
        if let Some((mv, refusal)) = at.refused_path(path) {
            return Some(self.explain(mv, PlayError::Refused(refusal)));
        }
        let begins = |way: Path| way.starts_with(path);
        let leads_on = at.moves().any(|mv| begins(at.path(mv)) || at.other_path(mv).is_some_and(begins));
        (!leads_on).then(|| Refusal { about: path.last().copied(), ..self.nowhere(path) })
    }

    fn read(&self, text: &str, lang: Lang) -> Result<Reading<String>, Refusal> {
        if self.is_over() {
            return Err(over::<G>());
        }
        match self.here().read(text, lang) {
            Ok(Reading::Move(mv)) => Ok(Reading::Move(mv.to_string())),
            Ok(Reading::More(question)) => Ok(Reading::More(question)),
            Err(error) => Err(self.explain_reading(text, &error)),
        }
    }

    fn spell_at(&self, ply: usize, text: &str, lang: Lang) -> String {
        let at = &self.record.positions()[ply.min(self.ply())];
        let legal = text.parse::<G::Move>().ok().filter(|mv| at.check(*mv).is_ok());
        legal.map_or_else(|| text.to_owned(), |mv| at.spell(mv, lang))
    }

    fn play(&mut self, text: &str) -> Result<Played, Refusal> {
        let before = *self.here();
        let mv = self.make_move(text)?;
        Ok(Played {
            text: mv.to_string(),
            seat: before.turn(),
            say: before.tell(mv),
            steps: before.steps_to(mv, self.record.outcome()),
        })
    }

    fn make(&mut self, text: &str) -> Result<String, Refusal> {
        self.make_move(text).map(|mv| mv.to_string())
    }

    fn undo(&mut self) -> bool {
        self.record.undo().is_some()
    }

    fn pass_over(&mut self, out: Seats) -> bool {
        self.record.pass_over(out)
    }

    fn task(&self, aids: &Aids) -> Box<dyn Task> {
        Box::new(Thinking { record: self.record.clone(), aids: aids.clone() })
    }

    fn clone_box(&self) -> Box<dyn Table> {
        Box::new(Sitting { kind: self.kind, record: self.record.clone() })
    }
}

impl<G: Listed> Sitting<G> {
    /// Why no move begins with these touches, and what to do instead.
    fn nowhere(&self, path: &[SpotIndex]) -> Refusal {
        let at = self.here();
        let board = self.board();
        let Some((last, spot)) = path.last().and_then(|last| Some((*last, board.spots.get(last.index())?)))
        else {
            return Refusal::of("table-no-move-there");
        };
        if let Some(about) = at.printed(last) {
            return Refusal::new(about);
        }
        let is_hand = |spot: &SpotIndex| matches!(board.spots[spot.index()].kind, SpotKind::Hand(_));
        match spot.kind {
            SpotKind::Hand(seat) if seat != at.turn() => {
                Refusal::new(Message::new(&WORDS, "table-not-yours").with("who", seat_name(self, seat)))
            }
            // Whatever can be done begins with a piece, and this is a place to put it.
            SpotKind::Place
                if path.len() == 1 && at.moves().all(|mv| at.path(mv).first().is_some_and(is_hand)) =>
            {
                Refusal::of("table-piece-first")
            }
            _ => Refusal::of("table-no-move-there"),
        }
    }

    /// A text that is a whole move points at what forbids it; parts of one only have their sentence.
    fn explain_reading(&self, text: &str, error: &Misread<G::Refusal>) -> Refusal {
        let pointer = match (error, text.trim().parse::<G::Move>()) {
            (Misread::Refused(refusal), Ok(mv)) => self.here().point(mv, *refusal),
            _ => Pointer::default(),
        };
        Refusal::pointing(error.message(), pointer)
    }
}

/// What a seat of this table is called.
pub(crate) fn seat_name(table: &dyn Table, seat: Seat) -> Message {
    let names = table.setting().seats;
    names.into_iter().nth(seat.index()).unwrap_or_else(|| Refusal::of("table-nobody").message)
}
