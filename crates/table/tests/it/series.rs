//! Games in a row.

use tabuleiro_game::{Outcome, Seat, Succession};
use tabuleiro_table::time::Moment;
use tabuleiro_table::{
    FoldError, Plan, Player, Round, Series, SeriesAct, SeriesEvent, SeriesHappening, Terms,
};

use crate::along::{KINDS, open, under, variants};
use crate::players::{refused, usual};

const NOW: Moment = Moment(7);

fn series(players: Vec<Player>) -> Series {
    let plan = Plan {
        game: "any".to_owned(),
        options: String::new(),
        position: None,
        is_dealt: false,
        players,
        terms: Terms::friendly(1),
    };
    Series::open(plan, NOW)
}

fn people(count: usize) -> Series {
    series(vec![Player::human(); count])
}

const fn won(seat: u8) -> Outcome {
    Outcome::won(Seat::new(seat))
}

/// A game ends so, and the next begins.
fn play(series: &mut Series, outcome: Option<Outcome>, succession: Succession) {
    series.finish(outcome, NOW);
    series.begin_next(succession, NOW).expect("the last one is over");
    assert_eq!(Series::fold(series.events()).as_ref(), Ok(&*series));
}

#[test]
fn everybody_begins_on_the_seat_of_their_number() {
    for seats in 2..=4 {
        let series = people(seats);
        assert_eq!(series.seating(), (0..seats).collect::<Vec<_>>());
        assert_eq!((series.won(), series.drawn()), (&vec![0; seats][..], 0));
    }
}

#[test]
fn where_the_book_says_so_the_loser_moves_first() {
    let mut series = people(2);
    for (winner, next) in [(0, [1, 0]), (0, [0, 1]), (1, [0, 1]), (1, [0, 1]), (0, [1, 0]), (1, [1, 0])] {
        let loser = series.seating()[1 - usize::from(winner)];
        play(&mut series, Some(won(winner)), Succession::LoserBegins);
        assert_eq!(series.seating(), next);
        assert_eq!(series.seating()[0], loser);
    }
    assert_eq!((series.won(), series.drawn()), (&[3, 3][..], 0));
}

#[test]
fn elsewhere_the_seats_move_on_after_every_game() {
    for seats in 2..=4_u8 {
        for outcome in [Some(won(0)), Some(won(1)), Some(Outcome::DRAW)] {
            let mut series = people(usize::from(seats));
            for game in 1..=5 {
                play(&mut series, outcome, Succession::SeatsMoveOn);
                assert_eq!(series.seating()[0], game % usize::from(seats));
            }
        }
    }
}

#[test]
fn after_a_draw_the_seats_change_and_a_game_without_a_result_is_played_again() {
    for succession in [Succession::LoserBegins, Succession::SeatsMoveOn] {
        let mut series = people(2);
        play(&mut series, Some(Outcome::DRAW), succession);
        assert_eq!(series.seating(), [1, 0]);
        play(&mut series, None, succession);
        assert_eq!(series.seating(), [1, 0]);
        play(&mut series, Some(Outcome::scores([24, 24])), succession);
        assert_eq!(series.seating(), [0, 1]);
        assert_eq!((series.won(), series.drawn()), (&[0, 0][..], 2));
    }
}

#[test]
fn only_oolongs_book_lets_the_loser_begin() {
    for kind in KINDS.iter() {
        let is_oolong = kind.name() == "oolong";
        assert_eq!(kind.succession() == Succession::LoserBegins, is_oolong, "{}", kind.name());
    }
}

#[test]
fn a_win_counts_for_the_player_and_not_for_the_seat() {
    let mut series = people(2);
    play(&mut series, Some(won(0)), Succession::SeatsMoveOn); // player 0, who now sits second
    play(&mut series, Some(won(1)), Succession::SeatsMoveOn); // player 0 again
    assert_eq!(series.won(), [2, 0]);
}

#[test]
fn a_rematch_begins_when_every_person_wants_it() {
    let players = vec![Player::human(), Player::Level("keen".to_owned()), Player::human()];
    let mut series = series(players);
    let ask = |series: &Series, player, act| series.decide(player, act, Succession::SeatsMoveOn, NOW);
    refused(ask(&series, 0, SeriesAct::OfferRematch), "table-series-playing");
    series.finish(Some(won(1)), NOW);
    series.finish(Some(won(2)), NOW);
    assert_eq!(series.won(), [0, 1, 0], "a game ends once");

    let take = |series: &mut Series, events: &[SeriesEvent]| {
        for event in events {
            series.follow(event).expect("it was decided");
        }
    };
    let offered = ask(&series, 0, SeriesAct::OfferRematch).expect("it is over");
    assert_eq!(offered.len(), 1);
    take(&mut series, &offered);
    let offer = series.rematch().expect("it is offered").number;
    refused(ask(&series, 0, SeriesAct::OfferRematch), "table-offered-already");
    refused(ask(&series, 0, SeriesAct::Answer { offer, yes: true }), "table-no-offer");
    refused(ask(&series, 2, SeriesAct::Answer { offer: offer + 1, yes: true }), "table-offer-gone");
    refused(ask(&series, 3, SeriesAct::OfferRematch), "table-no-seat");

    let declined = ask(&series, 2, SeriesAct::Answer { offer, yes: false }).expect("it was asked");
    take(&mut series, &declined);
    assert_eq!(series.rematch(), None);
    refused(ask(&series, 2, SeriesAct::Answer { offer, yes: true }), "table-offer-gone");

    let offered = ask(&series, 2, SeriesAct::OfferRematch).expect("it may be offered again");
    take(&mut series, &offered);
    let agreed = ask(&series, 0, SeriesAct::OfferRematch).expect("wanting the same is agreeing");
    assert!(matches!(agreed[1].what, SeriesHappening::Begun(_)), "the level need not be asked: {agreed:?}");
    take(&mut series, &agreed);
    assert_eq!((series.seating(), series.rematch()), (&[1, 2, 0][..], None));
    assert_eq!(Series::fold(series.events()), Ok(series));
}

#[test]
fn a_log_that_is_not_one_of_a_series_is_refused() {
    let mut series = people(2);
    play(&mut series, Some(won(0)), Succession::SeatsMoveOn);
    let log = series.events();
    assert_eq!(Series::fold(&[]), Err(FoldError::NoBeginning));
    assert_eq!(Series::fold(&log[1..]), Err(FoldError::NoBeginning));
    assert_eq!(Series::fold(&[log[0].clone(), log[2].clone()]), Err(FoldError::Gap { wanted: 1, found: 2 }));
    let odd = [
        SeriesHappening::Begun(vec![0, 0]),
        SeriesHappening::Begun(vec![0]),
        SeriesHappening::Begun(vec![0, 7]),
        SeriesHappening::RematchOffered(2),
        SeriesHappening::RematchAgreed(9, 1),
        SeriesHappening::Finished(Some(won(3))),
        log[0].what.clone(),
    ];
    for what in odd {
        let mut log = log.to_vec();
        log[1].what = what;
        assert_eq!(Series::fold(&log), Err(FoldError::Other(1)), "{:?}", log[1]);
    }
    let mut old = log.to_vec();
    let SeriesHappening::Opened { version, .. } = &mut old[0].what else { panic!("it begins") };
    *version = 99;
    assert_eq!(Series::fold(&old), Err(FoldError::Version(99)));
}

/// Rounds of every kind, each game played to its end by first moves.
#[test]
fn games_follow_each_other_and_are_taken_up_with_their_score() {
    for kind in KINDS.iter() {
        for setup in variants(kind) {
            let seats = open(kind, &setup).seats();
            let players: Vec<Player> = (0..seats)
                .map(|seat| if seat == 0 { Player::Person("strong".to_owned()) } else { usual(kind) })
                .collect();
            let plan = Plan::new(kind, &setup, players, Terms::friendly(1));
            let mut round = Round::begin(plan, KINDS, 1, NOW).expect("it begins");
            for game in 1..=3 {
                while round.session().turn().is_some() {
                    let text = round.session().table().state(usize::MAX).moves[0].clone();
                    round.play(&text, None, NOW).done().expect("a legal move");
                }
                let score = round.score();
                assert_eq!(score.won().iter().sum::<u32>() + score.drawn(), game);
                let kept = round.kept(NOW);
                let again = Round::resume(&kept, KINDS, NOW).expect("it was kept");
                assert_eq!((again.kept(NOW), again.score()), (kept, score));
                let next = again.again(u64::from(game) + 1, NOW).expect("it is over");
                let last = round.session().ended().and_then(|end| end.outcome);
                let moved: Vec<usize> = kind.succession().next(last, seats);
                let seated: Vec<usize> = moved.iter().map(|seat| round.series().seating()[*seat]).collect();
                assert_eq!(next.series().seating(), seated);
                assert!(matches!(
                    next.session().players()[seated.iter().position(|one| *one == 0).unwrap_or(0)],
                    Player::Person(_)
                ));
                round = next;
            }
            refused(round.again(9, NOW).map(drop).map_err(Into::into), "table-series-playing");
        }
    }
}

#[test]
fn what_was_taken_back_can_be_played_again_until_something_else_is() {
    let kind = KINDS.find("quantik").expect("it is in the list");
    let plan = Plan::new(kind, &under(&[]), vec![Player::human(); 2], Terms::friendly(1));
    let mut round = Round::begin(plan, KINDS, 1, NOW).expect("it begins");
    let play = |round: &mut Round, at: usize| {
        let text = round.session().table().state(usize::MAX).moves[at].clone();
        round.play(&text, None, NOW).done().expect("a legal move");
    };
    (0..3).for_each(|_| play(&mut round, 0));
    let moves = round.session().table().moves();
    (0..2).for_each(|_| drop(round.undo(NOW)));
    assert!(round.can_redo());
    round.redo(NOW).expect("it was taken back");
    assert_eq!(round.session().table().moves(), moves[..2]);
    round.redo(NOW).expect("so was this");
    assert_eq!((round.session().table().moves(), round.can_redo()), (moves, false));
    round.undo(NOW);
    play(&mut round, 5);
    refused(round.redo(NOW), "table-nothing-to-redo");
}
