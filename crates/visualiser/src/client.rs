//! One client's socket, from its first byte to its last.

use std::io::{self, BufWriter, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use socket2::{SockRef, TcpKeepalive};
use tabuleiro_thinkers::{Account, Thinkers};

use crate::caller::Caller;
use crate::config::Config;
use crate::connection::Connection;
use crate::error::MessageError;
use crate::form::Form;
use crate::limits::Limits;
use crate::message::Said;
use crate::room::Place;

/// A client that has been silent for so long is asked by the system whether it is still there, and again after [`ASK_AGAIN`]. A machine
/// that was switched off, or a cable that was pulled, says no goodbye: this frees its place within minutes, not after the
/// longest human thought.
const ASK: Duration = Duration::from_mins(1);
const ASK_AGAIN: Duration = Duration::from_secs(10);

/// Serves one client until it has nothing more to send, cannot be written to, or has been silent for too long.
pub(crate) fn serve(
    stream: &TcpStream,
    place: &Place<'_>,
    thinkers: &Thinkers,
    (config, number): (Config, u64),
    limits: &Limits,
) -> io::Result<()> {
    prepare(stream, limits)?;
    let caller = Caller { thinkers, place, stream, patience: limits.patience, account: Account::default() };
    let out = BufWriter::new(Outlet(stream));
    let mut connection = Connection::thinking(config, number, out, caller);
    let mut bytes = [0; 4096];
    let mut heard_at = Instant::now();
    loop {
        let patience = if connection.heard() == 0 { limits.first_word } else { limits.silence };
        match read(stream, patience.saturating_sub(heard_at.elapsed()), &mut bytes) {
            Ok(0) if place.is_lost() => return connection.part(MessageError::GaveWay).map(drop),
            Ok(0) => return connection.end().map(drop),
            Ok(count) => {
                place.set_idle(None);
                let before = connection.heard();
                connection.take(&bytes[..count])?;
                // Bytes that make no message are no sign of life.
                heard_at = if connection.heard() > before { Instant::now() } else { heard_at };
                place.set_idle(if connection.is_playing() { None } else { Some(heard_at) });
            }
            Err(error) if is_timeout(&error) => {
                return connection.part(MessageError::Silent(patience)).map(drop);
            }
            Err(error) => return Err(error),
        }
    }
}

/// Tells a client why there is no place for it. Its own form is not known yet, but this line is the same in both.
pub(crate) fn turn_away(mut stream: &TcpStream, why: MessageError) {
    let line = Form::Term.write(&Said::Error(why));
    let _ = stream.set_nonblocking(true); // whoever is turned away never keeps others waiting
    let _ = stream.write_all(line.as_bytes());
}

fn prepare(stream: &TcpStream, limits: &Limits) -> io::Result<()> {
    stream.set_nodelay(true)?;
    stream.set_write_timeout(Some(limits.deaf))?;
    let keep_alive = TcpKeepalive::new().with_time(ASK).with_interval(ASK_AGAIN);
    SockRef::from(stream).set_tcp_keepalive(&keep_alive)
}

/// Reads what has come, or waits so long for it.
fn read(mut stream: &TcpStream, patience: Duration, bytes: &mut [u8]) -> io::Result<usize> {
    if patience.is_zero() {
        return Err(ErrorKind::TimedOut.into());
    }
    stream.set_read_timeout(Some(patience))?;
    loop {
        match stream.read(bytes) {
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            read => return read,
        }
    }
}

fn is_timeout(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut)
}

/// Where a client's answers go. One that has not taken all of them within the time for writing is given up, even if it takes a
/// byte now and then.
struct Outlet<'s>(&'s TcpStream);

impl Write for Outlet<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.0.write(bytes)?;
        if written < bytes.len() { Err(ErrorKind::TimedOut.into()) } else { Ok(written) }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}
