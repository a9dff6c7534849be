//! What a study keeps, whatever is done in it.

use tabuleiro_game::Rng;
use tabuleiro_search::random;
use tabuleiro_table::Archive;

use super::*;

fn study() -> Lines {
    let mut main = Variation::of(["A", "b", "C", "d"]);
    main.branch(1, &["c", "D"]);
    main.branch(1, &["e"]);
    main.branches.get_mut(&1).expect("they are there")[0].branch(1, &["F", "g"]);
    Lines::new(main)
}

fn moves(study: &Lines) -> String {
    study.moves().concat()
}

#[test]
fn a_line_is_stepped_through_and_jumped_in() {
    let mut study = study();
    assert!(!study.back() && study.forward() && study.forward());
    assert_eq!((moves(&study).as_str(), study.next()), ("Ab", Some("C")));
    study.end();
    assert_eq!((moves(&study).as_str(), study.forward()), ("AbCd", false));
    study.go(1);
    assert_eq!((moves(&study).as_str(), study.others().len()), ("A", 2));
    study.go(99);
    assert_eq!(study.ply(), 4);
}

#[test]
fn up_and_down_go_through_the_lines_that_stand_beside_each_other() {
    let mut study = study();
    study.go(2);
    let mut seen = vec![moves(&study)];
    while study.down() {
        seen.push(moves(&study));
    }
    assert_eq!(seen, ["Ab", "Ac", "Ae"]);
    assert!(study.up() && study.up() && !study.up());
    study.go(1);
    assert!(study.down());
    assert_eq!(moves(&study), "Ac");
    assert!(study.down() && study.up());
    study.forward();
    assert!(study.down());
    assert_eq!(moves(&study), "AcF");
    study.forward();
    assert!(study.up());
    assert_eq!((moves(&study).as_str(), study.whole_line().concat()), ("Ac", "AcD".to_owned()));
    assert!(study.back());
    assert_eq!((moves(&study).as_str(), study.is_main()), ("A", true));
}

#[test]
fn a_move_that_stands_there_is_followed_and_another_one_makes_a_line() {
    let mut study = study();
    let before = study.main().clone();
    assert!(study.play("A") && study.play("c") && study.play("F") && study.play("g"));
    assert_eq!(study.main(), &before);
    assert!(study.play("h"));
    assert_eq!(moves(&study), "AcFgh");
    study.go(0);
    assert!(study.play("x"));
    assert_eq!((moves(&study).as_str(), study.main().moves.concat()), ("x", "AbCd".to_owned()));
}

#[test]
fn only_what_was_added_can_be_deleted_from_the_main_line() {
    let mut study = study();
    study.end();
    assert!(!study.delete());
    assert!(study.play("e") && study.play("f"));
    assert!(study.back() && study.delete());
    assert_eq!((study.main().moves.concat(), study.ply()), ("AbCd".to_owned(), 4));
    study.go(2);
    assert!(study.down() && study.delete());
    assert_eq!((moves(&study).as_str(), study.others().len()), ("A", 1));
    assert_eq!(study.others()[0].moves, ["e"]);
}

#[test]
fn what_stood_beside_a_move_that_is_cut_off_goes_on_in_its_place() {
    let mut study = Lines::default();
    for text in ["A", "b", "C"] {
        assert!(study.play(text));
    }
    study.go(1);
    assert!(study.play("x") && study.play("y"));
    study.go(1);
    assert!(study.play("z"));
    study.go(1);
    study.forward();
    assert!(study.delete());
    assert_eq!(study.main().moves, ["A", "x", "y"]);
    assert_eq!(study.main().branches[&1][0].moves, ["z"]);
}

#[test]
fn values_stand_with_the_move_wherever_it_stands() {
    let mut study = study();
    study.go(1);
    for (text, score) in [("b", 1), ("e", 2), ("c", 3)] {
        let place = study.after(text).expect("it stands there");
        study.value(&place, Worth::Score(score));
        assert_eq!(study.worth(&place), Some(Worth::Score(score)));
    }
    assert_eq!(study.after("x"), None);
    assert_eq!(study.main().values[&2], Worth::Score(1));
    assert_eq!(study.main().branches[&1][1].values[&1], Worth::Score(2));
}

#[test]
fn lines_are_told_behind_the_move_that_they_could_replace() {
    let study = study();
    let told: Vec<(usize, usize, String)> =
        study.stretches().iter().map(|one| (one.turns.len(), one.ply, one.moves.concat())).collect();
    let wanted = [(0, 0, "Ab"), (1, 1, "cD"), (2, 2, "Fg"), (1, 1, "e"), (0, 2, "Cd")]
        .map(|(d, p, m)| (d, p, m.to_owned()));
    assert_eq!(told, wanted);
}

/// Every place there is: each move of each line, and the beginning.
fn places(study: &Lines) -> Vec<Place> {
    let each = |one: &Stretch| {
        let (turns, at) = (one.turns.clone(), one.at);
        (1..=one.moves.len())
            .map(move |more| Place { turns: turns.clone(), at: at + more })
            .collect::<Vec<_>>()
    };
    std::iter::once(Place::default()).chain(study.stretches().iter().flat_map(each)).collect()
}

#[test]
fn whatever_is_done_the_main_line_stays_every_place_is_reached_and_the_record_holds() {
    for seed in 0..60 {
        let mut dice = random::seeded(seed);
        let mut roll = |sides: u64| dice.next_u64() % sides;
        let first: Vec<String> = (0..roll(6)).map(|_| letter(roll(4))).collect();
        let mut study = Lines::new(Variation::of(first.clone()));
        for _ in 0..120 {
            match roll(9) {
                0..=3 => assert!(study.play(&letter(roll(4)))),
                4 => drop(study.back()),
                5 => drop(study.up()),
                6 => drop(study.down()),
                7 => study.go(roll(8) as usize),
                _ => drop(roll(3) == 0 && study.delete()),
            }
            assert!(study.main().moves.starts_with(&first), "the main line stays");
            assert_eq!(study.moves().len(), study.ply());
            assert_eq!(study.place_at(study.ply()), *study.place());
        }
        for place in places(&study) {
            assert!(study.visit(place.clone()), "{place:?}");
            assert_eq!(*study.place(), place);
            assert!(study.ply() == 0 || study.back());
        }
        let archive = Archive { game: "some".to_owned(), main: study.main().clone(), ..Archive::default() };
        let read: Archive = archive.to_string().parse().expect("it can be read");
        assert_eq!(read.main, archive.main);
    }
}

fn letter(number: u64) -> String {
    ["A", "B", "C", "D"][number as usize].to_owned()
}

#[test]
fn stepping_on_after_a_line_goes_on_in_the_game_that_it_left() {
    let mut study = study();
    study.go(2);
    assert!(study.down(), "another line leaves the game there");
    study.end();
    assert!(!study.is_main());
    assert!(study.forward());
    assert_eq!((moves(&study).as_str(), study.is_main()), ("Ab", true));
    study.end();
    assert!(!study.forward(), "behind the game there is nothing");
}
