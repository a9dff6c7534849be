//! The board of a scene as text: its sketch with every field filled in.

use tabuleiro_game::{Mark, Scene, Token, Words};

use crate::field::{Field, What};
use crate::{Ink, Speaker};

/// Draws the board of a scene. `words` are the game's own, for the words of the sketch.
pub fn draw(scene: &Scene, words: &'static Words, speaker: &Speaker, ink: Ink) -> String {
    let artist = Artist { scene, words, speaker, ink };
    scene.sketch.lines().map(|line| artist.line(line)).collect::<Vec<_>>().join("\n")
}

struct Artist<'s> {
    scene: &'s Scene,
    words: &'static Words,
    speaker: &'s Speaker,
    ink: Ink,
}

impl Artist<'_> {
    fn line(&self, line: &str) -> String {
        let mut drawn = String::new();
        let mut rest = line;
        while let Some((before, after)) = rest.split_once('{') {
            drawn.push_str(&self.frame(before));
            let (inside, tail) = after.split_once('}').unwrap_or((after, ""));
            drawn.push_str(&self.field(&Field::read(inside)));
            rest = tail;
        }
        drawn.push_str(&self.frame(rest));
        drawn.trim_end().to_owned()
    }

    /// Lines and corners have ASCII twins as well.
    fn frame(&self, text: &str) -> String {
        if self.ink.unicode {
            return self.ink.dim(text);
        }
        text.chars()
            .map(|c| match c {
                '─' | '═' | '━' => '-',
                '│' | '║' | '┃' => '|',
                '→' => '>',
                '←' => '<',
                '·' => '.',
                '┌' | '┐' | '└' | '┘' | '├' | '┤' | '┬' | '┴' | '┼' | '╔' | '╗' | '╚' | '╝' | '╠' | '╣'
                | '╦' | '╩' | '╬' | '╪' | '╫' | '╭' | '╮' | '╰' | '╯' | '╤' | '╧' | '╟' | '╢' | '╞' | '╡'
                | '┏' | '┓' | '┗' | '┛' | '╋' => '+',
                other => other,
            })
            .collect()
    }

    fn field(&self, field: &Field<'_>) -> String {
        match field.what {
            What::Word(key) => plain(field, &self.speaker.word(self.words, key)),
            What::Count(spot) => plain(field, &self.count(spot).to_string()),
            What::Name(spot) => self.name(field, spot),
            What::Token(spot) if field.width == Some(3) => self.held(spot),
            What::Token(spot) => {
                let (text, columns) = self.token(spot);
                field.pad(&text, columns)
            }
        }
    }

    fn name(&self, field: &Field<'_>, spot: &str) -> String {
        let Some(token) = self.top(spot) else { return plain(field, "") };
        let name = self.speaker.say(&token.name);
        let shown =
            if token.look.spent { self.ink.dim(&name) } else { self.ink.paint(token.look.paint, &name) };
        field.pad(&shown, name.chars().count())
    }

    /// A token with what stands around it: brackets for the waiter, round ones for the last move, stars for a win.
    fn held(&self, spot: &str) -> String {
        let (text, columns) = self.token(spot);
        let around = self.tokens(spot).find(|token| token.look.around);
        let last = self.scene.marks.iter().any(|mark| matches!(mark, Mark::Last(id) if id.as_str() == spot));
        let winning =
            self.scene.marks.iter().any(|mark| matches!(mark, Mark::Winning(id) if id.as_str() == spot));
        let side = |waiter: &str, last_move: &str| match around {
            Some(token) => self.ink.paint(token.look.paint, waiter),
            None if winning => self.ink.bold("*"),
            None if last => self.ink.bold(last_move),
            None => " ".to_owned(),
        };
        let left = if columns > 1 { String::new() } else { side("[", "(") };
        let right = if columns > 2 { String::new() } else { side("]", ")") };
        format!("{left}{text}{right}")
    }

    /// What lies on a spot, and how many columns it takes.
    fn token(&self, spot: &str) -> (String, usize) {
        let Some(token) = self.top(spot) else { return (self.ink.dim(&self.ink.empty().to_string()), 1) };
        let text = if token.look.counted {
            token.count.to_string()
        } else if self.ink.unicode {
            token.look.glyph.to_string()
        } else {
            token.look.ascii.to_string()
        };
        (self.ink.paint(token.look.paint, &text), text.chars().count())
    }

    fn count(&self, spot: &str) -> u32 {
        self.tokens(spot).map(|token| u32::from(token.count)).sum()
    }

    fn top<'a>(&'a self, spot: &'a str) -> Option<&'a Token> {
        self.tokens(spot).filter(|token| !token.look.around).last()
    }

    fn tokens<'a>(&'a self, spot: &'a str) -> impl Iterator<Item = &'a Token> {
        self.scene.tokens.iter().filter(move |token| token.spot.as_str() == spot)
    }
}

fn plain(field: &Field<'_>, text: &str) -> String {
    field.pad(text, text.chars().count())
}
