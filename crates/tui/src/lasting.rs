//! What lasts as a small file of settings or progress, and what becomes of one that cannot be understood.

use std::io;
use std::path::PathBuf;

use serde::de::DeserializeOwned;

/// What a file says that was read. Where there is none, everything is as usual; one that cannot be understood is set aside,
/// never overwritten.
pub(crate) fn understood<T: Default + DeserializeOwned>(
    read: io::Result<Option<String>>,
    set_aside: impl FnOnce() -> io::Result<PathBuf>,
) -> T {
    let Ok(Some(text)) = read else { return T::default() };
    toml::from_str(&text).unwrap_or_else(|_| {
        let _ = set_aside(); // where it cannot be renamed, it cannot be written either
        T::default()
    })
}
