//! The report's two players.

use tabuleiro_game::{Game, Message};
use tabuleiro_search::{Chooser, Entry, Random, Roster, Strength, uniform};

use crate::{Chair, Compass, Move, Oolong, Phase, say};

/// The order in which the report goes through the seats: of equally good ones, `hard` takes the first.
const ORDER: [Compass; 9] = {
    use Compass::{C, E, N, Ne, Nw, S, Se, Sw, W};
    [N, S, E, W, Nw, Ne, Sw, Se, C]
};

/// Sends the opponent to the table where they have the fewest cups. Free placements and answers to markers are random.
///
/// ```
/// use tabuleiro_game::Game;
/// use tabuleiro_oolong::{Oolong, bots};
/// use tabuleiro_search::random;
/// let start = Oolong::start("".parse()?);
/// assert_eq!(bots::hard(&start, &mut random::seeded(1)).map(|mv| mv.to_string()), Some("c/n".to_owned()));
/// # Ok::<(), tabuleiro_game::TextError>(())
/// ```
pub fn hard(at: &Oolong, rng: &mut Random) -> Option<Move> {
    let here = at.empty_here();
    if at.phase() != Phase::Placing || here == 0 {
        return at.sample(rng);
    }
    let opponent = at.placer().other();
    let best = ORDER
        .into_iter()
        .filter(|seat| here & seat.bit() != 0)
        .min_by_key(|seat| at.count(opponent, *seat))?; // the first of equals
    Some(Move::Place(Chair::new(at.waiter().table, best)))
}

fn easy_is() -> Message {
    say("oolong-bot-easy")
}

fn hard_is() -> Message {
    say("oolong-bot-hard")
}

static ROSTER: [Entry<Oolong>; 2] = [
    Entry {
        name: "easy",
        about: easy_is,
        strength: Strength::Baseline,
        report: true,
        make: |seed| Box::new(Chooser::new(uniform, seed)),
    },
    Entry {
        name: "hard",
        about: hard_is,
        strength: Strength::Against { name: "easy", games: 2_000, won: 1_016, drawn: 433 },
        report: true,
        make: |seed| Box::new(Chooser::new(hard, seed)),
    },
];

impl Roster for Oolong {
    fn roster() -> &'static [Entry<Oolong>] {
        &ROSTER
    }

    fn usual() -> &'static str {
        "hard"
    }
}

/// Nothing is known here beyond what the provided answers say.
impl tabuleiro_search::Study for Oolong {}
