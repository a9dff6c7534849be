//! The report's players: one that it had, and one that it wanted.

use tabuleiro_game::{Game, chance};
use tabuleiro_search::{Chooser, Entry, Random, Roster, Strength, uniform};

use crate::notation::say;
use crate::{Move, Otrio, fast};

static ROSTER: [Entry<Otrio>; 2] = [
    Entry {
        name: "random",
        about: || say("otrio-bot-random"),
        strength: Strength::Baseline,
        report: true,
        make: |seed| Box::new(Chooser::new(uniform, seed)),
    },
    Entry {
        name: "careful",
        about: || say("otrio-bot-careful"),
        strength: Strength::Against { name: "random", games: 2000, won: 1935, drawn: 44 },
        report: true,
        make: |seed| Box::new(Chooser::new(careful, seed)),
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

/// Wins if it can, else stops the next colour of another seat that could win, if it can; else plays at random.
///
/// This is what the report's `jogaPcInteligente` was meant to become.
pub fn careful(at: &Otrio, rng: &mut Random) -> Option<Move> {
    let wins = at.winning(at.to_act()) & at.open();
    let wanted = if wins == 0 { first_threat(at) & at.open() } else { wins };
    pick(at, if wanted == 0 { at.open() } else { wanted }, rng)
}

/// Where the first colour of another seat that can win before this seat acts again would win, as a set.
fn first_threat(at: &Otrio) -> u32 {
    let options = at.setup();
    let mut acting = at.acting();
    for _ in 1..options.colours() {
        acting = options.next(acting);
        let colour = options.colour(acting);
        // A colour that is passed over does not act, so neither does its seat.
        if at.fitting(colour) != 0 && options.seat(acting) == at.turn() {
            return 0;
        }
        let threat = at.winning(colour);
        if threat != 0 {
            return threat;
        }
    }
    0
}

fn pick(at: &Otrio, places: u32, rng: &mut Random) -> Option<Move> {
    let count = places.count_ones();
    (count > 0).then(|| Move { colour: at.to_act(), place: fast::nth(places, chance::below(rng, count)) })
}

/// Nothing is known here beyond what the provided answers say.
impl tabuleiro_search::Study for Otrio {}
