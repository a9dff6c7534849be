//! Whether a claim holds: the boards that can be reached, and what follows from what.
//!
//! The three arguments of [`crate::cyclic`], for one question instead of all shares (`docs/decisions/0006-oware-tables.md` gives them in
//! full). *Hurry*: the claimant has a move to a board where the claim holds, or the opponent no other. *Linger*: the claimant can stay
//! among boards on which it may let the game end by repetition. *Circle*: a walk over what is still open, in which the first board
//! that comes back decides. A board for which none of them speaks is not shown to hold.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use tabuleiro_game::Game;
use tabuleiro_oware::Oware;
use tabuleiro_search::Stop;

use super::claim::{Claim, Sight};
use super::mixer::Mixer;
use crate::cyclic::{Junction, Player, winners};

/// So many boards are looked at before a claim is given up.
const BOARDS: usize = 60_000;

/// More open boards than this are not walked over.
const JUNCTIONS: usize = 4_000;

/// A walk over the others takes at most so many steps: somebody waits for a move, and hardly ever do more of them find anything.
const STEPS: u64 = 400_000;

/// The same where a game begins: the tables know that there is a move to be found, and whoever plays is to know it too.
const JUNCTIONS_AT_FIRST: usize = 10_000;
const STEPS_AT_FIRST: u64 = 40_000_000;

/// No board has more moves.
const MOVES: usize = 6;

/// What has been found out about a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    /// Nobody has looked at its moves.
    New,
    Open,
    Holds,
    Fails,
}

/// A board that can be reached without a capture.
#[derive(Clone, Copy)]
struct Node {
    at: Oware,
    fate: Fate,
    /// Whether the claimant moves.
    is_own: bool,
    /// Whether the claim holds if the game ends by coming back here.
    on_return: bool,
    /// Where the moves lead that do not settle it at once.
    moves: [u32; MOVES],
    count: u8,
    /// How many of them lead to boards of which nothing has been found out, or what settles this one.
    pending: u8,
    /// The last of the ways that lead here; [`NOWHERE`] if there is none.
    way: u32,
}

/// That a move leads from one board to another.
struct Way {
    from: u32,
    /// The one before it that leads to the same board; [`NOWHERE`] if there is none.
    before: u32,
}

const NOWHERE: u32 = u32::MAX;

/// A claim and the boards that bear on it.
pub(super) struct Proof<'a> {
    claim: &'a Claim<'a>,
    nodes: Vec<Node>,
    ways: Vec<Way>,
    /// Boards that have been settled, from which nothing has been concluded yet.
    news: Vec<u32>,
    numbers: HashMap<Oware, u32, BuildHasherDefault<Mixer>>,
    roots: Vec<u32>,
}

impl<'a> Proof<'a> {
    pub(super) fn new(claim: &'a Claim<'a>) -> Proof<'a> {
        Proof {
            claim,
            nodes: Vec::new(),
            ways: Vec::new(),
            news: Vec::new(),
            numbers: HashMap::default(),
            roots: Vec::new(),
        }
    }

    /// A board that is asked about: the answer, or its number if it has to be worked out.
    pub(super) fn root(&mut self, at: &Oware) -> Result<bool, u32> {
        match self.claim.sight(at) {
            Sight::Holds => Ok(true),
            Sight::Fails => Ok(false),
            Sight::Open => {
                let number = self.number(at);
                self.roots.push(number);
                Err(number)
            }
        }
    }

    /// Whether the claim has been shown to hold on a board.
    pub(super) fn holds(&self, number: u32) -> bool {
        self.nodes[number as usize].fate == Fate::Holds
    }

    /// Looks at ever more boards until all that is asked is settled, there are no more, or they are too many.
    pub(super) fn work(&mut self) {
        let mut next = 0;
        while next < self.nodes.len() && self.nodes.len() < BOARDS {
            self.look(next as u32);
            next += 1;
            if self.hurry() && self.is_settled() {
                return;
            }
        }
        // Where nobody has looked, nothing holds.
        (next..self.nodes.len()).for_each(|number| self.settle(number as u32, Fate::Fails));
        self.hurry();
        while !self.is_settled() && self.linger() {
            self.hurry();
        }
        if !self.is_settled() {
            self.circle();
        }
    }

    /// Lets the two walk over the open boards, where the first that comes back decides.
    fn circle(&mut self) {
        let open: Vec<usize> =
            (0..self.nodes.len()).filter(|&number| self.nodes[number].fate == Fate::Open).collect();
        let (junctions, steps) = match self.claim.past {
            [_] => (JUNCTIONS_AT_FIRST, STEPS_AT_FIRST),
            _ => (JUNCTIONS, STEPS),
        };
        if open.len() > junctions {
            return;
        }
        let player = |is_claimant| if is_claimant { Player::One } else { Player::Two };
        let junction = |&number: &usize| {
            let node = &self.nodes[number];
            let find = |&to: &u32| open.binary_search(&(to as usize)).ok().map(|place| place as u32);
            Junction {
                mover: player(node.is_own),
                on_return: player(node.on_return),
                moves: node.to().iter().filter_map(find).collect(),
                has_doubt: false,
            }
        };
        let junctions: Vec<Junction> = open.iter().map(junction).collect();
        let Some(winners) = winners(&junctions, &Stop::new(), steps) else { return };
        for (&number, winner) in open.iter().zip(winners) {
            if winner == Some(Player::One) {
                self.nodes[number].fate = Fate::Holds;
            }
        }
    }

    fn is_settled(&self) -> bool {
        let is_open = |number: &u32| matches!(self.nodes[*number as usize].fate, Fate::New | Fate::Open);
        !self.roots.iter().any(is_open)
    }

    fn number(&mut self, at: &Oware) -> u32 {
        let next = self.nodes.len() as u32;
        let number = *self.numbers.entry(*at).or_insert(next);
        if number == next {
            let is_own = at.turn() == self.claim.seat;
            let on_return = self.claim.on_return(at);
            self.nodes.push(Node {
                at: *at,
                fate: Fate::New,
                is_own,
                on_return,
                moves: [0; MOVES],
                count: 0,
                pending: 0,
                way: NOWHERE,
            });
        }
        number
    }

    /// Looks at the moves of a board.
    fn look(&mut self, number: u32) {
        let node = self.nodes[number as usize];
        let (at, decisive) = (node.at, Sight::of(node.is_own));
        let (mut boards, mut count) = ([at; MOVES], 0);
        for mv in at.moves() {
            let next = at.after(mv);
            match self.claim.sight(&next) {
                sight if sight == decisive => return self.settle(number, node.decisive()),
                Sight::Open => {
                    boards[count] = next;
                    count += 1;
                }
                _ => (),
            }
        }
        self.nodes[number as usize].fate = Fate::Open;
        for board in &boards[..count] {
            self.lead(number, board);
            if self.nodes[number as usize].fate != Fate::Open {
                return;
            }
        }
        if self.nodes[number as usize].pending == 0 {
            self.settle(number, node.otherwise());
        }
    }

    /// Notes that a move leads from a board to another, and what follows if that one is settled.
    fn lead(&mut self, from: u32, board: &Oware) {
        let to = self.number(board);
        let fate = self.nodes[to as usize].fate;
        let node = &mut self.nodes[from as usize];
        node.moves[usize::from(node.count)] = to;
        node.count += 1;
        if fate == node.otherwise() {
            return;
        }
        node.pending += 1;
        if fate == node.decisive() {
            let decisive = node.decisive();
            return self.settle(from, decisive);
        }
        let way = self.ways.len() as u32;
        let before = std::mem::replace(&mut self.nodes[to as usize].way, way);
        self.ways.push(Way { from, before });
    }

    /// Settles a board, unless it is.
    fn settle(&mut self, number: u32, fate: Fate) {
        let node = &mut self.nodes[number as usize];
        if matches!(node.fate, Fate::New | Fate::Open) {
            node.fate = fate;
            self.news.push(number);
        }
    }

    /// Draws conclusions from what has been settled, back along the moves that lead there; whether there was anything new.
    fn hurry(&mut self) -> bool {
        let is_new = !self.news.is_empty();
        while let Some(number) = self.news.pop() {
            let Node { fate, mut way, .. } = self.nodes[number as usize];
            while let Some(&Way { from, before }) = self.ways.get(way as usize) {
                way = before;
                let node = &mut self.nodes[from as usize];
                if fate == node.decisive() {
                    self.settle(from, fate);
                    continue;
                }
                node.pending -= 1;
                if node.pending == 0 {
                    self.settle(from, fate);
                }
            }
        }
        is_new
    }

    /// Supposes that the claim holds on all open boards to which play may come back, and takes back what the moves do not bear out;
    /// whether anything is left.
    fn linger(&mut self) -> bool {
        let mut stays: Vec<bool> =
            self.nodes.iter().map(|node| node.fate == Fate::Open && node.on_return).collect();
        let mut changes = true;
        while changes {
            changes = false;
            for number in (0..self.nodes.len()).rev().filter(|&number| self.nodes[number].fate == Fate::Open)
            {
                let node = &self.nodes[number];
                let is_good = |&to: &u32| stays[to as usize] || self.nodes[to as usize].fate == Fate::Holds;
                let borne_out =
                    if node.is_own { node.to().iter().any(is_good) } else { node.to().iter().all(is_good) };
                if stays[number] && !borne_out {
                    stays[number] = false;
                    changes = true;
                }
            }
        }
        let staying = (0..stays.len()).filter(|&number| stays[number]);
        staying.clone().for_each(|number| self.settle(number as u32, Fate::Holds));
        staying.count() > 0
    }
}

impl Node {
    /// What one move settles: the claimant needs one after which the claim holds, the opponent one after which it does not.
    const fn decisive(&self) -> Fate {
        if self.is_own { Fate::Holds } else { Fate::Fails }
    }

    /// What it comes to if no move does.
    const fn otherwise(&self) -> Fate {
        if self.is_own { Fate::Fails } else { Fate::Holds }
    }

    fn to(&self) -> &[u32] {
        &self.moves[..usize::from(self.count)]
    }
}
