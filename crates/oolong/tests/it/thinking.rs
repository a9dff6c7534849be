//! The searching players: that they see what is near, repeat themselves, and beat who they should.

use tabuleiro_game::{Game, Record, Seat, Symmetry};
use tabuleiro_oolong::bots::{Finisher, Glancer, guesser, hard, thinker};
use tabuleiro_oolong::{Guess, Move, Oolong, OolongOptions};
use tabuleiro_search::mcts::{Light, Mcts, Settings};
use tabuleiro_search::{
    Aids, Bot, Chooser, Leash, Limit, Proven, Report, Roster, Stop, Study, Value, random,
};
use tabuleiro_testkit::walk;

use crate::laws::{start, starts};

fn light(iterations: u64, seed: u64) -> Mcts<Oolong, Light> {
    Mcts::new(Settings { iterations: Some(iterations), ..Settings::default() }, Light, seed)
}

fn think(bot: &mut dyn Bot<Oolong>, at: &Oolong) -> Report<Move> {
    bot.think(&Record::new(*at), &mut Leash::free())
}

fn exact(at: &Oolong) -> Option<Proven> {
    Oolong::known(&Record::new(*at), &Aids::none())
}

fn after(at: &Oolong, mv: Move) -> Oolong {
    let mut after = *at;
    after.apply(mv);
    after
}

/// Whether the seat to move can win at once.
fn has_win(at: &Oolong) -> bool {
    at.moves().any(|mv| is_win(at, mv))
}

fn is_win(at: &Oolong, mv: Move) -> bool {
    after(at, mv).outcome().is_some_and(|outcome| outcome.winner == Some(at.turn()))
}

/// Whether a move lets the opponent win with the next.
fn is_blunder(at: &Oolong, mv: Move) -> bool {
    let next = after(at, mv);
    next.outcome().is_none() && next.turn() != at.turn() && has_win(&next)
}

fn positions() -> Vec<Oolong> {
    let mut all = walk::positions(&[start(""), start("markers=CURR-JKGB"), start("rules=report")], 60);
    all.retain(|at| at.outcome().is_none() && at.placed() > 40);
    all
}

/// Where some moves win at once and others do not.
fn wins_in_one() -> Vec<Oolong> {
    let is_one = |at: &Oolong| has_win(at) && at.moves().any(|mv| !is_win(at, mv));
    positions().into_iter().filter(is_one).take(40).collect()
}

/// Where some moves let the opponent win at once and others do not, and none wins.
fn must_block() -> Vec<Oolong> {
    let is_one = |at: &Oolong| {
        let blunders = at.moves().filter(|mv| is_blunder(at, *mv)).count();
        blunders > 0 && blunders < at.count_moves() as usize && !has_win(at)
    };
    positions().into_iter().filter(is_one).take(40).collect()
}

#[test]
fn a_win_at_once_is_played_and_said() {
    let all = wins_in_one();
    assert!(all.len() >= 10, "{}", all.len());
    for at in &all {
        for bot in [&mut thinker(20, 1) as &mut dyn Bot<Oolong>, &mut guesser(20, 1)] {
            let report = think(bot, at);
            assert!(is_win(at, report.best.expect("a move")), "at {at}");
            assert_eq!(report.proven.map(|proven| proven.value), Some(Value::Win), "at {at}");
        }
        let report = think(&mut Glancer::new(None, 1), at);
        assert!(is_win(at, report.best.expect("a move")), "at {at}");
        let report = think(&mut light(20_000, 1), at);
        assert!(is_win(at, report.best.expect("a move")) || report.score > Some(95), "at {at}");
    }
}

#[test]
fn what_the_opponent_would_win_with_is_not_left() {
    let all = must_block();
    assert!(all.len() >= 30, "{}", all.len());
    for at in &all {
        for bot in [&mut thinker(100, 1) as &mut dyn Bot<Oolong>, &mut guesser(100, 1), &mut light(3_000, 1)]
        {
            let mv = think(bot, at).best.expect("a move");
            // Where every way loses soon, which one does not matter.
            let is_lost = || {
                think(&mut thinker(20_000, 1), at).proven.is_some_and(|proven| proven.value == Value::Loss)
            };
            assert!(!is_blunder(at, mv) || is_lost(), "{mv} at {at}");
        }
    }
}

/// All that look like a position.
fn alike(text: &str) -> Vec<Oolong> {
    let at = crate::laws::at(text);
    (0..Oolong::SYMMETRIES).map(|symmetry| at.image(symmetry)).collect()
}

/// Green's third cup at n has triggered Black's marker, and Black wins by moving the right cup.
const BLACK_ANSWERS: &str = "ggg.ggbg./..b..bggg/..bbb.ggb/.bgbgbbb./bbg.gbbbg/bb.gbbgbg/bbggggbbb/bgbgbgggg/bbgbgggbg b se/n jbrr-ucgk b:n";
/// Before that cup, which Green may put down anywhere.
const GREEN_MAY_TRIGGER: &str = "ggg.ggbg./..b..bgg./..bbb.ggb/.bgbgbbb./bbg.gbbbg/bb.gbbgbg/bbggggbbb/bgbgbgggg/bbgbgggbg g s/n jBrr-ucgk -";

#[test]
fn a_marker_is_answered_for_its_actor() {
    for at in alike(BLACK_ANSWERS) {
        assert_eq!((at.turn(), at.moves().any(|mv| !is_win(&at, mv))), (Seat::FIRST, true));
        for bot in [&mut thinker(500, 1) as &mut dyn Bot<Oolong>, &mut guesser(500, 1), &mut light(5_000, 1)]
        {
            let report = think(bot, &at);
            assert!(is_win(&at, report.best.expect("a move")), "at {at}");
            assert!(report.score > Some(90), "{:?} at {at}", report.score);
        }
    }
}

#[test]
fn a_cup_that_lets_the_opponent_answer_a_marker_and_win_is_not_put() {
    for at in alike(GREEN_MAY_TRIGGER) {
        let gives = |mv: &Move| is_blunder(&at, *mv) && after(&at, *mv).waiting().is_some();
        assert!(at.moves().any(|mv| gives(&mv)) && !has_win(&at), "at {at}");
        assert!(!at.moves().all(|mv| is_blunder(&at, mv)), "at {at}");
        for bot in [&mut thinker(500, 1) as &mut dyn Bot<Oolong>, &mut guesser(500, 1), &mut light(5_000, 1)]
        {
            let mv = think(bot, &at).best.expect("a move");
            assert!(!is_blunder(&at, mv), "{mv} at {at}");
        }
    }
}

/// What a player does in the first position and in one where a cup may be moved anywhere. A change of the search shows.
fn signature(bot: &mut dyn Bot<Oolong>) -> [(String, u64); 2] {
    [start(""), crate::laws::at(crate::laws::TRICKY[0])].map(|at| {
        let report = think(bot, &at);
        (report.best.expect("a move").to_string(), report.nodes)
    })
}

#[test]
fn the_search_is_the_one_that_was_measured() {
    let same = |bot: &mut dyn Bot<Oolong>, known: [(&str, u64); 2]| {
        assert_eq!(signature(bot), known.map(|(mv, nodes)| (mv.to_owned(), nodes)));
    };
    same(&mut thinker(2_000, 1), [("c/nw", 48_082), ("mp:se/w>nw/ne", 29_511)]);
    same(&mut Finisher::new(2_000, 1), [("c/nw", 48_082), ("mp:se/w>nw/ne", 29_511)]);
    same(&mut guesser(2_000, 1), [("c/n", 44_665), ("mp:c/ne>n/e", 40_235)]);
    same(&mut Finisher::by_guess(2_000, 1), [("c/n", 44_665), ("mp:c/ne>n/e", 40_235)]);
    same(&mut light(2_000, 1), [("c/se", 168_925), ("mp:c/sw>nw/ne", 66_039)]);
}

#[test]
fn what_a_search_proves_is_so() {
    let late = positions().into_iter().filter(|at| at.placed() >= 66);
    let mut proven = 0;
    for at in late.step_by(5) {
        let Some(known) = exact(&at) else { continue };
        for bot in
            [&mut thinker(2_000, 1) as &mut dyn Bot<Oolong>, &mut guesser(2_000, 1), &mut light(2_000, 1)]
        {
            if let Some(found) = think(bot, &at).proven {
                assert_eq!(found.value, known.value, "at {at}");
                proven += 1;
            }
        }
    }
    assert!(proven > 50, "only {proven} proven");
}

#[test]
fn the_end_is_played_exactly() {
    let late = positions().into_iter().filter(|at| at.placed() >= 68);
    for at in late.step_by(9) {
        let Some(known) = exact(&at) else { continue };
        let report = think(&mut Finisher::new(100, 1), &at);
        assert_eq!(report.proven, Some(known), "at {at}");
        let score = match known.value {
            Value::Win => 100,
            Value::Draw => 0,
            Value::Loss => -100,
        };
        assert_eq!(report.score, Some(score), "at {at}");
        let next = after(&at, report.best.expect("a move"));
        let kept = match next.outcome() {
            Some(outcome) => outcome.winner.map_or(Value::Draw, |winner| won_or_lost(winner == at.turn())),
            None => exact(&next)
                .map_or(known.value, |it| if next.turn() == at.turn() { it.value } else { -it.value }),
        };
        assert_eq!(kept, known.value, "at {at}");
    }
}

fn won_or_lost(is_won: bool) -> Value {
    if is_won { Value::Win } else { Value::Loss }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let play = |seed: u64| {
        let mut bots: [Box<dyn Bot<Oolong>>; 2] = [Box::new(light(100, seed)), Box::new(thinker(50, seed))];
        let mut record = Record::new(start(""));
        while record.outcome().is_none() {
            let bot = &mut bots[record.now().turn().index()];
            let mv = bot.think(&record, &mut Leash::free()).best;
            record.play(mv.expect("the game goes on")).expect("a legal move");
        }
        record.moves().to_vec()
    };
    assert_eq!(play(1), play(1));
    assert_ne!(play(1), play(2));
}

/// No limit but the stop.
const ENDLESS: Limit = Limit { nodes: Some(u64::MAX), depth: None };

/// So many moves may still be applied between two looks at a stop.
const SOON: u64 = 2_048;

#[test]
fn every_player_keeps_its_limits_and_answers_a_stop() {
    let pulled = Stop::new();
    pulled.pull();
    for entry in Oolong::roster() {
        for at in starts().iter().filter(|at| at.outcome().is_none()) {
            let record = Record::new(*at);
            for nodes in [0, 1, 10, 1_000] {
                let mut leash = Leash::silent(Limit::nodes(nodes), &Stop::new());
                let report = (entry.make)(1, &Aids::none()).think(&record, &mut leash);
                assert!(report.best.is_some_and(|mv| at.check(mv).is_ok()), "{} at {at}", entry.name);
                assert!(report.nodes <= nodes, "{} applied {} of {nodes}", entry.name, report.nodes);
                assert!(report.nodes <= leash.nodes(), "{} counts its moves", entry.name);
            }
            // Without a limit of any kind, so that nothing but the stop ends it.
            let mut leash = Leash::silent(ENDLESS, &pulled);
            assert!((entry.make)(1, &Aids::none()).think(&record, &mut leash).best.is_some());
            assert!(leash.nodes() <= SOON, "{} at {at}: {}", entry.name, leash.nodes());
        }
    }
}

/// How many of the games a player wins against `hard`, from a seat.
fn wins_against_hard(make: &dyn Fn(u64) -> Box<dyn Bot<Oolong>>, seat: Seat, games: u64) -> u64 {
    let won = |number: &u64| {
        let options = Oolong::deal(OolongOptions::default(), &mut random::seeded(*number));
        let mut record = Record::new(Oolong::start(options));
        let mut mine = make(*number);
        let mut other = Chooser::new(hard, !number);
        while record.outcome().is_none() {
            let bot: &mut dyn Bot<Oolong> = if record.now().turn() == seat { &mut *mine } else { &mut other };
            let mv = bot.think(&record, &mut Leash::free()).best;
            record.play(mv.expect("the game goes on")).expect("a legal move");
        }
        record.outcome().is_some_and(|outcome| outcome.winner == Some(seat))
    };
    (0..games).filter(won).count() as u64
}

#[test]
fn a_short_search_beats_hard_from_either_seat() {
    for seat in [Seat::FIRST, Seat::SECOND] {
        assert!(wins_against_hard(&|seed| Box::new(thinker(30, seed)), seat, 20) >= 19);
        assert!(wins_against_hard(&|seed| Box::new(guesser(30, seed)), seat, 20) >= 19);
        assert!(wins_against_hard(&|seed| Box::new(light(300, seed)), seat, 10) >= 8);
    }
}

#[test]
fn verify_a_thousand_iterations_win_98_of_100_against_hard_from_either_seat() {
    if !tabuleiro_testkit::verify::is_asked() {
        return;
    }
    for seat in [Seat::FIRST, Seat::SECOND] {
        assert!(wins_against_hard(&|seed| Box::new(light(1_000, seed)), seat, 100) >= 98);
        assert!(wins_against_hard(&|seed| Box::new(thinker(1_000, seed)), seat, 100) >= 98);
    }
}

#[test]
fn positions_that_are_alike_have_the_same_chances() {
    for at in walk::positions(&starts(), 2).iter().filter(|at| at.outcome().is_none()) {
        let chance = Guess::learnt().chance(at);
        assert!(chance > 0.0 && chance < 1.0, "{chance} at {at}");
        for symmetry in 1..Oolong::SYMMETRIES {
            assert_eq!(Guess::learnt().chance(&at.image(symmetry)).to_bits(), chance.to_bits(), "at {at}");
        }
    }
}

#[test]
fn only_an_open_search_goes_on_when_more_nodes_are_allowed() {
    let at = Record::new(start(""));
    let more = Limit::nodes(40_000);
    let nodes = |bot: &mut Finisher, limit| bot.think(&at, &mut Leash::silent(limit, &Stop::new())).nodes;
    let [usual, same] = [Limit::default(), more].map(|limit| nodes(&mut Finisher::new(100, 1), limit));
    assert_eq!(usual, same);
    assert_eq!(nodes(&mut Finisher::open(100, 1), Limit::default()), usual);
    assert!(nodes(&mut Finisher::open(100, 1), more) > 2 * usual);
}

#[test]
fn what_the_exact_end_does_not_need_is_for_the_tree() {
    let start = Record::new(Oolong::start(OolongOptions::default()));
    let limit = Limit::nodes(3_000);
    let report = Finisher::open(10, 1).think(&start, &mut Leash::silent(limit, &Stop::new()));
    assert!((2_000..=3_000).contains(&report.nodes), "{} of 3000", report.nodes);
}
