//! Games that teach: what was seen, what was thought of it, and how it ended.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use tabuleiro_game::{Game, Record, chance};
use tabuleiro_oware::bots::MASTERLY;
use tabuleiro_oware::endings::Lookup;
use tabuleiro_oware::eval::{Captures, Traits};
use tabuleiro_oware::net::{FEATURES, Net, features};
use tabuleiro_oware::{Move, Oware, OwareOptions};
use tabuleiro_oware_tables::Tables;
use tabuleiro_search::alphabeta::{AlphaBeta, Noisy, Settings};
use tabuleiro_search::{Bot, Eval, Keyed, Leash, Limit, Oracle, Proven, Random, Report, Stop, Value, random};

/// Who judges.
pub(crate) enum Teacher {
    Traits,
    Net(Box<Net>),
}

impl Eval<Oware> for &Teacher {
    #[inline]
    fn value(&self, at: &Oware) -> i32 {
        match self {
            Teacher::Traits => Traits.value(at),
            Teacher::Net(net) => net.value(at),
        }
    }
}

/// A position, for the side to move.
#[derive(Clone, Copy)]
pub(crate) struct Lesson {
    pub(crate) features: [u16; FEATURES],
    /// What the traits alone make of it.
    pub(crate) traits: i16,
    /// What the player thought.
    pub(crate) score: i16,
    /// What came of it: 0, ½ or 1.
    pub(crate) result: f32,
}

/// A game is over for those who learn when the tables know how it ends.
const KNOWN: u8 = 16;

/// A game that goes on and on teaches nothing more.
const LONGEST: usize = 400;

/// What a win that is proven counts as a score.
const SURE: i16 = 2_000;

/// Plays so many games; the lessons of all, in order.
pub(crate) fn play_all(
    teacher: &Teacher,
    games: usize,
    nodes: u64,
    seed: u64,
    threads: usize,
) -> Vec<Lesson> {
    let tables = Lookup::new(std::sync::Arc::new(Tables::in_memory(KNOWN, threads)));
    let next = AtomicUsize::new(0);
    let played = Mutex::new(vec![Vec::new(); games]);
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    let lessons = play(teacher, &tables, nodes, seed ^ (game as u64) << 24);
                    played.lock().expect("nobody panics")[game] = lessons;
                }
            });
        }
    });
    played.into_inner().expect("nobody panics").concat()
}

/// One game, which begins with some random moves.
fn play(teacher: &Teacher, tables: &Lookup, nodes: u64, seed: u64) -> Vec<Lesson> {
    let mut rng: Random = random::seeded(seed);
    let guess = Noisy { eval: teacher, spread: 8, seed };
    let settings = Settings { notes: 1 << 13, ..MASTERLY };
    let small = Lookup::new(tabuleiro_oware_tables::small());
    let mut bot = AlphaBeta::new(guess, small, Captures, settings);
    let opening = 2 + chance::below(&mut rng, 14) as usize;
    let mut record = Record::new(Oware::start(OwareOptions::default()));
    let mut seen = Vec::new();
    while record.outcome().is_none() && known(&record, tables).is_none() && record.ply() < LONGEST {
        let mv = if record.ply() < opening {
            record.now().sample(&mut rng)
        } else {
            let report = bot.think(&record, &mut Leash::silent(Limit::nodes(nodes), &Stop::new()));
            seen.push((*record.now(), thought(&report)));
            report.best
        };
        record.play(mv.expect("the game goes on")).expect("a legal move");
    }
    let result = result(&record, tables);
    seen.iter().map(|&(at, score)| lesson(&at, score, result, record.now())).collect()
}

/// What the tables know of a game that has just come to its present number of seeds.
fn known(record: &Record<Oware>, tables: &Lookup) -> Option<Proven> {
    let at = record.now();
    let is_fresh = record.positions().iter().rev().nth(1).is_none_or(|before| before.age() != at.age());
    is_fresh.then(|| tables.probe(at))?
}

/// What came of a game for the side that would move next.
fn result(record: &Record<Oware>, tables: &Lookup) -> f32 {
    match (record.outcome(), known(record, tables)) {
        (Some(outcome), _) => {
            outcome.winner.map_or(0.5, |winner| f32::from(u8::from(winner == record.now().turn())))
        }
        (None, Some(proven)) => worth(proven.value),
        (None, None) => 0.5,
    }
}

fn worth(value: Value) -> f32 {
    match value {
        Value::Win => 1.0,
        Value::Draw => 0.5,
        Value::Loss => 0.0,
    }
}

fn thought(report: &Report<Move>) -> i16 {
    match report.proven.map(|proven| proven.value) {
        Some(Value::Win) => SURE,
        Some(Value::Draw) => 0,
        Some(Value::Loss) => -SURE,
        None => report.score.unwrap_or(0).clamp(-i32::from(SURE), i32::from(SURE)) as i16,
    }
}

fn lesson(at: &Oware, score: i16, result: f32, last: &Oware) -> Lesson {
    let result = if at.turn() == last.turn() { result } else { 1.0 - result };
    Lesson { features: features(at), traits: Traits.value(at) as i16, score, result }
}
