//! Any bytes at all, without a socket.

use tabuleiro_game::chance;
use tabuleiro_search::random;
use tabuleiro_visualiser::connection::{Connection, converse};
use tabuleiro_visualiser::frame::{Framer, MOST_BYTES};

use crate::client::{BOOK, REPORT};

const PIECES: &[&str] = &[
    "beginGame",
    "playerChoose",
    "playerChooses",
    "human",
    "bot1",
    "bot2",
    "newBoard",
    " ",
    " ",
    "\n",
    "\n",
    "\r\n",
    ".",
    ".",
    ",",
    "[",
    "]",
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "24",
    "255",
    "256",
    "4294967296",
    "-1",
    "\u{0}",
    "é",
    "\u{ff}",
    "[beginGame,[human,0],[bot2,0],1,newBoard].",
    "[beginGame,[human,20],[human,20],2,[[0,1,0,2,0,1],[1,0,0,3,0,2]]].",
    "beginGame human human\n",
    "beginGame human bot1\n",
    "playerChoose 1\n",
    "playerChoose 6\n",
    "[playerChooses,2].",
    "[playerChooses,5].",
];

fn mess(seed: u64) -> Vec<u8> {
    let mut rng = random::seeded(seed);
    let mut bytes = Vec::new();
    for _ in 0..chance::below(&mut rng, 200) {
        if chance::below(&mut rng, 20) == 0 {
            bytes.push(chance::below(&mut rng, 256) as u8);
        } else {
            let piece = chance::pick(&mut rng, PIECES).expect("there are pieces");
            bytes.extend_from_slice(piece.as_bytes());
        }
    }
    bytes
}

#[test]
fn whatever_is_sent_the_answer_is_lines_of_the_protocol() {
    for seed in 0..4000 {
        let input = mess(seed);
        let config = if seed % 2 == 0 { REPORT } else { BOOK };
        let answer = String::from_utf8(converse(&input, config)).expect("answers are ASCII");
        let is_term = input.first() == Some(&b'[');
        for line in answer.lines() {
            assert!(!is_term || line.ends_with('.'), "{line}");
            assert!(!is_term || line.matches('.').count() == 1, "{line}");
            assert!(is_of_the_protocol(line.trim_end_matches('.')), "{line}");
        }
    }
}

fn is_of_the_protocol(line: &str) -> bool {
    let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
    match name {
        "ack" | "noSeeds" => rest.is_empty(),
        "playerTurn" => rest == "1" || rest == "2",
        "playerChooses" => rest.len() == 1 && ('1'..='6').contains(&rest.chars().next().unwrap_or('0')),
        "gameStatus" => rest.starts_with("[[") && rest.split(' ').count() == 3,
        "endGame" => rest == "draw" || rest.starts_with("victory 1") || rest.starts_with("victory 2"),
        "error" => rest.len() > 10 && rest.bytes().all(|byte| (b' '..=b'~').contains(&byte)),
        _ => false,
    }
}

#[test]
fn how_bytes_are_packed_changes_nothing() {
    for seed in 0..300 {
        let input = mess(seed);
        let mut connection = Connection::new(REPORT, 0, Vec::new());
        let size = 1 + seed as usize % 7;
        for packet in input.chunks(size) {
            connection.take(packet).expect("memory can be written to");
        }
        assert_eq!(connection.end().expect("memory can be written to"), converse(&input, REPORT));
    }
}

#[test]
fn a_framer_never_keeps_more_than_the_longest_message() {
    for (first, then) in [(b'[', b'['), (b'[', b' '), (b'[', b'\n'), (b'x', b'x'), (b' ', 0), (b'x', 0xFF)] {
        let mut framer = Framer::new();
        framer.take(first);
        let ended = (0..100 * MOST_BYTES).filter_map(|_| framer.take(then)).count();
        assert!(ended <= 1, "{ended}");
    }
}
