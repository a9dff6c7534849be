//! Work where there is only the caller's thread.

/// Does `work` with every part, one after another; what came of each.
pub(crate) fn share<P, R>(parts: Vec<P>, work: impl Fn(P) -> R) -> Vec<R> {
    parts.into_iter().map(work).collect()
}

/// There is only the caller's thread.
#[cfg(feature = "learning")]
pub(crate) fn processors() -> usize {
    1
}
