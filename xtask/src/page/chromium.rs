//! The browser in which the page is tried.

use std::env;
use std::path::{Path, PathBuf};

use crate::apt;

/// Names the browser, for us and for the tests.
pub(crate) const VARIABLE: &str = "TABULEIRO_CHROMIUM";

const USUAL: &str = "/usr/bin/chromium";
const PACKAGES: [&str; 2] = ["chromium", "fonts-dejavu-core"];

/// The browser that is named, or Debian's, which is installed where that is allowed; why there is none, otherwise.
pub(crate) fn find() -> Result<PathBuf, String> {
    if let Some(named) = env::var_os(VARIABLE).filter(|name| !name.is_empty()).map(PathBuf::from) {
        let missing = format!("{VARIABLE} names {}, which is not there", named.display());
        return if named.exists() { Ok(named) } else { Err(missing) };
    }
    if !Path::new(USUAL).exists() {
        apt::install(&PACKAGES)?;
    }
    Ok(PathBuf::from(USUAL))
}
