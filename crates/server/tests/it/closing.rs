//! How a server begins and ends.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::time::Duration;

use tabuleiro_server::{Limits, Page, Server, is_served};

use crate::client::{PAGE, connect, get, serve, serve_within};

#[test]
fn a_dropped_server_listens_no_more() {
    let serving = serve();
    let address = serving.address();
    assert_eq!(get(address, "/").status, 200);
    drop(serving);
    assert!(TcpStream::connect(address).is_err());
}

#[test]
fn who_is_only_connected_does_not_keep_it_from_closing() {
    let serving = serve();
    let mut silent = connect(serving.address());
    let mut idle = connect(serving.address());
    idle.write_all(b"GET /sw.js HTTP/1.1\r\nhost: x\r\n\r\n").expect("it is heard");
    let mut first = [0; 12];
    idle.read_exact(&mut first).expect("it is answered");
    drop(serving);
    let mut rest = Vec::new();
    idle.read_to_end(&mut rest).expect("the answer came to its end, and then the connection");
    assert!(rest.ends_with(b"self"));
    assert!(matches!(silent.read(&mut first), Ok(0) | Err(_)));
}

#[test]
fn it_closes_even_when_every_place_is_taken() {
    let limits = Limits { connections: 1, grace: Duration::from_millis(100), ..Limits::default() };
    let serving = serve_within(limits);
    let mut halting = connect(serving.address());
    halting.write_all(b"GET / HTTP/1.1\r\n").expect("it is heard");
    drop(serving);
}

#[test]
fn an_address_that_is_taken_is_an_error() {
    let serving = serve();
    let error = Server::bind(&serving.address().to_string(), PAGE).expect_err("it is taken");
    assert_eq!(error.kind(), std::io::ErrorKind::AddrInUse);
}

#[test]
fn the_next_free_port_is_taken_if_the_first_is_not_free() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port").local_addr();
    let first = taken.expect("an address");
    let holder = TcpListener::bind(first).expect("it is free again");
    // Somebody else may take some of the next ones meanwhile, but not all.
    let server = Server::bind_near(first, 50, PAGE).expect("another port");
    assert!(server.address().port() > first.port());
    let error = Server::bind_near(first, 0, PAGE).expect_err("there is no other to try");
    assert_eq!(error.kind(), std::io::ErrorKind::AddrInUse);
    drop(holder);
}

#[test]
fn a_server_knows_another_of_its_kind() {
    let serving = serve();
    let address = serving.address();
    assert!(is_served(address));
    drop(serving);
    assert!(!is_served(address), "nobody is there");
    let mute = TcpListener::bind("127.0.0.1:0").expect("a free port");
    assert!(!is_served(mute.local_addr().expect("an address")), "somebody else is there");
    let bare = Server::bind("127.0.0.1:0", Page { files: &[] }).and_then(Server::start).expect("a server");
    assert!(!is_served(bare.address()), "it has no page");
}
