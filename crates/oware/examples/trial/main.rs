//! Tries one way to search against another: `cargo run --release -p tabuleiro-oware --example trial -- ONE TWO [GAMES] [LIMIT]`.
//!
//! Each is a list of words without spaces, as in `net,late=0,seeds=16`; what is not said is as the strongest player has it.
//!
//! | word | means |
//! |---|---|
//! | `net`, `traits` | how positions are judged; `traits` alone is the grandmaster as it was before the net |
//! | `quiescence=N`, `aspiration=N`, `late=N`, `ample=N` | the search's settings; 0 leaves them out |
//! | `notes=N` | it remembers 2 to the Nth positions |
//! | `seeds=N` | which endings it asks; of more than 12 the tables are built first, or taken from the folder named by `TABLES` |
//! | `near=N` | endings are asked only if so many seeds are left at the root |
//! | `threads=N` | so many threads, with a limit of clock time |
//! | `kept` | remembers from move to move |
//! | `times=N` | N hundredths of the nodes that the limit allows |
//! | `nodes=N` | never more than so many |
//! | `@NAME` | a player of the roster, as it is there |
//!
//! The limit is `20000` nodes, `20ms` of processor time (Linux) or `20ms-clock`. Games begin with eight random moves after which
//! the search holds the sides for about equal; each beginning is played twice, with the sides changed. After each pair it tells the
//! difference, its error, and what the sequential test makes of it (no better against 10 Elo better, 5 % each).

mod limits;
mod player;

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;

use limits::Allowance;
use player::{Way, opening};
use tabuleiro_game::{Game, Record, Seat};
use tabuleiro_oware::{Move, Oware};
use tabuleiro_search::elo::{Decision, Score, decision};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let word = |n: usize| arguments.get(n).map_or("", String::as_str);
    let ways = [word(0), word(1)].map(Way::read);
    let games: u32 = word(2).parse().unwrap_or(400);
    let allowance = Allowance::read(if word(3).is_empty() { "20000" } else { word(3) });
    // With threads of its own a player has the whole machine.
    let tables = if ways.iter().any(|way| way.threads > 1) { 1 } else { processors() };
    let (next, is_sure) = (AtomicU32::new(0), AtomicBool::new(false));
    let results = Mutex::new((Score::default(), [0_u32; 3]));
    let play = || {
        while !is_sure.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if 2 * number >= games {
                return;
            }
            let pair = [0, 1].map(|seat| half_points(&ways, &allowance, number, Seat::new(seat)));
            let mut results = results.lock().expect("nobody panics");
            results.0.note(pair.iter().sum());
            for points in pair {
                results.1[points as usize] += 1;
            }
            let is_enough = word(4) == "sprt" && told(&results) != Decision::Open;
            is_sure.fetch_or(is_enough, Ordering::Relaxed);
        }
    };
    thread::scope(|scope| (0..tables).for_each(|_| drop(scope.spawn(play))));
    let results = results.into_inner().expect("nobody panics");
    println!("{} against {}, {}:", word(0), word(1), if word(3).is_empty() { "20000" } else { word(3) });
    told(&results);
}

fn processors() -> usize {
    let asked = std::env::var("THREADS").ok().and_then(|text| text.parse().ok());
    asked.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from))
}

/// The half points of the first in one game.
fn half_points(ways: &[Way; 2], allowance: &Allowance, number: u32, seat: Seat) -> u32 {
    let moves: Vec<Move> = opening(u64::from(number));
    let mut record = Record::new(Oware::start(tabuleiro_oware::OwareOptions::default()));
    for mv in moves {
        record.play(mv).expect("a legal move");
    }
    let seed = u64::from(number);
    let mut players = [ways[0].player(2 * seed), ways[1].player(2 * seed + 1)];
    while record.outcome().is_none() {
        let turn = usize::from(record.now().turn() != seat);
        let best = allowance.think(&mut *players[turn], ways[turn].times, &record);
        record.play(best.expect("the game goes on")).expect("a legal move");
    }
    match record.outcome().and_then(|outcome| outcome.winner) {
        None => 1,
        Some(winner) => 2 * u32::from(winner == seat),
    }
}

/// Tells how it stands.
fn told((score, [lost, drawn, won]): &(Score, [u32; 3])) -> Decision {
    let elo = score
        .elo()
        .map_or("every point".to_owned(), |elo| format!("{:+.0} ± {:.0} Elo", elo.difference, elo.error));
    let ratio = score.log_likelihood_ratio(0.0, 10.0).unwrap_or(0.0);
    let games = lost + drawn + won;
    println!(
        "{games} games: won {won}, drew {drawn}, lost {lost}: {elo}; ratio {ratio:+.2}: {:?}",
        decision(ratio)
    );
    decision(ratio)
}
