//! What can be chosen before a game begins, written as `key=value` words.

use std::fmt::{self, Debug, Display};
use std::str::FromStr;

use crate::message::WORDS;
use crate::quote::shortened;
use crate::{Message, TextError};

/// The choices a game offers before it begins: rules, players, markers.
///
/// `Display` prints the words that are not at their default, `FromStr` reads any of them in any order;
/// the empty text is the default.
pub trait Options:
    Copy + Default + Eq + Debug + Display + FromStr<Err = TextError> + Send + Sync + 'static
{
    /// The keys a position text of this game may end with. The others are part of the position itself.
    const IN_POSITION: &'static [&'static str];

    /// Every option there is, in the order in which they are printed.
    fn fields() -> Vec<OptionField>;

    /// Every option with its value, in the same order.
    fn words(&self) -> Vec<OptionWord>;
}

/// An option that describes itself, so that menus, command lines and pages can offer it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionField {
    /// The name of the option.
    pub key: &'static str,
    /// What it decides, in a few words.
    pub label: Message,
    /// What it can be.
    pub values: OptionValues,
    /// What one gets without saying so.
    pub usual: String,
}

/// What an option can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionValues {
    /// One of these, each with what it means.
    OneOf(Vec<(&'static str, Message)>),
    /// Any text of a form that the game itself reads; an example of it.
    Text(&'static str),
}

impl OptionValues {
    /// In a few letters, as a command line shows it: `book|report`, or the example.
    pub fn hint(&self) -> String {
        match self {
            OptionValues::OneOf(values) => {
                values.iter().map(|(value, _)| *value).collect::<Vec<_>>().join("|")
            }
            OptionValues::Text(example) => (*example).to_owned(),
        }
    }
}

/// One `key=value` word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionWord {
    /// The name of the option.
    pub key: &'static str,
    /// Its value as text.
    pub value: String,
    /// Whether it is what one gets without saying so.
    pub is_default: bool,
}

impl OptionWord {
    /// A word, with whether it is the default.
    pub fn new(key: &'static str, value: impl Display, is_default: bool) -> OptionWord {
        OptionWord { key, value: value.to_string(), is_default }
    }
}

impl Display for OptionWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.key, self.value)
    }
}

/// Prints the words that are not at their default, a space between them. What every `Options` prints.
pub fn print(options: &impl Options, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let words: Vec<String> =
        options.words().iter().filter(|word| !word.is_default).map(ToString::to_string).collect();
    f.write_str(&words.join(" "))
}

/// Prints the words a position text ends with, each after a space.
pub fn print_in_position<O: Options>(options: &O, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let shown = |word: &&OptionWord| !word.is_default && O::IN_POSITION.contains(&word.key);
    options.words().iter().filter(shown).try_for_each(|word| write!(f, " {word}"))
}

/// Splits text into `(key, value)` pairs; refuses words of another shape, keys that are not among `known`, and keys
/// given twice.
pub fn pairs<'t>(text: &'t str, known: &[&str]) -> Result<Vec<(&'t str, &'t str)>, TextError> {
    let mut found: Vec<(&str, &str)> = Vec::new();
    for word in text.split_whitespace() {
        let (key, value) =
            word.split_once('=').ok_or_else(|| say("game-option-shape").with("word", quote(word)))?;
        if known.is_empty() {
            return Err(say("game-option-none").with("word", quote(word)).into());
        }
        if !known.contains(&key) {
            return Err(say("game-option-unknown")
                .with("key", quote(key))
                .with("known", known.join(", "))
                .into());
        }
        if found.iter().any(|(earlier, _)| *earlier == key) {
            return Err(say("game-option-twice").with("key", quote(key)).into());
        }
        found.push((key, value));
    }
    Ok(found)
}

/// The error for a value that an option does not have.
pub fn bad_value(key: &str, value: &str, known: &str) -> TextError {
    say("game-option-value").with("key", key).with("value", quote(value)).with("known", known).into()
}

fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}

/// So many characters of a word are repeated in a sentence.
const MOST: usize = 60;

fn quote(text: &str) -> String {
    shortened(text, MOST)
}

/// The options of a game in which there is nothing to choose.
///
/// ```
/// use tabuleiro_game::{NoOptions, Options};
/// assert_eq!("".parse(), Ok(NoOptions));
/// assert!("size=4".parse::<NoOptions>().is_err() && NoOptions::fields().is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct NoOptions;

impl Options for NoOptions {
    const IN_POSITION: &'static [&'static str] = &[];

    fn fields() -> Vec<OptionField> {
        Vec::new()
    }

    fn words(&self) -> Vec<OptionWord> {
        Vec::new()
    }
}

impl Display for NoOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print(self, f)
    }
}

impl FromStr for NoOptions {
    type Err = TextError;

    fn from_str(text: &str) -> Result<NoOptions, TextError> {
        pairs(text, NoOptions::IN_POSITION).map(|_| NoOptions)
    }
}

/// Which rules are played: those of the published game, or those of the student report that this project realises.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Rules {
    /// The published rules.
    #[default]
    Book,
    /// The rules as the report's program played them.
    Report,
}

impl Rules {
    /// The key of the option.
    pub const KEY: &'static str = "rules";

    /// The option by which a game offers both; what each means there is for the game to say.
    pub fn field(book: Message, report: Message) -> OptionField {
        OptionField {
            key: Rules::KEY,
            label: say("game-option-rules"),
            values: OptionValues::OneOf(vec![("book", book), ("report", report)]),
            usual: Rules::Book.to_string(),
        }
    }

    /// The word for it.
    pub fn word(self) -> OptionWord {
        OptionWord::new(Rules::KEY, self, self == Rules::default())
    }
}

impl Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Rules::Book => "book",
            Rules::Report => "report",
        })
    }
}

impl FromStr for Rules {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Rules, TextError> {
        match text {
            "book" => Ok(Rules::Book),
            "report" => Ok(Rules::Report),
            _ => Err(bad_value("rules", text, "book, report")),
        }
    }
}
