//! The socket to which visualisers connect.

use std::io::{self, ErrorKind};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle, Scope};
use std::time::Duration;

use tabuleiro_thinkers::{self as thinkers, Thinkers};

use crate::client;
use crate::config::Config;
use crate::limits::Limits;
use crate::room::Room;

/// How long to wait before the next try when no connection can be accepted or made.
const PAUSE: Duration = Duration::from_millis(20);

/// A bound socket, ready to serve visualisers.
#[derive(Debug)]
pub struct Visualiser {
    listener: TcpListener,
    address: SocketAddr,
    config: Config,
    limits: Limits,
    room: Room,
}

/// Who looks after clients: a thread for each, and those on which all their bots think.
#[derive(Clone, Copy)]
struct Hosts<'s, 'e> {
    scope: &'s Scope<'s, 'e>,
    thinkers: &'s Thinkers,
}

impl Visualiser {
    /// Binds the socket to `address`, such as `127.0.0.1:60070`; port 0 takes any free one.
    pub fn bind(address: &str, config: Config) -> io::Result<Visualiser> {
        let listener = TcpListener::bind(address)?;
        let (address, limits) = (listener.local_addr()?, Limits::default());
        Ok(Visualiser { listener, address, config, limits, room: Room::new(limits) })
    }

    /// The same within other limits.
    pub fn with_limits(self, limits: Limits) -> Visualiser {
        Visualiser { limits, room: Room::new(limits), ..self }
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves for ever.
    pub fn run(self) {
        self.serve(&AtomicBool::new(false));
    }

    /// Serves in the background, until the answer is dropped.
    pub fn start(self) -> io::Result<Serving> {
        let address = self.address;
        let is_closing = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&is_closing);
        let door = self.thread("door");
        let serve = move || self.serve(&told);
        let thread = door.spawn(serve)?;
        Ok(Serving { address, is_closing, thread: Some(thread) })
    }

    /// Serves until somebody asks for an end and comes to the door once more. Each client has a thread of its own, which reads and
    /// writes; bots think on a few others. When this returns they have all come to their end.
    fn serve(&self, is_closing: &AtomicBool) {
        // Every client asks one question at a time.
        let limits = thinkers::Limits { at_once: self.limits.thinkers, waiting: self.limits.room };
        let thinkers = Thinkers::start(&self.name("thinker"), limits).expect("a server has a few threads");
        thread::scope(|scope| {
            self.let_in(Hosts { scope, thinkers: &thinkers }, is_closing);
            self.room.close();
            thinkers.close();
        });
    }

    fn let_in<'s>(&'s self, hosts: Hosts<'s, '_>, is_closing: &AtomicBool) {
        let mut number = 0;
        loop {
            let accepted = self.listener.accept();
            if is_closing.load(Ordering::SeqCst) {
                return;
            }
            match accepted {
                Ok((stream, from)) => number += u64::from(self.seat(hosts, stream, from.ip(), number)),
                Err(error) => {
                    // Most likely too many files are open.
                    if error.kind() != ErrorKind::ConnectionAborted {
                        self.room.make_place();
                    }
                    thread::sleep(PAUSE);
                }
            }
        }
    }

    /// Serves a client on a thread of its own; false if there is no place for it.
    fn seat<'s>(&'s self, hosts: Hosts<'s, '_>, stream: TcpStream, from: IpAddr, number: u64) -> bool {
        let stream = Arc::new(stream);
        let place = match self.room.admit(number, from, &stream) {
            Ok(place) => place,
            Err(why) => {
                client::turn_away(&stream, why);
                return false;
            }
        };
        let serve = move || {
            let said = (self.config.clone(), number);
            // A client that vanishes has ended its conversation: there is nobody left to tell.
            let _ = client::serve(&stream, &place, hosts.thinkers, said, &self.limits);
        };
        // Without a thread for it the connection is closed; the others go on.
        let _ = self.thread(&format!("client {number}")).spawn_scoped(hosts.scope, serve);
        true
    }

    /// A thread that can be told from those of other servers by its name.
    fn thread(&self, name: &str) -> thread::Builder {
        thread::Builder::new().name(self.name(name))
    }

    fn name(&self, thread: &str) -> String {
        format!(":{} {thread}", self.address.port())
    }
}

/// A server in the background. Dropped, it ends all conversations, and waits until they have ended.
#[derive(Debug)]
pub struct Serving {
    address: SocketAddr,
    is_closing: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Serving {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.is_closing.store(true, Ordering::SeqCst);
        let Some(thread) = self.thread.take() else { return };
        // Whoever waits at the door notices only when somebody comes.
        while TcpStream::connect_timeout(&own_door(self.address), PAUSE).is_err() && !thread.is_finished() {}
        let _ = thread.join();
    }
}

/// Where a server that listens on all addresses of its machine can be reached from the machine itself.
fn own_door(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(all) if all.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(all) if all.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        one => one,
    };
    SocketAddr::new(ip, address.port())
}
