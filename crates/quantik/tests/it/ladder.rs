//! The ladder of players: that each is as strong as stated, and that the last of them never errs.

use tabuleiro_game::{Game, Record, Rules};
use tabuleiro_quantik::bots::{Perfect, Slips};
use tabuleiro_quantik::{Move, Quantik, QuantikOptions};
use tabuleiro_search::roster::find;
use tabuleiro_search::{Aids, Bot, Entry, Leash, Limit, Proven, Report, Roster, Stop, Value};
use tabuleiro_testkit::{ladder, verify, walk};

use crate::laws::starts;
use crate::solved::{BOTH, known};

fn entries() -> impl Iterator<Item = &'static Entry<Quantik>> {
    Quantik::roster().iter()
}

fn think(bot: &mut dyn Bot<Quantik>, at: &Quantik, limit: Limit, stop: &Stop) -> Report<Move> {
    bot.think(&Record::new(*at), &mut Leash::silent(limit, stop))
}

/// The stated slips of a player, of a thousand.
fn stated_slips(entry: &Entry<Quantik>) -> u32 {
    let about = (entry.about)();
    let (_, slips) =
        about.args().iter().find(|(name, _)| *name == "slips").expect("every player states them");
    slips.to_string().parse().expect("a number")
}

/// Games that a quick check can afford: few of those who think long.
fn games(name: &str) -> u32 {
    if ["expert", "master", "perfect"].contains(&name) { 120 } else { 400 }
}

#[test]
fn the_roster_is_in_order_and_the_players_of_the_report_in_their_place() {
    let names = [
        "level1", "beginner", "casual", "keen", "steady", "level2", "strong", "level3", "expert", "master",
        "perfect",
    ];
    ladder::assert_in_order::<Quantik>(&names, &["level1", "level2", "level3"]);
    assert!(entries().map(stated_slips).is_sorted_by(|weaker, stronger| weaker > stronger));
}

#[test]
fn neighbours_on_the_ladder_are_100_to_200_elo_apart() {
    ladder::assert_steps::<Quantik>();
}

#[test]
fn strength_is_as_stated() {
    ladder::assert_strength::<Quantik>(&Aids::none(), games);
}

#[test]
fn players_err_as_often_as_stated() {
    for entry in entries() {
        let slips = Slips::of(entry.make, games(entry.name), 7);
        let found = f64::from(slips.lost) / f64::from(slips.won);
        let stated = f64::from(stated_slips(entry)) / 1_000.0;
        // Won positions come in runs, so their number overstates what is known.
        assert!(ladder::agrees(found, stated, slips.won / 3), "{}: {found}, not {stated}", entry.name);
    }
}

#[test]
fn verify_strength_and_slips_to_the_game() {
    if !verify::is_asked() {
        return;
    }
    for entry in entries() {
        assert_eq!(Slips::of(entry.make, 2_000, 1).of_a_thousand(), stated_slips(entry), "{}", entry.name);
    }
    ladder::assert_strength_to_the_game::<Quantik>(&Aids::none(), |_| true);
}

#[test]
fn the_perfect_player_never_leaves_the_best_value() {
    let mut bot = Perfect::new(1);
    for at in walk::positions(&BOTH.map(|rules| Quantik::start(QuantikOptions { rules })), 60) {
        let report = think(&mut bot, &at, Limit::default(), &Stop::new());
        let Some(mv) = report.best else {
            assert!(at.outcome().is_some());
            continue;
        };
        assert_eq!(report.proven, Some(known(&at)), "{at}");
        let mut next = at;
        next.play(mv).expect("a bot plays legal moves");
        let worth: Proven = known(&next).seen_before_the_move();
        let is_drawn = worth.value == Value::Draw;
        assert!(is_drawn && report.proven == Some(worth) || worth == known(&at), "{mv} at {at}");
    }
}

#[test]
fn the_perfect_player_lets_no_win_go_against_random_play() {
    let start = Quantik::start(QuantikOptions { rules: Rules::Book });
    let won = |at: &Quantik| at.outcome().is_none() && known(at).value == Value::Win;
    for (seed, at) in walk::positions(&[start], 80).into_iter().filter(won).enumerate() {
        let mut bots: [Box<dyn Bot<Quantik>>; 2] = [
            Box::new(Perfect::new(seed as u64)),
            (find::<Quantik>("level1").expect("it is there").make)(seed as u64, &Aids::none()),
        ];
        let mut record = Record::new(at);
        while record.outcome().is_none() {
            let bot = &mut bots[usize::from(record.now().turn() != at.turn())];
            let mv = bot.think(&record, &mut Leash::free()).best;
            record.play(mv.expect("the game goes on")).expect("a bot plays legal moves");
        }
        assert_eq!(record.outcome().and_then(|outcome| outcome.winner), Some(at.turn()), "{at}");
    }
}

#[test]
fn every_player_repeats_itself_with_its_seed() {
    for entry in entries() {
        for at in walk::positions(&starts(), 2) {
            let play =
                |seed| think(&mut *(entry.make)(seed, &Aids::none()), &at, Limit::default(), &Stop::new());
            assert_eq!(play(5), play(5), "{} at {at}", entry.name);
        }
    }
}

#[test]
fn every_player_keeps_its_limit_and_plays_even_when_stopped_at_once() {
    let pulled = Stop::new();
    pulled.pull();
    for entry in entries() {
        for at in walk::positions(&starts(), 2).into_iter().filter(|at| at.outcome().is_none()) {
            for nodes in [0, 1, 10, 100] {
                let limit = Limit { nodes: Some(nodes), depth: None };
                let report = think(&mut *(entry.make)(1, &Aids::none()), &at, limit, &Stop::new());
                assert!(report.nodes <= nodes, "{} applied {} moves, not {nodes}", entry.name, report.nodes);
                assert!(report.best.is_some_and(|mv| at.check(mv).is_ok()), "{} at {at}", entry.name);
            }
            let stopped = think(&mut *(entry.make)(1, &Aids::none()), &at, Limit::default(), &pulled);
            assert!(stopped.best.is_some_and(|mv| at.check(mv).is_ok()), "{} at {at}", entry.name);
        }
    }
}
