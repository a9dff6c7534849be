//! What can be chosen before a game begins: the rules, and how the markers lie.

use std::fmt;
use std::str::FromStr;

use tabuleiro_game::{OptionField, OptionValues, OptionWord, Options, Rules, TextError, options};

use crate::{Markers, say};

/// The choices before a game: which rules, and which marker lies where.
///
/// ```
/// use tabuleiro_oolong::OolongOptions;
/// let options: OolongOptions = "rules=report markers=RRUC-BGKJ".parse()?;
/// assert_eq!(options.markers().to_string(), "RRUC-BGKJ");
/// # Ok::<(), tabuleiro_game::TextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OolongOptions {
    rules: Rules,
    markers: Markers,
}

/// The key of how the markers lie.
const MARKERS: &str = "markers";

impl OolongOptions {
    /// These rules with these markers, all of them unused.
    pub const fn new(rules: Rules, markers: Markers) -> OolongOptions {
        OolongOptions { rules, markers: markers.fresh() }
    }

    /// Which rules are played.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// How the markers lie.
    pub const fn markers(&self) -> Markers {
        self.markers
    }
}

impl Options for OolongOptions {
    const IN_POSITION: &'static [&'static str] = &[Rules::KEY];

    fn fields() -> Vec<OptionField> {
        let markers = OptionField {
            key: MARKERS,
            label: say("oolong-option-markers"),
            values: OptionValues::Text("RRUC-BGKJ"),
            usual: Markers::default().to_string(),
        };
        vec![Rules::field(say("oolong-option-book"), say("oolong-option-report")), markers]
    }

    fn words(&self) -> Vec<OptionWord> {
        vec![self.rules.word(), OptionWord::new(MARKERS, self.markers, self.markers == Markers::default())]
    }
}

impl fmt::Display for OolongOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        options::print(self, f)
    }
}

impl FromStr for OolongOptions {
    type Err = TextError;

    fn from_str(text: &str) -> Result<OolongOptions, TextError> {
        let mut read = OolongOptions::default();
        for (key, value) in options::pairs(text, &[Rules::KEY, MARKERS])? {
            match key {
                Rules::KEY => read.rules = value.parse()?,
                _ => read.markers = unused(value)?,
            }
        }
        Ok(read)
    }
}

fn unused(value: &str) -> Result<Markers, TextError> {
    let markers = Markers::read(value)?;
    if markers == markers.fresh() {
        Ok(markers)
    } else {
        Err(say("oolong-text-markers-used").with("text", value).into())
    }
}
