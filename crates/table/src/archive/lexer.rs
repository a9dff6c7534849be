//! A record's text taken apart into tags, moves, comments, parentheses and the result.

/// One piece of a record's text, with the line it stands on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Piece {
    /// `[Name "value"]`
    Tag(String, String),
    /// `12.`
    Number(usize),
    /// `{ … }`
    Comment(String),
    /// `(`
    Open,
    /// `)`
    Close,
    /// Any other word: a move or the result.
    Word(String),
}

/// What cannot be taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Broken {
    /// A tag is not `[Name "value"]`.
    Tag,
    /// A comment is not closed.
    Comment,
}

/// Takes a text apart; each piece with its line, counted from 1.
pub(super) fn pieces(text: &str) -> Result<Vec<(usize, Piece)>, (usize, Broken)> {
    let mut lexer = Lexer { rest: text, line: 1 };
    let mut found = Vec::new();
    while let Some(piece) = lexer.next()? {
        found.push(piece);
    }
    Ok(found)
}

struct Lexer<'t> {
    rest: &'t str,
    line: usize,
}

type Next = Result<Option<(usize, Piece)>, (usize, Broken)>;

impl Lexer<'_> {
    fn next(&mut self) -> Next {
        let blank = self.rest.len() - self.rest.trim_start().len();
        self.skip(blank);
        let line = self.line;
        let piece = match self.rest.chars().next() {
            None => return Ok(None),
            Some('[') => self.tag().ok_or((line, Broken::Tag))?,
            Some('{') => self.comment().ok_or((line, Broken::Comment))?,
            Some('(') => self.parenthesis(Piece::Open),
            Some(')') => self.parenthesis(Piece::Close),
            Some(_) => self.word(),
        };
        Ok(Some((line, piece)))
    }

    /// `[Name "value"]`, with `\"` and `\\` inside the value.
    fn tag(&mut self) -> Option<Piece> {
        let inside = &self.rest[1..];
        let (name, after) = inside.split_once('"')?;
        let name = name.trim();
        if name.is_empty() || !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
            return None;
        }
        let mut value = String::new();
        let mut letters = after.char_indices();
        let end = loop {
            match letters.next()? {
                (at, '"') => break at + 1,
                (_, '\\') => value.push(letters.next()?.1),
                (_, '\n') => return None,
                (_, letter) => value.push(letter),
            }
        };
        let close = after[end..].find(']')?;
        if !after[end..end + close].trim().is_empty() {
            return None;
        }
        let name = name.to_owned();
        let length = self.rest.len() - after.len() + end + close + 1;
        self.skip(length);
        Some(Piece::Tag(name, value))
    }

    fn comment(&mut self) -> Option<Piece> {
        let close = self.rest.find('}')?;
        let text: Vec<&str> = self.rest[1..close].split_whitespace().collect();
        let piece = Piece::Comment(text.join(" "));
        self.skip(close + 1);
        Some(piece)
    }

    fn parenthesis(&mut self, piece: Piece) -> Piece {
        self.skip(1);
        piece
    }

    fn word(&mut self) -> Piece {
        let ends = |c: char| c.is_whitespace() || matches!(c, '{' | '(' | ')');
        let end = self.rest.find(ends).unwrap_or(self.rest.len());
        let word = &self.rest[..end];
        // `1.D` is a number and a move; `1.` is a number.
        if let Some((digits, _)) = word.split_once('.')
            && let Ok(number) = digits.parse()
        {
            let length = digits.len() + 1;
            self.skip(length);
            return Piece::Number(number);
        }
        let piece = Piece::Word(word.to_owned());
        self.skip(end);
        piece
    }

    fn skip(&mut self, bytes: usize) {
        self.line += self.rest[..bytes].matches('\n').count();
        self.rest = &self.rest[bytes..];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_taken_apart_with_its_lines() {
        let text = "[Game \"oware\"]\n[Event \"a \\\"b\\\\\"]\n\n1. D {good\n move} 2.c *";
        let found = pieces(text).expect("it is whole");
        let word = |text: &str| Piece::Word(text.into());
        let wanted = [
            (1, Piece::Tag("Game".into(), "oware".into())),
            (2, Piece::Tag("Event".into(), "a \"b\\".into())),
            (4, Piece::Number(1)),
            (4, word("D")),
            (4, Piece::Comment("good move".into())),
            (5, Piece::Number(2)),
            (5, word("c")),
            (5, word("*")),
        ];
        assert_eq!(found, wanted);
    }

    #[test]
    fn blanks_may_stand_before_the_end_of_a_tag() {
        let found = pieces("[Game \"oware\"  ]\n[Result \"*\" ] *").expect("it is whole");
        let tag = |name: &str, value: &str| Piece::Tag(name.into(), value.into());
        assert_eq!(found, [(1, tag("Game", "oware")), (2, tag("Result", "*")), (2, Piece::Word("*".into()))]);
    }

    #[test]
    fn parentheses_stand_by_themselves() {
        let found = pieces("1. A (1.B{so}2. c)2. (d(e)").expect("it is whole");
        let found: Vec<String> = found
            .into_iter()
            .map(|(_, piece)| match piece {
                Piece::Number(number) => number.to_string(),
                Piece::Word(word) | Piece::Comment(word) | Piece::Tag(word, _) => word,
                Piece::Open => "(".to_owned(),
                Piece::Close => ")".to_owned(),
            })
            .collect();
        assert_eq!(found.join(" "), "1 A ( 1 B so 2 c ) 2 ( d ( e )");
    }

    #[test]
    fn broken_tags_and_comments_are_found_with_their_line() {
        assert_eq!(pieces("\n[Game oware]"), Err((2, Broken::Tag)));
        assert_eq!(pieces("[Game \"oware\""), Err((1, Broken::Tag)));
        assert_eq!(pieces("[Game \"oware\\"), Err((1, Broken::Tag)));
        assert_eq!(pieces("1. A {never closed"), Err((1, Broken::Comment)));
    }
}
