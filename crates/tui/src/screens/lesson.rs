//! A lesson: pages to step through, with moves that are shown and things to try.

use std::rc::Rc;
use std::time::Duration;

use crossterm::event::KeyCode;
use ratatui::style::Style;
use tabuleiro_learn::{Lesson, Page, Spoken};

use crate::canvas::Canvas;
use crate::chooser::Tried;
use crate::screen::{Context, Go, Help, Input, Screen};
use crate::screens::doors;
use crate::screens::exercise::Exercise;
use crate::screens::exercise::room::{self, Words};
use crate::screens::learn::say;
use crate::screens::learn::shelf::Shelf;
use crate::surround;

/// What is said of the last try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Said {
    /// Nothing has been tried.
    Nothing,
    /// It was right.
    Right,
    /// It is legal, but not what is asked for.
    Another,
    /// It is legal, and nothing but what is forbidden is asked for.
    Allowed,
}

/// A lesson that is being read.
pub struct LessonScreen {
    shelf: Rc<Shelf>,
    lesson: usize,
    page: usize,
    exercise: Exercise,
    said: Said,
}

impl LessonScreen {
    /// Opens a lesson at the first page that has not been read; `None` if there is no such lesson.
    pub fn new(shelf: Rc<Shelf>, lesson: usize, context: &mut Context) -> Option<LessonScreen> {
        let read = context.progress.pages_read(&shelf.lessons.get(lesson)?.id);
        let page = if read < shelf.lessons[lesson].pages.len() { read } else { 0 };
        let exercise = set_up(&shelf.lessons[lesson], page, context)?;
        let mut screen = LessonScreen { shelf, lesson, page, exercise, said: Said::Nothing };
        screen.note(context);
        Some(screen)
    }

    fn lesson(&self) -> &Lesson {
        &self.shelf.lessons[self.lesson]
    }

    fn page(&self) -> &Page {
        &self.lesson().pages[self.page]
    }

    fn is_last(&self) -> bool {
        self.page + 1 == self.lesson().pages.len()
    }

    /// Whether something is asked for that has not been done yet.
    fn is_asking(&self) -> bool {
        asks(self.page()) && self.said != Said::Right
    }

    /// Keeps how far the lesson has been read: a page on which something is asked for is read when it is done or left behind.
    fn note(&mut self, context: &mut Context) {
        let read = self.page + usize::from(!self.is_asking() || self.page().tries.is_empty());
        let id = self.lesson().id.clone();
        if read > context.progress.pages_read(&id) {
            context.progress.change(context.store.as_ref(), |progress| {
                progress.read(&id, read);
            });
        }
    }

    fn turn_to(&mut self, page: usize, context: &mut Context) {
        if let Some(exercise) = set_up(self.lesson(), page, context) {
            (self.page, self.exercise, self.said) = (page, exercise, Said::Nothing);
            self.note(context);
        }
    }

    /// To the next page; behind the last one to the next lesson, or back.
    fn forwards(&mut self, context: &mut Context) -> Go {
        if !self.is_last() {
            self.turn_to(self.page + 1, context);
            return Go::Stay;
        }
        let (id, pages) = (self.lesson().id.clone(), self.lesson().pages.len());
        if pages > context.progress.pages_read(&id) {
            context.progress.change(context.store.as_ref(), |progress| {
                progress.read(&id, pages);
            });
        }
        match LessonScreen::new(self.shelf.clone(), self.lesson + 1, context) {
            Some(next) => Go::Instead(Box::new(next)),
            None => Go::Back,
        }
    }

    fn backwards(&mut self, context: &mut Context) {
        if let Some(page) = self.page.checked_sub(1) {
            self.turn_to(page, context);
        }
    }

    /// A legal move was chosen.
    fn heed(&mut self, text: String, context: &mut Context) {
        let tries = &self.page().tries;
        self.said = match tries.contains(&text) {
            true => Said::Right,
            false if tries.is_empty() => Said::Allowed,
            false => Said::Another,
        };
        if self.said == Said::Right {
            self.exercise.open(false);
            self.exercise.play(&[text], context);
            self.note(context);
        }
    }

    /// Shows the moves of the page again; without motion, one after the other by this key.
    fn repeat(&mut self, context: &Context) {
        let (shown, all) = (self.exercise.shown(), self.exercise.table().ply());
        if context.settings.motion {
            self.exercise.show_again(0, context);
        } else if shown == all {
            self.exercise.step_to(0);
        } else {
            self.exercise.step_to(shown + 1);
        }
    }

    fn words(&self, context: &Context) -> Words {
        let theme = context.theme;
        let mut text: Vec<(String, Style)> = vec![(spoken(&self.page().text, context), theme.ink())];
        if self.is_asking() {
            text.extend([(String::new(), theme.ink()), (self.asked(context), theme.terra())]);
        }
        let refusal = self.exercise.chooser.refused.as_ref();
        let is_bad = refusal.is_some();
        let is_news = is_bad || self.said != Said::Nothing;
        let sentence = refusal.map(|refusal| (context.say(&refusal.message), String::new()));
        Words { text, sentence: sentence.unwrap_or_else(|| self.sentence(context)), is_bad, is_news }
    }

    /// What is asked for. Where it is something forbidden, how to try that: the cursor goes to legal spots only.
    fn asked(&self, context: &Context) -> String {
        let page = self.page();
        let forbidden = page.refused.first().filter(|_| page.tries.is_empty());
        context.say(&match forbidden {
            Some(text) => {
                let spelled = self.exercise.table().spell(text, context.speaker.lang());
                say("tui-learn-try-refused").with("move", context.speaker.write(spelled))
            }
            None => say("tui-learn-try"),
        })
    }

    /// What is said of the last try, or the move that is looked at.
    fn sentence(&self, context: &Context) -> (String, String) {
        let word = |key| context.say(&say(key));
        match self.said {
            Said::Right if self.exercise.is_showing() => (String::new(), String::new()),
            Said::Right => {
                let done = self.page().done.as_ref().map(|done| spoken(done, context));
                (word("tui-learn-right"), done.unwrap_or_default())
            }
            Said::Another => (word("tui-learn-another"), word("tui-learn-another-rest")),
            Said::Allowed => (word("tui-learn-allowed"), word("tui-learn-allowed-rest")),
            Said::Nothing => {
                let looked_at = self.exercise.choice().map(|choice| context.say(&choice.say));
                (looked_at.unwrap_or_default(), String::new())
            }
        }
    }

    fn key(&mut self, code: KeyCode, context: &mut Context) -> Go {
        let is_free = !self.exercise.is_open();
        match code {
            KeyCode::Char('>') | KeyCode::PageDown => return self.forwards(context),
            KeyCode::Right | KeyCode::Enter | KeyCode::Char('l') if is_free => return self.forwards(context),
            KeyCode::Char('<') | KeyCode::PageUp | KeyCode::Backspace => self.backwards(context),
            KeyCode::Left | KeyCode::Char('h') if is_free => self.backwards(context),
            KeyCode::Char(' ') => self.repeat(context),
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

/// Sets up the board of a page: its moves are shown, then the person may try.
fn set_up(lesson: &Lesson, page: usize, context: &Context) -> Option<Exercise> {
    let page = lesson.pages.get(page)?;
    let mut exercise = Exercise::new(page.open(&lesson.game, context.kinds).ok()?);
    exercise.open(asks(page));
    exercise.play(&page.moves, context);
    exercise.show_again(0, context);
    Some(exercise)
}

/// Whether something can be tried on a page.
fn asks(page: &Page) -> bool {
    !page.tries.is_empty() || !page.refused.is_empty()
}

fn spoken(text: &Spoken, context: &Context) -> String {
    context.speaker.write(text.said_in(context.speaker.lang()).to_owned())
}

impl Screen for LessonScreen {
    fn draw(&mut self, canvas: &mut Canvas<'_>, context: &Context) {
        let page = say("tui-learn-page").with("page", self.page as u32 + 1);
        let page = page.with("all", self.lesson().pages.len() as u32);
        let title = spoken(&self.lesson().title, context);
        surround::title(canvas, &context.say(&self.shelf.kind.title()), &title, &context.say(&page));
        room::draw(&self.exercise, &self.words(context), canvas, context);
    }

    fn help(&self, context: &Context) -> Vec<Help> {
        let (theme, word) = (context.theme, |key| context.say(&say(key)));
        let next = match (self.is_last(), self.lesson + 1 < self.shelf.lessons.len()) {
            (false, _) => "tui-learn-key-page",
            (true, true) => "tui-learn-key-lesson",
            (true, false) => "tui-learn-key-done",
        };
        let mut help = Vec::new();
        if self.exercise.is_open() {
            help.extend(self.exercise.help(None, context));
            help.push(Help::letter('>', word(next)));
            // With so many keys there may be no room for more; the way out is shown before the way back.
            help.push(Help::letter('q', context.word("tui-back")));
        } else {
            help.push(Help::new("Enter", word(next), KeyCode::Enter));
        }
        if self.page > 0 {
            let (key, code) = if self.exercise.is_open() {
                ("<", KeyCode::Char('<'))
            } else {
                (theme.pick("←", "left"), KeyCode::Left)
            };
            help.push(Help::new(key, word("tui-learn-key-page-back"), code));
        }
        if self.exercise.table().ply() > 0 {
            help.push(Help::new(
                &context.word("tui-space"),
                word("tui-learn-key-repeat"),
                KeyCode::Char(' '),
            ));
        }
        if !self.exercise.is_open() {
            help.push(Help::letter('q', context.word("tui-back")));
        }
        help.push(Help::letter('?', context.word("tui-all-keys")));
        help
    }

    fn input(&mut self, input: Input, context: &mut Context) -> Go {
        match self.exercise.input(&input, context) {
            Some(Tried::Chosen(text)) => self.heed(text, context),
            Some(_) => self.said = Said::Nothing,
            None => match input {
                Input::Key(key) => return self.key(key.code, context),
                Input::Wheel(by) if by > 0 && !self.is_last() => return self.forwards(context),
                Input::Wheel(by) if by < 0 => self.backwards(context),
                _ => (),
            },
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
        let said = if first.is_empty() {
            text.into_iter().map(|(text, _)| text).collect()
        } else {
            vec![first, rest]
        };
        Some(said.join(" ").trim().to_owned())
    }

    fn is_typing(&self) -> bool {
        self.exercise.prompt().is_some()
    }
}
