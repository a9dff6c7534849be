//! The screens one upon another, and what goes to the topmost.

use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use tabuleiro_game::Arg;

use crate::bureau::Note;
use crate::canvas::{Canvas, Hit};
use crate::screen::{Context, Go, Input, Screen};
use crate::{say, surround};

/// The least columns and rows that every screen works with.
pub const LEAST: (u16, u16) = (80, 24);

/// How the program is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// To the shell.
    Shell,
    /// Into the plain mode.
    Plain,
    /// Into the plain mode, where the game that was being played goes on.
    PlainGame,
}

/// How the program was left, and what was lost with it.
#[derive(Clone, PartialEq, Debug)]
pub struct Left {
    /// Where it goes on.
    pub exit: Exit,
    /// The sentence about a game that could not be kept, in the language of the screen.
    pub lost: Option<String>,
}

/// The screens one upon another. Everything goes to the topmost.
pub struct App {
    screens: Vec<Box<dyn Screen>>,
    /// What all screens share.
    pub context: Context,
    hits: Vec<(Rect, Hit)>,
    area: Rect,
    exit: Option<Exit>,
    /// How somebody wants to leave though a game would be lost: that is asked about first.
    leaving: Option<(Exit, Arg)>,
    /// Why what was left with the last screen could not be kept.
    left_behind: Option<Arg>,
}

impl App {
    /// A program that begins with this screen.
    pub fn new(first: Box<dyn Screen>, context: Context) -> App {
        App {
            screens: vec![first],
            context,
            hits: Vec::new(),
            area: Rect::default(),
            exit: None,
            leaving: None,
            left_behind: None,
        }
    }

    /// How it was left; `None` while it goes on.
    pub fn exit(&self) -> Option<Exit> {
        self.exit
    }

    /// What is lost when the program ends now: the sentence that says so.
    pub fn lost(&mut self) -> Option<String> {
        let why = self.left_behind.clone().or_else(|| self.at_stake())?;
        Some(self.context.say(&say("tui-lost").with("error", why)))
    }

    fn at_stake(&mut self) -> Option<Arg> {
        let context = &self.context;
        self.screens.iter_mut().find_map(|screen| screen.at_stake(context))
    }

    /// Leaves the program; where a game would be lost, that is asked about first.
    fn leave(&mut self, exit: Exit) {
        match self.at_stake() {
            Some(why) => self.leaving = Some((exit, why)),
            None => self.exit = Some(exit),
        }
    }

    /// Draws the topmost screen, or asks for a larger window.
    pub fn draw(&mut self, buffer: &mut Buffer) {
        self.area = buffer.area;
        self.hits.clear();
        let is_too_small = self.is_too_small();
        let mut canvas = Canvas::new(buffer, &mut self.hits, self.context.theme);
        canvas.fill(self.area, self.context.theme.page());
        self.context.has_below = self.screens.len() > 1;
        if let Some(screen) = self.screens.last_mut() {
            if is_too_small {
                surround::too_small(&mut canvas, &self.context);
            } else {
                screen.draw(&mut canvas, &self.context);
                surround::help_line(&mut canvas, &screen.help(&self.context));
            }
            let notice = || self.context.notices.first().map(|notice| self.context.say(notice));
            if let Some(told) = screen.warning(&self.context).or_else(notice) {
                surround::notice(&mut canvas, &told);
            }
        }
        if let Some((_, why)) = &self.leaving {
            surround::leaving(&mut canvas, why, &self.context);
        }
    }

    fn is_too_small(&self) -> bool {
        self.area.width < LEAST.0 || self.area.height < LEAST.1
    }

    /// Heeds what the terminal tells; whether something may look different now.
    pub fn event(&mut self, event: Event) -> bool {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(key),
            Event::Mouse(mouse) => {
                let at = Position { x: mouse.column, y: mouse.row };
                match mouse.kind {
                    MouseEventKind::Down(MouseButton::Left) => return self.click(at),
                    MouseEventKind::Moved => return self.hover(at),
                    MouseEventKind::ScrollUp => self.give(Input::Wheel(-1)),
                    MouseEventKind::ScrollDown => self.give(Input::Wheel(1)),
                    _ => return false,
                }
            }
            Event::Paste(text) => self.give(Input::Paste(text)),
            Event::Resize(..) | Event::FocusGained => (),
            _ => return false,
        }
        true
    }

    fn key(&mut self, key: KeyEvent) {
        let is_ctrl = key.modifiers.contains(KeyModifiers::CONTROL);
        let is_break = is_ctrl && matches!(key.code, KeyCode::Char('c'));
        if let Some((exit, _)) = self.leaving {
            self.answer_leaving(exit, key.code, is_break);
        } else if is_break {
            self.leave(Exit::Shell);
        } else if self.is_too_small() {
            match key.code {
                KeyCode::Char('q') => self.leave(Exit::Shell),
                KeyCode::Char('p') => {
                    let is_playing = self.screens.iter().any(|screen| screen.is_kept_game());
                    self.leave(if is_playing { Exit::PlainGame } else { Exit::Plain });
                }
                _ => (),
            }
        } else {
            self.give(Input::Key(key));
        }
    }

    /// Heeds the answer to whether a game is to be lost. A second Ctrl-C is one.
    fn answer_leaving(&mut self, exit: Exit, code: KeyCode, is_break: bool) {
        match surround::is_yes(code, &self.context) {
            _ if is_break => self.exit = Some(exit),
            Some(true) => self.exit = Some(exit),
            Some(false) => self.leaving = None,
            None => (),
        }
    }

    /// What lies topmost there.
    fn hit(&self, at: Position) -> Option<Hit> {
        self.hits.iter().rev().find(|(area, _)| area.contains(at)).map(|(_, hit)| *hit)
    }

    fn click(&mut self, at: Position) -> bool {
        match self.hit(at) {
            // A letter of the help line is a command, whatever stands on the board.
            Some(Hit::Key(code @ KeyCode::Char('A'..='Z'))) => {
                self.key(KeyEvent::new(code, KeyModifiers::ALT));
            }
            Some(Hit::Key(code)) => self.key(KeyEvent::from(code)),
            Some(hit) => self.give(Input::Hit(hit)),
            None => return false,
        }
        true
    }

    fn hover(&mut self, at: Position) -> bool {
        let hit = self.hit(at).filter(|hit| !matches!(hit, Hit::Key(_)));
        hit.map(|hit| self.give(Input::Hover(hit))).is_some()
    }

    fn give(&mut self, input: Input) {
        if self.leaving.is_some() {
            return; // first that is answered
        }
        let Some(screen) = self.screens.last_mut() else { return };
        let go = screen.input(input, &mut self.context);
        self.go(go);
    }

    /// Hears what came of work beside the screen. Every screen hears it, for a game goes on under another screen.
    pub fn hear(&mut self, note: &Note) {
        for index in 0..self.screens.len() {
            let Some(screen) = self.screens.get_mut(index) else { return };
            let go = screen.hear(note.clone(), &mut self.context);
            if index + 1 == self.screens.len() {
                self.go(go);
            }
        }
    }

    /// The moment at which the topmost screen wants to be woken, by the clock of [`Context::now`].
    pub fn wake(&self) -> Option<Duration> {
        self.screens.last().and_then(|screen| screen.wake(&self.context))
    }

    /// Wakes the topmost screen.
    pub fn tick(&mut self) {
        let Some(screen) = self.screens.last_mut() else { return };
        let go = screen.tick(&mut self.context);
        self.go(go);
    }

    /// The sentence of the moment, for somebody who cannot see.
    pub fn spoken(&self) -> Option<String> {
        if let Some((_, why)) = &self.leaving {
            return Some(surround::asked_leaving(why, &self.context).0);
        }
        self.screens.last().and_then(|screen| screen.spoken(&self.context))
    }

    fn go(&mut self, go: Go) {
        // Whoever goes on has read what was told.
        match go {
            Go::Stay => return,
            _ if !self.context.notices.is_empty() => drop(self.context.notices.remove(0)),
            _ => (),
        }
        match go {
            Go::Stay => return,
            Go::To(screen) => self.screens.push(screen),
            Go::Instead(screen) => {
                self.screens.pop();
                self.screens.push(screen);
                return;
            }
            Go::Back => {
                if self.screens.len() == 1 {
                    (self.exit, self.left_behind) = (Some(Exit::Shell), self.at_stake());
                }
                self.screens.pop();
            }
            Go::Home => self.screens.truncate(1),
            Go::Leave => self.exit = Some(Exit::Shell),
            Go::Plain => self.exit = Some(Exit::Plain),
        }
        if let Some(screen) = self.screens.last_mut().filter(|_| self.exit.is_none()) {
            screen.resume(&mut self.context);
        }
    }
}
