//! A rule book made pleasant in a terminal: headings stand out, paragraphs fit the width, marks of Markdown go.

use crate::wrap::wrap_after;
use crate::{Ink, Speaker, example, grid};

/// How far a worked example is set in, and what of a line does not fit.
const EXAMPLE: (usize, usize) = (4, 6);

/// The Markdown text of a rule book as it is shown to a player, in lines of at most so many columns.
///
/// Headings are bold, emphasis marks are dropped, paragraphs, list items, tables and worked examples are set anew to fit;
/// pictures are kept line by line.
pub fn show(book: &str, width: usize, speaker: &Speaker, ink: Ink) -> String {
    let (shown, paragraph, table) = (String::new(), String::new(), Vec::new());
    let mut setter = Setter { ink, speaker, width, shown, paragraph, table, block: Block::None };
    book.lines().for_each(|line| setter.take(line));
    setter.finish_paragraph();
    speaker.write(setter.shown)
}

/// What kind of block a line stands in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Block {
    None,
    /// A picture or a quotation, kept as it is.
    Kept,
    /// A worked example, told in words.
    Example,
}

struct Setter<'s> {
    ink: Ink,
    speaker: &'s Speaker,
    width: usize,
    shown: String,
    paragraph: String,
    /// The rows of a table that goes on.
    table: Vec<Vec<String>>,
    block: Block,
}

impl Setter<'_> {
    fn take(&mut self, line: &str) {
        if let Some(kind) = line.trim_start().strip_prefix("```") {
            self.finish_paragraph();
            self.block = match (self.block, kind.trim()) {
                (Block::None, "example") => Block::Example,
                (Block::None, _) => Block::Kept,
                _ => Block::None,
            };
        } else if self.block == Block::Example {
            self.example(line);
        } else if self.block == Block::Kept {
            let margin = self.width.saturating_sub(line.chars().count()).min(4);
            let quiet = self.ink.dim(&format!("{:margin$}{line}", ""));
            self.line(&quiet);
        } else if let Some(heading) = line.strip_prefix('#') {
            self.finish_paragraph();
            let bold = self.ink.bold(heading.trim_start_matches('#').trim());
            self.line(&bold);
        } else if line.trim().is_empty() {
            self.finish_paragraph();
            self.line("");
        } else if line.starts_with('|') {
            self.finish_text();
            self.table.extend(grid::cells(&plain(line)));
        } else {
            if is_item(line) {
                self.finish_paragraph();
            }
            self.paragraph.push_str(line.trim_end());
            self.paragraph.push('\n');
        }
    }

    /// A line of a worked example, set in; what does not fit goes on further in.
    fn example(&mut self, line: &str) {
        let told = example::tell(line, self.speaker);
        if told.trim().is_empty() {
            return self.line("");
        }
        let ink = self.ink;
        self.set(&told, EXAMPLE, |text| ink.dim(text));
    }

    /// Sets whatever has come since the last gap: a table or a paragraph.
    fn finish_paragraph(&mut self) {
        let rows = std::mem::take(&mut self.table);
        for (number, lines) in grid::set(&rows, self.width).into_iter().enumerate() {
            for line in lines {
                let line = if number == 0 { self.ink.bold(&line) } else { line };
                self.line(&line);
            }
        }
        self.finish_text();
    }

    fn finish_text(&mut self) {
        let paragraph = plain(&std::mem::take(&mut self.paragraph));
        let margin = paragraph.len() - paragraph.trim_start().len();
        let hang = margin + if is_item(&paragraph) { mark_length(paragraph.trim_start()) } else { 0 };
        self.set(&paragraph, (margin, hang), str::to_owned);
    }

    /// Sets a text in so far, and what does not fit its first line so far.
    fn set(&mut self, text: &str, (margin, hang): (usize, usize), styled: impl Fn(&str) -> String) {
        let [first, below] = [margin, hang].map(|before| self.width.saturating_sub(before));
        for (number, line) in wrap_after(text, first, below).into_iter().enumerate() {
            let before = if number == 0 { margin } else { hang };
            let line = styled(&format!("{:before$}{line}", ""));
            self.line(&line);
        }
    }

    fn line(&mut self, text: &str) {
        self.shown.push_str(text.trim_end());
        self.shown.push('\n');
    }
}

/// Whether a line begins an item of a list.
fn is_item(line: &str) -> bool {
    mark_length(line.trim_start()) > 0
}

/// How many columns the mark of a list item takes, its space included; 0 if it is none.
fn mark_length(text: &str) -> usize {
    let Some((mark, _)) = text.split_once(' ') else { return 0 };
    let is_number = mark.strip_suffix('.').is_some_and(|digits| digits.parse::<u8>().is_ok());
    if mark == "-" || mark == "*" || is_number { mark.len() + 1 } else { 0 }
}

/// The text without the marks of emphasis and code. A star that stands alone begins a list and stays.
fn plain(text: &str) -> String {
    let text = text.replace("**", "").replace('`', "");
    let mut plain = String::with_capacity(text.len());
    let mut before = ' ';
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let stands_alone = before.is_whitespace() && letters.peek().is_none_or(|next| next.is_whitespace());
        if letter != '*' || stands_alone {
            plain.push(letter);
        }
        before = letter;
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, WIDTH};

    fn show(book: &str, ink: Ink) -> String {
        super::show(book, WIDTH, &Speaker::new(Lang::En), ink)
    }

    #[test]
    fn headings_and_marks_become_plain_text() {
        let book = "# Oware\n\nTake **all** *own* seeds\nof `A`.\n```example\nplay A\n```\n| a | `b` |\n";
        assert_eq!(show(book, Ink::PLAIN), "Oware\n\nTake all own seeds of A.\n    play A\na  b\n");
    }

    #[test]
    fn a_table_is_set_between_its_paragraphs_and_a_picture_moves_left_where_there_is_no_room() {
        let book = "before\n| a | b |\n|---|---|\n| one | `two three` |\n\nafter\n```text\n<-----8->\n```\n";
        let shown = super::show(book, 12, &Speaker::new(Lang::En), Ink::PLAIN);
        assert_eq!(shown, "before\na    b\none  two\n     three\n\nafter\n   <-----8->\n");
    }

    #[test]
    fn paragraphs_and_items_fit_the_width() {
        let words = "word ".repeat(30);
        let shown = show(&format!("{words}\n\n1. {words}\n- {words}\n"), Ink::PLAIN);
        assert!(shown.lines().all(|line| line.chars().count() <= WIDTH), "{shown}");
        assert!(shown.contains("\n   word"), "a numbered item hangs by three: {shown}");
        assert!(shown.contains("\n- word") && shown.contains("\n  word"), "an item hangs by two: {shown}");
    }
}
