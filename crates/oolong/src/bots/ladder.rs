//! The players by name, weakest first, with their measured strength.
//!
//! Each was measured against the one before it, and is 100 to 200 Elo stronger: so many steps there are between a player
//! who hardly looks and one who searches long. `cargo run --release -p tabuleiro-oolong --example strength -- ladder`
//! measures them again, to the game.

use tabuleiro_game::Message;
use tabuleiro_search::{Bot, Chooser, Entry, Roster, Strength, uniform};

use super::{Finisher, Glancer, hard, thinker};
use crate::{Oolong, say};

fn glancer<const SEES: u32>(seed: u64) -> Box<dyn Bot<Oolong>> {
    Box::new(Glancer::new(Some(SEES), seed))
}

fn glances<const SEES: u32>() -> Message {
    say("oolong-bot-glances").with("moves", SEES)
}

fn searcher<const ITERATIONS: u32>(seed: u64) -> Box<dyn Bot<Oolong>> {
    Box::new(thinker(ITERATIONS.into(), seed))
}

fn thinks<const ITERATIONS: u32>() -> Message {
    say("oolong-bot-thinks").with("lines", ITERATIONS)
}

fn finisher<const ITERATIONS: u32>(seed: u64) -> Box<dyn Bot<Oolong>> {
    Box::new(Finisher::new(ITERATIONS.into(), seed))
}

fn finishes<const ITERATIONS: u32>() -> Message {
    say("oolong-bot-finishes").with("lines", ITERATIONS)
}

const fn against(name: &'static str, games: u32, won: u32, drawn: u32) -> Strength {
    Strength::Against { name, games, won, drawn }
}

static ROSTER: [Entry<Oolong>; 22] = [
    Entry {
        name: "easy",
        about: || say("oolong-bot-easy"),
        strength: Strength::Baseline,
        report: true,
        make: |seed| Box::new(Chooser::new(uniform, seed)),
    },
    Entry {
        name: "hard",
        about: || say("oolong-bot-hard"),
        strength: against("easy", 2_000, 1_016, 433),
        report: true,
        make: |seed| Box::new(Chooser::new(hard, seed)),
    },
    Entry {
        name: "beginner",
        about: glances::<2>,
        strength: against("hard", 2_000, 1_266, 235),
        report: false,
        make: glancer::<2>,
    },
    Entry {
        name: "beginner2",
        about: glances::<3>,
        strength: against("beginner", 2_000, 1_311, 128),
        report: false,
        make: glancer::<3>,
    },
    Entry {
        name: "casual",
        about: glances::<5>,
        strength: against("beginner2", 2_000, 1_390, 79),
        report: false,
        make: glancer::<5>,
    },
    Entry {
        name: "casual2",
        about: glances::<9>,
        strength: against("casual", 2_000, 1_382, 62),
        report: false,
        make: glancer::<9>,
    },
    Entry {
        name: "keen",
        about: || say("oolong-bot-sees-all"),
        strength: against("casual2", 2_000, 1_375, 52),
        report: false,
        make: |seed| Box::new(Glancer::new(None, seed)),
    },
    Entry {
        name: "keen2",
        about: thinks::<6>,
        strength: against("keen", 2_000, 1_395, 50),
        report: false,
        make: searcher::<6>,
    },
    Entry {
        name: "steady",
        about: thinks::<13>,
        strength: against("keen2", 2_000, 1_392, 51),
        report: false,
        make: searcher::<13>,
    },
    Entry {
        name: "steady2",
        about: thinks::<24>,
        strength: against("steady", 2_000, 1_424, 29),
        report: false,
        make: searcher::<24>,
    },
    Entry {
        name: "strong",
        about: thinks::<60>,
        strength: against("steady2", 2_000, 1_386, 30),
        report: false,
        make: searcher::<60>,
    },
    Entry {
        name: "strong2",
        about: thinks::<115>,
        strength: against("strong", 1_000, 684, 41),
        report: false,
        make: searcher::<115>,
    },
    Entry {
        name: "strong3",
        about: thinks::<190>,
        strength: against("strong2", 1_000, 693, 45),
        report: false,
        make: searcher::<190>,
    },
    Entry {
        name: "expert",
        about: thinks::<340>,
        strength: against("strong3", 600, 396, 60),
        report: false,
        make: searcher::<340>,
    },
    Entry {
        name: "expert2",
        about: thinks::<600>,
        strength: against("expert", 600, 399, 57),
        report: false,
        make: searcher::<600>,
    },
    Entry {
        name: "expert3",
        about: finishes::<1_000>,
        strength: against("expert2", 400, 282, 9),
        report: false,
        make: finisher::<1_000>,
    },
    Entry {
        name: "master",
        about: finishes::<2_000>,
        strength: against("expert3", 200, 144, 10),
        report: false,
        make: finisher::<2_000>,
    },
    Entry {
        name: "master2",
        about: finishes::<4_000>,
        strength: against("master", 200, 144, 7),
        report: false,
        make: finisher::<4_000>,
    },
    Entry {
        name: "master3",
        about: finishes::<8_000>,
        strength: against("master2", 80, 53, 7),
        report: false,
        make: finisher::<8_000>,
    },
    Entry {
        name: "master4",
        about: finishes::<16_000>,
        strength: against("master3", 60, 42, 4),
        report: false,
        make: finisher::<16_000>,
    },
    Entry {
        name: "master5",
        about: finishes::<32_000>,
        strength: against("master4", 60, 38, 4),
        report: false,
        make: finisher::<32_000>,
    },
    Entry {
        name: "grandmaster",
        about: finishes::<64_000>,
        strength: against("master5", 60, 41, 3),
        report: false,
        make: |seed| Box::new(Finisher::open(64_000, seed)),
    },
];

impl Roster for Oolong {
    fn roster() -> &'static [Entry<Oolong>] {
        &ROSTER
    }

    fn usual() -> &'static str {
        "casual"
    }
}
