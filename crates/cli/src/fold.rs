//! Text folded to the width of a terminal.

/// Breaks every line that is wider than so many columns at spaces. Two entries of a list that stand side by side come to stand
/// below each other. Colours take no columns, and a word that is too long for any line stays whole.
pub(crate) fn fold(text: &str, width: usize) -> String {
    let entries = |line| match entries(line) {
        Some((one, other)) if columns(line) > width => {
            format!("{}\n{}", fold_row(&one, width), fold_row(&other, width))
        }
        _ => fold_row(line, width),
    };
    text.split('\n').map(entries).collect::<Vec<_>>().join("\n")
}

/// The same for a row of a list: what follows stands under its last column, if that leaves half of the width, else under its
/// beginning.
pub(crate) fn fold_row(row: &str, width: usize) -> String {
    let margin = row.len() - row.trim_start_matches(' ').len();
    fold_line(row, width, Some(last_column(row)).filter(|column| column * 2 <= width).unwrap_or(margin))
}

/// The halves of a line that has two entries, `word  text  word  text`: both begin where it began.
fn entries(line: &str) -> Option<(String, String)> {
    let margin = line.len() - line.trim_start_matches(' ').len();
    let gaps: Vec<usize> = line[margin..].match_indices("  ").map(|(at, _)| at + margin).collect();
    let is_first = |at: &&usize| line[..**at].ends_with(|before| before != ' ');
    let [_, middle, _] = gaps.iter().filter(is_first).collect::<Vec<_>>()[..] else { return None };
    let (one, other) = line.split_at(*middle);
    Some((one.to_owned(), format!("{}{}", &line[..margin], other.trim_start())))
}

fn fold_line(line: &str, width: usize, margin: usize) -> String {
    if columns(line) <= width {
        return line.to_owned();
    }
    let (mut folded, mut at) = (String::new(), 0);
    for (gap, word) in words(line) {
        let fits = folded.is_empty() || at + gap + columns(word) <= width;
        let before = if fits { gap } else { margin };
        if !fits {
            folded.push('\n');
            at = 0;
        }
        folded.extend(std::iter::repeat_n(' ', before));
        folded.push_str(word);
        at += before + columns(word);
    }
    folded
}

/// Where the last column of a row begins: columns stand two spaces apart, and so does what follows a number with a dot.
fn last_column(row: &str) -> usize {
    let (mut at, mut column, mut begins) = (0, 0, true);
    for (gap, word) in words(row) {
        at += gap;
        begins |= gap > 1;
        if begins && columns(word) > 0 {
            (column, begins) =
                (at, word.strip_suffix('.').is_some_and(|number| number.parse::<u32>().is_ok()));
        }
        at += columns(word);
    }
    column
}

/// The words of a line, each with how many spaces stand before it.
fn words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = line;
    std::iter::from_fn(move || {
        let inner = rest.trim_start_matches(' ');
        let gap = rest.len() - inner.len();
        let (word, after) = inner.split_at(inner.find(' ').unwrap_or(inner.len()));
        rest = after;
        (!word.is_empty()).then_some((gap, word))
    })
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
    fn gaps_within_a_line_stay() {
        assert_eq!(fold("  a   b   c d", 9), "  a   b\n  c d");
    }

    #[test]
    fn entries_side_by_side_come_to_stand_below_each_other() {
        let line = "  one    the first    two    the second one";
        assert_eq!(fold(line, 50), line);
        assert_eq!(fold(line, 30), "  one    the first\n  two    the second one");
        assert_eq!(fold(line, 20), "  one    the first\n  two    the second\n         one");
    }

    #[test]
    fn a_row_goes_on_under_its_last_column() {
        assert_eq!(fold_row("  a  two three four", 10), "  a  two\n     three\n     four");
        assert_eq!(fold_row("  1. two three four", 11), "  1. two\n     three\n     four");
        assert_eq!(fold_row("  1. a  two three", 16), "  1. a  two\n        three");
        let bold = "  1. \u{1b}[1mab \u{1b}[0m  two three";
        assert_eq!(fold_row(bold, 17), "  1. \u{1b}[1mab \u{1b}[0m  two\n  three");
        assert_eq!(fold_row(&format!("{bold} four"), 21), format!("{bold}\n          four"));
        assert_eq!(fold_row("  wide enough   two three", 18), "  wide enough\n  two three");
    }

    #[test]
    fn colours_take_no_columns() {
        let bold = "\u{1b}[1mone two\u{1b}[0m";
        assert_eq!(columns(bold), 7);
        assert_eq!(fold(bold, 7), bold);
    }

    #[test]
    fn what_a_no_break_space_joins_stays_together() {
        let prompt = "Green, which two do you swap? (--\u{a0}declines)";
        assert_eq!(fold(prompt, 36), "Green, which two do you swap?\n(--\u{a0}declines)");
        for lang in tabuleiro_text::Lang::ALL {
            for kind in tabuleiro_games::GAMES.iter() {
                let words = lang.of(kind.words());
                assert!(!words.contains("(-- "), "the sign and what it does are not broken apart");
            }
        }
    }
}
