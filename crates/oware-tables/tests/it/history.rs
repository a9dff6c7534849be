//! Endgame tables against a search that remembers the whole game.

use std::collections::HashMap;

use tabuleiro_game::{Game, Record, Seat};
use tabuleiro_oware::{Oware, OwareOptions};
use tabuleiro_oware_tables::{Endings, Share, Tables, boards_with};
use tabuleiro_search::Value;

use crate::truth::ending;

/// Twelve houses, those of the side to move first.
type Board = [u8; 12];

/// Sows a house by the rules of the book, one seed at a time: the board as the opponent sees it, and what was captured;
/// `None` if the house may not be sown.
fn sow(board: &Board, from: usize) -> Option<(Board, u8)> {
    let mut next = *board;
    let mut hand = std::mem::take(&mut next[from]);
    let mut last = from;
    while hand > 0 {
        last = (last + 1) % 12;
        if last != from {
            next[last] += 1;
            hand -= 1;
        }
    }
    let starving = board[6..].iter().all(|&seeds| seeds == 0);
    let fed = next[6..].iter().any(|&seeds| seeds > 0);
    if board[from] == 0 || (starving && !fed) {
        return None;
    }
    let mut after = next;
    let mut captured = 0;
    while last >= 6 && (after[last] == 2 || after[last] == 3) {
        captured += std::mem::take(&mut after[last]);
        last -= 1;
    }
    if after[6..].iter().all(|&seeds| seeds == 0) {
        (after, captured) = (next, 0);
    }
    after.rotate_left(6);
    Some((after, captured))
}

fn seeds_on(board: &[u8]) -> u8 {
    board.iter().sum()
}

/// Games that begin on a board, searched with all they have passed, ever deeper.
#[derive(Default)]
struct Historian {
    /// What boards at the beginning of a game, or after a capture, are worth; `None` if that took too long.
    fresh: HashMap<Board, Option<u8>>,
    /// What can be forced without passing a board twice, where somebody has worked it out: the search goes no
    /// further where that answers the question.
    forced: HashMap<Board, (u8, u8)>,
    /// Questions that a depth did not answer, in this round. Not to ask them again may miss an answer, for another way to the
    /// same board may give one, but never gives a wrong one.
    vain: HashMap<(Board, u8), u32>,
    steps: u64,
}

impl Historian {
    /// No question about one board may take longer.
    const STEPS: u64 = 400_000;

    /// How many of the seeds the side to move gets in a game that begins here.
    fn share(&mut self, board: &Board) -> Option<u8> {
        if let Some(&share) = self.fresh.get(board) {
            return share;
        }
        let mut share = Some(0);
        for goal in 1..=seeds_on(board) {
            match self.deepen(board, goal, &[]) {
                Some(true) => share = Some(goal),
                Some(false) => break,
                None => {
                    share = None;
                    break;
                }
            }
        }
        self.fresh.insert(*board, share);
        share
    }

    /// Works out what can be forced on all boards with so many seeds, by going over them until nothing changes.
    fn force(&mut self, boards: &[Board]) {
        let seeds = seeds_on(&boards[0]);
        self.forced.extend(boards.iter().map(|board| (*board, (0, seeds))));
        let mut changes = true;
        while changes {
            changes = false;
            for board in boards {
                let moves: Vec<(Board, u8)> = (0..6).filter_map(|house| sow(board, house)).collect();
                let own = seeds_on(&board[..6]);
                let after = moves.iter().map(|(next, captured)| match captured {
                    0 => self.forced[next],
                    _ => self.fresh[next].map_or((0, seeds - captured), |share| (share, share)),
                });
                let after: Vec<(u8, u8)> = after.collect();
                let least = after.iter().map(|(_, most)| seeds - most).max().unwrap_or(own);
                let most = after.iter().map(|(least, _)| seeds - least).max().unwrap_or(own);
                changes |= self.forced.insert(*board, (least, most)) != Some((least, most));
            }
        }
    }

    /// Whether the side to move gets at least so many after these boards; `None` if that took too long.
    fn deepen(&mut self, board: &Board, goal: u8, past: &[Board]) -> Option<bool> {
        let before = std::mem::take(&mut self.steps);
        let depths =
            std::iter::successors(Some(4), |depth| Some(depth * 5 / 4 + 1)).take_while(|&depth| depth < 400);
        let mut answer = None;
        for depth in depths {
            self.vain.clear();
            answer = answer.or_else(|| self.gets(board, goal, &mut past.to_vec(), depth));
        }
        self.steps = before;
        answer
    }

    /// Whether the side to move gets at least so many, when the boards of `path` have been seen since the last capture
    /// (those with the same side to move at every second place from the end); `None` if the depth does not tell.
    fn gets(&mut self, board: &Board, goal: u8, path: &mut Vec<Board>, depth: u32) -> Option<bool> {
        self.steps += 1;
        let seeds = seeds_on(board);
        match self.forced.get(board) {
            Some(&(least, _)) if least >= goal => return Some(true),
            Some(&(_, most)) if most < goal => return Some(false),
            _ => (),
        }
        let moves: Vec<(Board, u8)> = (0..6).filter_map(|house| sow(board, house)).collect();
        if moves.is_empty() {
            return Some(seeds_on(&board[..6]) >= goal);
        }
        let vain = self.vain.get(&(*board, goal)).is_some_and(|&tried| tried >= depth);
        if depth == 0 || vain || self.steps > Historian::STEPS {
            return None;
        }
        path.push(*board);
        let mut answer = Some(false);
        for (next, captured) in moves {
            let seen = path.iter().rev().skip(1).step_by(2).any(|before| *before == next);
            let reached = if captured > 0 {
                self.share(&next).map(|share| seeds - share >= goal)
            } else if seen {
                Some(seeds - seeds_on(&next[..6]) >= goal)
            } else {
                self.gets(&next, seeds - goal + 1, path, depth - 1).map(|theirs| !theirs)
            };
            if reached == Some(true) {
                answer = Some(true);
                break;
            }
            answer = answer.and(reached);
        }
        path.pop();
        if answer.is_none() {
            self.vain.insert((*board, goal), depth);
        }
        answer
    }
}

/// Every board with so many seeds.
fn boards(seeds: u8) -> Vec<Board> {
    let mut all = vec![];
    let mut board = [0; 12];
    spread(&mut board, 0, seeds, &mut all);
    all
}

fn spread(board: &mut Board, house: usize, seeds: u8, all: &mut Vec<Board>) {
    if house == 11 {
        board[11] = seeds;
        return all.push(*board);
    }
    for here in 0..=seeds {
        board[house] = here;
        spread(board, house + 1, seeds - here, all);
    }
}

/// The position of a board: North has captured what is missing, at most 24.
fn position(board: &Board) -> Oware {
    let missing = 48 - seeds_on(board);
    let captures = [missing.saturating_sub(24), missing.min(24)];
    let side = |first: usize| std::array::from_fn(|house| board[first + house]);
    Oware::with_board(side(0), side(6), captures, Seat::FIRST, OwareOptions::default()).expect("48 seeds")
}

/// Compares all boards with so many seeds; how many took the search too long.
fn compare(tables: &Tables, historian: &mut Historian, boards: &[Board]) -> usize {
    let mut unknown = 0;
    for board in boards {
        match historian.share(board) {
            Some(share) => {
                assert_eq!(tables.share(&position(board)), Some(Share::exactly(share)), "{board:?}");
            }
            None => unknown += 1,
        }
    }
    unknown
}

#[test]
fn very_few_seeds_are_worth_what_a_search_of_whole_games_says() {
    let tables = Tables::in_memory(3, 1);
    let mut historian = Historian::default();
    for seeds in 1..=3 {
        assert_eq!(compare(&tables, &mut historian, &boards(seeds)), 0);
    }
}

/// Compares the levels one after another; how many boards of the last took the search too long.
fn compare_up_to(most: u8) -> usize {
    let tables = Tables::in_memory(most, 1);
    let mut historian = Historian::default();
    let mut unknown = 0;
    for seeds in 1..=most {
        let boards = boards(seeds);
        assert_eq!(boards.len() as u64, boards_with(seeds));
        assert_eq!(unknown, 0, "the levels below are complete");
        historian.force(&boards);
        unknown = compare(&tables, &mut historian, &boards);
    }
    unknown
}

#[test]
fn few_seeds_are_worth_what_a_search_with_the_whole_history_says() {
    assert_eq!(compare_up_to(5), 0);
}

/// The board of a position, the side to move first.
fn board_of(at: &Oware) -> Board {
    let mut board = at.houses();
    board.rotate_left(6 * usize::from(at.turn() == Seat::SECOND));
    board
}

/// What the side to move can make of a game, by trying everything; `None` if that took too long.
fn tried(record: &Record<Oware>) -> Option<Value> {
    let at = record.now();
    let past: Vec<Board> = record.positions().iter().map(board_of).collect();
    let (board, past) = past.split_last()?;
    let gets = |total: u8| match total - at.captured(at.turn()) {
        0 => Some(true),
        goal if goal > seeds_on(board) => Some(false),
        goal => Historian::default().deepen(board, goal, past),
    };
    Some(match (gets(25)?, gets(24)?) {
        (true, _) => Value::Win,
        (_, true) => Value::Draw,
        _ => Value::Loss,
    })
}

/// Nothing is taken from the tables here: every line of play is followed with all that it and the game have passed.
#[test]
fn endings_with_a_past_are_worth_what_a_search_of_whole_games_says() {
    let tables = Tables::in_memory(4, 1);
    let (mut known, mut all) = (0, 0);
    for number in 0..240 {
        let record = ending(2 + number as u8 % 3, [0, 1, 2, 4, 8, 16][number as usize % 6], number);
        if record.outcome().is_some() {
            continue;
        }
        let Some(ending) = tables.ending(&record) else { continue };
        all += 1;
        let Some(value) = tried(&record) else { continue };
        known += 1;
        assert_eq!(ending.value, value, "{} {:?}", record.start(), record.moves());
        for &mv in &ending.keep {
            let mut next = record.clone();
            next.play(mv).expect("a legal move");
            let then = match next.outcome() {
                Some(outcome) => outcome.winner.map_or(Value::Draw, |winner| {
                    if winner == record.now().turn() { Value::Win } else { Value::Loss }
                }),
                None if next.now().progress() != record.now().progress() => continue,
                None => tried(&next).map_or(value, |value| -value),
            };
            assert_eq!(then, value, "{} {:?} {mv}", record.start(), record.moves());
        }
    }
    assert!(all > 150 && known * 3 > all, "{known} of {all} were tried");
}

#[test]
fn verify_six_seeds_are_worth_what_a_search_with_the_whole_history_says() {
    if !tabuleiro_testkit::verify::is_asked() {
        return;
    }
    let unknown = compare_up_to(6);
    println!("{unknown} boards with six seeds took too long");
    assert!(unknown < 1_000);
}
