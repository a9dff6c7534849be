//! How a player searches.

use super::Blind;

/// How a player searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// It thinks at most so many moves applied.
    pub nodes: u64,
    /// And so many if nobody says how many.
    pub usual: u64,
    /// It looks at most so far ahead.
    pub depth: u32,
    /// It remembers so many positions.
    pub notes: usize,
    /// What it overlooks.
    pub blind: Blind,
    /// Beyond its depth it follows so many loud moves in a row before it guesses (see [`super::Promise::is_loud`]).
    pub quiescence: u32,
    /// It first asks whether a score lies within so much of the last one; 0 asks for any score at once.
    pub aspiration: i32,
    /// Moves that are not loud and tried after so many others are looked at one move less far, and as far as the others only
    /// if they then seem better; 0 looks at all alike.
    pub late: usize,
    /// In the last three moves before its depth it believes a guess that is better than what is asked for by so much for each move that is
    /// left; 0 always looks.
    pub ample: i32,
}

impl Default for Settings {
    /// As strong as time allows, with 4 MB of memory: more is no faster, for it no longer lies near the processor. Every line as far as every other.
    fn default() -> Settings {
        Settings {
            nodes: u64::MAX,
            usual: u64::MAX,
            depth: FURTHEST,
            notes: 1 << 18,
            blind: Blind::default(),
            quiescence: 0,
            aspiration: 0,
            late: 0,
            ample: 0,
        }
    }
}

/// No search goes further than this.
pub const FURTHEST: u32 = 200;
