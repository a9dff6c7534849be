//! Messages as the report writes them: `playerTurn 1`, one a line.

use std::fmt::Write;

use crate::error::MessageError;
use crate::message::{Begin, Ended, Heard, Said, player, position};
use crate::rows::Rows;

/// Reads a line without its end.
pub fn read(line: &str) -> Result<Heard, MessageError> {
    let mut words = line.split_whitespace();
    let name = words.next().ok_or(MessageError::Empty)?;
    let rest = [words.next(), words.next(), words.next()];
    match (name, rest) {
        ("beginGame", [Some(one), Some(two), None]) => {
            Ok(Heard::Begin(Begin::usual([player(one)?, player(two)?])))
        }
        ("beginGame", _) => Err(MessageError::BeginLine),
        ("playerChoose" | "playerChooses", [Some(text), None, None]) => position(text).map(Heard::Choose),
        ("playerChoose" | "playerChooses", _) => Err(MessageError::Choice),
        _ => Err(MessageError::Unknown(name.to_owned())),
    }
}

/// The line that says it, without its end.
pub fn write(said: &Said) -> String {
    match said {
        Said::Ack => "ack".to_owned(),
        Said::Turn(seat) => format!("playerTurn {seat}"),
        Said::Status { rows, scores: [one, two] } => format!("gameStatus {} {one} {two}", board(rows)),
        Said::Chosen(position) => format!("playerChooses {position}"),
        Said::NoSeeds => "noSeeds".to_owned(),
        Said::End(Ended::Victory { winner, .. }) => format!("endGame victory {winner}"),
        Said::End(Ended::Draw) => "endGame draw".to_owned(),
        Said::Error(problem) => format!("error {}", sentence(problem)),
    }
}

/// A problem as one line of ASCII: a client of any age can read it, and nothing that it repeats of a client's message
/// can break the line or steer a terminal.
pub(crate) fn sentence(problem: &MessageError) -> String {
    let mut text = String::new();
    for letter in problem.to_string().chars() {
        match letter {
            ' '..='~' => text.push(letter),
            '“' | '”' => text.push('"'),
            '‘' | '’' => text.push('\''),
            '…' => text.push_str("..."),
            _ => text.push('?'),
        }
    }
    text
}

/// `[[4,4,4,4,4,4],[4,4,4,4,4,4]]`.
fn board(rows: &Rows) -> String {
    let mut text = String::from("[");
    for (number, row) in rows.iter().enumerate() {
        let seeds: Vec<String> = row.iter().map(ToString::to_string).collect();
        let comma = if number == 0 { "" } else { "," };
        let _ = write!(text, "{comma}[{}]", seeds.join(","));
    }
    text + "]"
}
