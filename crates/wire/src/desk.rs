//! Who answers requests about one session: a browser's worker, a connection of a server, a test.
//!
//! | file | what is asked |
//! |---|---|
//! | `catalogue` | what there is |
//! | `looking` | how a session looks |
//! | `holding` | that something happens in it |
//! | `thinking` | what somebody thinks of it |

mod catalogue;
mod holding;
mod looking;
mod thinking;

use tabuleiro_search::{Aids, Stop};
use tabuleiro_table::time::Moment;
use tabuleiro_table::{self as table, Kinds, Round, Session};

use crate::answer::Answer;
use crate::ask::Ask;
use crate::envelope::{Request, Response};
use crate::{Fault, WireError};

/// Answers requests about one session at a time. It thinks on the caller's own thread, within the nodes that are asked for
/// and until its stop is pulled.
pub struct Desk {
    kinds: Kinds,
    round: Option<Round>,
    aids: Aids,
    stop: Stop,
    /// Nobody who asks gets more nodes than this at once.
    most_nodes: u64,
}

/// Nobody who asks over the wire gets more nodes than this at once, unless the host says otherwise.
pub const MOST_NODES: u64 = 1 << 32;

impl Desk {
    /// A desk with these games, and no session yet.
    pub fn new(kinds: Kinds) -> Desk {
        Desk { kinds, round: None, aids: Aids::none(), stop: Stop::new(), most_nodes: MOST_NODES }
    }

    /// The same, at which nobody gets more nodes than these at once.
    pub fn within(self, most_nodes: u64) -> Desk {
        Desk { most_nodes, ..self }
    }

    /// A cord that cuts the next thought short. Every thought has its own, so that one pulled too late does no harm: it is
    /// taken hold of before the request is made.
    pub fn stop(&self) -> Stop {
        self.stop.clone()
    }

    /// The session, if one is open.
    pub fn session(&self) -> Option<&Session> {
        self.round.as_ref().map(Round::session)
    }

    /// Answers a request given as text. Whatever it is, there is an answer, and what is refused changes nothing.
    pub fn hear(&mut self, text: &str, now: Moment) -> String {
        let response = match Request::read(text) {
            Ok(request) => self.answer(request, now),
            Err(error) => Response::to(Request::number(text), Answer::Fault { fault: Fault::of(&error) }),
        };
        response.write()
    }

    /// Answers a request.
    pub fn answer(&mut self, Request { id, ask, .. }: Request, now: Moment) -> Response {
        let answer = match ask {
            Ask::Catalogue(ask) => self.catalogue(ask),
            Ask::Look(ask) => self.look(&ask, now),
            Ask::Hold(ask) => self.hold(ask, now),
            Ask::Think(ask) => self.think(ask),
        };
        Response::to(id, answer.unwrap_or_else(|fault| Answer::Fault { fault: *fault }))
    }

    fn opened(&self) -> Result<&Session, Box<Fault>> {
        self.session().ok_or_else(|| WireError::NotOpen.into())
    }

    fn round(&mut self) -> Result<&mut Round, Box<Fault>> {
        self.round.as_mut().ok_or_else(|| WireError::NotOpen.into())
    }

    fn kind(&self, name: &str) -> Result<&'static dyn table::Kind, Box<Fault>> {
        self.kinds.find(name).ok_or_else(|| WireError::UnknownGame(name.to_owned()).into())
    }
}
