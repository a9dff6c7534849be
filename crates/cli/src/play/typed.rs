//! A move that is being typed, part by part.

use tabuleiro_game::{Lang, Message, Reading};
use tabuleiro_table::Table;

use crate::say;

/// The parts of a move that have been accepted so far, each with the question that it leads to.
#[derive(Default)]
pub(crate) struct TypedMove {
    parts: Vec<(String, Message)>,
}

impl TypedMove {
    /// The question for the next part; `None` before the first.
    pub(crate) fn question(&self) -> Option<&Message> {
        self.parts.last().map(|(_, question)| question)
    }

    /// Takes the last part back; false if there is none.
    pub(crate) fn undo(&mut self) -> bool {
        self.parts.pop().is_some()
    }

    /// Whether a line can be the next part.
    pub(crate) fn fits(&self, line: &str, table: &dyn Table, lang: Lang) -> bool {
        table.read(&self.with(line), lang).is_ok()
    }

    /// Reads a line as the next part of a move, or, if it is none, as a move of its own: the move once it is whole.
    pub(crate) fn read(
        &mut self,
        line: &str,
        table: &dyn Table,
        lang: Lang,
    ) -> Result<Option<String>, Message> {
        if line.is_empty() {
            return Err(say("cli-empty"));
        }
        match table.read(&self.with(line), lang) {
            Ok(Reading::Move(text)) => Ok(Some(text)),
            Ok(Reading::More(question)) => {
                self.parts.push((line.to_owned(), question));
                Ok(None)
            }
            Err(refusal) => match table.read(line, lang) {
                // Only a whole move: a part that does not fit must be refused, not begin another move.
                Ok(Reading::Move(text)) if !self.parts.is_empty() => Ok(Some(text)),
                _ => Err(refusal.message),
            },
        }
    }

    /// The legal moves that the parts typed can still become.
    pub(crate) fn moves(&self, table: &dyn Table, lang: Lang) -> Vec<String> {
        let mut legal = table.state(usize::MAX).moves;
        legal.retain(|text| self.can_become(text, table, lang));
        legal
    }

    /// Whether some piece of a move's own text completes what was typed to that move.
    fn can_become(&self, text: &str, table: &dyn Table, lang: Lang) -> bool {
        let completes = |piece: &str| matches!(table.read(&self.with(piece), lang), Ok(Reading::Move(read)) if read == text);
        self.parts.is_empty() || pieces(text).any(completes)
    }

    /// What was typed with one part more; each part is a line.
    fn with(&self, line: &str) -> String {
        let parts = self.parts.iter().map(|(part, _)| part.as_str());
        parts.chain([line]).collect::<Vec<_>>().join("\n")
    }
}

/// Every stretch of a text, those that reach its end first.
fn pieces(text: &str) -> impl Iterator<Item = &str> {
    let ends = text.char_indices().map(|(at, letter)| at + letter.len_utf8()).rev();
    ends.flat_map(move |end| {
        text.char_indices().map(|(at, _)| at).take_while(move |at| *at < end).map(move |at| &text[at..end])
    })
}
