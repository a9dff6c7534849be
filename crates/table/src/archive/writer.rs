//! Writes a record as text.

use std::fmt;

use super::{Archive, Variation};

/// No line of moves is longer than so many characters, where that is possible.
const WIDTH: usize = 80;

impl fmt::Display for Archive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in self.tags() {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
            writeln!(f, "[{name} \"{value}\"]")?;
        }
        let mut words = Vec::new();
        write_line(&self.main, 0, &mut words);
        words.push(self.result.to_string());
        write!(f, "\n{}", filled(&words))
    }
}

impl Archive {
    /// Every tag, in the order in which they stand.
    fn tags(&self) -> Vec<(String, String)> {
        let seats = self.seats.iter().enumerate();
        let mut tags = vec![("Game".to_owned(), self.game.clone())];
        let mut add = |name: &str, value: String| tags.push((name.to_owned(), value));
        if !self.options.is_empty() {
            add("Options", self.options.clone());
        }
        if !self.date.is_empty() {
            add("Date", self.date.clone());
        }
        seats.for_each(|(index, name)| add(&format!("Seat{}", index + 1), name.clone()));
        if !self.sorts.is_empty() {
            add("Players", self.sorts_text());
        }
        self.others.iter().for_each(|(name, value)| add(name, value.clone()));
        if let Some(position) = &self.position {
            add("Position", position.clone());
        }
        if !self.out.is_empty() {
            add("Out", self.out_text());
        }
        if let Some(ending) = self.ending {
            add("Ending", ending.to_string());
        }
        add("Result", self.result.to_string());
        tags
    }
}

/// The moves of a line with their numbers, what is said of them, and the lines that leave it, in pieces that are not
/// broken. So many moves stand before it.
fn write_line(line: &Variation, before: usize, words: &mut Vec<String>) {
    write_comments(line, 0, words);
    for (at, text) in line.moves.iter().enumerate() {
        words.push(format!("{}. {text}", before + at + 1));
        write_comments(line, at + 1, words);
        let branches = line.branches.get(&at).into_iter().flatten();
        for branch in branches.filter(|branch| !branch.moves.is_empty()) {
            let first = words.len();
            write_line(branch, before + at, words);
            words[first].insert(0, '(');
            words.last_mut().expect("a branch has moves").push(')');
        }
    }
}

fn write_comments(line: &Variation, at: usize, words: &mut Vec<String>) {
    let has_worth = at > 0 && line.values.contains_key(&at);
    for (index, comment) in line.annotations(at).into_iter().enumerate() {
        let comment = format!("{{{}}}", comment.replace(['{', '}'], "|"));
        // A worth stays in one piece, so that it is found by whoever looks for it line by line.
        if has_worth && index == 0 {
            words.push(comment);
        } else {
            words.extend(comment.split(' ').map(str::to_owned));
        }
    }
}

/// The words in lines.
fn filled(words: &[String]) -> String {
    let (mut text, mut column) = (String::new(), 0);
    for word in words {
        let length = word.chars().count();
        if column > 0 && column + 1 + length <= WIDTH {
            text.push(' ');
            column += 1;
        } else if column > 0 {
            text.push('\n');
            column = 0;
        }
        text.push_str(word);
        column += length;
    }
    text + "\n"
}
