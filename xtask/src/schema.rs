//! The TypeScript types and the JSON schema that are made from the wire, and kept in `schema/`.

use std::fs;
use std::path::PathBuf;

use crate::run::{command, printed, root};

/// What is made, as the example calls it, and the file it is kept in.
const MADE: [(&str, &str); 2] = [("types", "wire.ts"), ("json", "wire.schema.json")];

/// Writes both anew.
pub(crate) fn write() -> Result<(), String> {
    fs::create_dir_all(folder()).map_err(|error| format!("{}: {error}", folder().display()))?;
    for (what, name) in MADE {
        let file = folder().join(name);
        fs::write(&file, made(what)?).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    Ok(())
}

/// Fails if what is kept is not what would be made.
pub(crate) fn check() -> Result<(), String> {
    for (what, name) in MADE {
        let file = folder().join(name);
        let kept = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        if kept != made(what)? {
            return Err(format!(
                "schema/{name} is not what crates/wire makes now: run `cargo xtask schema` and commit it"
            ));
        }
    }
    Ok(())
}

fn folder() -> PathBuf {
    root().join("schema")
}

fn made(what: &str) -> Result<String, String> {
    // Of the profile that the tests have just been built with: nothing but the wire is built again.
    let run = ["run", "--quiet", "--profile", "test"];
    let example = ["--package", "tabuleiro-wire", "--features", "schema", "--example", "schema", "--", what];
    printed(command("cargo", &[&run[..], &example[..]].concat()))
}
