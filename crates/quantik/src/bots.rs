//! The computer players: those of the report under its names, and a ladder from beginner to perfect.

use tabuleiro_game::Message;
use tabuleiro_search::{Aids, Bot, Chooser, Entry, Roster, uniform};

use crate::solve::book::Book;
use crate::{Quantik, say};

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
    say("quantik-about-and-slips").with("about", say(key)).with("slips", slips)
}

fn learner(skill: Skill, seed: u64) -> Box<dyn Bot<Quantik>> {
    Box::new(Learner::new(skill, seed))
}

static ROSTER: [Entry<Quantik>; 11] = [
    Entry::new(
        "level1",
        || about("quantik-about-level1", 707),
        |seed, _| Box::new(Chooser::new(uniform::<Quantik>, seed)),
    )
    .of_report(),
    Entry::new("beginner", || about("quantik-about-beginner", 640), |seed, _| learner(BEGINNER, seed))
        .measured("level1", 2_000, 1_488, 0),
    Entry::new("casual", || about("quantik-about-casual", 591), |seed, _| learner(CASUAL, seed))
        .measured("beginner", 2_000, 1_500, 0),
    Entry::new("keen", || about("quantik-about-keen", 533), |seed, _| learner(KEEN, seed))
        .measured("casual", 2_000, 1_442, 0),
    Entry::new("steady", || about("quantik-about-steady", 422), |seed, _| learner(STEADY, seed))
        .measured("keen", 2_000, 1_351, 0),
    Entry::new(
        "level2",
        || about("quantik-about-level2", 415),
        |seed, _| Box::new(Chooser::new(report::level2, seed)),
    )
    .measured("level1", 2_000, 1_962, 0)
    .of_report(),
    Entry::new("strong", || about("quantik-about-strong", 343), |seed, _| learner(STRONG, seed))
        .measured("steady", 2_000, 1_468, 0),
    Entry::new(
        "level3",
        || about("quantik-about-level3", 323),
        |seed, _| Box::new(Chooser::new(report::level3, seed)),
    )
    .measured("level1", 2_000, 1_995, 0)
    .of_report(),
    Entry::new("expert", || about("quantik-about-expert", 257), |seed, _| learner(EXPERT, seed))
        .measured("strong", 2_000, 1_499, 0),
    Entry::new("master", || about("quantik-about-master", 127), |seed, _| learner(MASTER, seed))
        .measured("expert", 2_000, 1_313, 0),
    Entry::new("perfect", || about("quantik-about-perfect", 0), |seed, _| Box::new(Perfect::new(seed)))
        .measured("master", 2_000, 1_402, 0),
];

impl Roster for Quantik {
    fn roster() -> &'static [Entry<Quantik>] {
        &ROSTER
    }

    fn usual() -> &'static str {
        "casual"
    }

    fn at_hand(_aids: &Aids) -> Vec<Result<Message, Message>> {
        vec![Book::at_hand()]
    }
}
