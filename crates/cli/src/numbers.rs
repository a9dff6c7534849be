//! Numbers for people: the decimal sign is the language's own, and large numbers stand in groups of three. What machines read
//! is written elsewhere.

use tabuleiro_game::{Arg, Message};

use crate::console::Console;
use crate::say;

/// A number with so many digits behind the decimal sign.
pub(crate) fn decimal(number: f64, digits: usize) -> Arg {
    with_sign(&format!("{number:.digits$}"))
}

/// The same with its sign, whichever it is.
pub(crate) fn signed(number: f64, digits: usize) -> Arg {
    with_sign(&format!("{number:+.digits$}"))
}

/// A number as a program writes it, with the decimal sign of whoever says it.
pub(crate) fn with_sign(written: &str) -> Arg {
    match written.split_once('.') {
        Some((whole, part)) => say("cli-decimal").with("whole", whole).with("part", part).into(),
        None => written.into(),
    }
}

/// A number by itself, outside of any sentence.
pub(crate) fn said(number: Arg, console: &Console) -> String {
    match number {
        Arg::Say(message) => console.say(&message),
        other => other.to_string(),
    }
}

/// A large number with its digits in groups of three.
pub(crate) fn grouped(number: u64) -> String {
    tabuleiro_text::grouped(i64::try_from(number).unwrap_or(i64::MAX))
}

/// Megabytes, rounded up.
pub(crate) fn megabytes(bytes: u64) -> String {
    grouped(bytes.div_ceil(1_000_000))
}

/// A share in per cent, told in thousandths.
pub(crate) fn percent(thousandths: u32) -> Message {
    say("cli-percent").with("number", decimal(f64::from(thousandths) / 10.0, 1))
}

#[cfg(test)]
mod tests {
    use tabuleiro_text::{Lang, Speaker};

    use super::*;

    #[test]
    fn the_decimal_sign_is_the_languages_own() {
        let shown = |number: &Arg| {
            let message = say("cli-bench-signature").with("signature", number.clone());
            Lang::ALL.map(|lang| {
                let told = Speaker::new(lang).say(&message);
                told.split(' ').next_back().map(str::to_owned).unwrap_or_default()
            })
        };
        assert_eq!(shown(&decimal(0.5, 1)), ["0.5", "0,5"]);
        assert_eq!(shown(&decimal(1234.5, 3)), ["1234.500", "1234,500"]);
        assert_eq!(shown(&signed(0.25, 2)), ["+0.25", "+0,25"]);
        assert_eq!(shown(&signed(-0.25, 2)), ["-0.25", "-0,25"]);
        assert_eq!(shown(&decimal(7.0, 0)), ["7", "7"]);
        assert_eq!(shown(&with_sign("2.944")), ["2.944", "2,944"]);
    }

    #[test]
    fn large_numbers_stand_in_groups_of_three() {
        let numbers = [0, 999, 1_000, 225_792_840].map(grouped);
        assert_eq!(numbers, ["0", "999", "1 000", "225 792 840"]);
        assert_eq!([0, 1, 2_000_000, 2_000_001].map(megabytes), ["0", "1", "2", "3"]);
    }
}
