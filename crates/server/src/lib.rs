//! Tabuleiro for other programs: for now the socket by which the Oware report's visualiser plays.
//!
//! The protocol is described in `docs/protocol.md`, whose transcripts run as tests. Bytes become messages, messages
//! change a game, and what the game has to say becomes bytes again; only the last file knows a socket.
//!
//! ```
//! use tabuleiro_game::Rules;
//! use tabuleiro_server::connection::converse;
//! use tabuleiro_server::visualiser::Config;
//!
//! let config = Config { rules: Rules::Report, seed: 1 };
//! let answer = converse(b"beginGame human human\n", config);
//! assert_eq!(answer, b"ack\nplayerTurn 1\ngameStatus [[4,4,4,4,4,4],[4,4,4,4,4,4]] 0 0\n");
//! ```
//!
//! | file | noun |
//! |---|---|
//! | [`message`] | what is heard from a client, and what is said to it |
//! | [`problem`] | [`Problem`](problem::Problem), why a message is answered with `error` |
//! | [`plain`] | messages as the report writes them, one a line |
//! | [`term`] | messages as Prolog terms, each ended by a full stop |
//! | [`form`] | [`Form`](form::Form), which of the two a connection speaks |
//! | [`frame`] | [`Framer`](frame::Framer), from bytes to the texts of single messages |
//! | [`game`] | [`Match`](game::Match), one game from `ack` to `endGame` |
//! | [`conversation`] | [`Conversation`](conversation::Conversation), one game after another |
//! | [`connection`] | [`Connection`](connection::Connection), bytes in and bytes out |
//! | [`visualiser`] | [`Visualiser`](visualiser::Visualiser), the socket |

pub mod connection;
pub mod conversation;
pub mod form;
pub mod frame;
pub mod game;
pub mod message;
pub mod plain;
pub mod problem;
pub mod term;
pub mod visualiser;

use tabuleiro_game::{Message, Words};

/// The server's sentences.
pub static WORDS: Words = Words { en: include_str!("../words/en.ftl"), pt: include_str!("../words/pt.ftl") };

/// The sentence with that key.
pub(crate) const fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}
