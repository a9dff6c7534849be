//! A rule book made pleasant in a terminal: headings stand out, marks of Markdown go.

use crate::Ink;

/// The Markdown text of a rule book as it is shown to a player.
///
/// Headings are bold, emphasis marks are dropped, worked examples are set in and quiet.
pub fn show(book: &str, ink: Ink) -> String {
    let mut shown = String::new();
    let mut in_block = false;
    for line in book.lines() {
        if line.trim_start().starts_with("```") {
            in_block = !in_block;
            continue;
        }
        shown.push_str(&if in_block { ink.dim(&format!("    {line}")) } else { prose(line, ink) });
        shown.push('\n');
    }
    shown
}

fn prose(line: &str, ink: Ink) -> String {
    let hashes = line.chars().take_while(|&c| c == '#').count();
    if hashes > 0 {
        return ink.bold(line[hashes..].trim());
    }
    line.replace("**", "").replace('`', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_and_marks_become_plain_text() {
        let book = "# Oware\n\nTake **all** seeds of `A`.\n```example\nplay A\n```\n";
        assert_eq!(show(book, Ink::PLAIN), "Oware\n\nTake all seeds of A.\n    play A\n");
    }
}
