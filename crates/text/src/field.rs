//! One field of a sketch: `{spot:3}`, `{spot=}`, `{spot@:>20}`, `{!key}`.

/// A field, taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Field<'s> {
    pub(crate) what: What<'s>,
    pub(crate) width: Option<usize>,
    pub(crate) align: Align,
}

/// What a field shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum What<'s> {
    /// The token on a spot.
    Token(&'s str),
    /// How many tokens lie on a spot.
    Count(&'s str),
    /// The name of the token on a spot.
    Name(&'s str),
    /// A word of the game.
    Word(&'s str),
}

/// Where in its width a field's text goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Align {
    Left,
    Right,
    Middle,
}

impl<'s> Field<'s> {
    /// Reads what stands between the braces.
    pub(crate) fn read(inside: &'s str) -> Field<'s> {
        let (body, width, align) = split_width(inside);
        let what = if let Some(key) = body.strip_prefix('!') {
            What::Word(key)
        } else if let Some(spot) = body.strip_suffix('=') {
            What::Count(spot)
        } else if let Some(spot) = body.strip_suffix('@') {
            What::Name(spot)
        } else {
            What::Token(body)
        };
        Field { what, width, align }
    }

    /// Fills the text up to the field's width, given how many columns of it can be seen.
    pub(crate) fn pad(&self, text: &str, columns: usize) -> String {
        let spare = self.width.unwrap_or(0).saturating_sub(columns);
        let before = match self.align {
            Align::Left => 0,
            Align::Right => spare,
            Align::Middle => spare / 2,
        };
        format!("{}{text}{}", " ".repeat(before), " ".repeat(spare - before))
    }
}

/// A width is a last part after `:` that is a number, perhaps with a sign for the side; spot names may hold `:` too.
fn split_width(inside: &str) -> (&str, Option<usize>, Align) {
    let whole = (inside, None, Align::Left);
    let Some((body, last)) = inside.rsplit_once(':') else { return whole };
    let (align, digits) = match last.chars().next() {
        Some('<') => (Align::Left, &last[1..]),
        Some('>') => (Align::Right, &last[1..]),
        Some('^') => (Align::Middle, &last[1..]),
        _ => (Align::Left, last),
    };
    match digits.parse() {
        Ok(width) => (body, Some(width), align),
        Err(_) => whole,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colons_in_spot_names_are_not_widths() {
        assert_eq!(
            Field::read("hand1:A"),
            Field { what: What::Token("hand1:A"), width: None, align: Align::Left }
        );
        let wide = Field { what: What::Name("marker:nw"), width: Some(20), align: Align::Right };
        assert_eq!(Field::read("marker:nw@:>20"), wide);
    }

    #[test]
    fn text_that_is_too_long_is_left_whole() {
        assert_eq!(Field::read("a:2").pad("12345", 5), "12345");
        assert_eq!(Field::read("a:^5").pad("x", 1), "  x  ");
    }
}
