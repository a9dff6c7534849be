//! What can be chosen before the game begins.

use std::fmt;
use std::str::FromStr;

use tabuleiro_game::options::{bad_value, pairs, print};
use tabuleiro_game::{OptionField, OptionValues, OptionWord, Options, Rules, TextError};

use crate::say;

/// Which rules are played, and what becomes of a grand slam.
///
/// ```
/// use tabuleiro_oware::{OwareOptions, Slam};
/// assert_eq!("slam=takes".parse(), Ok(OwareOptions::book(Slam::Takes)));
/// assert_eq!(OwareOptions::REPORT.to_string(), "rules=report");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct OwareOptions {
    rules: Rules,
    slam: Slam,
}

/// The key of the option that says what becomes of a grand slam.
const SLAM: &str = "slam";

/// What becomes of a capture that would take all the opponent's seeds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Slam {
    /// It captures nothing; the sowing stands.
    #[default]
    None,
    /// It captures everything.
    Takes,
    /// Such a move is illegal, unless there is no other; then it captures.
    Forbidden,
}

impl OwareOptions {
    /// The report's rules, under which a grand slam always takes.
    pub const REPORT: OwareOptions = OwareOptions { rules: Rules::Report, slam: Slam::Takes };

    /// The rules of the book with that ruling on grand slams.
    pub const fn book(slam: Slam) -> OwareOptions {
        OwareOptions { rules: Rules::Book, slam }
    }

    /// Which rules are played.
    pub const fn rules(self) -> Rules {
        self.rules
    }

    /// What becomes of a grand slam.
    pub const fn slam(self) -> Slam {
        self.slam
    }
}

impl Options for OwareOptions {
    const IN_POSITION: &'static [&'static str] = &[Rules::KEY, SLAM];

    /// By the report's rules `slam` is fixed: no other value goes with them.
    fn fields() -> Vec<OptionField> {
        let slams = vec![
            ("none", say("oware-option-slam-none")),
            ("takes", say("oware-option-slam-takes")),
            ("forbidden", say("oware-option-slam-forbidden")),
        ];
        vec![
            Rules::field(say("oware-option-book"), say("oware-option-report")),
            OptionField {
                key: SLAM,
                label: say("oware-option-slam"),
                values: OptionValues::OneOf(slams),
                usual: Slam::default().to_string(),
            },
        ]
    }

    fn words(&self) -> Vec<OptionWord> {
        let fixed = self.rules == Rules::Report;
        vec![self.rules.word(), OptionWord::new(SLAM, self.slam, fixed || self.slam == Slam::default())]
    }
}

impl fmt::Display for OwareOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print(self, f)
    }
}

impl FromStr for OwareOptions {
    type Err = TextError;

    fn from_str(text: &str) -> Result<OwareOptions, TextError> {
        let (mut rules, mut slam) = (Rules::Book, None);
        for (key, value) in pairs(text, OwareOptions::IN_POSITION)? {
            match key {
                Rules::KEY => rules = value.parse()?,
                _ => slam = Some(value.parse()?),
            }
        }
        match (rules, slam) {
            (Rules::Book, slam) => Ok(OwareOptions::book(slam.unwrap_or_default())),
            (Rules::Report, None | Some(Slam::Takes)) => Ok(OwareOptions::REPORT),
            (Rules::Report, Some(other)) => {
                Err(say("oware-slam-fixed").with("value", other.to_string()).into())
            }
        }
    }
}

impl fmt::Display for Slam {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Slam::None => "none",
            Slam::Takes => "takes",
            Slam::Forbidden => "forbidden",
        })
    }
}

impl FromStr for Slam {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Slam, TextError> {
        match text {
            "none" => Ok(Slam::None),
            "takes" => Ok(Slam::Takes),
            "forbidden" => Ok(Slam::Forbidden),
            _ => Err(bad_value(SLAM, text, "none, takes, forbidden")),
        }
    }
}
