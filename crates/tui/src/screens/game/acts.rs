//! What capital letters do: leave, take back, begin anew, look at the past.

use crossterm::event::KeyCode;
use tabuleiro_game::Seat;
use tabuleiro_table::Act;

use crate::screen::{Context, Go};
use crate::screens::analysis::Analysis;
use crate::screens::game::{GameScreen, Question, Way};
use crate::surround;

impl GameScreen {
    pub(super) fn ask_to_resign(&mut self, context: &Context) {
        let session = self.round().session();
        let person = session.turn().filter(|_| self.round().is_persons_turn());
        let near = Some(self.round().near()).filter(|_| !self.round().is_watched());
        match person.or(near).filter(|_| !self.is_over()) {
            Some(seat) => self.question = Some(Question::Resign(seat)),
            None => self.advice = Some(context.word("tui-game-cannot-resign")),
        }
    }

    /// Answers the question that was asked.
    pub(super) fn answer(&mut self, code: KeyCode, context: &mut Context) -> Go {
        let Some(is_yes) = surround::is_yes(code, context) else { return Go::Stay };
        match self.question.take() {
            Some(Question::Draw(wanted)) => self.answer_draw(wanted, is_yes, context),
            _ if !is_yes => (),
            Some(Question::Resign(seat)) => self.resign(seat, context),
            Some(Question::OfferDraw(seat)) => self.offer_draw(seat, context),
            Some(Question::Lose(way)) => return self.part(way, context),
            None => (),
        }
        Go::Stay
    }

    /// Leaves the game, which is kept; where it cannot be, that is asked about first.
    pub(super) fn leave(&mut self, way: Way, context: &mut Context) -> Go {
        if self.round_mut().would_be_lost(context.moment()).is_some() {
            self.question = Some(Question::Lose(way));
            return Go::Stay;
        }
        self.part(way, context)
    }

    /// Leaves the game that way.
    fn part(&mut self, way: Way, context: &mut Context) -> Go {
        match way {
            Way::Back => Go::Back,
            Way::Again => self.again(context),
            Way::New => self.new_game(context),
        }
    }

    /// Takes back what was begun last: looking at the past, a touch. Nothing is left by it.
    pub(super) fn cancel(&mut self, context: &mut Context) -> Go {
        if self.past.is_some() {
            return self.look_at(None, context);
        }
        if self.is_choosing() && self.chooser.can_go_back() {
            self.steer(KeyCode::Backspace, context);
        } else {
            self.advice = Some(context.word("tui-game-esc"));
        }
        Go::Stay
    }

    pub(super) fn resign(&mut self, seat: Seat, context: &mut Context) {
        self.stop_thinking();
        match self.round_mut().ask(seat, Act::Resign, context.moment()) {
            Ok(()) => self.renew(context),
            Err(refusal) => self.refuse(refusal),
        }
    }

    pub(super) fn undo(&mut self, context: &mut Context) {
        self.stop_thinking();
        self.past = None;
        let undone = self.round_mut().undo(context.moment());
        self.renew(context);
        self.chooser.refused = undone.err();
    }

    pub(super) fn redo(&mut self, context: &mut Context) {
        self.stop_thinking();
        self.past = None;
        let redone = self.round_mut().redo(context.moment());
        self.renew(context);
        self.chooser.refused = redone.err();
    }

    fn again(&mut self, context: &mut Context) -> Go {
        let Some(round) = self.round.take() else { return Go::Back };
        match round.again(context) {
            Ok(round) => Go::Instead(Box::new(GameScreen::of(round, context))),
            Err(_) => Go::Back, // what could begin once begins again
        }
    }

    /// Another game of the same kind with the same players. The one that is left is kept.
    fn new_game(&mut self, context: &mut Context) -> Go {
        let (plan, conduct) = (self.round().plan().clone(), self.round().conduct().of_the_next());
        match GameScreen::begin_as(plan, conduct, context) {
            Ok(screen) => Go::Instead(Box::new(screen)),
            Err(message) => {
                self.advice = Some(context.say(&message));
                Go::Stay
            }
        }
    }

    /// The game so far, to be looked through.
    pub(super) fn analyse(&mut self, context: &mut Context) -> Go {
        let archive = self.round().archive();
        match Analysis::open(archive, self.past, context) {
            Ok(screen) => Go::To(Box::new(screen)),
            Err(message) => {
                self.advice = Some(context.say(&message));
                Go::Stay
            }
        }
    }

    /// Steps through the moves.
    pub(super) fn step(&mut self, by: i32, context: &mut Context) {
        if by > 0 && self.past.is_none() && self.is_paused {
            return self.step_bots(context);
        }
        let last = self.round().session().table().ply();
        let now = self.past.unwrap_or(last) as i32;
        let to = (now + by).clamp(0, last as i32) as usize;
        self.look_at((to < last).then_some(to), context);
    }

    /// Looks at the moment after so many moves, or at the present.
    pub(super) fn look_at(&mut self, past: Option<usize>, context: &mut Context) -> Go {
        let last = self.round().session().table().ply();
        self.past = past.filter(|ply| *ply < last);
        self.chooser.refused = None;
        self.advice = None;
        self.after_film(context);
        Go::Stay
    }
}
