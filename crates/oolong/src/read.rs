//! What a person types: canonical moves, the report's bare seats, and answers to markers part by part.

use tabuleiro_game::{Game, Message, Misread, Reading, TextError, message};

use crate::notation::{read_steps, said};
use crate::{Chair, Compass, Marker, Move, Oolong, Pair, Phase, Refusal, Tea, say};

type Read = Result<Reading<Move>, Misread<Refusal>>;

/// Reads a move at a position.
pub(crate) fn read(at: &Oolong, text: &str) -> Read {
    let text = text.trim().to_lowercase();
    if text.is_empty() {
        return Err(TextError(Message::new(&message::WORDS, "game-missing-move")).into());
    }
    match text.parse() {
        // Where a cup is to be moved, a seat alone is the one it is moved from.
        Ok(Move::Place(_)) if matches!(at.waiting(), Some((_, Marker::Carry(_)))) => (),
        Ok(mv) => return judge(at, mv),
        Err(_) => (),
    }
    let (command, rest) = split_command(&text);
    if let Some(command) = command {
        command_fits(at, command)?;
    }
    let is_between = |letter: char| letter.is_whitespace() || [':', '/', '>', ','].contains(&letter);
    let words: Vec<&str> = rest.split(is_between).filter(|word| !word.is_empty()).collect();
    match words[..] {
        [] if command.is_none() => Err(TextError(said("oolong-text-move", &text)).into()),
        [word] if DECLINE.contains(&word) => judge(at, Move::Decline),
        _ => parts(at, &words),
    }
}

/// The command a text begins with, if any, and the rest. `sw` is one only with its colon: else it is the south-west.
fn split_command(text: &str) -> (Option<&'static str>, &str) {
    let found = COMMANDS.into_iter().find_map(|command| {
        let rest = text.strip_prefix(command)?;
        let is_whole = rest.starts_with(':') || (command != "sw" && !rest.starts_with(char::is_alphanumeric));
        is_whole.then_some((Some(command), rest))
    });
    found.unwrap_or((None, text))
}

const DECLINE: [&str; 7] = ["-", "decline", "pass", "recusar", "recuso", "passar", "passo"];
const COMMANDS: [&str; 4] = ["mp", "mw", "ro", "sw"];

/// Names that people use besides the short ones. None of them is the short name of another place.
const NAMES: [(&str, Compass); 29] = [
    ("no", Compass::Nw),
    ("noroeste", Compass::Nw),
    ("northwest", Compass::Nw),
    ("north-west", Compass::Nw),
    ("norte", Compass::N),
    ("north", Compass::N),
    ("nordeste", Compass::Ne),
    ("northeast", Compass::Ne),
    ("north-east", Compass::Ne),
    ("o", Compass::W),
    ("oeste", Compass::W),
    ("west", Compass::W),
    ("centro", Compass::C),
    ("centre", Compass::C),
    ("center", Compass::C),
    ("l", Compass::E),
    ("este", Compass::E),
    ("leste", Compass::E),
    ("east", Compass::E),
    ("so", Compass::Sw),
    ("sudoeste", Compass::Sw),
    ("southwest", Compass::Sw),
    ("south-west", Compass::Sw),
    ("sul", Compass::S),
    ("south", Compass::S),
    ("sudeste", Compass::Se),
    ("sueste", Compass::Se),
    ("southeast", Compass::Se),
    ("south-east", Compass::Se),
];

fn judge(at: &Oolong, mv: Move) -> Read {
    at.check(mv).map_err(Misread::Refused)?;
    Ok(Reading::Move(mv))
}

/// The command of another marker than the one that waits is refused before its parts are looked at.
fn command_fits(at: &Oolong, command: &str) -> Result<(), Misread<Refusal>> {
    let wanted = |marker| match marker {
        Marker::Carry(_) => "mp",
        Marker::Send(_) => "mw",
        Marker::Turn => "ro",
        Marker::SwapUnclaimed | Marker::SwapClaimed => "sw",
    };
    match (at.phase(), at.waiting()) {
        (Phase::Over(_), _) => Err(Misread::Refused(Refusal::Over)),
        (_, None) => Err(Misread::Refused(Refusal::NoMarker(at.placer()))),
        (_, Some((_, marker))) if wanted(marker) == command => Ok(()),
        (_, Some((waiting, marker))) => Err(Misread::Refused(Refusal::OtherMarker(marker, waiting.table))),
    }
}

/// Reads the words of whatever is wanted now.
fn parts(at: &Oolong, words: &[&str]) -> Read {
    match (at.phase(), at.waiting()) {
        (Phase::Over(_), _) => Err(Misread::Refused(Refusal::Over)),
        (_, None) if at.empty_here() != 0 => place_here(at, words),
        (_, None) => place_anywhere(at, words),
        (_, Some((_, marker))) => answer(at, marker, words),
    }
}

fn place_here(at: &Oolong, words: &[&str]) -> Read {
    let at_table = |table, seat| judge(at, Move::Place(Chair::new(table, seat)));
    match *words {
        [seat] => at_table(at.waiter().table, name(seat)?),
        [table, seat] => at_table(name(table)?, name(seat)?),
        _ => Err(too_much(words, 2)),
    }
}

fn place_anywhere(at: &Oolong, words: &[&str]) -> Read {
    match *words {
        [table] => {
            let table = name(table)?;
            at.check_place_table(table).map_err(Misread::Refused)?;
            Ok(Reading::More(say("oolong-which-seat").with("table", table.name())))
        }
        [table, seat] => judge(at, Move::Place(Chair::new(name(table)?, name(seat)?))),
        _ => Err(too_much(words, 2)),
    }
}

fn answer(at: &Oolong, marker: Marker, words: &[&str]) -> Read {
    match marker {
        Marker::Carry(tea) => carry(at, tea, words),
        Marker::Send(_) => match *words {
            [] => Ok(Reading::More(say("oolong-which-table"))),
            [table] => judge(at, Move::Send(name(table)?)),
            _ => Err(too_much(words, 1)),
        },
        Marker::Turn => match *words {
            [] => Ok(Reading::More(say("oolong-which-steps"))),
            [steps] => judge(at, Move::Turn(read_steps(steps)?)),
            _ => Err(too_much(words, 1)),
        },
        Marker::SwapUnclaimed | Marker::SwapClaimed => swap(at, marker, words),
    }
}

fn carry(at: &Oolong, tea: Tea, words: &[&str]) -> Read {
    let names: Vec<Compass> = words.iter().map(|word| name(word)).collect::<Result<_, _>>()?;
    let [table, seat, to, to_seat] = std::array::from_fn(|index| names.get(index).copied());
    if names.len() > 4 {
        return Err(too_much(words, 4));
    }
    let Some(table) = table else { return Ok(Reading::More(say("oolong-which-from"))) };
    at.check_from_table(tea, table).map_err(Misread::Refused)?;
    let Some(seat) = seat else {
        return Ok(Reading::More(say("oolong-which-cup").with("table", table.name())));
    };
    let from = Chair::new(table, seat);
    at.check_from(tea, from).map_err(Misread::Refused)?;
    let Some(to) = to else {
        return Ok(Reading::More(say("oolong-which-to").with("seat", from.to_string())));
    };
    at.check_to_table(table, to).map_err(Misread::Refused)?;
    let Some(to_seat) = to_seat else {
        return Ok(Reading::More(say("oolong-which-seat").with("table", to.name())));
    };
    judge(at, Move::Carry { from, to: Chair::new(to, to_seat) })
}

fn swap(at: &Oolong, marker: Marker, words: &[&str]) -> Read {
    match *words {
        [] => Ok(Reading::More(say("oolong-which-table"))),
        [one] => {
            let one = name(one)?;
            if marker == Marker::SwapUnclaimed {
                at.check_swap_unclaimed(one).map_err(Misread::Refused)?;
            }
            Ok(Reading::More(say("oolong-which-other").with("table", one.name())))
        }
        [one, other] => {
            let pair = Pair::of(name(one)?, name(other)?);
            let same = || Misread::Text(said("oolong-text-swap-same", other).into());
            judge(at, Move::Swap(pair.ok_or_else(same)?))
        }
        _ => Err(too_much(words, 2)),
    }
}

fn name(word: &str) -> Result<Compass, Misread<Refusal>> {
    let longer = || NAMES.iter().find(|(name, _)| *name == word).map(|(_, compass)| *compass);
    Compass::read(word).or_else(longer).ok_or_else(|| Misread::Text(said("oolong-text-compass", word).into()))
}

/// What stands after the words that already make a move.
fn too_much(words: &[&str], enough: usize) -> Misread<Refusal> {
    Misread::Text(said("oolong-text-too-much", words.get(enough).unwrap_or(&"")).into())
}
