//! A small page, and somebody who asks for it.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use tabuleiro_server::{File, Limits, Page, Server, Serving};

/// Longer than any answer takes.
const PATIENCE: Duration = Duration::from_secs(30);

const fn file(name: &'static str, bytes: &'static [u8], packed: Option<&'static [u8]>) -> File {
    File { name, bytes, packed, tag: "1a2b" }
}

/// One file of every type that a page has. What is packed here need not unpack: the server does not look inside.
pub(crate) static PAGE: Page = Page {
    files: &[
        file("index.html", b"<p>the page</p>", Some(b"packed page")),
        file("sw.js", b"self", None),
        file("assets/index-1a2b.js", b"let x = 1", Some(b"packed script")),
        file("assets/index-1a2b.css", b"p { }", None),
        file("assets/core-1a2b.wasm", b"\0asm", None),
        file("assets/mark-1a2b.svg", b"<svg/>", None),
        file("assets/text-1a2b.woff2", b"wOF2", None),
        file("assets/table-1a2b.bin", b"\x01\x02", None),
        file("tabuleiro.webmanifest", b"{}", None),
        file("version.json", b"[]", None),
    ],
};

/// The page, served at a free port.
pub(crate) fn serve() -> Serving {
    serve_within(Limits::default())
}

pub(crate) fn serve_within(limits: Limits) -> Serving {
    let server = Server::bind("127.0.0.1:0", PAGE).expect("a free port").with_limits(limits);
    server.start().expect("a thread")
}

pub(crate) fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).expect("somebody listens");
    stream.set_read_timeout(Some(PATIENCE)).expect("a time to wait");
    stream
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    head: String,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    /// A header by its name in small letters.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
    }
}

/// Sends a request with these lines besides, on a connection of its own.
pub(crate) fn ask(address: SocketAddr, method: &str, path: &str, lines: &[&str]) -> Answer {
    let mut stream = connect(address);
    let first = format!("{method} {path} HTTP/1.1");
    let request = [&[&first, "host: x", "connection: close"], lines, &["", ""]].concat().join("\r\n");
    stream.write_all(request.as_bytes()).expect("it is heard");
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).expect("it answers and hangs up");
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
    let head = String::from_utf8(bytes[..end].to_vec()).expect("a head is text");
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
    Answer { status, head, body: bytes[end + 4..].to_vec() }
}

pub(crate) fn get(address: SocketAddr, path: &str) -> Answer {
    ask(address, "GET", path, &[])
}
