//! Words of the form `key=value`.

use std::fmt;
use std::str::FromStr;

use tabuleiro_game::message::WORDS;
use tabuleiro_game::options::{bad_value, pairs, print, print_in_position};
use tabuleiro_game::{Message, OptionField, OptionValues, OptionWord, Options, Rules, TextError};

/// Three options, of which a position tells the first two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Sample(u8, u8, u8);

impl Options for Sample {
    const IN_POSITION: &'static [&'static str] = &["a", "b"];

    fn fields() -> Vec<OptionField> {
        Vec::new()
    }

    fn words(&self) -> Vec<OptionWord> {
        [("a", self.0), ("b", self.1), ("c", self.2)]
            .into_iter()
            .map(|(key, value)| OptionWord::new(key, value, value == 0))
            .collect()
    }
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print(self, f)
    }
}

impl FromStr for Sample {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Sample, TextError> {
        Err(bad_value("a", text, "0"))
    }
}

struct InPosition(Sample);

impl fmt::Display for InPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print_in_position(&self.0, f)
    }
}

#[test]
fn only_what_is_not_usual_is_printed() {
    assert_eq!(Sample::default().to_string(), "");
    assert_eq!(Sample(1, 0, 2).to_string(), "a=1 c=2");
    assert_eq!(InPosition(Sample(1, 0, 2)).to_string(), " a=1");
    assert_eq!(InPosition(Sample(1, 5, 2)).to_string(), " a=1 b=5");
    assert_eq!(InPosition(Sample(0, 0, 2)).to_string(), "");
}

fn refused(text: &str, known: &[&str]) -> &'static str {
    pairs(text, known).expect_err(text).0.key()
}

#[test]
fn words_are_split_and_what_is_wrong_with_them_is_said() {
    let known = ["rules", "players"];
    assert_eq!(pairs(" players=3  rules=book ", &known), Ok(vec![("players", "3"), ("rules", "book")]));
    assert_eq!(pairs("rules=a=b", &known), Ok(vec![("rules", "a=b")]));
    assert_eq!(pairs("", &known), Ok(vec![]));
    assert_eq!(refused("rules", &known), "game-option-shape");
    assert_eq!(refused("rule=book", &known), "game-option-unknown");
    assert_eq!(refused("rules=book rules=book", &known), "game-option-twice");
    assert_eq!(refused("rules=book", &[]), "game-option-none");
}

#[test]
fn what_was_typed_is_repeated_short() {
    let told = |length: usize| bad_value("a", &"ã".repeat(length), "b").0.to_string();
    assert!(told(60).contains(&"ã".repeat(60)) && !told(60).contains('…'));
    assert!(told(61).contains(&format!("{}…", "ã".repeat(60))) && !told(61).contains(&"ã".repeat(61)));
}

#[test]
fn both_rules_are_offered_and_come_back_from_their_words() {
    for (rules, text) in [(Rules::Book, "book"), (Rules::Report, "report")] {
        assert_eq!((rules.to_string().as_str(), text.parse()), (text, Ok(rules)));
        let word = rules.word();
        assert_eq!((word.to_string(), word.is_default), (format!("rules={text}"), rules == Rules::Book));
    }
    let wrong = "home".parse::<Rules>().expect_err("there are no such rules");
    assert_eq!(wrong.0.key(), "game-option-value");
    let say = || Message::new(&WORDS, "game-over");
    let field = Rules::field(say(), say());
    assert_eq!(
        (field.key, field.usual.as_str(), field.values.hint()),
        ("rules", "book", "book|report".into())
    );
    assert_eq!(OptionValues::Text("RRUC-BGKJ").hint(), "RRUC-BGKJ");
}
