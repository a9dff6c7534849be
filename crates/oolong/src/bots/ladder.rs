//! The players by name, weakest first, with their measured strength.
//!
//! Each was measured against the one before it, and is 100 to 200 Elo stronger: so many steps there are between a player
//! who hardly looks and one who searches long. `cargo run --release -p tabuleiro-oolong --example strength -- ladder`
//! measures them again, to the game.

use tabuleiro_game::Message;
use tabuleiro_search::{Aids, Bot, Chooser, Entry, Roster, uniform};

use super::{Finisher, Glancer, guesser, hard};
use crate::{Net, Oolong, say};

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

static ROSTER: [Entry<Oolong>; 24] = [
    Entry::new("easy", || say("oolong-bot-easy"), |seed, _| Box::new(Chooser::new(uniform, seed)))
        .of_report(),
    Entry::new("hard", || say("oolong-bot-hard"), |seed, _| Box::new(Chooser::new(hard, seed)))
        .measured("easy", 2_000, 990, 442)
        .of_report(),
    Entry::new("beginner", glances::<2>, glancer::<2>).measured("hard", 2_000, 1_300, 204),
    Entry::new("beginner2", glances::<3>, glancer::<3>).measured("beginner", 2_000, 1_300, 112),
    Entry::new("casual", glances::<5>, glancer::<5>).measured("beginner2", 2_000, 1_367, 80),
    Entry::new("casual2", glances::<9>, glancer::<9>).measured("casual", 2_000, 1_359, 71),
    Entry::new("keen", || say("oolong-bot-sees-all"), |seed, _| Box::new(Glancer::new(None, seed)))
        .measured("casual2", 2_000, 1_385, 58),
    Entry::new("keen2", thinks::<6>, searcher::<6>).measured("keen", 2_000, 1_401, 54),
    Entry::new("steady", thinks::<13>, searcher::<13>).measured("keen2", 2_000, 1_356, 50),
    Entry::new("steady2", thinks::<28>, searcher::<28>).measured("steady", 2_000, 1_416, 44),
    Entry::new("strong", thinks::<60>, searcher::<60>).measured("steady2", 2_000, 1_425, 70),
    Entry::new("strong2", thinks::<115>, searcher::<115>).measured("strong", 1_000, 679, 45),
    Entry::new("strong3", thinks::<190>, searcher::<190>).measured("strong2", 1_000, 641, 44),
    Entry::new("expert", thinks::<340>, searcher::<340>).measured("strong3", 600, 385, 45),
    Entry::new("expert2", thinks::<600>, searcher::<600>).measured("expert", 600, 373, 53),
    Entry::new("expert3", finishes::<200>, finisher::<200>).measured("expert2", 400, 292, 8),
    Entry::new("expert4", finishes::<400>, finisher::<400>).measured("expert3", 200, 141, 4),
    Entry::new("master", finishes::<800>, finisher::<800>).measured("expert4", 200, 141, 5),
    Entry::new("master2", finishes::<1_600>, finisher::<1_600>).measured("master", 200, 139, 8),
    Entry::new("master3", finishes::<3_200>, finisher::<3_200>).measured("master2", 100, 70, 6),
    Entry::new("master4", finishes::<6_400>, finisher::<6_400>).measured("master3", 80, 51, 5),
    Entry::new("master5", finishes::<13_000>, finisher::<13_000>).measured("master4", 60, 38, 6),
    Entry::new("master6", finishes::<28_000>, finisher::<28_000>).measured("master5", 40, 25, 7),
    Entry::new("grandmaster", finishes::<64_000>, |seed, _| Box::new(Finisher::open(64_000, seed)))
        .measured("master6", 40, 25, 5),
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

    fn at_hand(_aids: &Aids) -> Vec<Result<Message, Message>> {
        vec![Net::at_hand()]
    }
}
