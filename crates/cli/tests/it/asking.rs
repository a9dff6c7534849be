//! What can be asked for in the middle of a game.

use std::fs;

use crate::program::{Home, record};

const PEOPLE: [&str; 4] = ["--seat1", "human", "--seat2", "human"];

fn people(home: &Home, game: &str, more: &[&str], typed: &str) -> String {
    home.type_in([&["play", game], &PEOPLE[..], more].concat(), typed).well()
}

#[test]
fn the_game_begins_with_who_is_who() {
    let home = Home::new();
    let told = |line: &str| home.line(line).well();
    assert!(
        told("play otrio --seat2 careful")
            .contains("You are Red and Blue, against Green and Purple (careful).")
    );
    assert!(
        told("play oware --seat1 bot2 --lang pt").contains("Você joga com o Norte, contra o Sul (bot2).")
    );
    assert!(people(&home, "quantik", &[], "").contains("White against Brown, all at this keyboard."));
    assert!(
        told("play quantik --seat1 level1 --seat2 level1 --seed 1")
            .contains("White (level1) against Brown (level1): only bots play.")
    );
}

#[test]
fn a_hint_names_a_legal_move_and_does_not_play_it() {
    let home = Home::new();
    for (game, hint) in
        [("quantik", "Hint: "), ("oolong", "Hint: c/"), ("oware", "Hint: "), ("otrio", "Hint: rM@b2. ")]
    {
        let told = people(&home, game, &["--seed", "3"], "hint\nhistory\nhint\n");
        assert_eq!(told.matches(hint).count(), 2, "{told}");
        let hints: Vec<&str> = told.lines().filter(|line| line.starts_with("Hint: ")).collect();
        assert_eq!(hints[0], hints[1], "the same position gets the same hint");
        assert!(told.contains("No move has been played yet."), "{told}");
        let text = hints[0].split([' ', '.']).nth(1).expect("a move");
        assert!(people(&home, game, &["--seed", "3"], &format!("{text}\n")).contains(&format!("1. {text}")));
    }
}

#[test]
fn a_hint_is_advice_and_does_not_read_as_if_it_had_been_played() {
    let home = Home::new();
    let told = people(&home, "otrio", &[], "hint\n");
    assert!(told.contains("Hint: rM@b2. If you play it: Red puts a medium piece on b2."), "{told}");
    let told = people(&home, "otrio", &["--lang", "pt"], "dica\n");
    assert!(
        told.lines()
            .any(|line| line.starts_with("Dica: ") && line.contains(". Se a jogar, acontece isto: “")),
        "{told}"
    );
}

#[test]
fn a_command_with_something_too_much_is_told_so_and_a_move_at_a_question_for_a_part_is_played() {
    let home = Home::new();
    for (line, word) in
        [("undo 2", "undo"), ("Hint 3", "Hint"), ("moves A", "moves"), ("stop please", "stop")]
    {
        for before in ["", "cone\n"] {
            let told = people(&home, "quantik", &[], &format!("{before}{line}\n"));
            assert!(told.contains(&format!("“{word}” takes nothing after it")), "{line}: {told}");
        }
    }
    let told = people(&home, "quantik", &[], "why why\n");
    assert!(told.contains("Name a whole move: why, and the move."), "{told}");
    let told = people(&home, "quantik", &[], "cone\nsphere on b2\n");
    assert!(told.contains("1. D@b2"), "{told}");
}

#[test]
fn where_nothing_can_be_pointed_at_a_short_search_speaks() {
    let home = Home::new();
    let told = people(&home, "oware", &[], "why E\nwhy F\n");
    assert!(told.contains("I see nothing at once against E, but a short search finds"), "{told}");
    assert!(told.contains(" better by about ") && told.contains(" seeds."), "{told}");
    assert!(!told.contains("against F, but"), "the best has nothing better: {told}");
    let told = people(&home, "oware", &["--lang", "pt"], "porquê E\n");
    assert!(told.contains("À primeira vista não vejo nada contra E, mas uma pesquisa curta acha"), "{told}");
}

#[test]
fn a_sentence_that_begins_with_a_seat_begins_with_its_article_in_portuguese() {
    let home = Home::new();
    let told = people(&home, "oware", &["--lang", "pt"], "empate\nn\ndesistir\n");
    assert!(told.contains("O Norte não aceita o empate.") && told.contains("O Sul desistiu"), "{told}");
}

#[test]
fn help_tells_what_else_a_game_reads() {
    let home = Home::new();
    let told = people(&home, "quantik", &[], "help\ncone 2 3\n");
    assert!(
        told.contains("“cone 2 3” is the second row from the top and the third column, cell c3."),
        "{told}"
    );
    assert!(told.contains("1. A@c3"), "and so it is:\n{told}");
    let told = people(&home, "quantik", &["--lang", "pt"], "ajuda\ncone 2 3\n");
    assert!(
        told.contains("“cone 2 3” é a segunda linha a contar de cima") && told.contains("1. A@c3"),
        "{told}"
    );
    assert!(!people(&home, "oware", &[], "help\n").contains("cone"));
}

#[test]
fn positions_are_valued_and_moves_are_criticised() {
    let home = Home::new();
    let at = ["--position", "D..A/b.../.Ba./...b"];
    let told = people(&home, "quantik", &at, "eval\n");
    assert!(told.contains("White, to move, can win by force, in"), "{told}");
    let even = "4-4-4-4-4-0-5-5-5-5-4-4-0-0-N";
    let told = people(&home, "oware", &["--position", even], "eval\n");
    assert!(told.contains("My guess: about even."), "{told}");
    let ahead = ["--position", "4-4-4-4-4-4-4-4-0-0-4-4-8-0-S"];
    let told = people(&home, "oware", &ahead, "eval\n");
    assert!(told.contains("South, to move, is ahead by") && told.contains(" seeds."), "{told}");
    let told = people(&home, "oware", &["--lang", "pt", "--position", even], "avaliar\n");
    assert!(told.contains("O meu palpite: está mais ou menos igual."), "{told}");
}

#[test]
fn why_speaks_of_a_named_move_or_of_the_last_one() {
    let home = Home::new();
    let told = people(&home, "quantik", &[], "why\nwhy zz\nwhy cone\nwhy A@a1\nA@a1\nwhy\n");
    assert!(told.contains("You have not made a move yet."), "{told}");
    assert!(told.contains("“zz” is no piece"), "{told}");
    assert!(told.contains("Name a whole move"), "{told}");
    assert_eq!(told.matches("A@a1.").count() + told.matches("Against A@a1:").count(), 2, "{told}");
    // White is about to lose at once to any careless move here.
    let lost = ["--position", "ABC./..../..../.abc"];
    let told = people(&home, "quantik", &lost, "why D@a2\n");
    assert!(told.contains("Against D@a2: it "), "{told}");
}

#[test]
fn the_game_so_far_can_be_read_and_saved_at_any_time() {
    let home = Home::new();
    let told = people(
        &home,
        "oware",
        &[],
        "D\nc\nhistory\nposition\nsave\nsave\nsave my.ogn\nsave my.ogn\nsave no/such/place\n",
    );
    assert!(told.contains("  1. D 2. c"), "{told}");
    assert!(told.contains("5-4-4-0-5-5-5-5-0-5-5-5-0-0-S"), "{told}");
    for name in ["oware-1.txt", "oware-2.txt"] {
        assert!(told.contains(&format!("The record is saved in {name}")), "{told}");
        assert_eq!(record(&home.at(name)).moves(), ["D", "c"]);
    }
    assert!(fs::read_to_string(home.at("my.ogn")).expect("it is written").contains("1. D c"));
    assert!(told.contains("“my.ogn” is there already"), "{told}");
    assert!(told.contains("“no/such/place” cannot be written"), "{told}");
    assert!(
        told.contains("Take it up again with: tabuleiro play oware --resume"),
        "the game goes on after all that:\n{told}"
    );
}

#[test]
fn whoever_resigns_has_lost_and_can_take_it_back() {
    let home = Home::new();
    let told = people(&home, "quantik", &[], "A@a1\nresign\nn\n");
    assert!(told.contains("Brown resigned: the win goes to White."), "{told}");
    assert_eq!(record(&home.records()[0]).result.to_string(), "1");
    let told = people(&home, "quantik", &["--lang", "pt"], "A@a1\ndesistir\ndesfazer\nB@c4\nempate\nsim\n");
    assert!(told.contains("O Castanho desistiu") && told.contains("1. B@c4"), "{told}");
    assert!(
        told.contains("O Branco aceita o empate.") || told.contains("O Castanho aceita o empate."),
        "{told}"
    );
}

#[test]
fn a_draw_needs_everybody() {
    let home = Home::new();
    let told = people(&home, "quantik", &[], "A@a1\ndraw\nmaybe\n\ndraw\nB@c4\ndraw\ny\nn\n");
    assert_eq!(told.matches("White, do you agree to a draw? [y/N]").count(), 2, "{told}");
    assert_eq!(told.matches("White does not agree to a draw.").count(), 1, "{told}");
    assert_eq!(
        told.matches("You have offered that already").count(),
        1,
        "nobody asks twice in a move: {told}"
    );
    assert!(told.contains("Brown agrees to a draw.") && told.contains("A draw was agreed."), "{told}");
    assert_eq!(record(&home.records()[0]).result.to_string(), "draw");
}

#[test]
fn a_bot_agrees_to_a_draw_unless_it_stands_better_or_the_game_has_hardly_begun() {
    let home = Home::new();
    let against = |seeds: &str| {
        let position = format!("1-1-1-1-1-1-1-1-1-1-1-1-{seeds}-S");
        let arguments = ["play", "oware", "--seat2", "strong", "--seed", "1", "--position", &position];
        home.type_in(arguments, "draw\nF\nE\nD\ndraw\nresign\nn\n").well()
    };
    let ahead = against("14-22");
    assert_eq!(ahead.matches("does not agree to a draw.").count(), 2, "{ahead}");
    let behind = against("22-14");
    let (early, late) = behind.split_once("does not agree to a draw.").expect("it has hardly begun");
    assert!(!early.contains("agrees") && late.contains("agrees to a draw."), "{behind}");
}

#[test]
fn letters_are_short_forms_only_where_the_game_does_not_read_them() {
    let home = Home::new();
    assert!(people(&home, "quantik", &[], "m\n").contains("There are 64 legal moves:"));
    let told = people(&home, "quantik", &[], "cone\nm\n3\nm\n");
    assert!(told.contains("There are 16 legal moves:") && told.contains("A@a3 A@b3 A@c3 A@d3"), "{told}");
    let told = people(&home, "otrio", &["--lang", "pt"], "grande\nb\njogadas\n");
    assert!(told.contains("G b1, G b2, G b3"), "{told}");
    let told = people(&home, "otrio", &[], "m\nm\nu\nu\nq\n");
    assert!(told.contains("Which cell, from a1 to c3?"), "m is the medium piece first:\n{told}");
    assert!(told.contains("There are 9 legal moves:"), "and then the list of what fits:\n{told}");
    assert!(told.contains("There is nothing to take back yet."), "{told}");
}

#[test]
fn plain_text_is_ascii_throughout() {
    let home = Home::new();
    for game in ["oolong", "quantik", "oware", "otrio"] {
        for lang in ["en", "pt"] {
            let typed = "?\nm\nzz\nwhy\nhint\neval\ndraw\n\nrules\nresign\n";
            let told = people(&home, game, &["--plain", "--lang", lang], typed);
            let odd: Vec<&str> = told.lines().filter(|line| !line.is_ascii()).collect();
            assert_eq!(odd, Vec::<&str>::new(), "{game} in {lang}");
        }
    }
}

#[test]
fn a_swap_fits_whichever_table_was_named_first() {
    let home = Home::new();
    let at = "bbbbb..../gggb...../b......../........./b......../.ggggg.../........./bb......./bgbgg.g.. b n/se KCRB-GRJu g:se";
    let told = people(&home, "oolong", &["--position", at], "w\nmoves\n");
    let listed = told.lines().find(|line| line.contains("sw:n,w")).unwrap_or_else(|| panic!("{told}"));
    assert!(listed.split_whitespace().all(|text| text.contains('w') && text.contains(',')), "{listed}");
    assert!(listed.contains("sw:w,"), "{listed}");
}
