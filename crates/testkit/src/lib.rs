//! The laws every game keeps, the tools its tests share, and a small fifth game to test everything else with.
//!
//! | file | what it is for |
//! |---|---|
//! | [`mod@laws`] | every promise of `Game`, `Move`, `Observe`, `Symmetry`, `Read`, `Options` and `Show`, one test each, by [`laws!`](crate::laws!) |
//! | [`naive`] | the fast rules against a slow second implementation |
//! | [`perfts`] | the numbers of a `perft.txt` |
//! | [`book`] | the worked positions of a rule book |
//! | [`golden`] | playthroughs that must not change |
//! | [`ladder`] | the players of a game by their measured strength |
//! | [`words`] | that every sentence exists in every language |
//! | [`verify`] | whether long checks are asked for |
//! | [`walk`] | random games to test along |
//! | [`morris`] | Three Men's Morris, a whole game with the same files as any other, which is in no list but a test's: what shows, plays, records or sends games must take it without having heard of it. `cargo xtask new-game` makes new games from it. |

pub mod book;
pub mod golden;
pub mod ladder;
pub mod laws;
pub mod morris;
pub mod naive;
pub mod perfts;
pub mod verify;
pub mod walk;
pub mod words;

pub use book::rule_book;
pub use golden::playthroughs;
pub use morris::Morris;
pub use naive::Naive;
pub use perfts::perft_table;
pub use tabuleiro_game::Lang;
