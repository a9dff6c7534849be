//! Many who ask for the strongest players, and somebody who asks for little.

use std::collections::BTreeSet;
use std::io::Read;
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::Duration;

use tabuleiro_oware::endings::Endings;
use tabuleiro_oware::{Oware, Share};
use tabuleiro_search::Aids;
use tabuleiro_visualiser::{Config, Limits, Serving};

use crate::client::{BOOK, Client, serving, within};
use crate::follower::Game;
use crate::guests::{await_that, threads_of};

const MANY: usize = 100;

/// Few seeds, so that whoever thinks asks for endings at once.
const ASKS: &str = "[beginGame,[expert2,20],[human,20],1,[[0,1,0,2,0,1],[1,0,0,3,0,0]]].";

/// Endings that know nothing, but tell who asks, and can keep everybody waiting who does.
#[derive(Default)]
struct Gate {
    seen: Mutex<Seen>,
    bell: Condvar,
}

#[derive(Default)]
struct Seen {
    is_shut: bool,
    asked: u64,
    /// The threads that ask, by name.
    threads: BTreeSet<String>,
}

impl Endings for Gate {
    fn seeds(&self) -> u8 {
        12
    }

    fn share(&self, _: &Oware) -> Option<Share> {
        let mut seen = self.seen.lock().expect("nobody broke down");
        seen.asked += 1;
        seen.threads.insert(thread::current().name().unwrap_or_default().to_owned());
        drop(self.bell.wait_while(seen, |seen| seen.is_shut));
        None
    }
}

impl Gate {
    /// A gate, and a server whose bots have to pass it, with so many threads for those who think long.
    fn serving(thinkers: usize, patience: Duration) -> (Arc<Gate>, Serving) {
        let gate = Arc::new(Gate::default());
        let endings: Arc<dyn Endings> = gate.clone();
        let config = Config { aids: Aids::none().with(endings), ..BOOK };
        (gate, serving(config, Limits { thinkers, patience, ..Limits::default() }))
    }

    fn shut(&self, is_shut: bool) {
        self.seen.lock().expect("nobody broke down").is_shut = is_shut;
        self.bell.notify_all();
    }

    fn asked(&self) -> u64 {
        self.seen.lock().expect("nobody broke down").asked
    }

    fn threads(&self) -> BTreeSet<String> {
        self.seen.lock().expect("nobody broke down").threads.clone()
    }
}

/// Somebody whose bot has to pass the gate.
fn asks(server: &Serving) -> Client {
    let mut client = Client::term(server.address());
    client.send(ASKS);
    client.expect(&["ack", "playerTurn 1"]);
    client.heard();
    client
}

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

/// Were every short thought to wait for its turn among the others, there would be a hundred times as many long ones meanwhile.
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
    assert!(short > 60 && long < short * MANY / 10, "{short} short thoughts, and {long} long ones meanwhile");
    await_that(|| crowd.iter().map(choices).sum::<usize>() > 0); // whoever asks for much is served too
}

#[test]
fn bots_think_on_a_few_threads_however_many_ask() {
    let (gate, server) = Gate::serving(2, Duration::from_mins(10));
    let mut crowd: Vec<Client> = (0..40).map(|_| asks(&server)).collect();
    for client in &mut crowd {
        let chosen = client.heard();
        assert!(chosen.starts_with("playerChooses"), "{chosen}");
    }
    assert_eq!(threads_of(server.address(), "thinker").len(), 3, "two, and one that thinks briefly");
    let (threads, port) = (gate.threads(), server.address().port());
    assert!((1..=3).contains(&threads.len()), "{threads:?}");
    assert!(threads.iter().all(|name| name.starts_with(&format!(":{port} thinker"))), "{threads:?}");
}

/// Everybody who thinks is kept at the gate, and whoever comes later has to wait for them.
#[test]
fn who_waits_long_for_a_bot_is_told_and_the_game_goes_on() {
    let (gate, server) = Gate::serving(1, Duration::from_millis(20));
    gate.shut(true);
    let _at_the_gate = [asks(&server), asks(&server)];
    await_that(|| gate.asked() > 0); // the first of its kind may be on either thread, the second only on one
    let mut client = asks(&server);
    for _ in 0..3 {
        let told = client.error();
        assert!(told.starts_with("Many games wait for their bots: this one goes on"), "{told}");
    }
    gate.shut(false);
    let told = std::iter::from_fn(|| Some(client.heard())).find(|line| !line.starts_with("error"));
    assert!(told.as_deref().is_some_and(|line| line.starts_with("playerChooses")), "{told:?}");
    client.expect(&["playerTurn 2"]);
}

/// They leave with messages that they have not read, so that the connection is broken off and not ended: nobody is there any more.
#[test]
fn the_thoughts_of_clients_who_are_gone_are_given_up() {
    let (gate, server) = Gate::serving(1, Duration::from_mins(10));
    assert!(asks(&server).heard().starts_with("playerChooses"));
    let whole = gate.asked();
    gate.shut(true);
    let ask = |_| {
        let mut client = Client::term(server.address());
        client.send(ASKS);
        await_that(|| client.stream().peek(&mut [0; 60]).is_ok_and(|count| count == 60));
        client
    };
    drop((0..MANY).map(ask).collect::<Vec<Client>>());
    await_that(|| threads_of(server.address(), "client").is_empty());
    gate.shut(false);
    assert!(asks(&server).heard().starts_with("playerChooses"), "there is room for others again");
    let after = gate.asked() - whole;
    assert!(after < whole * MANY as u64 / 10, "{after} positions, where one whole thought takes {whole}");
}
