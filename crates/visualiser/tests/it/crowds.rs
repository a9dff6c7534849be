//! Many clients at once, silent ones, and those who vanish.

use std::thread;

use tabuleiro_visualiser::form::Form;
use tabuleiro_visualiser::{Limits, Visualiser};

use crate::client::{Client, REPORT, serve, within};
use crate::follower::Game;
use crate::guests::await_that;

#[test]
fn many_clients_play_at_once_each_its_own_game() {
    let address = serve(REPORT);
    let players: Vec<_> = (0..32u64)
        .map(|number| {
            thread::spawn(move || {
                let form = if number % 2 == 0 { Form::Plain } else { Form::Term };
                let mut client = Client::connect(address, form);
                Game::new("human", "bot2").play(&mut client, number);
                Game::new("bot1", "human").play(&mut client, number);
                Game::new("bot1", "bot2").play(&mut client, number);
            })
        })
        .collect();
    for player in players {
        player.join().expect("the game was right to its end");
    }
}

#[test]
fn clients_who_are_silent_or_do_not_listen_hinder_nobody() {
    let address = serve(REPORT);
    let silent: Vec<Client> = (0..20).map(|_| Client::plain(address)).collect();
    let mut halfway = Client::term(address);
    halfway.send("[beginGame,[human");
    let mut deaf = Client::plain(address);
    deaf.send("beginGame bot1 bot1\n".repeat(2000)); // many millions of bytes are answered, and nobody reads them
    await_that(|| deaf.stream().peek(&mut [0; 60]).is_ok_and(|count| count == 60)); // it is being answered
    Game::new("human", "bot2").play(&mut Client::plain(address), 1);
    halfway.send(",0],[human,0],1,newBoard].");
    halfway.expect(&["ack"]);
    drop((silent, deaf));
}

#[test]
fn clients_who_vanish_leave_their_places() {
    let server = within(Limits { room: 4, ..Limits::default() });
    let address = server.address();
    for number in 0..40 {
        let mut client = patient(address);
        if number % 2 == 0 {
            client.send("beginGame bot1 bot1\nbeginGame human human\nplayerChoose 3\nplayerCh");
        } else {
            client.choose(1);
        }
    }
    Game::new("human", "bot2").play(&mut patient(address), 1);
}

/// A client that comes again while there is no room.
fn patient(address: std::net::SocketAddr) -> Client {
    let mut seated = None;
    await_that(|| {
        let mut client = Client::plain(address);
        client.send("x\n");
        let line = client.line().expect("the server closes with a word");
        seated = (!line.contains("room")).then_some(client);
        seated.is_some()
    });
    seated.expect("a place became free")
}

#[test]
fn who_comes_when_all_places_are_taken_is_told_so() {
    let server = within(Limits { room: 2, ..Limits::default() });
    let address = server.address();
    let mut seated = [Client::plain(address), Client::plain(address)];
    for client in &mut seated {
        client.send("beginGame human human\n");
        client.expect(&["ack"]);
    }
    let mut late = Client::term(address);
    assert!(late.error().starts_with("As many clients are being served"));
    assert_eq!(late.line(), None);
    seated[0].expect(&["playerTurn 1"]);
}

#[test]
fn an_address_that_is_taken_or_none_cannot_be_bound() {
    let address = serve(REPORT);
    assert!(Visualiser::bind(&address.to_string(), REPORT).is_err());
    assert!(Visualiser::bind("nowhere", REPORT).is_err());
}
