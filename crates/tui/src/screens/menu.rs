//! The first screen: the game that was left, every game, and where else there is to go.

mod left;
mod page;

use crossterm::event::KeyCode;
use tabuleiro_game::{Message, Words};
use tabuleiro_table::Kind;

use crate::canvas::{Canvas, Hit};
use crate::screen::{Context, Go, Help, Input, Screen};
use crate::screens::picture::Picture;
use crate::screens::seating::Seating;
use crate::screens::seats::Seats;
use crate::screens::settings::SettingsScreen;
use crate::screens::{doors, learn, list};
use left::Left;

/// The words of this screen.
pub(crate) static WORDS: Words = Words {
    name: "tui-menu",
    en: include_str!("../../words/menu.en.ftl"),
    pt: include_str!("../../words/menu.pt.ftl"),
};

/// How many other places there are to go.
const PLACES: usize = 4;

/// The first screen.
pub struct Menu {
    /// Every game, as it would be played now.
    games: Vec<Seating>,
    /// The game that was left last.
    left: Option<Left>,
    /// How many games are kept, finished or not.
    kept: usize,
    /// What waits today.
    today: Option<Message>,
    at: usize,
    /// Which of the other places is in focus, if one is and no row.
    place: Option<usize>,
    /// Why something could not be opened.
    said: Option<Message>,
    /// The picture of a row, drawn last.
    picture: Option<(usize, Picture)>,
}

impl Menu {
    /// The menu, with the game that was left last in focus, or else the quickest to learn.
    pub fn new(context: &mut Context) -> Menu {
        let mut menu = Menu {
            games: Vec::new(),
            left: None,
            kept: 0,
            today: None,
            at: 0,
            place: None,
            said: None,
            picture: None,
        };
        menu.look(context);
        if menu.left.is_none() {
            let usual = context.kinds.usual().map(<dyn Kind>::name);
            menu.at = menu.games.iter().position(|game| Some(game.kind.name()) == usual).unwrap_or(0);
        }
        menu
    }

    /// Sees what there is now. Of the kept games only the one that was left last is read.
    fn look(&mut self, context: &Context) {
        let seating = |kind| Seating::last(kind, &context.settings);
        self.games = context.kinds.iter().map(seating).collect();
        let (mut unfinished, mut records) = (Vec::new(), 0);
        if let Some(store) = &context.store {
            unfinished = store.unfinished();
            records = store.records().len();
        }
        self.kept = unfinished.len() + records;
        self.left = unfinished.iter().find_map(|path| Left::read(path, context.kinds));
        self.today = learn::today(context);
        self.picture = None;
    }

    /// How many rows can be chosen.
    fn rows(&self) -> usize {
        self.games.len() + usize::from(self.left.is_some())
    }

    /// The game of a row; `None` for the one that was left.
    fn game(&self, row: usize) -> Option<&Seating> {
        self.games.get(row.checked_sub(usize::from(self.left.is_some()))?)
    }

    /// Which kind of game is in focus.
    fn kind(&self) -> Option<&'static dyn Kind> {
        let left = || self.left.as_ref().map(|left| left.table.kind());
        self.game(self.at).map(|game| game.kind).or_else(left)
    }

    /// Opens what is in focus: at once a game, without another question.
    fn open(&mut self, context: &mut Context) -> Go {
        let went = match self.game(self.at).cloned() {
            Some(seating) => doors::play(&seating, context),
            None => return self.go_on(context),
        };
        self.heed(went)
    }

    /// Takes up the game that was left.
    fn go_on(&mut self, context: &mut Context) -> Go {
        let Some(path) = self.left.as_ref().map(|left| left.path.clone()) else { return Go::Stay };
        let went = doors::resume(&path, context);
        self.heed(went)
    }

    fn heed(&mut self, went: Result<Go, Message>) -> Go {
        went.unwrap_or_else(|why| {
            self.said = Some(why);
            Go::Stay
        })
    }

    fn key(&mut self, code: KeyCode, context: &mut Context) -> Go {
        self.said = None;
        if let Some(place) = self.place {
            match code {
                KeyCode::Enter | KeyCode::Char(' ') => {
                    return self.key(KeyCode::Char(self.places(context)[place].0), context);
                }
                KeyCode::Right | KeyCode::Char('l') => self.place = Some((place + 1) % PLACES),
                KeyCode::Left | KeyCode::Char('h') => self.place = Some((place + PLACES - 1) % PLACES),
                KeyCode::Down | KeyCode::Char('j') => (),
                _ => self.place = None,
            }
            if self.place.is_some() || list::stride(code) == Some(-1) {
                return Go::Stay;
            }
        }
        match code {
            // Below the last row stand the other places.
            KeyCode::Down | KeyCode::Char('j') if self.at + 1 == self.rows() => {
                self.place = Some(0);
                Go::Stay
            }
            KeyCode::Char('q') => Go::Leave,
            KeyCode::Enter | KeyCode::Char(' ') => self.open(context),
            KeyCode::Char('C') => self.go_on(context),
            KeyCode::Tab => self.seats(context),
            KeyCode::Char('L') => doors::learn(context),
            KeyCode::Char('K') => doors::kept(context),
            KeyCode::Char('A') => {
                let went = self.kind().map_or(Ok(Go::Stay), |kind| doors::analyse(kind, context));
                self.heed(went)
            }
            KeyCode::Char('S') => Go::To(Box::new(SettingsScreen::new(context))),
            KeyCode::Char('?') => doors::help(self.kind(), self.all_keys(context), context),
            code => {
                self.at = list::moved(self.at, list::stride(code).unwrap_or(0), self.rows());
                Go::Stay
            }
        }
    }

    fn seats(&self, context: &Context) -> Go {
        match self.kind() {
            Some(kind) => Go::To(Box::new(Seats::new(kind, context))),
            None => Go::Stay,
        }
    }

    /// The other places to go, each with its letter.
    fn places(&self, context: &Context) -> [(char, String); PLACES] {
        let kept = match self.kept {
            0 => say("tui-menu-kept-none"),
            count => say("tui-menu-kept").with("count", count),
        };
        [
            ('L', word("tui-menu-learn", context)),
            ('K', context.say(&kept)),
            ('A', word("tui-menu-analysis", context)),
            ('S', word("tui-menu-settings", context)),
        ]
    }

    fn all_keys(&self, context: &Context) -> Vec<Help> {
        let mut keys = self.help(context);
        let places = self.places(context).into_iter().map(|(letter, does)| Help::letter(letter, does));
        let end = keys.len().saturating_sub(2);
        keys.splice(end..end, places);
        if self.left.is_some() {
            keys.insert(end, Help::letter('C', word("tui-menu-continue", context)));
        }
        keys
    }
}

impl Screen for Menu {
    fn draw(&mut self, canvas: &mut Canvas<'_>, context: &Context) {
        page::draw(self, canvas, context);
    }

    fn help(&self, context: &Context) -> Vec<Help> {
        let play = if self.game(self.at).is_some() { "tui-menu-play" } else { "tui-menu-go-on" };
        vec![
            Help::keys(context.theme.pick("↑↓", "jk"), word("tui-menu-choose", context)),
            Help::new("Enter", word(play, context), KeyCode::Enter),
            Help::new("Tab", word("tui-menu-seats", context), KeyCode::Tab),
            Help::letter('?', word("tui-menu-keys", context)),
            Help::letter('q', context.word("tui-leave")),
        ]
    }

    fn input(&mut self, input: Input, context: &mut Context) -> Go {
        match input {
            Input::Key(key) => return self.key(key.code, context),
            Input::Hit(Hit::Row(row)) if row < self.rows() => {
                self.at = row;
                return self.open(context);
            }
            Input::Hover(Hit::Row(row)) if row < self.rows() => self.at = row,
            Input::Wheel(way) => self.at = list::moved(self.at, way, self.rows()),
            _ => (),
        }
        Go::Stay
    }

    fn resume(&mut self, context: &mut Context) {
        let kind = self.kind().map(<dyn Kind>::name);
        let was_left = self.game(self.at).is_none();
        let before = self.left.as_ref().map(Left::stand);
        self.look(context);
        if self.left.is_some() && self.left.as_ref().map(Left::stand) != before {
            self.at = 0; // a game was left just now: nothing is likelier than that it goes on
            return;
        }
        // The focus stays on the same game, though the one that was left may have come or gone.
        let same = (0..self.rows()).find(|row| self.game(*row).map(|game| game.kind.name()) == kind);
        self.at = if was_left && self.left.is_some() { 0 } else { same.unwrap_or(0) };
    }

    fn spoken(&self, context: &Context) -> Option<String> {
        let said = self.said.as_ref().map(|said| context.say(said));
        let place = || self.place.map(|place| self.places(context)[place].1.clone());
        said.or_else(place).or_else(|| {
            Some(match self.game(self.at) {
                Some(game) => {
                    format!("{}: {}", context.say(&game.kind.title()), context.say(&game.kind.about()))
                }
                None => self.left.as_ref()?.told(context),
            })
        })
    }
}

fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}

fn word(key: &'static str, context: &Context) -> String {
    context.say(&say(key))
}
