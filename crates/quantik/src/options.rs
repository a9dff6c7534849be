//! What can be chosen before the game begins.

use std::fmt;
use std::str::FromStr;

use tabuleiro_game::TextError;
use tabuleiro_game::options::{self, OptionField, OptionWord, Options, Rules};

use crate::say;

/// The options of Quantik: which rules are played.
///
/// They differ in one thing: who must move and cannot, loses by the book; in the report's program that was a draw.
///
/// ```
/// use tabuleiro_game::Rules;
/// use tabuleiro_quantik::QuantikOptions;
/// assert_eq!("rules=report".parse(), Ok(QuantikOptions { rules: Rules::Report }));
/// assert_eq!(QuantikOptions::default().to_string(), "");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct QuantikOptions {
    /// Which rules are played.
    pub rules: Rules,
}

impl Options for QuantikOptions {
    const IN_POSITION: &'static [&'static str] = &[Rules::KEY];

    fn fields() -> Vec<OptionField> {
        vec![Rules::field(say("quantik-rules-book"), say("quantik-rules-report"))]
    }

    fn words(&self) -> Vec<OptionWord> {
        vec![self.rules.word()]
    }
}

impl fmt::Display for QuantikOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        options::print(self, f)
    }
}

impl FromStr for QuantikOptions {
    type Err = TextError;

    fn from_str(text: &str) -> Result<QuantikOptions, TextError> {
        let mut options = QuantikOptions::default();
        for (_, value) in options::pairs(text, QuantikOptions::IN_POSITION)? {
            options.rules = value.parse()?;
        }
        Ok(options)
    }
}
