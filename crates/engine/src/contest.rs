//! Many games between two players, seats swapped in pairs; with more seats, every seating that has both, in turn.

use tabuleiro_game::{Message, Seat, Speak};
use tabuleiro_search::elo::Score;
use tabuleiro_search::{Aids, Leash, Limit, Stop};
use tabuleiro_table::task::ENDLESS;
use tabuleiro_table::{Kind, Setup, Table};

use crate::failure::Failure;
use crate::heard::say;
use crate::outside::{Budget, Outside};
use crate::quote::quote;
use crate::timer::Timer;

/// One of the two players of a contest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contender {
    /// A player of the game's roster.
    Bot(String),
    /// Another program, by the command that starts it.
    Program(String),
}

/// How a contest is to be played.
#[derive(Clone)]
pub struct Contest {
    /// The game.
    pub kind: &'static dyn Kind,
    /// How its games begin.
    pub setup: Setup,
    /// The two players.
    pub players: [Contender; 2],
    /// What bots have at hand.
    pub aids: Aids,
    /// The seed from which every random choice follows.
    pub seed: u64,
    /// How long outside programs may think. A time holds for bots, too: it ends a long thought, and the strongest of an open game uses
    /// all of it. Without one, bots think as they do in play.
    pub budget: Budget,
}

/// The result of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// Which player won; `None` for a draw.
    pub winner: Option<usize>,
    /// How a player failed, which lost it the game.
    pub failure: Option<Failure>,
}

/// All results so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Results {
    /// Games each has won.
    pub wins: [u32; 2],
    /// Games nobody won.
    pub draws: u32,
    /// The same by pairs, for Elo.
    pub score: Score,
    /// Failures, in the order of the games.
    pub failures: Vec<Failure>,
    /// Half points of the first game of a pair whose second is still to come.
    half: Option<u32>,
}

impl Results {
    /// Notes a game. With two seats every two games make a pair.
    pub fn note(&mut self, game: &Game) {
        let half_points = match game.winner {
            Some(0) => 2,
            Some(_) => 0,
            None => 1,
        };
        match game.winner {
            Some(player) => self.wins[player] += 1,
            None => self.draws += 1,
        }
        self.failures.extend(game.failure.clone());
        match self.half.take() {
            None => self.half = Some(half_points),
            Some(first) => self.score.note(first + half_points),
        }
    }

    /// How many games there are.
    pub fn games(&self) -> u32 {
        self.wins[0] + self.wins[1] + self.draws
    }
}

impl Contender {
    /// A player of the game by name, or a program by its path.
    pub fn find(kind: &dyn Kind, name: &str) -> Result<Contender, Message> {
        if kind.has_bot(name) {
            Ok(Contender::Bot(name.to_owned()))
        } else if Contender::is_command(name) {
            Ok(Contender::Program(name.to_owned()))
        } else {
            Err(say("engine-unknown-player").with("game", kind.title()).with("name", quote(name)))
        }
    }
}

impl Contest {
    /// Plays game number `number`. Games 0 and 1 begin alike with the seats swapped, then 2 and 3, and so on.
    pub fn play(&self, number: u32) -> Result<Game, Message> {
        let pair = u64::from(number / 2);
        let seed = self.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(pair);
        let setup = Setup { deal: self.setup.deal.map(|_| seed), ..self.setup.clone() };
        let mut table = self.kind.open(&setup).map_err(|error| error.message())?;
        let seating = seating(table.seats(), number);
        Ok(match self.run(table.as_mut(), &seating, seed) {
            Ok(winner) => Game { winner: winner.map(|seat| seating[seat.index()]), failure: None },
            Err((loser, failure)) => Game { winner: Some(1 - loser), failure: Some(failure) },
        })
    }

    /// Plays to the end; the winning seat, or which player failed and how.
    fn run(
        &self,
        table: &mut dyn Table,
        seating: &[usize],
        seed: u64,
    ) -> Result<Option<Seat>, (usize, Failure)> {
        let mut programs: [Option<Outside>; 2] = [None, None];
        let setting = table.setting();
        let limit = setting.move_limit.map_or(usize::MAX, |limit| limit as usize);
        let mut moves = Vec::new();
        while let (Some(seat), None) = table.now()
            && table.ply() < limit
        {
            let player = seating[seat.index()];
            let text = match &self.players[player] {
                Contender::Bot(name) => {
                    let seed = seed.wrapping_add(seat.index() as u64 + 1);
                    self.bot_move(name, seed, table).ok_or_else(|| Failure::NoMove(name.clone()))
                }
                Contender::Program(command) => {
                    ask(&mut programs[player], command, &setting.position, &moves, self.budget)
                }
            };
            let text = text.map_err(|failure| (player, failure))?;
            let illegal = |_| (player, Failure::illegal(self.players[player].name(), &text));
            moves.push(table.make(&text).map_err(illegal)?);
        }
        Ok(table.now().1.and_then(|outcome| outcome.winner))
    }

    fn bot_move(&self, name: &str, seed: u64, table: &dyn Table) -> Option<String> {
        let stop = Stop::new();
        let (limit, timer) = match self.budget {
            Budget::Time(time) => (ENDLESS, Some(Timer::start(time, &stop))),
            Budget::Nodes(_) => (Limit::default(), None),
        };
        let thought = table.task(&self.aids).think(name, seed, &mut Leash::silent(limit, &stop)).ok();
        drop(timer);
        thought?.best
    }
}

impl Contender {
    /// Whether a name can only be a command: no player of a game has such a one.
    pub fn is_command(name: &str) -> bool {
        name.contains(['/', '\\', ' '])
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        match self {
            Contender::Bot(name) | Contender::Program(name) => name,
        }
    }
}

/// Asks a program for its move, starting it before its first.
fn ask(
    program: &mut Option<Outside>,
    command: &str,
    start: &str,
    moves: &[String],
    budget: Budget,
) -> Result<String, Failure> {
    if program.is_none() {
        let mut fresh = Outside::start(command)?;
        fresh.new_game()?;
        *program = Some(fresh);
    }
    match program {
        Some(outside) => outside.best_move(start, moves, budget),
        None => Err(Failure::Crashed(command.to_owned())),
    }
}

/// Which player sits on each seat in a game: all seatings that have both, in turn, each followed by its opposite.
fn seating(seats: u8, number: u32) -> Vec<usize> {
    let both = (1_u32 << seats) - 2; // as bits: neither all zeros nor all ones
    let pairs = both / 2;
    let bits = (number / 2) % pairs + 1;
    let flipped = number % 2 == 1;
    // The lowest bit set goes to the second player, so that the first game has the first player on the first seat.
    (0..u32::from(seats)).map(|seat| usize::from(((bits << 1 >> seat) & 1 == 1) != flipped)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_seats_are_swapped_in_turn() {
        assert_eq!(seating(2, 0), [0, 1]);
        assert_eq!(seating(2, 1), [1, 0]);
        assert_eq!(seating(2, 2), [0, 1]);
    }

    #[test]
    fn every_seating_with_both_players_has_its_turn() {
        for seats in [3, 4] {
            let count = (1_u32 << seats) - 2;
            let mut all: Vec<Vec<usize>> = (0..count).map(|number| seating(seats, number)).collect();
            all.sort();
            all.dedup();
            assert_eq!(all.len(), count as usize, "{all:?}");
            assert!(all.iter().all(|seats| seats.contains(&0) && seats.contains(&1)));
        }
    }

    #[test]
    fn games_are_counted_for_each_player_and_by_pairs() {
        let mut results = Results::default();
        for winner in [Some(0), Some(1), None, Some(0), Some(1), Some(1), Some(0)] {
            results.note(&Game { winner, failure: None });
        }
        assert_eq!((results.wins, results.draws, results.games()), ([3, 3], 1, 7));
        // One pair shared, one with one and a half points, one lost; the last game waits for its second.
        let mut score = Score::default();
        for half_points in [2, 3, 0] {
            score.note(half_points);
        }
        assert_eq!(results.score, score);
        let failure = Failure::Crashed("./rival".into());
        results.note(&Game { winner: Some(0), failure: Some(failure.clone()) });
        assert_eq!((results.failures, results.score.count()), (vec![failure], 4));
    }

    #[test]
    fn only_a_name_with_a_slash_or_a_space_can_be_a_command() {
        for command in ["./rival", "rival --fast", "C:\\rival"] {
            assert!(Contender::is_command(command), "{command}");
            assert_eq!(Contender::Program(command.into()).name(), command);
        }
        assert!(!Contender::is_command("level3") && !Contender::is_command(""));
        assert_eq!(Contender::Bot("level3".into()).name(), "level3");
    }
}
