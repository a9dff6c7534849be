//! What a person types: canonical moves, the report's bare seats, and answers to markers part by part.

use tabuleiro_game::{Game, Lang, Message, Misread, Read, Reading, TextError, message};

use crate::notation::read_steps;
use crate::{Chair, Compass, Marker, Move, Oolong, Pair, Phase, Refusal, Steps, Tea, say, wrong};

type Understood = Result<Reading<Move>, Misread<Refusal>>;

impl Read for Oolong {
    fn read(&self, text: &str, lang: Lang) -> Understood {
        Reader { at: self, lang }.read(text)
    }

    fn spell(&self, mv: Move, lang: Lang) -> String {
        let text = mv.to_string();
        match lang {
            Lang::En => text,
            Lang::Pt => in_portuguese(&text),
        }
    }
}

/// A move's text with the tables and seats by their Portuguese initials.
fn in_portuguese(text: &str) -> String {
    let (command, places) = text.split_at(text.find(':').map_or(0, |at| at + 1));
    let spelt = |place: &str| {
        let (name, sign) = place.split_at(place.trim_end_matches(['/', '>', ',']).len());
        let name = match name {
            "nw" => "no",
            "w" => "o",
            "sw" => "so",
            other => other,
        };
        format!("{name}{sign}")
    };
    places.split_inclusive(['/', '>', ',']).map(spelt).fold(command.to_owned(), |all, place| all + &place)
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

const COMMANDS: [&str; 4] = ["mp", "mw", "ro", "sw"];

/// Words that leave a marker unused, besides the canonical text.
const fn decline_words(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &["-", "decline", "pass", "no"],
        Lang::Pt => &["-", "recusar", "recuso", "passar", "passo", "não", "nao"],
    }
}

/// Names that people use besides the short ones of the notation. None of them is the short name of another place.
const fn names(lang: Lang) -> &'static [(&'static str, Compass)] {
    match lang {
        Lang::En => &ENGLISH_NAMES,
        Lang::Pt => &PORTUGUESE_NAMES,
    }
}

const ENGLISH_NAMES: [(&str, Compass); 14] = [
    ("northwest", Compass::Nw),
    ("north-west", Compass::Nw),
    ("north", Compass::N),
    ("northeast", Compass::Ne),
    ("north-east", Compass::Ne),
    ("west", Compass::W),
    ("centre", Compass::C),
    ("center", Compass::C),
    ("east", Compass::E),
    ("southwest", Compass::Sw),
    ("south-west", Compass::Sw),
    ("south", Compass::S),
    ("southeast", Compass::Se),
    ("south-east", Compass::Se),
];

const PORTUGUESE_NAMES: [(&str, Compass); 15] = [
    ("no", Compass::Nw),
    ("noroeste", Compass::Nw),
    ("norte", Compass::N),
    ("nordeste", Compass::Ne),
    ("o", Compass::W),
    ("oeste", Compass::W),
    ("centro", Compass::C),
    ("l", Compass::E),
    ("este", Compass::E),
    ("leste", Compass::E),
    ("so", Compass::Sw),
    ("sudoeste", Compass::Sw),
    ("sul", Compass::S),
    ("sudeste", Compass::Se),
    ("sueste", Compass::Se),
];

/// Reads what is typed at a position, in a language.
struct Reader<'p> {
    at: &'p Oolong,
    lang: Lang,
}

impl Reader<'_> {
    fn read(&self, text: &str) -> Understood {
        let text = text.trim().to_lowercase();
        if text.is_empty() {
            return Err(TextError(Message::new(&message::WORDS, "game-missing-move")).into());
        }
        match text.parse() {
            // Where a cup is to be moved, a seat alone is the one it is moved from.
            Ok(Move::Place(_)) if matches!(self.at.waiting(), Some((_, Marker::Carry(_)))) => (),
            Ok(mv) => return self.judge(mv),
            Err(_) => (),
        }
        let (command, rest) = split_command(&text);
        if let Some(command) = command {
            self.command_fits(command)?;
        }
        let is_between = |letter: char| letter.is_whitespace() || [':', '/', '>', ','].contains(&letter);
        let words: Vec<&str> = rest.split(is_between).filter(|word| !word.is_empty()).collect();
        match words[..] {
            [] if command.is_none() => Err(TextError(wrong("oolong-text-move", &text)).into()),
            [word] if decline_words(self.lang).contains(&word) => self.judge(Move::Decline),
            _ => self.parts(&words),
        }
    }

    fn judge(&self, mv: Move) -> Understood {
        self.at.check(mv).map_err(Misread::Refused)?;
        Ok(Reading::Move(mv))
    }

    /// The command of another marker than the one that waits is refused before its parts are looked at.
    fn command_fits(&self, command: &str) -> Result<(), Misread<Refusal>> {
        let wanted = |marker| match marker {
            Marker::Carry(_) => "mp",
            Marker::Send(_) => "mw",
            Marker::Turn => "ro",
            Marker::SwapUnclaimed | Marker::SwapClaimed => "sw",
        };
        match (self.at.phase(), self.at.waiting()) {
            (Phase::Over(_), _) => Err(Misread::Refused(Refusal::Over)),
            (_, None) => Err(Misread::Refused(Refusal::NoMarker(self.at.placer()))),
            (_, Some((_, marker))) if wanted(marker) == command => Ok(()),
            (_, Some((waiting, marker))) => {
                Err(Misread::Refused(Refusal::OtherMarker(marker, waiting.table)))
            }
        }
    }

    /// Reads the words of whatever is wanted now.
    fn parts(&self, words: &[&str]) -> Understood {
        match (self.at.phase(), self.at.waiting()) {
            (Phase::Over(_), _) => Err(Misread::Refused(Refusal::Over)),
            (_, None) if self.at.empty_here() != 0 => self.place_here(words),
            (_, None) => self.place_anywhere(words),
            (_, Some((_, marker))) => self.answer(marker, words),
        }
    }

    fn place_here(&self, words: &[&str]) -> Understood {
        let at_table = |table, seat| self.judge(Move::Place(Chair::new(table, seat)));
        match *words {
            [seat] => at_table(self.at.waiter().table, self.name(seat)?),
            [table, seat] => at_table(self.name(table)?, self.name(seat)?),
            _ => Err(too_much(words, 2)),
        }
    }

    fn place_anywhere(&self, words: &[&str]) -> Understood {
        match *words {
            [table] => {
                let table = self.name(table)?;
                self.at.check_place_table(table).map_err(Misread::Refused)?;
                Ok(Reading::More(say("oolong-which-seat").with("table", table.short())))
            }
            [table, seat] => self.judge(Move::Place(Chair::new(self.name(table)?, self.name(seat)?))),
            _ => Err(too_much(words, 2)),
        }
    }

    fn answer(&self, marker: Marker, words: &[&str]) -> Understood {
        match marker {
            Marker::Carry(tea) => self.carry(tea, words),
            Marker::Send(_) => match *words {
                [] => Ok(Reading::More(say("oolong-which-table"))),
                [table] => self.judge(Move::Send(self.name(table)?)),
                _ => Err(too_much(words, 1)),
            },
            Marker::Turn => match *words {
                [] => Ok(Reading::More(say("oolong-which-steps"))),
                _ => self.judge(Move::Turn(read_turn(words)?)),
            },
            Marker::SwapUnclaimed | Marker::SwapClaimed => self.swap(marker, words),
        }
    }

    fn carry(&self, tea: Tea, words: &[&str]) -> Understood {
        let names: Vec<Compass> = words.iter().map(|word| self.name(word)).collect::<Result<_, _>>()?;
        let [table, seat, to, to_seat] = std::array::from_fn(|index| names.get(index).copied());
        if names.len() > 4 {
            return Err(too_much(words, 4));
        }
        let Some(table) = table else { return Ok(Reading::More(say("oolong-which-from"))) };
        self.at.check_from_table(tea, table).map_err(Misread::Refused)?;
        let Some(seat) = seat else {
            return Ok(Reading::More(say("oolong-which-cup").with("table", table.short())));
        };
        let from = Chair::new(table, seat);
        self.at.check_from(tea, from).map_err(Misread::Refused)?;
        let Some(to) = to else {
            return Ok(Reading::More(say("oolong-which-to").with("seat", from.short())));
        };
        self.at.check_to_table(table, to).map_err(Misread::Refused)?;
        let Some(to_seat) = to_seat else {
            return Ok(Reading::More(say("oolong-which-seat").with("table", to.short())));
        };
        self.judge(Move::Carry { from, to: Chair::new(to, to_seat) })
    }

    fn swap(&self, marker: Marker, words: &[&str]) -> Understood {
        match *words {
            [] => Ok(Reading::More(say("oolong-which-table"))),
            [one] => {
                let one = self.name(one)?;
                if marker == Marker::SwapUnclaimed {
                    self.at.check_swap_unclaimed(one).map_err(Misread::Refused)?;
                }
                Ok(Reading::More(say("oolong-which-other").with("table", one.short())))
            }
            [one, other] => {
                let pair = Pair::of(self.name(one)?, self.name(other)?);
                let same = || Misread::Text(wrong("oolong-text-swap-same", other).into());
                self.judge(Move::Swap(pair.ok_or_else(same)?))
            }
            _ => Err(too_much(words, 2)),
        }
    }

    fn name(&self, word: &str) -> Result<Compass, Misread<Refusal>> {
        let longer = || names(self.lang).iter().find(|(name, _)| *name == word).map(|(_, compass)| *compass);
        Compass::read(word)
            .or_else(longer)
            .ok_or_else(|| Misread::Text(wrong("oolong-text-compass", word).into()))
    }
}

/// How far a table is turned: 1 to 7 steps, or so many degrees with their sign, which may stand apart. No other bare number:
/// 45 would be steps to one person and degrees to another.
fn read_turn(words: &[&str]) -> Result<Steps, Misread<Refusal>> {
    let typed = words.concat();
    let unclear = || Misread::Text(wrong("oolong-text-turning", &words.join(" ")).into());
    if let Some(degrees) = DEGREE_SIGNS.iter().find_map(|sign| typed.strip_suffix(sign)) {
        let degrees: i32 = degrees.parse().map_err(|_| unclear())?;
        return if degrees % 45 == 0 { Ok(Steps::of(degrees / 45)) } else { Err(unclear()) };
    }
    match words {
        [word] if matches!(word.trim_start_matches('+'), "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7") => {
            Ok(read_steps(word)?)
        }
        _ => Err(unclear()),
    }
}

/// What a person may write for a degree, in either language.
const DEGREE_SIGNS: [&str; 6] = ["°", "º", "degrees", "deg", "graus", "gr"];

/// What stands after the words that already make a move.
fn too_much(words: &[&str], enough: usize) -> Misread<Refusal> {
    Misread::Text(wrong("oolong-text-too-much", words.get(enough).unwrap_or(&"")).into())
}
