//! Every prompt: what can be typed there, what happens to nonsense, and what happens at the end of input.

use tabuleiro_games::GAMES;

use crate::program::{Home, Ran};

fn menu(home: &Home, lang: &str, lines: &[&str]) -> Ran {
    let ends = if lines.is_empty() { "" } else { "\n" };
    home.type_in(["--lang", lang], &(lines.join("\n") + ends))
}

/// Typed lines that lead to each prompt of the menu and of games.
fn ways() -> Vec<Vec<&'static str>> {
    let mut ways = vec![vec![]];
    for kind in GAMES.iter() {
        ways.push(vec![kind.name()]);
        ways.push(vec![kind.name(), "1"]);
        ways.push(vec![kind.name(), "2"]);
        ways.push(vec![kind.name(), "3", ""]);
        ways.push(vec![kind.name(), "4", ""]);
    }
    ways.push(vec![""]);
    ways.push(vec!["quantik", "1", "cone"]);
    ways.push(vec!["quantik", "1", "cone", "2"]);
    ways.push(vec!["otrio", "1", "L"]);
    ways.push(vec!["otrio", "players=4", "4", "", ""]);
    ways.push(vec!["quantik", "1", "A@a1", "B@b1", "C@c1", "D@d1"]);
    ways
}

#[test]
fn the_end_of_input_ends_every_prompt_well() {
    let home = Home::new();
    for lang in ["en", "pt"] {
        for way in ways() {
            let ran = menu(&home, lang, &way);
            assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{way:?}");
            let half = home.type_in(["--lang", lang], &way.join("\n"));
            assert_eq!((half.code, half.err.as_str()), (Some(0), ""), "{way:?} without the last line break");
        }
    }
}

#[test]
fn stop_leaves_and_help_and_undo_answer_at_every_prompt() {
    let home = Home::new();
    for (lang, help, undo, stop) in [("en", "help", "undo", "stop"), ("pt", "ajuda", "desfazer", "parar")] {
        for way in ways() {
            let before = menu(&home, lang, &way).well();
            let helped = menu(&home, lang, &[&way[..], &[help]].concat()).well();
            assert!(helped.len() > before.len() + 20, "{way:?}: {help} says something");
            let undone = menu(&home, lang, &[&way[..], &[undo]].concat()).well();
            let refuses = |line: &&str| {
                line.contains(undo)
                    && ["is not", "cannot", "não é", "não pode"].iter().any(|words| line.contains(words))
            };
            let unknown = undone.lines().filter(refuses).count() > before.lines().filter(refuses).count();
            assert!(!unknown, "{way:?}: {undo} is understood");
            let stopped = menu(&home, lang, &[&way[..], &[stop, stop, stop]].concat()).well();
            let farewell = if lang == "en" { "Until next time." } else { "Até à próxima." };
            assert!(stopped.contains(farewell), "{way:?}: three stops lead out of anywhere:\n{stopped}");
        }
    }
}

#[test]
fn words_of_both_languages_work_in_both() {
    let home = Home::new();
    for words in ["moves\nhelp\nundo\nboard\nstop\n", "jogadas\najuda\ndesfazer\ntabuleiro\nparar\n"] {
        let en = home.type_in(["play", "quantik", "--lang", "en"], words).well();
        assert!(
            en.contains("There are 64 legal moves:") && en.contains("There is nothing to take back yet.")
        );
        let pt = home.type_in(["play", "quantik", "--lang", "pt"], words).well();
        assert!(pt.contains("Há 64 jogadas legais:") && pt.contains("Ainda não há nada para desfazer."));
    }
}

#[test]
fn wrong_input_is_asked_again_with_the_reason() {
    let home = Home::new();
    let people = ["--seat1", "human", "--seat2", "human"];
    for kind in GAMES.iter() {
        for lang in ["en", "pt"] {
            let arguments: Vec<&str> =
                ["play", kind.name(), "--lang", lang].into_iter().chain(people).collect();
            let quiet = home.type_in(arguments.clone(), "").well();
            let question = quiet.trim_end().lines().next_back().expect("a question").to_owned();
            for nonsense in ["zz", "☃", "99", "-", "/", "@", "@@", "c/", "\0", "'; drop", &"x".repeat(9_000)]
            {
                let told = home.type_in(arguments.clone(), &format!("{nonsense}\n")).well();
                let asked: Vec<usize> = told.match_indices(&question).map(|(place, _)| place).collect();
                assert_eq!(asked.len(), 2, "{} asks again after “{nonsense}”:\n{told}", kind.name());
                let reason = told[asked[0] + question.len()..asked[1]].trim();
                assert!(reason.len() > 10 && reason.len() < 400, "{}: “{nonsense}”: {reason}", kind.name());
            }
            let empty = home.type_in(arguments.clone(), "\n\n").well();
            assert_eq!(empty.matches(&question).count(), 3, "an empty line is asked again:\n{empty}");
        }
    }
}

#[test]
fn a_rule_that_refuses_is_named() {
    let home = Home::new();
    let typed = |game: &str, text: &str| {
        home.type_in(["play", game, "--seat1", "human", "--seat2", "human"], text).well()
    };
    let told = typed("quantik", "A@a1\nA@a2\n");
    assert!(told.contains("White already has"), "{told}");
    assert!(typed("oware", "a\n").contains("South"));
    assert!(typed("oolong", "c/c\n").contains("waiter"));
    assert!(typed("otrio", "rL@b2\ngL@b2\n").contains("b2"));
}

#[test]
fn parts_are_checked_one_by_one_and_undo_takes_them_back() {
    let home = Home::new();
    let people = ["play", "quantik", "--seat1", "human", "--seat2", "human"];
    let told = home.type_in(people, "cone\n9\n2\n3\n").well();
    assert!(told.contains("1. A@c2"), "row 2 as it is printed, column 3:\n{told}");
    let told = home.type_in(people, "cone 2 3\n").well();
    assert!(told.contains("1. A@c3"), "only two numbers in a line count from the top:\n{told}");
    let told = home.type_in(people, "cone\n4\nundo\n1\nundo\nundo\ncube\n1\n1\n").well();
    assert!(told.contains("1. B@a1"), "undo takes back one part at a time:\n{told}");
    let told = home.type_in(people, "cone\nB@b2\n").well();
    assert!(told.contains("1. B@b2"), "a whole move may be typed instead of a part:\n{told}");
}

#[test]
fn undo_takes_the_last_move_of_a_person_back() {
    let home = Home::new();
    let alone = ["play", "quantik", "--seed", "1"];
    let told = home.type_in(alone, "A@a1\nundo\nundo\nB@b2\n").well();
    assert!(told.contains("2 moves are taken back."), "mine and the bot's:\n{told}");
    assert!(told.contains("There is nothing to take back yet."), "{told}");
    assert!(told.contains("1. B@b2"), "{told}");
    let people = ["play", "quantik", "--seat1", "human", "--seat2", "human", "--lang", "pt"];
    assert!(home.type_in(people, "A@a1\ndesfazer\n").well().contains("Uma jogada desfeita."));
}

#[test]
fn the_menu_asks_again_and_takes_options() {
    let home = Home::new();
    let told =
        menu(&home, "en", &["chess", "9", "otrio", "7", "frob=1", "players=9", "players=3", "0", "0"]).well();
    for answer in
        ["“chess” is not one of the choices.", "“9” is not", "“7” is not", "“frob”", "“9” is not a value"]
    {
        assert!(told.contains(answer), "{answer}\n{told}");
    }
    assert!(told.contains("Options: players=3 · seats: 3."), "{told}");
    let told = menu(&home, "en", &["otrio", "players=3", "2", "random", "zoe", "2", "stop", "0", "0"]).well();
    assert!(told.contains("“zoe” is not one of the choices."), "{told}");
    assert!(told.contains("Red"), "{told}");
}

#[test]
fn the_menu_shows_rule_books_and_players() {
    let home = Home::new();
    for (index, kind) in GAMES.iter().enumerate() {
        let number = (index + 1).to_string();
        let told = menu(&home, "en", &[&number, "5", "6", "0", "0"]).well();
        assert!(told.contains(&format!("tabuleiro rules {} --all", kind.name())), "{told}");
        assert!(told.contains(kind.usual()) && told.contains("The number is the rating"), "{told}");
        let about = format!("{}-about", kind.name());
        assert!(!told.contains(&about), "the menu says what {} is:\n{told}", kind.name());
    }
}

#[test]
fn enter_alone_begins_a_game_at_once() {
    let home = Home::new();
    let told = menu(&home, "en", &["", "A@a1", "stop", "0"]).well();
    assert!(told.contains("1. A@a1") && told.contains("2. "), "{told}");
}
