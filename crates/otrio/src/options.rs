//! How many play, and in which order the colours act.

use std::fmt;
use std::str::FromStr;

use tabuleiro_game::options::{bad_value, pairs, print};
use tabuleiro_game::{OptionField, OptionValues, OptionWord, Options, Seat, TextError, quote};

use crate::Colour;
use crate::notation::say;

/// How many play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum Players {
    /// Two colours each.
    #[default]
    Two = 2,
    /// One colour each; the fourth stays in the box.
    Three = 3,
    /// One colour each.
    Four = 4,
}

impl Players {
    /// As a number.
    pub const fn count(self) -> u8 {
        self as u8
    }

    /// How many colours act.
    pub const fn colours(self) -> u8 {
        match self {
            Players::Three => 3,
            Players::Two | Players::Four => 4,
        }
    }
}

/// What is chosen before a game of Otrio: `players=` and `colours=`, the acting order.
///
/// ```
/// use tabuleiro_otrio::{Colour, OtrioOptions, Players};
/// let options: OtrioOptions = "colours=bpr players=3".parse().unwrap();
/// assert_eq!(options.players(), Players::Three);
/// assert!(options.order().eq([Colour::Blue, Colour::Purple, Colour::Red]));
/// assert_eq!(options.to_string(), "players=3 colours=bpr");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct OtrioOptions {
    players: Players,
    /// Two bits for each colour, the first to act lowest. A colour that stays in the box stands last, so that equal
    /// options have equal bits.
    order: u8,
}

impl OtrioOptions {
    /// So many players, with the usual acting order.
    pub const fn of(players: Players) -> OtrioOptions {
        OtrioOptions { players, order: pack(Colour::ALL) }
    }

    /// So many players, with this acting order; `None` unless it has as many different colours as act.
    pub fn new(players: Players, order: &[Colour]) -> Option<OtrioOptions> {
        let colours = usize::from(players.colours());
        let mut all = [Colour::Red; 4];
        let missing = Colour::ALL.into_iter().filter(|colour| !order.contains(colour));
        let mut count = 0;
        for colour in order.iter().copied().chain(missing) {
            *all.get_mut(count)? = colour;
            count += 1;
        }
        (order.len() == colours && count == 4).then(|| OtrioOptions { players, order: pack(all) })
    }

    /// How many play.
    pub const fn players(self) -> Players {
        self.players
    }

    /// How many colours act.
    pub const fn colours(self) -> u8 {
        self.players.colours()
    }

    /// The colours that act, in order.
    pub fn order(self) -> impl Iterator<Item = Colour> {
        (0..self.colours()).map(move |acting| self.colour(acting))
    }

    /// The letters of the colours that act, in order.
    fn letters(self) -> String {
        self.order().map(Colour::letter).collect()
    }

    /// The colour that acts as number `acting`, counted from 0.
    pub(crate) const fn colour(self, acting: u8) -> Colour {
        Colour::ALL[(self.order >> (2 * acting) & 3) as usize]
    }

    /// As which number a colour acts; `None` if it stays in the box.
    pub(crate) fn acting(self, colour: Colour) -> Option<u8> {
        (0..self.colours()).find(|&acting| self.colour(acting) == colour)
    }

    /// The number that acts after that one.
    pub(crate) const fn next(self, acting: u8) -> u8 {
        if acting + 1 < self.colours() { acting + 1 } else { 0 }
    }

    /// The seat that plays for that number.
    pub(crate) const fn seat(self, acting: u8) -> Seat {
        match self.players {
            Players::Two => Seat::new(acting & 1),
            Players::Three | Players::Four => Seat::new(acting),
        }
    }
}

const fn pack(order: [Colour; 4]) -> u8 {
    order[0] as u8 | (order[1] as u8) << 2 | (order[2] as u8) << 4 | (order[3] as u8) << 6
}

impl Default for OtrioOptions {
    fn default() -> OtrioOptions {
        OtrioOptions::of(Players::Two)
    }
}

impl Options for OtrioOptions {
    const IN_POSITION: &'static [&'static str] = &["players", "colours"];

    fn fields() -> Vec<OptionField> {
        vec![
            OptionField {
                key: "players",
                label: say("otrio-option-players"),
                values: OptionValues::OneOf(vec![
                    ("2", say("otrio-option-players-two")),
                    ("3", say("otrio-option-players-three")),
                    ("4", say("otrio-option-players-four")),
                ]),
                usual: Players::default().count().to_string(),
            },
            OptionField {
                key: "colours",
                label: say("otrio-option-colours"),
                values: OptionValues::Text("rgbp"),
                usual: OtrioOptions::default().letters(),
            },
        ]
    }

    fn words(&self) -> Vec<OptionWord> {
        vec![
            OptionWord::new("players", self.players.count(), self.players == Players::Two),
            OptionWord::new("colours", self.letters(), *self == OtrioOptions::of(self.players)),
        ]
    }
}

impl fmt::Display for OtrioOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print(self, f)
    }
}

impl FromStr for OtrioOptions {
    type Err = TextError;

    fn from_str(text: &str) -> Result<OtrioOptions, TextError> {
        let given = pairs(text, Self::IN_POSITION)?;
        let value = |key| given.iter().find(|(found, _)| *found == key).map(|(_, value)| *value);
        let players = value("players").map_or(Ok(Players::Two), read_players)?;
        value("colours").map_or(Ok(OtrioOptions::of(players)), |order| read_order(players, order))
    }
}

fn read_players(text: &str) -> Result<Players, TextError> {
    match text {
        "2" => Ok(Players::Two),
        "3" => Ok(Players::Three),
        "4" => Ok(Players::Four),
        _ => Err(bad_value("players", &quote(text), "2, 3, 4")),
    }
}

fn read_order(players: Players, text: &str) -> Result<OtrioOptions, TextError> {
    // One letter too many is enough to know that it is wrong, however long the text is.
    let order: Option<Vec<Colour>> = text.chars().take(5).map(Colour::of_letter).collect();
    order.and_then(|order| OtrioOptions::new(players, &order)).ok_or_else(|| {
        let key = if players == Players::Three { "otrio-options-three" } else { "otrio-options-four" };
        say(key).with("value", quote(text)).with("players", players.count()).into()
    })
}
