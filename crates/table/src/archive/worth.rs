//! What a move is worth, as a record says it.

use std::fmt;
use std::str::FromStr;

use tabuleiro_search::{Proven, Value};

/// What a move is worth for the seat that made it.
///
/// ```
/// use tabuleiro_search::{Proven, Value};
/// use tabuleiro_table::archive::Worth;
/// assert_eq!(Worth::Proven(Proven::within(Value::Win, 5)).to_string(), "win 5");
/// assert_eq!("-0.5".parse(), Ok(Worth::Score(-50)));
/// assert_eq!(Worth::Score(125).to_string(), "+1.25");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// Proven: the result, and where they are known the moves until the end and the points it is won by.
    Proven(Proven),
    /// Judged: a score in hundredths of the game's own unit.
    Score(i32),
}

/// The text names no worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownWorth;

/// How a command in a comment begins that says what the move before it is worth.
const COMMAND: &str = "[%value";

/// Takes the first command that says a worth out of a comment: `good [%value win 5]` is `win 5` and `good`. All other text,
/// other commands and values that mean nothing included, stays as it is.
pub(super) fn take(comment: &str) -> Option<(Worth, String)> {
    let mut from = 0;
    loop {
        let begin = from + comment[from..].find("[%")?;
        let end = begin + comment[begin..].find(']')? + 1;
        if let Some(worth) = command(&comment[begin..end]) {
            // What stood on both sides is kept apart: brought together it could make a command that nobody wrote.
            let rest = format!("{} {}", &comment[..begin], &comment[end..]);
            return Some((worth, rest.split_whitespace().collect::<Vec<_>>().join(" ")));
        }
        from = end;
    }
}

/// The worth that a whole command says.
fn command(text: &str) -> Option<Worth> {
    let inside = text.strip_prefix(COMMAND)?.strip_suffix(']')?;
    if inside.starts_with(char::is_whitespace) { inside.parse().ok() } else { None }
}

/// The command that says a worth.
pub(super) fn written(worth: Worth) -> String {
    format!("{COMMAND} {worth}]")
}

/// A comment in which no command is read, because nobody has written it as one.
pub(super) fn disarmed(comment: &str) -> String {
    comment.replace(COMMAND, "[ %value")
}

impl From<Proven> for Worth {
    fn from(proven: Proven) -> Worth {
        Worth::Proven(proven)
    }
}

impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Worth::Proven(Proven { value, plies, margin }) => {
                f.write_str(word(value))?;
                plies.map_or(Ok(()), |plies| write!(f, " {plies}"))?;
                margin.map_or(Ok(()), |margin| write!(f, " by {margin}"))
            }
            Worth::Score(score) => {
                let sign = if score < 0 { '-' } else { '+' };
                let size = score.unsigned_abs();
                write!(f, "{sign}{}.{:02}", size / 100, size % 100)
            }
        }
    }
}

fn word(value: Value) -> &'static str {
    match value {
        Value::Win => "win",
        Value::Draw => "draw",
        Value::Loss => "loss",
    }
}

impl FromStr for Worth {
    type Err = UnknownWorth;

    fn from_str(text: &str) -> Result<Worth, UnknownWorth> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (first, rest) = words.split_first().ok_or(UnknownWorth)?;
        let found =
            match [Value::Win, Value::Draw, Value::Loss].into_iter().find(|&value| word(value) == *first) {
                Some(value) => proven(value, rest).map(Worth::Proven),
                None if rest.is_empty() => score(first).map(Worth::Score),
                None => None,
            };
        found.ok_or(UnknownWorth)
    }
}

/// What stands after the result: `5`, `by 3`, `5 by 3` or nothing.
fn proven(value: Value, rest: &[&str]) -> Option<Proven> {
    let (plies, margin) = match rest {
        [] => (None, None),
        [plies] => (Some(*plies), None),
        ["by", margin] => (None, Some(*margin)),
        [plies, "by", margin] => (Some(*plies), Some(*margin)),
        _ => return None,
    };
    let plies = plies.map(str::parse).transpose().ok()?;
    let margin = margin.map(str::parse).transpose().ok()?;
    Some(Proven { value, plies, margin })
}

/// Hundredths: a sign, whole units, and at most two decimals.
fn score(text: &str) -> Option<i32> {
    let is_negative = text.starts_with('-');
    let (units, decimals) = match text.strip_prefix(['+', '-']).unwrap_or(text).split_once('.') {
        Some((units, decimals)) if matches!(decimals.len(), 1 | 2) => (units, decimals),
        Some(_) => return None,
        None => (text.strip_prefix(['+', '-']).unwrap_or(text), "0"),
    };
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(units) || !is_number(decimals) {
        return None;
    }
    let hundredths: i64 = format!("{decimals:0<2}").parse().ok()?;
    let size = units.parse::<i64>().ok()?.checked_mul(100)?.checked_add(hundredths)?;
    i32::try_from(if is_negative { -size } else { size }).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn worths_round_trip_through_text() {
        let margin = |value, plies, margin| Worth::Proven(Proven { value, plies, margin: Some(margin) });
        let all = [
            (Worth::Proven(Proven::of(Value::Win)), "win"),
            (Worth::Proven(Proven::of(Value::Draw)), "draw"),
            (Worth::Proven(Proven::within(Value::Loss, 12)), "loss 12"),
            (margin(Value::Win, Some(5), 9), "win 5 by 9"),
            (margin(Value::Loss, None, -3), "loss by -3"),
            (Worth::Score(0), "+0.00"),
            (Worth::Score(-5), "-0.05"),
            (Worth::Score(1_250), "+12.50"),
            (Worth::Score(i32::MAX), "+21474836.47"),
            (Worth::Score(i32::MIN), "-21474836.48"),
        ];
        for (worth, text) in all {
            assert_eq!(worth.to_string(), text);
            assert_eq!(text.parse(), Ok(worth));
        }
    }

    #[test]
    fn shorter_forms_are_read() {
        for (text, score) in [("3", 300), ("+3", 300), ("-1.5", -150), ("0.05", 5), ("-0", 0)] {
            assert_eq!(text.parse(), Ok(Worth::Score(score)), "{text}");
        }
    }

    #[test]
    fn texts_that_name_no_worth_are_refused() {
        for text in [
            "",
            "won",
            "win -1",
            "win 5 9",
            "win by",
            "win by x",
            "win 5 by 9 more",
            "+",
            "-",
            ".",
            "+.5",
            "1.",
            "1.234",
            "++1",
            "+-1",
            "1e3",
            "1 2",
            "+99999999999999999999",
            "+21474836.48",
            "win 99999999999",
            "NaN",
            "١",
        ] {
            assert_eq!(text.parse::<Worth>(), Err(UnknownWorth), "{text}");
        }
    }

    #[test]
    fn a_worth_is_taken_out_of_a_comment_and_the_rest_kept() {
        let win = Worth::Proven(Proven::within(Value::Win, 5));
        for (comment, rest) in [
            ("[%value win 5]", ""),
            ("good [%value win 5] move", "good move"),
            ("[%clk 1:00] [%value  win  5] [%value loss]", "[%clk 1:00] [%value loss]"),
            ("[%value what] [%value win 5]", "[%value what]"),
            ("[[%value win 5]%value loss]", "[ %value loss]"),
        ] {
            assert_eq!(take(comment), Some((win, rest.to_owned())), "{comment}");
        }
        for comment in
            ["", "win 5", "[%value]", "[%value win 5", "[%valuewin]", "[value win]", "[%value [%value win]"]
        {
            assert_eq!(take(comment), None, "{comment}");
        }
    }
}
