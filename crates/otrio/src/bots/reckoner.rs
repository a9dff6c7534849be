//! Players that reckon: they find out exactly what a position is worth, as far as their effort goes.

use tabuleiro_game::Record;
use tabuleiro_search::mcts::{Light, Settings};
use tabuleiro_search::{Bot, Leash, Limit, Mcts, Progress, Proven, Report, Value};

use super::playout::Careful;
use crate::solve::{Goal, Outlook, Solver, Standing, shortened};
use crate::{Move, Otrio, Place, Players};

/// How much somebody reckons for a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How many moves it applies at the most to find out what a position is worth; everything if there is no such
    /// number, and then it knows the first moves by heart.
    pub nodes: Option<u64>,
    /// How many games it plays through in its mind to choose among moves that are as good as each other or not known.
    pub games: u64,
    /// The same with more than two players, where nothing else is done.
    pub crowded: u64,
}

impl Effort {
    /// How many moves it applies at the most to find out how long a game lasts.
    fn hurry(self) -> u64 {
        self.nodes.map_or(u64::MAX, |_| HURRY)
    }
}

/// A player that reckons.
///
/// For two players it finds out what the position is worth. It wins as quickly as it can see, and loses as late; which
/// other move is the hardest for the opponent, it leaves to a tree search. Without any limit it never lets a win or a
/// draw go, and wins as soon as can be. With more than two players nothing is exact, and the tree search plays.
#[derive(Debug)]
pub struct Reckoner {
    effort: Effort,
    solver: Solver,
    hunch: Mcts<Otrio, Careful>,
    crowd: Mcts<Otrio>,
}

/// How much the solver remembers.
const BYTES: usize = 1 << 24;
/// For how many moves applied it tries to find out how long the game will last, and again to keep it as short or long, if its
/// effort has a limit. Without one it goes on until it knows: a longer win is a win let wait.
const HURRY: u64 = 50_000;

impl Reckoner {
    /// A player of that effort; its choices repeat with the seed.
    pub fn new(effort: Effort, seed: u64) -> Reckoner {
        let settings = |games| Settings { iterations: Some(games), nodes: 1 << 20, ..Settings::default() };
        let solver = if effort.nodes.is_none() { Solver::new(BYTES) } else { Solver::without_book(BYTES) };
        let hunch = Mcts::new(settings(effort.games), Careful, seed);
        // In a crowd it is seldom good to play as carefully as in the games for two: somebody else may have to.
        let crowd = Mcts::new(settings(effort.crowded), Light, seed);
        Reckoner { effort, solver, hunch, crowd }
    }

    /// The move to play for two players, and what the position is worth if that was found out.
    fn choose(
        &mut self,
        at: &Record<Otrio>,
        leash: &mut Leash<'_, Progress>,
    ) -> (Option<Move>, Option<Proven>) {
        let (now, hurry) = (at.now(), self.effort.hurry());
        match self.reckon(leash, |solver, leash| solver.proven(now, hurry, leash)) {
            Some(proven) => self.play_by(proven, at, leash),
            None => (self.guess(at, leash), None),
        }
    }

    /// Reckons for as long as the effort allows.
    fn reckon<T>(
        &mut self,
        leash: &mut Leash<'_, Progress>,
        work: impl FnOnce(&mut Solver, &mut Leash<'_, Progress>) -> T,
    ) -> T {
        let solver = &mut self.solver;
        shortened(leash, self.effort.nodes.unwrap_or(u64::MAX), |leash| work(solver, leash))
    }

    /// A move that keeps what the position is worth. What it is worth is told only if such a move was found.
    fn play_by(
        &mut self,
        proven: Proven,
        at: &Record<Otrio>,
        leash: &mut Leash<'_, Progress>,
    ) -> (Option<Move>, Option<Proven>) {
        let (now, glance, hurry) = (at.now(), at_a_glance(at.now()), self.effort.hurry());
        let hunch = if proven.value == Value::Win { None } else { self.hunch(at, leash) };
        let first: Vec<Move> = hunch.into_iter().chain(glance).collect();
        let find = |solver: &mut Solver, leash: &mut Leash<'_, Progress>| {
            let in_time = proven.plies.and_then(|_| {
                shortened(leash, hurry, |leash| solver.find(now, Goal::best(proven), &first, leash))
            });
            in_time.or_else(|| {
                let aim = Goal::best(Proven::of(proven.value));
                if proven.value == Value::Loss { None } else { solver.find(now, aim, &first, leash) }
            })
        };
        let kept = self.reckon(leash, find);
        let is_kept = kept.is_some() || proven.value == Value::Loss;
        (kept.or(first.first().copied()), is_kept.then_some(proven))
    }

    /// A move that looks good and does not lose as far as can be seen.
    fn guess(&mut self, at: &Record<Otrio>, leash: &mut Leash<'_, Progress>) -> Option<Move> {
        let now = at.now();
        let first: Vec<Move> = self.hunch(at, leash).into_iter().chain(at_a_glance(now)).collect();
        let is_lost = |solver: &mut Solver, leash: &mut Leash<'_, Progress>| {
            solver.keeps(now, *first.first()?, Goal::DRAW, leash).map(|is_kept| !is_kept)
        };
        let better = if self.reckon(leash, is_lost) == Some(true) {
            self.reckon(leash, |solver, leash| solver.find(now, Goal::DRAW, &first[1..], leash))
        } else {
            None
        };
        better.or(first.first().copied())
    }

    fn hunch(&mut self, at: &Record<Otrio>, leash: &mut Leash<'_, Progress>) -> Option<Move> {
        let mut own = Leash::silent(Limit::nodes(leash.left()), leash.stop());
        let report = self.hunch.think(at, &mut own);
        leash.count(own.nodes());
        report.best
    }
}

impl Bot<Otrio> for Reckoner {
    fn think(&mut self, at: &Record<Otrio>, leash: &mut Leash<'_, Report<Move>>) -> Report<Move> {
        if at.outcome().is_some() {
            return Report::of(None);
        }
        if at.now().setup().players() != Players::Two {
            return self.crowd.think(at, leash);
        }
        let glance = at_a_glance(at.now());
        let so_far = |told: &Progress| Report { nodes: told.nodes, ..Report::of(glance) };
        leash.lend(Limit::default(), so_far, |leash| {
            let (best, proven) = self.choose(at, leash);
            Report { proven, nodes: leash.nodes(), ..Report::of(best) }
        })
    }
}

/// The move that looks best without any search: one that the threats on the board demand, and of these the one into the
/// place with the most open lines.
fn at_a_glance(at: &Otrio) -> Option<Move> {
    let standing = Standing::of(at);
    let places = match (standing.winning(0), standing.outlook()) {
        (0, Outlook::Open(places)) => places,
        (0, _) => at.open(),
        (winning, _) => winning,
    };
    let place = Place::of_set(places).max_by_key(|place| standing.open_lines(*place))?;
    Some(Move { colour: at.to_act(), place })
}
