//! Skins draw what they are given, and know no rule.

use std::fs;
use std::path::Path;

/// What only a rule needs: a table to ask, the moves that are legal, how a game is decided.
const RULES: [&str; 12] = [
    "tabuleiro_table",
    "tabuleiro_oolong",
    "tabuleiro_quantik",
    "tabuleiro_oware",
    "tabuleiro_otrio",
    "Table",
    "Outcome",
    "legal",
    "verdict",
    "is_over",
    "TO_WIN",
    "next_to_serve",
];

fn sources(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("it can be read").path());
    paths
        .flat_map(|path| {
            if path.is_dir() {
                return sources(&path);
            }
            let text = fs::read_to_string(&path).expect("it can be read");
            vec![(path.display().to_string(), text)]
        })
        .collect()
}

#[test]
fn no_skin_knows_a_rule() {
    let skins = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/skins"));
    assert!(skins.len() > 30, "the skins were looked at");
    for (path, text) in &skins {
        // What a test of a skin says is no skin.
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        let code: String = code.take_while(|line| !line.contains("cfg(test)")).collect::<Vec<_>>().join("\n");
        for word in RULES.iter().filter(|_| !path.ends_with("tests.rs")) {
            assert!(!code.contains(word), "{path} speaks of “{word}”");
        }
    }
}
