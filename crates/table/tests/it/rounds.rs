//! A game at one screen: who is asked, what is taken back and played again, what comes from elsewhere.

use tabuleiro_game::Seat;
use tabuleiro_table::time::Moment;
use tabuleiro_table::{Act, FoldError, Kind, Plan, Player, Round, Setup, Terms};

use crate::along::{KINDS, from, open, under};
use crate::players::{FORMAL, seated, step, usual};

const NOW: Moment = Moment(7);
const ONE: Seat = Seat::FIRST;
const TWO: Seat = Seat::SECOND;

fn quantik() -> &'static dyn Kind {
    KINDS.find("quantik").expect("it is in the list")
}

fn begin(kind: &'static dyn Kind, setup: &Setup, players: Vec<Player>) -> Round {
    let plan = Plan::new(kind, setup, players, Terms::friendly(1));
    Round::begin(plan, KINDS, 1, NOW).expect("it begins")
}

/// A person and a level, in this order or the other.
fn against_a_level(is_first: bool) -> Round {
    let mut players = vec![Player::human(), usual(quantik())];
    if !is_first {
        players.reverse();
    }
    begin(quantik(), &Setup::default(), players)
}

/// Whoever must decide plays the legal move of that index.
fn play(round: &mut Round, index: usize) -> String {
    let text = round.session().table().state(usize::MAX).moves[index].clone();
    round.play(&text, None, NOW).done().expect("a legal move");
    text
}

#[test]
fn it_is_known_whether_a_person_decides_and_whether_any_plays() {
    for is_first in [true, false] {
        let mut round = against_a_level(is_first);
        let person = if is_first { ONE } else { TWO };
        assert_eq!((round.is_persons_turn(), round.is_watched()), (is_first, false));
        assert_eq!((round.near(), round.asker()), (person, person));
        play(&mut round, 0);
        assert_eq!(round.is_persons_turn(), !is_first);
        assert_eq!((round.near(), round.asker()), (person, person), "on the other's turn as well");
    }
    let levels = begin(quantik(), &Setup::default(), vec![usual(quantik()); 2]);
    assert_eq!((levels.is_persons_turn(), levels.is_watched(), levels.asker()), (false, true, ONE));
    let mut people = begin(quantik(), &Setup::default(), vec![Player::human(); 2]);
    play(&mut people, 0);
    assert_eq!((people.asker(), people.near()), (TWO, ONE), "whoever decides asks, and the board stays");
}

#[test]
fn nobody_who_has_left_is_asked() {
    let otrio = KINDS.find("otrio").expect("it is in the list");
    let players = vec![Player::human(), Player::human(), usual(otrio)];
    let mut round = begin(otrio, &under(&[("players", "3")]), players);
    (0..2).for_each(|_| drop(play(&mut round, 0)));
    assert_eq!(round.asker(), ONE, "it is the level's turn");
    round.ask(ONE, Act::Resign, NOW).done().expect("anybody may");
    assert_eq!(round.asker(), TWO);
}

#[test]
fn what_a_level_answered_is_taken_back_and_played_again_with_the_move_it_answered() {
    let mut round = against_a_level(true);
    let played = [play(&mut round, 0), play(&mut round, 3)];
    round.undo(NOW).done().expect("a person has decided");
    assert_eq!((round.session().table().ply(), round.can_redo()), (0, true));
    let again = round.redo(NOW).expect("it was taken back");
    assert_eq!((again.len(), round.can_redo()), (2, false));
    assert_eq!(round.session().table().moves(), played);
}

#[test]
fn whoever_plays_what_was_taken_back_by_hand_can_still_play_the_rest_again() {
    let mut round = against_a_level(true);
    let played = [play(&mut round, 0), play(&mut round, 3)];
    round.undo(NOW).done().expect("a person has decided");
    play(&mut round, 0);
    assert!(round.can_redo(), "the answer is left");
    round.redo(NOW).expect("it was taken back");
    assert_eq!(round.session().table().moves(), played);
}

#[test]
fn another_move_ends_all_that_could_be_played_again() {
    let mut round = against_a_level(true);
    (0..4).for_each(|_| drop(play(&mut round, 0)));
    (0..2).for_each(|_| drop(round.undo(NOW).done().expect("a person has decided")));
    play(&mut round, 5);
    assert!(!round.can_redo());
    let mut people = begin(quantik(), &Setup::default(), vec![Player::human(); 2]);
    (0..2).for_each(|_| drop(play(&mut people, 0)));
    (0..2).for_each(|_| drop(people.undo(NOW).done().expect("somebody has decided")));
    play(&mut people, 5);
    assert!(!people.can_redo(), "none of the two is left");
}

#[test]
fn a_game_without_clocks_is_taken_up_without_a_word() {
    let mut round = begin(quantik(), &Setup::default(), vec![Player::human(); 2]);
    play(&mut round, 0);
    let kept = round.kept(Moment(50));
    assert_eq!(kept.served, Moment(50));
    let again = Round::resume(&kept, KINDS, Moment(9_000)).expect("it was kept");
    assert_eq!(again.session().events(), kept.events, "nobody cares that nobody served");
    assert_eq!(again.session().at(), NOW, "when the last thing happened");
}

#[test]
fn a_session_by_itself_is_the_first_game_of_a_plan_that_begins_as_it_did() {
    let start = seated(quantik(), &Setup::default(), FORMAL, |_| Player::human());
    assert_eq!(Round::of(start).plan().position, None);
    let mut table = open(quantik(), &Setup::default());
    let text = table.state(0).moves[0].clone();
    table.play(&text).expect("a legal move");
    let position = table.state(1).position;
    let later = seated(quantik(), &from(&position), FORMAL, |_| Player::human());
    assert_eq!(Round::of(later).plan().position, Some(position));
}

#[test]
fn a_mirror_takes_what_is_new_and_nothing_if_something_is_missing() {
    let mut far = seated(quantik(), &Setup::default(), FORMAL, |_| Player::human());
    let mut near = Round::of(far.clone());
    (0..3).for_each(|_| step(&mut far));
    let news = &far.events()[1..];
    assert_eq!(near.follow(&far.events()[2..]), Err(FoldError::Gap { wanted: 1, found: 2 }));
    assert_eq!(near.session().head(), 0);
    assert_eq!(near.follow(far.events()), Ok(news), "what is known already is passed over");
    assert_eq!(near.session().events(), far.events());
    assert_eq!(near.follow(news), Ok(&[][..]));
}
