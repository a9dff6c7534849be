//! Games of a player against itself.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::{env, thread};

use tabuleiro_game::{Game, Outcome, Record, chance};
use tabuleiro_oolong::bots::{LED_BY_NET, guesser};
use tabuleiro_oolong::{Move, Net, Oolong, OolongOptions};
use tabuleiro_search::mcts::{Mcts, Settings};
use tabuleiro_search::{Bot, Leash, Random, random};

/// A position, with what was made of it.
#[derive(Clone, Copy)]
pub(crate) struct Lesson {
    pub(crate) at: Oolong,
    /// The move that was chosen.
    pub(crate) chosen: Move,
    /// What the search found it worth to who puts down the next cup, from 0 to 1.
    pub(crate) found: f32,
    /// What came of the game for them: 0, ½ or 1.
    pub(crate) result: f32,
}

/// Who plays.
pub(crate) struct Player {
    /// Without a net, the guess leads the search.
    pub(crate) net: Option<Net>,
    pub(crate) iterations: u64,
}

impl Player {
    fn bot(&self, seed: u64) -> Box<dyn Bot<Oolong>> {
        if let Some(net) = &self.net {
            let settings = Settings { iterations: Some(self.iterations), exploration: 0.25, ..LED_BY_NET };
            return Box::new(Mcts::new(settings, net.clone(), seed));
        }
        Box::new(guesser(self.iterations, seed))
    }
}

/// Plays the games; their lessons in order.
pub(crate) fn play(player: &Player, games: u64, seed: u64) -> Vec<Lesson> {
    let asked = env::var("THREADS").ok().and_then(|text| text.parse().ok());
    let threads = asked.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
    let (next, all) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    let work = || {
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= games {
                return;
            }
            let mut rng = random::seeded(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(game));
            let lessons = play_one(player.bot(seed ^ game), &mut rng);
            all.lock().expect("no thread has failed").push((game, lessons));
        }
    };
    thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
    let mut all = all.into_inner().expect("no thread has failed");
    all.sort_by_key(|(game, _)| *game);
    all.into_iter().flat_map(|(_, lessons)| lessons).collect()
}

/// One game. It begins with some random moves and goes on with few, so that everything is seen some time.
fn play_one(mut bot: Box<dyn Bot<Oolong>>, rng: &mut Random) -> Vec<Lesson> {
    let start = Oolong::start(Oolong::deal(OolongOptions::default(), rng));
    let opening = chance::below(rng, 20) as usize;
    let (mut record, mut lessons) = (Record::new(start), Vec::new());
    while record.outcome().is_none() {
        let at = *record.now();
        let is_random = record.ply() < opening || chance::below(rng, 40) == 0;
        let mv = if is_random {
            at.sample(rng).expect("the game goes on")
        } else {
            let report = bot.think(&record, &mut Leash::free());
            let chosen = report.best.expect("the game goes on");
            lessons.push(Lesson { at, chosen, found: found(&at, report.score.unwrap_or(0)), result: 0.5 });
            chosen
        };
        record.play(mv).expect("a legal move");
    }
    let outcome = record.outcome().expect("the game is over");
    for lesson in &mut lessons {
        lesson.result = result(&lesson.at, outcome);
    }
    lessons
}

/// A score of who decides as the share of who puts down the next cup.
fn found(at: &Oolong, score: i32) -> f32 {
    let share = (score as f32 + 100.0) / 200.0;
    if at.turn() == at.placer().seat() { share } else { 1.0 - share }
}

fn result(at: &Oolong, outcome: Outcome) -> f32 {
    outcome.winner.map_or(0.5, |winner| f32::from(u8::from(winner == at.placer().seat())))
}
