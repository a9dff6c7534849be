//! Players on the way from beginner to master: they overlook things, and think only so long.

use tabuleiro_game::{Game, Record, chance};
use tabuleiro_search::mcts::{Light, Settings};
use tabuleiro_search::{Bot, Leash, Mcts, Random, Report, random};

use super::careful::first_threat;
use super::playout::Careful;
use crate::{Move, Otrio, Place, Players};

/// How well somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// How many of a thousand winning places it notices, its own and those of the others.
    pub notices: u32,
    /// How many games it plays through in its mind where it notices no winning place; with none it plays anywhere.
    pub games: u64,
    /// The same with more than two players.
    pub crowded: u64,
}

/// A player of some skill: it takes a winning place that it notices, else fills one that it notices of the next other
/// seat that could win, else plays as its skill allows.
#[derive(Debug)]
pub struct Learner {
    skill: Skill,
    rng: Random,
    mind: Mcts<Otrio, Careful>,
    crowd: Mcts<Otrio>,
}

impl Learner {
    /// A player of that skill; its choices repeat with the seed.
    pub fn new(skill: Skill, seed: u64) -> Learner {
        let settings = |games| Settings { iterations: Some(games), nodes: 1 << 18, ..Settings::default() };
        let mind = Mcts::new(settings(skill.games), Careful, seed);
        let crowd = Mcts::new(settings(skill.crowded), Light, seed);
        Learner { skill, rng: random::seeded(seed), mind, crowd }
    }

    fn happens(&mut self, times_of_a_thousand: u32) -> bool {
        chance::below(&mut self.rng, 1_000) < times_of_a_thousand
    }

    /// One of the places, if it notices any.
    fn notice(&mut self, places: u32) -> Option<Place> {
        let mut noticed: Vec<Place> = Place::of_set(places).collect();
        noticed.retain(|_| self.happens(self.skill.notices));
        chance::pick(&mut self.rng, &noticed)
    }

    /// Where it plays without thinking further.
    fn at_once(&mut self, at: &Otrio) -> Option<Place> {
        self.notice(at.winning(at.to_act())).or_else(|| self.notice(first_threat(at) & at.open()))
    }
}

impl Bot<Otrio> for Learner {
    fn think(&mut self, at: &Record<Otrio>, leash: &mut Leash<'_, Report<Move>>) -> Report<Move> {
        if at.outcome().is_some() {
            return Report::of(None);
        }
        let now = at.now();
        let place = self.at_once(now);
        if place.is_none() && self.skill.games > 0 {
            return if now.setup().players() == Players::Two {
                self.mind.think(at, leash)
            } else {
                self.crowd.think(at, leash)
            };
        }
        let noticed = place.map(|place| Move { colour: now.to_act(), place });
        Report::of(noticed.or_else(|| now.sample(&mut self.rng)))
    }
}
