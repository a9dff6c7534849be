//! What there is to learn: the lessons and puzzles of each game, and how far the player has come.

mod page;
mod rows;
pub mod shelf;

use std::rc::Rc;

use crossterm::event::KeyCode;
use tabuleiro_game::{Message, Words};
use tabuleiro_learn::{Page, Puzzle};

use self::rows::row_of;
use self::shelf::{Shelf, number};
use crate::canvas::{Canvas, Hit};
use crate::screen::{Context, Go, Help, Input, Screen};
use crate::screens::doors;
use crate::screens::exercise::Exercise;
use crate::screens::lesson::LessonScreen;
use crate::screens::puzzle::PuzzleScreen;

/// The words of lessons and puzzles.
pub(crate) static WORDS: Words = Words {
    name: "tui-learn",
    en: include_str!("../../words/learn.en.ftl"),
    pt: include_str!("../../words/learn.pt.ftl"),
};

/// One of these words.
pub(crate) const fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}

/// Rows from here on stand for games, not for lessons and puzzles.
const GAMES_FROM: usize = 1000;
/// Something that can be begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Entry {
    /// A lesson by its number.
    Lesson(usize),
    /// The puzzle that comes next, of any grade.
    Next,
    /// The puzzle of this grade that comes next.
    Grade(u8),
}

/// The board on which something begins, and what is said there.
struct Still {
    exercise: Exercise,
    said: String,
}

/// What there is to learn.
pub struct Learn {
    shelves: Vec<Rc<Shelf>>,
    game: usize,
    row: usize,
    still: Option<Still>,
}

impl Learn {
    /// Begins with the game that the player is learning, or the one for newcomers.
    pub fn new(context: &mut Context) -> Learn {
        let shelves: Vec<Rc<Shelf>> = context.kinds.iter().filter_map(Shelf::of).map(Rc::new).collect();
        let progress = &context.progress;
        let worth = |shelf: &Shelf| {
            let learnt = if shelf.is_finished(progress) { 0 } else { shelf.learnt(progress) };
            (learnt, shelf.kind.is_for_newcomers())
        };
        // The first of several that are alike.
        let game = (0..shelves.len()).rev().max_by_key(|index| worth(&shelves[*index])).unwrap_or(0);
        let mut learn = Learn { shelves, game, row: 0, still: None };
        learn.choose(context);
        learn
    }

    fn shelf(&self) -> Option<&Rc<Shelf>> {
        self.shelves.get(self.game)
    }

    /// Puts the cursor on what comes next: a lesson, and when all are read the puzzles.
    fn choose(&mut self, context: &Context) {
        let next = self.shelf().and_then(|shelf| shelf.next_lesson(&context.progress));
        let wanted = next.map_or(Entry::Next, Entry::Lesson);
        self.row = self.entries().iter().position(|entry| *entry == wanted).unwrap_or(0);
        self.look(context);
    }

    fn entries(&self) -> Vec<Entry> {
        let Some(shelf) = self.shelf() else { return Vec::new() };
        let lessons = (0..shelf.lessons.len()).map(Entry::Lesson);
        let grades = Puzzle::GRADES.into_iter().map(Entry::Grade);
        let puzzles = std::iter::once(Entry::Next).chain(grades).filter(|_| !shelf.puzzles.is_empty());
        lessons.chain(puzzles).collect()
    }

    fn entry(&self) -> Option<Entry> {
        self.entries().get(self.row).copied()
    }

    /// The puzzle that an entry begins.
    fn puzzle(&self, entry: Entry, context: &Context) -> Option<usize> {
        let grade = match entry {
            Entry::Lesson(_) => return None,
            Entry::Next => None,
            Entry::Grade(grade) => Some(grade),
        };
        self.shelf()?.next(grade, None, &context.progress)
    }

    /// Sets up the board of what the cursor is on, for a window that has room for it.
    fn look(&mut self, context: &Context) {
        self.still = self.shelf().zip(self.entry()).and_then(|(shelf, entry)| {
            let page = match entry {
                Entry::Lesson(lesson) => shelf.lessons.get(lesson)?.pages.first()?.clone(),
                other => {
                    let puzzle = shelf.puzzles.get(self.puzzle(other, context)?)?;
                    Page { position: puzzle.position.clone(), ..Page::default() }
                }
            };
            let exercise = Exercise::new(page.open(shelf.kind.name(), context.kinds).ok()?);
            let said = context.speaker.write(page.text.said_in(context.speaker.lang()).to_owned());
            Some(Still { exercise, said })
        });
    }

    fn begin(&self, context: &mut Context) -> Go {
        let Some((shelf, entry)) = self.shelf().zip(self.entry()) else { return Go::Stay };
        let screen: Option<Box<dyn Screen>> = match entry {
            Entry::Lesson(lesson) => {
                LessonScreen::new(shelf.clone(), lesson, context).map(|screen| Box::new(screen) as _)
            }
            other => self.puzzle(other, context).and_then(|puzzle| {
                PuzzleScreen::new(shelf.clone(), puzzle, context).map(|screen| Box::new(screen) as _)
            }),
        };
        screen.map_or(Go::Stay, Go::To)
    }

    fn step(&mut self, by: isize, context: &Context) {
        let last = self.entries().len().saturating_sub(1);
        self.row = self.row.saturating_add_signed(by).min(last);
        self.look(context);
    }

    fn turn(&mut self, by: usize, context: &Context) {
        if !self.shelves.is_empty() {
            self.game = (self.game + by) % self.shelves.len();
            self.choose(context);
        }
    }

    fn click(&mut self, row: usize, context: &mut Context) -> Go {
        if row >= GAMES_FROM {
            self.game = (row - GAMES_FROM).min(self.shelves.len().saturating_sub(1));
            self.choose(context);
        } else if row == self.row {
            return self.begin(context);
        } else {
            self.row = row;
            self.step(0, context);
        }
        Go::Stay
    }
}

impl Screen for Learn {
    fn draw(&mut self, canvas: &mut Canvas<'_>, context: &Context) {
        self.draw_page(canvas, context);
    }

    fn help(&self, context: &Context) -> Vec<Help> {
        let theme = context.theme;
        let word = |key| context.say(&say(key));
        let begin = match self.entry() {
            Some(Entry::Lesson(_)) => "tui-learn-key-read",
            _ => "tui-learn-key-solve",
        };
        vec![
            Help::keys(theme.pick("↑↓", "jk"), word("tui-learn-key-choose")),
            Help::new(theme.pick("←→", "hl"), word("tui-learn-key-game"), KeyCode::Right),
            Help::new("Enter", word(begin), KeyCode::Enter),
            Help::letter('?', context.word("tui-all-keys")),
            Help::letter('q', context.word("tui-back")),
        ]
    }

    fn input(&mut self, input: Input, context: &mut Context) -> Go {
        match input {
            Input::Key(key) => match key.code {
                KeyCode::Up | KeyCode::Char('k') => self.step(-1, context),
                KeyCode::Down | KeyCode::Char('j') => self.step(1, context),
                KeyCode::Right | KeyCode::Tab | KeyCode::Char('l') => self.turn(1, context),
                KeyCode::Left | KeyCode::BackTab | KeyCode::Char('h') => {
                    self.turn(self.shelves.len().saturating_sub(1), context);
                }
                KeyCode::Home => self.step(isize::MIN, context),
                KeyCode::End => self.step(isize::MAX, context),
                KeyCode::Enter => return self.begin(context),
                KeyCode::Char('?') => {
                    let kind = self.shelf().map(|shelf| shelf.kind);
                    return doors::help(kind, self.help(context), context);
                }
                KeyCode::Char('q') | KeyCode::Esc | KeyCode::Backspace => return Go::Back,
                _ => (),
            },
            Input::Hit(Hit::Row(row)) => return self.click(row, context),
            Input::Wheel(by) => self.step(by as isize, context),
            _ => (),
        }
        Go::Stay
    }

    fn resume(&mut self, context: &mut Context) {
        self.step(0, context);
    }

    fn spoken(&self, context: &Context) -> Option<String> {
        let row = row_of(self.shelf()?, self.entry()?, context);
        Some(format!("{} {}", row.title, row.done))
    }
}

/// The words for a grade.
pub(crate) fn grade_key(grade: u8) -> &'static str {
    match grade {
        1 => "tui-learn-easy",
        2 => "tui-learn-middling",
        _ => "tui-learn-hard",
    }
}

/// A grade as squares: `▪▪▫`.
pub(crate) fn stars(grade: u8, context: &Context) -> String {
    let theme = context.theme;
    let square = |at: u8| if at <= grade { theme.pick("▪", "*") } else { theme.pick("▫", ".") };
    Puzzle::GRADES.into_iter().map(square).collect()
}

/// Which puzzle it is: its number and how hard it is.
pub(crate) fn puzzle_name(puzzle: &Puzzle, context: &Context) -> String {
    let grade = context.say(&say(grade_key(puzzle.grade))).to_lowercase();
    context.say(&say("tui-learn-puzzle-name").with("number", number(puzzle)).with("grade", grade))
}

/// How many puzzles were solved one after the other.
pub(crate) fn streak(context: &Context) -> String {
    context.say(&say("tui-learn-streak").with("count", context.progress.streak))
}

/// What waits today, in a sentence for the menu; `None` if there is no puzzle left to solve.
pub fn today(context: &Context) -> Option<Message> {
    let (progress, day) = (&context.progress, tabuleiro_home::progress::today());
    let days = progress.days_by(day);
    if progress.has_solved_on(day) {
        let key = if days == 1 { "tui-learn-today-done-one" } else { "tui-learn-today-done" };
        return Some(say(key).with("days", days));
    }
    let count = context.kinds.iter().count();
    // Every day the turn of another game.
    let first = day.day_of_year().unsigned_abs() as usize;
    let kinds = (0..count).filter_map(|step| context.kinds.iter().nth((first + step) % count));
    let waits = |shelf: &Shelf| shelf.puzzles.iter().any(|puzzle| !progress.solved.contains(&puzzle.id));
    let shelf = kinds.filter_map(Shelf::of).find(waits)?;
    let key = match days {
        0 => "tui-learn-today",
        1 => "tui-learn-today-one",
        _ => "tui-learn-today-days",
    };
    Some(say(key).with("game", shelf.kind.title()).with("days", days))
}
