//! The computer players: those of the report under their names, and a ladder from beginner to perfect.

mod careful;
mod learner;
mod playout;
mod reckoner;
mod slips;

use tabuleiro_game::Message;
use tabuleiro_search::{Aids, Bot, Chooser, Entry, Roster, uniform};

use crate::notation::say;
use crate::{Otrio, solve};

pub use careful::careful;
pub use learner::{Learner, Skill};
pub use reckoner::{Effort, Reckoner};
pub use slips::Slips;

/// The first three overlook winning places.
const BEGINNER: Skill = Skill { notices: 200, games: 0, crowded: 0 };
const CASUAL: Skill = Skill { notices: 480, games: 0, crowded: 0 };
const KEEN: Skill = Skill { notices: 770, games: 0, crowded: 0 };
/// The next three overlook none, and think a little longer each.
const STEADY: Skill = Skill { notices: 1_000, games: 6, crowded: 60 };
const STRONG: Skill = Skill { notices: 1_000, games: 18, crowded: 150 };
const STRONG2: Skill = Skill { notices: 1_000, games: 75, crowded: 400 };
/// The last four also reckon.
const EXPERT: Effort = Effort { nodes: Some(1_600), games: 120, crowded: 1_000 };
const MASTER: Effort = Effort { nodes: Some(9_000), games: 260, crowded: 2_500 };
const GRANDMASTER: Effort = Effort { nodes: Some(70_000), games: 600, crowded: 6_000 };
const PERFECT: Effort = Effort { nodes: None, games: 300, crowded: 20_000 };

/// "Puts any piece anywhere. Lets go 400 of 1000 wins and draws." The second sentence is measured: see [`Slips`].
fn about(plays: Message, slips: u32) -> Message {
    say("otrio-bot-and-slips").with("about", plays).with("slips", slips)
}

fn overlooks(skill: Skill) -> Message {
    say("otrio-bot-overlooks").with("notices", skill.notices / 10)
}

fn ponders(skill: Skill) -> Message {
    say("otrio-bot-ponders").with("games", skill.games).with("crowded", skill.crowded)
}

fn reckons(effort: Effort) -> Message {
    let moves = effort.nodes.unwrap_or_default();
    say("otrio-bot-reckons").with("moves", moves).with("games", effort.games).with("crowded", effort.crowded)
}

fn learner(skill: Skill, seed: u64) -> Box<dyn Bot<Otrio>> {
    Box::new(Learner::new(skill, seed))
}

fn reckoner(effort: Effort, seed: u64) -> Box<dyn Bot<Otrio>> {
    Box::new(Reckoner::new(effort, seed))
}

/// How many games a player was measured by; fewer for those who think long.
const GAMES: u32 = 2_000;
const FEW_GAMES: u32 = 400;

static ROSTER: [Entry<Otrio>; 12] = [
    Entry::new(
        "random",
        || about(say("otrio-bot-random"), 622),
        |seed, _| Box::new(Chooser::new(uniform, seed)),
    )
    .of_report(),
    Entry::new("beginner", || about(overlooks(BEGINNER), 600), |seed, _| learner(BEGINNER, seed))
        .measured("random", GAMES, 1_397, 173),
    Entry::new("casual", || about(overlooks(CASUAL), 568), |seed, _| learner(CASUAL, seed))
        .measured("beginner", GAMES, 1_359, 136),
    Entry::new("keen", || about(overlooks(KEEN), 525), |seed, _| learner(KEEN, seed))
        .measured("casual", GAMES, 1_288, 167),
    Entry::new(
        "careful",
        || about(say("otrio-bot-careful"), 481),
        |seed, _| Box::new(Chooser::new(careful, seed)),
    )
    .of_report()
    .measured("keen", GAMES, 1_216, 377),
    Entry::new("steady", || about(ponders(STEADY), 436), |seed, _| learner(STEADY, seed))
        .measured("careful", GAMES, 1_292, 400),
    Entry::new("strong", || about(ponders(STRONG), 398), |seed, _| learner(STRONG, seed))
        .measured("steady", GAMES, 1_320, 317),
    Entry::new("strong2", || about(ponders(STRONG2), 316), |seed, _| learner(STRONG2, seed))
        .measured("strong", GAMES, 1_244, 418),
    Entry::new("expert", || about(reckons(EXPERT), 265), |seed, _| reckoner(EXPERT, seed))
        .measured("strong2", FEW_GAMES, 265, 41),
    Entry::new("master", || about(reckons(MASTER), 176), |seed, _| reckoner(MASTER, seed))
        .measured("expert", FEW_GAMES, 270, 16),
    Entry::new("grandmaster", || about(reckons(GRANDMASTER), 105), |seed, _| reckoner(GRANDMASTER, seed))
        .measured("master", FEW_GAMES, 258, 27),
    Entry::new(
        "perfect",
        || about(say("otrio-bot-perfect").with("crowded", PERFECT.crowded), 0),
        |seed, _| reckoner(PERFECT, seed),
    )
    .measured("grandmaster", FEW_GAMES, 288, 13),
];

impl Roster for Otrio {
    fn roster() -> &'static [Entry<Otrio>] {
        &ROSTER
    }

    fn usual() -> &'static str {
        "casual"
    }

    fn at_hand(_aids: &Aids) -> Vec<Result<Message, Message>> {
        vec![solve::at_hand()]
    }
}
