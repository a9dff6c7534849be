//! What a thinker may use besides its own wits.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// What a thinker may use besides its own wits: endgame tables and the like, each found by its type; threads; and the book
/// of openings that a game may have.
///
/// Clones share what they hold, so that a table that was opened once serves every thinker.
///
/// ```
/// use tabuleiro_search::Aids;
/// struct Book(u32);
/// let aids = Aids::none().with(Book(7));
/// assert_eq!(aids.find::<Book>().map(|book| book.0), Some(7));
/// assert!(aids.find::<String>().is_none());
/// ```
#[derive(Clone)]
pub struct Aids {
    held: Vec<Arc<dyn Any + Send + Sync>>,
    threads: usize,
    is_by_heart: bool,
}

impl Aids {
    /// Nothing but one thread, and the openings that the game knows by heart.
    pub const fn none() -> Aids {
        Aids { held: Vec::new(), threads: 1, is_by_heart: true }
    }

    /// The same with one thing more. Of two of the same type the later one is found.
    pub fn with<T: Any + Send + Sync>(mut self, aid: T) -> Aids {
        self.held.push(Arc::new(aid));
        self
    }

    /// The same with so many threads to think on; without the feature `threads` nobody uses more than one.
    pub fn with_threads(self, threads: usize) -> Aids {
        Aids { threads: threads.max(1), ..self }
    }

    /// The same without a book: whoever thinks works out the openings, too.
    pub fn without_book(self) -> Aids {
        Aids { is_by_heart: false, ..self }
    }

    /// The same with the game's book.
    pub fn with_book(self) -> Aids {
        Aids { is_by_heart: true, ..self }
    }

    /// The same with everything that another has, which is found before what was here. A book that one of them goes without stays
    /// closed.
    pub fn and(mut self, other: &Aids) -> Aids {
        self.held.extend(other.held.iter().cloned());
        self.threads = self.threads.max(other.threads);
        self.is_by_heart &= other.is_by_heart;
        self
    }

    /// What there is of a type.
    pub fn find<T: Any + Send + Sync>(&self) -> Option<&T> {
        self.held.iter().rev().find_map(|aid| aid.downcast_ref())
    }

    /// Whether openings may be played from the game's book.
    pub fn has_book(&self) -> bool {
        self.is_by_heart
    }

    /// How many threads may think.
    pub fn threads(&self) -> usize {
        self.threads
    }
}

impl Default for Aids {
    fn default() -> Aids {
        Aids::none()
    }
}

impl fmt::Debug for Aids {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Aids")
            .field("held", &self.held.len())
            .field("threads", &self.threads)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_are_found_by_their_type_and_the_later_one_first() {
        let aids = Aids::none().with(3_u8).with("book").with(4_u8);
        assert_eq!(
            (aids.find::<u8>(), aids.find::<&str>(), aids.find::<u16>()),
            (Some(&4), Some(&"book"), None)
        );
        let more = aids.clone().and(&Aids::none().with(5_u8).with(6_u16));
        assert_eq!(
            (more.find::<u8>(), more.find::<&str>(), more.find::<u16>()),
            (Some(&5), Some(&"book"), Some(&6))
        );
        assert!(Aids::default().find::<u8>().is_none());
    }

    #[test]
    fn a_book_that_was_closed_stays_closed() {
        let [open, closed] = [Aids::none(), Aids::none().with_threads(3).without_book()];
        assert!(
            open.has_book()
                && open.clone().and(&open).has_book()
                && !closed.has_book()
                && closed.clone().with_book().has_book()
        );
        assert!(!open.clone().and(&closed).has_book() && !closed.and(&open).has_book());
    }

    #[test]
    fn there_is_always_a_thread_and_the_larger_number_counts() {
        assert_eq!((Aids::none().threads(), Aids::none().with_threads(0).threads()), (1, 1));
        let [two, four] = [2, 4].map(|threads| Aids::none().with_threads(threads));
        assert_eq!((two.clone().and(&four).threads(), four.and(&two).threads()), (4, 4));
    }
}
