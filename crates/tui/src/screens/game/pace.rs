//! What happens by itself: films, bots that think, the next decision.

use std::time::Duration;

use tabuleiro_game::{View, step};
use tabuleiro_search::Limit;
use tabuleiro_table::task::ENDLESS;
use tabuleiro_table::{Refusal, Thought, Worth};

use crate::bureau::{Finding, Note};
use crate::film::Film;
use crate::panel::Listed;
use crate::screen::Context;
use crate::screens::game::GameScreen;

/// How long a move of bots among themselves is looked at before the next.
const BETWEEN_BOTS: Duration = Duration::from_millis(700);

impl GameScreen {
    /// Plays a move for whoever must decide, and shows it.
    pub(super) fn play(&mut self, text: &str, context: &mut Context) {
        self.play_judged(text, None, context);
    }

    /// The same for a bot, which knows what its move is worth.
    fn play_judged(&mut self, text: &str, worth: Option<Worth>, context: &mut Context) {
        let before = self.round().session().view();
        match self.round_mut().play(text, worth, context.moment()) {
            Ok(()) => {
                self.past = None;
                let table = self.round().session().table();
                let steps = table.steps(table.ply());
                self.renew(context);
                self.show(before, steps, context);
            }
            Err(refusal) => self.refused(text, refusal),
        }
    }

    /// A move that may not be played: a person is told why, a program has failed.
    fn refused(&mut self, text: &str, refusal: Refusal) {
        let turn = self.round().session().turn();
        match turn.and_then(|seat| self.round().illegal_answer(seat, text)) {
            Some(failed) => self.failed = Some(failed),
            None => self.refuse(refusal),
        }
    }

    /// Shows steps one after the other, if that is wished for.
    fn show(&mut self, before: View, steps: Vec<step::Step>, context: &mut Context) {
        self.film = Film::new(before, steps, context.now).filter(|_| context.settings.motion);
        if self.film.is_none() {
            self.after_film(context);
        }
    }

    /// Everything that follows from the game as it stands.
    pub(super) fn renew(&mut self, context: &mut Context) {
        self.advice = None;
        self.asked = None;
        self.values = None;
        self.question = None;
        self.list_moves(context);
        let round = self.round.as_ref().expect("a screen always has a game");
        self.chooser.near = round.near();
        self.chooser.hush();
        // While others move, the cursor and the piece in hand are remembered.
        if round.is_persons_turn() {
            self.chooser.offer(round.session().table());
        }
        self.after_film(context);
    }

    fn list_moves(&mut self, context: &Context) {
        let table = self.round().session().table();
        let lang = context.speaker.lang();
        let listed = |(ply, text): (usize, &String)| {
            let seat = table.standing(ply).0?;
            Some(Listed { seat, text: context.speaker.write(table.spell_at(ply, text, lang)) })
        };
        // Only what is new is spelt: a game may have hundreds of moves.
        let known = self.moves.len().min(table.ply().saturating_sub(1));
        let new: Vec<Listed> = table.moves().iter().enumerate().skip(known).filter_map(listed).collect();
        self.moves.truncate(known);
        self.moves.extend(new);
    }

    /// What has been shown is over: whoever is next decides.
    pub(super) fn after_film(&mut self, context: &mut Context) {
        if self.film.is_some() {
            return;
        }
        if self.is_choosing() {
            if self.shows_values && self.values.is_none() {
                self.ask_values(context);
            }
            if let Some(text) = self.premove.take() {
                self.play_typed(&text, context);
            }
        } else if self.held.is_some_and(|until| context.now < until) && self.ready.is_some() {
            // What has been found is shown when it is time.
        } else if let Some((text, worth)) = self.ready.take() {
            self.play_judged(&text, worth, context);
        } else if self.is_thinking() && self.thinking.is_none() {
            self.let_bot_think(context);
        }
    }

    fn let_bot_think(&mut self, context: &mut Context) {
        if self.is_paused || self.next.is_some() || self.failed.is_some() {
            return;
        }
        let usual = context.settings.motion.then_some(BETWEEN_BOTS);
        let between = self.round().conduct().pause.or(usual).filter(|pause| !pause.is_zero());
        if let Some(between) = between.filter(|_| self.round().is_watched())
            && self.round().session().table().ply() > 0
        {
            self.next = Some(context.now + between);
            return;
        }
        self.begin_thinking(context);
    }

    fn begin_thinking(&mut self, context: &mut Context) {
        let round = self.round();
        let (conduct, time) = (round.conduct(), self.thinking_time(context));
        let job = match round.session().level_to_move() {
            Some((_, bot, seed)) => {
                let (bot, task) = (bot.to_owned(), round.session().task(round.aids()));
                // Whoever is given time may use all of it.
                let limit = if conduct.think.is_some() { ENDLESS } else { Limit::default() };
                self.hurry = time.map(|time| context.now + time);
                context.bureau.think(task, &bot, seed, limit)
            }
            None => match round.ask_program(time, &mut context.bureau) {
                Some(job) => job,
                None => return,
            },
        };
        // Where people play, a pause is counted from here; bots among themselves have had theirs.
        let pause = self.round().conduct().pause.filter(|_| !self.round().is_watched());
        self.held = pause.map(|pause| context.now + pause);
        self.thinking = Some((job, Thought::default()));
    }

    /// Starts a program that has failed again, and tells it the game as it stands.
    pub(super) fn ask_again(&mut self, context: &mut Context) {
        self.failed = None;
        self.after_film(context);
    }

    pub(super) fn stop_thinking(&mut self) {
        self.thinking = None;
        self.ready = None;
        self.held = None;
        self.failed = None;
        self.next = None;
        self.hurry = None;
        self.film = None;
        self.premove = None;
    }

    /// The bot plays what it has found; bots among themselves pause or go on.
    pub(super) fn hurry(&mut self, context: &mut Context) {
        if self.round().is_watched() {
            self.is_paused = !self.is_paused;
            if self.is_paused {
                self.next = None;
                self.thinking = None;
            } else {
                self.past = None;
                self.after_film(context);
            }
        } else {
            self.held = None;
            match &self.thinking {
                Some((job, _)) => job.hurry(),
                None => self.after_film(context),
            }
        }
    }

    /// At a table of bots that pauses, one more move is made.
    pub(super) fn step_bots(&mut self, context: &mut Context) {
        if self.thinking.is_none() && self.is_thinking() {
            self.begin_thinking(context);
        }
    }

    pub(super) fn hear_note(&mut self, note: Note, context: &mut Context) {
        let is_thought = self.thinking.as_ref().is_some_and(|(job, _)| job.is_of(&note));
        if !is_thought {
            return self.hear_advice(note, context);
        }
        match note.finding {
            Finding::Progress(thought) => {
                if let Some((_, known)) = &mut self.thinking {
                    *known = thought;
                }
            }
            Finding::Thought(Ok(thought)) => {
                self.thinking = None;
                self.ready = thought.best.clone().map(|best| (best, worth(&thought)));
                if self.film.is_none() && self.past.is_none() {
                    self.after_film(context);
                } else if self.past.is_some() && self.film.is_none() {
                    self.play_unseen(context);
                }
            }
            Finding::Failed(how) => {
                self.thinking = None;
                self.failed = Some(how);
            }
            Finding::Thought(Err(refusal)) => {
                self.thinking = None;
                self.chooser.refused = Some(refusal);
            }
            _ => (),
        }
    }

    /// A bot moves while the player looks at an earlier moment: the game goes on, the view stays.
    fn play_unseen(&mut self, context: &mut Context) {
        let past = self.past;
        let Some((text, worth)) = self.ready.take() else { return };
        match self.round_mut().play(&text, worth, context.moment()) {
            Ok(()) => {
                self.renew(context);
                self.past = past;
            }
            Err(refusal) => self.refused(&text, refusal),
        }
    }

    pub(super) fn next_wake(&self, context: &Context) -> Option<Duration> {
        let film = self.film.as_ref().map(|film| film.wake(context.now));
        let hurry = self.hurry.filter(|_| self.thinking.is_some());
        let held = self.held.filter(|_| self.ready.is_some() && self.film.is_none());
        [film.or(self.next), hurry, held, self.clock_wake(context)].into_iter().flatten().min()
    }

    pub(super) fn pass_time(&mut self, context: &mut Context) {
        self.look_at_clocks(context);
        if self.hurry.is_some_and(|hurry| context.now >= hurry) {
            self.hurry = None;
            self.thinking.iter().for_each(|(job, _)| job.hurry());
        }
        if self.film.as_ref().is_some_and(|film| film.is_over(context.now)) {
            self.film = None;
            self.after_film(context);
        }
        if self.held.is_some_and(|until| context.now >= until) {
            self.held = None;
            self.after_film(context);
        }
        if self.next.is_some_and(|next| context.now >= next) {
            self.next = None;
            self.begin_thinking(context);
        }
    }

    /// What is to be seen on the board now.
    pub(super) fn shown_view(&self, context: &Context) -> View {
        match (&self.film, self.past) {
            (Some(film), None) => film.view(context.now),
            (_, Some(ply)) => self.round().session().table().view(ply),
            (None, None) => self.round().session().view(),
        }
    }
}

/// What a bot thinks that its move is worth.
fn worth(thought: &Thought) -> Option<Worth> {
    thought.proven.map(Worth::Proven).or(thought.score.map(Worth::Score))
}
