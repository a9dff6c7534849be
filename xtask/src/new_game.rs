//! A new game: its folder, made from the small game of the test kit, and the lines by which everything else finds it.

mod lines;
mod template;
pub(crate) mod trial;

use std::fs;
use std::path::Path;

use crate::games;
use crate::run::root;

/// Makes the game of that name, and says what to do next.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    if arguments.iter().any(|argument| argument == "--trial") {
        return trial::run_all();
    }
    let [name] = arguments else {
        return Err("say what the game is called: cargo xtask new-game NAME".to_owned());
    };
    make(&root(), name)?;
    println!(
        "crates/{name} is a whole game: Three Men's Morris under its name, in every list. Try it:\n\n  \
         cargo run -- play {name} --plain\n  cargo nextest run -p tabuleiro-{name}\n\n\
         Now make it yours, rules first: CONTRIBUTING.md, “Adding a game”."
    );
    Ok(())
}

/// Makes the game in the project of that folder.
pub(crate) fn make(root: &Path, name: &str) -> Result<(), String> {
    check(root, name)?;
    let folder = root.join("crates").join(name);
    for (path, text) in template::files(root, name)? {
        write(&folder.join(path), &text)?;
    }
    for (path, add) in lines::ALL {
        let path = root.join(path);
        let before = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let last = games::listed(root).pop().ok_or("there is no game yet")?;
        let after =
            add(&before, &last, name).ok_or_else(|| format!("{} has another shape", path.display()))?;
        write(&path, &after)?;
    }
    // Names of other lengths break lines elsewhere, and sort elsewhere.
    let manifest = folder.join("Cargo.toml").display().to_string();
    let mut format = crate::run::command("cargo", &["fmt", "--manifest-path", &manifest]);
    format.current_dir(root);
    crate::run::run(format)
}

/// A game's name is a word of small letters that nothing else is called.
fn check(root: &Path, name: &str) -> Result<(), String> {
    if name.len() < 2 || !name.chars().all(|letter| letter.is_ascii_lowercase()) {
        return Err(format!("“{name}” is no name for a game: say a word of small letters from a to z"));
    }
    if root.join("crates").join(name).exists() || name == "morris" {
        return Err(format!("there is something called {name} already"));
    }
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    let told = |error: std::io::Error| format!("{}: {error}", path.display());
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(told)?;
    }
    fs::write(path, text).map_err(told)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_cannot_be_a_games_are_refused() {
        for name in ["", "x", "Go", "tic-tac-toe", "go2", "jogo do galo", "../up", "oware", "table", "morris"]
        {
            assert!(check(&root(), name).is_err(), "{name}");
        }
        assert_eq!(check(&root(), "tictactoe"), Ok(()));
    }
}
