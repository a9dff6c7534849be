//! Who sits where and by which rules, before a game begins.

mod page;

use crossterm::event::KeyCode;
use tabuleiro_game::{Message, OptionField, OptionValues, Speak, Words};
use tabuleiro_search::roster::Group;
use tabuleiro_table::control::OFFERED;
use tabuleiro_table::{BotCard, Kind, Player};

use crate::canvas::{Canvas, Hit};
use crate::screen::{Context, Go, Help, Input, Screen};
use crate::screens::prompt::{Prompt, Prompted};
use crate::screens::seating::{HUMAN, Seating};
use crate::screens::{doors, list};

/// The words of this screen.
pub(crate) static WORDS: Words = Words {
    name: "tui-seats",
    en: include_str!("../../words/seats.en.ftl"),
    pt: include_str!("../../words/seats.pt.ftl"),
};

/// The values of the row in focus are clicked as rows from this number on.
const VALUES: usize = 1000;

/// What a row decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Row {
    /// Who sits there.
    Seat(usize),
    /// The clock.
    Clock,
    /// An option of the game.
    Option(usize),
}

/// Who sits where and by which rules.
pub struct Seats {
    /// As the game would begin; options that do not fit together are not in it yet.
    seating: Seating,
    fields: Vec<OptionField>,
    /// The players of the game, those first that most people want.
    bots: Vec<BotCard>,
    /// The options that are not as usual, as they have been chosen.
    words: Vec<(String, String)>,
    /// Why they do not fit together, or why the game cannot begin.
    fault: Option<Message>,
    at: usize,
    prompt: Option<Prompt>,
}

impl Seats {
    /// A game as it was played last, to be changed.
    pub fn new(kind: &'static dyn Kind, context: &Context) -> Seats {
        let seating = Seating::last(kind, &context.settings);
        let cards = kind.bots();
        let of = |group: Group| cards.iter().filter(move |card| card.group == group).cloned();
        let bots = Group::ALL.into_iter().flat_map(of).collect();
        let words = seating.words.clone();
        // What most people want to change is the one who sits opposite.
        let at = seating.seated().iter().position(|player| !player.is_person()).unwrap_or(0);
        Seats { seating, fields: kind.options(), bots, words, fault: None, at, prompt: None }
    }

    fn rows(&self) -> usize {
        self.first_option() + self.fields.len()
    }

    /// The row of the clock, below the seats.
    fn clock_row(&self) -> usize {
        self.seating.seats.len()
    }

    fn first_option(&self) -> usize {
        self.clock_row() + 1
    }

    fn row(&self) -> Row {
        match self.at.checked_sub(self.clock_row()) {
            None => Row::Seat(self.at),
            Some(0) => Row::Clock,
            Some(below) => Row::Option(below - 1),
        }
    }

    /// What the row in focus can be.
    fn values(&self) -> Vec<&str> {
        match self.row() {
            Row::Seat(_) => [HUMAN].into_iter().chain(self.bots.iter().map(|card| card.name)).collect(),
            Row::Clock => OFFERED.to_vec(),
            Row::Option(number) => match self.fields.get(number).map(|field| &field.values) {
                Some(OptionValues::OneOf(values)) => values.iter().map(|(value, _)| *value).collect(),
                Some(OptionValues::Text(_)) | None => Vec::new(),
            },
        }
    }

    /// What the row in focus is now.
    fn value(&self) -> Option<String> {
        match self.row() {
            Row::Seat(seat) => self.seating.seated().get(seat).map(Player::typed),
            Row::Clock => Some(self.seating.clock.to_string()),
            Row::Option(number) => self.option(self.fields.get(number)?).map(str::to_owned),
        }
    }

    /// The person whose seat is in focus.
    fn person(&self) -> Option<&Player> {
        let Row::Seat(seat) = self.row() else { return None };
        self.seating.seated().get(seat).filter(|player| player.is_person())
    }

    /// What an option is now; `None` for a text that is as usual.
    fn option<'s>(&'s self, field: &'s OptionField) -> Option<&'s str> {
        let said = self.words.iter().find(|(key, _)| key == field.key).map(|(_, value)| value.as_str());
        said.or(matches!(field.values, OptionValues::OneOf(_)).then_some(&field.usual))
    }

    /// Which of its values the row in focus has.
    fn place(&self) -> usize {
        let now = self.value();
        self.values().iter().position(|value| Some(*value) == now.as_deref()).unwrap_or(0)
    }

    /// Gives the row in focus the value that stands so far below.
    fn change(&mut self, by: i32) {
        let count = self.values().len();
        self.choose(list::moved(self.place(), by, count));
    }

    fn choose(&mut self, place: usize) {
        let Some(value) = self.values().get(place).map(|value| (*value).to_owned()) else { return };
        match self.row() {
            Row::Seat(seat) => self.seating.seat(seat, Player::from(value.as_str())),
            Row::Clock => self.set_clock(&value),
            Row::Option(number) => self.set_option(number, &value),
        }
    }

    /// Gives an option another value; nothing, or the usual, is as if nobody had said so.
    fn set_option(&mut self, number: usize, value: &str) {
        let Some(field) = self.fields.get(number) else { return };
        let is_usual = value.is_empty() || value == field.usual;
        self.words.retain(|(key, _)| key != field.key);
        if !is_usual {
            self.words.push((field.key.to_owned(), value.to_owned()));
        }
        let seats = self.seating.seats.len();
        self.fault = self.seating.settle(self.words.clone()).err();
        // The focus stays on the option, though there may be more seats above it now.
        self.at = self.at - seats + self.seating.seats.len();
    }

    /// Measures time out as the text says; nothing typed is no clock.
    fn set_clock(&mut self, text: &str) {
        match text.parse() {
            Ok(clock) => (self.seating.clock, self.fault) = (clock, None),
            Err(_) if text.is_empty() => self.set_clock(OFFERED[0]),
            Err(error) => self.fault = Some(error.message()),
        }
    }

    /// Whether something can be typed for the row in focus.
    fn can_type(&self) -> bool {
        self.is_text() || self.person().is_some() || self.row() == Row::Clock
    }

    /// Whether what the row in focus is can only be typed.
    fn is_text(&self) -> bool {
        let field = match self.row() {
            Row::Option(number) => self.fields.get(number),
            Row::Seat(_) | Row::Clock => None,
        };
        field.is_some_and(|field| matches!(field.values, OptionValues::Text(_)))
    }

    /// Lets the text of the row in focus be typed.
    fn ask(&mut self, context: &Context) {
        let (label, now) = match self.row() {
            Row::Seat(_) => {
                let own = self.person().and_then(Player::own_name).unwrap_or_default();
                (word("tui-seats-name", context), own.to_owned())
            }
            Row::Clock => (word("tui-seats-clock", context), self.seating.clock.to_string()),
            Row::Option(number) => {
                let Some(field) = self.fields.get(number) else { return };
                (context.say(&field.label), self.option(field).unwrap_or_default().to_owned())
            }
        };
        self.prompt = Some(Prompt::new(label + ":").with_text(&now));
    }

    fn answer(&mut self, prompted: Prompted) {
        if prompted == Prompted::Open {
            return;
        }
        self.prompt = None;
        let Prompted::Done(text) = prompted else { return };
        match self.row() {
            Row::Seat(seat) => self.seating.seat(seat, Player::person(&text)),
            Row::Clock => self.set_clock(text.trim()),
            Row::Option(number) => self.set_option(number, text.trim()),
        }
    }

    fn begin(&mut self, context: &mut Context) -> Go {
        if self.seating.words != self.words {
            return Go::Stay; // what does not fit is being said already
        }
        match doors::play(&self.seating, context) {
            Ok(Go::To(game)) => Go::Instead(game),
            Ok(go) => go,
            Err(why) => {
                self.fault = Some(why);
                Go::Stay
            }
        }
    }

    fn key(&mut self, code: KeyCode, context: &mut Context) -> Go {
        match code {
            KeyCode::Char('q') | KeyCode::Esc | KeyCode::Backspace => return Go::Back,
            KeyCode::Char('?') => {
                return doors::help(Some(self.seating.kind), self.help(context), context);
            }
            KeyCode::Enter => return self.begin(context),
            KeyCode::Right | KeyCode::Char('l' | ' ') if !self.is_text() => self.change(1),
            KeyCode::Left | KeyCode::Char('h') => self.change(-1),
            KeyCode::Char('S') => self.seating.move_on(),
            KeyCode::Char(':') if self.can_type() => self.ask(context),
            KeyCode::Char(' ') if self.is_text() => self.ask(context),
            KeyCode::Tab => {
                let below = self.first_option().min(self.rows() - 1);
                self.at = if self.at < below { below } else { 0 };
            }
            code => self.at = list::moved(self.at, list::stride(code).unwrap_or(0), self.rows()),
        }
        Go::Stay
    }

    fn click(&mut self, number: usize, context: &Context) {
        if let Some(place) = number.checked_sub(VALUES) {
            self.choose(place);
        } else if number < self.rows() {
            self.at = number;
            if self.is_text() {
                self.ask(context);
            }
        }
    }
}

impl Screen for Seats {
    fn draw(&mut self, canvas: &mut Canvas<'_>, context: &Context) {
        page::draw(self, canvas, context);
    }

    fn help(&self, context: &Context) -> Vec<Help> {
        let theme = context.theme;
        if self.prompt.is_some() {
            return vec![
                Help::new("Enter", word("tui-seats-set", context), KeyCode::Enter),
                Help::new("Esc", word("tui-seats-cancel", context), KeyCode::Esc),
            ];
        }
        let change = if self.is_text() {
            Help::letter(':', word("tui-seats-type", context))
        } else {
            Help::keys(theme.pick("←→", "hl"), word("tui-seats-change", context))
        };
        let name = self.can_type() && !self.is_text();
        let name = name.then(|| match self.row() {
            Row::Seat(_) => Help::letter(':', word("tui-seats-name-key", context)),
            _ => Help::letter(':', word("tui-seats-type", context)),
        });
        let swap = if self.seating.seats.len() > 2 { "tui-seats-move-on" } else { "tui-seats-swap" };
        let first = [
            Help::new("Enter", word("tui-seats-begin", context), KeyCode::Enter),
            Help::keys(theme.pick("↑↓", "jk"), word("tui-seats-choose", context)),
            change,
        ];
        let last = [
            Help::letter('S', word(swap, context)),
            Help::letter('?', word("tui-seats-keys", context)),
            Help::letter('q', word("tui-seats-back", context)),
        ];
        first.into_iter().chain(name).chain(last).collect()
    }

    fn input(&mut self, input: Input, context: &mut Context) -> Go {
        match (input, &mut self.prompt) {
            (Input::Key(key), Some(prompt)) => {
                let prompted = prompt.input(key);
                self.answer(prompted);
            }
            (Input::Paste(text), Some(prompt)) => prompt.paste(&text),
            (Input::Key(key), None) => return self.key(key.code, context),
            (Input::Hit(Hit::Row(number)), _) => {
                self.prompt = None;
                self.click(number, context);
            }
            (Input::Wheel(way), None) => self.change(way),
            _ => (),
        }
        Go::Stay
    }

    fn is_typing(&self) -> bool {
        self.prompt.is_some()
    }

    fn spoken(&self, context: &Context) -> Option<String> {
        Some(match &self.fault {
            Some(fault) => context.say(fault),
            None => page::told(self, context).join(" "),
        })
    }
}

fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}

fn word(key: &'static str, context: &Context) -> String {
    context.say(&say(key))
}
