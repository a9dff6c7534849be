//! Laws about options, and how they describe themselves.

use tabuleiro_game::{Game, OptionField, OptionValues, OptionWord, Options, Speak};

use crate::{walk, words};

/// Printing options and reading them gives the options; a position is played under the options it was started with.
pub fn options_round_trip_through_text<G: Game>(starts: &[G]) {
    assert_eq!("".parse::<G::Options>(), Ok(G::Options::default()));
    assert_eq!(G::Options::default().to_string(), "");
    for start in starts {
        let options = start.options();
        assert_eq!(options.to_string().parse::<G::Options>(), Ok(options), "“{options}”");
        let spelt: Vec<String> = options.words().iter().map(ToString::to_string).collect();
        assert_eq!(spelt.join(" ").parse::<G::Options>(), Ok(options), "every word spelt out: {spelt:?}");
        assert_eq!(G::start(options).options(), options);
    }
}

/// What was chosen before a game stays so until its end.
pub fn options_stay_the_same_during_a_game<G: Game>(starts: &[G]) {
    for start in starts {
        for at in walk::game(start, 8).positions() {
            assert_eq!(at.options(), start.options(), "at {at}");
        }
    }
}

/// The options that are described are those that are printed, each once, in the same order; a position text ends with
/// no others.
pub fn options_describe_exactly_the_words_there_are<G: Game>(starts: &[G]) {
    let described: Vec<&str> = G::Options::fields().iter().map(|field| field.key).collect();
    let usual = G::Options::default();
    for options in starts.iter().map(Game::options).chain([usual]) {
        let printed: Vec<&str> = options.words().iter().map(|word| word.key).collect();
        assert_eq!(described, printed, "“{options}”");
    }
    for (place, key) in described.iter().enumerate() {
        assert!(!described[..place].contains(key), "{key} is described twice");
    }
    assert!(G::Options::IN_POSITION.iter().all(|key| described.contains(key)), "a position text ends so");
}

/// What is described as usual is what one gets, and it is among the values.
pub fn the_usual_value_of_an_option_is_the_default<G: Game>(_starts: &[G]) {
    for (field, word) in G::Options::fields().iter().zip(G::Options::default().words()) {
        assert_eq!(field.usual, word.value, "{}", field.key);
        assert!(word.is_default, "{}", field.key);
        if let OptionValues::OneOf(values) = &field.values {
            assert!(values.iter().any(|(value, _)| *value == field.usual), "{}", field.key);
        }
        assert!(!field.values.hint().is_empty(), "{}", field.key);
    }
}

/// Every value that is listed can be chosen: by itself, or it says in a sentence what it does not fit; and from every start
/// with the other options left as they are.
pub fn every_listed_value_is_read_or_says_why_not<G: Game>(starts: &[G]) {
    for field in G::Options::fields() {
        let values = listed(&field);
        assert!(!values.is_empty(), "{} can be nothing", field.key);
        let mut chosen = 0;
        for value in values {
            chosen += u32::from(choose::<G>(&field, value, &[]));
            for start in starts {
                choose::<G>(&field, value, &start.options().words());
            }
        }
        assert!(chosen > 0, "no listed value of {} can be chosen by itself", field.key);
    }
}

/// What the options are about and what their values mean is said in every language.
pub fn options_are_labelled_in_every_language<G: Game>(_starts: &[G]) {
    for field in G::Options::fields() {
        words::assert_said(&field.label);
        if let OptionValues::OneOf(values) = &field.values {
            for (_, meaning) in values {
                words::assert_said(meaning);
            }
        }
    }
}

fn listed(field: &OptionField) -> Vec<&'static str> {
    match &field.values {
        OptionValues::OneOf(values) => values.iter().map(|(value, _)| *value).collect(),
        OptionValues::Text(example) => vec![example],
    }
}

/// Chooses a value beside these other words: whether that is possible. If not, the reason is a sentence.
fn choose<G: Game>(field: &OptionField, value: &str, others: &[OptionWord]) -> bool {
    let others = others.iter().filter(|word| word.key != field.key && !word.is_default);
    let first = format!("{}={value}", field.key);
    let text = others.fold(first, |text, word| format!("{text} {word}"));
    match text.parse::<G::Options>() {
        Ok(options) => {
            let kept = options.words().iter().any(|word| word.key == field.key && word.value == value);
            assert!(kept, "“{text}” is read as “{options}”");
            true
        }
        Err(error) => {
            words::assert_said(&error.message());
            false
        }
    }
}
