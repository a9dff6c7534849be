//! That no game of the list lacks anything.

use std::fs;
use std::path::{Path, PathBuf};

use tabuleiro_game::Lang;
use tabuleiro_games::GAMES;
use tabuleiro_table::Kind;
use tabuleiro_table::works::Unit;
use tabuleiro_testkit::words::{assert_agree, assert_said};
use tabuleiro_text::Speaker;

fn home(kind: &dyn Kind) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(kind.name())
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn every_game_has_the_same_files() {
    let mut files: Vec<String> =
        ["RULES.md", "RULES.pt.md", "perft.txt", "words/en.ftl", "words/pt.ftl"].map(str::to_owned).to_vec();
    let sources = [
        "lib", "position", "options", "moves", "refusal", "rules", "notation", "read", "observe", "board",
        "show", "steps", "bots",
    ];
    let tests = ["main", "laws", "naive", "perft", "rulebook", "playthroughs", "bots", "facts"];
    files.extend(sources.iter().map(|name| format!("src/{name}.rs")));
    files.extend(tests.iter().map(|name| format!("tests/it/{name}.rs")));
    for kind in GAMES.iter() {
        let missing: Vec<&String> = files
            .iter()
            .filter(|file| !fs::metadata(home(kind).join(file)).is_ok_and(|found| found.len() > 0))
            .collect();
        assert!(missing.is_empty(), "{} lacks {missing:?}", kind.name());
    }
}

/// Every source of a game, one after another, without its tests.
fn sources(kind: &dyn Kind) -> String {
    let mut files: Vec<PathBuf> = vec![home(kind).join("src")];
    let mut all = String::new();
    while let Some(path) = files.pop() {
        if path.is_dir() {
            files.extend(fs::read_dir(path).expect("a folder").map(|entry| entry.expect("a file").path()));
        } else {
            all += &text(&path);
        }
    }
    all
}

#[test]
fn every_game_with_symmetries_has_them_in_a_file_of_that_name() {
    let mut with_symmetries = 0;
    for kind in GAMES.iter() {
        let has_none = sources(kind).lines().any(|line| {
            line.starts_with("impl") && line.contains("Symmetry for") && line.trim_end().ends_with("{}")
        });
        let file = home(kind).join("src/symmetry.rs");
        assert_eq!(file.exists(), !has_none, "{}", kind.name());
        if file.exists() {
            with_symmetries += 1;
            assert!(text(&file).contains("Symmetry for"), "{}", file.display());
        }
    }
    assert!(with_symmetries >= 2);
}

/// The words by which siblings say the same are the same.
#[test]
fn every_game_speaks_and_quotes_by_the_same_words() {
    for kind in GAMES.iter() {
        let sources = sources(kind);
        assert!(sources.contains("fn say("), "{} has no say", kind.name());
        for other in ["fn said(", "fn clip(", "fn quoted(", "fn position_image("] {
            assert!(!sources.contains(other), "{} has {other}", kind.name());
        }
    }
}

#[test]
fn options_describe_themselves_in_both_languages() {
    use tabuleiro_game::OptionValues;
    for kind in GAMES.iter() {
        assert_agree(kind.words());
        let fields = kind.options();
        for (index, field) in fields.iter().enumerate() {
            assert!(fields[..index].iter().all(|other| other.key != field.key));
            assert_said(&field.label);
            let usual = [(field.key.to_owned(), field.usual.clone())];
            assert_eq!(kind.fits(&usual), Ok(()), "{}: {usual:?}", kind.name());
            match &field.values {
                OptionValues::Text(example) => {
                    let example = [(field.key.to_owned(), (*example).to_owned())];
                    let fits = kind.fits(&example);
                    assert!(fits.is_ok() || fields.len() > 1, "{}: {example:?}: {fits:?}", kind.name());
                }
                OptionValues::OneOf(values) => {
                    assert!(values.iter().any(|(value, _)| *value == field.usual));
                    for (value, meaning) in values {
                        assert_said(meaning);
                        assert!(kind.fits(&[(field.key.to_owned(), (*value).to_owned())]).is_ok());
                    }
                }
            }
            let why = kind.fits(&[(field.key.to_owned(), "nonsense".to_owned())]).expect_err("nonsense");
            assert_said(&why);
        }
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
    for kind in GAMES.iter() {
        let tests = home(kind).join("tests/it");
        let main = text(&tests.join("main.rs"));
        for (module, words) in held {
            assert!(main.contains(&format!("mod {module};")), "{} runs its {module}", kind.name());
            let module_text = text(&tests.join(format!("{module}.rs")));
            assert!(module_text.contains(words), "{}: {module} has no {words}", kind.name());
        }
    }
}

#[test]
fn every_game_has_golden_games() {
    for kind in GAMES.iter() {
        let folder = fs::read_dir(home(kind).join("playthroughs")).expect("there are playthroughs");
        let golden = folder.filter(|entry| {
            entry.as_ref().is_ok_and(|entry| entry.path().extension().is_some_and(|ending| ending == "txt"))
        });
        assert!(golden.count() >= 1, "{} has a golden game", kind.name());
    }
}

#[test]
fn every_game_says_in_a_sentence_what_it_is() {
    for kind in GAMES.iter() {
        let key = format!("{}-about", kind.name());
        let [en, pt] = Lang::ALL.map(|lang| Speaker::new(lang).word(kind.words(), &key));
        assert_ne!(en, key, "{} has no “{key}”", kind.name());
        assert_ne!(en, pt, "in each language");
        assert!(en.ends_with('.') && pt.ends_with('.'), "{en} {pt}");
    }
}

#[test]
fn the_rule_book_that_is_shown_is_the_one_that_is_tested() {
    for kind in GAMES.iter() {
        let book = kind.rule_book();
        assert_eq!(book.en, text(&home(kind).join("RULES.md")));
        assert_eq!(book.pt, text(&home(kind).join("RULES.pt.md")));
        assert_ne!(book.en, book.pt);
    }
}

#[test]
fn names_are_small_letters_and_no_two_are_alike() {
    for (index, kind) in GAMES.iter().enumerate() {
        let name = kind.name();
        assert!(name.chars().all(|c| c.is_ascii_lowercase()) && name.len() > 1, "{name}");
        assert!(GAMES.iter().take(index).all(|other| other.name() != name));
        assert_eq!(GAMES.find(name).map(<dyn Kind>::name), Some(name));
        assert_eq!(GAMES.names()[index], name);
        assert_said(&kind.title());
    }
    assert!(GAMES.find("chess").is_none());
    assert_eq!(GAMES.iter().filter(|kind| kind.is_for_newcomers()).count(), 1, "one is for newcomers");
    assert!(GAMES.usual().is_some_and(<dyn tabuleiro_table::Kind>::is_for_newcomers));
}

#[test]
fn work_for_the_bench_is_named_after_its_game_and_repeats() {
    for kind in GAMES.iter() {
        for work in kind.works() {
            assert!(work.name.starts_with(kind.name()), "{}", work.name);
        }
        let Some(playouts) = kind.works().iter().find(|work| work.unit == Unit::Games) else { continue };
        assert_eq!((playouts.round)(3), (playouts.round)(3));
        assert_ne!((playouts.round)(3).signature, (playouts.round)(4).signature);
    }
}

/// What comes with the program is whole, and each game that has something says what it is in every language; those of the release have
/// something.
#[test]
fn every_game_says_what_its_strongest_player_has_at_hand() {
    for kind in GAMES.iter() {
        let told = kind.at_hand(&kind.aids());
        assert!(!told.is_empty() || !kind.is_of_the_release(), "{} says nothing", kind.name());
        for found in told {
            let message = found.unwrap_or_else(|fault| panic!("{}: {fault}", kind.name()));
            assert_said(&message);
            let [en, pt] = [Lang::En, Lang::Pt].map(|lang| Speaker::new(lang).say(&message));
            assert!(en.ends_with('.') && pt.ends_with('.') && en != pt, "{en} {pt}");
        }
    }
}

/// Moves applied, the score and the line expected, in one number. Whoever changes a search on purpose writes the new numbers here.
pub(crate) const SIGNATURES: [(&str, u64); 4] = [
    ("oolong-search", 529_592_417),
    ("quantik-search", 750_922_784),
    ("oware-search", 462_156_057),
    ("otrio-search", 240_658_717),
];

#[test]
fn searches_are_the_ones_that_were_last_looked_at() {
    let works = GAMES.released().flat_map(<dyn Kind>::works).filter(|work| work.unit == Unit::Nodes);
    let signatures: Vec<(&str, u64)> = works.map(|work| (work.name, (work.round)(0).signature)).collect();
    assert_eq!(signatures, SIGNATURES);
}
