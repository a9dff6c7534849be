//! The transcripts of the protocol's description, sent and answered again letter by letter.

use tabuleiro_visualiser::connection::{Connection, converse};

use crate::client::{BOOK, Client, REPORT, serve};

const BOOK_MARK: &str = "```transcript rules=book";

/// The transcripts: whether by the book, then lines that begin with `> ` (the client) or `< ` (the server).
fn transcripts() -> Vec<(bool, Vec<(bool, &'static str)>)> {
    let mut found = Vec::new();
    let mut lines = include_str!("../../../../docs/protocol.md").lines();
    while let Some(line) = lines.by_ref().find(|line| line.starts_with("```transcript")) {
        let body = lines.by_ref().take_while(|line| !line.starts_with("```"));
        let spoken = body.map(|line| match line.split_at(2) {
            ("> ", text) => (true, text),
            ("< ", text) => (false, text),
            _ => panic!("“{line}” is said by nobody"),
        });
        found.push((line == BOOK_MARK, spoken.collect()));
    }
    assert!(found.len() >= 3, "the description has its transcripts");
    found
}

#[test]
fn the_described_games_go_as_described() {
    for (by_book, lines) in transcripts() {
        let mut connection = Connection::new(if by_book { BOOK } else { REPORT }, 0, Vec::new());
        let mut expected = String::new();
        for (from_client, text) in &lines {
            if *from_client {
                connection.take(format!("{text}\n").as_bytes()).expect("memory can be written to");
            } else {
                expected.extend([text, "\n"]);
            }
        }
        let answer = connection.end().expect("memory can be written to");
        assert_eq!(String::from_utf8(answer).expect("text"), expected);
    }
}

#[test]
fn the_described_games_go_over_tcp_line_by_line() {
    let (report, book) = (serve(REPORT), serve(BOOK));
    for (by_book, lines) in transcripts() {
        let mut client = Client::plain(if by_book { book } else { report });
        for (from_client, text) in lines {
            if from_client {
                client.send(format!("{text}\n"));
            } else {
                assert_eq!(client.line().as_deref(), Some(text));
            }
        }
    }
}

#[test]
fn nothing_sent_is_nothing_answered() {
    assert!(converse(b"", REPORT).is_empty());
}
