//! Many who ask for the strongest players, and somebody who asks for little.

use std::time::{Duration, Instant};

use tabuleiro_visualiser::Limits;

use crate::client::{Client, within};
use crate::follower::Game;
use crate::guests::{await_that, threads_of};

const MANY: usize = 100;

/// Clients whose bots think for as long as they are left alone.
fn thinkers(address: std::net::SocketAddr, count: usize) -> Vec<Client> {
    let ask = |_| {
        let mut client = Client::plain(address);
        client.send("beginGame grandmaster grandmaster\n");
        client.expect(&["ack", "playerTurn 1"]);
        client
    };
    (0..count).map(ask).collect()
}

#[test]
fn a_small_request_is_not_starved_by_many_large_ones() {
    let server = within(Limits { thinkers: 1, ..Limits::default() });
    let mut crowd = thinkers(server.address(), MANY);
    let begun = Instant::now();
    for (number, players) in
        [["bot1", "bot1"], ["human", "bot2"], ["beginner", "keen"]].into_iter().enumerate()
    {
        Game::new(players[0], players[1]).play(&mut Client::plain(server.address()), number as u64);
    }
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
    for client in &mut crowd[..3] {
        client.heard();
        assert!(client.heard().starts_with("playerChooses"), "whoever asks for much is served too");
    }
}

#[test]
fn bots_think_on_a_few_threads_however_many_ask() {
    let server = within(Limits { thinkers: 2, ..Limits::default() });
    let crowd = thinkers(server.address(), 20);
    let thinking = threads_of(server.address()).iter().filter(|name| name.contains(" thinker")).count();
    assert_eq!(thinking, 3, "two, and one that thinks briefly");
    drop(crowd);
}

#[test]
fn who_waits_long_for_a_bot_is_told_and_the_game_goes_on() {
    let server = within(Limits { thinkers: 1, patience: Duration::from_millis(20), ..Limits::default() });
    let _crowd = thinkers(server.address(), 10);
    let mut client = Client::plain(server.address());
    client.send("beginGame grandmaster human\n");
    client.expect(&["ack", "playerTurn 1", "gameStatus [[4,4,4,4,4,4],[4,4,4,4,4,4]] 0 0"]);
    let mut told = 0;
    let chosen = loop {
        let line = client.heard();
        if line != "error Many games wait for their bots: this one goes on when it is its turn to think." {
            break line;
        }
        told += 1;
    };
    assert!(chosen.starts_with("playerChooses"), "{chosen}");
    assert!(told > 0, "nobody was told to wait");
    client.expect(&["playerTurn 2"]);
}

/// They leave with messages that they have not read, so that the connection is broken off and not ended: nobody is there any more.
#[test]
fn the_thoughts_of_clients_who_are_gone_are_given_up() {
    let server = within(Limits { thinkers: 1, ..Limits::default() });
    let ask = |_| {
        let mut client = Client::plain(server.address());
        client.send("beginGame grandmaster grandmaster\n");
        await_that(|| client.stream().peek(&mut [0; 60]).is_ok_and(|count| count == 60));
        client
    };
    drop((0..MANY).map(ask).collect::<Vec<Client>>());
    let begun = Instant::now();
    await_that(|| threads_of(server.address()).iter().all(|name| !name.contains(" client")));
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
}
