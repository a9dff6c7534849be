//! Commands that print and end: perft, bots, rules, bench, completions, man, help.

use serde_json::Value;
use tabuleiro_games::GAMES;
use tabuleiro_table::Kind;
use tabuleiro_text::{Ink, Lang};

use crate::program::{Home, first_board};

#[test]
fn perft_prints_a_line_for_each_depth_digits_only() {
    let home = Home::new();
    assert_eq!(home.line("perft quantik 3").well(), "1 64\n2 3392\n3 167552\n");
    assert_eq!(home.line("perft oware 6").well(), "1 6\n2 36\n3 190\n4 1014\n5 5219\n6 27332\n");
    assert_eq!(home.line("perft oolong 4").well(), "1 8\n2 64\n3 512\n4 4040\n");
    for players in ["2", "3", "4"] {
        assert_eq!(home.run(["perft", "otrio", "3", "--players", players]).well(), "1 27\n2 702\n3 17550\n");
    }
    assert_eq!(home.line("perft oware 0").well(), "");
}

#[test]
fn perft_counts_from_a_position_and_under_other_rules() {
    let home = Home::new();
    assert_eq!(home.line("perft quantik 1 --position D..A/b.../.Ba./...b").well(), "1 26\n");
    let stuck = "perft quantik 2 --position BCAB/ACdd/DDbc/.abc";
    assert_eq!(home.line(stuck).well(), "1 0\n2 0\n", "a finished game has no moves");
    let feeding = "perft oware 1 --position 1-0-0-0-0-1-0-0-0-0-0-0-23-23-S";
    assert_eq!(home.line(feeding).well(), "1 1\n");
    assert_eq!(home.line(&format!("{feeding} --rules report")).well(), "1 2\n");
}

#[test]
fn bots_are_listed_for_machines_and_for_people() {
    let home = Home::new();
    for kind in GAMES.iter() {
        let told = home.run(["bots", kind.name(), "--json"]).well();
        let names: Vec<String> = told.lines().map(name_of_bot).collect();
        let wanted: Vec<&str> = kind.bots().iter().map(|card| card.name).collect();
        assert_eq!(names, wanted);
        let [en, pt] = ["en", "pt"].map(|lang| home.run(["bots", kind.name(), "--lang", lang]).well());
        assert_ne!(en, pt);
        let all = ["en", "pt"].map(|lang| home.run(["bots", kind.name(), "--all", "--lang", lang]).well());
        assert!(wanted.iter().all(|name| all.iter().all(|told| told.contains(name))));
    }
    let all = home.line("bots --json").well();
    assert_eq!(all.lines().count(), GAMES.iter().map(|kind| kind.bots().len()).sum::<usize>());
    let people = home.line("bots").well();
    assert!(GAMES.iter().all(|kind| people.contains(&kind.title().to_string())));
}

/// The name in a line, which has every field that is promised.
fn name_of_bot(line: &str) -> String {
    let bot: Value = serde_json::from_str(line).expect("JSON");
    for field in ["about", "strength"] {
        assert!(bot[field].as_str().is_some_and(|text| text.ends_with('.')), "{field} is a sentence: {line}");
    }
    assert!(bot["report"].is_boolean(), "{line}");
    bot["name"].as_str().expect("a name").to_owned()
}

#[test]
fn rule_books_are_shown_in_both_languages() {
    let home = Home::new();
    for kind in GAMES.iter() {
        for lang in Lang::ALL {
            let book = lang.of(kind.rule_book());
            let title = book.lines().next().expect("a title").trim_start_matches("# ");
            let [whole, proved] = ["--all", "--examples"]
                .map(|flag| home.run(["rules", kind.name(), flag, "--lang", lang.code()]).well());
            for told in [&whole, &proved] {
                assert!(told.starts_with(title), "{told}");
                assert!(told.lines().count() > 30 && !told.contains("```"));
            }
            let headings = book.lines().filter_map(|line| line.strip_prefix("## "));
            for heading in headings {
                assert!(whole.lines().any(|line| line == heading), "{heading}");
            }
            assert!(
                proved.lines().count() > whole.lines().count() + 10,
                "the tests are hidden unless asked for"
            );
        }
    }
}

#[test]
fn the_rules_in_short_fit_a_screen_with_a_real_board() {
    let home = Home::new();
    for kind in GAMES.iter() {
        for lang in Lang::ALL {
            let told = home.run(["rules", kind.name(), "--lang", lang.code()]).well();
            assert!(told.contains(&first_board(kind, lang, Ink::new(false, false))), "{told}");
            assert!(told.contains(&format!("tabuleiro rules {} --all", kind.name())), "{told}");
            assert!(
                told.lines().count() <= 50 && told.lines().all(|line| line.chars().count() <= 80),
                "{told}"
            );
        }
    }
}

#[test]
fn bench_measures_every_work() {
    let home = Home::new();
    let told = home.line("bench --seconds 1 --json").well();
    let wanted: Vec<&str> = GAMES.iter().flat_map(<dyn Kind>::works).map(|work| work.name).collect();
    let lines: Vec<&str> = told.lines().collect();
    let (last, works) = lines.split_last().expect("lines");
    let names: Vec<String> = works.iter().map(|line| name_of_work(line)).collect();
    assert_eq!(names, wanted);
    let sum = works.iter().map(|line| signature(line)).fold(0, u64::wrapping_add);
    assert_eq!(signature(last), sum, "the whole signature stands in the last line");
}

fn signature(line: &str) -> u64 {
    let work: Value = serde_json::from_str(line).expect("JSON");
    work["signature"].as_u64().expect("a number")
}

fn name_of_work(line: &str) -> String {
    let work: Value = serde_json::from_str(line).expect("JSON");
    assert!(work["per_second"].as_f64().is_some_and(|number| number > 0.0), "{line}");
    for field in ["peer", "peer_per_second", "ratio"] {
        assert!(work.get(field).is_some_and(Value::is_null), "without the peers {field} is null: {line}");
    }
    work["work"].as_str().expect("a name").to_owned()
}

#[test]
fn completions_are_printed_for_every_shell() {
    let home = Home::new();
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = home.run(["completions", shell]).well();
        for word in ["tabuleiro", "replay", "seat1", "resume"] {
            assert!(script.contains(word), "{shell} does not know {word}");
        }
        if ["bash", "fish", "zsh"].contains(&shell) {
            for word in ["quantik", "human", "grandmaster", "level2", "report", "book"] {
                assert!(script.contains(word), "{shell} does not know {word}");
            }
        }
    }
}

#[test]
fn the_manual_page_has_every_command() {
    let home = Home::new();
    for lang in ["en", "pt"] {
        let page = home.run(["man", "--lang", lang]).well();
        assert!(page.contains(".TH tabuleiro 1"), "{page}");
        for command in ["play", "replay", "perft", "rules", "bots", "serve", "bench", "completions", "kept"] {
            assert!(page.contains(&format!("TABULEIRO {}", command.to_uppercase())), "{command}");
        }
    }
}

#[test]
fn help_is_everywhere_with_examples_in_both_languages() {
    let home = Home::new();
    let commands =
        ["", "play", "replay", "perft", "rules", "bots", "serve", "bench", "completions", "man", "kept"];
    for command in commands {
        for (flag, lang, heading) in [("--help", "en", "Examples:"), ("-h", "pt", "Exemplos:")] {
            let words = command.split_whitespace().chain([flag, "--lang", lang]);
            let told = home.run(words).well();
            let (_, examples) = told.split_once(heading).unwrap_or_else(|| panic!("{told}"));
            assert!(examples.contains("tabuleiro"), "{told}");
            assert!(told.lines().all(|line| line.chars().count() <= 120), "{told}");
            let is_english = ["Usage", "OPTIONS", "COMMAND", "Show this", "possible values", "Print"];
            assert!(lang == "en" || is_english.iter().all(|word| !told.contains(word)), "{told}");
        }
    }
}

#[test]
fn the_examples_of_the_help_can_be_typed() {
    let home = Home::new();
    for line in [
        "play oware --seat1 human --seat2 bot2",
        "play quantik --rules report",
        "play otrio --players 4 --seat1 careful --seat2 human",
        "play otrio --players 3",
        "play quantik",
        "replay --game oware --moves CeCfCdEcDaBfEbA --json",
        "rules oware",
        "bots quantik --json",
    ] {
        home.line(line).well();
    }
}

#[test]
fn the_version_is_the_packages() {
    let home = Home::new();
    for flag in ["--version", "-V"] {
        assert_eq!(home.line(flag).well(), concat!("tabuleiro ", env!("CARGO_PKG_VERSION"), "\n"));
    }
}
