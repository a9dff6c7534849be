//! The lines by which the rest of the house finds a game: all of them, and where they stand.

/// Adds a game's line behind that of the last one, if the file has the expected shape.
type Add = fn(text: &str, last: &str, name: &str) -> Option<String>;

/// Every file outside a game's folder that has to know of it.
pub(super) const ALL: [(&str, Add); 3] = [
    ("Cargo.toml", in_workspace),
    ("crates/games/src/lib.rs", in_list),
    ("crates/games/Cargo.toml", in_dependencies),
];

/// The name of a game's type.
pub(super) fn title(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

fn in_workspace(text: &str, last: &str, name: &str) -> Option<String> {
    let line = format!("tabuleiro-{name} = {{ path = \"crates/{name}\" }}");
    behind(text, |found| found.starts_with(&format!("tabuleiro-{last} = ")), &line)
}

fn in_dependencies(text: &str, last: &str, name: &str) -> Option<String> {
    let line = format!("tabuleiro-{name}.workspace = true");
    behind(text, |found| found == format!("tabuleiro-{last}.workspace = true"), &line)
}

fn in_list(text: &str, _last: &str, name: &str) -> Option<String> {
    let start = text.find("pub static GAMES")?;
    let end = start + text[start..].find("]);")?;
    let line = format!("    &Listing::<tabuleiro_{name}::{}>::new(),\n", title(name));
    Some(format!("{}{line}{}", &text[..end], &text[end..]))
}

/// The text with a line more behind the first that is meant.
fn behind(text: &str, is_meant: impl Fn(&str) -> bool, line: &str) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let place = lines.iter().position(|found| is_meant(found))?;
    lines.insert(place + 1, line);
    Some(lines.join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_stands_behind_that_of_the_last_game() {
        let text = "a\ntabuleiro-otrio.workspace = true\nb\n";
        let after = "a\ntabuleiro-otrio.workspace = true\ntabuleiro-go.workspace = true\nb\n";
        assert_eq!(in_dependencies(text, "otrio", "go").as_deref(), Some(after));
        assert_eq!(in_dependencies(text, "chess", "go"), None, "a file of another shape is left alone");
    }

    #[test]
    fn the_list_has_one_line_more() {
        let text = "pub static GAMES: Kinds = Kinds(&[\n    &OTRIO,\n]);\nrest]);\n";
        let after = "pub static GAMES: Kinds = Kinds(&[\n    &OTRIO,\n    &Listing::<tabuleiro_go::Go>::new(),\n]);\nrest]);\n";
        assert_eq!(in_list(text, "otrio", "go").as_deref(), Some(after));
    }
}
