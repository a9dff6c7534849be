//! The named players a game offers.

use tabuleiro_game::{Game, Message};

use crate::{Aids, Bot, Tally};

/// A game with named players.
pub trait Roster: Game {
    /// The players, weakest first.
    fn roster() -> &'static [Entry<Self>];

    /// The player to sit down against when nobody asked for another: a gentle one, in the middle.
    fn usual() -> &'static str;

    /// So many random moves begin every game in which players are measured. Where strong players choose the same moves with any
    /// seed, they would otherwise repeat a few openings, and what is measured would be those.
    const OPENING: u32 = 0;

    /// What the strongest player has at hand besides its wits and the aids' threads, a sentence for each: weights, tables, a book.
    /// What is damaged or of another version says so as an error.
    fn at_hand(_aids: &Aids) -> Vec<Result<Message, Message>> {
        Vec::new()
    }
}

/// One named player.
#[derive(Clone, Copy)]
pub struct Entry<G: Game> {
    /// The name by which it is called.
    pub name: &'static str,
    /// How it plays, in a sentence.
    pub about: fn() -> Message,
    /// How strong it is, as measured.
    pub strength: Strength,
    /// Whether it comes from the student report.
    pub report: bool,
    /// A fresh one; see [`Make`].
    pub make: Make<G>,
}

/// Makes a player; its random choices repeat with the seed, and it uses of the aids what it knows how to use.
pub type Make<G> = fn(seed: u64, aids: &Aids) -> Box<dyn Bot<G>>;

impl<G: Game> Entry<G> {
    /// A player of that name, who plays as `about` says; its strength is still to be measured.
    pub const fn new(name: &'static str, about: fn() -> Message, make: Make<G>) -> Entry<G> {
        Entry { name, about, strength: Strength::Baseline, report: false, make }
    }

    /// The same player, who comes from the student report.
    pub const fn of_report(self) -> Entry<G> {
        Entry { report: true, ..self }
    }

    /// The same player, measured: so many games against another of the roster, so many won and drawn.
    pub const fn measured(self, name: &'static str, games: u32, won: u32, drawn: u32) -> Entry<G> {
        Entry { strength: Strength::Against { name, games, won, drawn }, ..self }
    }
}

/// How a player fared, as measured by `cargo xtask strength`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strength {
    /// The player that the others are measured against.
    Baseline,
    /// Results against another player of the roster, under the game's default options, every seating in turn.
    Against {
        /// Who it played.
        name: &'static str,
        /// How many games.
        games: u32,
        /// How many it won.
        won: u32,
        /// How many were drawn.
        drawn: u32,
    },
}

impl Strength {
    /// Whom it played.
    pub const fn against(self) -> Option<&'static str> {
        match self {
            Strength::Baseline => None,
            Strength::Against { name, .. } => Some(name),
        }
    }

    /// How many Elo points above the other one it is.
    pub fn elo(self) -> Option<f64> {
        self.measured().map(|(elo, _)| elo)
    }

    /// How many Elo points above the other one it is, and the error of that.
    pub fn measured(self) -> Option<(f64, f64)> {
        match self {
            Strength::Baseline => None,
            Strength::Against { games, won, drawn, .. } => {
                let tally = Tally { games, won, drawn };
                Some((tally.elo(), tally.error()))
            }
        }
    }
}

/// The entry of that name.
pub fn find<G: Roster>(name: &str) -> Option<&'static Entry<G>> {
    G::roster().iter().find(|entry| entry.name == name)
}

/// The names of the main levels, weakest first, the same in every game. The eighth is the strongest player there is.
pub const LEVELS: [&str; 7] = ["beginner", "casual", "keen", "steady", "strong", "expert", "master"];

/// To which part of the roster a player belongs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// The main levels: evenly spread, from the gentlest to the strongest.
    Main,
    /// The finer steps between them.
    Between,
    /// The players of the student report, as it describes and names them.
    Report,
}

impl Group {
    /// Every group, those first that most people want.
    pub const ALL: [Group; 3] = [Group::Main, Group::Between, Group::Report];
}

/// To which part of its roster each player belongs, in the order of the roster. Where nobody has the name of a level, all that
/// are not the report's are levels.
pub fn groups<G: Roster>() -> Vec<Group> {
    let roster = G::roster();
    let strongest = roster.iter().rfind(|entry| !entry.report).map(|entry| entry.name);
    let is_level = |entry: &Entry<G>| LEVELS.contains(&entry.name);
    let has_levels = roster.iter().any(is_level);
    let group = |entry: &Entry<G>| {
        if entry.report {
            Group::Report
        } else if !has_levels || is_level(entry) || Some(entry.name) == strongest {
            Group::Main
        } else {
            Group::Between
        }
    };
    roster.iter().map(group).collect()
}

/// How strong a player is on the scale of its game, where the baseline stands at 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rating {
    /// In Elo points.
    pub elo: i32,
    /// In 95 of 100 cases the truth is no further away than this.
    pub error: u32,
}

/// How strong each player is on one scale, in the order of the roster: the ratings that fit all measured duels best. Everybody was
/// measured against one that stands before, so the differences, added up, fit every duel exactly; their errors add up by their squares.
pub fn ratings<G: Roster>() -> Vec<Rating> {
    let roster = G::roster();
    let mut rated: Vec<(f64, f64)> = Vec::with_capacity(roster.len());
    for entry in roster {
        let other = entry.strength.against().and_then(|name| roster.iter().position(|one| one.name == name));
        let (base, spread) = other.and_then(|place| rated.get(place)).copied().unwrap_or_default();
        let (above, error) = entry.strength.measured().unwrap_or_default();
        rated.push((base + above, spread.hypot(error)));
    }
    let whole = |(elo, error): &(f64, f64)| Rating { elo: elo.round() as i32, error: error.round() as u32 };
    rated.iter().map(whole).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Wood;
    use crate::{Chooser, uniform};

    type Levels = Wood<false>;
    type Plain = Wood<true>;

    fn about() -> Message {
        Message::new(&tabuleiro_game::message::WORDS, "game-over")
    }

    const fn entry<const LOOPS: bool>(name: &'static str) -> Entry<Wood<LOOPS>> {
        Entry::new(name, about, |seed, _| Box::new(Chooser::new(uniform::<Wood<LOOPS>>, seed)))
    }

    static WITH_LEVELS: [Entry<Levels>; 5] = [
        entry("beginner"),
        entry("middling").measured("beginner", 100, 64, 0),
        entry("expert").measured("middling", 100, 54, 20),
        entry("greedy").of_report().measured("beginner", 100, 36, 0),
        entry("perfect").measured("expert", 100, 64, 0),
    ];
    static WITHOUT: [Entry<Plain>; 3] = [entry("dull"), entry("old").of_report(), entry("bright")];

    impl Roster for Levels {
        fn roster() -> &'static [Entry<Levels>] {
            &WITH_LEVELS
        }

        fn usual() -> &'static str {
            "middling"
        }
    }

    impl Roster for Plain {
        fn roster() -> &'static [Entry<Plain>] {
            &WITHOUT
        }

        fn usual() -> &'static str {
            "dull"
        }

        const OPENING: u32 = 2;
    }

    #[test]
    fn players_are_found_by_their_whole_name() {
        assert_eq!(find::<Levels>("expert").map(|entry| entry.name), Some("expert"));
        assert!(find::<Levels>("exper").is_none() && find::<Plain>("expert").is_none());
    }

    #[test]
    fn the_levels_and_the_strongest_are_the_main_group() {
        use Group::{Between, Main, Report};
        assert_eq!(groups::<Levels>(), [Main, Between, Main, Report, Main]);
        assert_eq!(groups::<Plain>(), [Main, Report, Main], "without levels, all are");
    }

    #[test]
    fn measured_differences_add_up_from_the_baseline() {
        let [levels, plain] = [ratings::<Levels>(), ratings::<Plain>()];
        assert_eq!(levels.iter().map(|rating| rating.elo).collect::<Vec<_>>(), [0, 100, 200, -100, 300]);
        // Draws make a result surer; errors grow along the way.
        assert_eq!(levels.iter().map(|rating| rating.error).collect::<Vec<_>>(), [0, 71, 95, 71, 118]);
        assert_eq!(plain, [Rating::default(); 3]);
    }

    #[test]
    fn strength_says_against_whom_and_by_how_much() {
        let expert = find::<Levels>("expert").expect("it is there");
        assert_eq!(expert.strength.against(), Some("middling"));
        assert_eq!(expert.strength, Strength::Against { name: "middling", games: 100, won: 54, drawn: 20 });
        assert!((expert.strength.elo().expect("it was measured") - 100.0).abs() < 1.0);
        assert_eq!((Strength::Baseline.against(), Strength::Baseline.elo()), (None, None));
        assert!(!expert.report && find::<Levels>("greedy").is_some_and(|entry| entry.report));
    }
}
