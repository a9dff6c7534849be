//! Boards on which neither side can force a capture, so that the rule about repeated positions decides.
//!
//! Three arguments follow one another, each true for a game that begins on the board (so that no board with as many
//! seeds has been seen before); `docs/decisions/0006-oware-tables.md` gives them in full.
//!
//! 1. *Hurry*: what can be forced by moves that never pass a board twice. That is what [`crate::settle`] does too.
//! 2. *Linger*: who can stay among boards on which its own side holds enough seeds, may let any of them be repeated.
//! 3. *Circle*: for each number of seeds, a game about who must first repeat a board that is bad for it.

mod components;
mod walk;

use tabuleiro_oware::Share;
use tabuleiro_search::Stop;

use crate::code::decode;
use crate::level::{Level, ways};
use crate::rank::{Shape, Sides};
use crate::workers::Stopped;
pub(crate) use walk::{Junction, Player, winners};

/// An open board.
struct Node {
    /// The seeds of the side to move: what it keeps if the game ends here.
    own: u8,
    share: Share,
    /// The best of the moves that do not lead to another open board.
    elsewhere: Share,
    /// The moves that do.
    moves: Vec<u32>,
}

/// The open boards of a level and the moves among them.
pub(crate) struct Cycles {
    seeds: u8,
    nodes: Vec<Node>,
}

/// More open boards than this are left as they are. (Up to 20 seeds there are never more than 32 869.)
pub(crate) const TOO_MANY: usize = 1 << 20;

impl Cycles {
    /// `open` lists the boards, in order; the codes of all others are read.
    pub(crate) fn of(seeds: u8, open: &[u32], codes: &[u8], sides: &Sides, below: &[Level]) -> Cycles {
        let shape = Shape::of(seeds);
        let node = |&index: &u32| {
            let (own_seeds, own, their) = shape.board(sides, index as usize);
            let mut node = Node {
                own: own_seeds as u8,
                share: Share::anything(seeds),
                elsewhere: Share::exactly(0),
                moves: Vec::new(),
            };
            for way in ways(own, their == 0) {
                let (reply, captured) = way.reply(their);
                if captured > 0 {
                    node.may_get(seeds, below[usize::from(seeds) - captured].share(reply, way.own));
                    continue;
                }
                let next = shape.index(usize::from(seeds) - way.kept, reply, way.own);
                match open.binary_search(&(next as u32)) {
                    Ok(node_number) => node.moves.push(node_number as u32),
                    Err(_) => node.may_get(seeds, decode(codes[next], seeds)),
                }
            }
            node
        };
        Cycles { seeds, nodes: open.iter().map(node).collect() }
    }

    /// The shares of the open boards, in order.
    pub(crate) fn resolve(mut self, stop: &Stop) -> Result<Vec<Share>, Stopped> {
        loop {
            self.hurry(stop)?;
            if !self.linger(stop)? {
                break;
            }
        }
        let settled: Vec<Share> = self.nodes.iter().map(|node| node.share).collect();
        for needed in 1..=self.seeds.div_ceil(2) {
            self.circle(needed, &settled, stop)?;
        }
        Ok(self.nodes.into_iter().map(|node| node.share).collect())
    }

    /// Narrows the bounds by what the moves lead to, until nothing changes.
    fn hurry(&mut self, stop: &Stop) -> Result<(), Stopped> {
        let mut changes = true;
        while changes {
            changes = false;
            for number in 0..self.nodes.len() {
                let best = self.best(number, |other| other.share);
                let share = &mut self.nodes[number].share;
                let now = Share { least: share.least.max(best.least), most: share.most.min(best.most) };
                changes |= now != *share;
                *share = now;
            }
            heed(stop)?;
        }
        Ok(())
    }

    /// Supposes that every open board is worth what its side to move holds, as far as the bounds allow, and takes back what
    /// the moves do not bear out, until nothing changes. Whether any bound has become narrower.
    fn linger(&mut self, stop: &Stop) -> Result<bool, Stopped> {
        let hold = |node: &Node| Share::exactly(node.own.clamp(node.share.least, node.share.most));
        let mut supposed: Vec<Share> = self.nodes.iter().map(hold).collect();
        let mut changes = true;
        while changes {
            changes = false;
            for number in 0..self.nodes.len() {
                let best = self.best_of(number, |other| supposed[other as usize]);
                let Node { own, share, .. } = self.nodes[number];
                let now = Share {
                    least: share.least.max(own.min(best.least)),
                    most: share.most.min(own.max(best.most)),
                };
                changes |= now != supposed[number];
                supposed[number] = now;
            }
            heed(stop)?;
        }
        let narrower = |(node, supposed): (&Node, &Share)| node.share != *supposed;
        let any = self.nodes.iter().zip(&supposed).any(narrower);
        self.nodes.iter_mut().zip(supposed).for_each(|(node, supposed)| node.share = supposed);
        Ok(any)
    }

    /// Lets one player try for `needed` seeds and the other for all but one less, wherever the bounds leave it open.
    fn circle(&mut self, needed: u8, bounds: &[Share], stop: &Stop) -> Result<(), Stopped> {
        let rest = self.seeds - needed + 1;
        let goal = |player| match player {
            Player::One => needed,
            Player::Two => rest,
        };
        let is_open = |number: usize, player| {
            bounds[number].least < goal(player) && goal(player) <= bounds[number].most
        };
        let all = (0..self.nodes.len()).flat_map(|number| Player::BOTH.map(|player| (number, player)));
        let questions: Vec<(usize, Player)> =
            all.filter(|&(number, player)| is_open(number, player)).collect();
        let find = |number: u32, player: Player| {
            let key = |&(number, player): &(usize, Player)| (number, player as u8);
            questions.binary_search_by_key(&(number as usize, player as u8), key).ok()
        };
        let junction = |&(number, mover): &(usize, Player)| {
            let node = &self.nodes[number];
            Junction {
                mover,
                on_return: if node.own >= goal(mover) { mover } else { mover.other() },
                moves: node.moves.iter().filter_map(|&to| Some(find(to, mover.other())? as u32)).collect(),
                has_doubt: node.elsewhere.most >= goal(mover),
            }
        };
        let junctions: Vec<Junction> = questions.iter().map(junction).collect();
        let answers = winners(&junctions, stop, u64::MAX).ok_or(Stopped)?;
        for (&(number, mover), winner) in questions.iter().zip(answers) {
            let (goal, share) = (goal(mover), &mut self.nodes[number].share);
            match winner {
                Some(winner) if winner == mover => share.least = share.least.max(goal),
                Some(_) => share.most = share.most.min(goal - 1),
                None => (),
            }
        }
        Ok(())
    }

    fn best(&self, number: usize, share: impl Fn(&Node) -> Share) -> Share {
        self.best_of(number, |other| share(&self.nodes[other as usize]))
    }

    /// What the moves of a board make of the shares of the boards they lead to.
    fn best_of(&self, number: usize, share: impl Fn(u32) -> Share) -> Share {
        let node = &self.nodes[number];
        node.moves.iter().fold(node.elsewhere, |best, &to| better(best, share(to), self.seeds))
    }
}

impl Node {
    fn may_get(&mut self, seeds: u8, reply: Share) {
        self.elsewhere = better(self.elsewhere, reply, seeds);
    }
}

fn heed(stop: &Stop) -> Result<(), Stopped> {
    if stop.is_pulled() { Err(Stopped) } else { Ok(()) }
}

/// The better of what is known and of leaving the opponent that share of the seeds.
fn better(best: Share, reply: Share, seeds: u8) -> Share {
    Share { least: best.least.max(seeds - reply.most), most: best.most.max(seeds - reply.least) }
}
