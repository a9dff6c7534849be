//! Makes the puzzles of one game, one after the other.

use std::io::Write as _;
use std::path::PathBuf;
use std::time::Instant;

use tabuleiro_games::GAMES;
use tabuleiro_learn::{Puzzle, grade, prove, read_puzzles, write_puzzles};
use tabuleiro_search::{Aids, Leash, Limit, Stop};
use tabuleiro_table::Kind;

use crate::asking::ask;
use crate::candidate::{Candidate, candidates};
use crate::likeness::Turned;
use crate::{line, playing};

/// One puzzle in so many may have a move that catches the eye.
const PLAIN: usize = 9;
/// One puzzle in so many may be found by as many players, in tenths, as another: so that there are easy and hard ones.
const TENTH: usize = 3;
/// So many positions of a game are looked at more closely.
const TRIED: usize = 3;
/// Longer wins are no fun.
const LONGEST_WIN: u32 = 13;
/// To prove a puzzle so many moves are applied at most.
const NODES: u64 = 5_000_000;

pub(crate) struct Maker {
    kind: &'static dyn Kind,
    aids: Aids,
    file: PathBuf,
    /// So many puzzles are wanted.
    count: usize,
    seed: u64,
    puzzles: Vec<Puzzle>,
    turned: Vec<Turned>,
    begun: Instant,
}

impl Maker {
    /// Goes on with what stands in the file.
    pub(crate) fn open(
        kind: &'static dyn Kind,
        file: PathBuf,
        count: usize,
        seed: u64,
    ) -> Result<Maker, String> {
        let text = std::fs::read_to_string(&file).unwrap_or_default();
        let puzzles = read_puzzles(&text).map_err(|flaw| format!("{}: {flaw}", file.display()))?;
        let turned = puzzles.iter().map(|puzzle| Turned::of(kind, &puzzle.position)).collect();
        Ok(Maker { kind, aids: kind.aids(), file, count, seed, puzzles, turned, begun: Instant::now() })
    }

    /// Plays games until there are enough puzzles.
    pub(crate) fn run(mut self) -> Result<(), String> {
        let last =
            self.puzzles.iter().filter(|puzzle| puzzle.source.0 == self.seed).map(|puzzle| puzzle.source.1);
        let mut number = last.max().unwrap_or(0);
        while self.puzzles.len() < self.count {
            number += 1;
            self.show(number);
            if let Some(puzzle) = self.find(number) {
                self.keep(puzzle)?;
            }
        }
        self.show(number);
        eprintln!();
        Ok(())
    }

    /// The puzzle that a game gives, if it gives one.
    fn find(&self, number: u64) -> Option<Puzzle> {
        let played = playing::play(self.kind, &self.aids, self.seed, number);
        let mut found = candidates(played.as_ref(), &self.aids);
        found.retain(|candidate| self.is_wanted(candidate));
        let rng = &mut playing::random_of(self.seed, number, 1);
        for _ in 0..TRIED.min(found.len()) {
            let index = tabuleiro_game::chance::below(rng, found.len() as u32) as usize;
            if let Some(puzzle) = self.made(&found.swap_remove(index), number) {
                return Some(puzzle);
            }
        }
        None
    }

    /// Whether it is unlike all others, not too long, and not one more that is plain.
    fn is_wanted(&self, candidate: &Candidate) -> bool {
        let plain = self.puzzles.iter().filter(|puzzle| puzzle.is_plain).count();
        if candidate.plies() > Some(LONGEST_WIN)
            || plain >= self.count / PLAIN && candidate.is_plain(self.kind)
        {
            return false;
        }
        let turned = Turned::of(self.kind, &candidate.position);
        !self.turned.iter().any(|other| other.is_like(&turned))
    }

    fn made(&self, candidate: &Candidate, number: u64) -> Option<Puzzle> {
        let answers = ask(self.kind, candidate, &self.aids);
        let in_tenth = self.puzzles.iter().filter(|puzzle| puzzle.found / 10 == answers.right / 10).count();
        if in_tenth >= self.count.div_ceil(TENTH) {
            return None;
        }
        let id = format!("{}-{:04}", self.kind.name(), self.puzzles.len() + 1);
        let mut puzzle = candidate.puzzle(self.kind, id, answers.right, (self.seed, number));
        line::solve(self.kind, &mut puzzle, &answers.wrong, &self.aids);
        let mut leash = Leash::silent(Limit::nodes(NODES), &Stop::new());
        let is_proven = prove(&puzzle, GAMES, &mut leash).is_ok();
        (is_proven && line::is_whole(&puzzle)).then_some(puzzle)
    }

    /// Writes it down with the others.
    fn keep(&mut self, puzzle: Puzzle) -> Result<(), String> {
        self.turned.push(Turned::of(self.kind, &puzzle.position));
        self.puzzles.push(puzzle);
        grade(&mut self.puzzles);
        let text = write_puzzles(&self.puzzles);
        std::fs::write(&self.file, text).map_err(|error| format!("{}: {error}", self.file.display()))
    }

    fn show(&self, number: u64) {
        let seconds = self.begun.elapsed().as_secs();
        eprint!(
            "\r{}: {} of {} puzzles from {number} games, {seconds} s ",
            self.kind.name(),
            self.puzzles.len(),
            self.count
        );
        let _ = std::io::stderr().flush();
    }
}
