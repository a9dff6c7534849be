//! Lines beside the line that was played, and what moves are worth.

use tabuleiro_game::chance;
use tabuleiro_search::{Proven, Random, Value, random};
use tabuleiro_table::archive::{DEEPEST, Variation, Worth};
use tabuleiro_table::{Archive, ArchiveError, Table};

use crate::along::{KINDS, record, variants, whole_game};

fn read(text: &str) -> Archive {
    text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// A record of Oware with this movetext.
fn oware(moves: &str) -> String {
    format!("[Game \"oware\"]\n[Result \"*\"]\n\n{moves} *\n")
}

fn refused(moves: &str) -> ArchiveError {
    let error = oware(moves).parse::<Archive>().expect_err(moves);
    tabuleiro_testkit::words::assert_said(&tabuleiro_game::Speak::message(&error));
    error
}

fn win(plies: u32) -> Worth {
    Worth::Proven(Proven::within(Value::Win, plies))
}

#[test]
fn variations_stand_behind_the_move_that_they_replace() {
    let archive = read(&oware("1. A 2. b (2. c 3. D {better}) (2. d) 3. B (3. C 4. e (4. f))"));
    assert_eq!(archive.moves(), ["A", "b", "B"]);
    let beside: Vec<_> = archive.main.branches[&1].iter().map(|branch| branch.moves.concat()).collect();
    assert_eq!(beside, ["cD", "d"]);
    assert_eq!(archive.main.branches[&1][0].comments[&2], ["better"]);
    assert_eq!(archive.main.branches[&2][0].branches[&1][0].moves, ["f"]);
    archive.replay(KINDS).expect("every line can be played");
}

#[test]
fn canonical_texts_are_printed_as_they_are_read() {
    for moves in [
        "1. A (1. B)",
        "{before} 1. A {after} (1. B {beside}) 2. b",
        "1. A ({first} 1. B 2. b (2. c) (2. d 3. D (3. E))) (1. C) 2. b",
        "1. A {[%value win 5]} 2. b {[%value -0.05]} {so so} (2. c {[%value loss 3]})",
        "{[%value win]} 1. A {[%value draw]} {[%value draw]} {[%clk 5]} {[%value x]}",
    ] {
        let text = oware(moves);
        assert_eq!(read(&text).to_string(), text);
    }
}

#[test]
fn a_worth_is_not_broken_at_the_end_of_a_line() {
    let moves: Vec<String> = (1..60).map(|ply| format!("{ply}. x {{[%value win 5 by 3]}}")).collect();
    let text = read(&oware(&moves.join(" "))).to_string();
    assert_eq!(text.matches("{[%value win 5 by 3]}").count(), 59, "{text}");
}

#[test]
fn other_spellings_are_read_alike() {
    let wanted = oware("1. A {[%value +1.00]} {well, well} {then} (1. B 2. c) 2. b");
    for moves in [
        "1.A{well, [%value 1] well}(1.B 2.c){then}2.b",
        "A ( B c ) {[%value\n+1.0] well,\nwell} {then} b",
        "1. A {well, well} {then [%value +1]} (1. B c)2. b",
    ] {
        assert_eq!(read(&oware(moves)).to_string(), wanted, "{moves}");
    }
}

#[test]
fn a_worth_is_noted_with_its_move_and_everything_else_is_kept() {
    let archive = read(&oware("{[%value win]} 1. A {good [%value win 5] [%eval 3]} {[%value loss]} 2. b"));
    assert_eq!(archive.main.values.iter().collect::<Vec<_>>(), [(&1, &win(5))]);
    assert_eq!(archive.main.comments[&0], ["[%value win]"], "there is no move that it could be about");
    assert_eq!(archive.main.comments[&1], ["good [%eval 3]", "[%value loss]"], "a move is worth one thing");
}

#[test]
fn a_comment_does_not_become_a_worth_by_being_written() {
    let mut archive = read(&oware("1. A 2. b"));
    archive.main.comments.insert(1, vec!["[%value win] is what I would write".to_owned()]);
    let again = read(&archive.to_string());
    assert!(again.main.values.is_empty());
    assert_eq!(again.main.comments[&1], ["[ %value win] is what I would write"]);
}

#[test]
fn numbers_count_on_from_where_a_variation_leaves() {
    assert_eq!(refused("1. A 2. b (1. c)"), ArchiveError::Number(4, 1, 2));
    assert_eq!(refused("1. A 2. b (2. c 4. D)"), ArchiveError::Number(4, 4, 3));
    assert_eq!(refused("1. A (1. B 2. c (2. d\n3. C) 4. D)"), ArchiveError::Number(5, 4, 3));
    assert_eq!(refused("1. A (1. B 2. c) 3. b"), ArchiveError::Number(4, 3, 2));
}

#[test]
fn broken_variations_are_named_by_their_line() {
    assert_eq!(refused("1. A 2. b\n(2. c"), ArchiveError::NotClosed(5));
    assert_eq!(refused("1. A (1. B (1. C)\n"), ArchiveError::NotClosed(4));
    assert_eq!(refused("1. A\n(1. B 1) 2. b"), ArchiveError::NotClosed(5));
    assert_eq!(refused("1. A\n) 2. b"), ArchiveError::NotOpened(5));
    assert_eq!(refused("1. A (1. B))"), ArchiveError::NotOpened(4));
    assert_eq!(refused("(1. A) 1. B"), ArchiveError::ReplacesNothing(4));
    assert_eq!(refused("1. A ((1. B) 1. C)"), ArchiveError::ReplacesNothing(4));
    assert_eq!(refused("1. A ()"), ArchiveError::EmptyVariation(4));
    assert_eq!(refused("1. A (\n{nothing} )"), ArchiveError::EmptyVariation(5));
    let text = "[Game \"oware\"]\n1. A (1. B\n[Date \"2026\"]) *";
    assert_eq!(text.parse::<Archive>(), Err(ArchiveError::Tag(3)));
}

/// Every variation inside the one before: `1. A (1. A (1. A …))`.
fn nested(depth: usize) -> String {
    format!("1. A{}{}", " (1. A".repeat(depth), ")".repeat(depth))
}

#[test]
fn variations_may_stand_inside_each_other_but_not_for_ever() {
    let text = oware(&nested(DEEPEST)).replace("(1. A", "(1. B");
    let archive = read(&text);
    assert_eq!(archive.main.depth(), DEEPEST);
    assert_eq!(read(&archive.to_string()), archive);
    archive.replay(KINDS).expect("every line can be played");
    for depth in [DEEPEST + 1, 100_000] {
        assert_eq!(refused(&nested(depth)), ArchiveError::TooDeep(DEEPEST));
    }
    assert_eq!(refused(&"(".repeat(1_000_000)), ArchiveError::ReplacesNothing(4));
    assert_eq!(refused(&")".repeat(1_000_000)), ArchiveError::NotOpened(4));
    assert_eq!(refused(&"1. A (".repeat(1_000_000)), ArchiveError::TooDeep(DEEPEST));
    let mut deeper = archive;
    let main = std::mem::take(&mut deeper.main);
    deeper.main =
        Variation { moves: main.moves.clone(), branches: [(0, vec![main])].into(), ..Variation::default() };
    assert_eq!(deeper.check_variations(KINDS), Err(ArchiveError::TooDeep(DEEPEST)));
}

#[test]
fn a_record_with_an_illegal_variation_does_not_hold_and_says_where() {
    let fails = |moves: &str| match read(&oware(moves)).replay(KINDS) {
        Ok(_) => panic!("{moves} holds"),
        Err(error) => {
            tabuleiro_testkit::words::assert_said(&tabuleiro_game::Speak::message(&error));
            error
        }
    };
    let found = fails("1. A 2. b (2. c 3. B 4. d (4. e 5. x)) 3. C");
    let ArchiveError::IllegalVariation(place, 5, text, why) = &found else { panic!("{found:?}") };
    assert_eq!((place.as_str(), text.as_str()), ("2. c, 4. e", "x"));
    assert!(found.to_string().contains(&why.to_string()), "{found}");
    let found = fails("1. A 2. b (2. B)");
    assert!(matches!(&found, ArchiveError::IllegalVariation(place, 2, ..) if place == "2. B"), "{found:?}");
    // The line that was played comes first.
    assert!(matches!(fails("1. A (1. x) 2. B"), ArchiveError::Illegal(2, ..)));
}

#[test]
fn a_line_beside_another_is_followed_as_far_as_it_is_the_same() {
    let mut line = Variation::of(["A", "b", "C"]);
    assert!(line.branch(1, &["c", "D", "e"]));
    assert!(line.branch(0, &["A", "c", "D", "f"]), "leaves the other branch at its third move");
    assert!(line.branch(0, &["A", "b", "C", "d"]), "goes on where the line ended");
    assert!(line.branch(2, &["C"]) && line.branch(1, &["c", "D"]), "nothing new");
    assert!(!line.branch(5, &["A"]), "there is no such place");
    assert_eq!(line.moves.concat(), "AbCd");
    let [branch] = &line.branches[&1][..] else { panic!("{line:?}") };
    assert_eq!((branch.moves.concat(), branch.branches[&2][0].moves.concat()), ("cDe".into(), "f".into()));
    assert_eq!(line.depth(), 2);
    let none: [&str; 0] = [];
    assert!(line.branch(0, &none));
}

#[test]
fn whoever_goes_on_differently_leaves_the_old_line_as_a_variation() {
    let mut archive = read(&oware("1. A 2. b {two} (2. c 3. D) 3. C {three} (3. E) 4. d {[%value win 5]}"));
    assert!(archive.main.go_on(2, &["F", "e"]));
    let wanted = "1. A 2. b {two} (2. c 3. D) 3. F (3. C {three} 4. d {[%value win 5]}) (3. E) 4. e";
    assert_eq!(archive.to_string(), read(&oware(wanted)).to_string());
    // A line that was there already is gone along again.
    assert!(archive.main.go_on(1, &["c", "D", "a"]));
    let wanted = "1. A 2. c (2. b {two} 3. F (3. C {three} 4. d {[%value win 5]}) (3. E) 4. e) 3. D 4. a";
    assert_eq!(archive.to_string(), read(&oware(wanted)).to_string());
    // What is the same is no variation.
    let same = archive.clone();
    assert!(archive.main.go_on(0, &["A", "c"]));
    assert!(!archive.main.go_on(9, &["A"]));
    assert_eq!(archive, same);
}

#[test]
fn a_line_that_is_gone_along_again_keeps_what_is_said_of_it() {
    let mut archive = read(&oware("1. A 2. b (2. c {why} 3. D {[%value win 5]} (3. E) 4. d) 3. C"));
    assert!(archive.main.go_on(1, &["c"]));
    let wanted = "1. A 2. c {why} (2. b 3. C) 3. D {[%value win 5]} (3. E) 4. d";
    assert_eq!(archive.to_string(), read(&oware(wanted)).to_string());
    let mut left = read(&oware("1. A 2. b (2. c 3. E 4. f)"));
    assert!(left.main.go_on(1, &["c", "D"]), "as far as it is the same, and then elsewhere");
    assert_eq!(left.to_string(), read(&oware("1. A 2. c (2. b) 3. D (3. E 4. f)")).to_string());
}

#[test]
fn nothing_is_worth_anything_before_the_first_move() {
    let mut archive = read(&oware("1. A {[%value win 5]}"));
    archive.main.values.insert(0, win(3));
    assert_eq!(archive.main.annotations(0), Vec::<String>::new());
    assert_eq!(archive.to_string(), oware("1. A {[%value win 5]}"));
}

#[test]
fn no_number_of_changes_of_mind_makes_a_record_unreadable() {
    let mut archive = read(&oware("1. A"));
    for turn in 0..2 * DEEPEST {
        let moves: Vec<String> = (0..2 * DEEPEST - turn).map(|ply| format!("m{turn}-{ply}")).collect();
        archive.main.branch(archive.main.moves.len(), &moves);
        archive.main.go_on(2 * DEEPEST - turn, &["other"]);
    }
    assert_eq!(read(&archive.to_string()), archive);
}

/// Adds random lines beside a line, and says things about it, as deep as asked. Leaves the table as it was.
fn grow(line: &mut Variation, table: &mut dyn Table, rng: &mut Random, depth: usize) {
    let played = line.moves.clone();
    for (at, text) in played.iter().enumerate() {
        if depth > 0 && chance::below(rng, 6) == 0 {
            let moves = wander(table, rng);
            line.branch(at, &moves);
            if let Some(branch) = line.branches.get_mut(&at).and_then(|all| all.last_mut()) {
                grow(branch, table, rng, depth - 1);
            }
        }
        table.play(text).expect("it was played before");
        match chance::below(rng, 8) {
            0 => line.annotate(at + 1, "a (parenthesis) [%clk 1:00] in a comment"),
            1 => drop(line.values.insert(at + 1, win(at as u32))),
            2 => drop(line.values.insert(at + 1, Worth::Score(chance::below(rng, 9_999) as i32 - 5_000))),
            _ => (),
        }
    }
    assert!(played.iter().all(|_| table.undo()));
}

/// A few random moves; the table stays as it was.
fn wander(table: &mut dyn Table, rng: &mut Random) -> Vec<String> {
    let mut moves = Vec::new();
    for _ in 0..=chance::below(rng, 5) {
        let legal = table.state(usize::MAX).moves;
        let Some(text) = legal.get(chance::below(rng, legal.len().max(1) as u32) as usize) else { break };
        table.play(text).expect("it is legal");
        moves.push(text.clone());
    }
    assert!(moves.iter().all(|_| table.undo()));
    moves
}

#[test]
fn random_trees_of_every_kind_survive_being_written_and_read() {
    for kind in KINDS.iter() {
        for (seed, setup) in variants(kind).iter().enumerate() {
            let (table, end) = whole_game(kind, setup, seed as u64);
            let plain = record(table.as_ref(), end);
            let grown = |seed| {
                let mut archive = plain.clone();
                let mut begun = archive.open(KINDS).expect("it begins");
                grow(&mut archive.main, begun.as_mut(), &mut random::seeded(seed), 3);
                (archive.main.depth() > 0).then_some(archive)
            };
            let archive =
                (seed as u64..1_000).find_map(grown).expect("even in a short game some line leaves it");
            let text = archive.to_string();
            assert_eq!(read(&text), archive, "{text}");
            assert_eq!(read(&text).to_string(), text);
            assert_eq!(archive.replay(KINDS).unwrap_or_else(|error| panic!("{error}\n{text}")).end, end);
            let (_, moves) = text.split_once("\n\n").expect("tags, a blank line, moves");
            assert!(moves.lines().all(|line| line.chars().count() <= 80), "{text}");
        }
    }
}

/// Whatever is read is printed so that it is read the same, however little it means.
#[test]
fn heaps_of_pieces_are_refused_or_printed_as_they_are_read() {
    const PIECES: [&str; 24] = [
        "A",
        "b",
        "(",
        ")",
        "(c",
        "{",
        "}",
        "[%value",
        "win",
        "loss 5",
        "+1.25",
        "]",
        "[",
        "%value draw]",
        "{[%value",
        "x",
        "{so}",
        "1",
        "*",
        ".",
        "[%",
        "by 3]",
        "{[%value win]}",
        "\n",
    ];
    let mut rng = random::seeded(7);
    let mut accepted = 0;
    for _ in 0..20_000 {
        let count = chance::below(&mut rng, 24);
        let mut piece = || PIECES[chance::below(&mut rng, PIECES.len() as u32) as usize];
        let heap: Vec<&str> = (0..count).map(|_| piece()).collect();
        for gap in ["", " "] {
            let Ok(archive) = oware(&format!("A {}", heap.join(gap))).parse::<Archive>() else { continue };
            let printed = archive.to_string();
            assert_eq!(read(&printed).to_string(), printed);
            let _ = archive.replay(KINDS);
            accepted += 1;
        }
    }
    assert!(accepted > 500, "{accepted}");
}

#[test]
fn a_record_with_variations_cut_anywhere_never_claims_another_result() {
    let text = "[Game \"quantik\"]\n[Seat1 \"a\"]\n[Ending \"resigned 2\"]\n[Result \"1\"]\n\n\
                1. A@a1 {[%value win 5]} (1. B@b2 2. C@c3 {1 draw} (2. D@d4)) 2. B@d4 1\n";
    let whole = read(text);
    let mut accepted = 0;
    for cut in 0..text.len() {
        let Ok(archive) = text[..cut].parse::<Archive>() else { continue };
        if archive.replay(KINDS).is_ok() {
            accepted += 1;
            assert_eq!(archive.result, whole.result, "cut at {cut}");
            assert!(whole.moves().starts_with(archive.moves()), "cut at {cut}");
        }
    }
    assert!(accepted >= 1, "without its last line break a record is still whole");
}
