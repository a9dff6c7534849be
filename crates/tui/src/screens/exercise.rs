//! A board to try something on: moves are shown on it, and tried.

mod keys;
pub(crate) mod room;

use std::time::Duration;

use tabuleiro_game::{Choice, Message, SpotIndex, View};
use tabuleiro_table::Table;

use crate::chooser::Chooser;
use crate::film::Film;
use crate::scene::Scene;
use crate::screen::Context;
use crate::screens::prompt::Prompt;
use crate::skins::Skin;

/// How long a position is looked at before the next move is shown.
const LOOK: Duration = Duration::from_millis(800);

/// A board to try something on.
pub(crate) struct Exercise {
    table: Box<dyn Table>,
    /// The board that is seen and touched.
    pub(crate) chooser: Chooser,
    is_open: bool,
    shown: usize,
    film: Option<Film>,
    next: Option<Duration>,
    prompt: Option<Prompt>,
}

impl Exercise {
    /// A board as it stands at this table, only to be looked at.
    pub(crate) fn new(table: Box<dyn Table>) -> Exercise {
        let (chooser, shown) = (Chooser::new(table.as_ref()), table.ply());
        Exercise { table, chooser, is_open: false, shown, film: None, next: None, prompt: None }
    }

    /// The game as it stands after everything that is shown.
    pub(crate) fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    /// How it is drawn.
    pub(crate) fn skin(&self) -> &'static dyn Skin {
        self.chooser.skin()
    }

    /// Lets the person choose a move, or look only.
    pub(crate) fn open(&mut self, is_open: bool) {
        self.is_open = is_open;
        if is_open {
            self.chooser.offer(self.table.as_ref());
        } else {
            self.chooser.close(self.table.as_ref());
        }
    }

    /// Whether the person can choose a move now.
    pub(crate) fn is_open(&self) -> bool {
        self.is_open && !self.is_showing() && self.shown == self.table.ply()
    }

    /// Whether a move is being shown, or one will be.
    pub(crate) fn is_showing(&self) -> bool {
        self.film.is_some() || self.next.is_some()
    }

    /// Where the person is in choosing.
    pub(crate) fn choice(&self) -> Option<&Choice> {
        if self.is_open() { self.chooser.looked_at() } else { None }
    }

    /// A legal move as a path of spots.
    pub(crate) fn find(&self, text: &str) -> Option<&Choice> {
        self.chooser.choices().iter().find(|choice| choice.text == text)
    }

    /// Points at the last spot of a path, as if the ones before it had been touched.
    pub(crate) fn point(&mut self, path: &[SpotIndex]) {
        self.chooser.point(path, self.table.as_ref());
    }

    /// Plays moves and shows them one after the other; each in a sentence. What is not legal is left out.
    pub(crate) fn play(&mut self, moves: &[String], context: &Context) -> Vec<Message> {
        let from = self.table.ply();
        let said = moves.iter().filter_map(|text| Some(self.table.accept(text).ok()?.say)).collect();
        self.open(self.is_open);
        self.show_from(from, Duration::ZERO, context);
        said
    }

    /// Takes so many moves back, without a film.
    pub(crate) fn take_back(&mut self, count: usize) {
        for _ in 0..count {
            self.table.undo();
        }
        self.skip();
        self.open(self.is_open);
    }

    /// Shows everything after so many moves again, once the board has been looked at.
    pub(crate) fn show_again(&mut self, from: usize, context: &Context) {
        self.show_from(from, LOOK, context);
    }

    fn show_from(&mut self, from: usize, wait: Duration, context: &Context) {
        self.skip();
        if !context.settings.motion || from >= self.table.ply() {
            return;
        }
        self.shown = from;
        self.next = Some(context.now + wait);
        self.tick(context.now);
    }

    /// Shows the position after so many moves.
    pub(crate) fn step_to(&mut self, ply: usize) {
        self.skip();
        self.shown = ply.min(self.table.ply());
    }

    /// How many moves stand on the board that is shown.
    pub(crate) fn shown(&self) -> usize {
        self.shown
    }

    /// Ends what is being shown: everything has happened.
    pub(crate) fn skip(&mut self) {
        (self.film, self.next) = (None, None);
        self.shown = self.table.ply();
    }

    /// When it wants to be woken.
    pub(crate) fn wake(&self, now: Duration) -> Option<Duration> {
        self.film.as_ref().map(|film| film.wake(now)).or(self.next)
    }

    /// Shows what is to be seen by now.
    pub(crate) fn tick(&mut self, now: Duration) {
        if self.film.as_ref().is_some_and(|film| film.is_over(now)) {
            self.film = None;
            self.shown += 1;
            self.next = (self.shown < self.table.ply()).then_some(now + LOOK);
        }
        if self.next.is_some_and(|next| now >= next) {
            self.next = None;
            self.film = Film::new(self.table.view(self.shown), self.table.steps(self.shown + 1), now);
            if self.film.is_none() {
                self.skip();
            }
        }
    }

    /// What lies on the board at this moment.
    pub(crate) fn view(&self, now: Duration) -> View {
        self.film.as_ref().map_or_else(|| self.table.view(self.shown), |film| film.view(now))
    }

    /// Gives the scene of this moment to whoever draws it or asks about it.
    pub(crate) fn with_scene<R>(&self, context: &Context, heed: impl FnOnce(&Scene<'_>) -> R) -> R {
        let view = self.view(context.now);
        let step = self.film.as_ref().map(|film| film.step(context.now));
        heed(&Scene { step, ..self.chooser.scene(&view, self.is_open(), context) })
    }

    /// The line that is being typed in.
    pub(crate) fn prompt(&self) -> Option<&Prompt> {
        self.prompt.as_ref()
    }
}
