//! Who wins when play goes round in circles: the first junction that comes back decides.
//!
//! Two players walk over a graph. When they reach a junction for the second time, the walk ends, and the junction says who has won.
//! The value of a junction is that of a walk that begins there. It depends on the way that was taken, so results may not
//! simply be kept by junction; but a proof names the junctions it passes (it holds while none of them has been passed
//! before) and the junctions it relies on having been passed. Kept with both sets, it can be used again wherever they allow.

use tabuleiro_search::Stop;

use super::components::components;

/// One of the two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    One,
    Two,
}

impl Player {
    pub(crate) const BOTH: [Player; 2] = [Player::One, Player::Two];

    pub(crate) const fn other(self) -> Player {
        match self {
            Player::One => Player::Two,
            Player::Two => Player::One,
        }
    }
}

/// Where a walk can go on. Moves that lose at once are not among its moves, and none wins at once.
#[derive(Clone, Debug)]
pub(crate) struct Junction {
    pub(crate) mover: Player,
    /// Who wins if the walk comes back here.
    pub(crate) on_return: Player,
    pub(crate) moves: Vec<u32>,
    /// Whether the mover has a way out of the graph of which nobody knows whether it wins.
    pub(crate) has_doubt: bool,
}

/// Who wins a walk that begins at each junction, `None` where at most so many steps did not find that; nothing if the stop was pulled.
pub(crate) fn winners(junctions: &[Junction], stop: &Stop, mut steps: u64) -> Option<Vec<Option<Player>>> {
    let parts = components(junctions.len(), |junction| &junctions[junction as usize].moves);
    let mut whereabouts = vec![Whereabouts::default(); junctions.len()];
    for (part, members) in parts.iter().enumerate() {
        for (number, &junction) in members.iter().enumerate() {
            whereabouts[junction as usize] = Whereabouts { part: part as u32, number: number as u32 };
        }
    }
    let mut winners = vec![None; junctions.len()];
    for (part, members) in parts.iter().enumerate() {
        let mut walk = Walk::new(junctions, &whereabouts, &mut winners, part as u32, members.len());
        walk.steps = steps;
        walk.settle(members, stop);
        steps = walk.steps;
        if stop.is_pulled() {
            return None;
        }
    }
    Some(winners)
}

/// In which part of the graph a junction lies, and which of it it is. From one part, no walk leads back to a later one.
#[derive(Clone, Copy, Default)]
struct Whereabouts {
    part: u32,
    number: u32,
}

/// A walk within one part of the graph.
struct Walk<'a> {
    junctions: &'a [Junction],
    whereabouts: &'a [Whereabouts],
    winners: &'a mut [Option<Player>],
    part: u32,
    /// The junctions passed so far.
    passed: Set,
    proofs: Vec<[Vec<Proof>; 2]>,
    /// The try in which a proof was last sought in vain, and how far it looked.
    failed: Vec<[(u32, u32); 2]>,
    this_try: u32,
    /// Shuffles the moves, in a way of its own for each number.
    shuffle: u32,
    /// Of this try.
    steps_left: u32,
    /// Of all tries that are still to come.
    steps: u64,
}

/// A set of the junctions of one part.
type Set = Box<[u64]>;

/// Why a player wins from a junction, whatever the other does.
#[derive(Clone)]
struct Proof {
    /// The junctions it passes: none of them may have been passed before.
    passes: Set,
    /// The junctions it returns to: they must have been passed before.
    needs: Set,
}

/// No junction has more moves.
const MOVES: usize = 6;
/// So many proofs are kept for each junction and player, the latest.
const KEPT: usize = 8;
/// So many steps a single try may take.
const STEPS: u32 = 200_000;
/// No try looks further ahead.
const FURTHEST: u32 = 800;
/// So often the moves are shuffled when nothing else helps.
const SHUFFLES: u32 = 64;

impl<'a> Walk<'a> {
    fn new(
        junctions: &'a [Junction],
        whereabouts: &'a [Whereabouts],
        winners: &'a mut [Option<Player>],
        part: u32,
        size: usize,
    ) -> Walk<'a> {
        Walk {
            junctions,
            whereabouts,
            winners,
            part,
            passed: vec![0; size.div_ceil(64)].into(),
            proofs: vec![[Vec::new(), Vec::new()]; size],
            failed: vec![[(0, 0); 2]; size],
            this_try: 0,
            shuffle: 0,
            steps_left: 0,
            steps: 0,
        }
    }

    /// Finds the winners of a part, looking ever further, then in ever other orders. A try that fails proves nothing.
    fn settle(&mut self, members: &[u32], stop: &Stop) {
        let mut open = members.to_vec();
        let enough = (members.len() as u32 + 1).min(FURTHEST);
        let mut far = enough.min(64);
        while !open.is_empty() && self.shuffle < SHUFFLES && self.steps > 0 && !stop.is_pulled() {
            for player in Player::BOTH {
                open.retain(|&junction| stop.is_pulled() || !self.wins(junction, player, far));
            }
            if far < enough {
                far = enough.min(far * 3 / 2);
            } else {
                self.shuffle += 1;
            }
        }
    }

    fn wins(&mut self, junction: u32, player: Player, far: u32) -> bool {
        self.this_try += 1;
        let allowed = u64::from(STEPS).min(self.steps) as u32;
        self.steps_left = allowed;
        let proven = self.prove(junction, player, far).is_some();
        self.steps -= u64::from(allowed - self.steps_left);
        if proven {
            self.winners[junction as usize] = Some(player);
        }
        proven
    }

    /// A proof that the player wins from the junction, after the junctions passed so far.
    fn prove(&mut self, junction: u32, player: Player, far: u32) -> Option<Proof> {
        let Whereabouts { part, number } = self.whereabouts[junction as usize];
        if part != self.part {
            return (self.winners[junction as usize] == Some(player)).then(|| self.nothing());
        }
        let kept = &self.proofs[number as usize][player as usize];
        if let Some(proof) = kept.iter().find(|proof| proof.holds(&self.passed)) {
            return Some(proof.clone());
        }
        let (last_try, looked) = self.failed[number as usize][player as usize];
        if far == 0 || self.steps_left == 0 || (last_try == self.this_try && looked >= far) {
            return None;
        }
        self.steps_left -= 1;
        insert(&mut self.passed, number);
        let proof = if self.junctions[junction as usize].mover == player {
            self.prove_one(junction, player, far - 1)
        } else {
            self.prove_all(junction, player, far - 1)
        };
        remove(&mut self.passed, number);
        self.keep(number, player, far, proof)
    }

    /// The mover wins if one of its moves does.
    fn prove_one(&mut self, junction: u32, player: Player, far: u32) -> Option<Proof> {
        let (moves, count) = self.in_order(junction);
        if let Some(&back) = moves[..count].iter().find(|&&to| self.comes_back(to) == Some(player)) {
            return Some(self.returning(back));
        }
        moves[..count]
            .iter()
            .find_map(|&to| if self.comes_back(to).is_some() { None } else { self.prove(to, player, far) })
    }

    /// The other player wins if it does whatever the mover chooses.
    fn prove_all(&mut self, junction: u32, player: Player, far: u32) -> Option<Proof> {
        let (moves, count) = self.in_order(junction);
        let refutes = |&to: &u32| self.comes_back(to) == Some(player.other());
        if self.junctions[junction as usize].has_doubt || moves[..count].iter().any(refutes) {
            return None;
        }
        let mut whole = self.nothing();
        for &to in &moves[..count] {
            let back = self.comes_back(to).is_some();
            whole.join(&if back { self.returning(to) } else { self.prove(to, player, far)? });
        }
        Some(whole)
    }

    /// Who wins if the walk ends by coming back to a junction; `None` if it has not been passed.
    fn comes_back(&self, junction: u32) -> Option<Player> {
        let Whereabouts { part, number } = self.whereabouts[junction as usize];
        (part == self.part && contains(&self.passed, number))
            .then(|| self.junctions[junction as usize].on_return)
    }

    /// The moves from a junction and their number. Those the mover is known to win by come first: they prove most when it is
    /// the mover who should win, and refute soonest when it is the other.
    fn in_order(&self, junction: u32) -> ([u32; MOVES], usize) {
        let Junction { mover, moves, .. } = &self.junctions[junction as usize];
        let mut ordered = [0; MOVES];
        ordered[..moves.len()].copy_from_slice(moves);
        ordered[..moves.len()].sort_by_key(|to| {
            let mixed = (to ^ self.shuffle.wrapping_mul(0x85EB_CA6B)).wrapping_mul(0x9E37_79B9);
            let promise = match self.winners[*to as usize] {
                Some(winner) if winner == *mover => 0,
                Some(_) => 2,
                None => 1,
            };
            match self.shuffle {
                0 => (promise, 0),
                _ if mixed >> 29 == 0 => (1, mixed),
                _ => (promise, mixed),
            }
        });
        (ordered, moves.len())
    }

    fn keep(&mut self, number: u32, player: Player, far: u32, proof: Option<Proof>) -> Option<Proof> {
        let Some(mut proof) = proof else {
            self.failed[number as usize][player as usize] = (self.this_try, far);
            return None;
        };
        insert(&mut proof.passes, number);
        remove(&mut proof.needs, number);
        let kept = &mut self.proofs[number as usize][player as usize];
        if kept.len() == KEPT {
            kept.remove(0);
        }
        kept.push(proof.clone());
        Some(proof)
    }

    fn nothing(&self) -> Proof {
        let empty: Set = vec![0; self.passed.len()].into();
        Proof { passes: empty.clone(), needs: empty }
    }

    fn returning(&self, to: u32) -> Proof {
        let mut proof = self.nothing();
        insert(&mut proof.needs, self.whereabouts[to as usize].number);
        proof
    }
}

impl Proof {
    /// Whether it holds after these junctions.
    fn holds(&self, passed: &Set) -> bool {
        let words = || self.needs.iter().zip(&self.passes).zip(passed);
        words().all(|((needs, passes), passed)| needs & !passed == 0 && passes & passed == 0)
    }

    fn join(&mut self, other: &Proof) {
        let join = |one: &mut Set, two: &Set| one.iter_mut().zip(two).for_each(|(one, two)| *one |= two);
        join(&mut self.passes, &other.passes);
        join(&mut self.needs, &other.needs);
    }
}

fn contains(set: &Set, number: u32) -> bool {
    set[number as usize / 64] >> (number % 64) & 1 == 1
}

fn insert(set: &mut Set, number: u32) {
    set[number as usize / 64] |= 1 << (number % 64);
}

fn remove(set: &mut Set, number: u32) {
    set[number as usize / 64] &= !(1 << (number % 64));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A walk by hand: every way tried, nothing kept.
    fn wins_by_hand(junctions: &[Junction], junction: u32, player: Player, passed: &mut Vec<u32>) -> bool {
        let Junction { mover, moves, .. } = &junctions[junction as usize];
        passed.push(junction);
        let good = |to: &u32, passed: &mut Vec<u32>| {
            let back = passed.contains(to).then(|| junctions[*to as usize].on_return == player);
            back.unwrap_or_else(|| wins_by_hand(junctions, *to, player, passed))
        };
        let won = if *mover == player {
            moves.iter().any(|to| good(to, passed))
        } else {
            moves.iter().all(|to| good(to, passed))
        };
        passed.pop();
        won
    }

    /// A graph made of numbers that follow from the seed.
    fn graph(size: u32, mut seed: u64) -> Vec<Junction> {
        let mut next = |below: u32| {
            seed = seed.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
            (seed >> 33) as u32 % below
        };
        let player = |number| Player::BOTH[number as usize];
        let junction = |_| Junction {
            mover: player(next(2)),
            on_return: player(next(2)),
            moves: (0..=next(2)).map(|_| next(size)).collect(),
            has_doubt: false,
        };
        (0..size).map(junction).collect()
    }

    #[test]
    fn winners_are_those_of_trying_every_walk() {
        for seed in 0..400 {
            let junctions = graph(4 + seed % 9, u64::from(seed));
            for (junction, winner) in
                winners(&junctions, &Stop::new(), u64::MAX).expect("nobody stops it").into_iter().enumerate()
            {
                let one = wins_by_hand(&junctions, junction as u32, Player::One, &mut Vec::new());
                let by_hand = if one { Player::One } else { Player::Two };
                assert_eq!(winner, Some(by_hand), "seed {seed}, junction {junction}");
            }
        }
    }

    #[test]
    fn a_doubt_is_never_taken_for_a_loss() {
        let doubtful =
            |has_doubt| Junction { mover: Player::One, on_return: Player::Two, moves: vec![0], has_doubt };
        let winner = |has_doubt| winners(&[doubtful(has_doubt)], &Stop::new(), u64::MAX);
        assert_eq!(winner(false), Some(vec![Some(Player::Two)]));
        assert_eq!(winner(true), Some(vec![None]));
    }
    #[test]
    fn whoever_takes_fewer_steps_finds_fewer_winners_but_no_others() {
        let junctions = graph(40, 7);
        let within = |steps| winners(&junctions, &Stop::new(), steps).expect("nobody stops it");
        let all = within(u64::MAX);
        assert!(within(0).iter().all(Option::is_none));
        let counts = [1, 4, 16, 64, 10_000].map(|steps| {
            let found = within(steps);
            assert!(found.iter().zip(&all).all(|(found, all)| found.is_none() || found == all), "{steps}");
            found.iter().flatten().count()
        });
        assert!(counts.is_sorted() && counts[0] < counts[4], "{counts:?}");
    }
}
