//! Who is being served: how many in all, how many of one address, and who gives way to others.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, Shutdown, TcpStream};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::error::MessageError;
use crate::limits::Limits;

/// Everybody who is being served.
#[derive(Debug)]
pub struct Room {
    limits: Limits,
    seated: Mutex<HashMap<u64, Seated>>,
}

#[derive(Debug)]
struct Seated {
    from: IpAddr,
    stream: Arc<TcpStream>,
    /// Since when it has been silent without a game; `None` while it plays or is being answered.
    idle_since: Option<Instant>,
}

/// The place of one client, free again when it is dropped.
#[derive(Debug)]
pub struct Place<'r> {
    room: &'r Room,
    number: u64,
    from: IpAddr,
}

impl Room {
    /// Nobody is here yet.
    pub fn new(limits: Limits) -> Room {
        Room { limits, seated: Mutex::default() }
    }

    /// A place for a new client, or why there is none. Whoever has been silent for long without a game gives way to it.
    pub fn admit(
        &self,
        number: u64,
        from: IpAddr,
        stream: &Arc<TcpStream>,
    ) -> Result<Place<'_>, MessageError> {
        let from = neighbourhood(from);
        let mut seated = self.seated();
        if count(&seated, from) >= self.limits.each && !self.send_away(&mut seated, Some(from)) {
            return Err(MessageError::Crowded);
        }
        if seated.len() >= self.limits.room && !self.send_away(&mut seated, None) {
            return Err(MessageError::Full);
        }
        let newcomer = Seated { from, stream: Arc::clone(stream), idle_since: Some(Instant::now()) };
        seated.insert(number, newcomer);
        Ok(Place { room: self, number, from })
    }

    /// Sends somebody away who has been silent for long without a game, if there is anybody.
    pub fn make_place(&self) {
        self.send_away(&mut self.seated(), None);
    }

    /// Ends all conversations.
    pub fn close(&self) {
        for (_, Seated { stream, .. }) in self.seated().drain() {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    /// Sends away who has been silent without a game for longest, and long enough; whether there was anybody.
    fn send_away(&self, seated: &mut HashMap<u64, Seated>, from: Option<IpAddr>) -> bool {
        let idle = |(number, client): (&u64, &Seated)| {
            let since = client.idle_since?;
            let counts =
                since.elapsed() >= self.limits.gives_way && from.is_none_or(|from| from == client.from);
            counts.then_some((since, *number))
        };
        let longest = seated.iter().filter_map(idle).min();
        let Some(client) = longest.and_then(|(_, number)| seated.remove(&number)) else { return false };
        // Its thread wakes up, finds that it has no place, and tells the client.
        let _ = client.stream.shutdown(Shutdown::Read);
        true
    }

    fn seated(&self) -> MutexGuard<'_, HashMap<u64, Seated>> {
        self.seated.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Place<'_> {
    /// Whether it was given to somebody else.
    pub fn is_lost(&self) -> bool {
        !self.room.seated().contains_key(&self.number)
    }

    /// Since when the client has been silent without a game; `None` while it plays or is being answered.
    pub fn set_idle(&self, since: Option<Instant>) {
        if let Some(client) = self.room.seated().get_mut(&self.number) {
            client.idle_since = since;
        }
    }

    /// How many clients its address has, itself included.
    pub fn neighbours(&self) -> u64 {
        count(&self.room.seated(), self.from) as u64
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.room.seated().remove(&self.number);
    }
}

fn count(seated: &HashMap<u64, Seated>, from: IpAddr) -> usize {
    seated.values().filter(|client| client.from == from).count()
}

/// What counts as one address: this machine by whichever of its own addresses, and of the new kind of addresses a whole network of
/// the smallest size that is given out, for whoever has one of them has them all.
pub fn neighbourhood(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        own if own.is_loopback() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V4(one) => IpAddr::V4(one),
        IpAddr::V6(one) => IpAddr::V6(Ipv6Addr::from_bits(one.to_bits() >> 64 << 64)),
    }
}
