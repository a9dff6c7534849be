//! Whether another program of this kind serves already.

use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use crate::answer::NAME;

/// Longer than a program on the same machine takes for an answer.
const PATIENCE: Duration = Duration::from_millis(500);

/// A head of ours is shorter.
const LONGEST: u64 = 4 * 1024;

/// Whether a page of this program is served at the address.
pub fn is_served(address: SocketAddr) -> bool {
    head(address).is_ok_and(|head| {
        let mut lines = head.split("\r\n");
        lines.next() == Some("HTTP/1.1 200 OK")
            && lines.any(|line| line.strip_prefix("server: ") == Some(NAME))
    })
}

fn head(address: SocketAddr) -> io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let request = format!("HEAD / HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes())?;
    let mut head = String::new();
    stream.take(LONGEST).read_to_string(&mut head)?;
    Ok(head)
}
