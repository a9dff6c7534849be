//! What comes of a move that is tried in a puzzle: judged beside the screen, it goes on, solves it, or is shown to be wrong.

use tabuleiro_learn::{Answer, Attempt, Flaw, Puzzle};
use tabuleiro_search::{Leash, Limit, Proven, Stop};
use tabuleiro_table::{Kinds, Worth};

use crate::bureau::Finding;
use crate::screen::Context;
use crate::screens::learn::say;
use crate::screens::puzzle::{Miss, PuzzleScreen, State, word};

/// So many moves may be applied to find out whether a move that is not in the solution reaches the goal as well.
const NODES: u64 = 20_000_000;

impl PuzzleScreen {
    /// Lets a move be judged beside the screen.
    pub(super) fn try_move(&mut self, text: String, context: &mut Context) {
        if self.job.is_some() || self.state != State::Looking {
            return;
        }
        let (puzzle, kinds, played, tried) =
            (self.puzzle().clone(), context.kinds, self.played.clone(), text.clone());
        let job = context.bureau.run(move |teller| {
            if let Ok(answer) = judge(&puzzle, kinds, &played, &tried, teller.stop()) {
                teller.tell(Finding::Answered(answer));
            }
        });
        self.job = Some((job, text));
    }

    pub(super) fn heed(&mut self, answer: Answer, text: String, context: &mut Context) {
        match answer {
            Answer::GoOn { replies } => self.go_on(text, replies, context),
            Answer::Solved => self.solved(text, context),
            Answer::Wrong { line } => self.wrong(&line, context),
            Answer::Unknown => {
                self.said =
                    Some((word("tui-learn-unknown", context), word("tui-learn-unknown-rest", context)));
            }
        }
    }

    fn go_on(&mut self, text: String, replies: Vec<String>, context: &mut Context) {
        let line: Vec<String> = std::iter::once(text).chain(replies).collect();
        let said = self.exercise.play(&line, context);
        let replies: Vec<String> = said.iter().skip(1).map(|reply| context.say(reply)).collect();
        self.said = Some((word("tui-learn-right", context), replies.join(" ")));
        self.played.extend(line);
        self.hints = 0;
    }

    /// The last move of the solution is followed by what the others answer to it.
    fn solved(&mut self, text: String, context: &mut Context) {
        let moves = &self.puzzle().solution.moves;
        let rest = moves.get(self.played.len()..).filter(|rest| rest.first() == Some(&text));
        let line = rest.map_or_else(|| vec![text], <[String]>::to_vec);
        let (id, is_clean) = (self.puzzle().id.clone(), self.is_clean);
        let is_new = !context.progress.solved.contains(&id);
        let today = tabuleiro_home::progress::today();
        context.progress.change(context.store.as_ref(), |progress| progress.solve(&id, is_clean, today));
        self.exercise.open(false);
        self.exercise.play(&line, context);
        self.played.extend(line);
        self.state = State::Solved;
        let rest = match (is_new, is_clean, self.misses.is_empty()) {
            (false, true, _) => word("tui-learn-solved-before", context),
            (true, true, _) => {
                context.say(&say("tui-learn-solved-clean").with("count", context.progress.streak))
            }
            (_, false, true) => word("tui-learn-solved-hint", context),
            (_, false, false) => word("tui-learn-solved-tries", context),
        };
        self.said = Some((word("tui-learn-solved", context), rest));
    }

    /// Shows why it is wrong: the move, and the reply.
    fn wrong(&mut self, line: &[String], context: &mut Context) {
        let id = self.puzzle().id.clone();
        context.progress.change(context.store.as_ref(), |progress| progress.miss(&id));
        self.is_clean = false;
        let first = line.first().cloned().unwrap_or_default();
        let spelled = self.exercise.table().spell(&first, context.speaker.lang());
        let worth = self.worth(&first);
        self.exercise.open(false);
        let said = self.exercise.play(line, context);
        let reply: Vec<String> = said.iter().skip(1).map(|reply| context.say(reply)).collect();
        let miss = Miss { spelled: context.speaker.write(spelled), worth, reply: reply.join(" ") };
        let first = context.say(&say("tui-learn-wrong").with("move", miss.spelled.clone()));
        let rest = format!("{} {}", self.missed(&miss, context), miss.reply);
        self.said = Some((first, rest));
        self.misses.retain(|other| other.spelled != miss.spelled);
        self.misses.push(miss);
        self.state = State::Refuted(line.len());
    }

    /// What is known of a wrong first move.
    fn worth(&self, text: &str) -> Option<Proven> {
        let is_it =
            |moves: &[String]| self.played.is_empty() && moves.first().is_some_and(|first| first == text);
        let line = self.puzzle().refutations().iter().find(|line| is_it(&line.moves))?;
        match line.values.get(&1)? {
            Worth::Proven(proven) => Some(*proven),
            Worth::Score(_) => None,
        }
    }
}

/// Goes to where the puzzle stands, and judges a move there.
fn judge(puzzle: &Puzzle, kinds: Kinds, played: &[String], text: &str, stop: &Stop) -> Result<Answer, Flaw> {
    let mut attempt = Attempt::new(puzzle, kinds)?;
    let mut leash = Leash::silent(Limit::nodes(NODES), stop);
    // What has been played is the solution so far: these answers are known without looking.
    while attempt.table().ply() < played.len() {
        attempt.try_move(&played[attempt.table().ply()], &mut leash)?;
    }
    attempt.try_move(text, &mut leash)
}
