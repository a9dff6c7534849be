//! The games that are kept: unfinished ones to be taken up again, finished ones to look through.
//!
//! Only the games on the screen are read, so that thousands of them do no harm; one that is damaged is listed as such and disturbs
//! no other.

mod asked;
mod discarding;
mod page;
mod shelf;
mod summary;

use crossterm::event::KeyCode;
use tabuleiro_game::{Message, Words};
use tabuleiro_home::read_archive;
use tabuleiro_table::Archive;

use crate::canvas::{Canvas, Hit, rect};
use crate::screen::{Context, Go, Help, Input, Screen};
use crate::screens::analysis::{Analysis, sentences};
use crate::screens::game::GameScreen;
use crate::screens::prompt::Prompt;
use crate::screens::{doors, list};
use crate::surround;
use asked::Ask;
use discarding::Discarded;
use page::{Columns, headings};
use shelf::{Entry, Shelf};

/// The words of this screen.
pub(crate) static WORDS: Words = Words {
    name: "tui-kept",
    en: include_str!("../../words/kept.en.ftl"),
    pt: include_str!("../../words/kept.pt.ftl"),
};

/// One of them.
const fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}

/// From so many columns and rows on the board of the chosen game is shown.
const ROOMY: (u16, u16) = (150, 44);
/// How many rows what is told of the chosen game then has, from its first one down to the help line.
const PICTURE: i32 = 25;

fn is_roomy(window: ratatui::layout::Rect) -> bool {
    window.width >= ROOMY.0 && window.height >= ROOMY.1
}

/// The games that are kept.
pub struct Kept {
    shelf: Shelf,
    at: usize,
    ask: Option<Ask>,
    /// What came of the last thing done, and whether it was refused.
    said: Option<(String, bool)>,
    /// What was discarded last, to be brought back.
    discarded: Vec<Discarded>,
}

impl Kept {
    /// All games of this user.
    pub fn new(context: &mut Context) -> Kept {
        let (shelf, discarded) = (Shelf::default(), Vec::new());
        let mut kept = Kept { shelf, at: 0, ask: None, said: None, discarded };
        kept.list(context);
        kept
    }

    /// Sees which games there are.
    fn list(&mut self, context: &Context) {
        self.keep_chosen(|shelf| shelf.list(context));
    }

    /// Changes what is shown; the chosen game stays chosen if it is still there.
    fn keep_chosen(&mut self, change: impl FnOnce(&mut Shelf)) {
        let chosen = self.chosen().map(|entry| entry.path.clone());
        change(&mut self.shelf);
        let found = chosen.and_then(|path| self.shelf.row_of(&path));
        self.at = found.unwrap_or(self.at).min(self.shelf.len().saturating_sub(1));
    }

    fn chosen(&self) -> Option<&Entry> {
        self.shelf.get(self.at)
    }

    /// The record of the chosen game, or why there is none.
    fn archive(&self, context: &Context) -> Option<Result<Archive, Message>> {
        let path = &self.chosen()?.path;
        Some(read_archive(path, context.kinds).map_err(|fault| sentences::unread(path, fault)))
    }

    fn key(&mut self, code: KeyCode, context: &mut Context) -> Go {
        self.said = None;
        if let Some(stride) = list::stride(code) {
            self.at = list::moved(self.at, stride, self.shelf.len());
            return Go::Stay;
        }
        match code {
            // What was begun last is taken back first.
            KeyCode::Esc if self.shelf.unmark() => (),
            KeyCode::Esc if self.shelf.is_filtered() => self.keep_chosen(|shelf| shelf.show_all(context)),
            KeyCode::Esc | KeyCode::Backspace | KeyCode::Char('q') => return Go::Back,
            KeyCode::Char('?') => return doors::help(None, self.help(context), context),
            KeyCode::Enter if self.chosen().is_some_and(|entry| entry.is_unfinished) => {
                return self.resume_game(context);
            }
            KeyCode::Enter | KeyCode::Char('A') => return self.replay(context),
            KeyCode::Char('E') if self.chosen().is_some() => {
                let label = context.say(&crate::screens::analysis::say("tui-analysis-ask-export"));
                self.ask = Some(Ask::Export(Prompt::new(label)));
            }
            KeyCode::Char('I') => {
                let label = context.say(&crate::screens::analysis::say("tui-analysis-ask-import"));
                self.ask = Some(Ask::Import(Prompt::new(label)));
            }
            KeyCode::Delete | KeyCode::Char('X') if !self.unwanted().is_empty() => {
                self.ask = Some(Ask::Discard);
            }
            KeyCode::Char('U') => {
                let came = self.bring_back(context);
                self.tell(came, context);
            }
            code => self.pick(code, context),
        }
        Go::Stay
    }

    /// Keys that choose among many: a filter, marks.
    fn pick(&mut self, code: KeyCode, context: &Context) {
        match code {
            KeyCode::Char('/') => {
                let prompt = Prompt::new(context.say(&say("tui-kept-ask-filter")));
                self.ask = Some(Ask::Filter(prompt.with_text(self.shelf.text())));
            }
            KeyCode::Tab => self.keep_chosen(|shelf| shelf.next_game(context)),
            KeyCode::Char(' ') => {
                if let Some(entry) = self.shelf.get_mut(self.at) {
                    entry.is_marked = !entry.is_marked;
                    self.at = list::moved(self.at, 1, self.shelf.len());
                }
            }
            KeyCode::Char('*') => self.shelf.mark_all(),
            _ => (),
        }
    }

    fn resume_game(&mut self, context: &mut Context) -> Go {
        let Some(path) = self.chosen().map(|entry| entry.path.clone()) else { return Go::Stay };
        match GameScreen::resume(&path, context) {
            Ok(screen) => Go::To(Box::new(screen)),
            Err(why) => self.refuse(&why, context),
        }
    }

    fn replay(&mut self, context: &mut Context) -> Go {
        let Some(archive) = self.archive(context) else { return Go::Stay };
        match archive.and_then(|archive| Analysis::open(archive, Some(0), context)) {
            Ok(screen) => Go::To(Box::new(screen)),
            Err(why) => self.refuse(&why, context),
        }
    }

    fn refuse(&mut self, why: &Message, context: &Context) -> Go {
        self.said = Some((context.say(why), true));
        Go::Stay
    }

    fn tell(&mut self, came: Result<Message, Message>, context: &Context) {
        let is_bad = came.is_err();
        let (Ok(said) | Err(said)) = came;
        self.said = Some((context.say(&said), is_bad));
    }
}

impl Screen for Kept {
    fn draw(&mut self, canvas: &mut Canvas<'_>, context: &Context) {
        let (theme, window) = (canvas.theme, canvas.area);
        let (columns, height) = (Columns::of(window.width), i32::from(window.height));
        surround::title(canvas, &context.say(&say("tui-kept-title")), &self.counted(context), "");
        if self.shelf.all() == 0 {
            let none = if context.store.is_some() { "tui-kept-none" } else { "tui-kept-no-store" };
            let rest =
                if context.store.is_some() { context.say(&say("tui-kept-none-rest")) } else { String::new() };
            surround::sentence(canvas, rect(4, 4, 66, 4), &context.say(&say(none)), &rest, false);
        } else {
            headings(canvas, &columns, context, theme);
            let detail = height - if is_roomy(window) { PICTURE } else { 9 };
            let list =
                rect(surround::MARGIN, 4, i32::from(window.width) - 2 * surround::MARGIN, detail - 1 - 4);
            self.draw_list(canvas, list, &columns, context);
            let told = i32::from(window.width) - 6;
            if is_roomy(window) {
                self.draw_picture(canvas, rect(4 + told / 2, detail, told / 2, PICTURE - 3), context);
                self.draw_chosen(canvas, rect(4, detail, told / 2 - 2, 8), context);
            } else {
                self.draw_chosen(canvas, rect(4, detail, told, 6), context);
            }
        }
        self.draw_ask(canvas, context);
    }

    fn help(&self, context: &Context) -> Vec<Help> {
        let word = |key: &'static str| context.say(&say(key));
        let other = |key: &'static str| context.say(&crate::screens::analysis::say(key));
        match &self.ask {
            Some(Ask::Discard) => return surround::yes_or_no(context),
            Some(_) => {
                return vec![
                    Help::new("Enter", other("tui-analysis-done"), KeyCode::Enter),
                    Help::new("Esc", other("tui-analysis-cancel"), KeyCode::Esc),
                ];
            }
            None => (),
        }
        let mut keys = Vec::new();
        if let Some(chosen) = self.chosen() {
            let enter = if chosen.is_unfinished { "tui-kept-resume" } else { "tui-kept-look" };
            keys.push(Help::keys(context.theme.pick("↑↓", "up/down"), word("tui-kept-choose")));
            keys.push(Help::new("Enter", word(enter), KeyCode::Enter));
            if chosen.is_unfinished {
                keys.push(Help::letter('A', word("tui-kept-replay")));
            }
            keys.push(Help::letter('/', word("tui-kept-filter")));
            // In a narrow window the last ones are only told there.
            keys.push(Help::letter('?', context.word("tui-all-keys")));
            keys.push(Help::new(&context.word("tui-space"), word("tui-kept-mark"), KeyCode::Char(' ')));
            keys.push(Help::new("Tab", word("tui-kept-by-game"), KeyCode::Tab));
            keys.push(Help::letter('*', word("tui-kept-mark-all")));
            keys.push(Help::letter('E', word("tui-kept-export")));
        }
        keys.push(Help::letter('I', word("tui-kept-import")));
        match self.chosen() {
            Some(_) => keys.push(Help::new("Del", word("tui-kept-discard"), KeyCode::Delete)),
            None if self.shelf.is_filtered() => {
                keys.insert(0, Help::new("Esc", word("tui-kept-show-all"), KeyCode::Esc));
            }
            None => keys.push(Help::letter('?', context.word("tui-all-keys"))),
        }
        if !self.discarded.is_empty() {
            keys.insert(0, Help::letter('U', word("tui-kept-bring-back")));
        }
        keys.push(Help::letter('q', word("tui-kept-back")));
        keys
    }

    fn input(&mut self, input: Input, context: &mut Context) -> Go {
        match (input, self.ask.take()) {
            (Input::Key(key), Some(ask)) => return self.answer(ask, key, context),
            (Input::Key(key), None) => return self.key(key.code, context),
            (Input::Hit(Hit::Row(at)), None) => {
                if self.at == at {
                    return self.key(KeyCode::Enter, context);
                }
                self.said = None;
                self.at = at;
            }
            (Input::Wheel(way), None) => {
                self.said = None;
                self.at = list::moved(self.at, way, self.shelf.len());
            }
            (Input::Paste(text), Some(mut ask)) => {
                if let Ask::Export(prompt) | Ask::Import(prompt) | Ask::Filter(prompt) = &mut ask {
                    prompt.paste(&text);
                }
                self.ask = Some(ask);
            }
            (_, ask) => self.ask = ask,
        }
        Go::Stay
    }

    fn resume(&mut self, context: &mut Context) {
        self.list(context);
    }

    fn spoken(&self, context: &Context) -> Option<String> {
        if let Some((said, _)) = &self.said {
            return Some(said.clone());
        }
        match &self.chosen()?.known()?.summary {
            Ok(one) => Some(format!("{}. {}", one.told, one.stands)),
            Err(why) => Some(context.say(why)),
        }
    }

    fn is_typing(&self) -> bool {
        matches!(self.ask, Some(Ask::Export(_) | Ask::Import(_) | Ask::Filter(_)))
    }
}
