//! Somebody else's text, made fit to stand in a sentence or a line.

/// So many characters of what another program or a user interface said are repeated.
const MOST: usize = 24;

/// The text cut so that a sentence that repeats it stays one, and without anything that a terminal would obey.
pub(crate) fn quote(text: &str) -> String {
    shortened(text, MOST)
}

/// The same, with another length.
pub(crate) fn shortened(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        None => plain(text),
        Some((end, _)) => format!("{}…", plain(&text[..end])),
    }
}

/// The whole text on one line, with a question mark for every character that would steer a terminal or turn the text around.
pub fn plain(text: &str) -> String {
    text.chars().map(|letter| if is_unseen(letter) { '?' } else { letter }).collect()
}

/// Control characters, line and paragraph ends, and the marks that change the direction of writing or take no room.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_cut_and_a_short_one_is_not() {
        assert_eq!(quote("A@b3"), "A@b3");
        assert_eq!(quote(&"ã".repeat(24)), "ã".repeat(24));
        assert_eq!(quote(&"ã".repeat(25)), format!("{}…", "ã".repeat(24)));
    }

    #[test]
    fn nothing_that_steers_a_terminal_is_repeated() {
        assert_eq!(quote("\u{1b}[2J\u{7}x\u{9b}1m"), "?[2J?x?1m");
        assert_eq!(plain("a\nb\rc\u{2028}d\u{202e}e\u{feff}\u{7f}"), "a?b?c?d?e??");
        assert_eq!(plain("“ação” 4-4 · ♟"), "“ação” 4-4 · ♟");
    }
}
