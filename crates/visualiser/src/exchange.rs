//! One game from `ack` to `endGame`: choices in, messages out. The game itself is a [`Session`] like any other.

use tabuleiro_game::{Detail, Outcome, Seat};
use tabuleiro_oware::{Move, Oware, OwareOptions};
use tabuleiro_search::{Aids, Limit};
use tabuleiro_table::time::Moment;
use tabuleiro_table::{Act, Command, End, Listing, Refusal, Session, Sitting, Terms};
use tabuleiro_thinkers::Question;

use crate::error::MessageError;
use crate::message::{Begin, Ended, Said};
use crate::rows::{self, RowSpots};

/// The game that is played. Boards may hold other numbers of seeds than the text of a position allows, so the table is
/// set from a position and not opened by text.
static OWARE: Listing<Oware> = Listing::new();

/// So many captured seeds win at once.
const WINNING: u32 = 25;

/// Where the rules set no move limit, a game is broken off as a draw after this many moves. None that is played to be
/// won comes near; but two players who agree to go on could fill the memory.
const LONGEST: usize = 10_000;

/// Nobody plays by the clock here.
const NO_TIME: Moment = Moment(0);

/// What is heard and said about one game between two players, each a human or a bot.
pub struct Exchange {
    /// `None` when it is over.
    game: Option<Play>,
}

/// A game that goes on.
struct Play {
    session: Session,
    spots: RowSpots,
    aids: Aids,
}

impl Exchange {
    /// Begins a game, and what is said up to the first choice. The bots' random choices repeat with the seed.
    pub fn begin(
        begin: &Begin,
        options: OwareOptions,
        seed: u64,
        aids: &Aids,
    ) -> Result<(Exchange, Vec<Said>), MessageError> {
        let mut said = vec![Said::Ack];
        if begin.scores.iter().any(|&score| score >= WINNING) {
            // Decided before it begins: such scores need not fit into a position.
            said.push(Said::Status { rows: begin.rows, scores: begin.scores });
            said.push(Said::End(by_scores(begin.scores)));
            return Ok((Exchange { game: None }, said));
        }
        let mut exchange = Exchange { game: Some(Play::begin(begin, options, seed, aids)?) };
        said.extend(exchange.turn_of(begin.starter));
        Ok((exchange, said))
    }

    /// Whether the end has been said.
    pub fn is_over(&self) -> bool {
        self.game.is_none()
    }

    /// The human to move chooses a position; what is said up to the next choice.
    pub fn choose(&mut self, position: u8) -> Result<Vec<Said>, MessageError> {
        let play = self.game.as_mut().ok_or(MessageError::NoGame)?;
        let seat = play.session.turn().ok_or(MessageError::NoGame)?;
        let house =
            Move::house_at(seat, position).ok_or_else(|| MessageError::Position(position.to_string()))?;
        play.play(seat, house).map_err(MessageError::Refused)?;
        Ok(self.turn_of(seat.other()))
    }

    /// What a bot is to be asked; `None` if it is not a bot's turn.
    pub fn question(&self) -> Option<Question> {
        let play = self.game.as_ref()?;
        let (_, bot, seed) = play.session.level_to_move()?;
        Some(Question {
            task: play.session.task(&play.aids),
            game: OWARE.name().to_owned(),
            bot: bot.to_owned(),
            seed,
            limit: Limit::default(),
        })
    }

    /// The bot to move has found this, or nothing; its choice, and what is said up to the next choice.
    pub fn answer(&mut self, best: Option<&str>) -> Vec<Said> {
        let Some((seat, house)) = self.game.as_mut().and_then(|play| play.choose_for_bot(best)) else {
            return Vec::new();
        };
        let mut said = vec![Said::Chosen(house.position_of())];
        said.extend(self.turn_of(seat.other()));
        said
    }

    /// What is said when the turn comes to this seat: that it moves, that it is passed over, or that it is over.
    fn turn_of(&mut self, due: Seat) -> Vec<Said> {
        let Some(play) = &self.game else { return Vec::new() };
        let status = play.status();
        let Some(turn) = play.session.turn() else {
            let ended = Said::End(ended(play.session.ended()));
            self.game = None;
            return vec![status, ended];
        };
        let passed = (turn != due).then_some(Said::NoSeeds);
        passed.into_iter().chain([Said::Turn(turn), status]).collect()
    }
}

impl Play {
    fn begin(begin: &Begin, options: OwareOptions, seed: u64, aids: &Aids) -> Result<Play, MessageError> {
        let table = Box::new(Sitting::new(&OWARE, rows::position(begin, options)?));
        // Both players sit at the client's one screen; only there may a game be broken off so late.
        let terms = Terms::friendly(seed);
        let players = begin.players.to_vec();
        let session = Session::new(table, players, terms, NO_TIME).map_err(MessageError::Refused)?;
        let spots = RowSpots::of(&session.table().board());
        Ok(Play { session, spots, aids: aids.clone() })
    }

    /// The choice of the bot whose turn it is, already played; `None` if it is a human's.
    fn choose_for_bot(&mut self, best: Option<&str>) -> Option<(Seat, Move)> {
        let (seat, ..) = self.session.level_to_move()?;
        let best = best.and_then(|text| text.parse().ok());
        if let Some(house) = best
            && self.play(seat, house).is_ok()
        {
            return Some((seat, house));
        }
        // A bot that fails to choose must not leave the client waiting.
        let house = self.session.table().choices().first()?.text.parse().ok()?;
        self.play(seat, house).ok()?;
        Some((seat, house))
    }

    /// Plays for a seat, human or bot, and breaks off a game that has become too long.
    fn play(&mut self, seat: Seat, house: Move) -> Result<(), Refusal> {
        self.ask(seat, Act::Play(house.to_string()))?;
        let turn = self.session.turn().filter(|_| self.session.table().ply() >= LONGEST);
        turn.map_or(Ok(()), |turn| self.ask(turn, Act::Abort))
    }

    fn ask(&mut self, seat: Seat, act: Act) -> Result<(), Refusal> {
        let command = Command::here(self.session.head(), act);
        self.session.handle(seat, &command, NO_TIME).done().map(drop)
    }

    fn status(&self) -> Said {
        let view = self.session.table().as_it_lies(usize::MAX);
        let score = |seat: Seat| view.scores.get(seat.index()).map_or(0, |score| score.unsigned_abs());
        Said::Status { rows: self.spots.read(&view), scores: [Seat::FIRST, Seat::SECOND].map(score) }
    }
}

/// The result of a game that has ended; one that was broken off is a draw.
fn ended(end: Option<End>) -> Ended {
    end.and_then(|end| end.outcome).map_or(Ended::Draw, by_rules)
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
