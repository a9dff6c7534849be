//! How much is done for strangers.

use std::time::Duration;

/// How much is done for strangers. Whoever is silent, slow or many keeps nobody else waiting for long.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// So many connections are open at a time; others wait at the door.
    pub connections: usize,
    /// A request has come to the end of its head within this time, or the connection is closed.
    pub head: Duration,
    /// A connection is asked to end after this time: a browser then opens another.
    pub life: Duration,
    /// Who has been asked to end has so long to do it.
    pub grace: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 256,
            head: Duration::from_secs(20),
            life: Duration::from_mins(5),
            grace: Duration::from_secs(2),
        }
    }
}
