//! How many moves a second a batch of each game makes, as programs that learn need them:
//! `cargo run --release -p tabuleiro-games --example steps -- [GAMES] [THREADS] [SECONDS]`.
//!
//! `random` makes random moves and writes nothing, `written` writes everything after each of them, `stepped` is told the moves, checks
//! them and writes everything; `playouts` plays whole games. Without a number of threads, a batch takes as many as are worth it.

use std::time::{Duration, Instant};

use tabuleiro_games::GAMES;
use tabuleiro_table::{Arrays, Batch, Kind, Setup};

/// Random moves that every game makes at a time, and whole games at a time.
const STEPS: u32 = 100;
const GAMES_AT_A_TIME: u64 = 20_000;

/// Arrays that are as large as a batch needs them.
struct Room {
    observations: Vec<u8>,
    masks: Vec<u8>,
    rewards: Vec<f32>,
    dones: Vec<u8>,
    turns: Vec<u8>,
    moves: Vec<u16>,
}

impl Room {
    fn for_batch(batch: &dyn Batch) -> Room {
        let (games, sizes) = (batch.games(), batch.sizes());
        Room {
            observations: vec![0; games * sizes.observation()],
            masks: vec![0; games * sizes.space],
            rewards: vec![0.0; games * sizes.seats],
            dones: vec![0; games],
            turns: vec![0; games],
            moves: vec![0; games],
        }
    }

    fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            dones: &mut self.dones,
            turns: &mut self.turns,
            plies: None,
            last_observations: None,
            last_turns: None,
            moves: Some(&mut self.moves),
        }
    }
}

fn main() {
    let number = |place| std::env::args().nth(place).and_then(|text: String| text.parse::<usize>().ok());
    let (games, threads) = (number(1).unwrap_or(4096), number(2).unwrap_or(0));
    let time = Duration::from_secs(number(3).unwrap_or(2) as u64);
    println!("{games} games at once; millions of moves a second");
    println!("{:<8} {:>8} {:>8} {:>8} {:>8}", "", "random", "written", "stepped", "playouts");
    for kind in GAMES.iter() {
        let batch = || {
            let mut batch = begun(kind, games);
            batch.set_threads(threads);
            batch
        };
        let speeds = [random(batch(), time), written(batch(), time), stepped([batch(), batch()], time)];
        print!("{:<8}", kind.name());
        for speed in speeds.into_iter().chain([playouts(&*batch(), time)]) {
            print!(" {:>8.1}", speed / 1e6);
        }
        println!();
    }
}

fn begun(kind: &'static dyn Kind, games: usize) -> Box<dyn Batch> {
    kind.batch(&Setup::default(), games, 1).expect("the games can be begun")
}

/// How often a second `round` does what it counts.
fn speed(time: Duration, mut round: impl FnMut() -> (u64, Duration)) -> f64 {
    round(); // The first one finds memory for what is kept.
    let (mut done, mut taken) = (0, Duration::ZERO);
    while taken < time {
        let (more, longer) = round();
        (done, taken) = (done + more, taken + longer);
    }
    done as f64 / taken.as_secs_f64()
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let begun = Instant::now();
    (work(), begun.elapsed())
}

fn random(mut batch: Box<dyn Batch>, time: Duration) -> f64 {
    speed(time, || {
        let (tallies, taken) = timed(|| batch.random_steps(STEPS));
        (tallies.moves, taken)
    })
}

fn written(mut batch: Box<dyn Batch>, time: Duration) -> f64 {
    let mut room = Room::for_batch(&*batch);
    speed(time, || {
        let (done, taken) = timed(|| batch.random_step(&mut room.arrays()));
        done.expect("there is room");
        (batch.games() as u64, taken)
    })
}

/// The first batch finds random moves, and the second, which stands alike, is told them.
fn stepped([mut leader, mut batch]: [Box<dyn Batch>; 2], time: Duration) -> f64 {
    let [mut found, mut room] = [Room::for_batch(&*batch), Room::for_batch(&*batch)];
    speed(time, || {
        leader.random_step(&mut found.arrays()).expect("there is room");
        let (done, taken) = timed(|| batch.step(&found.moves, &mut room.arrays()));
        done.expect("the moves are legal there too");
        (batch.games() as u64, taken)
    })
}

fn playouts(batch: &dyn Batch, time: Duration) -> f64 {
    let mut seed = 0;
    speed(time, || {
        seed += 1;
        let (tallies, taken) = timed(|| batch.playouts(GAMES_AT_A_TIME, seed));
        (tallies.moves, taken)
    })
}
