//! That what is said of a bad move is true.

use std::collections::{BTreeSet, HashMap};

use tabuleiro_game::{Arg, Game, Message, Record};
use tabuleiro_otrio::{Move, Otrio, Size};
use tabuleiro_search::{Aids, Leash, Study, Value};
use tabuleiro_testkit::words::assert_said;

use crate::plain::{Plain, State, Table, Worth};
use crate::solved::{known, late, start};

fn arg<'m>(message: &'m Message, name: &str) -> &'m Arg {
    &message.args().iter().find(|(given, _)| *given == name).expect("it is filled in").1
}

/// The placement that a sentence names, for whoever acts there.
fn named(table: &Table, at: &Plain, message: &Message) -> Plain {
    let Arg::Say(size) = arg(message, "size") else { panic!("a size is said in words") };
    let size = Size::ALL.into_iter().find(|one| one.name().to_string() == size.to_string()).expect("a size");
    let end = format!("{}@{}", size.letter(), arg(message, "cell"));
    let place = table.moves(at).into_iter().find(|place| table.text(at, *place).ends_with(&end));
    table.after(at, place.expect("the move is legal"))
}

fn worth(table: &Table, at: &Plain, seat: usize) -> Worth {
    let (value, moves) = table.worth(at, &mut HashMap::new());
    (if table.seat(at) == seat { value } else { -value }, moves)
}

/// Whether a sentence about a move is true, by the slow rules and a search of everything.
fn holds(before: &Otrio, played: Move, message: &Message) -> bool {
    let (table, plain) = Table::read(before);
    let (seat, after) = (table.seat(&plain), table.play(&plain, &played.to_string()));
    let other = table.seat(&after);
    match message.key() {
        "otrio-why-reply" => {
            table.state(&named(&table, &after, message)) == State::Won(other) && other != seat
        }
        "otrio-why-many" => {
            let places = arg(message, "places").to_string();
            let (value, moves) = worth(&table, &after, seat);
            let is_won = |text: &str| table.state(&table.put(&after, text)) == State::Won(other);
            (value, moves <= 3) == (-1, true) && places.split(", ").all(is_won)
        }
        "otrio-why-force" => {
            let plies: u32 = arg(message, "plies").to_string().parse().expect("a number");
            let replied = named(&table, &after, message);
            worth(&table, &after, seat) == (-1, plies) && worth(&table, &replied, seat) == (-1, plies - 1)
        }
        "otrio-why-win-let-go" if table.seats == 2 => {
            let kept = named(&table, &plain, message);
            worth(&table, &after, seat).0 == 0 && worth(&table, &kept, seat).0 == 1
        }
        "otrio-why-win-let-go" => table.state(&named(&table, &plain, message)) == State::Won(seat),
        "otrio-why-not-at-once" => {
            let kept = table.state(&named(&table, &plain, message)) == State::Won(seat);
            kept && worth(&table, &after, seat).0 == 1 && table.state(&after) == State::Open
        }
        "otrio-why-forced" => {
            let forces = |winner: &usize| table.forces(&after, *winner, &mut HashMap::new());
            let winner = (0..table.seats).find(forces).expect("somebody wins");
            let colour = before.options().order().nth(winner).expect("a colour in play");
            winner != seat && colour.name().to_string() == arg(message, "colour").to_string()
        }
        key => panic!("“{key}” is not checked"),
    }
}

#[test]
fn what_is_said_of_a_move_is_true() {
    let mut keys = BTreeSet::new();
    for options in ["", "players=3", "players=4"] {
        for before in late(&[start(options)], 25, 8).into_iter().filter(|at| at.outcome().is_none()) {
            for played in before.moves() {
                let Some(message) = Otrio::why(&before, played) else { continue };
                assert!(holds(&before, played, &message), "{played} at {before}: {message}");
                assert_said(&message);
                keys.insert(message.key());
            }
        }
    }
    assert!(keys.len() >= 6, "{keys:?}");
}

#[test]
fn every_losing_move_has_a_reason_and_every_best_one_that_wins_has_none() {
    for before in late(&[start("")], 60, 9).into_iter().filter(|at| at.outcome().is_none()) {
        let most = known(&before);
        for played in before.moves() {
            let mut after = before;
            after.play(played).expect("a legal move");
            let is_own = after.turn() == before.turn();
            let worth = known(&after).expect("late positions are known");
            let value = if is_own { worth.value } else { -worth.value };
            let reason = Otrio::why(&before, played);
            let is_best = !is_own && Some(worth.seen_before_the_move()) == most;
            assert!(value != Value::Loss || is_own || reason.is_some(), "{played} at {before}");
            assert!(value != Value::Win || !is_best || reason.is_none(), "{played} at {before}");
        }
    }
}

fn why(position: &str, mv: &str) -> Option<String> {
    let at: Otrio = position.parse().expect("this can happen");
    Otrio::why(&at, mv.parse().expect("a move")).map(|message| message.to_string())
}

#[test]
fn a_winning_reply_is_named_with_its_piece_and_cell() {
    let told = "leaves Green a winning reply: a small piece on b1";
    for options in ["", " players=3", " players=4"] {
        let position = format!("...,...,.../...,...,.../...,gg.,... r{options}");
        assert_eq!(why(&position, "rL@a3").as_deref(), Some(told));
        assert_ne!(why(&position, "rS@b1").as_deref(), Some(told));
    }
}

#[test]
fn a_bad_first_move_is_answered_by_what_wins_against_it() {
    let told = why("...,...,.../...,...,.../...,...,... r", "rL@b2").expect("it loses");
    assert!(
        told.starts_with("allows a ") && told.ends_with(", which wins in 19 moves whatever you play"),
        "{told}"
    );
    assert_eq!(why("...,...,.../...,...,.../...,...,... r", "rM@b2"), None);
    let drawn = why("...,...,.../...,...,.../...,...,... r", "rL@a1");
    assert_eq!(drawn.as_deref(), Some("lets a win go: a medium piece on b2 would have won"));
}

#[test]
fn a_solved_position_comes_with_a_line_to_the_end() {
    for at in late(&[start(""), start("players=3"), start("players=4")], 6, 12) {
        let Some(solved) = Otrio::solve(&Record::new(at), &Aids::none(), &mut Leash::free()) else {
            assert!(at.seats() > 2, "{at}");
            continue;
        };
        let mut end = at;
        solved.line.iter().for_each(|mv| end.play(*mv).expect("a legal move"));
        let winner = end.outcome().expect("the line goes to the end").winner;
        let value = match winner {
            None => Value::Draw,
            Some(winner) if winner == at.turn() => Value::Win,
            Some(_) => Value::Loss,
        };
        assert_eq!(solved.proven.value, value, "{at}");
        let is_long_enough = solved.proven.plies.is_none_or(|plies| plies as usize == solved.line.len());
        assert!(is_long_enough || value == Value::Draw, "{at}: {solved:?}");
    }
}

#[test]
fn with_more_than_two_players_only_forced_wins_are_known() {
    let mut seen = BTreeSet::new();
    for at in
        late(&[start("players=3"), start("players=4")], 30, 8).into_iter().filter(|at| at.outcome().is_none())
    {
        let (table, plain) = Table::read(&at);
        let winner = (0..table.seats).find(|seat| table.forces(&plain, *seat, &mut HashMap::new()));
        let value = winner.map(|winner| if winner == table.seat(&plain) { Value::Win } else { Value::Loss });
        assert_eq!(known(&at).map(|known| known.value), value, "{at}");
        seen.insert(value);
    }
    assert_eq!(seen, BTreeSet::from([None, Some(Value::Loss), Some(Value::Win)]));
}
