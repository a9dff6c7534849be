//! What happens during a move.

use tabuleiro_game::{Change, Game, Message, Seat, Step};

use crate::board::{SEED, house_spot, store_spot};
use crate::refusal::name;
use crate::{Move, Oware, say};

/// Seed by seed, then the captures from the last house backwards, then what is only said.
pub(crate) fn steps(at: &Oware, mv: Move) -> Vec<Step> {
    let mut steps: Vec<Step> = way(at, mv).into_iter().map(|house| sown(mv, house)).collect();
    let captured = captured_houses(at, mv);
    steps.extend(captured.iter().map(|&(house, seeds)| captured_from(house, mv.owner(), seeds)));
    steps.extend(told_beside(at, mv).into_iter().map(Step::said));
    steps
}

/// What is told of a move and moves nothing: a grand slam in vain, somebody passed over.
pub(crate) fn told_beside(at: &Oware, mv: Move) -> Vec<Message> {
    let is_in_vain = at.is_slam(mv) && at.captured_by(mv) == 0;
    let slam = is_in_vain.then(|| say("oware-step-slam").with("opponent", name(mv.owner().other())));
    let is_passed = at.after(mv).turn() == at.turn();
    let pass = is_passed.then(|| say("oware-step-pass").with("who", name(at.turn().other())));
    slam.into_iter().chain(pass).collect()
}

/// The house each seed falls into.
fn way(at: &Oware, mv: Move) -> Vec<Move> {
    let mut way = Vec::with_capacity(usize::from(at.seeds(mv)));
    let mut house = mv;
    while way.len() < usize::from(at.seeds(mv)) {
        house = house.next();
        if house != mv || at.is_report() {
            way.push(house);
        }
    }
    way
}

/// The houses a move would capture from, the last one sown first, each with its seeds by then.
pub(crate) fn captured_houses(at: &Oware, mv: Move) -> Vec<(Move, u8)> {
    let mut left = at.captured_by(mv);
    let way = way(at, mv);
    let Some(&last) = way.last() else { return Vec::new() };
    let mut captured = Vec::new();
    for house in (0..=last.lane()).rev().map(|lane| Move::of(last.owner(), lane)) {
        if left == 0 {
            break;
        }
        let fallen = way.iter().filter(|&&fell| fell == house).count() as u8;
        let seeds = at.seeds(house) + fallen;
        left -= seeds;
        captured.push((house, seeds));
    }
    captured
}

/// By the report's rules a seed may come back to the house it was taken from: then it stays there.
fn sown(from: Move, to: Move) -> Step {
    let say = say("oware-step-sow").with("house", to.letter());
    if from == to { Step::said(say) } else { Step::shift(SEED, house_spot(from), house_spot(to), say) }
}

fn captured_from(house: Move, who: Seat, seeds: u8) -> Step {
    let (from, to) = (house_spot(house), store_spot(who));
    let change = Change::Shift { look: SEED, count: u16::from(seeds), from, to };
    let say =
        say("oware-step-capture").with("who", name(who)).with("count", seeds).with("house", house.letter());
    Step::new(vec![change], say)
}

/// What happens when the game has ended without a winner by captures: each side gathers in the seeds of its own houses.
pub(crate) fn awards(at: &Oware) -> Vec<Step> {
    if at.is_decided() { Vec::new() } else { Seat::all(2).filter_map(|who| kept(at, who)).collect() }
}

fn kept(at: &Oware, who: Seat) -> Option<Step> {
    let houses = Move::all().filter(|house| house.owner() == who && at.seeds(*house) > 0);
    let shift = |house: Move| Change::Shift {
        look: SEED,
        count: u16::from(at.seeds(house)),
        from: house_spot(house),
        to: store_spot(who),
    };
    let changes: Vec<Change> = houses.map(shift).collect();
    let seeds = at.kept()[who.index()] - at.captured(who);
    let told =
        if seeds == 1 { say("oware-step-keep-one") } else { say("oware-step-keep").with("count", seeds) };
    (seeds > 0).then(|| Step::new(changes, told.with("who", name(who))))
}

/// The move in a sentence.
pub(crate) fn tell(at: &Oware, mv: Move) -> Message {
    let told = match at.seeds(mv) {
        1 => say("oware-tell-one"),
        seeds => say("oware-tell").with("count", seeds),
    };
    let last = way(at, mv).last().copied().unwrap_or(mv);
    told.with("who", name(mv.owner())).with("house", mv.letter()).with("last", last.letter())
}
