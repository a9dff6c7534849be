//! Games between players of the ladder.

use tabuleiro_game::chance;
use tabuleiro_search::{Aids, Leash, Limit, Random, Stop, random};
use tabuleiro_table::{Kind, Setup, Table};

/// Each move of a game is thought about for no more than so many moves applied: the games need not be good ones.
const NODES: u64 = 3_000;
/// No game is followed further.
const LONGEST: usize = 400;

/// A source of chance of its own for every game, and for whatever is done with it.
pub(crate) fn random_of(seed: u64, number: u64, what: u64) -> Random {
    random::seeded(seed.wrapping_mul(1_000_003).wrapping_add(number).wrapping_mul(31).wrapping_add(what))
}

/// Plays the game of that number: a deal, up to seven moves by chance, then a player of any level on each seat.
pub(crate) fn play(kind: &'static dyn Kind, aids: &Aids, seed: u64, number: u64) -> Box<dyn Table> {
    let rng = &mut random_of(seed, number, 0);
    let names: Vec<&str> = kind.bots().iter().map(|card| card.name).collect();
    let setup = Setup { deal: Some(number), ..Setup::default() };
    let mut table = kind.open(&setup).expect("the usual game can be set");
    for _ in 0..chance::below(rng, 8) {
        let moves = table.state(usize::MAX).moves;
        if !moves.is_empty() {
            let text = &moves[chance::below(rng, moves.len() as u32) as usize];
            table.play(text).expect("it is legal");
        }
    }
    let players: Vec<&str> =
        (0..table.seats()).map(|_| names[chance::below(rng, names.len() as u32) as usize]).collect();
    while let (Some(seat), None) = table.now()
        && table.ply() < LONGEST
    {
        let mut leash = Leash::silent(Limit::nodes(NODES), &Stop::new());
        let thought = table.task(aids).think(players[seat.index()], number, &mut leash);
        let best = thought.ok().and_then(|thought| thought.best).expect("the game goes on");
        table.play(&best).expect("a player's move is legal");
    }
    table
}
