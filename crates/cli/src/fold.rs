//! Text folded to the width of a terminal.

/// Breaks every line that is wider than so many columns at spaces; what follows is indented as the line is. Colours take no
/// columns, and a word that is too long for any line stays whole.
pub(crate) fn fold(text: &str, width: usize) -> String {
    text.split('\n').map(|line| fold_line(line, width)).collect::<Vec<_>>().join("\n")
}

fn fold_line(line: &str, width: usize) -> String {
    if columns(line) <= width {
        return line.to_owned();
    }
    let indent = line.len() - line.trim_start_matches(' ').len();
    let mut folded = " ".repeat(indent);
    let (mut at, mut is_first) = (indent, true);
    for word in line.split_whitespace() {
        let needed = columns(word);
        if is_first {
            at += needed;
        } else if at + 1 + needed <= width {
            folded.push(' ');
            at += 1 + needed;
        } else {
            folded.push('\n');
            folded.extend(std::iter::repeat_n(' ', indent));
            at = indent + needed;
        }
        folded.push_str(word);
        is_first = false;
    }
    folded
}

/// How many columns a text takes, without its colours.
pub(crate) fn columns(text: &str) -> usize {
    let mut parts = text.split('\u{1b}');
    let first = parts.next().map_or(0, |part| part.chars().count());
    first + parts.map(|part| part.split_once('m').map_or(0, |(_, seen)| seen.chars().count())).sum::<usize>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_at_spaces_and_short_ones_kept() {
        assert_eq!(fold("one two three", 7), "one two\nthree");
        assert_eq!(fold("a    b\nlonger than that", 10), "a    b\nlonger\nthan that");
        assert_eq!(fold("  one two three", 9), "  one two\n  three");
        assert_eq!(fold("incomprehensible", 7), "incomprehensible");
        assert_eq!(fold("", 7), "");
    }

    #[test]
    fn colours_take_no_columns() {
        let bold = "\u{1b}[1mone two\u{1b}[0m";
        assert_eq!(columns(bold), 7);
        assert_eq!(fold(bold, 7), bold);
    }
}
