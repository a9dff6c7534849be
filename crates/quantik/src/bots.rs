//! The computer players: those of the report under its names, and a ladder from beginner to perfect.

use tabuleiro_game::Message;
use tabuleiro_search::{Bot, Chooser, Entry, Roster, Strength, uniform};

use crate::{Quantik, said};

mod learner;
mod perfect;
mod report;
mod slips;

pub use learner::{Learner, Skill};
pub use perfect::Perfect;
pub use report::{LOSES, Level, THREATENS, WINS, value};
pub use slips::Slips;

/// Sees what can happen in the next two moves, if it notices it at all.
const BEGINNER: Skill = Skill { depth: 2, nodes: 1_000, notices: 300, sense: 0 };
const CASUAL: Skill = Skill { depth: 2, nodes: 1_000, notices: 760, sense: 0 };
const KEEN: Skill = Skill { depth: 3, nodes: 1_000, notices: 860, sense: 0 };
/// From here on nothing is overlooked: what these levels lack is depth, and a sense for room.
const STEADY: Skill = Skill { depth: 3, nodes: 1_000, notices: 1_000, sense: 300 };
const STRONG: Skill = Skill { depth: 4, nodes: 1_000, notices: 1_000, sense: 400 };
const EXPERT: Skill = Skill { depth: 5, nodes: 2_000, notices: 1_000, sense: 530 };
const MASTER: Skill = Skill { depth: 7, nodes: 12_000, notices: 1_000, sense: 720 };

/// "Plays any legal move. Lets 400 of 1000 won positions slip." The second sentence is measured: see [`Slips`].
fn about(key: &'static str, slips: u32) -> Message {
    said("quantik-about-and-slips").with("about", said(key)).with("slips", slips)
}

fn learner(skill: Skill, seed: u64) -> Box<dyn Bot<Quantik>> {
    Box::new(Learner::new(skill, seed))
}

/// Won so many of 2000 games against that player, and lost the others.
const fn against(name: &'static str, won: u32) -> Strength {
    Strength::Against { name, games: 2_000, won, drawn: 0 }
}

static ROSTER: [Entry<Quantik>; 11] = [
    Entry {
        name: "level1",
        about: || about("quantik-about-level1", 707),
        strength: Strength::Baseline,
        report: true,
        make: |seed| Box::new(Chooser::new(uniform::<Quantik>, seed)),
    },
    Entry {
        name: "beginner",
        about: || about("quantik-about-beginner", 640),
        strength: against("level1", 1_488),
        report: false,
        make: |seed| learner(BEGINNER, seed),
    },
    Entry {
        name: "casual",
        about: || about("quantik-about-casual", 591),
        strength: against("beginner", 1_500),
        report: false,
        make: |seed| learner(CASUAL, seed),
    },
    Entry {
        name: "keen",
        about: || about("quantik-about-keen", 533),
        strength: against("casual", 1_442),
        report: false,
        make: |seed| learner(KEEN, seed),
    },
    Entry {
        name: "steady",
        about: || about("quantik-about-steady", 422),
        strength: against("keen", 1_351),
        report: false,
        make: |seed| learner(STEADY, seed),
    },
    Entry {
        name: "level2",
        about: || about("quantik-about-level2", 415),
        strength: against("level1", 1_962),
        report: true,
        make: |seed| Box::new(Chooser::new(report::level2, seed)),
    },
    Entry {
        name: "strong",
        about: || about("quantik-about-strong", 343),
        strength: against("steady", 1_468),
        report: false,
        make: |seed| learner(STRONG, seed),
    },
    Entry {
        name: "level3",
        about: || about("quantik-about-level3", 323),
        strength: against("level1", 1_995),
        report: true,
        make: |seed| Box::new(Chooser::new(report::level3, seed)),
    },
    Entry {
        name: "expert",
        about: || about("quantik-about-expert", 257),
        strength: against("strong", 1_499),
        report: false,
        make: |seed| learner(EXPERT, seed),
    },
    Entry {
        name: "master",
        about: || about("quantik-about-master", 127),
        strength: against("expert", 1_313),
        report: false,
        make: |seed| learner(MASTER, seed),
    },
    Entry {
        name: "perfect",
        about: || about("quantik-about-perfect", 0),
        strength: against("master", 1_402),
        report: false,
        make: |seed| Box::new(Perfect::new(seed)),
    },
];

impl Roster for Quantik {
    fn roster() -> &'static [Entry<Quantik>] {
        &ROSTER
    }

    fn usual() -> &'static str {
        "level2"
    }
}
