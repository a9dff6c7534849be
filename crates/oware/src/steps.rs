//! What happens during a move, and how a game ended, in words.

use tabuleiro_game::{Change, Detail, Game, Message, Outcome, Seat, Step};

use crate::refusal::name;
use crate::show::{SEED, spot, store_spot};
use crate::{Move, Oware, say};

/// Seed by seed, then the captures from the last house backwards, then what is only said.
pub(crate) fn steps(at: &Oware, mv: Move) -> Vec<Step> {
    let way = way(at, mv);
    let mut steps: Vec<Step> = way.iter().map(|&house| sown(mv, house)).collect();
    if let Some(&last) = way.last() {
        steps.extend(captures(at, mv, &way, last));
    }
    if at.is_slam(mv) && at.captured_by(mv) == 0 {
        steps.push(Step::said(say("oware-step-slam").with("opponent", name(mv.owner().other()))));
    }
    let mut after = *at;
    after.apply(mv);
    if after.turn() == at.turn() {
        steps.push(Step::said(say("oware-step-pass").with("who", name(at.turn().other()))));
    }
    steps
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

fn sown(from: Move, to: Move) -> Step {
    Step::shift(SEED, spot(from), spot(to), say("oware-step-sow").with("house", to.letter()))
}

fn captures(at: &Oware, mv: Move, way: &[Move], last: Move) -> Vec<Step> {
    let mut left = at.captured_by(mv);
    let mut steps = Vec::new();
    let back = (0..=last.lane()).rev().map(|lane| Move::of(last.owner(), lane));
    for house in back {
        if left == 0 {
            break;
        }
        let fallen = way.iter().filter(|&&fell| fell == house).count() as u8;
        let seeds = at.seeds(house) + fallen;
        left -= seeds;
        steps.push(captured(mv.owner(), house, seeds));
    }
    steps
}

fn captured(who: Seat, house: Move, seeds: u8) -> Step {
    let change =
        Change::Shift { look: SEED, count: u16::from(seeds), from: spot(house), to: store_spot(who) };
    let say =
        say("oware-step-capture").with("who", name(who)).with("count", seeds).with("house", house.letter());
    Step { changes: vec![change], say }
}

/// The move in a sentence.
pub(crate) fn tell(at: &Oware, mv: Move) -> Message {
    let told = match at.seeds(mv) {
        1 => say("oware-tell-one"),
        seeds => say("oware-tell").with("count", seeds),
    };
    told.with("who", name(mv.owner())).with("house", mv.letter())
}

/// The result in a sentence, with the reason.
pub(crate) fn verdict(at: &Oware, outcome: Outcome) -> Message {
    let [south, north] = match outcome.detail {
        Detail::Scores(scores) => scores,
        _ => at.kept(),
    };
    let (most, least) = (south.max(north), south.min(north));
    let ended = match (at.is_decided(), outcome.winner) {
        (true, Some(winner)) => say("oware-won-captured").with("winner", name(winner)),
        (true, None) => return say("oware-drawn-captured").with("count", south),
        (false, Some(winner)) => say("oware-won-kept").with("why", why(at)).with("winner", name(winner)),
        (false, None) => return say("oware-drawn-kept").with("why", why(at)).with("count", south),
    };
    ended.with("most", most).with("least", least)
}

/// Why a game ended that the captures had not decided.
fn why(at: &Oware) -> Message {
    let mover = at.turn();
    if at.outcome().is_none() {
        say("oware-why-repeated")
    } else if at.has_seeds(mover) {
        say("oware-why-no-food").with("who", name(mover)).with("opponent", name(mover.other()))
    } else if at.has_seeds(mover.other()) {
        say("oware-why-no-seeds").with("who", name(mover))
    } else {
        say("oware-why-bare")
    }
}
