//! A board as text, with fields that a view fills in.
//!
//! A skin writes its board as lines of text. What stands in braces is a field; `id` is the name of a spot:
//!
//! | field | becomes |
//! |---|---|
//! | `{id}` | the token on that spot: its glyph, or its number if it is counted; `·` when the spot is empty |
//! | `{id:3}` | the same, three columns wide: on either side of it stand brackets `[ ]` for a token around others (the waiter), else stars `* *` for a winning line, else round brackets `( )` for the last move |
//! | `{id~}` | as `{id}`, but nothing at all when the spot is empty |
//! | `{id#2}` | the glyph of the token on that spot if more than two lie there, else `·`: `{id#0}`, `{id#1}`, `{id#2}` together show three pieces one by one |
//! | `{id=}` | how many tokens lie on that spot |
//! | `{id@}` | the name of the token on that spot, in words |
//! | `{id@key}` | the same; the word of the game instead if the token is used up |
//! | `{id(}`, `{id)}` | the marks that would stand on either side of `{id:3}`, for tokens that are larger than a letter |
//! | `{id$}` | the spot's own name, `id` itself: so that it can be found by its columns |
//! | `{id%}` | what the spot is called, in words |
//! | `{id!key,key}` | the word of the game for the seat that has claimed the spot, one key for each seat in their order; nothing if nobody has |
//! | `{id?this\|that}` | the one text, in the token's colour, if something lies on the spot, else the other; with a third text, that is the first in ASCII |
//! | `{id+b}` | how many tokens with that ASCII glyph lie on the spots of a group |
//! | `{!key}` | a word of the game's own [`Words`] |
//!
//! After a last `:`, a number is the width in columns; `<` (the usual one), `>` or `^` before it put the text left, right
//! or in the middle; a line of a frame after it fills what is left (`{id!key,key:14─}`). A spot whose name itself ends in `:` and a number needs a width after it (`{turn:3:1}`).
//! Lines of the frame, arrows and `·` are drawn in ASCII where there is no Unicode. A glyph that is a letter is the word
//! `game-letter-r` where the game has one, so that initials can differ between languages.

use tabuleiro_game::{Board, Message, View, Words};

use crate::artist::Artist;
use crate::field::{Field, Missing};
use crate::{Drawing, Ink, Speaker, skins};

/// A board as text with fields, read once and drawn for many views.
#[derive(Clone, Debug)]
pub struct Sketch {
    words: &'static Words,
    /// The widest first, each with its lines.
    layouts: Vec<Layout>,
    missing: Option<String>,
    legend: Option<&'static str>,
}

/// The lines of a board, each with its parts.
type Layout = Vec<Vec<Part>>;

/// A part of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// Drawn as it is.
    Frame(String),
    /// Filled in.
    Field(Field),
}

impl Sketch {
    /// The sketch of that game's skin for this board; the plain one, made from the board's geometry, if the game has no
    /// skin or its skin is not for this board. `words` are the game's own.
    pub fn new(game: &str, words: &'static Words, board: &Board) -> Sketch {
        let read_all = |templates: Vec<String>| templates.iter().map(|text| read(text, board)).collect();
        let (layouts, missing) = match skins::templates(game, board).map(read_all) {
            Some(Ok(layouts)) => (layouts, None),
            Some(Err(Missing(name))) => (vec![skins::plain::lines(board)], Some(name)),
            None => (vec![skins::plain::lines(board)], None),
        };
        Sketch { words, layouts, missing, legend: skins::legend(game) }
    }

    /// The name of a spot that the game's skin wants and the board lacks, if there is one. A law wants none.
    pub fn missing(&self) -> Option<&str> {
        self.missing.as_deref()
    }

    /// What the letters on the board stand for, for somebody who sees it for the first time; `None` where they say it themselves.
    pub fn legend(&self) -> Option<Message> {
        self.legend.map(|key| Message::new(self.words, key))
    }

    /// The board with every field filled in, in the widest way the skin has.
    pub fn draw(&self, board: &Board, view: &View, speaker: &Speaker, ink: Ink) -> Drawing {
        self.draw_within(usize::MAX, board, view, speaker, ink)
    }

    /// The same, in the widest way that fits so many columns; in its narrowest if none does.
    pub fn draw_within(
        &self,
        columns: usize,
        board: &Board,
        view: &View,
        speaker: &Speaker,
        ink: Ink,
    ) -> Drawing {
        let artist = Artist { words: self.words, board, view, speaker, ink };
        let mut drawing = Drawing::default();
        for layout in &self.layouts {
            drawing = artist.draw(layout);
            if drawing.width() <= columns {
                break;
            }
        }
        drawing
    }
}

fn read(template: &str, board: &Board) -> Result<Layout, Missing> {
    template.lines().map(|line| read_line(line, board)).collect()
}

fn read_line(line: &str, board: &Board) -> Result<Vec<Part>, Missing> {
    let mut parts = Vec::new();
    let mut rest = line;
    while let Some((before, after)) = rest.split_once('{') {
        let (inside, tail) = after.split_once('}').unwrap_or((after, ""));
        parts.push(Part::Frame(before.to_owned()));
        parts.push(Part::Field(Field::read(inside, board)?));
        rest = tail;
    }
    parts.push(Part::Frame(rest.to_owned()));
    Ok(parts)
}

#[cfg(test)]
impl Sketch {
    /// A sketch of a template of its own.
    pub(crate) fn of(template: &str, words: &'static Words, board: &Board) -> Sketch {
        let layout = read(template, board).expect("the board has every spot");
        Sketch { words, layouts: vec![layout], missing: None, legend: None }
    }
}
