//! One field of a sketch, taken apart. What fields there are is told in [`crate::sketch`].

use tabuleiro_game::{Board, SpotIndex};

/// A field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Field {
    pub(crate) what: What,
    /// At least so many columns.
    pub(crate) width: usize,
    /// At most so many columns; longer text is cut.
    pub(crate) most: usize,
    pub(crate) align: Align,
    /// What fills the columns that its text leaves; spaces if nothing.
    pub(crate) fill: Option<char>,
}

/// What a field shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum What {
    /// A word of the game.
    Word(String),
    /// Something about a spot.
    Spot(SpotIndex, Shows),
}

/// What a field shows of its spot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Shows {
    /// The token.
    Token,
    /// The token with what stands around it and with marks; on either side of it, what the board has printed there.
    Held([char; 2]),
    /// The token, or a space if there is none.
    Bare,
    /// The token, if more than so many lie there.
    Nth(u32),
    /// How many tokens lie there.
    Count,
    /// The token's name; a word instead of it if it is used up and there is one.
    Name(Option<String>),
    /// The mark that stands before what lies there, or after it.
    Side(Hand),
    /// The spot's own name.
    Id,
    /// What the spot is called.
    Label,
    /// The word for the seat that has claimed it, in the order of the seats.
    Claimed(Vec<String>),
    /// One text if something lies there, another if nothing does.
    Either(Either),
    /// How many tokens with that ASCII glyph lie in the group.
    Tally(char),
}

/// Texts for something that may lie there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Either {
    pub(crate) something: String,
    pub(crate) nothing: String,
    /// Instead of the first where there is no Unicode, if its lines have no twins that will do.
    pub(crate) ascii: Option<String>,
}

/// A side of what lies on a spot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hand {
    Left,
    Right,
}

/// Where in its width a field's text goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Align {
    Left,
    Right,
    Middle,
}

/// A spot that the board does not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Missing(pub(crate) String);

impl Field {
    /// A field that is as wide as its text.
    pub(crate) fn of(spot: SpotIndex, shows: Shows) -> Field {
        Field { what: What::Spot(spot, shows), width: 0, most: usize::MAX, align: Align::Left, fill: None }
    }

    /// The same, cut where it is longer than so many columns.
    pub(crate) fn at_most(self, most: usize) -> Field {
        Field { most, ..self }
    }

    /// The same, at least so wide.
    pub(crate) fn wide(self, width: usize, align: Align) -> Field {
        Field { width, align, ..self }
    }

    /// Reads what stands between the braces.
    pub(crate) fn read(inside: &str, board: &Board) -> Result<Field, Missing> {
        let (inside, fill) = split_fill(inside);
        let (body, width, align) = split_width(inside);
        if let Some((group, glyph)) =
            body.split_once('+').and_then(|(group, of)| Some((group, of.chars().next()?)))
        {
            let what = What::Spot(find(group, board)?, Shows::Tally(glyph));
            return Ok(Field { what, width, most: usize::MAX, align, fill });
        }
        let (name, shows) = split_shows(body);
        let what = match (name, shows) {
            ("", Shows::Claimed(keys)) => What::Word(keys.concat()),
            (name, Shows::Token) if width == 3 => What::Spot(find(name, board)?, Shows::Held([' '; 2])),
            (name, shows) => What::Spot(find(name, board)?, shows),
        };
        Ok(Field { what, width, most: usize::MAX, align, fill })
    }

    /// How many columns stay free before and after text of so many columns.
    pub(crate) fn margins(&self, columns: usize) -> (usize, usize) {
        let spare = self.width.saturating_sub(columns);
        let before = match self.align {
            Align::Left => 0,
            Align::Right => spare,
            Align::Middle => spare / 2,
        };
        (before, spare - before)
    }
}

fn find(name: &str, board: &Board) -> Result<SpotIndex, Missing> {
    board.find(name).ok_or_else(|| Missing(name.to_owned()))
}

/// The name of the spot, and what is shown of it.
fn split_shows(body: &str) -> (&str, Shows) {
    let nth = |(name, number): (_, &str)| Some((name, Shows::Nth(number.parse().ok()?)));
    if let Some((name, texts)) = body.split_once('?') {
        let mut texts = texts.split('|').map(str::to_owned);
        let (something, nothing) = (texts.next().unwrap_or_default(), texts.next().unwrap_or_default());
        (name, Shows::Either(Either { something, nothing, ascii: texts.next() }))
    } else if let Some((name, keys)) = body.split_once('!') {
        (name, Shows::Claimed(keys.split(',').map(str::to_owned).collect()))
    } else if let Some(name) = body.strip_suffix('=') {
        (name, Shows::Count)
    } else if let Some((name, used)) = body.split_once('@') {
        (name, Shows::Name(Some(used.to_owned()).filter(|used| !used.is_empty())))
    } else if let Some(name) = body.strip_suffix('~') {
        (name, Shows::Bare)
    } else if let Some(name) = body.strip_suffix('(') {
        (name, Shows::Side(Hand::Left))
    } else if let Some(name) = body.strip_suffix(')') {
        (name, Shows::Side(Hand::Right))
    } else if let Some(name) = body.strip_suffix('$') {
        (name, Shows::Id)
    } else if let Some(name) = body.strip_suffix('%') {
        (name, Shows::Label)
    } else {
        body.rsplit_once('#').and_then(nth).unwrap_or((body, Shows::Token))
    }
}

/// A line of a frame behind the width fills what is left.
fn split_fill(inside: &str) -> (&str, Option<char>) {
    let last = inside.chars().next_back().filter(|letter| matches!(letter, '─' | '═' | '━'));
    let has_width = inside.contains(':') && !inside.contains('?');
    match last.filter(|_| has_width) {
        Some(fill) => (&inside[..inside.len() - fill.len_utf8()], Some(fill)),
        None => (inside, None),
    }
}

/// A width is a last part after `:` that is a number, perhaps with a sign for the side; spot names may hold `:` too.
fn split_width(inside: &str) -> (&str, usize, Align) {
    let whole = (inside, 0, Align::Left);
    let Some((body, last)) = inside.rsplit_once(':') else { return whole };
    let (align, digits) = match last.chars().next() {
        Some('<') => (Align::Left, &last[1..]),
        Some('>') => (Align::Right, &last[1..]),
        Some('^') => (Align::Middle, &last[1..]),
        _ => (Align::Left, last),
    };
    digits.parse().map_or(whole, |width| (body, width, align))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample;

    fn read(inside: &str) -> Field {
        Field::read(inside, &sample::fields()).expect("the sample board has the spot")
    }

    #[test]
    fn colons_in_spot_names_are_not_widths() {
        let hand = sample::fields().find("hand1:A").expect("it is there");
        assert_eq!(read("hand1:A"), Field::of(hand, Shows::Token));
        assert_eq!(read("hand1:A@:>20"), Field::of(hand, Shows::Name(None)).wide(20, Align::Right));
        assert_eq!(read("hand1:A#2"), Field::of(hand, Shows::Nth(2)));
        assert_eq!(read("hand1:A:3"), Field::of(hand, Shows::Held([' '; 2])).wide(3, Align::Left));
    }

    #[test]
    fn a_claim_has_a_word_for_each_seat() {
        let keys = vec!["one".to_owned(), "two".to_owned()];
        let table = sample::fields().find("nw").expect("it is there");
        assert_eq!(read("nw!one,two:22"), Field::of(table, Shows::Claimed(keys)).wide(22, Align::Left));
        assert_eq!(read("!one").what, What::Word("one".to_owned()));
    }

    #[test]
    fn texts_can_depend_on_what_lies_there_and_frames_can_fill_what_is_left() {
        let board = sample::fields();
        let table = board.find("nw").expect("it is there");
        let either = |ascii: Option<&str>| {
            let (something, nothing) = ("▛▜".to_owned(), "· ·".to_owned());
            Field::of(table, Shows::Either(Either { something, nothing, ascii: ascii.map(str::to_owned) }))
        };
        assert_eq!(read("nw?▛▜|· ·"), either(None));
        assert_eq!(read("nw?▛▜|· ·|[]"), either(Some("[]")));
        assert_eq!(read("nw+b"), Field::of(table, Shows::Tally('b')));
        let claimed = read("nw!one,two:14─");
        assert_eq!((claimed.width, claimed.fill), (14, Some('─')));
    }

    #[test]
    fn marks_can_stand_away_from_what_they_mark_and_a_used_token_can_have_a_word() {
        let spot = sample::fields().find("a1").expect("it is there");
        assert_eq!(read("a1("), Field::of(spot, Shows::Side(Hand::Left)));
        assert_eq!(read("a1)"), Field::of(spot, Shows::Side(Hand::Right)));
        assert_eq!(read("a1@used"), Field::of(spot, Shows::Name(Some("used".to_owned()))));
    }

    #[test]
    fn a_spot_that_the_board_lacks_is_named() {
        assert_eq!(Field::read("x9:3", &sample::fields()), Err(Missing("x9".to_owned())));
    }

    #[test]
    fn text_that_is_too_long_is_left_whole() {
        assert_eq!(read("nw:2").margins(5), (0, 0));
        assert_eq!(read("nw:^5").margins(1), (2, 2));
    }
}
