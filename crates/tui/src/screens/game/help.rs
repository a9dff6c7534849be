//! Which keys are told: those of the moment in the help line, and all of them.

use crossterm::event::KeyCode;

use crate::screen::{Context, Help};
use crate::screens::game::GameScreen;
use crate::surround;

impl GameScreen {
    /// The keys of the moment.
    pub(super) fn keys_of_the_moment(&self, context: &Context) -> Vec<Help> {
        let all_keys = Help::letter('?', context.word("tui-all-keys"));
        if self.prompt.is_some() {
            let done = Help::new("Enter", context.word("tui-act-play"), KeyCode::Enter);
            return vec![done, Help::new("Esc", context.word("tui-cancel"), KeyCode::Esc)];
        }
        if self.question.is_some() {
            return surround::yes_or_no(context);
        }
        let mut keys = if self.past.is_some() {
            self.keys_of_the_past(context)
        } else if self.is_over() {
            self.keys_of_the_end(context)
        } else if self.is_thinking() {
            self.keys_while_thinking(context)
        } else {
            self.keys_of_choosing(context)
        };
        keys.push(all_keys);
        keys
    }

    fn keys_of_the_past(&self, context: &Context) -> Vec<Help> {
        vec![
            Help::keys("< >", context.word("tui-step")),
            Help::new("End", context.word("tui-present"), KeyCode::End),
            self.command('A', "tui-analysis", context),
        ]
    }

    fn keys_of_the_end(&self, context: &Context) -> Vec<Help> {
        let out = if context.has_below { "tui-menu" } else { "tui-leave" };
        let letters = [('A', "tui-look-through"), ('U', "tui-undo"), ('q', out)];
        // Bots take nothing back.
        let letters = letters.into_iter().filter(|(letter, _)| *letter != 'U' || !self.round().is_watched());
        let again = Help::new("Enter", context.word("tui-rematch"), KeyCode::Enter);
        let letters = letters.map(|(letter, key)| self.command(letter, key, context));
        [again].into_iter().chain(letters).collect()
    }

    fn keys_while_thinking(&self, context: &Context) -> Vec<Help> {
        let space = match (self.round().is_watched(), self.is_paused) {
            (true, true) => "tui-go-on",
            (true, false) => "tui-pause",
            (false, _) => "tui-play-now",
        };
        let space = Help::new(&context.word("tui-space"), context.word(space), KeyCode::Char(' '));
        let again = || Help::new("Enter", context.word("tui-start-again"), KeyCode::Enter);
        let mut keys = vec![if self.failed.is_some() { again() } else { space }];
        keys.push(Help::keys("< >", context.word("tui-step")));
        if !self.round().is_watched() {
            keys.push(self.command('U', "tui-undo", context));
            keys.push(Help::letter(':', context.word("tui-type")));
        }
        keys
    }

    fn keys_of_choosing(&self, context: &Context) -> Vec<Help> {
        let view = self.shown_view(context);
        let mut keys = self.chooser.help(&self.scene(&view, context), None, context);
        let letters = [('H', "tui-hint"), ('V', "tui-values"), ('U', "tui-undo"), ('W', "tui-why")];
        let is_begun = !self.moves.is_empty();
        let letters = letters.into_iter().filter(|(letter, _)| *letter != 'U' || is_begun);
        keys.extend(letters.map(|(letter, key)| self.command(letter, key, context)));
        if self.round().can_redo() {
            keys.push(self.command('R', "tui-redo", context));
        }
        keys.push(Help::letter(':', context.word("tui-type")));
        keys
    }

    /// A letter that asks something of the screen: with Alt, where it stands on the board.
    fn command(&self, letter: char, key: &'static str, context: &Context) -> Help {
        let does = context.word(key);
        if self.is_over() { Help::letter(letter, does) } else { self.chooser.command(letter, does, context) }
    }

    /// Every key of this screen.
    pub(super) fn all_keys(&self, context: &Context) -> Vec<Help> {
        let mut keys = if self.round().is_persons_turn() && !self.is_over() {
            self.keys_of_choosing(context)
        } else {
            self.keys_while_thinking(context)
        };
        let more = [
            ('R', "tui-redo"),
            ('A', "tui-analysis"),
            ('N', "tui-new-game"),
            ('D', "tui-draw"),
            ('X', "tui-resign"),
            ('q', "tui-leave-kept"),
        ];
        for (letter, key) in more {
            let entry = self.command(letter, key, context);
            if !keys.iter().any(|known| known.key == entry.key) {
                keys.push(entry);
            }
        }
        if self.has_parts() {
            keys.push(Help::keys("[ ]", context.word("tui-read")));
        }
        keys.push(Help::keys("< >", context.word("tui-step")));
        keys.push(Help::keys("a b 3", context.word("tui-name-spot")));
        keys
    }
}
