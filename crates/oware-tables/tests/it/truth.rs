//! Whoever claims a value plays a move that keeps it, in thousands of endings with and without a past.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use tabuleiro_game::{Game, Record, Rng, Seat, chance};
use tabuleiro_oware::{Ending, Move, Oware, OwareOptions, Share};
use tabuleiro_oware_tables::{Endings, Small, aids};
use tabuleiro_search::{Aids, Leash, Limit, Memory, Report, Roster, Stop, Study, Value, random};

/// A random game that began with so many seeds on the board and has captured nothing since, after at most so many moves.
pub(crate) fn ending(seeds: u8, plies: usize, number: u64) -> Record<Oware> {
    let mut rng = random::seeded(number << 8 | u64::from(seeds));
    let mut below = |most: u32| chance::below(&mut rng, most);
    let mut houses = [0; 12];
    (0..seeds).for_each(|_| houses[below(12) as usize] += 1);
    let side = |first: usize| std::array::from_fn(|house| houses[first + house]);
    // Nobody has won yet, and whoever is behind can still catch up.
    let south = 24 - below(u32::from(seeds) + 1) as u8;
    let captures = [south, 48 - seeds - south];
    let turn = Seat::new(below(2) as u8);
    let start = Oware::with_board(side(0), side(6), captures, turn, OwareOptions::default());
    let mut record = Record::new(start.expect("48 seeds"));
    while record.ply() < plies && go_on_quietly(&mut record, &mut rng) {}
    record
}

/// Plays a random move that captures nothing and does not end the game; false if there is none.
fn go_on_quietly(record: &mut Record<Oware>, rng: &mut impl Rng) -> bool {
    let now = *record.now();
    let is_quiet =
        |mv: &Move| now.after(*mv).progress() == now.progress() && record.outcome_after(*mv).is_none();
    let quiet: Vec<Move> = record.legal().into_iter().filter(is_quiet).collect();
    let chosen = quiet.get(chance::below(rng, quiet.len().max(1) as u32) as usize);
    chosen.is_some_and(|&mv| record.play(mv).is_ok())
}

/// Every ending that is asked about: so many of each number of seeds, with pasts of different length.
fn endings(each: u64) -> impl Iterator<Item = Record<Oware>> {
    let all = (4..=12).flat_map(move |seeds| (0..each).map(move |number| (seeds, number)));
    all.map(|(seeds, number)| ending(seeds, [0, 1, 2, 5, 12, 30][number as usize % 6], number))
        .filter(|record| record.outcome().is_none())
}

/// What the strongest player finds within so many nodes.
fn think(aids: &Aids, record: &Record<Oware>, limit: Limit) -> Report<Move> {
    let strongest = Oware::roster().last().expect("there are players");
    (strongest.make)(1, aids).think(record, &mut Leash::silent(limit, &Stop::new()))
}

fn known(aids: &Aids, record: &Record<Oware>) -> Option<Value> {
    Oware::known(record, aids).map(|proven| proven.value)
}

/// What a move makes of a game for whoever plays it, if that is known.
fn after(aids: &Aids, record: &Record<Oware>, mv: Move) -> Option<Value> {
    let mut next = record.clone();
    next.play(mv).expect("a legal move");
    match next.outcome() {
        Some(outcome) => Some(outcome.winner.map_or(Value::Draw, |winner| {
            if winner == record.now().turn() { Value::Win } else { Value::Loss }
        })),
        None => known(aids, &next).map(|value| -value),
    }
}

fn named(record: &Record<Oware>) -> String {
    let moves: String = record.moves().iter().map(ToString::to_string).collect();
    format!("{} {moves}", record.start())
}

/// The small table, which works nothing out twice: who plays, who solves and who asks get the same answer about a game.
#[derive(Default)]
struct Remembered(Mutex<BTreeMap<Vec<Oware>, Option<Ending>>>);

impl Remembered {
    /// Another game is asked about from now on.
    fn forget(&self) {
        self.0.lock().expect("nobody panics").clear();
    }
}

impl Endings for Remembered {
    fn seeds(&self) -> u8 {
        Small.seeds()
    }

    fn share(&self, at: &Oware) -> Option<Share> {
        Small.share(at)
    }

    fn ending(&self, record: &Record<Oware>) -> Option<Ending> {
        let mut asked = self.0.lock().expect("nobody panics");
        asked.entry(record.positions().to_vec()).or_insert_with(|| Small.ending(record)).clone()
    }
}

/// What is known of a game, and what is claimed and played, of one ending; whether its value is known.
fn assert_true(aids: &Aids, record: &Record<Oware>) -> bool {
    let value = known(aids, record);
    let report = think(aids, record, Limit::nodes(150));
    let solved = Oware::solve(record, aids, &mut Leash::silent(Limit::nodes(150), &Stop::new()));
    let claims = [
        report.proven.map(|proven| (proven.value, report.best)),
        solved.map(|solved| (solved.proven.value, solved.line.first().copied())),
    ];
    for (claimed, played) in claims.into_iter().flatten() {
        assert!(value.is_none_or(|value| value == claimed), "{}: {claimed:?}", named(record));
        // A line that is not known to keep the value is not given.
        let Some(mv) = played else { continue };
        let then = after(aids, record, mv);
        assert!(then.is_none_or(|then| then == claimed), "{}: {claimed:?}, {mv} {then:?}", named(record));
    }
    assert!(value.is_none() || claims[0].is_some(), "{}: who plays knows it too", named(record));
    value.is_some()
}

/// That a game is worth what its best move is, if all that is known.
fn assert_worth_its_best_move(aids: &Aids, record: &Record<Oware>) {
    let moves = record.legal().into_iter().map(|mv| after(aids, record, mv));
    let best = moves.collect::<Option<Vec<_>>>().and_then(|all| all.into_iter().max());
    if let (Some(value), Some(best)) = (known(aids, record), best) {
        assert_eq!(value, best, "a game is worth what its best move is: {}", named(record));
    }
}

/// So many endings of each number of seeds; how many of all have a value that is known. Of every so many-th all moves are asked about, and
/// nothing is remembered.
fn all_true(each: u64, wholly: usize) -> (usize, usize) {
    let remembered = Arc::new(Remembered::default());
    let (anew, aids) = (aids(Arc::new(Small)), aids(Arc::clone(&remembered) as Arc<dyn Endings>));
    let is_true = |(number, record): (usize, Record<Oware>)| {
        remembered.forget();
        if number % wholly > 0 {
            return assert_true(&aids, &record);
        }
        assert_worth_its_best_move(&anew, &record);
        assert_true(&anew, &record)
    };
    let known: Vec<bool> = endings(each).enumerate().map(is_true).collect();
    (known.iter().filter(|&&known| known).count(), known.len())
}

#[test]
fn whoever_claims_the_value_of_an_ending_plays_a_move_that_keeps_it() {
    let (known, all) = all_true(235, 10);
    assert!(all >= 2_000 && known * 100 > all * 95, "{known} of {all} are known");
}

#[test]
fn verify_whoever_claims_the_value_of_an_ending_plays_a_move_that_keeps_it() {
    if tabuleiro_testkit::verify::is_asked() {
        let (known, all) = all_true(6_000, 10);
        println!("{known} of {all} endings are known");
    }
}

/// Boards that rest on repetition, on which many others have to be walked over before a move is found.
#[test]
fn where_a_board_tells_the_value_of_a_new_game_a_move_is_found_that_keeps_it() {
    let aids = aids(Arc::new(Small));
    for text in [
        "3-0-1-0-0-1-1-0-1-0-0-1-18-22-N",
        "0-1-1-0-1-1-1-1-0-1-0-1-19-21-N",
        "0-0-1-1-1-2-0-0-2-1-0-1-20-19-S",
        "1-0-0-1-1-1-0-2-0-0-1-2-18-21-N",
        "0-1-0-1-0-0-1-1-2-1-1-1-24-15-S",
    ] {
        let record = Record::new(text.parse::<Oware>().expect("a position"));
        assert!(assert_true(&aids, &record), "{text}: the board tells it");
    }
}

#[test]
fn six_seeds_that_only_one_move_wins_are_won() {
    let aids = aids(Arc::new(Small));
    let record = Record::new("0-0-0-1-1-0-0-1-0-0-0-3-24-18-S".parse::<Oware>().expect("a position"));
    let [only, other]: [Move; 2] = ["E", "D"].map(|text| text.parse().expect("a house"));
    assert_eq!(
        (after(&aids, &record, only), after(&aids, &record, other)),
        (Some(Value::Win), Some(Value::Draw))
    );
    for nodes in [0, 1, 100, 10_000] {
        let report = think(&aids, &record, Limit::nodes(nodes));
        assert_eq!((report.best, report.proven.map(|proven| proven.value)), (Some(only), Some(Value::Win)));
    }
}

/// Each side in turn, one of them the strongest player, who remembers what it thought before, the other at random.
#[test]
fn what_is_claimed_at_first_comes_true_in_the_end() {
    let mut kept = 0;
    for number in 0..60 {
        let mut record = ending(4 + (number % 9) as u8, [0, 3][number as usize / 9 % 2], number);
        let aids = aids(Arc::new(Small)).with(Memory::new(1));
        let (seat, mut rng) = (record.now().turn(), random::seeded(number));
        let Some(first) = record.outcome().is_none().then(|| known(&aids, &record)).flatten() else {
            continue;
        };
        while record.outcome().is_none() {
            let mv = if record.now().turn() == seat {
                let mut leash = Leash::silent(Limit { nodes: Some(u64::MAX), depth: Some(4) }, &Stop::new());
                let strongest = Oware::roster().last().expect("there are players");
                (strongest.make)(1, &aids).think(&record, &mut leash).best
            } else {
                record.now().sample(&mut rng)
            };
            record.play(mv.expect("it goes on")).expect("a legal move");
        }
        let winner = record.outcome().and_then(|outcome| outcome.winner);
        let value =
            winner.map_or(Value::Draw, |winner| if winner == seat { Value::Win } else { Value::Loss });
        assert!(value >= first, "{}: {first:?} became {value:?}", named(&record));
        kept += 1;
    }
    assert!(kept > 40, "{kept} games");
}

#[test]
fn a_board_without_distances_is_left_alone() {
    let thirteen = Record::new("2-1-0-0-0-3-1-2-1-0-1-2-18-17-S".parse::<Oware>().expect("a position"));
    assert_eq!(Small.ending(&thirteen), None);
}
