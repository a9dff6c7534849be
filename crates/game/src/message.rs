//! A sentence for a player, in every language we speak.
//!
//! A [`Message`] names a sentence by key and carries what to fill in. The sentences stand in Fluent files, one
//! pair of English and Portuguese for each crate ([`Words`]). Renderers speak both with a full Fluent library;
//! here, so that an error's `Display` is a sentence without any dependency, a small reader fills in the English.
//! It knows `key = text` and `{ $name }`, which is all that these files use (a law in the test kit checks it).

use std::fmt;

/// The sentences of one crate, as Fluent text in both languages; or any text that stands in both, such as a rule book.
#[derive(Debug)]
pub struct Words {
    /// The name of the bundle, unique in the program: a sentence that travels is found again by it.
    pub name: &'static str,
    /// English.
    pub en: &'static str,
    /// Portuguese.
    pub pt: &'static str,
}

/// The words of this crate itself.
pub static WORDS: Words =
    Words { name: "game", en: include_str!("../words/en.ftl"), pt: include_str!("../words/pt.ftl") };

/// A sentence: where it stands, its key, and what to fill in.
#[derive(Clone)]
pub struct Message {
    words: &'static Words,
    key: &'static str,
    args: Vec<(&'static str, Arg)>,
}

/// Something to fill into a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// Text that is the same in every language: a move, a square, what somebody typed.
    Text(String),
    /// Another message, said in the same language.
    Say(Message),
}

/// Whatever can be said to a player.
pub trait Speak {
    /// The sentence that says it.
    fn message(&self) -> Message;
}

impl Words {
    /// The key of a sentence as it stands in this bundle; `None` if there is none of that name.
    pub fn key(&self, name: &str) -> Option<&'static str> {
        let is_key = name.chars().all(is_name);
        let line = self.en.lines().find(|line| is_key && is_entry(line, name))?;
        Some(&line[..name.len()])
    }

    /// The name of a value as it stands in a sentence of this bundle; `None` if the sentence does not use it.
    pub fn value_name(&self, key: &str, name: &str) -> Option<&'static str> {
        let pattern = entry(self.en, key)?;
        let uses = pattern.split('$').skip(1);
        let whole = |text: &'static str| &text[..text.find(|c: char| !is_name(c)).unwrap_or(text.len())];
        uses.map(whole).find(|found| *found == name)
    }
}

fn is_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'
}

/// Whether a line of a Fluent text begins the sentence of that key.
fn is_entry(line: &str, key: &str) -> bool {
    line.strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('='))
}

impl Message {
    /// The sentence with that key, nothing filled in yet.
    pub const fn new(words: &'static Words, key: &'static str) -> Message {
        Message { words, key, args: Vec::new() }
    }

    /// Fills in one value.
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Message {
        self.args.push((name, value.into()));
        self
    }

    /// A name as it stands inside a sentence, with its article in languages where names have one: the words with `-the`
    /// behind its key. Where there are none, and wherever a language says names without articles, the name itself.
    ///
    /// Whoever speaks a sentence that begins with such a name gives it a capital: “O Preto desistiu.”
    pub fn with_article(&self) -> Message {
        let key = self.words.key(&format!("{}-the", self.key)).unwrap_or(self.key);
        Message { key, ..self.clone() }
    }

    /// Whether this is a name of several, as “Red and Blue”: its key ends in `-many`.
    pub fn is_of_many(&self) -> bool {
        self.key.strip_suffix("-the").unwrap_or(self.key).ends_with("-many")
    }

    /// Fills in who the sentence is about. If these are several, the sentence is the one with `-many` behind its key, where there is
    /// one: “O Vermelho e o Azul desistiram.”
    pub fn about(mut self, name: &'static str, who: &Message) -> Message {
        if who.is_of_many() {
            self.key = self.words.key(&format!("{}-many", self.key)).unwrap_or(self.key);
        }
        self.with(name, who.clone())
    }

    /// Whether this is a name with its article.
    pub fn is_with_article(&self) -> bool {
        self.key.ends_with("-the")
    }

    /// Where the sentence stands.
    pub fn words(&self) -> &'static Words {
        self.words
    }

    /// The key of the sentence.
    pub fn key(&self) -> &'static str {
        self.key
    }

    /// What is filled in.
    pub fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }
}

impl PartialEq for Message {
    fn eq(&self, other: &Message) -> bool {
        std::ptr::eq(self.words, other.words) && self.key == other.key && self.args == other.args
    }
}

impl Eq for Message {}

impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:?}", self.key, self.args)
    }
}

/// The sentence in English.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match entry(self.words.en, self.key) {
            Some(pattern) => fill(f, pattern, &self.args),
            None => f.write_str(self.key),
        }
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => number.fmt(f),
            Arg::Text(text) => f.write_str(text),
            Arg::Say(message) => message.fmt(f),
        }
    }
}

/// The pattern of a key in a Fluent text.
fn entry<'t>(ftl: &'t str, key: &str) -> Option<&'t str> {
    let line = ftl.lines().find(|line| is_entry(line, key))?;
    Some(line[key.len()..].trim_start().trim_start_matches('=').trim())
}

fn fill(f: &mut fmt::Formatter<'_>, pattern: &str, args: &[(&'static str, Arg)]) -> fmt::Result {
    let mut rest = pattern;
    while let Some((before, after)) = rest.split_once('{') {
        f.write_str(before)?;
        let (inside, tail) = after.split_once('}').unwrap_or((after, ""));
        let name = inside.trim().trim_start_matches('$');
        match args.iter().find(|(given, _)| *given == name) {
            Some((_, value)) => write!(f, "{value}")?,
            None => write!(f, "{{${name}}}")?,
        }
        rest = tail;
    }
    f.write_str(rest)
}

/// A text that cannot be read as what it should be; the sentence says what is wrong and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError(pub Message);

impl Speak for TextError {
    fn message(&self) -> Message {
        self.0.clone()
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for TextError {}

impl From<Message> for TextError {
    fn from(message: Message) -> TextError {
        TextError(message)
    }
}

macro_rules! number_args {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Arg {
            fn from(number: $kind) -> Arg {
                Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}
number_args!(u8, u16, u32, u64, usize, i32, i64);

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<char> for Arg {
    fn from(letter: char) -> Arg {
        Arg::Text(letter.to_string())
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Say(message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static SAMPLE: Words = Words {
        name: "sample",
        en: "cup = a cup\ncup-on-seat = { $what } on seat { $seat }.\nseat = Seat { $number }\nseat-the = Seat { $number }\nseats-many = Red and Blue\nwon = { $who } wins.\nwon-many = { $who } win.\n",
        pt: "cup = uma chávena\ncup-on-seat = { $what } no lugar { $seat }.\nseat = lugar { $number }\nseat-the = o lugar { $number }\nseats-many = Vermelho e Azul\nwon = { $who } ganha.\nwon-many = { $who } ganham.\n",
    };

    #[test]
    fn display_fills_in_english() {
        let message =
            Message::new(&SAMPLE, "cup-on-seat").with("what", Message::new(&SAMPLE, "cup")).with("seat", 3);
        assert_eq!(message.to_string(), "a cup on seat 3.");
    }

    #[test]
    fn a_key_that_is_the_beginning_of_another_is_not_confused_with_it() {
        assert_eq!(Message::new(&SAMPLE, "cup").to_string(), "a cup");
    }

    #[test]
    fn a_name_has_its_article_if_its_words_have_one() {
        let seat = Message::new(&SAMPLE, "seat").with("number", 2);
        assert_eq!(seat.with_article(), Message::new(&SAMPLE, "seat-the").with("number", 2));
        assert_eq!(Message::new(&SAMPLE, "cup").with_article(), Message::new(&SAMPLE, "cup"));
    }

    #[test]
    fn a_sentence_about_several_is_said_of_several() {
        let many = Message::new(&SAMPLE, "seats-many");
        assert!(many.is_of_many() && many.with_article().is_of_many());
        let said = |who: &Message| Message::new(&SAMPLE, "won").about("who", who).to_string();
        assert_eq!(said(&many), "Red and Blue win.");
        assert_eq!(said(&Message::new(&SAMPLE, "cup")), "a cup wins.");
        let plain = Message::new(&SAMPLE, "seat").about("number", &many);
        assert_eq!(plain.key(), "seat", "where there is no other sentence, the same");
    }

    #[test]
    fn what_is_missing_stays_visible() {
        assert_eq!(Message::new(&SAMPLE, "cup-on-seat").to_string(), "{$what} on seat {$seat}.");
        assert_eq!(Message::new(&SAMPLE, "no-such-key").to_string(), "no-such-key");
    }
}
