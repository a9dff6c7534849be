//! The computer players: the report's two, and a ladder from beginner to grandmaster.

use tabuleiro_game::{Game, Message};
use tabuleiro_search::alphabeta::FURTHEST;
use tabuleiro_search::{Bot, Chooser, Entry, Random, Roster, Strength, uniform};

use crate::{Move, Oware, say};

mod searcher;

pub use searcher::{Searcher, Skill};

/// Somebody who looks so far ahead, applies so many moves for it, and overlooks so many of a thousand.
const fn learner(depth: u32, nodes: u64, overlooks: u16, misjudges: u16) -> Skill {
    Skill { nodes, depth, overlooks, misjudges, endings: false, is_open: false }
}

/// Somebody who looks as far ahead as so many moves reach, overlooks nothing and knows the endings.
const fn thinker(nodes: u64) -> Skill {
    Skill { nodes, depth: FURTHEST, overlooks: 0, misjudges: 10, endings: true, is_open: false }
}

const BEGINNER: Skill = learner(1, 30, 600, 100);
const BEGINNER2: Skill = learner(1, 30, 320, 80);
const CASUAL: Skill = learner(2, 50, 420, 60);
const KEEN: Skill = learner(2, 60, 300, 50);
const KEEN2: Skill = learner(3, 100, 190, 50);
const STEADY: Skill = learner(3, 200, 105, 40);
const STEADY2: Skill = learner(4, 400, 90, 40);
const STRONG: Skill = learner(4, 800, 45, 30);
const STRONG2: Skill = learner(5, 1_200, 20, 30);
const EXPERT: Skill = learner(6, 1_700, 0, 40);
const EXPERT2: Skill = thinker(2_100);
const EXPERT3: Skill = thinker(5_500);
const MASTER: Skill = thinker(17_000);
const MASTER2: Skill = thinker(60_000);
const MASTER3: Skill = thinker(220_000);
const GRANDMASTER: Skill = Skill { is_open: true, ..thinker(450_000) };

fn searcher(skill: Skill, seed: u64) -> Box<dyn Bot<Oware>> {
    Box::new(Searcher::new(skill, seed))
}

fn chooser(choose: fn(&Oware, &mut Random) -> Option<Move>, seed: u64) -> Box<dyn Bot<Oware>> {
    Box::new(Chooser::new(choose, seed))
}

/// What a player does, in a sentence made of its skill.
fn about(skill: Skill) -> Message {
    let key = match skill {
        Skill { endings: true, .. } => "oware-about-thinker",
        Skill { overlooks: 0, .. } => "oware-about-sees-all",
        Skill { depth: 1, .. } => "oware-about-next-move",
        _ => "oware-about-learner",
    };
    say(key)
        .with("depth", skill.depth)
        .with("nodes", skill.nodes)
        .with("overlooks", u32::from((skill.overlooks + 5) / 10))
}

/// Results of so many games against that player.
const fn against(name: &'static str, games: u32, won: u32, drawn: u32) -> Strength {
    Strength::Against { name, games, won, drawn }
}

static ROSTER: [Entry<Oware>; 18] = [
    Entry {
        name: "bot1",
        about: || say("oware-about-bot1"),
        strength: Strength::Baseline,
        report: true,
        make: |seed| chooser(uniform, seed),
    },
    Entry {
        name: "beginner",
        about: || about(BEGINNER),
        strength: against("bot1", 2_000, 1_433, 79),
        report: false,
        make: |seed| searcher(BEGINNER, seed),
    },
    Entry {
        name: "beginner2",
        about: || about(BEGINNER2),
        strength: against("beginner", 2_000, 1_424, 63),
        report: false,
        make: |seed| searcher(BEGINNER2, seed),
    },
    Entry {
        name: "bot2",
        about: || say("oware-about-bot2"),
        strength: against("bot1", 2_000, 1_866, 32),
        report: true,
        make: |seed| chooser(greedy, seed),
    },
    Entry {
        name: "casual",
        about: || about(CASUAL),
        strength: against("beginner2", 2_000, 1_370, 82),
        report: false,
        make: |seed| searcher(CASUAL, seed),
    },
    Entry {
        name: "keen",
        about: || about(KEEN),
        strength: against("casual", 2_000, 1_403, 81),
        report: false,
        make: |seed| searcher(KEEN, seed),
    },
    Entry {
        name: "keen2",
        about: || about(KEEN2),
        strength: against("keen", 2_000, 1_324, 85),
        report: false,
        make: |seed| searcher(KEEN2, seed),
    },
    Entry {
        name: "steady",
        about: || about(STEADY),
        strength: against("keen2", 2_000, 1_356, 81),
        report: false,
        make: |seed| searcher(STEADY, seed),
    },
    Entry {
        name: "steady2",
        about: || about(STEADY2),
        strength: against("steady", 2_000, 1_433, 69),
        report: false,
        make: |seed| searcher(STEADY2, seed),
    },
    Entry {
        name: "strong",
        about: || about(STRONG),
        strength: against("steady2", 2_000, 1_295, 104),
        report: false,
        make: |seed| searcher(STRONG, seed),
    },
    Entry {
        name: "strong2",
        about: || about(STRONG2),
        strength: against("strong", 2_000, 1_399, 95),
        report: false,
        make: |seed| searcher(STRONG2, seed),
    },
    Entry {
        name: "expert",
        about: || about(EXPERT),
        strength: against("strong2", 2_000, 1_398, 123),
        report: false,
        make: |seed| searcher(EXPERT, seed),
    },
    Entry {
        name: "expert2",
        about: || about(EXPERT2),
        strength: against("expert", 2_000, 1_448, 54),
        report: false,
        make: |seed| searcher(EXPERT2, seed),
    },
    Entry {
        name: "expert3",
        about: || about(EXPERT3),
        strength: against("expert2", 1_000, 697, 47),
        report: false,
        make: |seed| searcher(EXPERT3, seed),
    },
    Entry {
        name: "master",
        about: || about(MASTER),
        strength: against("expert3", 800, 548, 43),
        report: false,
        make: |seed| searcher(MASTER, seed),
    },
    Entry {
        name: "master2",
        about: || about(MASTER2),
        strength: against("master", 600, 424, 52),
        report: false,
        make: |seed| searcher(MASTER2, seed),
    },
    Entry {
        name: "master3",
        about: || about(MASTER3),
        strength: against("master2", 400, 261, 29),
        report: false,
        make: |seed| searcher(MASTER3, seed),
    },
    Entry {
        name: "grandmaster",
        about: || about(GRANDMASTER),
        strength: against("master3", 240, 155, 24),
        report: false,
        make: |seed| searcher(GRANDMASTER, seed),
    },
];

impl Roster for Oware {
    fn roster() -> &'static [Entry<Oware>] {
        &ROSTER
    }

    fn usual() -> &'static str {
        "bot2"
    }
}

/// The rule of `bot2`: the legal house that captures most now, of several alike the one with the report's highest
/// position; if nothing captures, any legal house.
pub fn greedy(at: &Oware, rng: &mut Random) -> Option<Move> {
    let best = at.moves().max_by_key(|&mv| (at.captured_by(mv), mv.position_of()))?;
    if at.captured_by(best) > 0 { Some(best) } else { uniform(at, rng) }
}
