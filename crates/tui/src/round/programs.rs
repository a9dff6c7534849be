//! An outside program's turn: it is asked and waited for beside the screen.

use std::sync::PoisonError;
use std::time::Duration;

use tabuleiro_engine::outside::Budget;
use tabuleiro_engine::programs::Told;
use tabuleiro_engine::{AwaitedMove, Failure, Programs};
use tabuleiro_game::{Message, Seat, Speak};
use tabuleiro_search::Stop;
use tabuleiro_table::{Player, Thought};

use super::Round;
use crate::bureau::{Bureau, Finding, Job};

/// How soon a program that is to play at once is told so.
const BLINK: Duration = Duration::from_millis(50);

/// A question to an outside program.
struct Question {
    player: usize,
    command: String,
    game: Told,
    budget: Budget,
}

impl Round {
    /// Asks the outside program whose turn it is for its move: a thought comes, or how it failed. `None` if it is no program's turn.
    pub fn ask_program(&self, allowed: Option<Duration>, bureau: &mut Bureau) -> Option<Job> {
        let seat = self.session().turn()?;
        let command = self.program_at(seat)?.to_owned();
        let budget = Budget::of(self.conduct.nodes, self.conduct.think, allowed);
        let player = self.series().seating()[seat.index()];
        let question = Question { player, command, game: Told::of(self.session()), budget };
        let programs = self.conduct.programs.clone();
        Some(bureau.run(move |teller| {
            // Whoever broke while it held them has left them as they were.
            let mut programs = programs.lock().unwrap_or_else(PoisonError::into_inner);
            teller.tell(match moved(&mut programs, &question, teller.stop()) {
                Ok(best) => Finding::Thought(Ok(Thought { best: Some(best), ..Thought::default() })),
                Err(failure) => {
                    programs.dismiss(question.player);
                    Finding::Failed(failure.message())
                }
            });
        }))
    }

    /// The command of the outside program that sits there.
    pub fn program_at(&self, seat: Seat) -> Option<&str> {
        self.session().player(seat).and_then(Player::command)
    }

    /// What is said of a program whose move is none; it is let go of. `None` if no program sits there.
    pub fn illegal_answer(&self, seat: Seat, text: &str) -> Option<Message> {
        let command = self.program_at(seat)?;
        let mut programs = self.conduct.programs.lock().unwrap_or_else(PoisonError::into_inner);
        programs.dismiss(self.series().seating()[seat.index()]);
        Some(Failure::illegal(command, text).message())
    }
}

/// The move of the program that is asked; once the cord is pulled it is to answer at once.
fn moved(programs: &mut Programs, question: &Question, stop: &Stop) -> Result<String, Failure> {
    let awaited = programs.ask(question.player, &question.command, &question.game, question.budget)?;
    wait(awaited, stop)
}

fn wait(mut awaited: AwaitedMove<'_>, stop: &Stop) -> Result<String, Failure> {
    let mut is_told = false;
    loop {
        if let Some(text) = awaited.wait(BLINK)? {
            return Ok(text);
        }
        if stop.is_pulled() && !is_told {
            is_told = true;
            awaited.stop()?;
        }
    }
}
