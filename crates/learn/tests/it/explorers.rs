//! Played moves are counted rightly, and what is packed comes back.

use tabuleiro_game::{Outcome, Seat};
use tabuleiro_games::GAMES;
use tabuleiro_learn::explorer::{Damage, strong};
use tabuleiro_learn::{Explorer, explore};
use tabuleiro_table::{Kind, Setup, Table};

/// A game of a few first legal moves, other ones for each number.
fn game(kind: &'static dyn Kind, number: usize) -> Box<dyn Table> {
    let mut table = kind.open(&Setup::default()).expect("it begins");
    for ply in 0..6 {
        let moves = table.state(usize::MAX).moves;
        if !moves.is_empty() {
            table.make(&moves[(number * 7 + ply * number) % moves.len()]).expect("it is legal");
        }
    }
    table
}

fn some(kind: &'static dyn Kind) -> Explorer {
    let mut explorer = Explorer::new();
    for number in 0..9 {
        let outcome = [Outcome::won(Seat::FIRST), Outcome::won(Seat::SECOND), Outcome::DRAW][number % 3];
        explorer.add(game(kind, number).as_ref(), 0, outcome);
    }
    explorer
}

#[test]
fn every_game_is_counted_once_among_the_moves_of_its_start() {
    for kind in GAMES.iter() {
        let start = kind.open(&Setup::default()).expect("it begins");
        let found = explore(start.as_ref(), None, &some(kind), &[]);
        let games: Vec<u32> = found.iter().map(|one| one.tally.games()).collect();
        assert_eq!(games.iter().sum::<u32>(), 9, "{}", kind.name());
        assert!(games.is_sorted_by(|one, next| one >= next), "{games:?}");
        assert_eq!(found.iter().map(|one| one.tally.draws).sum::<u32>(), 3);
        assert_eq!(found.iter().map(|one| one.own).sum::<u32>(), 9);
        let legal = found.iter().map(|one| 1 + one.alike.len()).sum::<usize>();
        assert_eq!(legal, start.state(0).moves.len(), "every legal move stands there once");
    }
}

#[test]
fn strong_and_own_games_are_told_together_and_apart() {
    let kind = GAMES.usual().expect("a game");
    let start = kind.open(&Setup::default()).expect("it begins");
    let mut own = Explorer::new();
    own.add(game(kind, 1).as_ref(), 0, Outcome::DRAW);
    let both = explore(start.as_ref(), Some(&some(kind)), &own, &[]);
    let mut merged = some(kind);
    merged.merge(&own);
    let alone = explore(start.as_ref(), None, &merged, &[]);
    let sums = |found: &[tabuleiro_learn::Explored]| -> Vec<u32> {
        found.iter().map(|one| one.tally.games()).collect()
    };
    assert_eq!(sums(&both), sums(&alone));
    assert_eq!(both.iter().map(|one| one.own).sum::<u32>(), 1);
}

#[test]
fn what_is_packed_comes_back_and_no_damage_is_believed() {
    let whole = some(GAMES.usual().expect("a game"));
    let bytes = whole.pack();
    assert_eq!(Explorer::unpack(&bytes), Ok(whole));
    assert_eq!(Explorer::unpack(&Explorer::new().pack()), Ok(Explorer::new()));
    assert_eq!(Explorer::unpack(b""), Err(Damage::Mark));
    for end in 0..bytes.len() {
        assert!(Explorer::unpack(&bytes[..end]).is_err(), "cut at {end}");
    }
    for place in 0..bytes.len() {
        for bit in 0..8 {
            let mut other = bytes.clone();
            other[place] ^= 1 << bit;
            assert!(Explorer::unpack(&other).is_err(), "bit {bit} of byte {place}");
        }
    }
}

#[test]
fn moves_that_nobody_chose_are_not_counted() {
    for kind in GAMES.iter() {
        let (mut whole, mut rest) = (Explorer::new(), Explorer::new());
        let table = game(kind, 1);
        whole.add(table.as_ref(), 0, Outcome::DRAW);
        rest.add(table.as_ref(), 2, Outcome::DRAW);
        assert_eq!(rest.len() + 2, whole.len(), "{}", kind.name());
        let start = kind.open(&Setup::default()).expect("it begins");
        assert!(explore(start.as_ref(), None, &rest, &[]).iter().all(|one| one.tally.games() == 0));
    }
}

#[test]
fn rare_moves_can_be_left_out() {
    let whole = some(GAMES.usual().expect("a game"));
    let often = whole.at_least(2);
    assert!(often.len() < whole.len() && whole.at_least(1) == whole && whole.at_least(10).is_empty());
}

#[test]
fn every_file_is_whole_and_no_larger_than_promised() {
    for kind in GAMES.released() {
        let explorer = strong(kind.name()).expect("every game of the release has a file");
        assert!(!explorer.is_empty() && explorer.pack().len() <= 60_000, "{}", kind.name());
    }
    assert!(strong("morris").is_none());
}
