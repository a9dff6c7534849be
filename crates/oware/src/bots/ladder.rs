//! The players by name, weakest first, with their measured strength.
//!
//! Each was measured against the one before it, and is 100 to 200 Elo stronger. `cargo run --release -p tabuleiro-oware --example
//! strength` measures them again, to the game.

use tabuleiro_game::{Message, Speak};
use tabuleiro_search::alphabeta::FURTHEST;
use tabuleiro_search::{Aids, Bot, Chooser, Entry, Random, Roster, uniform};

use super::{Searcher, Skill, greedy};
use crate::book::Book;
use crate::eval::{Judgement, NET};
use crate::{Move, Oware, endings, net, say};

/// Somebody who looks so far ahead, applies so many moves for it, and overlooks so many of a thousand.
const fn learner(depth: u32, nodes: u64, overlooks: u16, misjudges: u16) -> Skill {
    Skill { nodes, depth, overlooks, misjudges, endings: false, judgement: Judgement::Traits, is_open: false }
}

/// Somebody who looks as far ahead as so many moves reach, overlooks nothing, asks the endings and judges by the net.
const fn thinker(nodes: u64) -> Skill {
    Skill {
        nodes,
        depth: FURTHEST,
        overlooks: 0,
        misjudges: 4,
        endings: true,
        judgement: Judgement::Net,
        is_open: false,
    }
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
const EXPERT2: Skill = thinker(90);
const EXPERT3: Skill = thinker(220);
const MASTER: Skill = thinker(550);
const MASTER2: Skill = thinker(1_300);
const MASTER3: Skill = thinker(3_000);
const MASTER4: Skill = thinker(9_000);
const MASTER5: Skill = thinker(28_000);
const MASTER6: Skill = thinker(110_000);
const GRANDMASTER: Skill = Skill { is_open: true, ..thinker(500_000) };

fn searcher(skill: Skill, seed: u64, aids: &Aids) -> Box<dyn Bot<Oware>> {
    Box::new(Searcher::new(skill, seed, aids))
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

/// A level of the ladder. (A macro, for a player is made by a plain function that cannot hold its skill.)
macro_rules! level {
    ($name:literal, $skill:expr) => {
        Entry::new($name, || about($skill), |seed, aids| searcher($skill, seed, aids))
    };
}

static ROSTER: [Entry<Oware>; 21] = [
    Entry::new("bot1", || say("oware-about-bot1"), |seed, _| chooser(uniform, seed)).of_report(),
    level!("beginner", BEGINNER).measured("bot1", 2_000, 1_445, 73),
    level!("beginner2", BEGINNER2).measured("beginner", 2_000, 1_352, 74),
    Entry::new("bot2", || say("oware-about-bot2"), |seed, _| chooser(greedy, seed))
        .of_report()
        .measured("bot1", 2_000, 1_847, 42),
    level!("casual", CASUAL).measured("beginner2", 2_000, 1_374, 101),
    level!("keen", KEEN).measured("casual", 2_000, 1_364, 96),
    level!("keen2", KEEN2).measured("keen", 2_000, 1_338, 76),
    level!("steady", STEADY).measured("keen2", 2_000, 1_365, 80),
    level!("steady2", STEADY2).measured("steady", 2_000, 1_407, 108),
    level!("strong", STRONG).measured("steady2", 2_000, 1_327, 116),
    level!("strong2", STRONG2).measured("strong", 2_000, 1_373, 91),
    level!("expert", EXPERT).measured("strong2", 2_000, 1_381, 134),
    level!("expert2", EXPERT2).measured("expert", 2_000, 1_365, 69),
    level!("expert3", EXPERT3).measured("expert2", 2_000, 1_332, 80),
    level!("master", MASTER).measured("expert3", 2_000, 1_384, 111),
    level!("master2", MASTER2).measured("master", 2_000, 1_329, 139),
    level!("master3", MASTER3).measured("master2", 1_200, 793, 84),
    level!("master4", MASTER4).measured("master3", 1_000, 673, 100),
    level!("master5", MASTER5).measured("master4", 800, 510, 107),
    level!("master6", MASTER6).measured("master5", 400, 240, 67),
    level!("grandmaster", GRANDMASTER).measured("master6", 160, 100, 28),
];

impl Roster for Oware {
    fn roster() -> &'static [Entry<Oware>] {
        &ROSTER
    }

    fn usual() -> &'static str {
        "casual"
    }

    /// Else the strong would repeat a few openings: they hardly leave the choice of a move to chance. After more random moves one side
    /// would often have won already, whoever plays it.
    const OPENING: u32 = 4;

    fn at_hand(aids: &Aids) -> Vec<Result<Message, Message>> {
        let weights = say("oware-hand-net")
            .with("weights", ((net::ROWS + 2) * net::LANES) as u64)
            .with("version", u32::from(net::VERSION))
            .with("sum", format!("{:016x}", NET.checksum()));
        let book = match Book::shipped() {
            _ if !aids.has_book() => Ok(say("oware-hand-no-book")),
            Ok(book) => Ok(say("oware-hand-book").with("count", book.len() as u64)),
            Err(fault) => Err(fault.message()),
        };
        vec![Ok(weights), known(aids), book]
    }
}

/// Which endings are known, or what is wrong with them.
fn known(aids: &Aids) -> Result<Message, Message> {
    match endings::find(aids) {
        Some(endings) => {
            if let Some(fault) = endings.fault() {
                return Err(fault);
            }
            endings.prepare();
            Ok(say("oware-hand-endings").with("seeds", u32::from(endings.seeds())))
        }
        None => Ok(say("oware-hand-no-endings")),
    }
}
