//! The proof that the second player wins, checked by the slow rules and symmetries of its own.

use std::collections::{BTreeMap, BTreeSet};

use tabuleiro_game::{Game, Outcome, Seat};
use tabuleiro_quantik::solve::proof::Proof;
use tabuleiro_quantik::solve::search::Cut;
use tabuleiro_quantik::{Quantik, QuantikOptions};
use tabuleiro_search::{Leash, Limit, Stop, Value};
use tabuleiro_testkit::{Naive, walk};

use crate::naive::Slow;
use crate::solved::{BOTH, known};

/// A board as text in reading order, without the strokes between rows.
type Cells = Vec<char>;

/// Looks at the board with other orders of its rows and columns, and gives the shapes new names.
struct Symmetries {
    /// For each way to turn the board: which cell comes to which place.
    turns: Vec<Vec<usize>>,
}

impl Symmetries {
    fn new() -> Symmetries {
        // Rows may be in any order that keeps bands together; so may columns.
        let orders: Vec<[usize; 4]> = (0..4)
            .flat_map(|a| {
                (0..4).flat_map(move |b| (0..4).flat_map(move |c| (0..4).map(move |d| [a, b, c, d])))
            })
            .filter(|order| order.iter().collect::<BTreeSet<_>>().len() == 4)
            .filter(|order| order[0] / 2 == order[1] / 2)
            .collect();
        let mut turns = Vec::new();
        for rows in &orders {
            for columns in &orders {
                let cell = |place: usize| rows[place / 4] * 4 + columns[place % 4];
                turns.push((0..16).map(cell).collect());
                turns.push((0..16).map(|place| cell(place % 4 * 4 + place / 4)).collect());
            }
        }
        assert_eq!(turns.len(), 128);
        Symmetries { turns }
    }

    /// The least of all ways to look at the board.
    fn least(&self, cells: &[char]) -> Cells {
        self.turns.iter().map(|turn| renamed(turn.iter().map(|&cell| cells[cell]))).min().expect("128 ways")
    }

    /// A turn and names that make one board into the other: the move there for a move here.
    fn carried(&self, mv: &str, from: &[char], to: &[char]) -> String {
        let letters: Vec<char> = mv.chars().collect();
        let (column, row) = (letters[2] as usize - 'a' as usize, 4 - (letters[3] as usize - '0' as usize));
        for turn in &self.turns {
            let image: Cells = turn.iter().map(|&cell| from[cell]).collect();
            let place =
                turn.iter().position(|&cell| cell == row * 4 + column).expect("it is turned somewhere");
            for names in orders_of_names() {
                let name = |letter: char| new_name(letter, &names);
                if image.iter().map(|&letter| name(letter)).eq(to.iter().copied()) {
                    let cell = format!("{}{}", ['a', 'b', 'c', 'd'][place % 4], 4 - place / 4);
                    return format!("{}@{cell}", name(letters[0]));
                }
            }
        }
        panic!("{from:?} and {to:?} are not alike");
    }
}

fn orders_of_names() -> Vec<Vec<char>> {
    let all = ['A', 'B', 'C', 'D'];
    let mut orders: Vec<Vec<char>> = vec![Vec::new()];
    for _ in all {
        orders = orders
            .iter()
            .flat_map(|order| {
                all.iter().filter(|name| !order.contains(name)).map(|&name| [&order[..], &[name]].concat())
            })
            .collect();
    }
    orders
}

fn new_name(letter: char, names: &[char]) -> char {
    match letter {
        '.' => '.',
        'A'..='D' => names[letter as usize - 'A' as usize],
        _ => names[letter as usize - 'a' as usize].to_ascii_lowercase(),
    }
}

/// The same board with the shapes named in the order in which they come.
fn renamed(cells: impl Iterator<Item = char>) -> Cells {
    let mut names: Vec<char> = Vec::new();
    cells
        .map(|letter| {
            if letter == '.' {
                return '.';
            }
            let shape = letter.to_ascii_uppercase();
            let number = names.iter().position(|&known| known == shape).unwrap_or_else(|| {
                names.push(shape);
                names.len() - 1
            });
            let name = ['A', 'B', 'C', 'D'][number];
            if letter.is_uppercase() { name } else { name.to_ascii_lowercase() }
        })
        .collect()
}

fn cells(at: &Slow) -> Cells {
    let text = at.text();
    text.split(' ').next().expect("a board").chars().filter(|&letter| letter != '/').collect()
}

/// Checks a proof: follows every move of the loser and the answers of the winner.
struct Checker {
    symmetries: Symmetries,
    answers: BTreeMap<Cells, (Cells, String)>,
    winner: Seat,
    passed: BTreeSet<Cells>,
    used: BTreeSet<Cells>,
}

impl Checker {
    fn new(proof: &Proof, winner: Seat) -> Checker {
        let symmetries = Symmetries::new();
        let answers = proof
            .answers()
            .map(|(at, mv)| {
                let cells = cells(&Slow::of(&at));
                (symmetries.least(&cells), (cells, mv.to_string()))
            })
            .collect();
        Checker { symmetries, answers, winner, passed: BTreeSet::new(), used: BTreeSet::new() }
    }

    /// Whether the winner wins from here by its answers.
    fn holds(&mut self, at: &Slow) -> bool {
        if let Some(outcome) = at.outcome() {
            return outcome == Outcome::won(self.winner);
        }
        let least = self.symmetries.least(&cells(at));
        if self.passed.contains(&least) {
            return true;
        }
        let winner_moves = at.white_moves() == (self.winner == Seat::FIRST);
        let holds = if winner_moves {
            at.moves().iter().any(|mv| at.after(mv).completed()) || self.answer_holds(at, &least)
        } else {
            at.moves().iter().all(|mv| self.holds(&at.after(mv)))
        };
        if holds {
            self.passed.insert(least);
        }
        holds
    }

    fn answer_holds(&mut self, at: &Slow, least: &Cells) -> bool {
        let Some((from, mv)) = self.answers.get(least) else { return false };
        let mv = self.symmetries.carried(mv, from, &cells(at));
        self.used.insert(least.clone());
        at.moves().contains(&mv) && self.holds(&at.after(&mv))
    }
}

fn first() -> Quantik {
    Quantik::start(QuantikOptions::default())
}

#[test]
fn the_proof_that_the_second_player_wins_holds_by_the_slow_rules() {
    for rules in BOTH {
        let start = Quantik::start(QuantikOptions { rules });
        let proof = Proof::of(&start, Seat::SECOND, &mut Leash::free()).expect("no limit").expect("it wins");
        let mut checker = Checker::new(&proof, Seat::SECOND);
        assert!(checker.holds(&Slow::of(&start)));
        assert_eq!(checker.used.len(), proof.answers().count(), "every answer is needed");
    }
}

#[test]
fn the_proof_takes_6485_moves_and_399_answers() {
    let mut leash = Leash::free();
    let proof = Proof::of(&first(), Seat::SECOND, &mut leash).expect("no limit").expect("it wins");
    assert_eq!((leash.nodes(), proof.answers().count()), (6_485, 399));
}

#[test]
fn the_first_player_cannot_force_a_win() {
    assert!(Proof::of(&first(), Seat::FIRST, &mut Leash::free()).expect("no limit").is_none());
}

#[test]
fn a_proof_that_lacks_an_answer_does_not_hold() {
    let proof = Proof::of(&first(), Seat::SECOND, &mut Leash::free()).expect("no limit").expect("it wins");
    let mut checker = Checker::new(&proof, Seat::SECOND);
    let missing = checker.answers.keys().next_back().cloned().expect("there are answers");
    checker.answers.remove(&missing);
    assert!(!checker.holds(&Slow::of(&first())));
}

#[test]
fn the_winner_of_a_middle_game_is_proven_and_the_loser_is_not() {
    let at: Quantik = "D..A/b.../.Ba./...b".parse().expect("this can happen");
    let proofs = [Seat::FIRST, Seat::SECOND]
        .map(|seat| Proof::of(&at, seat, &mut Leash::free()).expect("no limit").map(|proof| (seat, proof)));
    assert_eq!(proofs.iter().flatten().count(), 1);
    for (seat, proof) in proofs.iter().flatten() {
        assert!(Checker::new(proof, *seat).holds(&Slow::of(&at)));
    }
}

#[test]
fn early_values_are_proven_to_the_slow_rules() {
    let early = |at: &Quantik| {
        at.outcome().is_none() && (2..=7).contains(&at.to_string().matches(char::is_alphabetic).count())
    };
    for at in walk::positions(&[first()], 6).into_iter().filter(early) {
        let wins = known(&at).value == Value::Win;
        let winner = if wins { at.turn() } else { at.turn().other() };
        let proof = Proof::of(&at, winner, &mut Leash::free()).expect("no limit").expect("it wins");
        assert!(Checker::new(&proof, winner).holds(&Slow::of(&at)), "{at}");
    }
}

#[test]
fn a_proof_is_cut_short_by_its_limit() {
    let within = |nodes| {
        let mut leash = Leash::silent(Limit::nodes(nodes), &Stop::new());
        Proof::of(&first(), Seat::SECOND, &mut leash).map(|_| ())
    };
    assert_eq!(within(6_484), Err(Cut));
    assert_eq!(within(6_485), Ok(()));
}
