//! The report's way to write a board: rows from the top as lists of cells, `[[[p,e,e],[g,g,b],[e,e,e]],…]`, each
//! with its large, medium and small piece or `e` where there is none.

use tabuleiro_game::TextError;

use crate::notation::{Pieces, cells_from_the_top, say};
use crate::{Cell, Colour, Place, Size};

/// What stands for an empty place in a list.
const EMPTY: char = 'e';

/// Reads a board written as lists. There may be space anywhere.
pub(crate) fn read(text: &str) -> Result<Pieces<'_>, TextError> {
    let mut reader = Reader { text, rest: text };
    let mut held = [0; 4];
    for cell in cells_from_the_top() {
        reader.skip(before(cell))?;
        for size in Size::ALL {
            if size != Size::Large {
                reader.skip(",")?;
            }
            if let Some(colour) = reader.piece()? {
                held[colour.index()] |= Place::new(size, cell).bit();
            }
        }
    }
    reader.skip("]]]")?;
    Ok((held, reader.rest))
}

/// What stands before the first piece of a cell.
fn before(cell: Cell) -> &'static str {
    match (cell.column(), cell.row()) {
        (0, 2) => "[[[",
        (0, _) => "]],[[",
        _ => "],[",
    }
}

struct Reader<'t> {
    text: &'t str,
    rest: &'t str,
}

impl Reader<'_> {
    /// Goes on over these characters.
    fn skip(&mut self, wanted: &str) -> Result<(), TextError> {
        wanted.chars().try_for_each(|letter| match self.next() {
            Some(found) if found == letter => Ok(()),
            found => Err(self.wrong(found, &letter.to_string())),
        })
    }

    /// The piece that stands here, `None` for an empty place.
    fn piece(&mut self) -> Result<Option<Colour>, TextError> {
        let found = self.next();
        let colour = found.and_then(Colour::of_letter);
        if colour.is_some() || found == Some(EMPTY) {
            Ok(colour)
        } else {
            Err(self.wrong(found, "r, g, b, p, e"))
        }
    }

    fn next(&mut self) -> Option<char> {
        self.rest = self.rest.trim_start();
        let letter = self.rest.chars().next()?;
        self.rest = &self.rest[letter.len_utf8()..];
        Some(letter)
    }

    /// Says what was wanted in place of the character just read.
    fn wrong(&self, found: Option<char>, wanted: &str) -> TextError {
        let Some(found) = found else { return say("otrio-list-short").with("wanted", wanted).into() };
        let at = self.text[..self.text.len() - self.rest.len()].chars().count();
        let wrong = say("otrio-list-letter").with("found", found).with("at", at);
        wrong.with("wanted", wanted).into()
    }
}
