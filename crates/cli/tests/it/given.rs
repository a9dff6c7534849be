//! What was given does not hold: exit code 1 and the reason, in both languages.

use std::path::Path;

use crate::program::{Home, Ran, feed};

/// Runs in both languages; the English sentence.
fn refused(home: &Home, arguments: &[&str]) -> String {
    let told = ["en", "pt"].map(|lang| home.run(arguments.iter().copied().chain(["--lang", lang])).failed(1));
    assert_ne!(told[0], told[1], "{arguments:?}");
    told[0].clone()
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a path of letters")
}

/// An Oolong position with these nine tables and otherwise as at the start.
fn oolong(tables: [&str; 9], rest: &str) -> String {
    format!("{} {rest}", tables.join("/"))
}

#[test]
fn malformed_and_impossible_positions_do_not_hold() {
    let empty = ".........";
    let full = "bbbbbbbbb";
    let green = "ggggg....";
    let at_start = "b c/c BGKJ-RRUC -";
    let two_winners = oolong(
        ["bbbbbgggg", "bbbbbgggg", "bbbbbgggg", "bbbbbgggg", "bbbbb....", green, green, green, "ggggg...."],
        at_start,
    );
    let cases: Vec<(&str, String)> = vec![
        ("oware", "nonsense".into()),
        ("oware", String::new()),
        ("oware", "4-4-4-4-4-4-4-4-4-4-4-5-0-0-S".into()),
        ("oware", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-X".into()),
        ("oware", "4-4-4-4-4-4-4-4-4-4-4-4-0-0".into()),
        ("oware", "-4-4-4-4-4-4-4-4-4-4-4-4-0-0-S".into()),
        ("oware", "99999999999999999999-0-0-0-0-0-0-0-0-0-0-0-0-0-S".into()),
        ("oware", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S frob=1".into()),
        ("quantik", "DDDD".into()),
        ("quantik", "A.a./A.../..../....".into()),
        ("quantik", "A.../..A./..../...A".into()),
        ("quantik", "A.../..../..../...B".into()),
        ("quantik", "ABCD/dcba/..../....".into()),
        ("quantik", "..../..../..../...x".into()),
        ("quantik", "..../..../..../....  ..../..../..../....".into()),
        ("otrio", "r..,r..,.../r..,.g.,r../...,...,... r".into()),
        ("otrio", "rgb,gbg,brr/p..,p..,.../...,...,...".into()),
        ("otrio", "p..,...,.../...,...,.../...,...,... r players=3".into()),
        ("otrio", "rrr,ggg,.../...,...,.../...,...,... b".into()),
        ("otrio", "...,...,.../...,...,.../...,...,... x".into()),
        ("oolong", oolong([full, empty, empty, empty, empty, empty, empty, empty, empty], at_start)),
        (
            "oolong",
            oolong(
                [full, full, full, full, full, "ggggggggg", "ggggggggg", "ggggggggg", "ggggggggg"],
                "g c/c BGKJ-RRUC -",
            ),
        ),
        ("oolong", two_winners),
        ("oolong", oolong([empty; 9], "b c/c BGKJ-RRUU -")),
        ("oolong", oolong([empty; 9], "b c/c BGKJ-RRUC b:ne")),
        ("oolong", oolong([empty; 9], "b c/x BGKJ-RRUC -")),
        ("oolong", oolong([empty; 9], "g c/c BGKJ-RRUC -")),
        ("oolong", oolong([empty; 9], "b c/c")),
    ];
    let home = Home::new();
    for (game, position) in &cases {
        refused(&home, &["replay", "--game", game, "--position", position, "--json"]);
        refused(&home, &["perft", game, "1", "--position", position]);
        refused(&home, &["play", game, "--position", position]);
    }
    assert!(home.unfinished().is_empty() && home.records().is_empty(), "nothing was begun");
}

#[test]
fn the_reason_says_what_is_wrong() {
    let home = Home::new();
    let told = refused(&home, &["perft", "oware", "1", "--position", "4-4-4-4-4-4-4-4-4-4-4-5-0-0-S"]);
    assert!(told.contains("49") && told.contains("48"), "{told}");
    let told = refused(&home, &["perft", "quantik", "1", "--position", "A.../..A./..../...A"]);
    assert!(told.contains("cone"), "{told}");
}

#[test]
fn illegal_moves_are_named_by_ply_and_rule() {
    let home = Home::new();
    for (game, moves, ply, words) in [
        ("quantik", "A@a1 a@a1", 2, "a1"),
        ("quantik", "A@a1 A@b2", 2, "cone"),
        ("quantik", "A@a1 zz", 2, "zz"),
        ("oware", "A b A", 3, "empty"),
        ("oware", "AbZ", 1, "AbZ"),
        ("oware", "a", 1, "a"),
        ("otrio", "rL@b2 gL@b2", 2, "b2"),
        ("otrio", "gL@b2", 1, "red"),
        ("oolong", "c/ne c/s", 2, "ne"),
        ("oolong", "c/c", 1, "waiter"),
        ("oolong", "--", 1, "marker"),
    ] {
        let told = refused(&home, &["replay", "--game", game, "--moves", moves]);
        assert!(told.contains(&format!("Move {ply} (")), "{game} {moves}: {told}");
        assert!(told.to_lowercase().contains(&words.to_lowercase()), "{game} {moves}: {told}");
    }
}

#[test]
fn nothing_is_played_on_a_won_board() {
    let home = Home::new();
    for (game, position, mv) in [
        ("quantik", "D..A/bCdA/.Bad/...b", "A@a1"),
        ("oware", "0-0-0-0-1-2-1-5-0-0-0-0-27-12-N", "a"),
        ("otrio", "rgb,gbg,brr/p..,p..,.../...,...,... p", "pS@a1"),
        (
            "oolong",
            "bbbbb..../bbbbb..../bbbbb..../bbbbb..../bbbbb..../gggg...../gggg...../gggggggg./gggggggg. g c/c BGKJ-RRUC -",
            "c/n",
        ),
    ] {
        let over = home.run(["replay", "--game", game, "--position", position, "--json"]).well();
        assert!(over.contains("\"outcome\":{\"winner\":"), "{over}");
        let told = refused(&home, &["replay", "--game", game, "--position", position, "--moves", mv]);
        assert!(told.contains("Move 1 ("), "{told}");
    }
}

#[test]
fn files_that_cannot_be_read_are_named() {
    let home = Home::new();
    std::fs::create_dir(home.at("folder")).expect("a folder");
    for name in ["missing.txt", "folder", "missing/file.ogn"] {
        let told = refused(&home, &["replay", name]);
        assert!(told.contains(name), "{told}");
    }
}

#[test]
fn garbage_is_no_record() {
    let home = Home::new();
    let noise: Vec<u8> =
        (0..20_000_u32).map(|number| (number.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    for (name, bytes) in [
        ("noise.txt", &noise[..]),
        ("noise.ogn", &noise[..]),
        ("empty.txt", b""),
        ("empty.ogn", b"{"),
        ("zeros.txt", &[0; 5_000]),
        ("brackets.txt", &[b'['; 5_000]),
        ("quotes.ogn", &[b'"'; 5_000]),
        ("image.png", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"),
    ] {
        let file = home.file(name, bytes);
        refused(&home, &["replay", text(&file)]);
        refused(&home, &["replay", text(&file), "--json"]);
    }
    let piped = feed(home.command(["replay", "-"]), &noise);
    piped.failed(1);
}

#[test]
fn damaged_records_do_not_hold() {
    let home = Home::new();
    let saved = home.at("game.txt");
    home.run(["play", "oware", "--seat1", "bot1", "--seat2", "bot2", "--seed", "3", "--save", text(&saved)])
        .well();
    let whole = std::fs::read_to_string(&saved).expect("it was saved");
    for (name, spoilt) in [
        ("cut.txt", whole[..whole.len() / 2].to_owned()),
        ("tail.txt", format!("{whole}1. A")),
        ("number.txt", whole.replacen("3. ", "4. ", 1)),
        ("game.txt2", whole.replacen("oware", "chess", 1)),
        ("nogame.txt", whole.replacen("Game", "Came", 1)),
        ("move.txt", whole.replacen("1. ", "1. Z", 1)),
        ("result.txt", whole.replacen("[Result \"", "[Result \"x", 1)),
        ("comment.txt", whole.replacen("1. ", "{ 1. ", 1)),
        ("options.txt", whole.replacen("]\n", "]\n[Options \"rules=chess\"]\n", 1)),
    ] {
        let file = home.file(name, spoilt);
        refused(&home, &["replay", text(&file), "--json"]);
        refused(&home, &["replay", text(&file)]);
    }
}

#[test]
fn an_illegal_move_in_a_record_stops_it_after_the_good_ones() {
    let home = Home::new();
    let file = home.file("illegal.txt", "[Game \"quantik\"]\n\n1. A@a1 2. B@d4 3. b@a2 4. zz *\n");
    let ran: Ran = home.run(["replay", text(&file), "--json"]);
    assert!(ran.failed(1).contains("Move 4 (zz)"), "{}", ran.err);
    assert_eq!(ran.out.lines().count(), 4, "{}", ran.out);
}

#[test]
fn a_record_may_not_claim_another_result() {
    let home = Home::new();
    let file = home.file("claim.txt", "[Game \"quantik\"]\n\n1. A@a1 1\n");
    assert!(refused(&home, &["replay", text(&file)]).contains("claims"));
    let file = home.file("seat.txt", "[Game \"quantik\"]\n[Ending \"resigned 4\"]\n\n1. A@a1 3\n");
    assert!(refused(&home, &["replay", text(&file)]).contains("resigned 4"));
}
