//! What somebody trips over within the first hour: letters that say nothing, values without meaning, words that work at one
//! question and not at the next.

use tabuleiro_game::OptionValues;
use tabuleiro_games::GAMES;
use tabuleiro_text::{Ground, Ink, Lang};

use crate::contrast::rgb;
use crate::program::Home;
use crate::terminal::{Shown, drawn, shown_at};

/// Words with one blank between them, however they were folded.
fn unfolded(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn at_terminal(home: &Home, line: &str, typed: &[&str], columns: u16) -> Shown {
    shown_at(&home.command(line.split_whitespace()), typed, (columns, 24))
}

#[test]
fn the_letters_of_otrio_are_told_below_the_first_board() {
    let home = Home::new();
    for (lang, legend, question) in [
        (
            "en",
            "Letters: R Red, G Green, B Blue, P Purple; L large, M medium, S small.",
            "which piece do you",
        ),
        ("pt", "Letras: V Vermelho, D Verde, A Azul, R Roxo; G grande, M média, P pequena.", "que peça joga"),
    ] {
        for columns in [40, 80] {
            let line = format!("play otrio --seat1 human --seat2 human --lang {lang}");
            let shown = at_terminal(&home, &line, &["b2", "stop"], columns);
            let text = unfolded(&shown.text);
            let (told, asked) = (text.find(legend), text.find(question));
            assert!(told.is_some() && told < asked, "{}", shown.text);
            assert_eq!(text.matches(legend).count(), 1, "below the first board only:\n{}", shown.text);
            assert!(shown.too_wide.is_empty(), "{:?}", shown.too_wide);
        }
        let told = home.line(&format!("replay --game otrio --moves rL@b2 --lang {lang}")).well();
        assert_eq!(told.matches(legend).count(), 1, "{told}");
    }
    for game in ["oolong", "quantik", "oware"] {
        let told = home.type_in(["play", game], "").well();
        assert!(!told.contains("Letters:"), "its letters need no words:\n{told}");
    }
}

#[test]
fn the_first_board_with_its_letters_fits_a_small_screen() {
    let home = Home::new();
    for lang in Lang::ALL {
        let shown = at_terminal(&home, &format!("play otrio --lang {lang}"), &["stop"], 80).text;
        let question = shown.lines().position(|line| line.contains("? stop")).expect("somebody is asked");
        assert!(question < 24, "{question} lines above the question:\n{shown}");
    }
}

#[test]
fn the_menu_says_what_every_value_of_every_option_means() {
    let home = Home::new();
    for (number, kind) in (1..).zip(GAMES.iter()) {
        for lang in Lang::ALL {
            let speaker = tabuleiro_text::Speaker::new(lang);
            let typed = [number.to_string(), "0".to_owned(), "0".to_owned()];
            let typed: Vec<&str> = typed.iter().map(String::as_str).collect();
            for columns in [40, 80] {
                let shown = at_terminal(&home, &format!("--lang {lang}"), &typed, columns);
                let text = unfolded(&shown.text);
                for field in kind.options() {
                    let label = speaker.say(&field.label);
                    let usual = format!("* {}={} ", field.key, field.usual);
                    match &field.values {
                        OptionValues::OneOf(values) => {
                            assert!(text.contains(&format!("{label}:")) && text.contains(&usual), "{text}");
                            for (value, meaning) in values {
                                let meaning = unfolded(&speaker.say(meaning));
                                let row = format!("{}={value} {meaning}", field.key);
                                assert!(text.contains(&row), "{row}\n{}", shown.text);
                            }
                        }
                        OptionValues::Text(example) => {
                            let row = format!("{}={example} {label}", field.key);
                            assert!(text.contains(&row), "{row}\n{}", shown.text);
                        }
                    }
                }
            }
        }
    }
    let told = home.type_in([""; 0], "otrio\n0\n0\n").well();
    assert!(!told.contains("* players=3"), "only the usual has a star:\n{told}");
}

#[test]
fn otrios_colours_look_like_their_names() {
    let otrio = GAMES.find("otrio").expect("it is there");
    let board = otrio.open(&tabuleiro_table::Setup::default()).expect("it begins").board();
    for ground in [Ground::Unknown, Ground::Day, Ground::Evening] {
        let ink = Ink::new(true, true).on(ground);
        let colours: Vec<_> = board.paints.iter().map(|paint| rgb(ink.shade(paint))).collect();
        let [red, green, blue, purple] = colours[..] else { panic!("four colours: {colours:?}") };
        assert!(red.0 > red.1 && red.0 > red.2, "{red:?} {ground:?}");
        // Yellow has as much red as green, and olive is dark yellow.
        assert!(green.1 >= green.0 + 40 && green.1 >= green.2 + 40, "{green:?} {ground:?}");
        assert!(blue.2 > blue.0 && blue.2 > blue.1, "{blue:?} {ground:?}");
        assert!(purple.0 > purple.1 && purple.2 > purple.1, "{purple:?} {ground:?}");
    }
}

#[test]
fn a_seed_for_the_menu_is_the_seed_of_its_games() {
    let game = |arguments: &[&str], typed: &str| {
        let home = Home::new();
        home.type_in(arguments, typed).well();
        let text = std::fs::read_to_string(&home.records()[0]).expect("it is recorded");
        text.lines().filter(|line| !line.starts_with("[Date ")).collect::<Vec<_>>().join("\n")
    };
    let alone = game(&["play", "oolong", "--seat1", "easy", "--seat2", "easy", "--seed", "5"], "");
    let typed = "oolong\n4\neasy\neasy\n0\n0\n";
    assert_eq!(game(&["--seed", "5"], typed), alone);
    assert_eq!(game(&["--seed=5", "--lang", "pt"], typed), alone);
    let looked_around = format!("otrio\n0\n{typed}");
    assert_eq!(game(&["--seed", "5"], &looked_around), alone, "only a game uses it up");
    assert_ne!(game(&["--seed", "6"], typed), alone);
    assert_ne!(game(&[], typed), alone);
}

#[test]
fn the_second_game_from_a_menu_with_a_seed_is_another_and_repeats_too() {
    let games = || {
        let home = Home::new();
        home.type_in(["--seed", "5"], "oolong\n4\neasy\neasy\n4\neasy\neasy\n0\n0\n").well();
        let moves = |path: &std::path::PathBuf| crate::program::record(path).moves().to_vec();
        let mut moves: Vec<_> = home.records().iter().map(moves).collect();
        moves.sort();
        moves
    };
    let first = games();
    assert_eq!(first, games());
    assert!(first.len() == 2 && first[0] != first[1], "{first:?}");
}

#[test]
fn the_game_that_enter_begins_has_the_seed_too() {
    let bots_move = |seed: &str| {
        let told = Home::new().type_in(["--seed", seed], "\nA@a1\nstop\n0\n").well();
        told.lines().find(|line| line.starts_with("2. ")).expect("the bot moves").to_owned()
    };
    assert_eq!(bots_move("5"), bots_move("5"));
    let others: Vec<String> = ["6", "7", "8", "9"].map(bots_move).to_vec();
    assert!(others.iter().any(|other| *other != bots_move("5")), "{others:?}");
}

#[test]
fn a_seed_for_the_menu_stands_in_its_help_and_must_be_a_number() {
    let home = Home::new();
    assert!(home.line("--help").well().contains("--seed <N>"));
    home.line("--seed x").failed(2);
    home.line("--seed").failed(2);
    home.line("--seed 3 kept").failed(2);
}

#[test]
fn moves_of_which_nothing_is_known_are_told_in_a_sentence() {
    let home = Home::new();
    for (lang, words) in [
        ("en", "Nothing is known of any of the 27 legal moves: with more than two players"),
        ("pt", "Nada se sabe de nenhuma das 27 jogadas legais: com mais de dois jogadores"),
    ] {
        let told = home.line(&format!("analyse otrio --players 3 --nodes 300 --lang {lang}")).well();
        assert!(told.contains(words) && told.contains("(tabuleiro play otrio --players 3)"), "{told}");
        assert_eq!(told.lines().count(), 2, "{told}");
    }
    let told = home.line("analyse otrio --players 3 --nodes 300 --all").well();
    assert_eq!(told.matches("unknown").count(), 27, "{told}");
    let told = home.line("analyse otrio --players 3 --nodes 300 --json").well();
    assert_eq!(told.lines().count(), 27, "{told}");
}

#[test]
fn a_list_with_something_known_is_listed() {
    let home = Home::new();
    // Red can win at once, and of every other move it is said what it allows.
    let position = "g.r,...,..r/...,.g.,.../...,...,... r players=3";
    let told = home.run(["analyse", "otrio", position]).well();
    assert!(told.contains("win in 1") && told.contains("unknown"), "{told}");
    assert!(told.lines().count() > 20 && !told.contains("Nothing is known"), "{told}");
}

/// Words in every form that a hurried hand gives them.
const STOPS: [&str; 8] = ["q", "Q", " quit ", "QUIT", "stop", "Exit", "sair", " PARAR"];
const HELPS: [&str; 6] = ["?", " ? ", "help", "HELP", "Ajuda", "\thelp"];

#[test]
fn short_words_work_at_every_question_of_the_menu_and_after_a_game() {
    let home = Home::new();
    let moves = "A@a1\nB@b1\nC@c1\nD@d1\n";
    let game = ["play", "quantik", "--seat1", "human", "--seat2", "human"];
    for stop in STOPS {
        for way in ["", "otrio\n", "otrio\n2\n"] {
            let told = home.type_in([""; 0], &format!("{way}{stop}\nnever read\n")).well();
            assert!(
                told.ends_with("Until next time.\n") && !told.contains("never read"),
                "“{stop}”:\n{told}"
            );
        }
        let told = home.type_in(game, &format!("{moves}{stop}\n")).well();
        assert_eq!(told.matches("Another game?").count(), 1, "“{stop}”:\n{told}");
        assert!(!told.contains("Please answer") && !told.contains("A new game"), "“{stop}”:\n{told}");
    }
    for help in HELPS {
        for (way, words) in [("", "Type the number"), ("otrio\n", "--all"), ("otrio\n2\n", "The number is")] {
            let told = home.type_in([""; 0], &format!("{way}{help}\nq\n")).well();
            assert!(told.contains(words) && !told.contains("is not one of"), "“{help}”:\n{told}");
        }
        let told = home.type_in(game, &format!("{moves}{help}\nq\n")).well();
        assert!(told.contains("n or stop (q): no more"), "“{help}”:\n{told}");
        assert_eq!(told.matches("Another game?").count(), 2, "“{help}”:\n{told}");
    }
}

#[test]
fn short_words_work_where_somebody_is_asked_to_agree() {
    let home = Home::new();
    let game = ["play", "quantik", "--seat1", "human", "--seat2", "human"];
    for (typed, words) in [("q", "does not agree"), ("QUIT", "does not agree"), (" Y ", "Brown agrees")] {
        let told = home.type_in(game, &format!("draw\n{typed}\n")).well();
        assert!(told.contains(words) && !told.contains("Please answer"), "“{typed}”:\n{told}");
    }
    for help in HELPS {
        let told = home.type_in(game, &format!("draw\n{help}\nn\n")).well();
        assert!(told.contains("y: yes. n or Enter: no."), "“{help}”:\n{told}");
        assert!(!told.contains("Please answer"), "“{help}”:\n{told}");
    }
}

#[test]
fn short_words_work_in_a_walk_through_a_record() {
    let home = Home::new();
    let walk = |typed: &[&str]| at_terminal(&home, "replay --game oware --moves DcFa", typed, 80).text;
    for stop in STOPS {
        let told = walk(&["", stop]);
        assert!(told.contains("1. D") && !told.contains("2. c"), "“{stop}”:\n{told}");
        assert!(!told.contains("back by one move"), "“{stop}”:\n{told}");
    }
    for help in ["?", "HELP", "Ajuda"] {
        assert!(walk(&[help, "q"]).contains("back by one move"), "{help}");
    }
    for end in ["end", "END", " Fim "] {
        let told = walk(&[end]);
        assert!(told.contains("4. a") && !told.contains("back by one move"), "“{end}”:\n{told}");
    }
    assert!(walk(&["", "U", "", "q"]).matches("1. D").count() == 2);
}

#[test]
fn options_and_levels_are_known_in_any_letters() {
    let home = Home::new();
    let told = home.type_in([""; 0], "Otrio\nPlayers=3\n2\nRANDOM\nCareful\nstop\nq\n").well();
    assert!(told.contains("Options: players=3 · seats: 3."), "{told}");
    assert!(told.contains("You are Red, against Green (random) and Blue (careful)."), "{told}");
}

#[test]
fn plain_text_goes_without_accents_and_says_how_to_have_them() {
    let home = Home::new();
    for lang in Lang::ALL {
        let help = unfolded(&home.line(&format!("--help --lang {lang}")).well());
        assert!(help.contains("TERM=dumb"), "{help}");
    }
    let plain = drawn("quantik", "pt_PT.UTF-8", &[], "--plain");
    assert!(plain.is_ascii() && plain.contains("Jogadas possiveis"), "{plain}");
    let dumb = drawn("quantik", "pt_PT.UTF-8", &[("TERM", "dumb")], "");
    assert!(dumb.contains("Jogadas possíveis") && !dumb.contains('\u{1b}'), "{dumb}");
    assert_eq!(dumb.replace('í', "i"), plain, "all but the accents is the same");
}
