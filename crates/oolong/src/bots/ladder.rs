//! The players by name, weakest first, with their measured strength.
//!
//! Each was measured against the one before it, and is 100 to 200 Elo stronger: so many steps there are between a player
//! who hardly looks and one who searches long. `cargo run --release -p tabuleiro-oolong --example strength -- ladder`
//! measures them again, to the game.

use tabuleiro_game::Message;
use tabuleiro_search::{Aids, Bot, Chooser, Entry, Roster, uniform};

use super::{Finisher, Glancer, guesser, hard};
use crate::{Oolong, say};

fn glancer<const SEES: u32>(seed: u64, _: &Aids) -> Box<dyn Bot<Oolong>> {
    Box::new(Glancer::new(Some(SEES), seed))
}

fn glances<const SEES: u32>() -> Message {
    say("oolong-bot-glances").with("moves", SEES)
}

fn searcher<const ITERATIONS: u32>(seed: u64, _: &Aids) -> Box<dyn Bot<Oolong>> {
    Box::new(guesser(ITERATIONS.into(), seed))
}

fn thinks<const ITERATIONS: u32>() -> Message {
    say("oolong-bot-thinks").with("lines", ITERATIONS)
}

fn finisher<const ITERATIONS: u32>(seed: u64, _: &Aids) -> Box<dyn Bot<Oolong>> {
    Box::new(Finisher::new(ITERATIONS.into(), seed))
}

fn finishes<const ITERATIONS: u32>() -> Message {
    say("oolong-bot-finishes").with("lines", ITERATIONS)
}

static ROSTER: [Entry<Oolong>; 21] = [
    Entry::new("easy", || say("oolong-bot-easy"), |seed, _| Box::new(Chooser::new(uniform, seed)))
        .of_report(),
    Entry::new("hard", || say("oolong-bot-hard"), |seed, _| Box::new(Chooser::new(hard, seed)))
        .measured("easy", 2_000, 1_016, 433)
        .of_report(),
    Entry::new("beginner", glances::<2>, glancer::<2>).measured("hard", 2_000, 1_266, 235),
    Entry::new("beginner2", glances::<3>, glancer::<3>).measured("beginner", 2_000, 1_311, 128),
    Entry::new("casual", glances::<5>, glancer::<5>).measured("beginner2", 2_000, 1_390, 79),
    Entry::new("casual2", glances::<9>, glancer::<9>).measured("casual", 2_000, 1_382, 62),
    Entry::new("keen", || say("oolong-bot-sees-all"), |seed, _| Box::new(Glancer::new(None, seed)))
        .measured("casual2", 2_000, 1_375, 52),
    Entry::new("keen2", thinks::<6>, searcher::<6>).measured("keen", 2_000, 1_395, 50),
    Entry::new("steady", thinks::<13>, searcher::<13>).measured("keen2", 2_000, 1_392, 51),
    Entry::new("steady2", thinks::<28>, searcher::<28>).measured("steady", 2_000, 1_424, 29),
    Entry::new("strong", thinks::<60>, searcher::<60>).measured("steady2", 2_000, 1_386, 30),
    Entry::new("strong2", thinks::<115>, searcher::<115>).measured("strong", 1_000, 684, 41),
    Entry::new("strong3", thinks::<190>, searcher::<190>).measured("strong2", 1_000, 693, 45),
    Entry::new("expert", thinks::<340>, searcher::<340>).measured("strong3", 600, 396, 60),
    Entry::new("expert2", thinks::<600>, searcher::<600>).measured("expert", 600, 399, 57),
    Entry::new("expert3", finishes::<250>, finisher::<250>).measured("expert2", 400, 280, 0),
    Entry::new("master", finishes::<500>, finisher::<500>).measured("expert3", 200, 140, 0),
    Entry::new("master2", finishes::<1_000>, finisher::<1_000>).measured("master", 200, 140, 0),
    Entry::new("master3", finishes::<2_000>, finisher::<2_000>).measured("master2", 200, 140, 0),
    Entry::new("master4", finishes::<4_000>, finisher::<4_000>).measured("master3", 100, 70, 0),
    Entry::new("grandmaster", finishes::<8_000>, |seed, _| Box::new(Finisher::open(8_000, seed)))
        .measured("master4", 100, 70, 0),
];

impl Roster for Oolong {
    fn roster() -> &'static [Entry<Oolong>] {
        &ROSTER
    }

    fn usual() -> &'static str {
        "casual"
    }

    /// The searches choose the same moves with any seed, and at first the deal hardly matters.
    const OPENING: u32 = 8;
}
