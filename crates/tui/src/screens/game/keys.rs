//! What becomes of keys and clicks.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tabuleiro_game::Reading;
use tabuleiro_table::Refusal;

use crate::aim::Direction;
use crate::canvas::Hit;
use crate::chooser::{self, Tried};
use crate::screen::{Context, Go};
use crate::screens::game::{GameScreen, Way};
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
            return self.answer(key.code, context);
        }
        match key.code {
            KeyCode::Esc => self.cancel(context),
            KeyCode::Enter if self.failed.is_some() && self.past.is_none() => {
                self.ask_again(context);
                Go::Stay
            }
            KeyCode::Enter if self.is_over() && self.past.is_none() => self.leave(Way::Again, context),
            KeyCode::Char(letter)
                if self.is_of_the_board(letter, context) && !key.modifiers.contains(KeyModifiers::ALT) =>
            {
                self.steer(KeyCode::Char(letter.to_ascii_lowercase()), context);
                Go::Stay
            }
            KeyCode::Char(letter) if is_for_the_screen(letter) => self.letter(letter, context),
            code => {
                self.steer(code, context);
                Go::Stay
            }
        }
    }

    /// Keys that go through the moves, and those that choose on the board.
    pub(super) fn steer(&mut self, code: KeyCode, context: &mut Context) {
        match code {
            KeyCode::Home => drop(self.look_at(Some(0), context)),
            KeyCode::End => drop(self.look_at(None, context)),
            KeyCode::PageUp => self.step(-1, context),
            KeyCode::PageDown => self.step(1, context),
            code if self.is_choosing() => {
                let table = self.round.as_ref().expect("a screen always has a game").session().table();
                let tried = self.chooser.key(code, table, context).unwrap_or(Tried::Nothing);
                self.heed(tried, context);
            }
            // In the past, and at a table of bots, left and right step through the moves.
            code => match chooser::direction(code) {
                Some(Direction::Left) => self.step(-1, context),
                Some(Direction::Right) => self.step(1, context),
                _ => (),
            },
        }
    }

    /// Whether a capital letter stands on the board: then it means that place, and what it would ask of the screen is asked for with
    /// Alt. When the game is over no place is meant any more.
    pub(super) fn is_of_the_board(&self, letter: char, context: &Context) -> bool {
        !self.is_over() && self.chooser.has_printed(letter, context)
    }

    fn letter(&mut self, letter: char, context: &mut Context) -> Go {
        if letter.is_ascii_uppercase() {
            (self.chooser.refused, self.advice) = (None, None); // what is asked for now is answered now
        }
        match letter {
            'q' => {
                return if self.past.is_some() {
                    self.look_at(None, context)
                } else {
                    self.leave(Way::Back, context)
                };
            }
            '?' => {
                let help = HelpScreen::new(Some(self.round().kind()), self.all_keys(context), context);
                return Go::To(Box::new(help));
            }
            'A' => return self.analyse(context),
            'N' => return self.leave(Way::New, context),
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
            'D' => self.ask_to_offer_draw(context),
            'X' => self.ask_to_resign(context),
            _ => (),
        }
        Go::Stay
    }

    /// What came of a key or a click on the board.
    fn heed(&mut self, tried: Tried, context: &mut Context) {
        if tried != Tried::Nothing {
            self.advice = None;
        }
        if let Tried::Chosen(text) = tried {
            self.play(&text, context);
        }
    }

    pub(super) fn hit(&mut self, hit: Hit, context: &mut Context) -> Go {
        if self.film.take().is_some() {
            self.after_film(context);
        }
        match hit {
            Hit::Spot(spot) if self.is_choosing() => {
                let table = self.round.as_ref().expect("a screen always has a game").session().table();
                let tried = self.chooser.click(spot, table);
                self.heed(tried, context);
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
            // What was typed stays, to be mended.
            Err(refusal) => {
                self.advice = Some(context.say(&refusal.message));
                self.prompt = Some(self.move_prompt(context).with_text(text));
                self.refuse(refusal);
            }
        }
    }

    pub(super) fn refuse(&mut self, refusal: Refusal) {
        self.chooser.refuse(refusal);
    }

    pub(super) fn move_prompt(&self, context: &Context) -> Prompt {
        Prompt::new(context.word("tui-game-type")).with_history(self.typed.clone())
    }
}

/// Whether a letter asks something of the screen; others are for the board.
fn is_for_the_screen(letter: char) -> bool {
    letter.is_ascii_uppercase() || "q?: <,>.[]".contains(letter)
}
