//! Positions in which exactly one move reaches the goal.

use tabuleiro_learn::proof::worth;
use tabuleiro_learn::{Goal, Puzzle};
use tabuleiro_search::{Aids, Leash, Limit, Proven, Stop, Value};
use tabuleiro_table::{GameResult, Kind, Setup, Table, Variation};

/// What each move is worth must be proven with so many moves applied.
const NODES: u64 = 300_000;
/// So many positions in a row that are too hard to prove: those before them are harder still.
const TOO_HARD: u32 = 3;
/// With fewer moves to choose from there is nothing to find.
const FEWEST: usize = 3;

/// Before so many moves have been played, a position is one that books know.
const EARLIEST: usize = 4;

/// A position with one right move.
pub(crate) struct Candidate {
    pub(crate) position: String,
    pub(crate) goal: Goal,
    /// The right move.
    pub(crate) right: String,
    /// What it is worth.
    pub(crate) worth: Proven,
}

/// What was found about a position.
enum Found {
    One(Candidate),
    /// No move or several reach a goal.
    No,
    TooHard,
}

/// A leash for one question.
pub(crate) fn leash<T>() -> Leash<'static, T> {
    Leash::silent(Limit::nodes(NODES), &Stop::new())
}

/// A table set at a position.
pub(crate) fn open(kind: &'static dyn Kind, position: &str) -> Box<dyn Table> {
    let setup = Setup { position: Some(position.to_owned()), ..Setup::default() };
    kind.open(&setup).expect("a game's own position can be set")
}

/// All such positions of a game, the last first, as far back as values can be proven.
pub(crate) fn candidates(played: &dyn Table, aids: &Aids) -> Vec<Candidate> {
    let (mut found, mut too_hard) = (Vec::new(), 0);
    for ply in (EARLIEST..played.ply()).rev() {
        match look(played.kind(), &played.state(ply).position, aids) {
            Found::One(candidate) => found.push(candidate),
            Found::No => {}
            Found::TooHard if too_hard + 1 == TOO_HARD => break,
            Found::TooHard => {
                too_hard += 1;
                continue;
            }
        }
        too_hard = 0;
    }
    found
}

fn look(kind: &'static dyn Kind, position: &str, aids: &Aids) -> Found {
    let mut table = open(kind, position);
    let moves = table.state(0).moves;
    if moves.len() < FEWEST {
        return Found::No;
    }
    let mut reaching: [Vec<(String, Proven)>; 2] = [Vec::new(), Vec::new()]; // wins and draws
    for text in moves {
        let Ok(Some(proven)) = worth(table.as_mut(), &text, aids, &mut leash()) else {
            return Found::TooHard;
        };
        match proven.value {
            Value::Win => reaching[0].push((text, proven)),
            Value::Draw => reaching[1].push((text, proven)),
            Value::Loss => {}
        }
        if reaching[0].len() > 1 {
            return Found::No;
        }
    }
    let (goal, mut only) = match reaching {
        [wins, _] if !wins.is_empty() => (Goal::Win, wins),
        [_, draws] => (Goal::Draw, draws),
    };
    let Some((right, worth)) = only.pop().filter(|_| only.is_empty()) else { return Found::No };
    Found::One(Candidate { position: position.to_owned(), goal, right, worth })
}

impl Candidate {
    /// The length of the win, where it is known.
    pub(crate) fn plies(&self) -> Option<u32> {
        self.worth.plies.filter(|_| self.goal == Goal::Win)
    }

    /// Whether the right move catches the eye: it ends the game, or it alone brings points.
    pub(crate) fn is_plain(&self, kind: &'static dyn Kind) -> bool {
        let mut table = open(kind, &self.position);
        let bringing: Vec<String> =
            table.state(0).moves.into_iter().filter(|text| brings_points(table.as_mut(), text)).collect();
        self.worth.plies == Some(1) || bringing == [self.right.as_str()]
    }

    /// A puzzle of that name, which so many of a hundred have solved; its grade and its line are still to come.
    pub(crate) fn puzzle(
        &self,
        kind: &'static dyn Kind,
        id: String,
        found: u8,
        source: (u64, u64),
    ) -> Puzzle {
        Puzzle {
            id,
            game: kind.name().to_owned(),
            position: self.position.clone(),
            goal: self.goal,
            plies: self.plies(),
            grade: Puzzle::GRADES[0],
            found,
            is_plain: self.is_plain(kind),
            source,
            solution: Variation::of([self.right.clone()]),
            result: GameResult::Unfinished,
        }
    }
}

/// Whether a move raises the score of the seat that makes it.
fn brings_points(table: &mut dyn Table, text: &str) -> bool {
    let Some(seat) = table.now().0 else { return false };
    let score = |table: &dyn Table| table.view(usize::MAX).scores.get(seat.index()).copied();
    let before = score(table);
    table.play(text).expect("it is legal");
    let after = score(table);
    table.undo();
    after > before
}
