//! Many mutants woven into one source, so that it is built once: every place that some of them change asks which of them is on.
//!
//! What stands there without them stays where it is; everything else is put around it. So woven places can stand inside each other.

pub(crate) mod hook;
mod sites;

use std::collections::HashMap;
use std::ops::Range;

use self::sites::Finder;
use super::mutant::{Genre, Mutant, Place};

/// A source with mutants in it.
#[derive(Default, Debug)]
pub(crate) struct Woven {
    pub(crate) text: String,
    /// What of the text belongs to the mutant of a number alone.
    pub(crate) parts: Vec<(Range<usize>, u32)>,
    /// Those that are in it.
    pub(crate) inside: Vec<u32>,
    /// Those that no compiler would accept.
    pub(crate) impossible: Vec<u32>,
}

/// Something put between the bytes of a source.
struct Insertion {
    at: usize,
    /// What closes a place comes before what opens one.
    is_opening: bool,
    /// Of several that open at once the one that ends last comes first, and the other way round; of equals the first found is outside.
    order: (usize, usize),
    /// Texts, those of a mutant with its number.
    texts: Vec<(Option<u32>, String)>,
}

/// A source and what is to be put into it.
pub(super) struct Loom<'s> {
    source: &'s str,
    wanted: HashMap<(Genre, usize), Vec<(u32, &'s Mutant)>>,
    insertions: Vec<Insertion>,
    woven: Woven,
}

/// Weaves these mutants, each with its number, into the source they are of.
pub(crate) fn weave<'s>(source: &'s str, mutants: &[(u32, &'s Mutant)]) -> Result<Woven, String> {
    let file = syn::parse_file(source).map_err(|error| error.to_string())?;
    let mut wanted: HashMap<_, Vec<_>> = HashMap::new();
    for (number, mutant) in mutants {
        let at = offset(source, mutant.span.0).ok_or_else(|| format!("{} is not there", mutant.name))?;
        wanted.entry((mutant.genre, at)).or_default().push((*number, *mutant));
    }
    let mut loom = Loom { source, wanted, insertions: Vec::new(), woven: Woven::default() };
    Finder::new(&mut loom).go(&file);
    Ok(loom.finish())
}

/// The byte at a place.
fn offset(source: &str, (line, column): Place) -> Option<usize> {
    let begin: usize = source.split_inclusive('\n').take(line.checked_sub(1)?).map(str::len).sum();
    let rest = source.get(begin..)?;
    Some(begin + rest.char_indices().map(|(at, _)| at).chain([rest.len()]).nth(column.checked_sub(1)?)?)
}

/// The question which of these mutants is on: 0 for none, else its place among them.
fn question(numbers: &[u32]) -> String {
    format!("crate::mutant_that_is_on(&{numbers:?})")
}

impl<'s> Loom<'s> {
    pub(super) fn text(&self, range: Range<usize>) -> &'s str {
        &self.source[range]
    }

    /// The mutants of a sort whose place begins at a byte. They are given once.
    pub(super) fn take(&mut self, genre: Genre, at: usize) -> Vec<(u32, &'s Mutant)> {
        self.wanted.remove(&(genre, at)).unwrap_or_default()
    }

    /// These can be in no program.
    pub(super) fn forbid(&mut self, mutants: &[(u32, &'s Mutant)]) {
        self.woven.impossible.extend(mutants.iter().map(|(number, _)| number));
    }

    /// An expression, or another in its place for some mutants.
    pub(super) fn choose(&mut self, range: Range<usize>, before: &str, others: Vec<(u32, String)>) {
        if others.is_empty() {
            return;
        }
        let numbers: Vec<u32> = others.iter().map(|(number, _)| *number).collect();
        let open = format!("{before}(match {} {{ 0 => ", question(&numbers));
        let mut close = Vec::new();
        for (index, (number, other)) in others.into_iter().enumerate() {
            let pattern = if index + 1 == numbers.len() { "_".to_owned() } else { (index + 1).to_string() };
            close.extend([(None, format!(", {pattern} => ")), (Some(number), other)]);
        }
        close.push((None, " })".to_owned()));
        self.around(range, open, close);
        self.woven.inside.extend(numbers);
    }

    /// A condition that does not hold for a mutant, around another one or by itself.
    pub(super) fn unless(&mut self, number: u32, guard: Option<Range<usize>>, pattern_end: usize) {
        let holds = format!("{} == 0", question(&[number]));
        match guard {
            Some(guard) => self.around(guard, format!("{holds} && ("), vec![(Some(number), ")".to_owned())]),
            None => self.before(pattern_end, vec![(Some(number), format!(" if {holds}"))]),
        }
        self.woven.inside.push(number);
    }

    /// Returns for these mutants before anything else is done.
    pub(super) fn leave(&mut self, at: usize, mutants: &[(u32, &'s Mutant)]) {
        for (number, mutant) in mutants {
            let ask = format!("if {} != 0 {{ return ", question(&[*number]));
            let texts = [(None, ask), (Some(*number), mutant.replacement.clone()), (None, "; } ".to_owned())];
            self.before(at, texts.to_vec());
            self.woven.inside.push(*number);
        }
    }

    fn before(&mut self, at: usize, texts: Vec<(Option<u32>, String)>) {
        let order = (0, self.insertions.len());
        self.insertions.push(Insertion { at, is_opening: true, order, texts });
    }

    fn around(&mut self, range: Range<usize>, open: String, close: Vec<(Option<u32>, String)>) {
        let (count, last) = (self.insertions.len(), usize::MAX);
        let opening = (last - range.end, count);
        let closing = (last - range.start, last - count);
        self.insertions.push(Insertion {
            at: range.start,
            is_opening: true,
            order: opening,
            texts: vec![(None, open)],
        });
        self.insertions.push(Insertion { at: range.end, is_opening: false, order: closing, texts: close });
    }

    fn finish(mut self) -> Woven {
        self.insertions.sort_by_key(|one| (one.at, one.is_opening, one.order));
        let mut done = 0;
        for Insertion { at, texts, .. } in self.insertions {
            self.woven.text.push_str(&self.source[done..at]);
            done = at;
            for (number, text) in texts {
                let begin = self.woven.text.len();
                self.woven.text.push_str(&text);
                self.woven.parts.extend(number.map(|number| (begin..self.woven.text.len(), number)));
            }
        }
        self.woven.text.push_str(&self.source[done..]);
        self.woven
    }
}

#[cfg(test)]
mod tests;
