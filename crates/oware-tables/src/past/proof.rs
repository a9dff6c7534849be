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
}

/// A claim and the boards that bear on it.
pub(super) struct Proof<'a> {
    claim: &'a Claim<'a>,
    nodes: Vec<Node>,
    numbers: HashMap<Oware, u32, BuildHasherDefault<Mixer>>,
    roots: Vec<u32>,
}

impl<'a> Proof<'a> {
    pub(super) fn new(claim: &'a Claim<'a>) -> Proof<'a> {
        Proof { claim, nodes: Vec::new(), numbers: HashMap::default(), roots: Vec::new() }
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
        let (mut next, mut pause) = (0, 64);
        while next < self.nodes.len() && self.nodes.len() < BOARDS {
            self.look(next);
            next += 1;
            if next == pause {
                self.hurry();
                if self.is_settled() {
                    return;
                }
                pause *= 2;
            }
        }
        // Where nobody has looked, nothing holds.
        self.nodes[next..].iter_mut().for_each(|node| node.fate = Fate::Fails);
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
        if open.len() > JUNCTIONS {
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
        let Some(winners) = winners(&junctions, &Stop::new()) else { return };
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
            });
        }
        number
    }

    /// Looks at the moves of a board.
    fn look(&mut self, number: usize) {
        let Node { at, is_own, .. } = self.nodes[number];
        // The claimant needs one move after which the claim holds, the opponent one after which it does not.
        let (decisive, fate, otherwise) = if is_own {
            (Sight::Holds, Fate::Holds, Fate::Fails)
        } else {
            (Sight::Fails, Fate::Fails, Fate::Holds)
        };
        let (mut boards, mut count) = ([at; MOVES], 0);
        for mv in at.moves() {
            let next = at.after(mv);
            match self.claim.sight(&next) {
                sight if sight == decisive => {
                    self.nodes[number].fate = fate;
                    return;
                }
                Sight::Open => {
                    boards[count] = next;
                    count += 1;
                }
                _ => (),
            }
        }
        for (place, board) in boards[..count].iter().enumerate() {
            let to = self.number(board);
            self.nodes[number].moves[place] = to;
        }
        let node = &mut self.nodes[number];
        node.count = count as u8;
        node.fate = if count == 0 { otherwise } else { Fate::Open };
    }

    /// Draws conclusions from what is settled until nothing changes.
    fn hurry(&mut self) {
        let mut changes = true;
        while changes {
            changes = false;
            for number in (0..self.nodes.len()).rev() {
                let node = self.nodes[number];
                if node.fate != Fate::Open {
                    continue;
                }
                let fates = node.to().iter().map(|&to| self.nodes[to as usize].fate);
                let (mut any_holds, mut any_fails, mut all_hold, mut all_fail) = (false, false, true, true);
                for fate in fates {
                    any_holds |= fate == Fate::Holds;
                    any_fails |= fate == Fate::Fails;
                    all_hold &= fate == Fate::Holds;
                    all_fail &= fate == Fate::Fails;
                }
                let fate = match node.is_own {
                    true if any_holds => Fate::Holds,
                    true if all_fail => Fate::Fails,
                    false if any_fails => Fate::Fails,
                    false if all_hold => Fate::Holds,
                    _ => continue,
                };
                self.nodes[number].fate = fate;
                changes = true;
            }
        }
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
        let mut any = false;
        for (node, stays) in self.nodes.iter_mut().zip(stays) {
            if stays {
                node.fate = Fate::Holds;
                any = true;
            }
        }
        any
    }
}

impl Node {
    fn to(&self) -> &[u32] {
        &self.moves[..usize::from(self.count)]
    }
}
