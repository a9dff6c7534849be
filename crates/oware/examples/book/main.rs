//! Works out the book of openings: `cargo xtask book oware [--positions N] [--nodes N] [--threads T]`.
//!
//! For either seat the book holds the move it plays, and what to answer to whatever the other may play, the likeliest first. What
//! was found stands in the file at once: whoever stops goes on from there. The same arguments always make the same book, on any
//! number of threads.

mod lines;

use std::process::ExitCode;
use std::sync::Mutex;
use std::time::Instant;

use lines::{Line, Queue};
use tabuleiro_game::{Game, Record};
use tabuleiro_oware::bots::MASTERLY;
use tabuleiro_oware::endings::Lookup;
use tabuleiro_oware::eval::{Captures, Informed, Judgement};
use tabuleiro_oware::{Book, Move, Oware, OwareOptions, book::Advice};
use tabuleiro_search::alphabeta::{AlphaBeta, Settings};
use tabuleiro_search::{Bot, Leash, Limit, Report, Stop};

/// Answers, and what each is worth to who gives it.
type Answers = Vec<(Move, i32)>;

/// So many lines are worked on before the next are chosen, whatever the number of threads.
const BATCH: usize = 8;

/// How likely an answer is takes so much less thought than what to play.
const GLANCE: u64 = 100;

fn main() -> ExitCode {
    let path: String = argument("--out", String::new());
    match write_book(
        &path,
        argument("--positions", 1_000),
        argument("--nodes", 20_000_000),
        argument("--threads", 2),
    ) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{path}: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write_book(path: &str, positions: usize, nodes: u64, threads: usize) -> Result<(), String> {
    let told = |error: &dyn std::fmt::Display| error.to_string();
    let begun = Instant::now();
    let known =
        std::fs::read_to_string(path).ok().and_then(|text| Book::read(&text).ok()).unwrap_or_default();
    let mut book = Book::default();
    let mut queue = Queue::new();
    while book.len() < positions {
        let batch = queue.next(BATCH, |at| book.find(at).is_some());
        if batch.is_empty() {
            break;
        }
        for (line, advice, answers) in thought_over(batch, &known, nodes, threads) {
            book.add(line.moves(), advice).map_err(|error| told(&error))?;
            queue.add_answers(&line, advice.best, &answers);
        }
        if book.len() > known.len() {
            std::fs::write(path, book.to_string()).map_err(|error| told(&error))?;
            println!("{} positions, {:.0} s", book.len(), begun.elapsed().as_secs_f64());
        }
    }
    Ok(())
}

/// What to play after each of these lines, and what each answer is worth to who gives it.
fn thought_over(batch: Vec<Line>, known: &Book, nodes: u64, threads: usize) -> Vec<(Line, Advice, Answers)> {
    let todo = Mutex::new(batch.into_iter().enumerate().collect::<Vec<_>>());
    let done = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                while let Some((number, line)) = { todo.lock().expect("nobody panics").pop() } {
                    let record = line.record();
                    let advice = known.find(record.now()).unwrap_or_else(|| advice(&record, nodes));
                    let answers = answers(&record, advice.best, nodes / GLANCE);
                    done.lock().expect("nobody panics").push((number, (line, advice, answers)));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("nobody panics");
    done.sort_unstable_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, found)| found).collect()
}

fn advice(record: &Record<Oware>, nodes: u64) -> Advice {
    let report = think(record, nodes);
    Advice { best: report.best.expect("the game goes on"), score: report.score.unwrap_or(0) }
}

/// What each answer to a move is worth to who gives it.
fn answers(record: &Record<Oware>, best: Move, nodes: u64) -> Answers {
    let mut after = record.clone();
    after.play(best).expect("a legal move");
    let worth = |answer: Move| {
        let mut further = after.clone();
        further.play(answer).expect("a legal move");
        (answer, -think(&further, nodes).score.unwrap_or(0))
    };
    if after.outcome().is_some() { Vec::new() } else { after.now().moves().map(worth).collect() }
}

fn think(record: &Record<Oware>, nodes: u64) -> Report<Move> {
    let endings = Lookup::new(tabuleiro_oware_tables::small());
    let guess = Informed { judgement: Judgement::Net, endings: endings.clone() };
    let settings = Settings { notes: 1 << 20, ..MASTERLY };
    let mut bot = AlphaBeta::new(guess, endings, Captures, settings);
    bot.think(record, &mut Leash::silent(Limit::nodes(nodes), &Stop::new()))
}

/// The game from its start.
fn start() -> Record<Oware> {
    Record::new(Oware::start(OwareOptions::default()))
}

fn argument<T: std::str::FromStr>(flag: &str, usual: T) -> T {
    let mut arguments = std::env::args().skip_while(|argument| argument != flag);
    arguments.nth(1).and_then(|text| text.parse().ok()).unwrap_or(usual)
}
