//! One game from `ack` to `endGame`: choices in, messages out, and nothing else.

use tabuleiro_game::{Detail, Game, Outcome, Record, Seat};
use tabuleiro_oware::{Move, Oware, OwareOptions};
use tabuleiro_search::{Bot, Limit, Stop, roster};

use crate::message::{Begin, Ended, Said, Who};
use crate::problem::Problem;

/// So many captured seeds win at once.
const WINNING: u32 = 25;

/// Where the rules set no move limit, a game is broken off as a draw after this many moves. None that is played to be
/// won comes near; but two players who agree to go on could fill the memory.
const LONGEST: u32 = 10_000;

/// A game between two players, each a human or a bot.
pub struct Match {
    /// `None` when it is over.
    play: Option<Play>,
}

struct Play {
    record: Record<Oware>,
    players: [Player; 2],
}

enum Player {
    Human,
    Bot(Box<dyn Bot<Oware>>),
}

impl Match {
    /// Begins a game, and what is said up to the first choice. The bots' random choices repeat with the seed.
    pub fn begin(begin: &Begin, options: OwareOptions, seed: u64) -> Result<(Match, Vec<Said>), Problem> {
        let mut said = vec![Said::Ack];
        if begin.scores.iter().any(|&score| score >= WINNING) {
            // Decided before it begins: such scores need not fit into a position.
            said.push(Said::Status { rows: begin.rows, scores: begin.scores });
            said.push(Said::End(by_scores(begin.scores)));
            return Ok((Match { play: None }, said));
        }
        let record = Record::new(position(begin, options)?);
        let players = [player(begin.players[0], seed)?, player(begin.players[1], !seed)?];
        let mut game = Match { play: Some(Play { record, players }) };
        said.extend(game.turn_of(begin.starter));
        Ok((game, said))
    }

    /// Whether the end has been said.
    pub fn is_over(&self) -> bool {
        self.play.is_none()
    }

    /// The human to move chooses a position; what is said up to the next choice.
    pub fn choose(&mut self, position: u8) -> Result<Vec<Said>, Problem> {
        let play = self.play.as_mut().ok_or(Problem::NoGame)?;
        let seat = play.record.now().turn();
        let house = Move::house_at(seat, position).ok_or_else(|| Problem::Position(position.to_string()))?;
        play.record.play(house).map_err(Problem::Refused)?;
        Ok(self.turn_of(seat.other()))
    }

    /// If it is a bot's turn, its choice, and what is said up to the next choice; otherwise nothing.
    pub fn go_on(&mut self) -> Vec<Said> {
        let Some((seat, house)) = self.play.as_mut().and_then(Play::think) else { return Vec::new() };
        let mut said = vec![Said::Chosen(house.position_of())];
        said.extend(self.turn_of(seat.other()));
        said
    }

    /// What is said when the turn comes to this seat: that it moves, that it is passed over, or that it is over.
    fn turn_of(&mut self, due: Seat) -> Vec<Said> {
        let Some(play) = &self.play else { return Vec::new() };
        let status = play.status();
        if let Some(ended) = play.ended() {
            self.play = None;
            return vec![status, Said::End(ended)];
        }
        let turn = play.record.now().turn();
        let passed = (turn != due).then_some(Said::NoSeeds);
        passed.into_iter().chain([Said::Turn(turn), status]).collect()
    }
}

impl Play {
    /// The choice of the bot whose turn it is, already played; `None` if it is a human's.
    fn think(&mut self) -> Option<(Seat, Move)> {
        let seat = self.record.now().turn();
        let Player::Bot(bot) = &mut self.players[seat.index()] else { return None };
        let report = bot.think(&self.record, &Limit::default(), &Stop::new(), &mut |_| ());
        // A bot that fails to choose must not leave the client waiting.
        let legal = self.record.legal();
        let house = report.best.filter(|house| legal.contains(house)).or(legal.first().copied())?;
        self.record.play(house).ok()?;
        Some((seat, house))
    }

    fn status(&self) -> Said {
        let at = self.record.now();
        Said::Status { rows: at.rows().map(|row| row.map(u32::from)), scores: at.captures().map(u32::from) }
    }

    fn ended(&self) -> Option<Ended> {
        if let Some(outcome) = self.record.outcome() {
            return Some(by_rules(outcome));
        }
        let limit = self.record.now().move_limit().unwrap_or(LONGEST);
        (self.record.ply() >= limit as usize).then_some(Ended::Draw)
    }
}

/// The result by the rules. Its scores have the seeds that each side keeps, where the rules leave them some.
fn by_rules(outcome: Outcome) -> Ended {
    match (outcome.winner, outcome.detail) {
        (Some(winner), Detail::Scores(scores)) => {
            Ended::Victory { winner, seeds: u32::from(scores[winner.index()]) }
        }
        (Some(winner), _) => Ended::Victory { winner, seeds: 0 },
        (None, _) => Ended::Draw,
    }
}

/// The larger score wins.
fn by_scores([one, two]: [u32; 2]) -> Ended {
    match one.cmp(&two) {
        std::cmp::Ordering::Greater => Ended::Victory { winner: Seat::FIRST, seeds: one },
        std::cmp::Ordering::Less => Ended::Victory { winner: Seat::SECOND, seeds: two },
        std::cmp::Ordering::Equal => Ended::Draw,
    }
}

fn position(begin: &Begin, options: OwareOptions) -> Result<Oware, Problem> {
    let all = begin.rows.iter().flatten().chain(&begin.scores);
    let total = all.fold(0, |sum: u32, &seeds| sum.saturating_add(seeds));
    if total > u32::from(u8::MAX) {
        return Err(Problem::TooMany(total));
    }
    let [mut south, north] = begin.rows.map(|row| row.map(|seeds| seeds as u8));
    south.reverse();
    let captures = begin.scores.map(|seeds| seeds as u8);
    Oware::with_board(south, north, captures, begin.starter, options).map_err(Problem::Board)
}

fn player(who: Who, seed: u64) -> Result<Player, Problem> {
    match who {
        Who::Human => Ok(Player::Human),
        Who::Bot(name) => match roster::find::<Oware>(name) {
            Some(entry) => Ok(Player::Bot((entry.make)(seed))),
            None => Err(Problem::Player(name.to_owned())),
        },
    }
}
