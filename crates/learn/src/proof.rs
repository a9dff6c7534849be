//! The proof that a puzzle is right, by the games' own solvers.

use tabuleiro_game::{Outcome, Seat};
use tabuleiro_search::{Aids, Leash, Limit, Progress, Proven, Value};
use tabuleiro_table::{Kinds, Table, Task};

use crate::{Flaw, Goal, Puzzle};

/// Proves a puzzle anew: its record holds, every move of its seat in the solution reaches the goal, no other first move does,
/// and the win takes as many moves as is said.
///
/// The leash is what all searches have together; where it ends too soon, the puzzle is [`Flaw::Unproven`].
pub fn prove(puzzle: &Puzzle, kinds: Kinds, leash: &mut Leash<'_, Progress>) -> Result<(), Flaw> {
    let archive = puzzle.archive();
    archive.replay(kinds)?;
    let mut table = archive.open(kinds)?;
    let aids = table.kind().aids();
    let found = reaches(table.as_mut(), puzzle.first(), puzzle.goal, &aids, leash)?;
    let mut plies = found.plies.filter(|_| puzzle.goal == Goal::Win);
    if plies.is_none() && puzzle.plies.is_some() {
        // Who knows the value need not know how soon; a search does.
        plies = searched(table.as_mut(), puzzle.first(), &aids, leash)?.and_then(|found| found.plies);
    }
    if plies != puzzle.plies {
        return Err(Flaw::Length { said: puzzle.plies, found: plies });
    }
    for text in others(table.as_ref(), puzzle.first()) {
        let worth = worth(table.as_mut(), &text, &aids, leash)?;
        if worth.ok_or_else(|| Flaw::Unproven(text.clone()))?.value >= puzzle.goal.value() {
            return Err(Flaw::Second(text));
        }
    }
    prove_line(puzzle, table.as_mut(), &aids, leash)
}

/// Every later move of the seat in the solution reaches the goal too, and a win that is shown to its end is as long as is said.
fn prove_line(
    puzzle: &Puzzle,
    table: &mut dyn Table,
    aids: &Aids,
    leash: &mut Leash<'_, Progress>,
) -> Result<(), Flaw> {
    let seat = table.now().0;
    for (at, text) in puzzle.solution.moves.iter().enumerate() {
        if at > 0 && table.now().0 == seat {
            reaches(table, text, puzzle.goal, aids, leash)?;
        }
        table.accept(text)?;
    }
    let shown = puzzle.solution.moves.len() as u32;
    match (table.now().1, puzzle.plies) {
        (Some(_), Some(plies)) if plies != shown => {
            Err(Flaw::Length { said: puzzle.plies, found: Some(shown) })
        }
        _ => Ok(()),
    }
}

/// The proven worth of a move that reaches the goal.
fn reaches(
    table: &mut dyn Table,
    text: &str,
    goal: Goal,
    aids: &Aids,
    leash: &mut Leash<'_, Progress>,
) -> Result<Proven, Flaw> {
    let worth = worth(table, text, aids, leash)?.ok_or_else(|| Flaw::Unproven(text.to_owned()))?;
    if worth.value == goal.value() { Ok(worth) } else { Err(Flaw::Fails(text.to_owned())) }
}

/// Every legal move but one.
pub fn others(table: &dyn Table, but: &str) -> Vec<String> {
    table.state(usize::MAX).moves.into_iter().filter(|text| text != but).collect()
}

/// What a move is proven to be worth for the seat that makes it; `None` if the leash ended before. The table stays as it was.
pub fn worth(
    table: &mut dyn Table,
    text: &str,
    aids: &Aids,
    leash: &mut Leash<'_, Progress>,
) -> Result<Option<Proven>, Flaw> {
    tried(table, text, |table, seat| value(table, seat, aids, leash))
}

/// The same, found by a search though somebody may know it.
fn searched(
    table: &mut dyn Table,
    text: &str,
    aids: &Aids,
    leash: &mut Leash<'_, Progress>,
) -> Result<Option<Proven>, Flaw> {
    tried(table, text, |table, seat| {
        let proven = solved(table.task(aids).as_ref(), leash)?;
        Some(to_who_moved(proven, table.now().0 == Some(seat)))
    })
}

/// What is found after a move, by the seat that makes it. The table stays as it was.
fn tried(
    table: &mut dyn Table,
    text: &str,
    find: impl FnOnce(&dyn Table, Seat) -> Option<Proven>,
) -> Result<Option<Proven>, Flaw> {
    let seat = table.now().0;
    table.accept(text)?;
    let found = seat.and_then(|seat| find(table, seat));
    table.undo();
    Ok(found)
}

/// What the game as it stands is worth to the seat that has just moved.
fn value(table: &dyn Table, seat: Seat, aids: &Aids, leash: &mut Leash<'_, Progress>) -> Option<Proven> {
    let (turn, outcome) = table.now();
    if let Some(outcome) = outcome {
        return Some(Proven::within(decided(outcome, seat), 1));
    }
    let is_own = turn == Some(seat);
    if table.seats() > 2 && !is_own {
        return None; // what is good for the next seat says nothing of this one
    }
    let task = table.task(aids);
    let proven = task.known().or_else(|| solved(task.as_ref(), leash))?;
    Some(to_who_moved(proven, is_own))
}

fn solved(task: &dyn Task, leash: &mut Leash<'_, Progress>) -> Option<Proven> {
    let lent = |leash: &mut Leash<'_, Progress>| task.solve(leash);
    leash.lend(Limit::default(), |told: &Progress| *told, lent).map(|solved| solved.proven)
}

/// What a value is to whoever has just moved, one move earlier.
fn to_who_moved(proven: Proven, is_own: bool) -> Proven {
    if is_own {
        Proven { plies: proven.plies.map(|plies| plies + 1), ..proven }
    } else {
        proven.seen_before_the_move()
    }
}

fn decided(outcome: Outcome, seat: Seat) -> Value {
    match outcome.winner {
        None => Value::Draw,
        Some(winner) if winner == seat => Value::Win,
        Some(_) => Value::Loss,
    }
}
