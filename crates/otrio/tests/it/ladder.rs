//! The ladder of players: that each is as strong as stated, and that the last of them never errs.

use tabuleiro_game::{Game, Record};
use tabuleiro_otrio::bots::Slips;
use tabuleiro_otrio::{Move, Otrio, Solver};
use tabuleiro_search::roster::find;
use tabuleiro_search::{Aids, Bot, Entry, Leash, Limit, Report, Roster, Stop, Value};
use tabuleiro_testkit::{ladder, verify, walk};

use crate::laws::starts;
use crate::solved::{start, value};

fn entries() -> impl Iterator<Item = &'static Entry<Otrio>> {
    Otrio::roster().iter()
}

fn think(bot: &mut dyn Bot<Otrio>, at: &Otrio, limit: Limit, stop: &Stop) -> Report<Move> {
    bot.think(&Record::new(*at), &mut Leash::silent(limit, stop))
}

/// The stated slips of a player, of a thousand.
fn stated_slips(entry: &Entry<Otrio>) -> u32 {
    let about = (entry.about)();
    let (_, slips) =
        about.args().iter().find(|(name, _)| *name == "slips").expect("every player states them");
    slips.to_string().parse().expect("a number")
}

/// Games that a quick check can afford: few of those who think long.
fn games(name: &str) -> u32 {
    match name {
        "grandmaster" | "perfect" => 6,
        "strong2" | "expert" | "master" => 40,
        _ => 200,
    }
}

#[test]
fn the_roster_is_in_order_and_the_players_of_the_report_in_their_place() {
    let names = [
        "random",
        "beginner",
        "casual",
        "keen",
        "careful",
        "steady",
        "strong",
        "strong2",
        "expert",
        "master",
        "grandmaster",
        "perfect",
    ];
    ladder::assert_in_order::<Otrio>(&names, &["random", "careful"]);
    assert!(entries().map(stated_slips).is_sorted_by(|weaker, stronger| weaker > stronger));
}

#[test]
fn neighbours_on_the_ladder_are_100_to_200_elo_apart() {
    ladder::assert_steps::<Otrio>();
}

#[test]
fn strength_is_as_stated() {
    ladder::assert_strength::<Otrio>(&Aids::none(), games);
}

#[test]
fn players_err_as_often_as_stated() {
    for entry in entries() {
        let slips = Slips::of(entry.make, games(entry.name).min(6), 7);
        let found = f64::from(slips.lost) / f64::from(slips.held);
        let stated = f64::from(stated_slips(entry)) / 1_000.0;
        // What is held comes in runs, so that the number of positions overstates what is known.
        assert!(ladder::agrees(found, stated, slips.held / 3), "{}: {found}, not {stated}", entry.name);
    }
}

#[test]
fn verify_strength_and_slips_to_the_game() {
    if !verify::is_asked() {
        return;
    }
    for entry in entries() {
        assert_eq!(Slips::of(entry.make, 100, 1).of_a_thousand(), stated_slips(entry), "{}", entry.name);
    }
    ladder::assert_strength_to_the_game::<Otrio>(&Aids::none(), |_| true);
}

#[test]
fn the_perfect_player_never_lets_a_win_or_a_draw_go() {
    let mut bot = (find::<Otrio>("perfect").expect("it is there").make)(1, &Aids::none());
    let mut solver = Solver::new(1 << 24);
    for at in walk::positions(&[start(""), start("colours=bprg")], 6) {
        let report = think(&mut *bot, &at, Limit::default(), &Stop::new());
        let Some(mv) = report.best else {
            assert!(at.outcome().is_some());
            continue;
        };
        let worth = value(&at, &mut solver);
        assert_eq!(report.proven.map(|proven| proven.value), Some(worth), "{at}");
        let mut next = at;
        next.play(mv).expect("a bot plays legal moves");
        let kept = value(&next, &mut solver);
        assert_eq!(if next.turn() == at.turn() { kept } else { -kept }, worth, "{mv} at {at}");
    }
}

#[test]
fn the_perfect_player_takes_the_shortest_win() {
    let mut bot = (find::<Otrio>("perfect").expect("it is there").make)(1, &Aids::none());
    let mut solver = Solver::new(1 << 24);
    let mut length = |at: &Otrio| solver.proven(at, u64::MAX, &mut Leash::free()).expect("it can be solved");
    for at in walk::positions(&[start("")], 4).into_iter().filter(|at| at.outcome().is_none()) {
        let proven = length(&at);
        if proven.value != Value::Win {
            continue;
        }
        let report = think(&mut *bot, &at, Limit::default(), &Stop::new());
        let mut next = at;
        next.play(report.best.expect("the game goes on")).expect("a bot plays legal moves");
        let left = if next.outcome().is_some() { Some(0) } else { length(&next).plies };
        assert_eq!(left.map(|plies| plies + 1), proven.plies, "{:?} at {at}", report.best);
        assert_eq!(report.proven.and_then(|proven| proven.plies), proven.plies, "{at}");
    }
}

/// As first player it wins every game, whoever sits opposite.
#[test]
fn the_perfect_player_wins_whenever_it_begins() {
    for (seed, name) in ["random", "careful", "strong2", "expert", "master"].into_iter().enumerate() {
        let seat = |name: &str| (find::<Otrio>(name).expect("it is there").make)(seed as u64, &Aids::none());
        let mut bots = [seat("perfect"), seat(name)];
        let mut record = Record::new(start(""));
        while record.outcome().is_none() {
            let report = bots[record.now().turn().index()].think(&record, &mut Leash::free());
            record.play(report.best.expect("the game goes on")).expect("a bot plays legal moves");
        }
        assert_eq!(record.outcome().and_then(|end| end.winner), Some(start("").turn()), "against {name}");
    }
}

/// Every level sits down at any table, and takes a win that lies open.
#[test]
fn everybody_plays_with_three_and_four() {
    for entry in entries().filter(|entry| !entry.report) {
        for options in ["players=3", "players=4"] {
            let mut record = Record::new(start(options));
            let mut bot = (entry.make)(3, &Aids::none());
            for _ in 0..6 {
                let report = bot.think(&record, &mut Leash::silent(Limit::nodes(20_000), &Stop::new()));
                record.play(report.best.expect("the game goes on")).expect("a bot plays legal moves");
            }
        }
    }
    for (name, players) in
        ["steady", "strong2", "expert", "master", "perfect"].iter().flat_map(|name| [(name, 3), (name, 4)])
    {
        let at: Otrio =
            format!("r..,r..,.../...,...,.../...,gg.,... r players={players}").parse().expect("it can be");
        let mut bot = (find::<Otrio>(name).expect("it is there").make)(1, &Aids::none());
        let report = think(&mut *bot, &at, Limit::default(), &Stop::new());
        assert_eq!(report.best.map(|mv| mv.to_string()).as_deref(), Some("rL@c3"), "{name}");
    }
}

#[test]
fn every_player_repeats_itself_with_its_seed() {
    for entry in entries() {
        for at in walk::positions(&starts(), 1).into_iter().step_by(9) {
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
        for at in walk::positions(&starts(), 1).into_iter().filter(|at| at.outcome().is_none()).step_by(3) {
            for nodes in [0, 1, 10, 100] {
                let limit = Limit::nodes(nodes);
                let report = think(&mut *(entry.make)(1, &Aids::none()), &at, limit, &Stop::new());
                assert!(report.nodes <= nodes, "{} applied {} moves, not {nodes}", entry.name, report.nodes);
                assert!(report.best.is_some_and(|mv| at.check(mv).is_ok()), "{} at {at}", entry.name);
            }
            let stopped = think(&mut *(entry.make)(1, &Aids::none()), &at, Limit::default(), &pulled);
            assert!(stopped.best.is_some_and(|mv| at.check(mv).is_ok()), "{} at {at}", entry.name);
        }
    }
}

#[test]
fn a_win_is_proven_only_where_it_is_one() {
    let mut solver = Solver::new(1 << 22);
    for name in ["strong2", "expert", "master", "grandmaster"] {
        for at in walk::positions(&[start("")], 3).into_iter().filter(|at| at.outcome().is_none()) {
            let report = think(
                &mut *(find::<Otrio>(name).expect("it is there").make)(2, &Aids::none()),
                &at,
                Limit::default(),
                &Stop::new(),
            );
            if let Some(proven) = report.proven {
                assert_eq!(proven.value, value(&at, &mut solver), "{name} at {at}");
            }
        }
    }
}
