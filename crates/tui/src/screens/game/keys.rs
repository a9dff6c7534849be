//! What becomes of keys and clicks.

use crossterm::event::{KeyCode, KeyEvent};
use tabuleiro_game::Reading;
use tabuleiro_table::Refusal;

use crate::aim::{Aimed, Direction};
use crate::canvas::Hit;
use crate::screen::{Context, Go};
use crate::screens::game::GameScreen;
use crate::screens::help::HelpScreen;
use crate::screens::prompt::{Prompt, Prompted};

impl GameScreen {
    pub(super) fn key(&mut self, key: KeyEvent, context: &mut Context) -> Go {
        if self.film.take().is_some() {
            self.after_film(context); // the next key skips what is being shown, and counts all the same
            if self.is_over() && key.code == KeyCode::Enter {
                return Go::Stay; // but nobody begins another game before having seen how this one ended
            }
        }
        if self.question.is_some() {
            self.answer(key.code, context);
            return Go::Stay;
        }
        match key.code {
            KeyCode::Char(letter) => self.letter(letter, context),
            KeyCode::Esc if self.past.is_some() => self.look_at(None, context),
            KeyCode::Esc => Go::Back,
            KeyCode::Enter if self.is_over() && self.past.is_none() => self.again(context),
            _ => {
                self.steer(key.code, context);
                Go::Stay
            }
        }
    }

    /// Keys without a letter.
    pub(super) fn steer(&mut self, code: KeyCode, context: &mut Context) {
        let way = match code {
            KeyCode::Left => Direction::Left,
            KeyCode::Right => Direction::Right,
            KeyCode::Up => Direction::Up,
            KeyCode::Down => Direction::Down,
            KeyCode::Home => return drop(self.look_at(Some(0), context)),
            KeyCode::End => return drop(self.look_at(None, context)),
            KeyCode::PageUp => return self.step(-1, context),
            KeyCode::PageDown => return self.step(1, context),
            _ => {
                let aimed = match code {
                    KeyCode::Tab => self.aim.next_piece(&self.board, true),
                    KeyCode::BackTab => self.aim.next_piece(&self.board, false),
                    KeyCode::Enter => self.aim.enter(&self.board),
                    KeyCode::Backspace => self.aim.back(&self.board),
                    _ => return,
                };
                return self.heed(aimed, context);
            }
        };
        self.go(way, context);
    }

    pub(super) fn go(&mut self, way: Direction, context: &mut Context) {
        if !self.is_choosing() {
            // In the past, and at a table of bots, left and right step through the moves.
            return match way {
                Direction::Left => self.step(-1, context),
                Direction::Right => self.step(1, context),
                Direction::Up | Direction::Down => (),
            };
        }
        let view = self.shown_view(context);
        let scene = self.scene(&view, context);
        let to = self.aim.focus().and_then(|from| self.skin.towards(&scene, from, way));
        let aimed = to.map_or(Aimed::Nothing, |spot| self.aim.point(spot));
        self.heed(aimed, context);
    }

    pub(super) fn letter(&mut self, letter: char, context: &mut Context) -> Go {
        if letter.is_ascii_uppercase() {
            (self.refused, self.advice) = (None, None); // what is asked for now is answered now
        }
        match letter {
            'q' => return if self.past.is_some() { self.look_at(None, context) } else { Go::Back },
            '?' => {
                let help = HelpScreen::new(Some(self.round().kind()), self.all_keys(context), context);
                return Go::To(Box::new(help));
            }
            'A' => return self.analyse(context),
            'N' => return self.new_game(context),
            ':' if !self.is_over() => self.prompt = Some(self.move_prompt(context)),
            ' ' => self.hurry(context),
            '<' | ',' => self.step(-1, context),
            '>' | '.' => self.step(1, context),
            '[' => self.read_part(false, context),
            ']' => self.read_part(true, context),
            'H' => self.ask_hint(context),
            'W' => self.ask_why(context),
            'V' => self.toggle_values(context),
            'U' => self.undo(context),
            'R' => self.redo(context),
            'D' => self.offer_draw(context),
            'X' => self.ask_to_resign(context),
            '-' => self.leave_it(context),
            'h' => self.go(Direction::Left, context),
            'j' => self.go(Direction::Down, context),
            'k' => self.go(Direction::Up, context),
            'l' => self.go(Direction::Right, context),
            '1'..='9' if !self.aim.is_naming() && !self.aim.hands(&self.board).is_empty() => {
                let aimed = self.aim.numbered_piece(&self.board, letter as usize - '0' as usize);
                self.heed(aimed, context);
            }
            _ if self.is_choosing() => {
                let name = |spot| self.skin.name(&self.board, &context.speaker, spot);
                let aimed = self.aim.letter(&self.board, letter, name);
                self.heed(aimed, context);
            }
            _ => (),
        }
        Go::Stay
    }

    /// What came of aiming.
    pub(super) fn heed(&mut self, aimed: Aimed, context: &mut Context) {
        if aimed != Aimed::Nothing {
            self.refused = None;
            self.advice = None;
        }
        if !self.is_choosing() {
            return;
        }
        match aimed {
            Aimed::Nothing => (),
            Aimed::Moved => self.look_ahead(context),
            Aimed::Chosen(text) => self.play(&text, context),
            Aimed::Refused(path) => {
                self.refused = self.round().session().table().refused_path(&path);
                self.preview = None;
                self.open = self.aim.open();
            }
        }
    }

    pub(super) fn hit(&mut self, hit: Hit, context: &mut Context) -> Go {
        if self.film.take().is_some() {
            self.after_film(context);
        }
        match hit {
            Hit::Spot(spot) if self.is_choosing() => {
                let aimed = self.aim.click(&self.board, spot);
                self.heed(aimed, context);
            }
            Hit::Ply(ply) => {
                let is_present = ply >= self.round().session().table().ply();
                self.look_at((!is_present).then_some(ply), context);
            }
            _ => (),
        }
        Go::Stay
    }

    pub(super) fn type_in(&mut self, key: KeyEvent, context: &mut Context) {
        let Some(prompt) = &mut self.prompt else { return };
        match prompt.input(key) {
            Prompted::Open => (),
            Prompted::Cancelled => self.prompt = None,
            Prompted::Done(text) => {
                self.prompt = None;
                self.typed.push(text.clone());
                self.play_typed(&text, context);
            }
        }
    }

    /// Plays what was typed, or keeps it until the bot has moved.
    pub(super) fn play_typed(&mut self, text: &str, context: &mut Context) {
        self.past = None;
        if self.is_thinking() || self.film.is_some() {
            self.premove = Some(text.to_owned());
            return;
        }
        let lang = context.speaker.lang();
        match self.round().session().table().read(text, lang) {
            Ok(Reading::Move(text)) => self.play(&text, context),
            // Half a move is a move that is being chosen: the rest is asked for.
            Ok(Reading::More(question)) => {
                self.advice = Some(context.say(&question));
                self.prompt = Some(self.move_prompt(context).with_text(&format!("{text} ")));
            }
            Err(refusal) => self.refuse(refusal),
        }
    }

    pub(super) fn refuse(&mut self, refusal: Refusal) {
        if let Some(about) = refusal.about {
            self.aim.point(about);
        }
        self.preview = None;
        self.refused = Some(refusal);
    }

    pub(super) fn move_prompt(&self, context: &Context) -> Prompt {
        Prompt::new(context.word("tui-game-type")).with_history(self.typed.clone())
    }

    /// Leaves a marker, passes: whatever the only button is.
    pub(super) fn leave_it(&mut self, context: &mut Context) {
        if let Some(button) = self.aim.lone_button(&self.board).filter(|_| self.is_choosing()) {
            let aimed = self.aim.touch(&self.board, button);
            self.heed(aimed, context);
        }
    }
}
