//! A whole game looked at again: what each move kept or gave away.
//!
//! It is done in two steps. To [`appraise`] takes time: every position by itself, in any order, by several at once if need be. To [`settle`]
//! takes none: what was found at one position is carried to its neighbours, so that what a move is worth is what the position after it is
//! worth, and each move gets its [`Grade`]. It can be asked as soon as a few positions have been looked at, and again when there
//! are more.
//!
//! | file | noun |
//! |---|---|
//! | `review` | [`review`], all of it |
//! | [`appraisal`] | [`Appraisal`], a position with what was played there |
//! | [`settle`] | [`Reviewed`], a move with its grade, and what carries values along |
//! | [`grade`] | [`Grade`], how bad a move is |
//! | [`summary`] | [`Summary`], how well everybody played |
//! | [`valued`] | [`Valued`], what a position or a move is worth |

pub mod appraisal;
pub mod grade;
pub mod settle;
pub mod summary;
pub mod valued;

use tabuleiro_game::Message;
use tabuleiro_search::{Aids, Leash, Limit, Stop};

use crate::{Archive, ArchiveError, Judgement, Kind, Kinds, Table, WORDS};
pub use appraisal::Appraisal;
pub use grade::Grade;
pub use settle::{Reviewed, settle};
pub use summary::Summary;
pub use valued::Valued;

/// Looks at the position in which a move was made, counted from 1; the table has that move and may have more. `None` if it was never
/// made, or the stop was pulled before all was seen.
pub fn appraise(
    table: &dyn Table,
    ply: usize,
    aids: &Aids,
    leash: &mut Leash<'_, Judgement>,
) -> Option<Appraisal> {
    let text = table.moves().into_iter().nth(ply.checked_sub(1)?)?;
    let before = at(table, ply - 1);
    let seat = before.now().0?;
    let judged = before.task(aids).analyse(leash);
    let found = Appraisal::of(ply, seat, &text, &judged)?;
    (!leash.stop().is_pulled()).then_some(found)
}

/// The table after so many of its moves.
fn at(table: &dyn Table, ply: usize) -> Box<dyn Table> {
    let mut earlier = table.clone_box();
    while earlier.ply() > ply && earlier.undo() {}
    earlier
}

/// A line that begins with the best move of the position in which a move was made: to its end where it is proven, else as the strongest
/// player expects it.
pub fn better(
    table: &dyn Table,
    ply: usize,
    best: &str,
    aids: &Aids,
    limit: Limit,
    stop: &Stop,
) -> Vec<String> {
    let mut before = at(table, ply.saturating_sub(1));
    let task = before.task(aids);
    let solved = task.known().and_then(|_| task.solve(&mut Leash::silent(limit, stop)));
    if let Some(solved) = solved.filter(|solved| solved.line.first().is_some_and(|first| first == best)) {
        return solved.line;
    }
    let mut line = vec![best.to_owned()];
    if before.play(best).is_ok() {
        let adviser = crate::advice::strongest(before.kind());
        let expected = adviser.map(|name| before.task(aids).think(name, 1, &mut Leash::silent(limit, stop)));
        line.extend(expected.and_then(Result::ok).into_iter().flat_map(|thought| thought.line));
    }
    line
}

/// How a review has come along.
pub struct Along<'a> {
    /// How many positions have been looked at.
    pub done: usize,
    /// How many there are.
    pub all: usize,
    /// What is known so far of every move that was looked at, the first one first.
    pub moves: &'a [Reviewed],
}

/// Looks at every move of a record again, as [`review_table`] does.
///
/// A move that cannot be played stops it before anything is looked at, and so does a claim of the record that does not hold.
pub fn review(
    archive: &Archive,
    kinds: Kinds,
    aids: impl Fn(&dyn Kind) -> Aids,
    nodes: u64,
    stop: &Stop,
    tell: &mut dyn FnMut(&Along<'_>),
) -> Result<Vec<Reviewed>, ArchiveError> {
    let table = archive.replay(kinds)?.table;
    Ok(review_table(table.as_ref(), &aids(table.kind()), nodes, stop, tell))
}

/// Looks at every move of a game again, each position with so many nodes, from the last to the first, and tells how far it has come. What
/// was found before the stop was pulled is given back.
pub fn review_table(
    table: &dyn Table,
    aids: &Aids,
    nodes: u64,
    stop: &Stop,
    tell: &mut dyn FnMut(&Along<'_>),
) -> Vec<Reviewed> {
    let all = table.ply();
    let (mut appraisals, mut moves) = (Vec::new(), Vec::new());
    for ply in (1..=all).rev() {
        let mut leash = Leash::silent(Limit::nodes(nodes), stop);
        appraisals.extend(appraise(table, ply, aids, &mut leash));
        moves = reviewed(table, &appraisals);
        if stop.is_pulled() {
            return moves;
        }
        tell(&Along { done: all + 1 - ply, all, moves: &moves });
    }
    for one in moves.iter_mut().filter(|one| one.grade.is_some()) {
        one.line = better(table, one.ply, &one.best, aids, Limit::nodes(nodes), stop);
    }
    moves
}

/// What was found at single positions of a game put together, and said why what was bad was so; the table has all the moves. What is
/// said of moves that were never made is passed over.
pub fn reviewed(table: &dyn Table, appraisals: &[Appraisal]) -> Vec<Reviewed> {
    let texts = table.moves();
    let was_made = |one: &&Appraisal| one.ply > 0 && texts.get(one.ply - 1) == Some(&one.text);
    let made: Vec<Appraisal> = appraisals.iter().filter(was_made).cloned().collect();
    let mut moves = settle(&made, table.seats(), table.kind().curve());
    for index in 0..moves.len() {
        let next = moves.get(index + 1).filter(|next| next.ply == moves[index].ply + 1);
        let why = reason(&moves[index], table, next);
        moves[index].why = why;
    }
    moves
}

/// Why a move was bad: what can be said against it, or else the answer to it.
fn reason(one: &Reviewed, table: &dyn Table, next: Option<&Reviewed>) -> Option<Message> {
    one.grade?;
    let against = at(table, one.ply - 1).task(&Aids::none()).why(&one.text);
    against.or_else(|| {
        let next = next.filter(|next| next.seat != one.seat)?;
        let reply = at(table, one.ply).choices().into_iter().find(|choice| choice.text == next.best)?;
        Some(Message::new(&WORDS, "table-review-reply").with("reply", reply.say))
    })
}
