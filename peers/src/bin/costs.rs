//! What a view, a board, the choices and a table cost, in bytes and allocations, and how long a typed move takes to its events.

use std::alloc::System;
use std::time::Instant;

use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use tabuleiro_games::GAMES;
use tabuleiro_table::time::Moment;
use tabuleiro_table::{Act, Command, Kind, Player, Session, Setup, Table, Terms};

#[global_allocator]
static GLOBAL: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// The position looked at stands so many moves into a game, or as many as there are before its end.
const PLIES: usize = 20;
/// So many typed moves are timed.
const TYPED: u32 = 20_000;

fn main() {
    println!("{:8} {:>18} {:>18} {:>18} {:>8} {:>10}", "game", "view", "choices", "board, once", "table", "typed move");
    for kind in GAMES.iter() {
        let (opened, _, mut table) = cost(|| kind.open(&Setup::default()).expect("it begins"));
        walk(kind, table.as_mut());
        let (view, choices, board) = (cost(|| table.view(usize::MAX)), cost(|| table.choices()), cost(|| table.board()));
        let shown = |bytes: usize, allocations: usize| format!("{bytes} B in {allocations}");
        println!(
            "{:8} {:>18} {:>18} {:>18} {:>6} B {:>7.2} us",
            kind.name(),
            shown(view.0, view.1),
            shown(choices.0, choices.1),
            shown(board.0, board.1),
            opened,
            typed(table),
        );
    }
}

/// Bytes and allocations of making something.
fn cost<T>(make: impl FnOnce() -> T) -> (usize, usize, T) {
    let region = Region::new(GLOBAL);
    let made = make();
    let change = region.change();
    (change.bytes_allocated, change.allocations, made)
}

/// Plays some moves, but none that ends the game.
fn walk(kind: &'static dyn Kind, table: &mut dyn Table) {
    for ply in 0..PLIES {
        let state = table.state(usize::MAX);
        let text = &state.moves[(ply * 7 + 3) % state.moves.len()];
        let setup = Setup { position: Some(state.position.clone()), ..Setup::default() };
        let mut ahead = kind.open(&setup).expect("a position of a game");
        ahead.play(text).expect("a legal move");
        if ahead.now().1.is_some() {
            return;
        }
        table.play(text).expect("a legal move");
    }
}

/// Microseconds from a typed move to its events, and back again.
fn typed(table: Box<dyn Table>) -> f64 {
    let moves = table.state(usize::MAX).moves;
    let players = vec![Player::human(); usize::from(table.seats())];
    let now = Moment(0);
    let mut session = Session::new(table, players, Terms::friendly(0), now).expect("everybody has a seat");
    let begun = Instant::now();
    for text in moves.iter().cycle().take(TYPED as usize) {
        let seat = session.turn().expect("the game goes on");
        let Ok(tabuleiro_game::Reading::Move(text)) = session.table().read(text, tabuleiro_game::Lang::En) else {
            continue;
        };
        let _ = session.handle(seat, &Command::here(session.head(), Act::Play(text)), now);
        let _ = session.handle(seat, &Command::here(session.head(), Act::OfferTakeback), now);
    }
    begun.elapsed().as_secs_f64() * 1e6 / f64::from(TYPED)
}
