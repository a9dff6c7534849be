//! How games end, and what is said before.

use tabuleiro_game::{Record, Seat, chance};
use tabuleiro_oware::{Move, Oware, OwareOptions};
use tabuleiro_search::{Aids, random};
use tabuleiro_table::Player;
use tabuleiro_visualiser::exchange::Exchange;
use tabuleiro_visualiser::message::{Begin, Ended, Said};

use crate::client::{BOOK, Client, REPORT, serve};
use crate::follower::Game;

fn humans() -> [Player; 2] {
    [Player::human(), Player::human()]
}

#[test]
fn the_report_example_is_won_with_27() {
    let address = serve(REPORT);
    let rows = [[1, 0, 7, 0, 0, 0], [0, 4, 2, 1, 1, 0]];
    let game = Game::new("bot2", "human").from(rows, [20, 12], 1);
    let (choices, last) = game.play(&mut Client::term(address), 0);
    assert_eq!((choices, last.as_str()), (vec![3], "endGame victory 1 27"));
}

#[test]
fn a_player_without_seeds_is_passed_over_until_there_are_some() {
    let mut client = Client::term(serve(REPORT));
    client.send("[beginGame,[human,0],[human,0],1,[[0,0,0,0,0,3],[0,0,0,0,0,0]]].");
    client.expect(&["ack", "playerTurn 1", "gameStatus [[0,0,0,0,0,3],[0,0,0,0,0,0]] 0 0"]);
    client.choose(6);
    client.expect(&["noSeeds", "playerTurn 1", "gameStatus [[0,0,1,1,1,0],[0,0,0,0,0,0]] 0 0"]);
    client.choose(3);
    client.expect(&["noSeeds", "playerTurn 1", "gameStatus [[0,1,0,1,1,0],[0,0,0,0,0,0]] 0 0"]);
    client.choose(2);
    client.expect(&["noSeeds", "playerTurn 1", "gameStatus [[1,0,0,1,1,0],[0,0,0,0,0,0]] 0 0"]);
    client.choose(1);
    client.expect(&["playerTurn 2", "gameStatus [[0,0,0,1,1,0],[1,0,0,0,0,0]] 0 0"]);
}

#[test]
fn twenty_four_each_is_a_draw() {
    let mut client = Client::term(serve(REPORT));
    client.send("[beginGame,[human,24],[human,22],2,[[0,0,0,0,0,1],[0,0,0,0,0,1]]].");
    client.expect(&["ack", "playerTurn 2", "gameStatus [[0,0,0,0,0,1],[0,0,0,0,0,1]] 24 22"]);
    client.choose(6);
    client.expect(&["gameStatus [[0,0,0,0,0,0],[0,0,0,0,0,0]] 24 24", "endGame draw"]);
}

/// One seed each, that never meet: both go round and round.
#[test]
fn a_game_of_the_report_is_a_draw_after_a_thousand_moves() {
    let mut client = Client::term(serve(REPORT));
    client.send("[beginGame,[human,1],[human,0],1,[[0,0,0,0,0,1],[1,0,0,0,0,0]]].");
    client.expect(&["ack"]);
    for ply in 0..1000 {
        client.expect(&[&format!("playerTurn {}", 1 + ply % 2)]);
        assert!(client.heard().starts_with("gameStatus"));
        let round = ply / 2 % 6;
        client.choose(if ply % 2 == 0 { 6 - round } else { 1 + round });
    }
    client.expect(&["gameStatus [[0,0,0,1,0,0],[0,0,1,0,0,0]] 1 0", "endGame draw"]);
    Game::new("bot2", "bot1").play(&mut client, 0);
}

#[test]
fn repetition_ends_a_game_of_the_book_and_each_keeps_his_own() {
    let mut client = Client::term(serve(BOOK));
    client.send("[beginGame,[human,23],[human,23],1,[[0,0,0,0,0,1],[1,0,0,0,0,0]]].");
    client.expect(&["ack"]);
    for number in 1..=6 {
        client.heard();
        client.heard();
        client.choose(7 - number);
        client.heard();
        client.heard();
        client.choose(number);
    }
    client.expect(&["gameStatus [[0,0,0,0,0,1],[1,0,0,0,0,0]] 23 23", "endGame draw"]);
}

#[test]
fn a_game_of_the_book_that_cannot_feed_is_won_with_the_seeds_of_the_own_side() {
    let mut client = Client::term(serve(BOOK));
    client.send("[beginGame,[human,19],[bot2,18],1,[[0,1,2,3,0,5],[0,0,0,0,0,0]]].");
    client.expect(&["ack", "gameStatus [[0,1,2,3,0,5],[0,0,0,0,0,0]] 19 18", "endGame victory 1 30"]);
    client.send("[beginGame,[human,3],[bot2,2],1,[[0,0,0,0,0,0],[1,0,0,0,0,1]]].");
    client.expect(&["ack", "gameStatus [[0,0,0,0,0,0],[1,0,0,0,0,1]] 3 2", "endGame victory 2 4"]);
}

#[test]
fn the_book_makes_players_feed_and_spares_the_last_seeds() {
    let mut client = Client::term(serve(BOOK));
    client.send("[beginGame,[human,23],[human,23],1,[[1,0,0,0,0,1],[0,0,0,0,0,0]]].");
    client.expect(&["ack", "playerTurn 1", "gameStatus [[1,0,0,0,0,1],[0,0,0,0,0,0]] 23 23"]);
    client.choose(6);
    assert!(client.error().starts_with("North has no seeds left: you must sow a house that gives some"));
    client.choose(1);
    client.expect(&["playerTurn 2", "gameStatus [[0,0,0,0,0,1],[1,0,0,0,0,0]] 23 23"]);

    let mut client = Client::term(serve(BOOK));
    client.send("[beginGame,[human,21],[human,22],1,[[2,1,0,0,0,0],[1,1,0,0,0,0]]].");
    client.expect(&["ack", "playerTurn 1", "gameStatus [[2,1,0,0,0,0],[1,1,0,0,0,0]] 21 22"]);
    client.choose(1);
    client.expect(&["playerTurn 2", "gameStatus [[0,1,0,0,0,0],[2,2,0,0,0,0]] 21 22"]);
}

#[test]
fn bots_end_every_game_of_the_book() {
    let mut client = Client::plain(serve(BOOK));
    for _ in 0..20 {
        client.send("beginGame bot1 bot2\n");
        client.expect(&["ack"]);
        let last = std::iter::repeat_with(|| client.heard()).find(|line| line.starts_with("endGame"));
        assert!(last.is_some());
    }
}

#[test]
fn after_the_end_a_choice_is_refused() {
    let mut client = Client::plain(serve(REPORT));
    client.choose(3);
    assert_eq!(client.error(), "No game is being played: begin one with beginGame.");
    Game::new("human", "bot1").play(&mut client, 1);
    client.choose(3);
    assert_eq!(client.error(), "No game is being played: begin one with beginGame.");
}

#[test]
fn an_exchange_says_what_it_has_to_say_and_is_over_after_the_end() {
    let begin =
        Begin { scores: [24, 0], rows: [[2, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 9]], ..Begin::usual(humans()) };
    let (mut game, said) =
        Exchange::begin(&begin, OwareOptions::REPORT, 0, &Aids::none()).expect("the board can be played");
    assert_eq!(said.first(), Some(&Said::Ack));
    assert!(game.question().is_none() && !game.is_over(), "a human is waited for");
    assert!(game.answer(Some("A")).is_empty(), "nobody else chooses for a human");
    assert!(game.choose(0).is_err() && game.choose(7).is_err() && game.choose(2).is_err());
    let said = game.choose(1).expect("there are two seeds");
    let seeds = 26;
    assert_eq!(said.last(), Some(&Said::End(Ended::Victory { winner: Seat::FIRST, seeds })));
    assert!(game.is_over() && game.question().is_none() && game.choose(1).is_err());
}

#[test]
fn a_game_of_the_book_is_broken_off_after_ten_thousand_moves_and_not_before() {
    let begin = Begin { rows: [[2; 6]; 2], ..Begin::usual(humans()) };
    let (mut game, _) =
        Exchange::begin(&begin, OwareOptions::default(), 0, &Aids::none()).expect("the board can be played");
    let mut said = Vec::new();
    for (ply, house) in peaceful(10_000).into_iter().enumerate() {
        assert!(!game.is_over(), "after {ply} moves");
        said = game.choose(house.position_of()).expect("a legal house");
    }
    assert_eq!(said.last(), Some(&Said::End(Ended::Draw)));
}

/// So many moves of two players who agree to go on: nobody captures, and no position comes back.
fn peaceful(moves: usize) -> Vec<Move> {
    let start = Oware::with_board([2; 6], [2; 6], [0; 2], Seat::FIRST, OwareOptions::default());
    let mut record = Record::new(start.expect("twenty-four seeds can be played"));
    let mut rng = random::seeded(1);
    while record.ply() < moves {
        let quiet = |house: &Move| record.now().captured_by(*house) == 0;
        let houses: Vec<Move> = record.legal().into_iter().filter(quiet).collect();
        match chance::pick(&mut rng, &houses) {
            Some(house) => record.play(house).expect("a legal house"),
            None => drop((0..30).map_while(|_| record.undo()).last()), // a dead end: back, and another way
        }
    }
    record.moves().to_vec()
}
