//! Tasks that do as a test says, and whoever asks them.

use std::sync::mpsc::{self, Receiver};

use tabuleiro_search::{Budget, Leash, Limit, Progress, Proven, Solved};
use tabuleiro_table::{Judgement, Refusal, Task, Thought};
use tabuleiro_thinkers::{Account, Answer, Pending, Question, Thinkers};

/// A task whose bots do this.
pub(crate) struct Fake<F>(pub(crate) F);

impl<F: Fn(&mut Leash<'_, Thought>) -> Thought + Send + Sync> Task for Fake<F> {
    fn think(&self, _: &str, _: u64, leash: &mut Leash<'_, Thought>) -> Result<Thought, Refusal> {
        Ok(self.0(leash))
    }

    fn analyse(&self, _: &mut Leash<'_, Judgement>) -> Vec<Judgement> {
        Vec::new()
    }

    fn solve(&self, _: &mut Leash<'_, Progress>) -> Option<Solved<String>> {
        None
    }

    fn known(&self) -> Option<Proven> {
        None
    }

    fn points(&self) -> Option<u8> {
        None
    }

    fn length(&self, _: Proven, _: &mut Budget) -> Option<u32> {
        None
    }

    fn why(&self, _: &str) -> Option<tabuleiro_game::Message> {
        None
    }
}

/// What is found after so many nodes.
pub(crate) fn found(best: &str, nodes: u64) -> Thought {
    Thought { best: Some(best.to_owned()), nodes, ..Thought::default() }
}

/// A question of some kind, whose bot does this.
pub(crate) fn question(
    kind: &str,
    think: impl Fn(&mut Leash<'_, Thought>) -> Thought + Send + Sync + 'static,
) -> Question {
    Question {
        task: Box::new(Fake(think)),
        game: "fake".to_owned(),
        bot: kind.to_owned(),
        seed: 0,
        limit: Limit::default(),
    }
}

/// A question that is answered at once.
pub(crate) fn quick(kind: &str) -> Question {
    question(kind, |_| found("quick", 10))
}

/// A question that is thought about until it is called off, and who hears that it has begun.
pub(crate) fn endless(kind: &str) -> (Question, Receiver<()>) {
    let (begun, hears) = mpsc::channel();
    let think = move |leash: &mut Leash<'_, Thought>| {
        begun.send(()).unwrap_or_default();
        while leash.look() {
            std::thread::yield_now();
        }
        found("endless", 1)
    };
    (question(kind, think), hears)
}

/// Asks, and gives what hears the answer.
pub(crate) fn ask(thinkers: &Thinkers, question: Question) -> (Pending, Receiver<Answer>) {
    ask_as(Account::default(), thinkers, question)
}

/// Asks in somebody's name.
pub(crate) fn ask_as(
    account: Account,
    thinkers: &Thinkers,
    question: Question,
) -> (Pending, Receiver<Answer>) {
    let (tell, hears) = mpsc::channel();
    let told = move |answer| tell.send(answer).unwrap_or_default();
    (thinkers.ask(account, question, told).expect("there is room for it"), hears)
}

/// The choice that was found.
#[track_caller]
pub(crate) fn best(hears: &Receiver<Answer>) -> String {
    let answer = hears.recv().expect("it is answered");
    answer.found.expect("something was found").best.expect("it chose")
}
