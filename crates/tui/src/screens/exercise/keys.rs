//! The keys and clicks with which something is tried on the board of an exercise.

use crossterm::event::{KeyCode, KeyEvent};
use tabuleiro_game::Reading;

use crate::aim::{Aimed, Direction};
use crate::canvas::Hit;
use crate::screen::{Context, Help, Input};
use crate::screens::exercise::{Exercise, Tried};
use crate::screens::learn::say;
use crate::screens::prompt::{Prompt, Prompted};

impl Exercise {
    /// Heeds what a person does, as far as it is for the board.
    pub(crate) fn input(&mut self, input: &Input, context: &Context) -> Tried {
        if self.is_showing() && matches!(input, Input::Key(_) | Input::Hit(_)) {
            self.skip();
        }
        if !self.is_open() {
            return Tried::Nothing;
        }
        if self.prompt.is_some() {
            return self.type_on(input, context);
        }
        let aimed = match input {
            Input::Key(key) => self.key(*key, context),
            Input::Hit(Hit::Spot(spot)) => Some(self.aim.click(&self.board, *spot)),
            _ => None,
        };
        let Some(aimed) = aimed else { return Tried::Nothing };
        self.came_of(aimed)
    }

    fn came_of(&mut self, aimed: Aimed) -> Tried {
        self.refusal = None;
        match aimed {
            Aimed::Nothing | Aimed::Moved => Tried::Moved,
            Aimed::Chosen(text) => Tried::Chosen(text),
            Aimed::Refused(path) => {
                self.refusal = self.table.refused_path(&path);
                if self.refusal.is_some() { Tried::Refused } else { Tried::Moved }
            }
        }
    }

    /// What a key does on the board; `None` if it is not for the board.
    fn key(&mut self, key: KeyEvent, context: &Context) -> Option<Aimed> {
        let board = &self.board;
        Some(match key.code {
            KeyCode::Left => self.go(Direction::Left, context),
            KeyCode::Right => self.go(Direction::Right, context),
            KeyCode::Up => self.go(Direction::Up, context),
            KeyCode::Down => self.go(Direction::Down, context),
            KeyCode::Enter => self.aim.enter(board),
            KeyCode::Tab => self.aim.next_piece(board, true),
            KeyCode::BackTab => self.aim.next_piece(board, false),
            KeyCode::Backspace if self.aim.can_go_back(board) => self.aim.back(board),
            KeyCode::Char('-') => self.aim.touch(board, self.aim.lone_button(board)?),
            KeyCode::Char(':') => {
                self.prompt = Some(Prompt::new(context.say(&say("tui-learn-type"))));
                Aimed::Moved
            }
            KeyCode::Char(digit @ '1'..='9') if !self.aim.is_naming() => {
                match self.aim.numbered_piece(board, digit as usize - '0' as usize) {
                    Aimed::Nothing => return self.letter(digit, context),
                    other => other,
                }
            }
            // Where places of several groups can be reached, a name has a stroke in it.
            KeyCode::Char(letter @ ('a'..='z' | '0'..='9' | '/')) => {
                return self.letter(letter, context);
            }
            _ => return None,
        })
    }

    /// A letter of a spot's name; where none begins with it, a letter that stands for an arrow.
    fn letter(&mut self, letter: char, context: &Context) -> Option<Aimed> {
        let skin = self.skin();
        let aimed =
            self.aim.letter(&self.board, letter, |spot| skin.name(&self.board, &context.speaker, spot));
        if aimed != Aimed::Nothing {
            return Some(aimed);
        }
        let way = match letter {
            'h' => Direction::Left,
            'j' => Direction::Down,
            'k' => Direction::Up,
            'l' => Direction::Right,
            _ => return None,
        };
        Some(self.go(way, context))
    }

    fn go(&mut self, way: Direction, context: &Context) -> Aimed {
        let Some(from) = self.aim.focus() else { return Aimed::Nothing };
        let skin = self.skin();
        let to = self.with_scene(context, |scene| skin.towards(scene, from, way));
        to.map_or(Aimed::Nothing, |to| self.aim.point(to))
    }

    /// A move that is typed, at once or in parts.
    fn type_on(&mut self, input: &Input, context: &Context) -> Tried {
        let Some(prompt) = self.prompt.as_mut() else { return Tried::Nothing };
        let prompted = match input {
            Input::Key(key) => prompt.input(*key),
            Input::Paste(text) => {
                prompt.paste(text);
                Prompted::Open
            }
            _ => Prompted::Open,
        };
        match prompted {
            Prompted::Open => Tried::Moved,
            Prompted::Cancelled => {
                self.prompt = None;
                Tried::Moved
            }
            Prompted::Done(text) => self.typed(&text, context),
        }
    }

    fn typed(&mut self, text: &str, context: &Context) -> Tried {
        self.prompt = None;
        self.refusal = None;
        match self.table.read(text, context.speaker.lang()) {
            Ok(Reading::Move(text)) => Tried::Chosen(text),
            Ok(Reading::More(question)) => {
                self.prompt = Some(Prompt::new(context.say(&question)).with_text(&format!("{text} ")));
                Tried::Moved
            }
            Err(refusal) => {
                self.refusal = Some(refusal);
                Tried::Refused
            }
        }
    }

    /// All keys of a screen with this board: those of the moment, and with which a move is typed.
    pub(crate) fn all_keys(&self, mut keys: Vec<Help>, context: &Context) -> Vec<Help> {
        if self.is_open() {
            let end = keys.iter().position(|help| help.key == "q").unwrap_or(keys.len());
            keys.insert(end, Help::letter(':', context.say(&say("tui-learn-key-type"))));
        }
        keys
    }

    /// The keys that choose on the board.
    pub(crate) fn help(&self, act: Option<String>, context: &Context) -> Vec<Help> {
        let nouns = self.with_scene(context, |scene| self.skin().nouns(scene));
        let mut help = vec![Help::keys(context.theme.pick("←↓↑→", "hjkl"), context.say(&nouns.spot))];
        if let Some(piece) = nouns.piece.filter(|_| self.aim.hands(&self.board).len() > 1) {
            help.push(Help::new("Tab", context.say(&piece), KeyCode::Tab));
        }
        let act = act.unwrap_or_else(|| context.say(&nouns.act));
        help.push(Help::new("Enter", act, KeyCode::Enter));
        if self.aim.can_go_back(&self.board) {
            help.push(Help::new("Bksp", context.word("tui-back"), KeyCode::Backspace));
        }
        if let Some(button) = self.aim.lone_button(&self.board).and_then(|button| self.board.spot(button)) {
            help.push(Help::button(&context.say(&button.label)));
        }
        help
    }
}
