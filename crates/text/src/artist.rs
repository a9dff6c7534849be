//! Fills in the fields of a sketch for one view.

use tabuleiro_game::{Board, Look, Mark, SpotIndex, Token, View, Words};

use crate::field::{Either, Field, Hand, Shows, What};
use crate::sketch::Part;
use crate::{Area, Drawing, Ink, Speaker};

pub(crate) struct Artist<'s> {
    pub(crate) words: &'static Words,
    pub(crate) board: &'s Board,
    pub(crate) view: &'s View,
    pub(crate) speaker: &'s Speaker,
    pub(crate) ink: Ink,
}

/// A line being written. Spaces wait until something that can be seen follows, so that none stand at its end.
#[derive(Default)]
struct Pen {
    text: String,
    columns: usize,
    spaces: usize,
}

/// Text with the columns it takes, which colours do not change.
struct Shown {
    text: String,
    columns: usize,
}

impl Pen {
    fn skip(&mut self, spaces: usize) {
        self.spaces += spaces;
        self.columns += spaces;
    }

    fn write(&mut self, shown: &Shown) {
        if shown.columns > 0 {
            self.text.extend(std::iter::repeat_n(' ', std::mem::take(&mut self.spaces)));
            self.text.push_str(&shown.text);
            self.columns += shown.columns;
        }
    }
}

impl Shown {
    fn plain(text: String) -> Shown {
        Shown { columns: text.chars().count(), text }
    }
}

impl Artist<'_> {
    pub(crate) fn draw(&self, lines: &[Vec<Part>]) -> Drawing {
        let mut drawing = Drawing::default();
        for (row, parts) in lines.iter().enumerate() {
            let mut pen = Pen::default();
            for part in parts {
                let from = pen.columns;
                match part {
                    Part::Frame(text) => self.frame(&mut pen, text),
                    Part::Field(field) => self.field(&mut pen, field),
                }
                if let Part::Field(Field { what: What::Spot(spot, _), .. }) = part {
                    drawing.areas.push(Area { spot: *spot, row, columns: from..pen.columns });
                }
            }
            drawing.width = drawing.width.max(pen.columns - pen.spaces);
            drawing.lines.push(pen.text);
        }
        drawing
    }

    fn frame(&self, pen: &mut Pen, text: &str) {
        let inner = text.trim_start_matches(' ');
        pen.skip(text.len() - inner.len());
        let printed = inner.trim_end_matches(' ');
        let columns = printed.chars().count();
        pen.write(&Shown { text: self.ink.frame(printed), columns });
        pen.skip(inner.len() - printed.len());
    }

    fn field(&self, pen: &mut Pen, field: &Field) {
        let (spot, shows) = match &field.what {
            What::Word(key) => {
                return self.fit(pen, field, &self.cut(field, self.speaker.word(self.words, key)));
            }
            What::Spot(spot, shows) => (*spot, shows),
        };
        match shows {
            Shows::Bare if self.top(spot).is_none() => pen.skip(1),
            Shows::Token | Shows::Bare => fit(pen, field, &self.token(spot)),
            Shows::Held(beside) => self.held(pen, field, spot, *beside),
            Shows::Nth(number) => fit(pen, field, &self.nth(spot, *number)),
            Shows::Count => fit(pen, field, &Shown::plain(self.view.count(spot).to_string())),
            Shows::Name(used) => self.fit(pen, field, &self.name(field, spot, used.as_deref())),
            Shows::Side(hand) => self.side(pen, spot, *hand, ' '),
            Shows::Id => {
                let id = self.board.spot(spot).map_or_else(String::new, |spot| spot.id.clone());
                let Shown { text, columns } = self.cut(field, id);
                fit(pen, field, &Shown { text: self.ink.dim(&text), columns });
            }
            Shows::Label => {
                let label = self.board.spot(spot).map(|spot| self.speaker.say(&spot.label));
                fit(pen, field, &self.cut(field, label.unwrap_or_default()));
            }
            Shows::Claimed(keys) => {
                let key = self.claimed(spot).and_then(|seat| keys.get(seat));
                let word = key.map_or_else(String::new, |key| self.speaker.word(self.words, key));
                self.fit(pen, field, &self.cut(field, word));
            }
            Shows::Either(texts) => self.either(pen, spot, texts),
            Shows::Tally(glyph) => fit(pen, field, &Shown::plain(self.tally(spot, *glyph).to_string())),
        }
    }

    /// One text in the token's colour if something lies there, else the other as a part of the frame.
    fn either(&self, pen: &mut Pen, spot: SpotIndex, texts: &Either) {
        let Some((_, look)) = self.top(spot) else { return self.frame(pen, &texts.nothing) };
        let text = match &texts.ascii {
            Some(ascii) if !self.ink.unicode => ascii.clone(),
            _ => self.ink.drawn(&texts.something),
        };
        pen.write(&Shown { columns: text.chars().count(), text: self.paint(look, &text) });
    }

    /// How many tokens with that ASCII glyph lie in a group.
    fn tally(&self, group: SpotIndex, glyph: char) -> u32 {
        let is_counted = |token: &&Token| {
            let of_group = self.board.spot(token.spot).is_some_and(|spot| spot.group == Some(group));
            of_group && self.board.look(token.look).is_some_and(|look| look.ascii == glyph && !look.around)
        };
        self.view.tokens.iter().filter(is_counted).map(|token| u32::from(token.count)).sum()
    }

    /// Writes text into its field; a frame may fill what is left of it, a space away from the text.
    fn fit(&self, pen: &mut Pen, field: &Field, shown: &Shown) {
        let Some(fill) = field.fill else { return fit(pen, field, shown) };
        pen.write(shown);
        let spare = field.width.saturating_sub(shown.columns);
        let gap = usize::from(shown.columns > 0).min(spare);
        pen.skip(gap);
        let line: String = std::iter::repeat_n(fill, spare - gap).collect();
        self.frame(pen, &line);
    }

    fn name(&self, field: &Field, spot: SpotIndex, used: Option<&str>) -> Shown {
        let Some((token, look)) = self.top(spot) else { return Shown::plain(String::new()) };
        let name = match used.filter(|_| look.spent) {
            Some(used) => self.speaker.word(self.words, used),
            None => self
                .board
                .token_name(token.look, token.count)
                .map_or_else(String::new, |name| self.speaker.say(&name)),
        };
        let Shown { text, columns } = self.cut(field, name);
        let text = if look.spent { self.ink.dim(&text) } else { self.paint(look, &text) };
        Shown { text, columns }
    }

    /// A token with a column on either side of it, unless it is a number that needs them.
    fn held(&self, pen: &mut Pen, field: &Field, spot: SpotIndex, beside: [char; 2]) {
        let token = self.token(spot);
        let [left, right] = beside;
        let sides = 2_usize.saturating_sub(token.columns - 1);
        let (before, after) = field.margins(token.columns + sides);
        pen.skip(before);
        if sides > 1 {
            self.side(pen, spot, Hand::Left, left);
        }
        pen.write(&token);
        if sides > 0 {
            self.side(pen, spot, Hand::Right, right);
        }
        pen.skip(after);
    }

    /// What stands beside a token: brackets for the waiter, stars for a win, round brackets for the last move.
    fn side(&self, pen: &mut Pen, spot: SpotIndex, hand: Hand, printed: char) {
        let (waiter, last) = if hand == Hand::Left { ("[", "(") } else { ("]", ")") };
        let around = self.looks_on(spot).find(|(_, look)| look.around);
        let is_last = |mark: &Mark| matches!(mark, Mark::Last(at) if *at == spot);
        let is_winning = |mark: &Mark| matches!(mark, Mark::Line(line) if line.contains(&spot));
        let text = if let Some((_, look)) = around {
            self.paint(look, waiter)
        } else if self.view.marks.iter().any(is_winning) {
            self.ink.bold("*")
        } else if self.view.marks.iter().any(is_last) {
            self.ink.bold(last)
        } else {
            return self.frame(pen, printed.encode_utf8(&mut [0; 4]));
        };
        pen.write(&Shown { text, columns: 1 });
    }

    /// What lies on a spot: at least one column.
    fn token(&self, spot: SpotIndex) -> Shown {
        let Some((token, look)) = self.top(spot) else { return self.empty() };
        if look.counted {
            let number = Shown::plain(token.count.to_string());
            return Shown { text: self.paint(look, &number.text), ..number };
        }
        self.glyph(look)
    }

    /// The last but so many of the tokens on a spot.
    fn nth(&self, spot: SpotIndex, number: u32) -> Shown {
        match self.top(spot) {
            Some((_, look)) if self.view.count(spot) > number => self.glyph(look),
            _ => self.empty(),
        }
    }

    fn glyph(&self, look: &Look) -> Shown {
        let glyph = if self.ink.unicode { look.glyph } else { look.ascii };
        let letter = self.letter(glyph).unwrap_or(glyph);
        Shown { text: self.paint(look, letter.encode_utf8(&mut [0; 4])), columns: 1 }
    }

    /// The initial that this language has for a glyph that is one.
    fn letter(&self, glyph: char) -> Option<char> {
        if !glyph.is_ascii_alphabetic() {
            return None;
        }
        let key = format!("{}-letter-{}", self.words.name, glyph.to_ascii_lowercase());
        let letter = self.speaker.find(self.words, &key)?.chars().next()?;
        Some(if glyph.is_ascii_uppercase() { letter.to_ascii_uppercase() } else { letter })
    }

    fn empty(&self) -> Shown {
        Shown { text: self.ink.dim(self.ink.empty().encode_utf8(&mut [0; 4])), columns: 1 }
    }

    fn paint(&self, look: &Look, text: &str) -> String {
        let paint = self.board.paints.get(usize::from(look.paint));
        paint.map_or_else(|| text.to_owned(), |paint| self.ink.paint(paint, text))
    }

    /// Text that is longer than its field may be ends in dots.
    fn cut(&self, field: &Field, text: String) -> Shown {
        let whole = Shown::plain(text);
        if whole.columns <= field.most {
            return whole;
        }
        let dots = if self.ink.unicode { "…" } else { "..." };
        let kept = field.most.saturating_sub(dots.chars().count());
        let cut: String = whole.text.chars().take(kept).chain(dots.chars()).take(field.most).collect();
        Shown::plain(cut)
    }

    fn claimed(&self, spot: SpotIndex) -> Option<usize> {
        self.view.marks.iter().find_map(|mark| match mark {
            Mark::Claimed(at, seat) if *at == spot => Some(seat.index()),
            _ => None,
        })
    }

    fn top(&self, spot: SpotIndex) -> Option<(&Token, &Look)> {
        self.looks_on(spot).filter(|(_, look)| !look.around).last()
    }

    fn looks_on(&self, spot: SpotIndex) -> impl Iterator<Item = (&Token, &Look)> {
        self.view.on(spot).filter_map(|token| Some((token, self.board.look(token.look)?)))
    }
}

fn fit(pen: &mut Pen, field: &Field, shown: &Shown) {
    let (before, after) = field.margins(shown.columns);
    pen.skip(before);
    pen.write(shown);
    pen.skip(after);
}
