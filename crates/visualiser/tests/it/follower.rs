//! Plays a game over a connection, and checks every line against its own books.

use tabuleiro_game::chance;
use tabuleiro_search::{Random, random};
use tabuleiro_visualiser::form::Form;

use crate::client::Client;
use crate::naive::Naive;

/// A game to play: who plays, from where.
pub(crate) struct Game {
    pub(crate) players: [&'static str; 2],
    pub(crate) at: Naive,
}

impl Game {
    pub(crate) fn new(one: &'static str, two: &'static str) -> Game {
        Game { players: [one, two], at: Naive::new() }
    }

    pub(crate) fn from(mut self, rows: [[u32; 6]; 2], scores: [u32; 2], starter: usize) -> Game {
        self.at = Naive { rows, scores, turn: starter - 1, plies: 0 };
        self
    }

    /// Plays it to its end, humans at random; every choice that was made, and the last line.
    pub(crate) fn play(mut self, client: &mut Client, seed: u64) -> (Vec<usize>, String) {
        let mut rng = random::seeded(seed);
        let mut choices = Vec::new();
        self.begin(client);
        client.expect(&["ack"]);
        while !self.at.is_over() {
            self.expect_turn(client);
            let choice = self.choice(client, &mut rng);
            assert!(self.at.choices().contains(&choice), "{choice} in {:?}", self.at);
            self.at.choose(choice);
            choices.push(choice);
        }
        client.expect(&[&self.status(), &self.last(client.form)]);
        (choices, self.last(client.form))
    }

    fn begin(&self, client: &mut Client) {
        let ([one, two], [score_one, score_two]) = (self.players, self.at.scores);
        let board = if self.at.rows == [[4; 6]; 2] { "newBoard".to_owned() } else { self.at.board() };
        client.send(match client.form {
            Form::Plain => format!("beginGame {one} {two}\n"),
            Form::Term => {
                let who = self.at.turn + 1;
                format!("[beginGame,[{one},{score_one}],[{two},{score_two}],{who},{board}].\n")
            }
        });
    }

    fn expect_turn(&mut self, client: &mut Client) {
        if self.at.is_without_seeds(self.at.turn) {
            client.expect(&["noSeeds"]);
            self.at.turn = 1 - self.at.turn;
        }
        client.expect(&[&format!("playerTurn {}", self.at.turn + 1), &self.status()]);
    }

    fn choice(&self, client: &mut Client, rng: &mut Random) -> usize {
        let player = self.players[self.at.turn];
        if player == "human" {
            let choice = chance::pick(rng, &self.at.choices()).expect("a player with seeds has a choice");
            client.choose(choice);
            return choice;
        }
        let line = client.heard();
        let choice = line.strip_prefix("playerChooses ").and_then(|text| text.parse().ok());
        let choice = choice.unwrap_or_else(|| panic!("“{line}” is no choice"));
        assert!(player != "bot2" || self.at.is_greedy(choice), "{choice} in {:?}", self.at);
        choice
    }

    fn status(&self) -> String {
        let [one, two] = self.at.scores;
        format!("gameStatus {} {one} {two}", self.at.board())
    }

    fn last(&self, form: Form) -> String {
        match (self.at.winner(), form) {
            (None, _) => "endGame draw".to_owned(),
            (Some(winner), Form::Plain) => format!("endGame victory {}", winner + 1),
            (Some(winner), Form::Term) => {
                format!("endGame victory {} {}", winner + 1, self.at.scores[winner])
            }
        }
    }
}
