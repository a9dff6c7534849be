//! Something large that a game's thinkers need: carried inside the program, or lent by whoever runs it.

use std::sync::OnceLock;

/// Something large that a game's thinkers need. A page that loads it with the program would keep everybody waiting, so it may
/// also be lent, once, before anybody thinks; after that it never changes.
pub struct Loan<T: 'static, E: 'static> {
    file: &'static str,
    carried: Option<&'static [u8]>,
    read: fn(&[u8]) -> Result<T, E>,
    kept: OnceLock<Result<T, E>>,
}

impl<T, E> Loan<T, E> {
    /// What is kept in a file of that name, and read by `read`; carried by the program if its bytes are given.
    pub const fn new(
        file: &'static str,
        carried: Option<&'static [u8]>,
        read: fn(&[u8]) -> Result<T, E>,
    ) -> Loan<T, E> {
        Loan { file, carried, read, kept: OnceLock::new() }
    }

    /// What was read, or what is wrong with what the program carries; `None` if it was not lent yet.
    pub fn get(&self) -> Option<Result<&T, &E>> {
        let kept = match self.carried {
            Some(bytes) => self.kept.get_or_init(|| (self.read)(bytes)),
            None => self.kept.get()?,
        };
        Some(kept.as_ref())
    }
}

/// A [`Loan`], whatever it is.
pub trait Lendable: Send + Sync {
    /// The name of the file that is lent.
    fn file(&self) -> &'static str;

    /// Whether nobody needs to lend it: it is carried, or has been lent.
    fn is_here(&self) -> bool;

    /// Takes the bytes of the file; false if they are damaged or of another version. What is here already stays, and nobody looks
    /// at the bytes.
    fn lend(&self, bytes: &[u8]) -> bool;
}

impl<T: Send + Sync, E: Send + Sync> Lendable for Loan<T, E> {
    fn file(&self) -> &'static str {
        self.file
    }

    fn is_here(&self) -> bool {
        self.carried.is_some() || self.kept.get().is_some()
    }

    fn lend(&self, bytes: &[u8]) -> bool {
        if self.is_here() {
            return true;
        }
        let read = (self.read)(bytes);
        let is_whole = read.is_ok();
        if is_whole {
            // Whoever was quicker lent the same.
            let _ = self.kept.set(read);
        }
        is_whole
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &[u8]) -> Result<u8, usize> {
        bytes.first().copied().ok_or(bytes.len())
    }

    #[test]
    fn what_is_carried_is_here_and_stays() {
        let loan = Loan::new("one", Some(&[1]), read);
        assert!(loan.is_here() && loan.lend(&[2]) && loan.lend(&[]));
        assert_eq!((loan.get(), loan.file()), (Some(Ok(&1)), "one"));
        assert_eq!(Loan::new("none", Some(&[]), read).get(), Some(Err(&0)));
    }

    #[test]
    fn what_is_not_carried_is_lent_once() {
        let loan = Loan::new("two", None, read);
        assert!(!loan.is_here() && loan.get().is_none());
        assert!(!loan.lend(&[]) && !loan.is_here(), "what is damaged is not kept");
        assert!(loan.lend(&[2]) && loan.is_here() && loan.lend(&[3]));
        assert_eq!(loan.get(), Some(Ok(&2)));
    }
}
