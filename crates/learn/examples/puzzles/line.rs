//! The line that solves a puzzle, and the lines against tempting moves.

use tabuleiro_learn::Puzzle;
use tabuleiro_learn::proof::worth;
use tabuleiro_search::{Aids, Leash, Limit, Proven, Stop};
use tabuleiro_table::{GameResult, Kind, Table, Variation, Worth};

use crate::candidate::{leash, open};

/// A line that does not come to an end goes on for so many moves at most.
const LONGEST: usize = 9;
/// So many tempting moves are refuted.
const REFUTED: usize = 3;
/// Who finds the reply that is hardest to meet may apply so many moves.
const NODES: u64 = 30_000;

/// Fills in the solution: the defender goes the longest way, the solver the shortest.
pub(crate) fn solve(kind: &'static dyn Kind, puzzle: &mut Puzzle, wrong: &[String], aids: &Aids) {
    let mut table = open(kind, &puzzle.position);
    let (solver, first) = (table.now().0, puzzle.first().to_owned());
    let first_worth = worth(table.as_mut(), &first, aids, &mut leash()).ok().flatten();
    let mut line = Variation::default();
    extend(table.as_mut(), &mut line, &first);
    let longest = puzzle.plies.map_or(LONGEST, |plies| plies as usize);
    while line.moves.len() < longest && table.now().1.is_none() {
        let is_own = table.now().0 == solver;
        let Some(best) = best(table.as_mut(), aids) else { break };
        if is_own && best.1.map(|proven| proven.value) != Some(puzzle.goal.value()) {
            break; // not proven, or more than was asked for
        }
        extend(table.as_mut(), &mut line, &best.0);
    }
    // The last move is the solver's own, unless the game is over.
    while table.now().1.is_none() && line.moves.len() > 1 && !was_by(table.as_ref(), solver) {
        table.undo();
        line.moves.pop();
    }
    puzzle.result = GameResult::of(table.now().1);
    line.values.extend(first_worth.map(|proven| (1, Worth::Proven(plain(proven)))));
    puzzle.solution = line;
    for text in wrong.iter().take(REFUTED) {
        refute(kind, puzzle, text, aids);
    }
}

/// Adds a tempting move with what it is worth and the reply to it.
fn refute(kind: &'static dyn Kind, puzzle: &mut Puzzle, text: &str, aids: &Aids) {
    let mut table = open(kind, &puzzle.position);
    let Ok(Some(proven)) = worth(table.as_mut(), text, aids, &mut leash()) else { return };
    let mut line = Variation::default();
    extend(table.as_mut(), &mut line, text);
    if let Some((reply, _)) = best(table.as_mut(), aids) {
        extend(table.as_mut(), &mut line, &reply);
    }
    line.values.insert(1, Worth::Proven(plain(proven)));
    puzzle.solution.branches.entry(0).or_default().push(line);
}

/// A value without its margin, which is of no use here.
fn plain(proven: Proven) -> Proven {
    Proven { margin: None, ..proven }
}

fn extend(table: &mut dyn Table, line: &mut Variation, text: &str) {
    table.play(text).expect("it is legal");
    line.moves.push(text.to_owned());
}

fn was_by(table: &dyn Table, seat: Option<tabuleiro_game::Seat>) -> bool {
    table.ply() > 0 && table.state(table.ply() - 1).turn == seat
}

/// A move with the best value that is proven; of several, the one that the strongest player would choose, or else the first. If
/// nothing is proven, the move that the strongest player would choose. `None` if the game is over.
fn best(table: &mut dyn Table, aids: &Aids) -> Option<(String, Option<Proven>)> {
    let mut judged: Vec<(String, Option<Proven>)> = Vec::new();
    for text in table.state(usize::MAX).moves {
        let proven = worth(table, &text, aids, &mut leash()).ok().flatten();
        judged.push((text, proven.map(plain)));
    }
    let strongest = table.kind().bots().last().map_or("", |card| card.name);
    let mut leash = Leash::silent(Limit::nodes(NODES), &Stop::new());
    let chosen = table.task(aids).think(strongest, 1, &mut leash).ok().and_then(|thought| thought.best);
    let most = judged.iter().map(|(_, proven)| *proven).max()?;
    judged.retain(|(_, proven)| *proven == most);
    let at = judged.iter().position(|(text, _)| Some(text) == chosen.as_ref()).unwrap_or(0);
    Some(judged.swap_remove(at))
}

/// Whether the line shows something: it goes to the end of the game, or on after the first move.
pub(crate) fn is_whole(puzzle: &Puzzle) -> bool {
    puzzle.result != GameResult::Unfinished || puzzle.solution.moves.len() >= 3
}
