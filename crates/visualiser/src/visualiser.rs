//! The socket to which visualisers connect.

use std::io::{self, BufWriter, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use crate::config::Config;
use crate::connection::Connection;
use crate::form::Form;
use crate::message::Said;
use crate::problem::Problem;

/// How many clients are served at once unless somebody says otherwise.
const ROOM: usize = 1024;

/// How long to wait when no connection can be accepted, most likely because there are too many files open.
const PAUSE: Duration = Duration::from_millis(20);

/// A bound socket, ready to serve visualisers.
#[derive(Debug)]
pub struct Visualiser {
    listener: TcpListener,
    address: SocketAddr,
    config: Config,
    room: usize,
}

impl Visualiser {
    /// Binds the socket to `address`, such as `127.0.0.1:60070`; port 0 takes any free one.
    pub fn bind(address: &str, config: Config) -> io::Result<Visualiser> {
        let listener = TcpListener::bind(address)?;
        let address = listener.local_addr()?;
        Ok(Visualiser { listener, address, config, room: ROOM })
    }

    /// Serves no more than `room` clients at once.
    pub fn with_room(self, room: usize) -> Visualiser {
        Visualiser { room, ..self }
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves for ever, each client on a thread of its own.
    pub fn run(self) {
        // Every served client holds one clone, so that the clones count the clients.
        let places = Arc::new(());
        let mut number = 0;
        loop {
            match self.listener.accept() {
                Ok((stream, _)) if Arc::strong_count(&places) > self.room => turn_away(stream),
                Ok((stream, _)) => {
                    self.seat(stream, number, Arc::clone(&places));
                    number += 1;
                }
                Err(_) => thread::sleep(PAUSE),
            }
        }
    }

    fn seat(&self, stream: TcpStream, number: u64, place: Arc<()>) {
        let config = self.config.clone();
        let serve = move || {
            // A client that vanishes has ended its conversation: there is nobody left to tell.
            let _ = serve(&stream, config, number);
            drop(place);
        };
        // Without a thread for it the connection is closed; the others go on.
        let _ = thread::Builder::new().name(format!("visualiser {number}")).spawn(serve);
    }
}

/// Serves one client until it has nothing more to send or cannot be written to.
fn serve(mut stream: &TcpStream, config: Config, number: u64) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let mut connection = Connection::new(config, number, BufWriter::new(stream));
    let mut bytes = [0; 4096];
    loop {
        match stream.read(&mut bytes) {
            Ok(0) => return connection.end().map(drop),
            Ok(count) => connection.take(&bytes[..count])?,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}

/// Tells a client that there is no room for it. Its own form is not known yet, but this line is the same in both.
fn turn_away(mut stream: TcpStream) {
    let line = Form::Term.write(&Said::Error(Problem::Full));
    let _ = stream.set_nonblocking(true); // whoever is turned away never keeps others waiting
    let _ = stream.write_all(line.as_bytes());
}
