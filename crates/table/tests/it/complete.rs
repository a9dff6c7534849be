//! That no game of the list lacks anything.

use std::fs;
use std::path::{Path, PathBuf};

use tabuleiro_table::works::Unit;
use tabuleiro_table::{KINDS, Kind};
use tabuleiro_testkit::Lang;
use tabuleiro_text::Speaker;

fn home(kind: &Kind) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(kind.name)
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn every_game_has_the_same_files() {
    let mut files: Vec<String> =
        ["RULES.md", "RULES.pt.md", "perft.txt", "words/en.ftl", "words/pt.ftl"].map(str::to_owned).to_vec();
    let sources = [
        "lib", "position", "options", "moves", "refusal", "rules", "notation", "read", "show", "steps",
        "bots",
    ];
    let tests = ["main", "laws", "naive", "perft", "rulebook", "playthroughs", "bots", "facts"];
    files.extend(sources.iter().map(|name| format!("src/{name}.rs")));
    files.extend(tests.iter().map(|name| format!("tests/it/{name}.rs")));
    for kind in &KINDS {
        let missing: Vec<&String> = files
            .iter()
            .filter(|file| !fs::metadata(home(kind).join(file)).is_ok_and(|found| found.len() > 0))
            .collect();
        assert!(missing.is_empty(), "{} lacks {missing:?}", kind.name);
    }
}

#[test]
fn every_game_is_held_to_what_the_others_are_held_to() {
    let held = [
        ("laws", "laws!("),
        ("naive", "naive::agrees"),
        ("perft", "perft_table::<"),
        ("rulebook", "Lang::En"),
        ("rulebook", "Lang::Pt"),
        ("playthroughs", "playthroughs::<"),
        ("bots", "#[test]"),
        ("facts", "#[test]"),
    ];
    for kind in &KINDS {
        let tests = home(kind).join("tests/it");
        let main = text(&tests.join("main.rs"));
        for (module, words) in held {
            assert!(main.contains(&format!("mod {module};")), "{} runs its {module}", kind.name);
            let module_text = text(&tests.join(format!("{module}.rs")));
            assert!(module_text.contains(words), "{}: {module} has no {words}", kind.name);
        }
    }
}

#[test]
fn every_game_has_golden_games() {
    for kind in &KINDS {
        let folder = fs::read_dir(home(kind).join("playthroughs")).expect("there are playthroughs");
        let golden = folder.filter(|entry| {
            entry.as_ref().is_ok_and(|entry| entry.path().extension().is_some_and(|ending| ending == "txt"))
        });
        assert!(golden.count() >= 1, "{} has a golden game", kind.name);
    }
}

#[test]
fn every_game_says_in_a_sentence_what_it_is() {
    for kind in &KINDS {
        let key = format!("{}-about", kind.name);
        let [en, pt] = Lang::ALL.map(|lang| Speaker::new(lang).word((kind.words)(), &key));
        assert_ne!(en, key, "{} has no “{key}”", kind.name);
        assert_ne!(en, pt, "in each language");
        assert!(en.ends_with('.') && pt.ends_with('.'), "{en} {pt}");
    }
}

#[test]
fn the_rule_book_that_is_shown_is_the_one_that_is_tested() {
    for kind in &KINDS {
        let book = (kind.rule_book)();
        assert_eq!(book.en, text(&home(kind).join("RULES.md")));
        assert_eq!(book.pt, text(&home(kind).join("RULES.pt.md")));
        assert_ne!(book.en, book.pt);
    }
}

#[test]
fn names_are_small_letters_and_no_two_are_alike() {
    for (index, kind) in KINDS.iter().enumerate() {
        assert!(kind.name.chars().all(|c| c.is_ascii_lowercase()) && kind.name.len() > 1, "{}", kind.name);
        assert!(KINDS[..index].iter().all(|other| other.name != kind.name));
        assert_eq!(tabuleiro_table::find(kind.name).map(|found| found.name), Some(kind.name));
        assert_eq!(kind.title().to_lowercase(), kind.name);
    }
    assert!(tabuleiro_table::find("chess").is_none());
    assert!(KINDS.iter().any(|kind| kind.name == tabuleiro_table::kinds::usual().name));
}

#[test]
fn every_game_has_work_for_the_bench_that_repeats() {
    for kind in &KINDS {
        assert!(!kind.works.is_empty(), "{} has no work", kind.name);
        for work in kind.works {
            assert!(work.name.starts_with(kind.name), "{}", work.name);
        }
        let playouts = kind.works.iter().find(|work| work.name.ends_with("playouts")).expect("random games");
        assert_eq!((playouts.round)(3), (playouts.round)(3));
        assert_ne!((playouts.round)(3).signature, (playouts.round)(4).signature);
    }
}

/// Moves applied, the score and the line expected, in one number. Whoever changes a search on purpose writes the new numbers here.
#[test]
fn searches_are_the_ones_that_were_last_looked_at() {
    let works = KINDS.iter().flat_map(|kind| kind.works).filter(|work| work.unit == Unit::Nodes);
    let signatures: Vec<(&str, u64)> = works.map(|work| (work.name, (work.round)(0).signature)).collect();
    let known = [
        ("oolong-search", 250_389_382),
        ("quantik-search", 750_922_784),
        ("oware-search", 150_906_899),
        ("otrio-search", 240_658_717),
    ];
    assert_eq!(signatures, known);
}
