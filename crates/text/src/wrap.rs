//! Text broken into lines.

/// Breaks a text into lines of at most so many columns, at blanks. What a hard space joins stays together, and a word that is
/// too long for any line stays whole.
///
/// ```
/// use tabuleiro_text::wrap;
/// assert_eq!(wrap("one two three", 7), ["one two", "three"]);
/// assert!(wrap(" ", 7).is_empty());
/// ```
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    wrap_after(text, width, width)
}

/// The same where the first line may have another number of columns than those below it, because more or less stands before it.
pub(crate) fn wrap_after(text: &str, first: usize, below: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(is_blank).filter(|word| !word.is_empty()) {
        let width = if lines.len() > 1 { below } else { first };
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Whether a line may be broken there: at any blank but a hard space.
fn is_blank(letter: char) -> bool {
    letter.is_whitespace() && !matches!(letter, '\u{a0}' | '\u{202f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_filled_to_the_last_column() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("one two three", 6), ["one", "two", "three"]);
        assert_eq!(wrap("não é só", 8), ["não é só"], "letters count, not bytes");
    }

    #[test]
    fn blanks_separate_words_and_are_not_kept() {
        assert_eq!(wrap("  one\ttwo \n three ", 20), ["one two three"]);
        assert!(wrap("", 7).is_empty() && wrap(" \n", 7).is_empty());
    }

    #[test]
    fn what_a_hard_space_joins_and_a_long_word_stay_whole() {
        assert_eq!(wrap("1.\u{a0}A 2.\u{a0}b", 5), ["1.\u{a0}A", "2.\u{a0}b"]);
        assert_eq!(wrap("10\u{202f}000 a", 6), ["10\u{202f}000", "a"]);
        assert_eq!(wrap("an incomprehensible word", 7), ["an", "incomprehensible", "word"]);
    }

    #[test]
    fn the_first_line_may_be_of_another_width() {
        assert_eq!(wrap_after("a b c d e f", 3, 5), ["a b", "c d e", "f"]);
        assert_eq!(wrap_after("a b c d e f", 5, 3), ["a b c", "d e", "f"]);
    }
}
