//! Why a move is bad, in words.

use tabuleiro_game::{Game, Message};
use tabuleiro_search::{Leash, Progress, Proven, Value};

use super::study::{forcing, known, quickly};
use super::{Goal, Solver, Standing, shortened};
use crate::notation::say;
use crate::{Colour, Move, Otrio, Place, Players};

/// For how many moves applied a value is looked for, and for how many a reply that keeps it.
const VALUE: u64 = 1 << 21;
const REPLY: u64 = 1 << 18;
const BYTES: usize = 1 << 24;

/// Why a legal move is bad, if there is something to point at.
pub(super) fn why(at: &Otrio, mv: Move) -> Option<Message> {
    let mut after = *at;
    after.apply(mv);
    let missed = Place::of_set(Standing::of(at).winning(0)).next();
    if after.outcome().is_some() {
        // Whoever ends the game has won, or could not do otherwise, or missed a win.
        let is_won = after.outcome().is_some_and(|end| end.winner == Some(at.turn()));
        return missed.filter(|_| !is_won).map(|place| naming("otrio-why-win-let-go", place));
    }
    match at.setup().players() {
        Players::Two => quickly(VALUE, |leash| Judge::new().why(at, &after, missed, leash)),
        Players::Three | Players::Four => {
            let reply = reply(at, &after).or_else(|| quickly(VALUE, |leash| forced(at, &after, leash)));
            reply.or_else(|| missed.map(|place| naming("otrio-why-win-let-go", place)))
        }
    }
}

/// Judges moves for two players.
struct Judge {
    solver: Solver,
}

impl Judge {
    fn new() -> Judge {
        Judge { solver: Solver::new(BYTES) }
    }

    fn why(
        &mut self,
        at: &Otrio,
        after: &Otrio,
        missed: Option<Place>,
        leash: &mut Leash<'_, Progress>,
    ) -> Option<Message> {
        if let Some(told) = reply(at, after).or_else(|| too_many(at, after)) {
            return Some(told);
        }
        let worth = known(after, &mut self.solver, leash)?;
        let is_own = after.turn() == at.turn();
        match if is_own { worth.value } else { -worth.value } {
            Value::Loss if !is_own => self.force(after, worth, leash),
            Value::Loss => None,
            Value::Draw => {
                let is_won = self.solver.value(at, leash)? == Value::Win;
                let kept = if is_won { self.solver.keeping(at, Value::Win, leash) } else { None };
                kept.map(|mv| naming("otrio-why-win-let-go", mv.place))
            }
            Value::Win => missed.map(|place| naming("otrio-why-not-at-once", place)),
        }
    }

    /// The reply by which the opponent wins later.
    fn force(&mut self, after: &Otrio, worth: Proven, leash: &mut Leash<'_, Progress>) -> Option<Message> {
        let quickest = worth.plies.and_then(|plies| {
            let find =
                |leash: &mut Leash<'_, Progress>| self.solver.find(after, Goal::best(worth), &[], leash);
            Some((shortened(leash, REPLY, find)?, plies))
        });
        if let Some((mv, plies)) = quickest {
            return Some(naming("otrio-why-force", mv.place).with("plies", plies));
        }
        let any = self.solver.keeping(after, Value::Win, leash)?;
        Some(naming("otrio-why-late", any.place))
    }
}

/// The next to act is somebody else and wins at once.
fn reply(at: &Otrio, after: &Otrio) -> Option<Message> {
    let place = Place::of_set(Standing::of(after).winning(0)).next()?;
    let is_other = after.turn() != at.turn();
    is_other.then(|| naming("otrio-why-reply", place).with("colour", after.to_act().name()))
}

/// The opponent's other colour has more winning places than can be filled before it acts.
fn too_many(at: &Otrio, after: &Otrio) -> Option<Message> {
    let next = Standing::of(after);
    let is_lost = after.turn() != at.turn() && next.outlook_of_the_next().is_open();
    if !is_lost || next.winning(1) != 0 || !next.wins_with_the_other_colour() {
        return None;
    }
    let colour = after.setup().colour((after.acting() + 2) & 3);
    Some(
        say("otrio-why-many")
            .with("colour", colour.name())
            .with("places", placements(colour, next.winning(2))),
    )
}

/// With more than two players: a seat that now wins whatever the others do.
fn forced(at: &Otrio, after: &Otrio, leash: &mut Leash<'_, Progress>) -> Option<Message> {
    let winner = forcing(after, leash).filter(|winner| *winner != at.turn())?;
    let colour = after.setup().order().nth(winner.index())?;
    Some(say("otrio-why-forced").with("colour", colour.name()))
}

fn naming(key: &'static str, place: Place) -> Message {
    say(key).with("size", place.size().name()).with("cell", place.cell().to_string())
}

/// These placements as text.
fn placements(colour: Colour, places: u32) -> String {
    let texts: Vec<String> = Place::of_set(places).map(|place| Move { colour, place }.to_string()).collect();
    texts.join(", ")
}
