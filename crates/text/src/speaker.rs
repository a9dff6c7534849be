//! Says messages in a language, with the Fluent library.

use std::fmt;
use std::sync::{PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use tabuleiro_game::{Arg, Message, Words};
use unic_langid::LanguageIdentifier;

use crate::{Lang, ascii};

type Bundle = FluentBundle<FluentResource>;

/// Numbers from here on stand in groups of three digits, which both languages set apart by spaces.
const MANY: u64 = 10_000;

/// Says messages in one language.
///
/// Each pair of word files is read at the first message that comes from it. One speaker can serve many threads.
pub struct Speaker {
    lang: Lang,
    is_ascii: bool,
    bundles: RwLock<Vec<(&'static Words, Bundle)>>,
}

impl Speaker {
    /// Someone who speaks that language.
    pub fn new(lang: Lang) -> Speaker {
        Speaker { lang, is_ascii: false, bundles: RwLock::new(Vec::new()) }
    }

    /// The same one, who keeps to ASCII: for terminals and readers that know nothing else.
    pub fn in_ascii(self) -> Speaker {
        Speaker { is_ascii: true, ..self }
    }

    /// A text as this speaker writes it.
    pub fn write(&self, text: String) -> String {
        if self.is_ascii && !text.is_ascii() { ascii::write(&text) } else { text }
    }

    /// The language spoken.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The message as a sentence.
    pub fn say(&self, message: &Message) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in message.args() {
            args.set(*name, self.value(value));
        }
        let said = self.format(message.words(), message.key(), Some(&args));
        self.begun(message, said.unwrap_or_else(|_| message.to_string()))
    }

    /// A sentence that begins with a name and its article begins with a capital: “O Norte desistiu.” Anything else is left as
    /// it stands, for it may be a part of a sentence, or begin with a move or a cell.
    fn begun(&self, message: &Message, said: String) -> String {
        let is_sentence = said.ends_with(['.', '?', '!', '…']);
        if !is_sentence || !self.begins_with_a_name(message, &said) {
            return said;
        }
        let mut letters = said.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    }

    fn begins_with_a_name(&self, message: &Message, said: &str) -> bool {
        let begins = |inner: &Message| {
            let text = self.say(inner);
            said.starts_with(&text) && (inner.is_with_article() || self.begins_with_a_name(inner, &text))
        };
        message.args().iter().any(|(_, arg)| matches!(arg, Arg::Say(inner) if begins(inner)))
    }

    /// The message as a sentence, or everything that is wrong with it: for tests.
    pub fn try_say(&self, message: &Message) -> Result<String, String> {
        let mut args = FluentArgs::new();
        for (name, value) in message.args() {
            if let Arg::Say(inner) = value {
                self.try_say(inner)?;
            }
            args.set(*name, self.value(value));
        }
        self.format(message.words(), message.key(), Some(&args))
    }

    /// A word that takes nothing, by its key; the key itself if there is none.
    pub fn word(&self, words: &'static Words, key: &str) -> String {
        self.format(words, key, None).unwrap_or_else(|_| key.to_owned())
    }

    /// The same; `None` if there is none.
    pub fn find(&self, words: &'static Words, key: &str) -> Option<String> {
        self.format(words, key, None).ok()
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) if number.unsigned_abs() >= MANY => FluentValue::from(grouped(*number)),
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Say(message) => FluentValue::from(self.say(message)),
        }
    }

    fn format(
        &self,
        words: &'static Words,
        key: &str,
        args: Option<&FluentArgs<'_>>,
    ) -> Result<String, String> {
        // A panic elsewhere leaves whole bundles behind: they are only ever added.
        let known = self.bundles.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(bundle) = find(&known, words) {
            return self.format_in(bundle, key, args);
        }
        drop(known);
        let mut bundles = self.bundles.write().unwrap_or_else(PoisonError::into_inner);
        if find(&bundles, words).is_none() {
            bundles.push((words, self.read(words)));
        }
        find(&bundles, words).map_or_else(|| Err(key.to_owned()), |bundle| self.format_in(bundle, key, args))
    }

    fn format_in(&self, bundle: &Bundle, key: &str, args: Option<&FluentArgs<'_>>) -> Result<String, String> {
        let pattern = bundle.get_message(key).and_then(|message| message.value());
        let pattern = pattern.ok_or_else(|| format!("{}: no message “{key}”", self.lang))?;
        let mut errors = Vec::new();
        let said = self.write(bundle.format_pattern(pattern, args, &mut errors).into_owned());
        if errors.is_empty() { Ok(said) } else { Err(format!("{}: “{key}”: {errors:?}", self.lang)) }
    }

    fn read(&self, words: &'static Words) -> Bundle {
        let language: LanguageIdentifier =
            self.lang.code().parse().expect("our codes are language identifiers");
        let mut bundle = Bundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        // What cannot be read is reported by the words law of the test kit; a player gets the rest.
        let resource = match FluentResource::try_new(self.lang.of(words).to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
        bundle
    }
}

/// A number with its digits in groups of three.
///
/// ```
/// assert_eq!([7, 1_000, -225_792_840].map(tabuleiro_text::grouped), ["7", "1 000", "-225 792 840"]);
/// ```
pub fn grouped(number: i64) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut text = String::from(if number < 0 { "-" } else { "" });
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

fn find<'b>(bundles: &'b [(&'static Words, Bundle)], words: &'static Words) -> Option<&'b Bundle> {
    bundles.iter().find(|(known, _)| std::ptr::eq(*known, words)).map(|(_, bundle)| bundle)
}

impl fmt::Debug for Speaker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Speaker").field("lang", &self.lang).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say;

    const fn assert_shareable<T: Send + Sync>() {}
    const _: () = assert_shareable::<Speaker>();

    #[test]
    fn one_speaker_serves_many_threads() {
        let speaker = Speaker::new(Lang::Pt);
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for _ in 0..50 {
                        assert_eq!(speaker.say(&say("text-example-draw")), "é empate");
                    }
                });
            }
        });
    }

    #[test]
    fn a_sentence_that_begins_with_an_article_begins_with_a_capital() {
        let seat = say("text-view-seat").with("number", 2).with_article();
        let claims = say("text-view-claimed").with("spot", seat.clone()).with("who", seat.clone());
        let [en, pt] = Lang::ALL.map(|lang| Speaker::new(lang).say(&claims));
        assert_eq!(en, "Seat 2 is claimed by seat 2.");
        assert!(pt.starts_with("O lugar 2") && pt.ends_with("o lugar 2."), "{pt}");
        let part = say("text-view-score").with("who", seat).with("score", 3);
        assert_eq!(Speaker::new(Lang::Pt).say(&part), "o lugar 2 3", "no sentence");
    }

    #[test]
    fn large_numbers_are_said_in_groups_of_three_digits() {
        for lang in Lang::ALL {
            let said = |number: i64| Speaker::new(lang).say(&say("text-view-seat").with("number", number));
            let numbers = [9_999, 10_000, -64_000_000].map(said);
            for (said, wanted) in numbers.iter().zip([" 9999", " 10 000", " -64 000 000"]) {
                assert!(said.ends_with(wanted), "{said}");
            }
        }
    }

    #[test]
    fn what_is_missing_is_told_to_tests_and_shown_to_players() {
        let speaker = Speaker::new(Lang::En);
        let bare = say("text-example-play");
        assert!(speaker.try_say(&bare).is_err());
        assert_eq!(speaker.say(&bare), "play {$what}");
        assert_eq!(speaker.word(&crate::WORDS, "no-such-word"), "no-such-word");
    }
}
