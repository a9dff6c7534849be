//! Starting scores, starting boards, and who starts.

use tabuleiro_game::chance;
use tabuleiro_search::random;

use crate::client::{Client, REPORT, serve};
use crate::follower::Game;

const EMPTY: [u32; 6] = [0; 6];

#[test]
fn games_from_any_board_keep_the_rules() {
    let mut client = Client::term(serve(REPORT));
    let mut rng = random::seeded(9);
    for number in 0..60 {
        let most = [2, 3, 8, 18][number % 4]; // at most 216 on the board and 39 captured
        let rows = [EMPTY, EMPTY].map(|row| row.map(|_| chance::below(&mut rng, most + 1)));
        let scores = [24, 15].map(|bound| chance::below(&mut rng, bound));
        let starter = 1 + number % 2;
        let players = [["human", "bot2"], ["bot1", "human"], ["human", "human"]][number % 3];
        Game::new(players[0], players[1]).from(rows, scores, starter).play(&mut client, number as u64);
    }
}

#[test]
fn the_second_player_can_start_and_scores_can_be_given() {
    let mut client = Client::term(serve(REPORT));
    client.send("[beginGame,[human,0],[human,10],2,newBoard].");
    client.expect(&["ack", "playerTurn 2", "gameStatus [[4,4,4,4,4,4],[4,4,4,4,4,4]] 0 10"]);
    client.choose(1);
    client.expect(&["playerTurn 1", "gameStatus [[4,4,4,4,4,4],[0,5,5,5,5,4]] 0 10"]);
}

#[test]
fn a_seed_that_laps_falls_into_its_own_house() {
    let mut client = Client::term(serve(REPORT));
    client.send("[beginGame,[human,0],[human,0],1,[[0,0,0,0,0,13],[0,0,0,0,0,0]]].");
    client.expect(&["ack", "playerTurn 1", "gameStatus [[0,0,0,0,0,13],[0,0,0,0,0,0]] 0 0"]);
    client.choose(6);
    client.expect(&["playerTurn 2", "gameStatus [[1,1,1,1,2,1],[1,1,1,1,1,1]] 0 0"]);
}

#[test]
fn twenty_five_seeds_decide_a_game_before_it_begins() {
    let mut client = Client::term(serve(REPORT));
    for (scores, end) in [
        ([25, 0], "endGame victory 1 25"),
        ([0, 25], "endGame victory 2 25"),
        ([25, 30], "endGame victory 2 30"),
        ([40, 40], "endGame draw"),
        ([24, 24], "endGame draw"),
        ([300, 7], "endGame victory 1 300"),
        ([0, 1_000_000], "endGame victory 2 1000000"),
        ([240, 240], "endGame draw"),
    ] {
        let [one, two] = scores;
        client.send(format!("[beginGame,[human,{one}],[bot1,{two}],1,newBoard].\n"));
        client.expect(&["ack", &format!("gameStatus [[4,4,4,4,4,4],[4,4,4,4,4,4]] {one} {two}"), end]);
    }
    Game::new("bot1", "bot1").from([[4; 6]; 2], [24, 23], 1).play(&mut client, 0);
}

#[test]
fn an_empty_board_is_won_by_the_larger_score() {
    let mut client = Client::term(serve(REPORT));
    for (scores, end) in
        [([3, 2], "endGame victory 1 3"), ([2, 3], "endGame victory 2 3"), ([2, 2], "endGame draw")]
    {
        let [one, two] = scores;
        client.send(format!("[beginGame,[human,{one}],[human,{two}],2,[{EMPTY:?},{EMPTY:?}]].\n"));
        client.expect(&["ack", &format!("gameStatus [[0,0,0,0,0,0],[0,0,0,0,0,0]] {one} {two}"), end]);
    }
}

#[test]
fn a_starter_without_seeds_is_passed_over() {
    let mut client = Client::term(serve(REPORT));
    client.send("[beginGame,[human,0],[human,0],1,[[0,0,0,0,0,0],[4,0,0,0,0,0]]].");
    client.expect(&["ack", "noSeeds", "playerTurn 2", "gameStatus [[0,0,0,0,0,0],[4,0,0,0,0,0]] 0 0"]);
}

#[test]
fn what_no_game_can_begin_with_is_refused() {
    let mut client = Client::term(serve(REPORT));
    let board =
        |seeds: &str| format!("[beginGame,[human,0],[human,0],1,[[{seeds},0,0,0,0,0],[1,0,0,0,0,0]]].");
    let reasons = [
        (
            board("255"),
            "A game here has at most 255 seeds, on the board and captured together; these are 256",
        ),
        (
            board("256"),
            "A game here has at most 255 seeds, on the board and captured together; these are 257",
        ),
        (board("1000001"), "\"1000001\" is not a number of seeds from 0 to 1000000"),
        (
            board("99999999999999999999999"),
            "\"99999999999999999999999\" is not a number of seeds from 0 to 1000000",
        ),
        (board("-1"), "\"-1\" is not a number of seeds from 0 to 1000000"),
        (board("x"), "\"x\" is not a number of seeds from 0 to 1000000"),
        ("[beginGame,[human,0],[human,0],3,newBoard].".into(), "\"3\" does not say who starts; 1 or 2 does"),
        (
            "[beginGame,[bot9,0],[human,0],1,newBoard].".into(),
            "There is no player \"bot9\"; there are: human, bot1, beginner, beginner2, bot2, ",
        ),
    ];
    for (message, reason) in reasons {
        client.send(message);
        assert!(client.error().starts_with(reason), "{reason}");
    }
    client.send(board("254"));
    client.expect(&["ack", "playerTurn 1", "gameStatus [[254,0,0,0,0,0],[1,0,0,0,0,0]] 0 0"]);
}
