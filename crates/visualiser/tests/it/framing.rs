//! Messages however they are packed.

use std::thread;
use std::time::Duration;

use tabuleiro_visualiser::connection::converse;
use tabuleiro_visualiser::frame::{Frame, Framer};

use crate::client::{Client, REPORT, serve};

fn frames(bytes: &[u8]) -> Vec<Frame> {
    let mut framer = Framer::new();
    let mut found: Vec<Frame> = bytes.iter().filter_map(|&byte| framer.take(byte)).collect();
    found.extend(framer.end());
    found
}

fn texts(texts: &[&str]) -> Vec<Frame> {
    texts.iter().map(|&text| Frame::Text(text.to_owned())).collect()
}

#[test]
fn lines_end_with_a_line_feed_and_terms_with_a_full_stop() {
    assert_eq!(frames(b"a b\r\nc\n\nd.e"), texts(&["a b", "c", "", "d.e"]));
    assert_eq!(frames(b"[a].[b] .\r\n\r\n[c\r\n].."), texts(&["[a]", "[b]", "[c", "]", ""]));
}

#[test]
fn a_term_can_stand_on_several_lines() {
    let term = b"[ beginGame ,\n\t[bot2, 0],\r\n\n [human,10],\n1,\n[[1,2,3,4,5,6],\n[0,0,0,0,0,0]]\n]\n.\n";
    assert_eq!(frames(term).len(), 1);
    let answer = String::from_utf8(converse(term, REPORT)).expect("text");
    assert!(
        answer.starts_with("ack.\nplayerTurn 1.\ngameStatus [[1,2,3,4,5,6],[0,0,0,0,0,0]] 0 10.\n"),
        "{answer}"
    );
}

#[test]
fn a_line_that_can_be_no_term_ends_there() {
    let errors = |text: &[u8]| {
        let answer =
            String::from_utf8(converse(&[b"[playerChooses,1].\n", text].concat(), REPORT)).expect("text");
        answer.lines().filter(|line| line.starts_with("error ")).count() - 1
    };
    assert_eq!(errors(b"x\n"), 1);
    assert_eq!(errors(b"[[[\n"), 1);
    assert_eq!(errors(b"[foo\n"), 1);
    assert_eq!(errors(b"[playerChooses 1\n"), 1);
    assert_eq!(errors(b"\xff\n[playerChooses,1].\n"), 2);
    assert_eq!(errors(b"[playerChooses,\n"), 1, "what is left at the end is read too");
    assert_eq!(errors(b"\n \r\n\t"), 0);
}

#[test]
fn a_message_in_single_bytes_is_a_message() {
    let address = serve(REPORT);
    let mut client = Client::plain(address);
    for byte in b"beginGame human human\r\n" {
        client.send([*byte]);
        thread::sleep(Duration::from_millis(1));
    }
    client.expect(&["ack", "playerTurn 1", "gameStatus [[4,4,4,4,4,4],[4,4,4,4,4,4]] 0 0"]);
    let mut client = Client::term(address);
    for byte in b"[beginGame,[human,1],[human,2],2,newBoard]." {
        client.send([*byte]);
        thread::sleep(Duration::from_millis(1));
    }
    client.expect(&["ack", "playerTurn 2", "gameStatus [[4,4,4,4,4,4],[4,4,4,4,4,4]] 1 2"]);
}

#[test]
fn several_messages_in_one_packet_are_answered_in_order() {
    let mut client = Client::term(serve(REPORT));
    client.send(
        "[beginGame,[human,0],[human,0],1,newBoard].[playerChooses,3].[playerChooses,9].[playerChooses,1].",
    );
    client.expect(&["ack", "playerTurn 1", "gameStatus [[4,4,4,4,4,4],[4,4,4,4,4,4]] 0 0"]);
    client.expect(&["playerTurn 2", "gameStatus [[5,5,0,4,4,4],[5,5,4,4,4,4]] 0 0"]);
    assert_eq!(client.error(), "\"9\" is not a position: the positions are 1 to 6");
    client.expect(&["playerTurn 1", "gameStatus [[5,5,0,4,4,4],[0,6,5,5,5,5]] 0 0"]);
}

#[test]
fn the_first_byte_decides_how_a_connection_is_answered_and_both_forms_are_understood() {
    let mut client = Client::plain(serve(REPORT));
    client.send("hello\n[beginGame,[human,0],[human,0],1,newBoard].\n[playerChooses,3].\n");
    client.error();
    client.expect(&["ack", "playerTurn 1", "gameStatus [[4,4,4,4,4,4],[4,4,4,4,4,4]] 0 0", "playerTurn 2"]);
    let mut client = Client::term(serve(REPORT));
    client.send("[hello].beginGame human human.playerChoose 3.");
    client.error();
    client.expect(&["ack", "playerTurn 1", "gameStatus [[4,4,4,4,4,4],[4,4,4,4,4,4]] 0 0", "playerTurn 2"]);
}
