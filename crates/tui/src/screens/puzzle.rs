//! A puzzle: one move reaches the goal.

mod answers;
mod words;

use std::rc::Rc;
use std::time::Duration;

use crossterm::event::KeyCode;
use tabuleiro_learn::{Answer, Puzzle};
use tabuleiro_search::Proven;

use crate::bureau::{Finding, Job, Note};
use crate::canvas::Canvas;
use crate::chooser::Tried;
use crate::screen::{Context, Go, Help, Input, Screen};
use crate::screens::doors;
use crate::screens::exercise::Exercise;
use crate::screens::exercise::room::{self, Words};
use crate::screens::learn::shelf::Shelf;
use crate::screens::learn::{puzzle_name, say, streak};
use crate::surround;

/// A move that was tried and missed the goal.
struct Miss {
    /// As it is shown to a person.
    spelled: String,
    /// What it is worth, where that is known.
    worth: Option<Proven>,
    /// The reply to it in a sentence.
    reply: String,
}

/// How far it has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// The person looks for a move.
    Looking,
    /// So many moves show on the board why a try was wrong.
    Refuted(usize),
    /// The goal is reached.
    Solved,
}

/// Somebody at work on a puzzle.
pub struct PuzzleScreen {
    shelf: Rc<Shelf>,
    puzzle: usize,
    exercise: Exercise,
    state: State,
    played: Vec<String>,
    misses: Vec<Miss>,
    hints: u8,
    is_clean: bool,
    job: Option<(Job, String)>,
    said: Option<(String, String)>,
}

impl PuzzleScreen {
    /// Sets a puzzle up; `None` if there is no such puzzle.
    pub fn new(shelf: Rc<Shelf>, puzzle: usize, context: &mut Context) -> Option<PuzzleScreen> {
        let table = shelf.puzzles.get(puzzle)?.archive().open(context.kinds).ok()?;
        let near = table.now().0;
        let mut exercise = Exercise::new(table);
        exercise.chooser.near = near.unwrap_or(exercise.chooser.near);
        exercise.open(true);
        Some(PuzzleScreen {
            shelf,
            puzzle,
            exercise,
            state: State::Looking,
            played: Vec::new(),
            misses: Vec::new(),
            hints: 0,
            is_clean: true,
            job: None,
            said: None,
        })
    }

    fn puzzle(&self) -> &Puzzle {
        &self.shelf.puzzles[self.puzzle]
    }

    /// Back to where the wrong try was made; from the beginning, if none stands on the board.
    fn again(&mut self) {
        self.said = None;
        match self.state {
            State::Refuted(count) => self.exercise.take_back(count),
            State::Looking | State::Solved => {
                self.exercise.take_back(self.played.len());
                self.played.clear();
                // Somebody who has seen the solution cannot find it any more.
                self.is_clean &= self.state == State::Looking;
            }
        }
        self.exercise.open(true);
        self.state = State::Looking;
        self.hints = 0;
    }

    /// First where to begin, then the move. It is never played.
    fn hint(&mut self, context: &Context) {
        if matches!(self.state, State::Refuted(_)) {
            self.again();
        }
        let expected = self.puzzle().solution.moves.get(self.played.len()).cloned();
        let choice = expected.and_then(|text| self.exercise.find(&text)).cloned();
        let Some(choice) = choice.filter(|_| self.state == State::Looking) else { return };
        let Some(first) = choice.path.first().copied() else { return };
        self.is_clean = false;
        self.hints += 1;
        self.exercise.chooser.refused = None;
        self.exercise.point(if self.hints == 1 { &choice.path[..1] } else { &choice.path });
        if self.hints == 1 {
            self.exercise.chooser.hint = vec![first];
            let what = self.exercise.table().board().spot(first).map(|spot| context.say(&spot.label));
            let said = say("tui-learn-hint-first").with("what", what.unwrap_or_default());
            self.said = Some((context.say(&said), word("tui-learn-hint-more", context)));
        } else {
            self.exercise.chooser.hint = choice.path.to_vec();
            self.said = Some((word("tui-learn-hint-move", context), context.say(&choice.say)));
        }
    }

    fn next(&self, context: &mut Context) -> Go {
        let next = self.shelf.next(None, Some(self.puzzle), &context.progress);
        let screen = next.and_then(|next| PuzzleScreen::new(self.shelf.clone(), next, context));
        screen.map_or(Go::Back, |screen| Go::Instead(Box::new(screen)))
    }

    fn key(&mut self, code: KeyCode, context: &mut Context) -> Go {
        let is_solved = self.state == State::Solved;
        match code {
            KeyCode::Char(' ') | KeyCode::Backspace if self.job.is_some() => {
                self.job.iter().for_each(|(job, _)| job.hurry());
            }
            KeyCode::Char('N') => return self.next(context),
            KeyCode::Enter if is_solved => return self.next(context),
            KeyCode::Char('H') => self.hint(context),
            KeyCode::Backspace | KeyCode::Enter => self.again(),
            KeyCode::Char('<') | KeyCode::Left if is_solved => {
                self.exercise.step_to(self.exercise.shown().saturating_sub(1));
            }
            KeyCode::Char('>') | KeyCode::Right if is_solved => {
                self.exercise.step_to(self.exercise.shown() + 1);
            }
            KeyCode::Char('?') => {
                let keys = self.exercise.all_keys(self.help(context), context);
                return doors::help(Some(self.shelf.kind), keys, context);
            }
            KeyCode::Char('q') | KeyCode::Esc => return Go::Back,
            _ => (),
        }
        Go::Stay
    }
}

/// A word that takes nothing.
fn word(key: &'static str, context: &Context) -> String {
    context.say(&say(key))
}

impl Screen for PuzzleScreen {
    fn draw(&mut self, canvas: &mut Canvas<'_>, context: &Context) {
        let about = puzzle_name(self.puzzle(), context);
        surround::title(canvas, &context.say(&self.shelf.kind.title()), &about, &streak(context));
        room::draw(&self.exercise, &self.words(context), canvas, context);
    }

    fn help(&self, context: &Context) -> Vec<Help> {
        let mut help = Vec::new();
        let again = |key| Help::new("Bksp", word(key, context), KeyCode::Backspace);
        if self.job.is_some() {
            help.push(Help::new(
                &context.word("tui-space"),
                word("tui-learn-key-stop", context),
                KeyCode::Char(' '),
            ));
        } else if self.state == State::Solved {
            help.push(Help::new("Enter", word("tui-learn-key-next", context), KeyCode::Enter));
            help.push(Help::keys("< >", word("tui-learn-key-step", context)));
            help.push(again("tui-learn-key-again"));
        } else {
            if self.state == State::Looking {
                help.extend(self.exercise.help(Some(word("tui-learn-key-try", context)), context));
            }
            if self.state != State::Looking {
                help.push(again("tui-learn-key-try-again"));
            } else if !self.played.is_empty() {
                help.push(again("tui-learn-key-again"));
            }
            help.push(Help::letter('H', word("tui-learn-key-hint", context)));
            help.push(Help::letter('N', word("tui-learn-key-next", context)));
        }
        help.push(Help::letter('q', context.word("tui-back")));
        help.push(Help::letter('?', context.word("tui-all-keys")));
        help
    }

    fn input(&mut self, input: Input, context: &mut Context) -> Go {
        let is_pointing = match &input {
            Input::Key(key) => !matches!(
                key.code,
                KeyCode::Enter
                    | KeyCode::Backspace
                    | KeyCode::Esc
                    | KeyCode::Char('q' | 'H' | 'N' | ' ' | '?')
            ),
            Input::Hit(_) => true,
            _ => false,
        };
        if matches!(self.state, State::Refuted(_)) {
            // Whoever looks for another move wants the wrong one gone.
            if is_pointing && !self.exercise.is_showing() {
                self.again();
            } else if let Input::Key(key) = input {
                self.exercise.skip();
                return self.key(key.code, context);
            } else {
                return Go::Stay;
            }
        }
        match self.exercise.input(&input, context) {
            Some(Tried::Chosen(text)) => self.try_move(text, context),
            Some(_) => {
                self.said = None;
                self.exercise.chooser.hint.clear();
            }
            None => {
                if let Input::Key(key) = input {
                    return self.key(key.code, context);
                }
            }
        }
        Go::Stay
    }

    fn hear(&mut self, note: Note, context: &mut Context) -> Go {
        let Some((job, text)) = self.job.take() else { return Go::Stay };
        let is_ours = job.is_of(&note);
        match note.finding {
            Finding::Answered(answer) if is_ours => self.heed(answer, text, context),
            Finding::Done if is_ours => self.heed(Answer::Unknown, text, context),
            _ => self.job = Some((job, text)),
        }
        Go::Stay
    }

    fn wake(&self, context: &Context) -> Option<Duration> {
        self.exercise.wake(context.now)
    }

    fn tick(&mut self, context: &mut Context) -> Go {
        self.exercise.tick(context.now);
        Go::Stay
    }

    fn spoken(&self, context: &Context) -> Option<String> {
        let Words { text, sentence: (first, rest), .. } = self.words(context);
        let goal = text.into_iter().next().map(|(goal, _)| goal).unwrap_or_default();
        Some(if first.is_empty() { goal } else { format!("{first} {rest}") })
    }

    fn is_typing(&self) -> bool {
        self.exercise.prompt().is_some()
    }
}
