//! What a person types where a move is wanted: `rL@b2`, `L b2`, `grande b2`, at once or part by part.

use tabuleiro_game::{Lang, Message, Misread, Read, Reading, TextError, message, quote};

use crate::notation::say;
use crate::{Cell, Colour, Move, Otrio, Place, Refusal, Size};

type Checked<T> = Result<T, Misread<Refusal>>;

impl Read for Otrio {
    /// Reads a colour, which may be left out, a size and a cell. Each is checked as soon as it is there.
    fn read(&self, text: &str, lang: Lang) -> Checked<Reading<Move>> {
        // Only a game that is over refuses the colour to act.
        self.check_colour(self.to_act()).map_err(Misread::Refused)?;
        let mut typed = Typed { at: self, lang, colour: None, size: None, column: None, place: None };
        let words = text.split(|c: char| c.is_whitespace() || "@,".contains(c));
        words.filter(|word| !word.is_empty()).try_for_each(|word| typed.word(word))?;
        typed.so_far()
    }

    /// In Portuguese by size and cell, `G b2`: the colour is the one to act, and its initials are not the notation's.
    fn spell(&self, mv: Move, lang: Lang) -> String {
        match lang {
            Lang::En => mv.to_string(),
            Lang::Pt => format!("{} {}", initial(mv.place.size()), mv.place.cell()),
        }
    }

    fn typing_hint() -> Option<Message> {
        Some(say("otrio-typing"))
    }
}

/// The Portuguese initial of a size: *grande*, *médio*, *pequeno*.
const fn initial(size: Size) -> char {
    match size {
        Size::Large => 'G',
        Size::Medium => 'M',
        Size::Small => 'P',
    }
}

/// The parts of a move that have been typed so far, all of them right.
struct Typed<'p> {
    at: &'p Otrio,
    lang: Lang,
    colour: Option<Colour>,
    size: Option<Size>,
    column: Option<u8>,
    place: Option<Place>,
}

impl Typed<'_> {
    /// Takes a word as it was typed: a refusal quotes it so.
    fn word(&mut self, typed: &str) -> Checked<()> {
        let word = &typed.to_lowercase();
        if self.is_wording(word) {
            return Ok(());
        }
        if self.size.is_none() {
            if let Some(size) = size_word(word, self.lang) {
                return self.put_size(size);
            }
            if let Some((size, cell)) = split_initial(word, self.lang) {
                self.put_size(size)?;
                return cell.chars().try_for_each(|letter| self.letter(letter, typed));
            }
            if let Some(colour) = colour_word(word, self.lang).filter(|_| self.colour.is_none()) {
                return self.put_colour(colour);
            }
            // Without this, the column of `b2` would be taken for blue.
            if is_cell(word) {
                return Err(wrong("otrio-read-size", typed));
            }
        }
        word.chars().try_for_each(|letter| self.letter(letter, typed))
    }

    /// Whether a word only belongs to the program's own wording, `a large piece on b2`, which can be typed back.
    fn is_wording(&self, word: &str) -> bool {
        match (self.size, self.column, self.lang) {
            (_, None, Lang::En) if word == "piece" => true,
            (_, None, Lang::Pt) if ["peça", "peca"].contains(&word) => true,
            (None, _, Lang::En) => ["a", "the"].contains(&word),
            (None, _, Lang::Pt) => ["a", "uma"].contains(&word),
            (Some(_), None, Lang::En) => ["on", "at"].contains(&word),
            (Some(_), None, Lang::Pt) => ["em", "na", "no"].contains(&word),
            (Some(_), Some(_), _) => false,
        }
    }

    /// A letter of a word; which part of the move it is depends on what is still missing.
    fn letter(&mut self, letter: char, word: &str) -> Checked<()> {
        let Some(size) = self.size else { return self.letter_before_size(letter, word) };
        let Some(column) = self.column else {
            let column = position("abc", letter).or(position("123", letter));
            return self.put_column(size, column.ok_or_else(|| wrong("otrio-read-column", word))?);
        };
        if self.place.is_some() {
            return Err(wrong("otrio-read-more", word));
        }
        let cell = position("123", letter).and_then(|row| Cell::new(column, row));
        self.put_place(Place::new(size, cell.ok_or_else(|| wrong("otrio-read-row", word))?))
    }

    fn letter_before_size(&mut self, letter: char, word: &str) -> Checked<()> {
        if let Some(size) = Size::of_letter(letter.to_ascii_uppercase()) {
            return self.put_size(size);
        }
        match Colour::of_letter(letter).filter(|_| self.colour.is_none()) {
            Some(colour) => self.put_colour(colour),
            None => Err(wrong("otrio-read-size", word)),
        }
    }

    fn put_colour(&mut self, colour: Colour) -> Checked<()> {
        self.at.check_colour(colour).map_err(Misread::Refused)?;
        self.colour = Some(colour);
        Ok(())
    }

    fn put_size(&mut self, size: Size) -> Checked<()> {
        self.at.check_size(self.at.to_act(), size).map_err(Misread::Refused)?;
        if !self.has_open(|place| place.size() == size) {
            return Err(TextError(say("otrio-read-full").with("size", size.name())).into());
        }
        self.size = Some(size);
        Ok(())
    }

    fn put_column(&mut self, size: Size, column: u8) -> Checked<()> {
        if !self.has_open(|place| place.size() == size && place.cell().column() == column) {
            let full = say("otrio-read-full-column").with("size", size.name());
            return Err(TextError(full.with("column", Cell::column_letter(column))).into());
        }
        self.column = Some(column);
        Ok(())
    }

    fn put_place(&mut self, place: Place) -> Checked<()> {
        if let Some(owner) = self.at.at(place) {
            return Err(Misread::Refused(Refusal::Taken { place, owner }));
        }
        self.place = Some(place);
        Ok(())
    }

    fn has_open(&self, wanted: impl FnMut(Place) -> bool) -> bool {
        Place::of_set(self.at.open()).any(wanted)
    }

    /// The move if it is whole, and otherwise the question for its next part.
    fn so_far(&self) -> Checked<Reading<Move>> {
        let colour = self.at.to_act();
        Ok(match (self.colour, self.size, self.column, self.place) {
            (.., Some(place)) => Reading::Move(Move { colour, place }),
            (.., Some(column), None) => {
                Reading::More(say("otrio-ask-row").with("column", Cell::column_letter(column)))
            }
            (_, Some(_), None, None) => Reading::More(say("otrio-ask-cell")),
            (Some(_), None, ..) => Reading::More(say("otrio-ask-size")),
            _ => return Err(TextError(Message::new(&message::WORDS, "game-missing-move")).into()),
        })
    }
}

/// A Portuguese initial of a size, alone or with a cell right behind it. Before a size's letter, as in `gL@b2`, `g` and `p`
/// are the colours of the notation.
fn split_initial(word: &str, lang: Lang) -> Option<(Size, &str)> {
    let first = word.chars().next().filter(|_| lang == Lang::Pt)?;
    let size = Size::ALL.into_iter().find(|size| initial(*size).eq_ignore_ascii_case(&first))?;
    let cell = &word[first.len_utf8()..];
    (cell.is_empty() || is_cell(cell)).then_some((size, cell))
}

/// A size by its name.
fn size_word(word: &str, lang: Lang) -> Option<Size> {
    match (lang, word) {
        (Lang::En, "large") | (Lang::Pt, "grande") => Some(Size::Large),
        (Lang::En, "medium") | (Lang::Pt, "médio" | "medio" | "média" | "media") => Some(Size::Medium),
        (Lang::En, "small") | (Lang::Pt, "pequeno" | "pequena") => Some(Size::Small),
        _ => None,
    }
}

fn colour_word(word: &str, lang: Lang) -> Option<Colour> {
    match (lang, word) {
        (Lang::En, "red") | (Lang::Pt, "vermelho" | "vermelha") => Some(Colour::Red),
        (Lang::En, "green") | (Lang::Pt, "verde") => Some(Colour::Green),
        (Lang::En, "blue") | (Lang::Pt, "azul") => Some(Colour::Blue),
        (Lang::En, "purple") | (Lang::Pt, "roxo" | "roxa") => Some(Colour::Purple),
        _ => None,
    }
}

fn is_cell(word: &str) -> bool {
    let mut letters = word.chars();
    let column = letters.next().is_some_and(|letter| "abc123".contains(letter));
    column && letters.next().is_some_and(|letter| "123".contains(letter)) && letters.next().is_none()
}

fn position(letters: &str, letter: char) -> Option<u8> {
    letters.find(letter).map(|index| index as u8)
}

fn wrong(key: &'static str, found: &str) -> Misread<Refusal> {
    TextError(say(key).with("found", quote(found))).into()
}
