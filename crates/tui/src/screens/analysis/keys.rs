//! What keys and clicks do in an analysis.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::thinking::{Question, Review};
use super::{Analysis, Ask, Purpose, Said, help, say};
use crate::aim::Direction;
use crate::canvas::Hit;
use crate::chooser::{self, Tried};
use crate::lines::Place;
use crate::screen::{Context, Go, Input};
use crate::screens::help::HelpScreen;

/// Heeds what a person does.
pub(super) fn input(analysis: &mut Analysis, input: Input, context: &mut Context) -> Go {
    match input {
        Input::Key(key) => analysis.key(key, context),
        Input::Hit(hit) => analysis.hit(hit, context),
        Input::Wheel(way) if analysis.ask.is_none() => {
            analysis.step(way > 0, context);
            Go::Stay
        }
        Input::Paste(text) => {
            if let Some(Ask::Line(_, prompt)) = &mut analysis.ask {
                prompt.paste(&text);
            }
            Go::Stay
        }
        Input::Hover(_) | Input::Wheel(_) => Go::Stay,
    }
}

impl Analysis {
    fn key(&mut self, key: KeyEvent, context: &mut Context) -> Go {
        match self.ask.take() {
            Some(Ask::Line(purpose, prompt)) => self.type_in(purpose, prompt, key, context),
            Some(Ask::Delete) => {
                self.answer_delete(key.code, context);
                Go::Stay
            }
            Some(Ask::Level(at)) => self.choose_level(at, key.code, context),
            None if key.modifiers.contains(KeyModifiers::CONTROL) => Go::Stay,
            None => match (key.code, key.modifiers.contains(KeyModifiers::ALT)) {
                // A letter that stands on the board means that place; with Alt it is a command.
                (KeyCode::Char(letter), false) if self.chooser.has_printed(letter, context) => {
                    self.point(KeyCode::Char(letter.to_ascii_lowercase()), context);
                    Go::Stay
                }
                (KeyCode::Char('A'..='Z'), true) | (_, false) => self.plain_key(key.code, context),
                (_, true) => Go::Stay,
            },
        }
    }

    fn plain_key(&mut self, code: KeyCode, context: &mut Context) -> Go {
        match code {
            KeyCode::Esc | KeyCode::Char('q') => return self.leave(context),
            KeyCode::Char('?') => {
                return Go::To(Box::new(HelpScreen::new(
                    Some(self.kind),
                    help::all_keys(self, context),
                    context,
                )));
            }
            KeyCode::Char('P') => self.ask_level(context),
            KeyCode::Char(letter) if letter.is_uppercase() => self.act(letter, context),
            KeyCode::Home => self.jump(0, context),
            KeyCode::End => self.jump(usize::MAX, context),
            KeyCode::PageUp | KeyCode::Char('<' | ',') => self.step(false, context),
            KeyCode::PageDown | KeyCode::Char('>' | '.') => self.step(true, context),
            code if chooser::direction(code).is_some() => self.arrow(code, context),
            _ => self.point(code, context),
        }
        Go::Stay
    }

    /// Capitals act.
    fn act(&mut self, letter: char, context: &mut Context) {
        match letter {
            'V' => self.toggle_values(context),
            'W' => self.ask_why(context),
            'R' => self.review(context),
            'M' => self.go_to_mistake(context),
            'G' => self.prompt(Purpose::Ply, "tui-analysis-ask-go", "", context),
            'S' => {
                let position = self.table.state(usize::MAX).position;
                self.prompt(Purpose::Position, "tui-analysis-ask-set-up", &position, context);
            }
            'E' => self.prompt(Purpose::Export, "tui-analysis-ask-export", "", context),
            'I' => self.prompt(Purpose::Import, "tui-analysis-ask-import", "", context),
            'K' => {
                let came = self.keep(context);
                self.tell(came, context);
            }
            'D' if self.study.can_delete() => self.ask = Some(Ask::Delete),
            'D' => self.say_bad(context.say(&say("tui-analysis-main-stays"))),
            _ => (),
        }
    }

    fn tell(&mut self, came: Result<tabuleiro_game::Message, tabuleiro_game::Message>, context: &Context) {
        match came {
            Ok(said) => self.say_well(context.say(&said)),
            Err(why) => self.say_bad(context.say(&why)),
        }
    }

    /// Keys that point on the board: whoever uses one wants to play on.
    fn point(&mut self, code: KeyCode, context: &mut Context) {
        if code == KeyCode::Char(':') {
            return self.prompt(Purpose::Move, "tui-analysis-ask-move", "", context);
        }
        if self.table.now().0.is_none() {
            if code == KeyCode::Backspace {
                self.step(false, context);
            }
            return;
        }
        let was_pointing = std::mem::replace(&mut self.is_pointing, true);
        let tried = match code {
            // The first touch only shows that the board is to be played on.
            KeyCode::Enter if !was_pointing => Tried::Moved,
            KeyCode::Backspace if !was_pointing || !self.chooser.can_go_back() => {
                self.is_pointing = was_pointing;
                return self.step(false, context);
            }
            _ => self.chooser.key(code, self.table.as_ref(), context).unwrap_or(Tried::Nothing),
        };
        if tried == Tried::Nothing {
            self.is_pointing = was_pointing;
        }
        self.heed(tried, context);
    }

    /// What came of a key or a click on the board.
    fn heed(&mut self, tried: Tried, context: &mut Context) {
        if tried != Tried::Nothing {
            self.said = None;
            self.question = None;
        }
        if let Tried::Chosen(text) = tried {
            self.play(&text, context);
        }
    }

    fn arrow(&mut self, code: KeyCode, context: &mut Context) {
        if self.is_pointing && self.table.now().0.is_some() {
            return self.point(code, context);
        }
        let is_elsewhere = match chooser::direction(code) {
            Some(Direction::Left) => self.study.back(),
            Some(Direction::Right) => self.study.forward(),
            Some(Direction::Up) => self.study.up(),
            Some(Direction::Down) => self.study.down(),
            None => false,
        };
        if is_elsewhere {
            self.stand(context);
        }
    }

    fn step(&mut self, is_forward: bool, context: &mut Context) {
        if if is_forward { self.study.forward() } else { self.study.back() } {
            self.stand(context);
        }
    }

    pub(super) fn jump(&mut self, ply: usize, context: &mut Context) {
        if self.study.place_at(ply) != *self.study.place() {
            self.study.go(ply);
            self.stand(context);
        }
    }

    fn hit(&mut self, hit: Hit, context: &mut Context) -> Go {
        if let Some(Ask::Level(_)) = self.ask {
            return match hit {
                Hit::Row(at) => self.choose_level(at, KeyCode::Enter, context),
                _ => Go::Stay,
            };
        }
        if self.ask.is_some() {
            return Go::Stay;
        }
        match hit {
            Hit::Spot(spot) if self.table.now().0.is_some() => {
                self.is_pointing = true;
                let tried = self.chooser.click(spot, self.table.as_ref());
                self.heed(tried, context);
            }
            Hit::Ply(ply) => self.jump(ply, context),
            Hit::Row(index) => {
                if self.list.place(index).cloned().is_some_and(|place| self.study.visit(place)) {
                    self.stand(context);
                }
            }
            Hit::Spot(_) | Hit::Key(_) => (),
        }
        Go::Stay
    }

    fn toggle_values(&mut self, context: &mut Context) {
        self.wants_values = !self.wants_values;
        if !self.wants_values {
            self.insight.hush();
        } else if self.table.now().0.is_some() {
            self.insight.judge(self.table.task(&self.aids), &mut context.bureau);
        }
    }

    /// Asks about the move under the cursor; while the game is stepped through, about the one that was just made.
    fn ask_why(&mut self, context: &mut Context) {
        self.said = None;
        self.chooser.refused = None;
        let looked_at =
            self.chooser.looked_at().filter(|_| self.is_pointing).map(|choice| choice.text.clone());
        let ply = self.study.ply();
        let last = self.study.moves().pop().filter(|_| looked_at.is_none() && !self.is_pointing);
        let left_by = Analysis::left_by(&self.study.place().turns);
        let asked =
            match (looked_at.or_else(|| self.insight.line().into_iter().next().filter(|_| ply == 0)), last) {
                (Some(text), _) => Some((self.table_with(&self.study.moves(), left_by), text)),
                (None, Some(text)) => {
                    let before = &self.study.moves()[..ply - 1];
                    Some((self.table_with(before, left_by), text))
                }
                (None, None) => None,
            };
        match asked {
            Some((Some(table), text)) => {
                let task = table.task(&self.aids);
                self.question = Some(Question::ask(table.as_ref(), text, task, &mut context.bureau));
            }
            _ => self.say_bad(context.say(&say("tui-analysis-why-none"))),
        }
    }

    fn review(&mut self, context: &mut Context) {
        if self.review.is_going() {
            self.review.stop();
            let stopped = say("tui-analysis-review-stopped").with("count", self.review.done);
            return self.say_well(context.say(&stopped));
        }
        if self.study.main().moves.is_empty() {
            return self.say_bad(context.say(&say("tui-analysis-no-review")));
        }
        self.said = None;
        self.review = Review::begin(self.archive(context), context);
    }

    /// The next bad move of the game, if it was looked at again.
    fn go_to_mistake(&mut self, context: &mut Context) {
        match self.next_mistake() {
            Some(ply) => {
                self.study.visit(Place { turns: Vec::new(), at: ply });
                self.stand(context);
            }
            None if self.review.found.is_empty() => {
                self.say_bad(context.say(&say("tui-analysis-review-first")));
            }
            None => self.say_well(context.say(&say("tui-analysis-no-mistakes"))),
        }
    }

    /// Leaves what is being done, and then the screen; lines that stand nowhere else are not lost unasked.
    fn leave(&mut self, context: &Context) -> Go {
        if self.is_pointing && !self.study.main().moves.is_empty() {
            self.is_pointing = false;
            self.chooser.refused = None;
            return Go::Stay;
        }
        if self.is_changed {
            self.is_changed = false; // asked once
            let [bold, rest] =
                ["tui-analysis-unsaved", "tui-analysis-unsaved-rest"].map(|key| context.say(&say(key)));
            self.said = Some(Said { bold, rest, is_bad: false });
            return Go::Stay;
        }
        Go::Back
    }
}
