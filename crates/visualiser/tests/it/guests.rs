//! Who is let in, who is sent away, and that nothing of them stays behind.

use std::fs;
use std::io::{Read, Write};
use std::net::{IpAddr, SocketAddr, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

use tabuleiro_visualiser::room::neighbourhood;
use tabuleiro_visualiser::{Limits, Serving, Visualiser};

use crate::client::{Client, REPORT, within};
use crate::follower::Game;

const SOON: Duration = Duration::from_millis(200);
const NEVER: Duration = Duration::from_hours(1);

/// What has not come by then never will, however busy the machine is: only a failure is as slow as this.
const PATIENCE: Duration = Duration::from_mins(5);

/// Waits until something is so.
#[track_caller]
pub(crate) fn await_that(mut is_so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < PATIENCE, "it never came about");
        thread::sleep(Duration::from_millis(5));
    }
}

/// A server's threads of one sort, each with the time it has had of a processor, in the system's ticks.
pub(crate) fn threads_of(address: SocketAddr, sort: &str) -> Vec<u64> {
    let prefix = format!("(:{} {sort}", address.port());
    let tasks = fs::read_dir("/proc/self/task").expect("this system tells its threads");
    let told = tasks.filter_map(|task| fs::read_to_string(task.ok()?.path().join("stat")).ok());
    told.filter_map(|told| {
        let (_, rest) = told.split_once(&prefix)?;
        let words: Vec<&str> = rest.rsplit_once(')')?.1.split_whitespace().collect();
        Some(words.get(11)?.parse::<u64>().ok()? + words.get(12)?.parse::<u64>().ok()?)
    })
    .collect()
}

fn clients_of(server: &Serving) -> usize {
    threads_of(server.address(), "client").len()
}

fn begin(client: &mut Client) {
    client.send("beginGame human human\n");
    client.expect(&["ack", "playerTurn 1", "gameStatus [[4,4,4,4,4,4],[4,4,4,4,4,4]] 0 0"]);
}

#[test]
fn two_hundred_silent_clients_shut_nobody_out() {
    let server = within(Limits { room: 200, each: 200, gives_way: Duration::ZERO, ..Limits::default() });
    let mut silent: Vec<Client> = (0..200).map(|_| Client::plain(server.address())).collect();
    Game::new("human", "bot2").play(&mut Client::plain(server.address()), 1);
    assert!(silent[0].is_closed_with("Others need the place"), "the first who came gave way");
    begin(&mut silent[199]);
}

#[test]
fn who_plays_does_not_give_way_and_who_has_just_come_neither() {
    let limits = Limits { room: 2, gives_way: SOON, ..Limits::default() };
    let server = within(limits);
    let mut player = Client::plain(server.address());
    begin(&mut player);
    let mut quiet = Client::plain(server.address());
    quiet.send("x\n");
    quiet.error();
    assert!(Client::plain(server.address()).is_closed_with("As many clients are being served"));
    thread::sleep(2 * SOON);
    begin(&mut Client::plain(server.address()));
    assert!(quiet.is_closed_with("Others need the place"));
    player.choose(3);
    player.expect(&["playerTurn 2"]);
}

#[test]
fn who_watches_bots_does_not_give_way() {
    let server = within(Limits { room: 1, gives_way: Duration::ZERO, ..Limits::default() });
    let mut watcher = Client::plain(server.address());
    watcher.send("beginGame grandmaster grandmaster\n");
    watcher.expect(&["ack", "playerTurn 1"]);
    assert!(Client::plain(server.address()).is_closed_with("As many clients are being served"));
    watcher.heard();
    assert!(watcher.heard().starts_with("playerChooses"));
}

#[test]
fn a_client_that_never_says_anything_is_told_so_and_closed() {
    let server = within(Limits { first_word: SOON, silence: NEVER, ..Limits::default() });
    let mut silent = Client::plain(server.address());
    let mut player = Client::plain(server.address());
    begin(&mut player);
    assert!(silent.is_closed_with("Nothing was heard for 1 seconds"));
    player.choose(3);
    player.expect(&["playerTurn 2"]);
}

#[test]
fn a_human_may_think_long_but_not_for_ever() {
    let server = within(Limits { first_word: NEVER, silence: SOON, ..Limits::default() });
    let mut client = Client::term(server.address());
    client.send("[beginGame,[human,0],[human,0],1,newBoard].");
    client.expect(&["ack", "playerTurn 1", "gameStatus [[4,4,4,4,4,4],[4,4,4,4,4,4]] 0 0"]);
    assert!(client.is_closed_with("Nothing was heard for 1 seconds: the connection is closed"));
    await_that(|| clients_of(&server) == 0);
}

/// Bytes that make no message: of a line that never ends, of one that is far too long, and blanks between terms.
#[test]
fn bytes_without_end_are_no_sign_of_life() {
    let server = within(Limits { first_word: SOON, silence: SOON, ..Limits::default() });
    for (first, then) in [(&b"x"[..], b"x"), (&[b'7'; 2000], b"7"), (b"[", b" "), (b"[x].", b"\n")] {
        let mut stream = TcpStream::connect(server.address()).expect("the server listens");
        stream.write_all(first).expect("the server reads");
        let begun = Instant::now();
        while stream.write_all(then).is_ok() {
            assert!(begun.elapsed() < Duration::from_secs(30), "it is served for ever");
            thread::sleep(Duration::from_millis(10));
        }
    }
    await_that(|| clients_of(&server) == 0);
}

#[test]
fn a_client_that_says_something_now_and_then_stays() {
    let server = within(Limits { first_word: 2 * SOON, silence: 2 * SOON, ..Limits::default() });
    let mut client = Client::plain(server.address());
    for _ in 0..6 {
        thread::sleep(SOON / 2);
        client.send("hello\n");
        client.error();
    }
    begin(&mut client);
}

#[test]
fn no_address_takes_more_than_its_share() {
    let server = within(Limits { room: 4, each: 2, ..Limits::default() });
    let mut seated = [Client::plain(server.address()), Client::plain(server.address())];
    seated.iter_mut().for_each(begin);
    assert!(Client::term(server.address()).is_closed_with("As many clients of your address"));
    let [leaving, mut staying] = seated;
    drop(leaving);
    await_that(|| clients_of(&server) == 1);
    begin(&mut Client::plain(server.address()));
    staying.choose(1);
}

#[test]
fn one_machine_and_one_network_count_as_one_address() {
    let same = [
        ["127.0.0.1", "127.0.0.9"],
        ["127.0.0.1", "::1"],
        ["127.0.0.1", "::ffff:127.0.0.1"],
        ["10.0.0.7", "::ffff:10.0.0.7"],
        ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff"],
    ];
    let other = [["10.0.0.7", "10.0.0.8"], ["2001:db8:1:2::1", "2001:db8:1:3::1"], ["::2", "::1"]];
    let addresses = |texts: [&str; 2]| {
        texts.map(|text| neighbourhood(text.parse::<IpAddr>().expect("an address is written like that")))
    };
    for [one, two] in same.map(addresses) {
        assert_eq!(one, two);
    }
    for [one, two] in other.map(addresses) {
        assert_ne!(one, two);
    }
}

/// It asks for game after game and reads nothing: its place is free again, and nobody else was kept waiting.
#[test]
fn a_client_that_never_reads_is_given_up() {
    let server = within(Limits { deaf: SOON, ..Limits::default() });
    let mut deaf = Client::plain(server.address());
    let stream = deaf.stream().try_clone().expect("a second handle");
    stream.set_write_timeout(Some(Duration::from_secs(20))).expect("a timeout can be set");
    let flood = thread::spawn(move || {
        let games = "beginGame bot1 bot1\n".repeat(1000);
        while (&stream).write_all(games.as_bytes()).is_ok() {}
    });
    await_that(|| clients_of(&server) == 1);
    Game::new("human", "bot2").play(&mut Client::plain(server.address()), 1);
    await_that(|| clients_of(&server) == 0);
    flood.join().expect("the server closed the connection");
    assert!(deaf.line().is_some_and(|line| line == "ack"), "what was sent before can still be read");
}

/// Half of the connection is closed: nothing more will be sent, but everything is read.
#[test]
fn a_client_that_has_only_stopped_sending_gets_its_whole_game() {
    let server = within(Limits::default());
    let mut client = Client::plain(server.address());
    client.send("beginGame master bot2\nbeginGame bot1 bot1\n");
    client.finish();
    let lines: Vec<String> = std::iter::from_fn(|| client.line()).collect();
    assert_eq!(lines.iter().filter(|line| line.starts_with("endGame")).count(), 2);
    await_that(|| clients_of(&server) == 0);
}

/// The system shows sockets on which it asks whether the other side is still there by the kind of their timer.
#[test]
fn clients_are_asked_by_the_system_whether_they_are_still_there() {
    let server = within(Limits::default());
    let mut client = Client::plain(server.address());
    begin(&mut client);
    let [own, their] = [server.address(), client.stream().local_addr().expect("it is connected")]
        .map(|address| format!("0100007F:{:04X}", address.port()));
    await_that(|| {
        let sockets = fs::read_to_string("/proc/net/tcp").expect("this system tells its sockets");
        let mut words = sockets.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
        let of_client = words.find(|words| words[1] == own && words[2] == their);
        of_client.is_some_and(|words| words[5].starts_with("02:"))
    });
}

#[test]
fn a_dropped_server_leaves_no_thread_behind_whatever_its_clients_do() {
    let server = within(Limits::default());
    let address = server.address();
    let mut clients: Vec<Client> = (0..50).map(|_| Client::plain(address)).collect();
    for client in &mut clients[..10] {
        begin(client);
    }
    for client in &mut clients[10..20] {
        client.send("beginGame grandmaster grandmaster\n");
    }
    for client in &mut clients[20..25] {
        client.send("beginGame bot1 bot1\n".repeat(50));
    }
    await_that(|| clients_of(&server) >= 40);
    let begun = Instant::now();
    drop(server);
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
    await_that(|| threads_of(address, "").is_empty()); // the system takes a moment to bury them
    assert!(clients[0].is_closed() && clients[49].is_closed());
    drop(clients);
    Visualiser::bind(&address.to_string(), REPORT).expect("the port is free again");
}

#[test]
fn clients_who_come_and_go_leave_no_thread_behind() {
    let server = within(Limits::default());
    for number in 0..100 {
        let mut client = Client::plain(server.address());
        match number % 3 {
            0 => begin(&mut client),
            1 => client.send("beginGame strong strong\n"),
            _ => {}
        }
    }
    await_that(|| clients_of(&server) == 0);
    Game::new("human", "bot2").play(&mut Client::plain(server.address()), 1);
}

#[test]
fn who_is_turned_away_learns_why_even_if_it_has_already_spoken() {
    let server = within(Limits { room: 1, ..Limits::default() });
    let mut seated = Client::plain(server.address());
    begin(&mut seated);
    for _ in 0..20 {
        let mut late = TcpStream::connect(server.address()).expect("the server listens");
        let _ = late.write_all(b"beginGame human human\n");
        let mut said = [0; 23];
        late.read_exact(&mut said).expect("the server says something");
        assert_eq!(&said, b"error As many clients a");
    }
}

#[test]
fn the_described_limits_are_the_usual_ones() {
    let described = include_str!("../../../../docs/protocol.md");
    let Limits { room, each, first_word, silence, gives_way, deaf, patience, .. } = Limits::default();
    let minutes = |time: Duration| time.as_secs() / 60;
    for text in [
        format!("| {room} connections at once, {each} of them from one address"),
        format!("silent for {} seconds or more", gives_way.as_secs()),
        format!(
            "| {} minutes without a first message; later {} minutes without one",
            minutes(first_word),
            minutes(silence)
        ),
        format!("| {} seconds in which the client does not read", deaf.as_secs()),
        format!("{} seconds gets `error Many games wait for their bots: …`", patience.as_secs()),
    ] {
        assert!(described.contains(&text), "{text}");
    }
}
