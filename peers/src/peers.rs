//! The same work done by other people's crates, through the calls their own documentation and searches use.

use board_game::board::Board;
use board_game::games::oware::OwareBoard;
use board_game::util::game_stats::perft_naive;
use quantik_core::bitboard::Bitboard;
use quantik_core::game::{WinStatus, check_winner, has_winning_line};
use quantik_core::moves::{apply_move, generate_legal_moves};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};
use tabuleiro_table::works::Done;

/// Somebody else's crate doing one of our works.
pub struct Peer {
    /// The crate.
    pub name: &'static str,
    /// Does one round.
    pub round: fn(u64) -> Done,
}

/// Who does that work, if anybody.
pub fn of(work: &str) -> Option<Peer> {
    match work {
        "quantik-playouts" => Some(Peer { name: "quantik-core", round: quantik_playouts }),
        "quantik-perft5" => Some(Peer { name: "quantik-core", round: quantik_perft }),
        "oware-playouts" => Some(Peer { name: "board-game", round: oware_playouts }),
        "oware-perft9" => Some(Peer { name: "board-game", round: oware_perft }),
        _ => None,
    }
}

/// Random games in a round: fewer than ours, because they are slower; speeds are compared, not rounds.
const GAMES: u64 = 500;

fn playouts(number: u64, mut game: impl FnMut(&mut Xoshiro256PlusPlus) -> u64) -> Done {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
    Done { units: GAMES, signature: (0..GAMES).map(|_| game(&mut rng)).sum() }
}

fn quantik_playouts(number: u64) -> Done {
    playouts(number, |rng| {
        let mut board = Bitboard::EMPTY;
        let mut plies = 0;
        while check_winner(&board) == WinStatus::NoWin {
            let moves = generate_legal_moves(&board);
            if moves.is_empty() {
                break;
            }
            let index = (u64::from(rng.next_u32()) * moves.len() as u64) >> 32;
            board = apply_move(&board, &moves[index as usize]);
            plies += 1;
        }
        plies
    })
}

fn quantik_perft(_number: u64) -> Done {
    let count = quantik_count(&Bitboard::EMPTY, 5);
    Done { units: count, signature: count }
}

fn quantik_count(board: &Bitboard, depth: u32) -> u64 {
    if has_winning_line(board) {
        return 0;
    }
    let moves = generate_legal_moves(board);
    if depth == 1 {
        return moves.len() as u64;
    }
    moves.iter().map(|mv| quantik_count(&apply_move(board, mv), depth - 1)).sum()
}

/// It has no rule about repeated positions, only a special case for two last seeds, so a game may run on for long.
fn oware_playouts(number: u64) -> Done {
    playouts(number, |rng| {
        let mut board = OwareBoard::<6>::default();
        let mut plies = 0;
        while !board.is_done() && board.play_random_available_move(rng).is_ok() {
            plies += 1;
        }
        plies
    })
}

fn oware_perft(_number: u64) -> Done {
    let count = perft_naive(&OwareBoard::<6>::default(), 9);
    Done { units: count, signature: count }
}
