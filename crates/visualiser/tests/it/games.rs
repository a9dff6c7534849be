//! Whole games, every line of them checked.

use tabuleiro_visualiser::form::Form;

use crate::client::{Client, REPORT, serve};
use crate::follower::Game;

const BOTH: [Form; 2] = [Form::Plain, Form::Term];

#[test]
fn bots_play_whole_games_without_being_asked() {
    let address = serve(REPORT);
    for form in BOTH {
        let mut client = Client::connect(address, form);
        for players in [["bot1", "bot1"], ["bot1", "bot2"], ["bot2", "bot1"], ["bot2", "bot2"]] {
            for _ in 0..5 {
                Game::new(players[0], players[1]).play(&mut client, 0);
            }
        }
    }
}

#[test]
fn a_human_plays_a_bot_on_either_side() {
    let address = serve(REPORT);
    for form in BOTH {
        for seed in 0..5 {
            let mut client = Client::connect(address, form);
            Game::new("human", "bot2").play(&mut client, seed);
            Game::new("bot2", "human").play(&mut client, seed);
            Game::new("bot1", "human").play(&mut client, seed);
        }
    }
}

#[test]
fn two_humans_play_on_one_connection() {
    let address = serve(REPORT);
    for form in BOTH {
        let mut client = Client::connect(address, form);
        for seed in 0..10 {
            Game::new("human", "human").play(&mut client, seed);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_games_to_the_same_clients() {
    let games = |address| {
        let mut client = Client::plain(address);
        [0, 1].map(|_| Game::new("bot1", "bot1").play(&mut client, 0).0)
    };
    let (one, two) = (serve(REPORT), serve(REPORT));
    let first = games(one);
    assert_eq!(first, games(two));
    let second = games(one);
    assert_ne!(first, second, "the second client of a server meets other choices");
    assert_ne!(first[0], first[1], "and so does the second game");
}

#[test]
fn a_last_message_without_an_end_is_answered_before_the_server_closes() {
    let address = serve(REPORT);
    for (form, text) in
        [(Form::Plain, "beginGame bot1 bot2"), (Form::Term, "[beginGame,[bot1,0],[bot2,0],1,newBoard]")]
    {
        let mut client = Client::connect(address, form);
        client.send(text);
        client.finish();
        let lines: Vec<String> = std::iter::from_fn(|| client.line()).collect();
        assert!(lines.last().is_some_and(|line| line.starts_with("endGame")), "{lines:?}");
    }
}
