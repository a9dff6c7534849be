//! Those who ask for what there is not, in great number, or for nothing that can be read.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr};
use std::thread;
use std::time::Duration;

use tabuleiro_server::Limits;

use crate::client::{ask, connect, get, serve, serve_within};

#[test]
fn an_unknown_path_gets_a_sentence_in_both_languages() {
    let serving = serve();
    let answer = get(serving.address(), "/frob");
    assert_eq!((answer.status, answer.header("etag")), (404, None));
    let told = String::from_utf8(answer.body).expect("text");
    assert!(told.contains("nothing at this address") && told.contains("Não há nada"), "{told}");
}

#[test]
fn no_path_leads_out_of_the_page() {
    let serving = serve();
    for path in [
        "/../Cargo.toml",
        "/../../../../../../etc/passwd",
        "/assets/../../Cargo.toml",
        "/assets/../index.html",
        "/%2e%2e/Cargo.toml",
        "/..%2fCargo.toml",
        "/..\\Cargo.toml",
        "//etc/passwd",
        "/./index.html",
        "/index.html/",
        "/index.html%00.js",
        "/INDEX.HTML",
        "/assets",
        "/assets/",
        "/.vite/manifest.json",
        "/index.html.gz",
    ] {
        assert_eq!(get(serving.address(), path).status, 404, "{path}");
    }
}

#[test]
fn garbage_is_turned_away_and_the_next_is_served() {
    let serving = serve();
    let long = format!("GET / HTTP/1.1\r\nx: {}\r\n\r\n", "y".repeat(100_000));
    let many = format!("GET / HTTP/1.1\r\n{}\r\n", "a: b\r\n".repeat(5_000));
    let garbage: [&[u8]; 9] = [
        b"\0\0\0\0\0\0\0\0\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\ncontent-length: x\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"\xff\xfe\xfd",
        long.as_bytes(),
        many.as_bytes(),
    ];
    for bytes in garbage {
        assert_ne!(first_bytes(serving.address(), bytes), b"HTTP/1.1 200", "{}", bytes.escape_ascii());
        assert_eq!(get(serving.address(), "/").status, 200);
    }
}

/// How the answer to these bytes begins; nothing, if the server hangs up without one.
fn first_bytes(address: SocketAddr, bytes: &[u8]) -> Vec<u8> {
    let mut stream = connect(address);
    // It may hang up before it has heard all of it.
    let _ = stream.write_all(bytes);
    let _ = stream.shutdown(Shutdown::Write);
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    answer.truncate(12);
    answer
}

#[test]
fn many_ask_at_once() {
    let serving = serve();
    let address = serving.address();
    let askers: Vec<_> = (0..16)
        .map(|_| thread::spawn(move || (0..50).all(|_| get(address, "/assets/index-1a2b.js").status == 200)))
        .collect();
    assert!(askers.into_iter().all(|asker| asker.join().expect("it asks")));
}

#[test]
fn one_connection_asks_again_and_again() {
    let serving = serve();
    let mut stream = connect(serving.address());
    let request = "GET /sw.js HTTP/1.1\r\nhost: x\r\n\r\n".repeat(99)
        + "GET /sw.js HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    stream.write_all(request.as_bytes()).expect("it is heard");
    let mut answers = String::new();
    stream.read_to_string(&mut answers).expect("it answers");
    assert_eq!(answers.matches("HTTP/1.1 200 OK").count(), 100);
}

#[test]
fn the_silent_lose_their_places_to_those_who_wait() {
    let brief = Duration::from_millis(200);
    let serving = serve_within(Limits { connections: 3, head: brief, ..Limits::default() });
    let silent: Vec<_> = (0..3).map(|_| connect(serving.address())).collect();
    let mut halting = connect(serving.address());
    halting.write_all(b"GET / HTTP/1.1\r\nx: ").expect("it is heard");
    assert_eq!(get(serving.address(), "/").status, 200);
    drop(silent);
}

#[test]
fn nobody_keeps_a_connection_for_good() {
    let brief = Duration::from_millis(100);
    let serving = serve_within(Limits { connections: 1, life: brief, grace: brief, ..Limits::default() });
    let mut stream = connect(serving.address());
    stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").expect("it is heard");
    let answer = ask(serving.address(), "GET", "/", &[]);
    assert_eq!(answer.status, 200, "the only place has become free");
    let mut told = Vec::new();
    stream.read_to_end(&mut told).expect("it was answered first, and then hung up on");
    assert!(told.starts_with(b"HTTP/1.1 200"));
}
