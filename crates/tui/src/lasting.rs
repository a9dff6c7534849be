//! What lasts as a small file of settings or progress, and what becomes of one that cannot be understood.

use std::io;
use std::path::PathBuf;

use serde::de::DeserializeOwned;

/// What a file says that was read. Where there is none, everything is as usual; one that cannot be read, or not be understood, is set
/// aside, never overwritten.
pub(crate) fn understood<T: Default + DeserializeOwned>(
    read: io::Result<Option<String>>,
    set_aside: impl FnOnce() -> io::Result<PathBuf>,
) -> T {
    let found = match read {
        Ok(None) => return T::default(),
        Ok(Some(text)) => toml::from_str(&text).ok(),
        Err(_) => None,
    };
    found.unwrap_or_else(|| {
        let _ = set_aside(); // where it cannot be renamed, it cannot be written either
        T::default()
    })
}
