//! Many who ask for the strongest players, and somebody who asks for little.

use std::io::Read;
use std::thread;
use std::time::{Duration, Instant};

use tabuleiro_visualiser::Limits;

use crate::client::{Client, within};
use crate::follower::Game;
use crate::guests::{await_that, threads_of};

const MANY: usize = 100;
const PAUSE: Duration = Duration::from_millis(300);

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

/// How many choices of its bots have been sent to a client that has read nothing since it was counted last.
fn choices(client: &Client) -> usize {
    let mut sent = Vec::new();
    client.stream().set_nonblocking(true).expect("it can be asked without waiting");
    let _ = client.stream().read_to_end(&mut sent); // fails where nothing more has come yet
    client.stream().set_nonblocking(false).expect("it can be waited for");
    String::from_utf8_lossy(&sent).matches("playerChooses").count()
}

/// Were every short thought to wait for one long thought only, there would be as many long ones.
#[test]
fn a_small_request_is_not_starved_by_many_large_ones() {
    let server = within(Limits { thinkers: 1, ..Limits::default() });
    let crowd = thinkers(server.address(), MANY);
    await_that(|| crowd.iter().map(choices).sum::<usize>() > 0);
    let mut short = 0;
    for (number, players) in
        [["bot1", "bot1"], ["bot1", "bot2"], ["beginner", "keen"]].into_iter().enumerate()
    {
        let game = Game::new(players[0], players[1]);
        short += game.play(&mut Client::plain(server.address()), number as u64).0.len();
    }
    let long: usize = crowd.iter().map(choices).sum();
    assert!(short > 60 && long * 2 < short, "{short} short thoughts, and {long} long ones meanwhile");
    await_that(|| crowd.iter().map(choices).sum::<usize>() > 0); // whoever asks for much is served too
}

#[test]
fn bots_think_on_a_few_threads_however_many_ask() {
    let server = within(Limits { thinkers: 2, ..Limits::default() });
    let crowd = thinkers(server.address(), 40);
    let busy = |sort| threads_of(server.address(), sort).iter().sum::<u64>();
    assert_eq!(threads_of(server.address(), "thinker").len(), 3, "two, and one that thinks briefly");
    await_that(|| busy("thinker") > 50);
    assert!(busy("client") * 5 < busy("thinker"), "{} {}", busy("client"), busy("thinker"));
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
    await_that(|| threads_of(server.address(), "client").is_empty());
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    let busy = || threads_of(server.address(), "thinker").iter().sum::<u64>();
    thread::sleep(PAUSE);
    let before = busy();
    thread::sleep(PAUSE);
    assert!(busy() <= before + 1, "they still think: {} ticks", busy() - before);
}
