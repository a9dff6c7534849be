//! The computer players: those of the report under their names, and a ladder from beginner to perfect.

mod careful;
mod learner;
mod playout;
mod reckoner;
mod slips;

use tabuleiro_game::Message;
use tabuleiro_search::{Bot, Chooser, Entry, Roster, Strength, uniform};

use crate::Otrio;
use crate::notation::say;

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

/// Won and drew so many of 2000 games against that player, and lost the others.
const fn against(name: &'static str, won: u32, drawn: u32) -> Strength {
    Strength::Against { name, games: 2_000, won, drawn }
}

/// The same of 400 games, for those who think long.
const fn against_for_less(name: &'static str, won: u32, drawn: u32) -> Strength {
    Strength::Against { name, games: 400, won, drawn }
}

static ROSTER: [Entry<Otrio>; 12] = [
    Entry {
        name: "random",
        about: || about(say("otrio-bot-random"), 622),
        strength: Strength::Baseline,
        report: true,
        make: |seed| Box::new(Chooser::new(uniform, seed)),
    },
    Entry {
        name: "beginner",
        about: || about(overlooks(BEGINNER), 600),
        strength: against("random", 1_397, 173),
        report: false,
        make: |seed| learner(BEGINNER, seed),
    },
    Entry {
        name: "casual",
        about: || about(overlooks(CASUAL), 568),
        strength: against("beginner", 1_359, 136),
        report: false,
        make: |seed| learner(CASUAL, seed),
    },
    Entry {
        name: "keen",
        about: || about(overlooks(KEEN), 525),
        strength: against("casual", 1_288, 167),
        report: false,
        make: |seed| learner(KEEN, seed),
    },
    Entry {
        name: "careful",
        about: || about(say("otrio-bot-careful"), 481),
        strength: against("keen", 1_216, 377),
        report: true,
        make: |seed| Box::new(Chooser::new(careful, seed)),
    },
    Entry {
        name: "steady",
        about: || about(ponders(STEADY), 436),
        strength: against("careful", 1_292, 400),
        report: false,
        make: |seed| learner(STEADY, seed),
    },
    Entry {
        name: "strong",
        about: || about(ponders(STRONG), 398),
        strength: against("steady", 1_320, 317),
        report: false,
        make: |seed| learner(STRONG, seed),
    },
    Entry {
        name: "strong2",
        about: || about(ponders(STRONG2), 316),
        strength: against("strong", 1_244, 418),
        report: false,
        make: |seed| learner(STRONG2, seed),
    },
    Entry {
        name: "expert",
        about: || about(reckons(EXPERT), 265),
        strength: against_for_less("strong2", 265, 41),
        report: false,
        make: |seed| reckoner(EXPERT, seed),
    },
    Entry {
        name: "master",
        about: || about(reckons(MASTER), 176),
        strength: against_for_less("expert", 270, 16),
        report: false,
        make: |seed| reckoner(MASTER, seed),
    },
    Entry {
        name: "grandmaster",
        about: || about(reckons(GRANDMASTER), 105),
        strength: against_for_less("master", 258, 27),
        report: false,
        make: |seed| reckoner(GRANDMASTER, seed),
    },
    Entry {
        name: "perfect",
        about: || about(say("otrio-bot-perfect").with("crowded", PERFECT.crowded), 0),
        strength: against_for_less("grandmaster", 288, 13),
        report: false,
        make: |seed| reckoner(PERFECT, seed),
    },
];

impl Roster for Otrio {
    fn roster() -> &'static [Entry<Otrio>] {
        &ROSTER
    }

    fn usual() -> &'static str {
        "careful"
    }
}
