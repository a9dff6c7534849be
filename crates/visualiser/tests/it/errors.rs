//! What cannot be read or played: one `error`, and the game goes on as if nothing had been said.

use crate::client::{Client, REPORT, serve};
use crate::follower::Game;

const WRONG_LINES: &[&[u8]] = &[
    b"",
    b" ",
    b"\r",
    b"x",
    b".",
    b"ack",
    b"noSeeds",
    b"error",
    b"endGame draw",
    b"playerTurn 1",
    b"playerChoose",
    b"playerChoose 0",
    b"playerChoose 7",
    b"playerChoose x",
    b"playerChoose -1",
    b"playerChoose +1",
    b"playerChoose 1.",
    b"playerChoose 1 2",
    b"playerChoose 99999999999999999999999999",
    b"playerChoose \xff",
    b"playerchoose 1",
    b"PLAYERCHOOSE 1",
    b"playerChoose\x001",
    b"beginGame human human",
    b"beginGame bot1 bot1",
    b"beginGame",
    b"beginGame human",
    b"beginGame human human human",
    b"beginGame nobody human",
    b"[beginGame,[human,0],[human,0],1,newBoard].",
    b"[",
    b"[]",
    b"[playerChooses]",
    b"[playerChooses,[1]].",
    b"\x00\x01\x02\xfe\xff",
    b"\xf0\x9f\x8c\xb1 \xe2\x80\xa8 \x1b[2J",
    b"GET / HTTP/1.1\r",
];

#[test]
fn every_wrong_line_is_one_error_and_changes_nothing() {
    let mut client = Client::plain(serve(REPORT));
    client.send("beginGame human human\n");
    client.expect(&["ack", "playerTurn 1", "gameStatus [[4,4,4,4,4,4],[4,4,4,4,4,4]] 0 0"]);
    for wrong in WRONG_LINES {
        client.send([wrong, &b"\n"[..]].concat());
        let reason = client.error();
        assert!(reason.is_ascii() && !reason.contains(char::is_control), "{reason:?}");
        assert!(reason.len() > 10, "{reason:?}");
    }
    client.choose(3);
    client.expect(&["playerTurn 2", "gameStatus [[5,5,0,4,4,4],[5,5,4,4,4,4]] 0 0"]);
}

#[test]
fn every_wrong_term_is_one_error_and_changes_nothing() {
    let mut client = Client::term(serve(REPORT));
    client.send("[beginGame,[human,0],[human,0],1,newBoard].\n");
    client.expect(&["ack", "playerTurn 1", "gameStatus [[4,4,4,4,4,4],[4,4,4,4,4,4]] 0 0"]);
    for wrong in WRONG_LINES.iter().filter(|wrong| !wrong.trim_ascii().is_empty() && !wrong.contains(&b'.')) {
        client.send([wrong, &b".\n"[..]].concat());
        let reason = client.error();
        assert!(reason.is_ascii() && !reason.contains(char::is_control), "{reason:?}");
    }
    client.send("[playerChoose,3].");
    client.expect(&["playerTurn 2", "gameStatus [[5,5,0,4,4,4],[5,5,4,4,4,4]] 0 0"]);
}

#[test]
fn an_empty_house_is_refused_with_the_sentence_of_the_rule() {
    let mut client = Client::plain(serve(REPORT));
    client.send("beginGame human human\nplayerChoose 3\nplayerChoose 1\nplayerChooses 3\n");
    client.expect(&["ack", "playerTurn 1", "gameStatus [[4,4,4,4,4,4],[4,4,4,4,4,4]] 0 0"]);
    client.expect(&["playerTurn 2", "gameStatus [[5,5,0,4,4,4],[5,5,4,4,4,4]] 0 0"]);
    client.expect(&["playerTurn 1", "gameStatus [[5,5,0,4,4,4],[0,6,5,5,5,5]] 0 0"]);
    assert_eq!(client.error(), "House D is empty: there is nothing to sow.");
}

#[test]
fn a_game_cannot_begin_in_the_middle_of_another() {
    let mut client = Client::plain(serve(REPORT));
    client.send("beginGame human bot1\n");
    client.expect(&["ack", "playerTurn 1", "gameStatus [[4,4,4,4,4,4],[4,4,4,4,4,4]] 0 0"]);
    client.send("beginGame bot1 bot1\n");
    assert_eq!(client.error(), "A game is being played: another can begin when it has ended.");
    client.choose(3);
    client.expect(&["playerTurn 2"]);
}

#[test]
fn the_reason_names_the_players_there_are() {
    let mut client = Client::plain(serve(REPORT));
    client.send("beginGame Human bot2\n");
    assert!(
        client
            .error()
            .starts_with("There is no player \"Human\"; there are: human, bot1, beginner, beginner2, bot2, ")
    );
    Game::new("human", "bot2").play(&mut client, 3);
}

#[test]
fn a_line_longer_than_any_message_is_one_error_however_long_it_is() {
    let mut client = Client::plain(serve(REPORT));
    client.send("beginGame human human\n");
    client.expect(&["ack", "playerTurn 1", "gameStatus [[4,4,4,4,4,4],[4,4,4,4,4,4]] 0 0"]);
    for _ in 0..1000 {
        client.send([b'7'; 5000]);
    }
    assert!(client.error().starts_with("No message is longer than 1024 bytes"));
    client.send("\n");
    client.choose(3);
    client.expect(&["playerTurn 2"]);
}

#[test]
fn a_term_longer_than_any_message_is_one_error_however_long_it_is() {
    let mut client = Client::term(serve(REPORT));
    client.send("[beginGame,[human,0],[human,0],1,newBoard].\n");
    client.expect(&["ack", "playerTurn 1", "gameStatus [[4,4,4,4,4,4],[4,4,4,4,4,4]] 0 0"]);
    for _ in 0..1000 {
        client.send([b'['; 5000]);
    }
    assert!(client.error().starts_with("No message is longer than 1024 bytes"));
    client.send(".");
    client.choose(3);
    client.expect(&["playerTurn 2"]);
}
