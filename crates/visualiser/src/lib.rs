//! The socket by which the Oware report's visualiser plays.
//!
//! The protocol is described in `docs/protocol.md`, whose transcripts run as tests. Bytes become messages, messages
//! change a game, and what the game has to say becomes bytes again; only the last files know sockets and threads. The game is a
//! [`Session`](tabuleiro_table::Session), played through the same door by humans and bots.
//!
//! ```
//! use tabuleiro_game::Rules;
//! use tabuleiro_visualiser::{Config, converse};
//!
//! let answer = converse(b"beginGame human human\n", Config::new(Rules::Report, 1));
//! assert_eq!(answer, b"ack\nplayerTurn 1\ngameStatus [[4,4,4,4,4,4],[4,4,4,4,4,4]] 0 0\n");
//! ```
//!
//! | file | noun |
//! |---|---|
//! | [`config`] | [`Config`], what is the same for every client |
//! | [`message`] | what is heard from a client, and what is said to it |
//! | [`error`] | [`MessageError`](error::MessageError), why a message is answered with `error` |
//! | [`plain`] | messages as the report writes them, one a line |
//! | [`term`] | messages as Prolog terms, each ended by a full stop |
//! | [`form`] | [`Form`](form::Form), which of the two a connection speaks |
//! | [`frame`] | [`Framer`](frame::Framer), from bytes to the texts of single messages |
//! | [`rows`] | [`Rows`](rows::Rows), the report's board, and how it lies on the table |
//! | [`exchange`] | [`Exchange`](exchange::Exchange), what is heard and said about one game, from `ack` to `endGame` |
//! | [`mind`] | [`Mind`](mind::Mind), where bots think |
//! | [`conversation`] | [`Conversation`](conversation::Conversation), one game after another |
//! | [`connection`] | [`Connection`](connection::Connection), bytes in and bytes out |
//! | [`limits`] | [`Limits`], how much of a server one client, one address, or everybody may have |
//! | [`room`] | [`Room`](room::Room), who is being served |
//! | `caller` | the mind of one client's bots, which asks the [`thinkers`](tabuleiro_thinkers) that all clients share |
//! | `client` | one client's socket, from its first byte to its last |
//! | [`visualiser`] | [`Visualiser`], the socket |

mod caller;
mod client;
pub mod config;
pub mod connection;
pub mod conversation;
pub mod error;
pub mod exchange;
pub mod form;
pub mod frame;
pub mod limits;
pub mod message;
pub mod mind;
pub mod plain;
pub mod room;
pub mod rows;
pub mod term;
pub mod visualiser;

pub use config::Config;
pub use connection::converse;
pub use limits::Limits;
pub use visualiser::{Serving, Visualiser};

use tabuleiro_game::{Message, Words};

/// The sentences of this crate.
pub static WORDS: Words =
    Words { name: "visualiser", en: include_str!("../words/en.ftl"), pt: include_str!("../words/pt.ftl") };

/// The sentence with that key.
pub(crate) const fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}
