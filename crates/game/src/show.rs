//! A game that can be seen: what renderers are given so that they need not know which game it is.

use crate::{
    Board, Choice, Detail, Game, Mark, Message, Move, Outcome, Path, Preview, Seat, SpotIndex, Step, Token,
    View, Words, step,
};

/// A game that can be drawn, touched and told.
pub trait Show: Game {
    /// The game's sentences.
    fn words() -> &'static Words;

    /// The rule book in Markdown, English and Portuguese.
    fn rule_book() -> &'static Words;

    /// What the game is called, as a title.
    fn title() -> Message;

    /// What the game is, in a line for a menu.
    fn about() -> Message;

    /// What is fixed for a game under these options.
    fn board(options: Self::Options) -> Board;

    /// What a seat is called: White, South, Red and Blue.
    fn seat_name(options: Self::Options, seat: Seat) -> Message;

    /// Every token, those under others first.
    fn tokens(&self) -> Vec<Token>;

    /// A number for each seat, if the game keeps scores.
    fn scores(&self) -> Vec<i32> {
        Vec::new()
    }

    /// Short facts beside the board.
    fn facts(&self) -> Vec<Message> {
        Vec::new()
    }

    /// The same after the end, where what the rules award may have changed them.
    fn facts_at_the_end(&self, outcome: Outcome) -> Vec<Message> {
        let _ = outcome;
        self.facts()
    }

    /// What to point out apart from the end and from what moved: what the last move touched, with the position it was played
    /// in, if it is known; what is claimed; what the question is about.
    fn marks(&self, last: Option<(&Self, Self::Move)>) -> Vec<Mark>;

    /// What decided the game: every winning line, or the reason in words where no line shows it. A position that is not
    /// over by itself has ended by repetition.
    fn decided(&self, outcome: Outcome) -> Vec<Mark>;

    /// The question to the seat that must decide.
    fn question(&self) -> Message;

    /// The result in one sentence, with the reason. A position that is not over by itself has ended by repetition.
    fn verdict(&self, outcome: Outcome) -> Message;

    /// The spots to touch for a move. Asked of any move, legal or not.
    fn path(&self, mv: Self::Move) -> Path;

    /// The same spots in another order, for a move in which their order does not matter.
    fn other_path(&self, mv: Self::Move) -> Option<Path> {
        let _ = mv;
        None
    }

    /// A legal move in one sentence, without its consequences: "White puts a cube on b3."
    fn tell(&self, mv: Self::Move) -> Message;

    /// What happens during a legal move.
    fn steps(&self, mv: Self::Move) -> Vec<Step>;

    /// What happens when a game has ended here with that result, after its last move: what the rules award to each side is
    /// gathered in. The position itself stays as it is; a position that is not over by itself has ended by repetition.
    fn awards(&self, outcome: Outcome) -> Vec<Step> {
        let _ = outcome;
        Vec::new()
    }

    /// All that happens with a legal move. The outcome is the game's after it, history included.
    fn steps_to(&self, mv: Self::Move, outcome: Option<Outcome>) -> Vec<Step> {
        let mut steps = self.steps(mv);
        steps.extend(outcome.into_iter().flat_map(|outcome| self.after(mv).awards(outcome)));
        steps
    }

    /// What there is to know about a legal move that is looked at and does not end the game, beyond its own sentence: what it
    /// would take or forbid. The weightiest comes first. Without more to say, what its steps say after the first.
    fn remarks(&self, mv: Self::Move) -> Vec<Message> {
        self.steps(mv).into_iter().skip(1).map(|step| step.say).collect()
    }

    /// What is printed on a spot that no move begins with, in a sentence for whoever touches it: what a marker does.
    fn printed(&self, spot: SpotIndex) -> Option<Message> {
        let _ = spot;
        None
    }

    /// What to point at when a rule refuses a move.
    fn point(&self, mv: Self::Move, refusal: Self::Refusal) -> Pointer;

    /// The position with everything that can be seen of it. The outcome is the game's, history included: after the end, what the
    /// rules award is where it belongs, and the scores are those of the result.
    fn view(&self, last: Option<(&Self, Self::Move)>, outcome: Option<Outcome>) -> View {
        let mut marks = self.marks(last);
        marks.extend(last.into_iter().flat_map(|(before, mv)| step::moved(&before.steps(mv))));
        marks.extend(outcome.into_iter().flat_map(|outcome| self.decided(outcome)));
        let awards = outcome.map(|outcome| self.awards(outcome)).unwrap_or_default();
        let scores = match outcome.map(|outcome| outcome.detail) {
            Some(Detail::Scores(scores)) => scores.map(i32::from).to_vec(),
            _ => self.scores(),
        };
        View {
            tokens: awarded(self.tokens(), &awards),
            scores,
            marks,
            facts: outcome.map_or_else(|| self.facts(), |outcome| self.facts_at_the_end(outcome)),
            turn: outcome.is_none().then(|| self.turn()),
            question: outcome.is_none().then(|| self.question()),
            verdict: outcome.map(|outcome| self.verdict(outcome)),
        }
    }

    /// What a legal move would do. The outcome is the game's after it, history included.
    fn preview(&self, mv: Self::Move, outcome: Option<Outcome>) -> Preview {
        let after = self.after(mv).view(Some((self, mv)), outcome);
        let remarks = after.verdict.clone().map_or_else(|| self.remarks(mv), |verdict| vec![verdict]);
        Preview { steps: self.steps_to(mv, outcome), after, remarks }
    }

    /// Every legal move as a choice.
    fn choices(&self) -> Vec<Choice> {
        let choice = |mv: Self::Move| Choice {
            text: mv.to_string(),
            path: self.path(mv),
            also: self.other_path(mv),
            say: self.tell(mv),
        };
        self.moves().map(choice).collect()
    }

    /// Why spots touched in this order lead nowhere: the move they would begin, and the rule that refuses it. `None` if
    /// they lead to a legal move, or if no move at all begins so.
    fn refused_path(&self, path: &[SpotIndex]) -> Option<(Self::Move, Self::Refusal)> {
        let mut begun = (0..Self::Move::SPACE)
            .filter_map(Self::Move::numbered)
            .filter(|mv| {
                let is_begun = |way: Path| way.starts_with(path);
                is_begun(self.path(*mv)) || self.other_path(*mv).is_some_and(is_begun)
            })
            .map(|mv| (mv, self.check(mv)));
        let mut first = None;
        begun.all(|(mv, checked)| match checked {
            Ok(()) => {
                first = None;
                false
            }
            Err(refusal) => {
                first = first.or(Some((mv, refusal)));
                true
            }
        });
        first
    }
}

/// The tokens once everything has been gathered in; nothing is left of what has gone.
fn awarded(tokens: Vec<Token>, awards: &[Step]) -> Vec<Token> {
    if awards.is_empty() {
        return tokens;
    }
    step::carry_out(&tokens, awards).into_iter().filter(|token| token.count > 0).collect()
}

/// What a refusal is about, so that a face can point at it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pointer {
    /// The spot where the move was tried.
    pub about: Option<SpotIndex>,
    /// The spots that forbid it: the brown cone in that row.
    pub because: Vec<SpotIndex>,
}

impl Pointer {
    /// At a spot, for no reason that lies elsewhere.
    pub fn at(spot: SpotIndex) -> Pointer {
        Pointer { about: Some(spot), because: Vec::new() }
    }

    /// At a spot, because of others.
    pub fn because(spot: SpotIndex, because: Vec<SpotIndex>) -> Pointer {
        Pointer { about: Some(spot), because }
    }
}
