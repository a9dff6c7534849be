//! Where tools that take long to build are kept between checkouts, outside the tree.

use std::env;
use std::path::PathBuf;

use crate::run::root;

/// `$TABULEIRO_CACHE`, or the user's own cache folder.
pub(crate) fn cache() -> Result<PathBuf, String> {
    let named = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    named("TABULEIRO_CACHE")
        .or_else(|| Some(named("XDG_CACHE_HOME")?.join("tabuleiro")))
        .or_else(|| Some(named("HOME")?.join(".cache").join("tabuleiro")))
        .map(|folder| root().join(folder))
        .ok_or_else(|| "there is no folder for a cache: set TABULEIRO_CACHE".to_owned())
}
