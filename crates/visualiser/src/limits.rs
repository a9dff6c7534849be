//! How much of a server one client, one address, or everybody may have.

use std::time::Duration;

use tabuleiro_thinkers as thinkers;

/// How much of a server one client, one address, or everybody may have.
///
/// ```
/// use tabuleiro_visualiser::Limits;
/// let small = Limits { room: 4, ..Limits::default() };
/// assert_eq!((small.room, small.each), (4, 512));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// So many clients are served at once.
    pub room: usize,
    /// So many of them may be of one address (see [`neighbourhood`](crate::room::neighbourhood)). Half of the room, so that no single
    /// one can shut out everybody else; no less, for most servers have no other clients than those of their own machine.
    pub each: usize,
    /// So long a client may take for its first message. A visualiser may connect when it is started, and ask its players who they
    /// are only then.
    pub first_word: Duration,
    /// So long may pass between its messages: a human's longest thought.
    pub silence: Duration,
    /// When there is no room, a client that plays no game and has been silent for so long gives way to a new one.
    pub gives_way: Duration,
    /// So long a client may take to read what was written to it.
    pub deaf: Duration,
    /// A client whose bot has been waiting to think for so long is told so, and again after as long.
    pub patience: Duration,
    /// So many bots think at once, besides one that thinks briefly.
    pub thinkers: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            room: 1024,
            each: 512,
            first_word: Duration::from_mins(2),
            silence: Duration::from_mins(30),
            gives_way: Duration::from_secs(5),
            deaf: Duration::from_secs(30),
            patience: Duration::from_secs(30),
            thinkers: thinkers::Limits::default().at_once,
        }
    }
}
