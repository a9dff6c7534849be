//! Prints random games for an outside oracle (`oracle.py`) to replay: `transcripts SEED COUNT`.
//!
//! One game a line: the moves run together; the position after each ply, from the first, separated by commas; the
//! outcome as `1 27-12`, `2 …` or `draw …`, and whether it came by `repetition`; the legal houses before each ply,
//! separated by commas.

use std::error::Error;
use std::io::{self, BufWriter, Write};

use tabuleiro_game::{Detail, Game, Record};
use tabuleiro_oware::{Move, Oware, OwareOptions};
use tabuleiro_search::random;

fn main() -> Result<(), Box<dyn Error>> {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<u64>());
    let (Some(seed), Some(count)) = (numbers.next().transpose()?, numbers.next().transpose()?) else {
        return Err("usage: transcripts SEED COUNT".into());
    };
    let mut out = BufWriter::new(io::stdout().lock());
    for number in 0..count {
        writeln!(out, "{}", line(&random_game(seed.wrapping_add(number))))?;
    }
    Ok(out.flush()?)
}

fn random_game(seed: u64) -> Record<Oware> {
    let mut rng = random::seeded(seed);
    let mut record = Record::new(Oware::start(OwareOptions::default()));
    while record.outcome().is_none() {
        let mv = record.now().sample(&mut rng).expect("a game that goes on has a move");
        record.play(mv).expect("a sampled move is legal");
    }
    record
}

fn line(record: &Record<Oware>) -> String {
    let moves: String = record.moves().iter().map(|mv| mv.letter()).collect();
    let positions: Vec<String> = record.positions()[1..].iter().map(ToString::to_string).collect();
    let legal: Vec<String> = record.positions()[..record.ply()].iter().map(letters).collect();
    format!("{moves};{};{};{}", positions.join(","), outcome(record), legal.join(","))
}

fn letters(at: &Oware) -> String {
    at.moves().map(Move::letter).collect()
}

fn outcome(record: &Record<Oware>) -> String {
    let outcome = record.outcome().expect("the game was played to its end");
    let winner = outcome.winner.map_or("draw".to_owned(), |seat| seat.to_string());
    let scores = match outcome.detail {
        Detail::Scores([south, north]) => format!("{south}-{north}"),
        _ => String::new(),
    };
    let reason = if record.ended_by_repetition() { " repetition" } else { "" };
    format!("{winner} {scores}{reason}")
}
