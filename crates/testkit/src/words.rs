//! That every sentence exists in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use fluent_bundle::{FluentBundle, FluentResource};
use tabuleiro_game::{Lang, Message, Words};
use tabuleiro_text::Speaker;

/// One for each language, so that no word file is read twice.
static SPEAKERS: LazyLock<[Speaker; 2]> = LazyLock::new(|| Lang::ALL.map(Speaker::new));

/// The message can be said in every language with nothing left to fill in.
pub fn assert_said(message: &Message) {
    for speaker in &*SPEAKERS {
        match speaker.try_say(message) {
            Ok(said) => assert!(!said.is_empty() && !said.contains('{'), "{}: “{said}”", speaker.lang()),
            Err(error) => panic!("{message:?}: {error}"),
        }
    }
}

/// The message as it is said in a language; everything that is wrong with it fails the test.
pub fn said(message: &Message, lang: Lang) -> String {
    let speaker = SPEAKERS.iter().find(|speaker| speaker.lang() == lang).expect("one for each language");
    speaker.try_say(message).unwrap_or_else(|error| panic!("{message:?}: {error}"))
}

/// Both files can be read, have the same keys, and each key the same variables in both.
pub fn assert_agree(words: &Words) {
    let [en, pt] = Lang::ALL.map(|lang| variables(lang.of(words)));
    let missing = |one: &BTreeMap<String, BTreeSet<String>>, other: &BTreeMap<String, BTreeSet<String>>| {
        one.keys().filter(|key| !other.contains_key(*key)).cloned().collect::<Vec<_>>()
    };
    assert_eq!(missing(&en, &pt), Vec::<String>::new(), "keys that Portuguese lacks");
    assert_eq!(missing(&pt, &en), Vec::<String>::new(), "keys that English lacks");
    assert_eq!(en, pt, "the variables of each key");
    assert!(!en.is_empty(), "the file has no sentences");
}

/// The English sentences are so plain that the small reader of the core fills them in as Fluent does.
pub fn assert_plain(words: &'static Words) {
    let speaker = Speaker::new(Lang::En);
    for (key, names) in variables(words.en) {
        let key: &'static str = key.leak(); // a handful of short words, in a test
        let filled = names
            .into_iter()
            .fold(Message::new(words, key), |message, name| message.with(name.leak(), "something"));
        assert_eq!(filled.to_string(), speaker.try_say(&filled).expect("it can be said"), "“{key}”");
    }
}

/// Every key of the words is used in these sources. A name with its article is said wherever the name is, a
/// sentence about several wherever the one about one is.
pub fn assert_used(words: &Words, sources: &str) {
    for key in variables(words.en).keys() {
        let name = key.strip_suffix("-the").unwrap_or(key);
        let one = name.strip_suffix("-many").unwrap_or(name);
        let is_said = |key: &str| sources.contains(&format!("\"{key}\""));
        assert!(is_said(name) || is_said(one), "nothing says “{key}”");
    }
}

/// Every key with the variables it uses.
fn variables(ftl: &str) -> BTreeMap<String, BTreeSet<String>> {
    let resource = FluentResource::try_new(ftl.to_owned()).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut bundle: FluentBundle<FluentResource> = FluentBundle::default();
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{errors:?}"));
    let keys = ftl.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()));
    keys.filter_map(|line| line.split_once('='))
        .map(|(key, _)| (key.trim().to_owned(), names(ftl, key.trim())))
        .collect()
}

/// The `$names` between a key and the next one.
fn names(ftl: &str, key: &str) -> BTreeSet<String> {
    let own = |line: &&str| {
        line.split_once('=').is_some_and(|(found, _)| found.trim() == key && !line.starts_with(' '))
    };
    let mut lines = ftl.lines().skip_while(|line| !own(line));
    let first = lines.next().unwrap_or_default().to_owned();
    let body =
        lines.take_while(|line| line.starts_with([' ', '}'])).fold(first, |body, line| body + "\n" + line);
    let name = |part: &str| {
        part.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-' || *c == '_').collect()
    };
    body.split('$').skip(1).map(name).collect()
}
