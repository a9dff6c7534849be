//! Players on the way from beginner to master: they see only so far, and overlook things.

use std::cmp::Reverse;

use tabuleiro_game::{Record, Rules, chance};
use tabuleiro_search::{Bot, Leash, Limit, Random, Report, random};

use crate::moves::Moves;
use crate::solve::score::Score;
use crate::solve::sides::Sides;
use crate::{Move, Quantik};

/// How well somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// How many moves ahead it looks at most: 1 sees its own wins, 2 also the opponent's, and so on.
    pub depth: u32,
    /// It looks further ahead only while it has applied fewer moves than this.
    pub nodes: u64,
    /// How many of a thousand possible moves it notices; the others it neither plays nor fears this turn.
    pub notices: u32,
    /// How many times of a thousand, where it sees no difference, it leaves the opponent as little room as it can.
    pub sense: u32,
}

/// A player of some skill.
///
/// Each turn it notices some of the moves that could be made now, some of those that could be made next, and so on. It
/// looks through these, one move further each time, and chooses among the moves that look best.
#[derive(Clone, Debug)]
pub struct Learner {
    skill: Skill,
    rng: Random,
}

impl Learner {
    /// A player of that skill; its choices repeat with the seed.
    pub fn new(skill: Skill, seed: u64) -> Learner {
        Learner { skill, rng: random::seeded(seed) }
    }

    fn happens(&mut self, times_of_a_thousand: u32) -> bool {
        chance::below(&mut self.rng, 1_000) < times_of_a_thousand
    }

    /// The moves noticed among those that could be made at one time, as a word.
    fn noticed(&mut self) -> u64 {
        (0..64).fold(0, |all, number| all | u64::from(self.happens(self.skill.notices)) << number)
    }
}

impl Bot<Quantik> for Learner {
    fn think(&mut self, at: &Record<Quantik>, leash: &mut Leash<'_, Report<Move>>) -> Report<Move> {
        if at.outcome().is_some() {
            return Report::of(None);
        }
        let deepest = self.skill.depth.min(leash.limit().depth.unwrap_or(u32::MAX)).max(1);
        let noticed = (0..=deepest).map(|_| self.noticed()).collect();
        let rules = at.now().rules();
        let sides = Sides::of(at.now());
        let mut best = leash.lend(Limit::nodes(self.skill.nodes), Report::clone, |leash| {
            Outlook { noticed, rules, depth: 0, leash }.ponder(sides, deepest)
        });
        if self.happens(self.skill.sense) && best.len() as u64 <= leash.left() {
            leash.count(best.len() as u64);
            best = with_least_room(sides, best);
        }
        Report { nodes: leash.nodes(), ..Report::of(chance::pick(&mut self.rng, &best)) }
    }
}

/// How much room whoever is to move has: for safe moves, against any moves of the other's.
fn room(safe: u64, theirs: u64) -> i32 {
    2 * safe.count_ones() as i32 - theirs.count_ones() as i32
}

/// Those of the moves that leave the opponent the least room.
fn with_least_room(sides: Sides, mut moves: Vec<Move>) -> Vec<Move> {
    let left = |mv: &Move| {
        let next = sides.after(u32::from(mv.bit()));
        let theirs = next.open_to_the_other();
        room(next.safe(next.open(), theirs), theirs)
    };
    let least = moves.iter().map(left).min();
    moves.retain(|mv| Some(left(mv)) == least);
    moves
}

/// The game as somebody sees it this turn. In it a draw is what it does not know.
struct Outlook<'l, 't> {
    /// The moves noticed among those that could be made now, next, and so on.
    noticed: Vec<u64>,
    rules: Rules,
    depth: u32,
    leash: &'l mut Leash<'t, Report<Move>>,
}

/// A position to look further from: the moves that seem safe, and how much room they leave.
#[derive(Clone, Copy)]
struct Node {
    sides: Sides,
    safe: u64,
    room: i32,
    /// The move that leads to it.
    number: u8,
}

impl Outlook<'_, '_> {
    /// The moves that look best, looking one move further each time until it believes that it knows.
    fn ponder(&mut self, sides: Sides, deepest: u32) -> Vec<Move> {
        let mut best = self.candidates(sides);
        for depth in 1..=deepest {
            self.depth = depth;
            let Some((score, alike)) = self.best(sides, &best) else { break };
            best = alike;
            let nodes = self.leash.nodes();
            self.leash.tell(&Report { nodes, ..Report::of(best.first().copied()) });
            if score != Score::DRAW {
                break;
            }
        }
        best
    }

    /// The moves it thinks about: those it notices, or all if it notices none.
    fn candidates(&self, sides: Sides) -> Vec<Move> {
        let open = sides.open();
        let noticed = open & self.noticed[0];
        Moves(if noticed == 0 { open } else { noticed }).collect()
    }

    /// The moves that look best at this depth, and how they look; `None` if there was too little time to look.
    fn best(&mut self, sides: Sides, candidates: &[Move]) -> Option<(Score, Vec<Move>)> {
        let (mut best, mut most) = (Vec::new(), Score::WORST);
        for &mv in candidates {
            let score = if sides.completing() >> mv.bit() & 1 == 1 {
                Score::win(1)
            } else {
                self.after(sides, mv.bit(), 1, [Score::WORST, most.just_below().after()])?.before()
            };
            if score > most {
                most = score;
                best.clear();
            }
            if score == most {
                best.push(mv);
            }
        }
        Some((most, best))
    }

    /// How the position after a move looks, so many moves from now, within a window.
    fn after(&mut self, sides: Sides, number: u8, ply: u32, window: [Score; 2]) -> Option<Score> {
        match self.glance(sides, number, ply)? {
            Ok(node) => self.look(node, ply, window),
            Err(score) => Some(score),
        }
    }

    /// Makes a move, if there is time, and sees at once how the position looks, or where to look further from.
    fn glance(&mut self, sides: Sides, number: u8, ply: u32) -> Option<Result<Node, Score>> {
        self.leash.spend().then(|| self.sight(sides.after(u32::from(number)), number, ply))
    }

    fn sight(&self, sides: Sides, number: u8, ply: u32) -> Result<Node, Score> {
        let open = sides.open();
        if open == 0 {
            return Err(if self.rules == Rules::Report { Score::DRAW } else { Score::loss(0) });
        }
        if ply >= self.depth {
            return Err(Score::DRAW);
        }
        let noticed = open & self.noticed[ply as usize];
        if noticed & sides.completing() != 0 {
            return Err(Score::win(1));
        }
        if ply + 1 >= self.depth || noticed == 0 {
            return Err(Score::DRAW);
        }
        let theirs = sides.open_to_the_other() & self.noticed[ply as usize + 1];
        match sides.safe(noticed, theirs) {
            0 => Err(Score::loss(2)),
            _ if ply + 2 >= self.depth => Err(Score::DRAW),
            safe => Ok(Node { sides, safe, room: room(safe, theirs), number }),
        }
    }

    /// How a position looks from which it looks further, within a window.
    fn look(&mut self, node: Node, ply: u32, [alpha, beta]: [Score; 2]) -> Option<Score> {
        let mut best = Score::loss(2);
        let mut replies = Vec::new();
        for mv in Moves(node.safe) {
            match self.glance(node.sides, mv.bit(), ply + 1)? {
                Ok(reply) => replies.push(reply),
                Err(score) => best = best.max(score.before()),
            }
            if best >= beta {
                return Some(best);
            }
        }
        replies.sort_unstable_by_key(|reply| (reply.room, Reverse(reply.number)));
        for reply in replies {
            let window = [beta.after(), alpha.max(best).after()];
            best = best.max(self.look(reply, ply + 1, window)?.before());
            if best >= beta {
                break;
            }
        }
        Some(best)
    }
}
