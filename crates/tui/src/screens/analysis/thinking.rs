//! What goes on beside the board: what this position is worth, why a move is bad, the whole game looked at again.

use std::collections::BTreeMap;

use tabuleiro_game::Seat;
use tabuleiro_search::{Leash, Limit};
use tabuleiro_table::advice::strongest;
use tabuleiro_table::archive::Worth;
use tabuleiro_table::review::{Along, Summary, review_table};
use tabuleiro_table::{Archive, Grade, Judgement, Kind, Reviewed, Table, Task, Thought, Valued};

use crate::bureau::{Bureau, Finding, Job, Note};
use crate::screen::Context;

/// Nodes for the value of a position and its best line.
const THOUGHT: u64 = 300_000;
/// Nodes shared by all moves of a position whose values are asked for.
const VALUES: u64 = 600_000;
/// Nodes for each position of a whole game.
const REVIEW: u64 = 300_000;
/// The same position gets the same answer.
const SEED: u64 = 1;

/// What is known of the position that is looked at.
#[derive(Default)]
pub(super) struct Insight {
    thinking: Option<Job>,
    judging: Option<Job>,
    /// What a strong player has found.
    pub(super) thought: Option<Thought>,
    /// What its moves are worth, as far as is known; best first when all are.
    pub(super) judged: Vec<Judgement>,
    /// Whether all moves are judged.
    pub(super) is_judged: bool,
}

impl Insight {
    /// Begins to think about a position, and about each of its moves if that is wished for.
    pub(super) fn begin(task: Box<dyn Task>, kind: &dyn Kind, bureau: &mut Bureau) -> Insight {
        let Some(bot) = strongest(kind) else { return Insight::default() };
        let job = bureau.run(move |teller| {
            if let Some(proven) = task.known() {
                teller.tell(Finding::Progress(Thought { proven: Some(proven), ..Thought::default() }));
            }
            let mut tell = |thought: &Thought| teller.tell(Finding::Progress(thought.clone()));
            let thought =
                task.think(bot, SEED, &mut Leash::new(Limit::nodes(THOUGHT), teller.stop(), &mut tell));
            let is_short =
                thought.as_ref().is_ok_and(|thought| thought.line.len() < 2 && thought.proven.is_some());
            teller.tell(Finding::Thought(thought));
            // Who knows the value at once has no line to show for it.
            if is_short
                && let Some(solved) = task.solve(&mut Leash::silent(Limit::nodes(THOUGHT), teller.stop()))
            {
                let (best, proven) = (solved.line.first().cloned(), Some(solved.proven));
                teller.tell(Finding::Progress(Thought {
                    best,
                    proven,
                    line: solved.line,
                    ..Thought::default()
                }));
            }
        });
        Insight { thinking: Some(job), ..Insight::default() }
    }

    /// Begins to judge every move.
    pub(super) fn judge(&mut self, task: Box<dyn Task>, bureau: &mut Bureau) {
        if !self.is_judged && self.judging.is_none() {
            self.judging = Some(bureau.analyse(task, VALUES));
        }
    }

    /// Stops judging moves.
    pub(super) fn hush(&mut self) {
        self.judging = None;
    }

    /// Whether something may still be found.
    pub(super) fn is_thinking(&self) -> bool {
        self.thinking.is_some() || self.judging.is_some()
    }

    /// Hears what was found; whether it was about this position.
    pub(super) fn hear(&mut self, note: &Note) -> bool {
        if self.thinking.as_ref().is_some_and(|job| job.is_of(note)) {
            match &note.finding {
                Finding::Progress(thought) | Finding::Thought(Ok(thought)) => self.take(thought),
                Finding::Done => self.thinking = None,
                _ => (),
            }
        } else if self.judging.as_ref().is_some_and(|job| job.is_of(note)) {
            match &note.finding {
                Finding::Judged(one) => {
                    self.judged.retain(|other| other.text != one.text);
                    self.judged.push(one.clone());
                }
                Finding::Analysed(all) => (self.judged, self.is_judged) = (all.clone(), true),
                Finding::Done => self.judging = None,
                _ => (),
            }
        } else {
            return false;
        }
        true
    }

    /// A later thought may have a value without a line: then the line that was there stays.
    fn take(&mut self, thought: &Thought) {
        let before = self.thought.take().unwrap_or_default();
        let line = if thought.line.is_empty() { before.line } else { thought.line.clone() };
        self.thought = Some(Thought { line, proven: thought.proven.or(before.proven), ..thought.clone() });
    }

    /// What the position is worth to the seat to move, as far as is known.
    pub(super) fn worth(&self) -> Option<Valued> {
        let thought =
            self.thought.as_ref().map(|thought| Valued { proven: thought.proven, score: thought.score });
        let best = self.judged.first().filter(|_| self.is_judged);
        let judged = best.map(|best| Valued { proven: best.proven, score: best.score });
        let is_known = |worth: &Valued| worth.proven.is_some() || worth.score.is_some();
        let proven = [thought, judged].into_iter().flatten().find(|worth| worth.proven.is_some());
        proven.or(thought.filter(is_known)).or(judged)
    }

    /// The line of best play that was found, the best move first.
    pub(super) fn line(&self) -> Vec<String> {
        let thought = self.thought.as_ref();
        let line = thought.map(|thought| thought.line.clone()).filter(|line| !line.is_empty());
        let best = thought.and_then(|thought| thought.best.clone());
        let judged = self.judged.first().filter(|_| self.is_judged).map(|best| best.text.clone());
        line.unwrap_or_else(|| best.or(judged).into_iter().collect())
    }
}

/// What a position is worth to the seat to move, as the worth of the move that led there to the seat that made it.
pub(super) fn of_last_move(worth: Valued, mover: Seat, turn: Seat, seats: u8) -> Option<Worth> {
    worth_of(worth.of_last_move(mover, turn, seats))
}

/// What a move is worth to whoever made it, as records say it.
pub(super) fn worth_of(valued: Valued) -> Option<Worth> {
    valued.proven.map(Worth::Proven).or(valued.score.map(Worth::Score))
}

/// A question about one move.
pub(super) struct Question {
    job: Option<Job>,
    /// How many moves had been played when it could be made.
    pub(super) ply: usize,
    /// The move.
    pub(super) text: String,
    /// What is known of it and of the others, best first.
    pub(super) judged: Vec<Judgement>,
}

impl Question {
    /// Asks about a move of a table as it stands.
    pub(super) fn ask(table: &dyn Table, text: String, task: Box<dyn Task>, bureau: &mut Bureau) -> Question {
        let job = Some(bureau.analyse(task, VALUES));
        Question { job, ply: table.ply(), text, judged: Vec::new() }
    }

    /// Hears what was found; whether it answers this question.
    pub(super) fn hear(&mut self, note: &Note) -> bool {
        if !self.job.as_ref().is_some_and(|job| job.is_of(note)) {
            return false;
        }
        match &note.finding {
            Finding::Analysed(all) => self.judged.clone_from(all),
            Finding::Done => self.job = None,
            _ => (),
        }
        true
    }

    /// Whether the answer is still to come.
    pub(super) fn is_open(&self) -> bool {
        self.job.is_some() && self.judged.is_empty()
    }
}

/// How bad moves were, by their numbers.
pub(super) type Mistakes = BTreeMap<usize, Grade>;

/// A whole game, looked at again.
#[derive(Default)]
pub(super) struct Review {
    job: Option<Job>,
    /// How many moves there are to look at.
    pub(super) total: usize,
    /// How many have been looked at, from the last one on.
    pub(super) done: usize,
    /// What was found, by the number of the move.
    pub(super) found: BTreeMap<usize, Reviewed>,
}

impl Review {
    /// Begins to look at every move of a record.
    pub(super) fn begin(archive: Archive, context: &mut Context) -> Review {
        let (kinds, store) = (context.kinds, context.store.clone());
        let total = archive.moves().len();
        let job = context.bureau.run(move |teller| {
            let aids = |kind: &dyn Kind| store.as_ref().map_or_else(|| kind.aids(), |store| store.aids(kind));
            let mut tell = |along: &Along<'_>| teller.tell(Finding::Reviewed(along.moves.to_vec()));
            // The record was checked when it was opened; what it claims at its end matters to nobody here.
            let Ok(table) = archive.at(kinds, usize::MAX) else { return };
            let moves = review_table(table.as_ref(), &aids(table.kind()), REVIEW, teller.stop(), &mut tell);
            teller.tell(Finding::Reviewed(moves));
        });
        Review { job: Some(job), total, ..Review::default() }
    }

    /// Whether it goes on.
    pub(super) fn is_going(&self) -> bool {
        self.job.is_some()
    }

    /// Stops it; what was found stays.
    pub(super) fn stop(&mut self) {
        self.job = None;
    }

    /// Hears what was found; whether that was all.
    pub(super) fn hear(&mut self, note: &Note) -> bool {
        if !self.job.as_ref().is_some_and(|job| job.is_of(note)) {
            return false;
        }
        if let Finding::Reviewed(moves) = &note.finding {
            self.done = moves.len();
            self.found = moves.iter().map(|one| (one.ply, one.clone())).collect();
            return false;
        }
        self.job = None;
        true
    }

    /// Whether a note comes from this review.
    pub(super) fn is_of(&self, note: &Note) -> bool {
        self.job.as_ref().is_some_and(|job| job.is_of(note))
    }

    /// How bad each move was that was bad, by its number.
    pub(super) fn mistakes(&self) -> Mistakes {
        self.found.values().filter_map(|one| Some((one.ply, one.grade?))).collect()
    }

    /// How well each of so many seats played, as far as is known.
    pub(super) fn summaries(&self, seats: u8) -> Vec<Summary> {
        let moves: Vec<Reviewed> = self.found.values().cloned().collect();
        Summary::of_all(&moves, seats)
    }
}
