//! What somebody thinks of a session, within what the host allows.

use std::mem;

use tabuleiro_learn::Attempt;
use tabuleiro_search::{Leash, Limit, Stop};
use tabuleiro_table::advice::{Adviser, DrawOffer};
use tabuleiro_table::{Player, Session, review};

use super::Desk;
use crate::answer::{Answer, Attempted};
use crate::ask::Thinking;
use crate::event::seat;
use crate::thought::{Judgement, Solved, Thought};
use crate::{Fault, WireError};

impl Desk {
    pub(super) fn think(&mut self, ask: Thinking) -> Result<Answer, Box<Fault>> {
        let stop = mem::take(&mut self.stop);
        Ok(match ask {
            Thinking::Level { name, seed, nodes } => {
                Answer::Thought { thought: self.level(name.as_deref(), seed, nodes, &stop)? }
            }
            Thinking::Draw { seat } => Answer::Draw { yes: self.agrees_to_draw(seat, &stop)? },
            Thinking::Analyse { nodes } => Answer::Judged { moves: self.analyse(nodes, &stop)? },
            Thinking::Appraise { ply, nodes } => {
                Answer::Appraised { appraisal: self.appraise(ply, nodes, &stop)? }
            }
            Thinking::Solve { nodes } => Answer::Solved { solved: self.solve(nodes, &stop)? },
            Thinking::Attempt { puzzle, moves, nodes } => self.attempt(&puzzle, &moves, nodes, &stop)?,
        })
    }

    /// Takes the file that the players of a game need; see [`Kind::lends`](crate::Kind::lends). Nobody thinks about that game
    /// before.
    pub fn lend(&self, game: &str, bytes: &[u8]) -> Result<(), Box<Fault>> {
        let loan = self.kind(game)?.loan().ok_or_else(|| WireError::NoLoan(game.to_owned()))?;
        if loan.lend(bytes) { Ok(()) } else { Err(WireError::BadLoan(loan.file()).into()) }
    }

    /// The session, if its players have what they need: without it they would be other players under the same names.
    fn thinkable(&self) -> Result<&Session, Box<Fault>> {
        let session = self.opened()?;
        match session.table().kind().loan() {
            Some(loan) if !loan.is_here() => Err(WireError::NotLent(loan.file()).into()),
            _ => Ok(session),
        }
    }

    fn limit(&self, nodes: u64) -> Limit {
        Limit::nodes(nodes.min(self.most_nodes))
    }

    fn level(
        &self,
        name: Option<&str>,
        seed: u64,
        nodes: Option<u64>,
        stop: &Stop,
    ) -> Result<Thought, Box<Fault>> {
        let session = self.thinkable()?;
        let (name, seed) = match (name, session.level_to_move()) {
            (Some(name), _) => (name, seed),
            (None, Some((_, name, seed))) => (name, seed),
            (None, None) => (session.table().kind().usual(), seed),
        };
        let limit = nodes.map_or_else(Limit::default, |nodes| self.limit(nodes));
        let thought = session.task(&self.aids).think(name, seed, &mut Leash::silent(limit, stop))?;
        Ok(Thought::from(&thought))
    }

    /// Whether the level on a seat agrees to a draw.
    fn agrees_to_draw(&self, who: u8, stop: &Stop) -> Result<bool, Box<Fault>> {
        let (session, who) = (self.thinkable()?, seat(who)?);
        let offer = DrawOffer {
            table: session.table(),
            out: session.gone(),
            to: who,
            bot: session.player(who).and_then(Player::level),
            seed: session.terms().seed,
        };
        let adviser = Adviser::new(session.table().kind(), session.task(&self.aids)).stopped_by(stop);
        Ok(adviser.agrees_to_draw(&offer))
    }

    fn analyse(&self, nodes: u64, stop: &Stop) -> Result<Vec<Judgement>, Box<Fault>> {
        let mut leash = Leash::silent(self.limit(nodes), stop);
        let session = self.thinkable()?;
        Ok(Judgement::all(&session.task(&self.aids).analyse(&mut leash), session.table().kind().curve()))
    }

    fn appraise(&self, ply: u32, nodes: u64, stop: &Stop) -> Result<Option<String>, Box<Fault>> {
        let (session, mut leash) = (self.thinkable()?, Leash::silent(self.limit(nodes), stop));
        let found = review::appraise(session.table(), ply as usize, &self.aids, &mut leash);
        Ok(found.map(|found| found.to_string()))
    }

    fn solve(&self, nodes: u64, stop: &Stop) -> Result<Option<Solved>, Box<Fault>> {
        let mut leash = Leash::silent(self.limit(nodes), stop);
        Ok(self.thinkable()?.task(&self.aids).solve(&mut leash).as_ref().map(Solved::from))
    }

    fn attempt(&self, puzzle: &str, moves: &[String], nodes: u64, stop: &Stop) -> Result<Answer, Box<Fault>> {
        let known = tabuleiro_learn::shelf::puzzle(puzzle);
        let known = known.ok_or_else(|| WireError::UnknownPuzzle(puzzle.to_owned()))?;
        let mut attempt = Attempt::new(&known, self.kinds).map_err(|flaw| Fault::of(&flaw))?;
        let mut leash = Leash::silent(self.limit(nodes), stop);
        let mut went = Attempted::GoOn { replies: Vec::new() };
        for text in moves {
            went = attempt.try_move(text, &mut leash).map_err(|flaw| Fault::of(&flaw))?.into();
        }
        Ok(Answer::Attempted { attempt: went, expected: attempt.expected().map(str::to_owned) })
    }
}
