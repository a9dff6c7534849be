//! Whole games looked at again.

use tabuleiro_game::{Outcome, Seat};
use tabuleiro_search::{Curve, Leash, Limit, Proven, Stop, Value};
use tabuleiro_table::review::{self, Appraisal, Reviewed, Summary, Valued, settle};
use tabuleiro_table::{Archive, ArchiveError, End, Ending, Grade, Kind, Setup};

use crate::along::{KINDS, game};

const NODES: u64 = 200;

fn played(kind: &'static dyn Kind, moves: usize) -> Archive {
    let table = game(kind, &Setup::default(), 3, moves);
    let by_rules = |outcome: Outcome| End { ending: Ending::Rules, outcome: Some(outcome) };
    Archive::of(table.as_ref(), table.now().1.map(by_rules), &[], &[], "")
}

fn reviewed(archive: &Archive, nodes: u64) -> Result<Vec<Reviewed>, ArchiveError> {
    review::review(archive, KINDS, |kind| kind.aids(), nodes, &Stop::new(), &mut |_| ())
}

/// Looking takes time: every game is looked at once, and held to all of this.
#[test]
fn whole_games_keep_the_laws_of_reviews() {
    let (mut graded, mut said) = (0, 0);
    for kind in KINDS.iter() {
        let archive = played(kind, usize::MAX);
        let moves = reviewed(&archive, 2_000).expect("the record holds");
        is_looked_at_once_in_order(kind, &archive, &moves);
        is_proven_on_both_sides_of_a_move(kind, &moves);
        makes_no_more_of_a_position_than_it_is_worth(kind, &moves);
        ends_as_the_game_does(kind, &archive, &moves);
        has_better_lines(kind, &archive, &moves);
        graded += moves.iter().filter(|one| one.grade.is_some()).count();
        said += moves.iter().filter(|one| one.why.is_some()).count();
    }
    assert!(graded > 4, "random games have mistakes: {graded}");
    assert!(said * 2 > graded && said <= graded, "most of them can be explained: {said} of {graded}");
}

fn is_looked_at_once_in_order(kind: &dyn Kind, archive: &Archive, moves: &[Reviewed]) {
    let texts: Vec<&String> = moves.iter().map(|one| &one.text).collect();
    assert_eq!(texts, archive.moves().iter().collect::<Vec<_>>(), "{}", kind.name());
    assert!(moves.iter().enumerate().all(|(at, one)| one.ply == at + 1), "{}", kind.name());
    let summaries = Summary::of_all(moves, 2);
    assert_eq!(summaries.iter().map(|one| one.moves).sum::<usize>(), moves.len());
    let graded = moves.iter().filter(|one| one.grade.is_some()).count();
    assert_eq!(summaries.iter().map(Summary::graded).sum::<usize>(), graded);
}

/// What is proven after a move is proven before the next.
fn is_proven_on_both_sides_of_a_move(kind: &dyn Kind, moves: &[Reviewed]) {
    let mut proven = 0;
    for pair in moves.windows(2) {
        let seen = pair[1].before.of_last_move(pair[0].seat, pair[1].seat, 2);
        assert_eq!(pair[0].after.value(), seen.value(), "{}: {pair:#?}", kind.name());
        proven += usize::from(seen.proven.is_some());
    }
    assert!(proven > 0, "{}: a whole game has an end that is seen", kind.name());
}

fn makes_no_more_of_a_position_than_it_is_worth(kind: &dyn Kind, moves: &[Reviewed]) {
    for one in moves {
        let Some([had, left]) = one.chance else { continue };
        let is_doubtful = one.before.proven.is_some() && one.after.proven.is_none();
        assert!(had >= left || is_doubtful, "{}: {one:#?}", kind.name());
        assert!(one.grade.is_none() || one.best != one.text, "{}: the best is not bad", kind.name());
    }
}

/// The last move of a whole game is worth its result.
fn ends_as_the_game_does(kind: &dyn Kind, archive: &Archive, moves: &[Reviewed]) {
    let table = archive.replay(KINDS).expect("it holds").table;
    let (outcome, last) = (table.now().1.expect("it is over"), moves.last().expect("there is one"));
    let value = match outcome.winner {
        None => Value::Draw,
        Some(winner) if winner == last.seat => Value::Win,
        Some(_) => Value::Loss,
    };
    assert_eq!(last.after.proven, Some(Proven::within(value, 1)), "{}", kind.name());
}

/// A graded move has a better line, and it can be played.
fn has_better_lines(kind: &dyn Kind, archive: &Archive, moves: &[Reviewed]) {
    for one in moves.iter().filter(|one| one.grade.is_some()) {
        assert_eq!(one.line.first(), Some(&one.best), "{}", kind.name());
        let mut table = archive.at(KINDS, one.ply - 1).expect("it holds");
        assert!(one.line.iter().all(|text| table.play(text).is_ok()), "{}: {one:?}", kind.name());
    }
}

#[test]
fn progress_is_told_and_a_stop_keeps_what_was_found() {
    for kind in KINDS.iter() {
        let (stop, mut told) = (Stop::new(), Vec::new());
        let archive = played(kind, 6);
        let mut tell = |along: &review::Along<'_>| {
            told.push((along.done, along.all, along.moves.len()));
            if along.done == 2 {
                stop.pull();
            }
        };
        let moves = review::review(&archive, KINDS, |kind| kind.aids(), NODES, &stop, &mut tell);
        assert_eq!(told, [(1, 6, 1), (2, 6, 2)], "{}", kind.name());
        let plies: Vec<usize> = moves.expect("it holds").iter().map(|one| one.ply).collect();
        assert_eq!(plies, [5, 6], "from the end on: {}", kind.name());
    }
}

#[test]
fn a_single_position_is_looked_at_as_it_is_analysed() {
    for kind in KINDS.iter() {
        let table = game(kind, &Setup::default(), 3, 6);
        let leash = || Leash::silent(Limit::nodes(NODES), &Stop::new());
        for ply in [1, 4, 6] {
            let look =
                review::appraise(table.as_ref(), ply, &kind.aids(), &mut leash()).expect("it was made");
            let mut before = table.clone();
            while before.ply() >= ply {
                before.undo();
            }
            let judged = before.task(&kind.aids()).analyse(&mut leash());
            assert_eq!(Appraisal::of(ply, look.seat, &table.moves()[ply - 1], &judged), Some(look));
        }
        for none in [0, 7] {
            assert_eq!(review::appraise(table.as_ref(), none, &kind.aids(), &mut leash()), None);
        }
    }
}

#[test]
fn a_record_that_does_not_hold_is_refused() {
    for kind in KINDS.iter() {
        let mut archive = played(kind, 4);
        archive.main.moves[2] = "zz".to_owned();
        assert!(reviewed(&archive, NODES).is_err(), "{}: a move that is none", kind.name());
        let claim = |archive: &Archive| {
            archive.to_string().replace("[Result \"*\"]", "[Result \"1\"]").replace(" *\n", " 1\n")
        };
        let claimed: Archive = claim(&played(kind, 2)).parse().expect("it can be read");
        assert!(reviewed(&claimed, NODES).is_err(), "{}: a win that is none", kind.name());
    }
}

const CURVE: Curve = Curve::new(100);

fn guess(score: i32) -> Valued {
    Valued { proven: None, score: Some(score) }
}

fn proof(value: Value) -> Valued {
    Valued { proven: Some(Proven::of(value)), score: None }
}

/// Two seats in turn; what was played, and what was best instead.
fn look_at(ply: usize, own: Valued, worth: Valued) -> Appraisal {
    let seat = if ply % 2 == 1 { Seat::FIRST } else { Seat::SECOND };
    let [text, best] = ["own", "best"].map(str::to_owned);
    Appraisal { ply, seat, text, own, best, worth }
}

#[test]
fn whoever_looks_from_nearer_by_is_believed() {
    let looks = [look_at(1, guess(0), guess(10)), look_at(2, guess(80), guess(90))];
    let moves = settle(&looks, 2, CURVE);
    assert_eq!((moves[0].before, moves[0].after), (guess(10), guess(-90)));
    // In which order they come does not matter, nor whether some are missing.
    let [one, two] = looks.clone();
    assert_eq!(settle(&[two, one], 2, CURVE), moves);
    assert_eq!(settle(&looks[..1], 2, CURVE)[0].after, guess(0));
    let apart = [looks[0].clone(), look_at(3, guess(80), guess(90))];
    assert_eq!(settle(&apart, 2, CURVE)[0].after, guess(0), "what does not follow says nothing");
}

#[test]
fn two_guesses_must_agree_that_a_move_is_bad() {
    let next = look_at(2, guess(90), guess(90));
    let of = |own: i32| settle(&[look_at(1, guess(own), guess(10)), next.clone()], 2, CURVE)[0].grade;
    assert_eq!(of(10), None, "it looked as good as the best");
    assert_eq!(of(-25), Some(Grade::Inaccuracy));
    assert_eq!(of(-300), Some(Grade::Mistake), "no worse than it looks from nearer by");
    let lost = [look_at(1, guess(10), guess(10)), look_at(2, proof(Value::Win), proof(Value::Win))];
    assert_eq!(settle(&lost, 2, CURVE)[0].grade, Some(Grade::Blunder), "what is proven needs no second look");
}

#[test]
fn what_was_proven_from_before_is_known_afterwards() {
    let looks = [look_at(1, proof(Value::Win), proof(Value::Win)), look_at(2, guess(5), guess(40))];
    let moves = settle(&looks, 2, CURVE);
    assert_eq!(moves[1].before, proof(Value::Loss));
    assert_eq!(moves[1].after, proof(Value::Loss), "where all is lost, every move loses");
    assert_eq!(moves[1].grade, None);
}

#[test]
fn a_move_that_turns_out_better_than_the_best_is_the_best() {
    let looks = [look_at(1, guess(-50), guess(10)), look_at(2, proof(Value::Loss), proof(Value::Loss))];
    let [one, _] = &settle(&looks, 2, CURVE)[..] else { panic!("two moves") };
    assert_eq!((one.before.value(), one.after.value()), (Some(Value::Win), Some(Value::Win)));
    assert_eq!((one.best.as_str(), one.grade), ("own", None));
}

#[test]
fn accuracy_is_of_those_moves_of_which_something_is_known() {
    let unknown = Valued::default();
    let looks = [
        look_at(1, guess(0), guess(0)),
        look_at(2, guess(0), guess(0)),
        look_at(3, unknown, unknown),
        look_at(5, proof(Value::Loss), proof(Value::Draw)),
    ];
    let [first, second] = Summary::of_all(&settle(&looks, 2, CURVE), 2)[..] else { panic!("two seats") };
    assert_eq!((first.moves, first.unknown, first.grades), (3, 1, [0, 0, 1]));
    assert_eq!(first.accuracy, Some(541));
    assert_eq!((second.accuracy, second.graded(), first.count(Grade::Blunder)), (Some(1000), 0, 1));
    assert_eq!(Summary::of([].into_iter()).accuracy, None);
}
