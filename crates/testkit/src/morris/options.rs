//! What can be chosen before the game begins.

use std::fmt;
use std::str::FromStr;

use tabuleiro_game::TextError;
use tabuleiro_game::options::{self, OptionField, OptionValues, OptionWord, Options};

use super::say;

/// The options of Three Men's Morris.
///
/// ```
/// use tabuleiro_testkit::morris::MorrisOptions;
/// assert_eq!("flying=yes".parse(), Ok(MorrisOptions { flying: true }));
/// assert_eq!(MorrisOptions::default().to_string(), "");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct MorrisOptions {
    /// Whether a man may go to any free point, not only to the next one along a line.
    pub flying: bool,
}

impl Options for MorrisOptions {
    const IN_POSITION: &'static [&'static str] = &["flying"];

    fn fields() -> Vec<OptionField> {
        let values = vec![("no", say("morris-flying-no")), ("yes", say("morris-flying-yes"))];
        vec![OptionField {
            key: "flying",
            label: say("morris-flying"),
            values: OptionValues::OneOf(values),
            usual: "no".to_owned(),
        }]
    }

    fn words(&self) -> Vec<OptionWord> {
        vec![OptionWord::new("flying", if self.flying { "yes" } else { "no" }, !self.flying)]
    }
}

impl fmt::Display for MorrisOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        options::print(self, f)
    }
}

impl FromStr for MorrisOptions {
    type Err = TextError;

    fn from_str(text: &str) -> Result<MorrisOptions, TextError> {
        let mut read = MorrisOptions::default();
        for (key, value) in options::pairs(text, MorrisOptions::IN_POSITION)? {
            read.flying = match value {
                "yes" => true,
                "no" => false,
                _ => return Err(options::bad_value(key, value, "no, yes")),
            };
        }
        Ok(read)
    }
}
