//! What somebody meets who uses the program for the first time: numbers that mean one game, and words for what has happened.

use std::fs;
use std::thread::sleep;
use std::time::Duration;

use expectrl::ControlCode;

use crate::program::{Home, record};
use crate::talk::Wire;
use crate::terminal::{shown_at, terminal_of};

/// Two kept games, Oware the newer one and so the first of the list.
fn with_two_games() -> Home {
    let home = Home::new();
    for (game, typed) in [("quantik", "A@a1\n"), ("oware", "A\n")] {
        home.type_in(["play", game, "--seat1", "human", "--seat2", "human"], typed).well();
        sleep(Duration::from_millis(20));
    }
    home
}

#[test]
fn a_kept_game_has_the_same_number_in_every_list() {
    let home = with_two_games();
    let told = home.line("kept quantik").well();
    assert!(told.starts_with("  2. Quantik"), "{told}");
    let told = home.line("kept quantik --json").well();
    assert!(told.contains("\"number\":2"), "{told}");
    for (lang, words) in [("en", "is not one of Quantik"), ("pt", "não é um jogo de Quantik")] {
        let told = home.run(["kept", "quantik", "--discard", "1", "--lang", lang]).failed(1);
        assert!(told.contains(words), "{told}");
    }
    home.line("play quantik --resume=1").failed(1);
    assert!(home.line("play quantik --resume=2").well().contains("Taken up again: Quantik"));
    assert_eq!(home.unfinished().len(), 2, "nothing is gone");
}

#[test]
fn at_a_terminal_somebody_must_agree_before_a_game_is_discarded() {
    let home = with_two_games();
    for (typed, left) in [("", 2), ("n", 2), ("y", 1)] {
        let told = shown_at(&home.command(["kept", "--discard", "1"]), &[typed], (100, 40)).text;
        assert!(told.contains("Discard this game for good: Oware"), "{told}");
        assert_eq!((home.unfinished().len(), told.contains("It stays.")), (left, left == 2), "{told}");
    }
    let told = shown_at(&home.command(["kept", "--discard", "1", "--yes"]), &[], (100, 40)).text;
    assert!(told.starts_with("Discarded: Quantik"), "{told}");
    home.line("kept --yes").failed(2);
}

#[test]
fn a_seed_may_stand_before_the_command_where_it_is_used() {
    let home = Home::new();
    let behind = home.line("play oware --seat1 bot1 --seat2 bot1 --seed 3").well();
    let before = home.line("--seed 3 play oware --seat1 bot1 --seat2 bot1").well();
    let boards = |told: &str| {
        told.lines().take_while(|line| !line.contains(".txt")).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(boards(&before), boards(&behind));
    home.line("--seed 3 kept").failed(2);
    home.line("--seed x play oware").failed(2);
}

#[test]
fn games_are_known_in_any_letters() {
    let home = Home::new();
    assert_eq!(home.line("Oware --seed 4").well(), home.line("play oware --seed 4").well());
    assert_eq!(home.line("rules QUANTIK").well(), home.line("rules quantik").well());
    let help = home.line("--help").well();
    assert!(help.contains("tabuleiro oware ") && help.contains("tabuleiro help duel"), "{help}");
}

#[test]
fn whoever_resigns_hears_who_has_won_or_who_plays_on() {
    let home = Home::new();
    let people = ["--seat1", "human", "--seat2", "human"];
    for (lang, resign, words) in [
        ("en", "resign", "White resigned: the win goes to Brown."),
        ("pt", "desistir", "Branco desistiu: vitória para o Castanho."),
    ] {
        let told = home.type_in([&["play", "quantik", "--lang", lang], &people[..]].concat(), resign).well();
        assert!(told.contains(words), "{told}");
    }
    let three = [&["play", "otrio", "--players", "3", "--seat3", "human"], &people[..]].concat();
    let told = home.type_in(three, "resign\n").well();
    assert!(told.contains("Red resigned. Playing on: Green and Blue."), "{told}");
}

#[test]
fn a_program_that_ends_at_once_did_not_end_in_a_game() {
    let home = Home::new();
    for line in ["play oware --seat2 /bin/false", "duel oware bot1 /bin/false"] {
        for (lang, words) in [("en", "before any game"), ("pt", "antes de qualquer jogo")] {
            let told = home.line(&format!("{line} --lang {lang}")).failed(1);
            assert!(told.contains(words), "{told}");
        }
    }
}

#[test]
fn ctrl_c_speaks_of_a_kept_game_only_if_there_is_one() {
    let home = Home::new();
    let mut talk = terminal_of(&home.command([""; 0]));
    talk.hear_asking("Which game?");
    talk.press(ControlCode::EndOfText);
    assert_eq!(talk.end(), 130);
    assert!(talk.text().contains("Interrupted.") && !talk.text().contains("kept"), "{}", talk.text());

    let game = ["play", "quantik", "--seat1", "human", "--seat2", "human"];
    let mut talk = terminal_of(&home.command(game));
    talk.hear_asking("White, which piece");
    talk.press(ControlCode::EndOfText);
    assert_eq!(talk.end(), 130);
    assert!(!talk.text().contains("The game is kept"), "{}", talk.text());

    let mut talk = terminal_of(&home.command(game));
    talk.play(1);
    talk.hear_asking("Brown, which piece");
    talk.press(ControlCode::EndOfText);
    assert_eq!(talk.end(), 130);
    assert!(talk.text().contains("Interrupted. The game is kept"), "{}", talk.text());
    assert_eq!(home.unfinished().len(), 1);
}

#[test]
fn ctrl_c_in_a_duel_tells_the_result_so_far_and_whether_it_is_kept() {
    for (more, words) in [(&[][..], "is not kept"), (&["--state", "run.txt"], "is kept in “run.txt”")] {
        let home = Home::new();
        let duel = ["duel", "quantik", "level1", "level1", "--games", "100000000"];
        let mut talk = terminal_of(&home.command([&duel, more].concat()));
        talk.wire.receive(Duration::from_secs(30)).expect("it shows how far it has come");
        talk.press(ControlCode::EndOfText);
        assert_eq!(talk.end(), 130, "{}", talk.text());
        assert!(
            talk.text().contains("level1 against level1, ") && talk.text().contains(words),
            "{}",
            talk.text()
        );
        assert_eq!(fs::read(home.at("run.txt")).is_ok(), !more.is_empty());
    }
}

#[test]
fn ctrl_c_while_a_position_is_studied_says_that_nothing_is_proven() {
    let home = Home::new();
    for (line, first) in
        [("solve oolong", "Ctrl-C stops."), ("analyse oolong --nodes 100000000000", "Values are for")]
    {
        let mut talk = terminal_of(&home.command(line.split_whitespace()));
        talk.hear(first);
        talk.press(ControlCode::EndOfText);
        assert_eq!(talk.end(), 130, "{}", talk.text());
        assert!(talk.text().contains("nothing is proven yet"), "{line}: {}", talk.text());
    }
}

#[test]
fn what_an_open_game_would_take_is_said_before_it_is_searched() {
    let home = Home::new();
    for (game, has_tables) in [("oware", true), ("oolong", false)] {
        let mut talk = terminal_of(&home.command(["solve", game]));
        talk.hear("at most 100 000 000 nodes");
        talk.hear("Ctrl-C stops.");
        if has_tables {
            talk.hear("tabuleiro tables oware --seeds");
        }
        talk.press(ControlCode::EndOfText);
        assert_eq!(talk.end(), 130, "{}", talk.text());
    }
}

#[test]
fn moves_that_are_all_worth_the_same_are_told_in_a_sentence() {
    let home = Home::new();
    let told = home.line("analyse quantik").well();
    assert!(told.contains("All 64 legal moves are worth the same: loss in 10."), "{told}");
    assert_eq!(told.lines().count(), 2, "{told}");
    assert!(home.line("analyse quantik --all").well().lines().count() > 64);
    assert_eq!(home.line("analyse quantik --json").well().lines().count(), 64);
    let told = home.line("analyse quantik --lang pt").well();
    assert!(told.contains("As 64 jogadas legais valem todas o mesmo"), "{told}");
}

#[test]
fn a_review_has_headings_and_counts_the_mistakes_of_each_side() {
    let home = Home::new();
    home.line("play quantik --seat1 level1 --seat2 level1 --seed 5 --save game.txt").well();
    let told = home.line("analyse game.txt").well();
    let heading = told.lines().nth(1).expect("a heading");
    assert_eq!(heading.split_whitespace().collect::<Vec<_>>(), ["move", "before", ">", "after"], "{told}");
    let ends: Vec<&str> = told.lines().rev().take(3).collect();
    let [brown, white, all] = ends[..] else { panic!("{told}") };
    assert!(white.starts_with("White: slips ") && brown.starts_with("Brown: slips "), "{told}");
    let numbers = |line: &str| -> Vec<usize> {
        let counts = line.split("; accuracy").next().unwrap_or_default();
        counts.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect()
    };
    let counted: usize = [white, brown].iter().flat_map(|line| numbers(line)).sum();
    assert_eq!(numbers(all), [counted], "{told}");
    assert!(counted > 0 && white.ends_with('%') && brown.ends_with('%'), "{told}");
}

#[test]
fn where_nothing_is_known_no_mistakes_are_counted() {
    let home = Home::new();
    let text = "[Game \"otrio\"]\n[Options \"players=3\"]\n[Result \"*\"]\n\n1. rL@a1 2. gL@b1 *\n";
    home.file("game.txt", text);
    assert_eq!(record(&home.at("game.txt")).moves().len(), 2);
    for (lang, words, count) in [
        ("en", "whether they were mistakes cannot be told", "blunders found"),
        ("pt", "não se pode dizer", "erros graves encontrados"),
    ] {
        let told = home.line(&format!("analyse game.txt --nodes 500 --lang {lang}")).well();
        assert!(told.contains(words) && !told.contains(count), "{told}");
    }
}

#[test]
fn the_menu_names_what_it_shows() {
    let home = Home::new();
    let told = home.type_in([""; 0], "oware\n6\n0\n0\n").well();
    assert!(told.contains("Help: the rules in short"), "{told}");
    assert!(
        told.contains("tabuleiro bots oware --all") && told.contains("The number is the rating"),
        "{told}"
    );
    assert!(told.contains("* rules=book    ") && told.contains("  rules=report  "), "{told}");
    let told = home.type_in(["--lang", "pt"], "otrio\n0\n0\n").well();
    assert!(
        told.contains("* players=2 ") && told.contains("Para mudar uma, escreva-a (* é a habitual):"),
        "{told}"
    );
    let mut command = home.command([""; 0]);
    command.env("PAGER", "sed s/^/~/");
    let told = shown_at(&command, &["oolong", "6", "0", "0"], (80, 15)).text;
    assert!(told.contains("~Oolong"), "longer than the screen, so it is paged:\n{told}");
}

#[test]
fn a_walk_through_a_record_says_how_to_go_back() {
    let home = Home::new();
    let command = home.command(["replay", "--game", "oware", "--moves", "DcFa"]);
    let told = shown_at(&command, &["", "back", "stop"], (100, 40)).text;
    assert!(told.contains("back: one back"), "{told}");
}

#[test]
fn without_colour_what_is_bold_stays_bold() {
    let home = Home::new();
    let mut command = home.command(["bots", "oware"]);
    command.env("NO_COLOR", "1");
    let raw = String::from_utf8(shown_at(&command, &[], (80, 40)).raw).expect("UTF-8");
    assert!(raw.contains("\u{1b}[1mOware") && !raw.contains("\u{1b}[38;"), "{raw:?}");
}
