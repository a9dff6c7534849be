//! Positions and moves as text.
//!
//! A position is its three rows from the top, joined by `/`, with `w` and `b` for men and `.` for a free point; then whose
//! turn it is, and the options that are not at their default: `w.b/.../... w flying=yes`. A move is a point, or two points
//! joined by a dash: `b2`, `a1-a2`.

use std::fmt;
use std::str::FromStr;

use tabuleiro_game::{Message, Seat, TextError, options, quote};

use super::show::seat_word;
use super::{Morris, MorrisMove, MorrisOptions, Point, say};

impl fmt::Display for MorrisMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MorrisMove::Put(point) => point.fmt(f),
            MorrisMove::Go { from, to } => write!(f, "{from}-{to}"),
        }
    }
}

/// Reads `b2` and `a1-a2`; capitals do not matter.
impl FromStr for MorrisMove {
    type Err = TextError;

    fn from_str(text: &str) -> Result<MorrisMove, TextError> {
        let read = match text.split_once('-') {
            None => Point::named(text).map(MorrisMove::Put),
            Some((from, to)) => Point::named(from)
                .zip(Point::named(to))
                .filter(|(from, to)| from != to)
                .map(|(from, to)| MorrisMove::Go { from, to }),
        };
        read.ok_or_else(|| say("morris-no-move").with("text", quote(text)).into())
    }
}

const fn letter(seat: Seat) -> char {
    if seat.index() == 0 { 'w' } else { 'b' }
}

fn seat_of(letter: char) -> Option<Seat> {
    Seat::all(2).find(|&seat| self::letter(seat) == letter)
}

impl fmt::Display for Morris {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for point in Point::all() {
            if point.column() == 0 && point.row() > 0 {
                f.write_str("/")?;
            }
            write!(f, "{}", self.man(point).map_or('.', letter))?;
        }
        write!(f, " {}", letter(self.mover()))?;
        options::print_in_position(&self.chosen(), f)
    }
}

/// Refuses what no game can lead to.
impl FromStr for Morris {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Morris, TextError> {
        let text = text.trim();
        let shape = || say("morris-position").with("text", quote(text));
        let (rows, rest) = text.split_once(' ').ok_or_else(shape)?;
        let (turn, words) = rest.trim_start().split_once(' ').unwrap_or((rest.trim_start(), ""));
        let mut letters = turn.chars();
        let turn = letters.next().and_then(seat_of).filter(|_| letters.next().is_none());
        let options: MorrisOptions = words.parse()?;
        let men = men_of_rows(rows)?;
        let position = Morris::new(men, turn.ok_or_else(shape)?, options);
        check_counts(&position)?;
        check_completed(&position)?;
        Ok(position)
    }
}

fn men_of_rows(text: &str) -> Result<[u16; 2], Message> {
    let rows: Vec<Vec<char>> = text.split('/').map(|row| row.chars().collect()).collect();
    if rows.len() != 3 || rows.iter().any(|row| row.len() != 3) {
        return Err(say("morris-rows").with("text", quote(text)));
    }
    let mut men = [0; 2];
    for point in Point::all() {
        let found = rows[usize::from(point.row())][usize::from(point.column())];
        if found == '.' {
            continue;
        }
        let unknown = || say("morris-letter").with("letter", quote(&found.to_string()));
        let seat = seat_of(found).ok_or_else(|| unknown().with("point", point.to_string()))?;
        men[seat.index()] |= point.bit();
    }
    Ok(men)
}

/// Men are put down in turn, three each.
fn check_counts(position: &Morris) -> Result<(), Message> {
    let [white, black] = [Seat::FIRST, Seat::SECOND].map(|seat| position.men_of(seat).count_ones());
    let most = u32::from(Morris::MEN);
    let fits = match position.mover() {
        Seat::FIRST => white == black,
        _ => white == black + 1 || white == black && white == most,
    };
    if fits && white <= most {
        return Ok(());
    }
    let message = say("morris-counts").with("white", white).with("black", black);
    Err(message.with("who", seat_word(position.mover())))
}

/// Whoever has three in a line has moved last, and nobody else has.
fn check_completed(position: &Morris) -> Result<(), Message> {
    match position.line(position.mover()) {
        Some(_) => Err(say("morris-over-before").with("who", seat_word(position.mover()))),
        None => Ok(()),
    }
}
