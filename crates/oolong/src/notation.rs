//! Positions and moves as text.

use std::fmt;
use std::str::FromStr;

use tabuleiro_game::{Arg, Game, Options, Rules, TextError, options};

use crate::fast::Cups;
use crate::position::{CUPS, Parts};
use crate::{Chair, Compass, Markers, Move, Oolong, OolongOptions, Pair, Steps, Tea, Waiting, say, wrong};

impl fmt::Display for Oolong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for table in Compass::ALL {
            f.write_str(if table == Compass::Nw { "" } else { "/" })?;
            for seat in Compass::ALL {
                write!(f, "{}", self.cup(Chair::new(table, seat)).map_or('.', Tea::letter))?;
            }
        }
        write!(f, " {} {} {} ", self.placer().letter(), self.waiter(), self.markers())?;
        match self.waiting() {
            Some((Waiting { actor, table }, _)) => write!(f, "{}:{table}", actor.letter())?,
            None => f.write_str("-")?,
        }
        options::print_in_position(&self.options(), f)
    }
}

impl FromStr for Oolong {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Oolong, TextError> {
        let mut words = text.split_whitespace();
        let mut word = |part| words.next().ok_or_else(|| say("oolong-text-missing").with("part", say(part)));
        let cups = read_tables(word("oolong-part-tables")?)?;
        let placer = read_placer(word("oolong-part-placer")?)?;
        let waiter = read_waiter(word("oolong-part-waiter")?)?;
        let markers = Markers::read(word("oolong-part-markers")?)?;
        let waiting = read_waiting(word("oolong-part-waiting")?)?;
        let rest: Vec<&str> = words.collect();
        let mut rules = Rules::default();
        for (_, value) in options::pairs(&rest.join(" "), OolongOptions::IN_POSITION)? {
            rules = value.parse()?;
        }
        check_cups(&cups, placer)?;
        let position = Oolong::build(&Parts { cups, markers, waiter, waiting, rules });
        waiting.map_or(Ok(()), |waiting| check_waiting(&position, waiting))?;
        Ok(position)
    }
}

fn read_tables(text: &str) -> Result<[[Cups; 9]; 2], TextError> {
    let tables: Vec<&str> = text.split('/').collect();
    if tables.len() != 9 {
        return Err(say("oolong-text-tables").with("count", tables.len()).into());
    }
    let mut cups = [[Cups::default(); 9]; 2];
    for (table, seats) in Compass::ALL.into_iter().zip(tables) {
        let count = seats.chars().count();
        if count != 9 {
            return Err(say("oolong-text-table").with("table", table.name()).with("count", count).into());
        }
        for (seat, letter) in Compass::ALL.into_iter().zip(seats.chars()) {
            match (letter, Tea::read(letter)) {
                ('.', _) => (),
                (_, Some(tea)) => cups[tea.index()][table.index()].put(seat),
                _ => {
                    let chair = Chair::new(table, seat).to_string();
                    return Err(say("oolong-text-cup").with("letter", letter).with("seat", chair).into());
                }
            }
        }
    }
    Ok(cups)
}

fn read_placer(text: &str) -> Result<Tea, TextError> {
    let mut letters = text.chars();
    match (letters.next().and_then(Tea::read), letters.next()) {
        (Some(tea), None) => Ok(tea),
        _ => Err(wrong("oolong-text-placer", text).into()),
    }
}

fn read_waiter(text: &str) -> Result<Chair, TextError> {
    Ok(Chair::read(text).ok_or_else(|| wrong("oolong-text-waiter", text))?)
}

fn read_waiting(text: &str) -> Result<Option<Waiting>, TextError> {
    let read = |text: &str| {
        let (actor, table) = text.split_once(':')?;
        Some(Waiting { actor: read_placer(actor).ok()?, table: Compass::read(table)? })
    };
    match text {
        "-" => Ok(None),
        _ => Ok(Some(read(text).ok_or_else(|| wrong("oolong-text-waiting", text))?)),
    }
}

/// Black is one cup ahead exactly when Green places next, and nobody has more than there are.
fn check_cups(cups: &[[Cups; 9]; 2], placer: Tea) -> Result<(), TextError> {
    let [black, green] = cups.map(|tables| tables.iter().map(|cups| cups.count()).sum::<u32>());
    for (tea, count) in Tea::ALL.into_iter().zip([black, green]) {
        if count > u32::from(CUPS) {
            let error = say("oolong-text-too-many").with("count", count).with("who", tea.name());
            return Err(error.with("most", CUPS).into());
        }
    }
    let ahead = u32::from(placer == Tea::Green);
    if black == green + ahead {
        return Ok(());
    }
    let error = say("oolong-text-turn").with("black", black).with("green", green);
    Err(error.with("who", placer.name()).into())
}

/// A marker that waits is used, its owner's, has something to offer, and nobody has won meanwhile.
fn check_waiting(at: &Oolong, waiting: Waiting) -> Result<(), TextError> {
    let Waiting { actor, table } = waiting;
    let error = |key| say(key).with("table", table.name());
    let Some(marker) = at.markers().at(table) else { return Err(say("oolong-text-waiting-centre").into()) };
    if !at.markers().is_used(table) {
        return Err(error("oolong-text-waiting-unused").into());
    }
    if let Some(owner) = marker.owner().filter(|owner| *owner != actor) {
        let error = error("oolong-text-waiting-owner");
        return Err(error.with("owner", owner.name()).with("actor", actor.name()).into());
    }
    if let Some(winner) = Tea::ALL.into_iter().find(|tea| at.has_won(*tea)) {
        return Err(error("oolong-text-waiting-won").with("who", winner.name()).into());
    }
    if !at.offers_anything(marker) {
        return Err(error("oolong-text-waiting-idle").into());
    }
    // A cup that came there has triggered it. Whose that was is known only of a marker without an owner: it waits for whoever brought it.
    let mut bringers = Tea::ALL.into_iter().filter(|tea| marker.owner().is_some() || *tea == actor);
    if bringers.any(|tea| at.count(tea, table) > 0) {
        Ok(())
    } else {
        Err(error("oolong-text-waiting-empty").into())
    }
}

impl Move {
    /// The move inside a sentence, by the names of tables and seats that the language has: texts keep the canonical ones.
    pub(crate) fn short(self) -> Arg {
        Arg::Say(match self {
            Move::Place(chair) => chair.short(),
            Move::Carry { from, to } => {
                say("oolong-move-carry").with("from", from.short()).with("to", to.short())
            }
            Move::Send(table) => say("oolong-move-send").with("table", table.short()),
            Move::Swap(pair) => {
                let [one, other] = pair.tables();
                say("oolong-move-swap").with("one", one.short()).with("other", other.short())
            }
            Move::Turn(_) | Move::Decline => return Arg::Text(self.to_string()),
        })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place(chair) => write!(f, "{chair}"),
            Move::Carry { from, to } => write!(f, "mp:{from}>{to}"),
            Move::Send(table) => write!(f, "mw:{table}"),
            Move::Turn(steps) => write!(f, "ro:+{}", steps.count()),
            Move::Swap(pair) => {
                let [one, other] = pair.tables();
                write!(f, "sw:{one},{other}")
            }
            Move::Decline => f.write_str("--"),
        }
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Move, TextError> {
        match text.split_once(':') {
            Some(("mp", rest)) => read_carry(rest),
            Some(("mw", rest)) => read_name(rest).map(Move::Send),
            Some(("ro", rest)) => read_steps(rest).map(Move::Turn),
            Some(("sw", rest)) => read_swap(rest),
            None if text == "--" => Ok(Move::Decline),
            None if let Some(chair) = Chair::read(text) => Ok(Move::Place(chair)),
            _ => Err(wrong("oolong-text-move", text).into()),
        }
    }
}

fn read_name(text: &str) -> Result<Compass, TextError> {
    Ok(Compass::read(text).ok_or_else(|| wrong("oolong-text-compass", text))?)
}

fn read_carry(text: &str) -> Result<Move, TextError> {
    let (from, to) = text.split_once('>').ok_or_else(|| wrong("oolong-text-carry", text))?;
    let chair = |text| Chair::read(text).ok_or_else(|| wrong("oolong-text-seat", text));
    let (from, to) = (chair(from)?, chair(to)?);
    if from == to { Err(wrong("oolong-text-carry-same", text).into()) } else { Ok(Move::Carry { from, to }) }
}

fn read_swap(text: &str) -> Result<Move, TextError> {
    let (one, other) = text.split_once(',').ok_or_else(|| wrong("oolong-text-swap", text))?;
    let pair = Pair::of(read_name(one)?, read_name(other)?);
    Ok(Move::Swap(pair.ok_or_else(|| wrong("oolong-text-swap-same", one))?))
}

/// Any whole number, however long: what counts is its remainder by 8, which the last three digits decide.
pub(crate) fn read_steps(text: &str) -> Result<Steps, TextError> {
    let (is_back, digits) = match text.strip_prefix(['-', '−']) {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(wrong("oolong-text-steps", text).into());
    }
    let last = digits[digits.len().saturating_sub(3)..].bytes();
    let number = last.fold(0, |number, digit| number * 10 + i32::from(digit - b'0'));
    Ok(Steps::of(if is_back { -number } else { number }))
}

#[cfg(test)]
mod tests {
    use tabuleiro_game::Move as _;

    use super::*;

    #[test]
    fn every_move_is_said_in_english_by_its_text() {
        for mv in (0..Move::SPACE).filter_map(Move::numbered) {
            assert_eq!(mv.short().to_string(), mv.to_string());
        }
    }
}
