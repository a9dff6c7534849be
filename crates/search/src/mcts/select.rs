//! Which child to look at next.

use tabuleiro_game::Seat;

use super::Settings;
use super::fate::Fate;
use super::tree::Node;

/// What to look at next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    /// The `n`-th of the children that have been tried.
    Tried(u16),
    /// A move that was never tried.
    Fresh,
}

/// How to choose: for whom, and by what.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chooser<'s> {
    pub(super) seat: Seat,
    pub(super) seats: u8,
    /// Whether moves that were never tried carry their share at a glance.
    pub(super) glances: bool,
    /// Whether every move has a prior, by which it is then explored.
    pub(super) priors: bool,
    pub(super) settings: &'s Settings,
}

impl Chooser<'_> {
    /// The most promising child of a node: by what came of it, and by how little it was tried.
    #[inline]
    pub(super) fn choose<M>(&self, node: &Node<M>, children: &[Node<M>]) -> Next {
        let visited = if self.priors { node.visits as f32 } else { ln(node.visits + 1) };
        let spread = self.settings.exploration * visited.sqrt();
        let (tried, untried) = children.split_at(usize::from(node.tried));
        let (mut best, mut choice) = (f32::NEG_INFINITY, 0);
        let (mut sum, mut visits) = (0.0, 0);
        for (n, child) in tried.iter().enumerate() {
            sum += child.sum;
            visits += child.visits;
            let value = self.promise(child, spread);
            if value > best {
                (best, choice) = (value, n as u16);
            }
        }
        let usual = || if visits == 0 { f32::INFINITY } else { (sum / f64::from(visits)) as f32 };
        let glance = untried.first().filter(|_| self.glances).map(|child| child.sum as f32);
        // What is not listed yet is as likely as any other move.
        let prior = || untried.first().map_or_else(|| 1.0 / f32::from(node.total), Node::prior);
        let urge = || self.urge(prior(), spread, self.settings.patience);
        let is_fresh_better = || best < glance.unwrap_or_else(usual) + urge();
        if !node.is_all_tried() && is_fresh_better() { Next::Fresh } else { Next::Tried(choice) }
    }

    /// What a child promises. One that is certain to lose is taken only if there is no other.
    #[inline]
    fn promise<M>(&self, child: &Node<M>, spread: f32) -> f32 {
        match child.fate {
            Fate::Open => child.mean() + self.urge(child.prior(), spread, child.visits as f32),
            Fate::Draw => 1.0 / f32::from(self.seats),
            Fate::Won(winner) if winner == self.seat => f32::MAX,
            Fate::Won(_) => f32::MIN,
        }
    }

    /// How much a move is favoured for having been tried only so often.
    #[inline]
    fn urge(&self, prior: f32, spread: f32, visits: f32) -> f32 {
        if self.priors { spread * prior / (1.0 + visits) } else { spread / visits.sqrt() }
    }
}

/// The natural logarithm, by basic arithmetic only, so that it is the same on every machine.
#[inline]
fn ln(n: u32) -> f32 {
    let whole = n.max(1).ilog2();
    let mantissa = n as f32 / (1u64 << whole) as f32;
    let z = (mantissa - 1.0) / (mantissa + 1.0);
    let square = z * z;
    let series = 2.0 * z * (1.0 + square * (1.0 / 3.0 + square * (0.2 + square / 7.0)));
    whole as f32 * std::f32::consts::LN_2 + series
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logarithm_is_one() {
        for n in (1..2_000).chain([65_536, 1_000_003, u32::MAX]) {
            assert!((f64::from(ln(n)) - f64::from(n).ln()).abs() < 1e-4, "{n}");
        }
    }

    fn chooser(settings: &Settings, priors: bool) -> Chooser<'_> {
        Chooser { seat: Seat::FIRST, seats: 3, glances: false, priors, settings }
    }

    fn node(visits: u32, sum: f64, fate: Fate) -> Node<char> {
        Node::sample(0.5, visits, sum, fate)
    }

    #[test]
    fn what_is_certain_promises_what_it_is_worth() {
        let settings = Settings::default();
        let promise = |fate| chooser(&settings, false).promise(&node(4, 2.0, fate), 2.0);
        assert!((promise(Fate::Draw) - 1.0 / 3.0).abs() < 1e-6);
        assert!(promise(Fate::Won(Seat::FIRST)) > 1e30 && promise(Fate::Won(Seat::SECOND)) < -1e30);
        assert!(
            (promise(Fate::Open) - 1.5).abs() < 1e-6,
            "the mean, and the spread over the root of the visits"
        );
    }

    #[test]
    fn what_was_tried_seldom_is_urged_and_by_its_prior_where_there_is_one() {
        let settings = Settings::default();
        let urge = |priors, visits| chooser(&settings, priors).urge(0.5, 4.0, visits);
        assert!((urge(false, 16.0) - 1.0).abs() < 1e-6 && (urge(false, 4.0) - 2.0).abs() < 1e-6);
        assert!((urge(true, 3.0) - 0.5).abs() < 1e-6 && (urge(true, 0.0) - 2.0).abs() < 1e-6);
    }
}
