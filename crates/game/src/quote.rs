//! What somebody typed, made fit to be repeated in a sentence.

/// So many characters of a text are repeated.
const MOST: usize = 24;

/// A text cut to a length that fits into a sentence, without what would disturb a terminal.
///
/// ```
/// use tabuleiro_game::quote;
/// assert_eq!(quote("b2"), "b2");
/// assert_eq!(quote("a\tvery long text indeed, longer than a line"), "a\u{fffd}very long text indeed,…");
/// ```
pub fn quote(text: &str) -> String {
    shortened(text, MOST)
}

/// The same, with another length.
pub fn shortened(text: &str, most: usize) -> String {
    let seen = |letter: char| if letter.is_control() { char::REPLACEMENT_CHARACTER } else { letter };
    let mut letters = text.chars().map(seen);
    let start: String = letters.by_ref().take(most).collect();
    if letters.next().is_some() { start + "…" } else { start }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_only_where_it_is_too_long() {
        let long = "é".repeat(MOST);
        assert_eq!(quote(&long), long);
        assert_eq!(quote(&(long.clone() + "e")), long + "…");
        assert_eq!([shortened("abc", 3), shortened("abc", 2), shortened("", 0)], ["abc", "ab…", ""]);
    }
}
