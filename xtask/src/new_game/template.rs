//! The files of a new game: those of Three Men's Morris, which every test run builds and plays, under another name.

use std::fs;
use std::path::{Path, PathBuf};

use super::lines::title;

/// Where the template's sources, rule books and words stand, and where its tests.
const SOURCES: &str = "crates/testkit/src/morris";
const TESTS: &str = "crates/testkit/tests/it";

/// Every file of the new game's folder, with its text.
pub(super) fn files(root: &Path, name: &str) -> Result<Vec<(PathBuf, String)>, String> {
    let mut files = vec![(PathBuf::from("Cargo.toml"), manifest(name))];
    for (path, text) in read(&root.join(SOURCES))? {
        files.push((place(&path), renamed(&text, name)));
    }
    for (path, text) in read(&root.join(TESTS))? {
        files.push((Path::new("tests/it").join(path), renamed(&text, name)));
    }
    Ok(files)
}

fn manifest(name: &str) -> String {
    format!(
        "[package]\nname = \"tabuleiro-{name}\"\ndescription = \"{}, made from Three Men's Morris.\"\n\
         version.workspace = true\nedition.workspace = true\nrust-version.workspace = true\n\
         license.workspace = true\nauthors.workspace = true\n\n\
         [dependencies]\ntabuleiro-game.workspace = true\ntabuleiro-search.workspace = true\n\n\
         [dev-dependencies]\ntabuleiro-testkit.workspace = true\n\n[lints]\nworkspace = true\n",
        title(name)
    )
}

/// Where a file of the template belongs: sources in `src/`, the rest beside it.
fn place(path: &Path) -> PathBuf {
    match path.extension() {
        _ if path.ends_with("mod.rs") => PathBuf::from("src/lib.rs"),
        Some(ending) if ending == "rs" => Path::new("src").join(path),
        _ => path.to_owned(),
    }
}

/// A text of the template as the new game has it.
fn renamed(text: &str, name: &str) -> String {
    let title = title(name);
    let changes = [
        // Paths: what is a module there is a crate here, and its texts stand beside `src/`.
        ("use super::", "use crate::"),
        ("include_str!(\"", "include_str!(\"../"),
        ("/src/morris/", "/"),
        ("tabuleiro_testkit::morris", &format!("tabuleiro_{name}")),
        ("tabuleiro_testkit::Morris", &format!("tabuleiro_{name}::Morris")),
        // Names.
        ("Three Men's Morris", &title),
        ("Trilha de três", &title),
        (
            "the small fifth game: that it keeps every law as any other game does, and so that the laws can be kept",
            "the game",
        ),
        ("Morris", &title),
        ("morris", name),
    ];
    changes.iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
}

/// Every file under a folder with its text, in order of their paths from there.
fn read(folder: &Path) -> Result<Vec<(PathBuf, String)>, String> {
    let told = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(told)? {
        let path = entry.map_err(told)?.path();
        let own = PathBuf::from(path.file_name().unwrap_or_default());
        if path.is_dir() {
            found.extend(read(&path)?.into_iter().map(|(under, text)| (own.join(under), text)));
        } else {
            found.push((own, fs::read_to_string(&path).map_err(told)?));
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::root;

    #[test]
    fn nothing_of_the_template_is_left_in_a_new_game() {
        let files = files(&root(), "tictactoe").expect("the template can be read");
        for (path, text) in &files {
            assert!(
                !text.to_lowercase().contains("morris") || path.ends_with("Cargo.toml"),
                "{}",
                path.display()
            );
            assert!(!text.contains("super::"), "{}", path.display());
        }
        let paths: Vec<String> = files.iter().map(|(path, _)| path.display().to_string()).collect();
        for wanted in
            ["src/lib.rs", "src/rules.rs", "RULES.pt.md", "words/pt.ftl", "perft.txt", "tests/it/laws.rs"]
        {
            assert!(paths.iter().any(|path| path == wanted), "{wanted} is not among {paths:?}");
        }
    }
}
