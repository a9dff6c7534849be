//! What is told of a move, of whose turn it is, and of the end.

use tabuleiro_game::{Game, Message, Outcome, Show, Step};

use crate::notation::say;
use crate::show::{look, place_id, tray_id};
use crate::{Colour, Move, Otrio, Place, fast};

/// A move in one sentence.
pub(crate) fn tell(mv: Move) -> Message {
    say("otrio-tell")
        .with("colour", mv.colour.name())
        .with("size", mv.place.size().name())
        .with("cell", mv.place.cell().to_string())
}

/// The piece goes from its tray to its place; then whoever has nothing that fits is passed over.
pub(crate) fn steps(at: &Otrio, mv: Move) -> Vec<Step> {
    let size = mv.place.size();
    let mut steps =
        vec![Step::shift(look(mv.colour, size), tray_id(mv.colour, size), place_id(mv.place), tell(mv))];
    let mut after = *at;
    after.apply(mv);
    if after.outcome().is_none() {
        let passed = |colour: Colour| Step::said(say("otrio-passed").with("colour", colour.name()));
        steps.extend(passed_over(at, &after).map(passed));
    }
    steps
}

/// The colours whose turn it would have been between these two positions.
fn passed_over(before: &Otrio, after: &Otrio) -> impl Iterator<Item = Colour> {
    let options = before.setup();
    let first = options.next(before.acting());
    std::iter::successors(Some(first), move |acting| Some(options.next(*acting)))
        .map(move |acting| options.colour(acting))
        .take_while(|colour| *colour != after.to_act())
}

/// The question to the colour to act.
pub(crate) fn question(at: &Otrio) -> Message {
    say("otrio-question").with("colour", at.to_act().name())
}

/// The result with its reason.
pub(crate) fn verdict(at: &Otrio, outcome: Outcome) -> Message {
    let Some(seat) = outcome.winner else { return say("otrio-draw") };
    let won = |key| say(key).with("seat", at.seat_name(seat));
    let line = at.winner().and_then(|colour| Some((colour, winning_lines(at, colour).next()?)));
    match line {
        Some((colour, line)) => reason(won, line).with("colour", colour.name()),
        None => won("otrio-won"),
    }
}

/// The sentence for a line of one of the three kinds, all filled in but the colour.
fn reason(won: impl Fn(&'static str) -> Message, line: u32) -> Message {
    let places: Vec<Place> = Place::of_set(line).collect();
    let (first, last) = (places[0], places[2]);
    if first.cell() == last.cell() {
        return won("otrio-won-cell").with("cell", first.cell().to_string());
    }
    let cells: Vec<String> = places.iter().map(|place| place.cell().to_string()).collect();
    let cells = cells.join(", ");
    if first.size() == last.size() {
        return won("otrio-won-same").with("size", first.size().plural()).with("cells", cells);
    }
    won("otrio-won-graded").with("cells", cells)
}

/// The lines that a colour has.
pub(crate) fn winning_lines(at: &Otrio, colour: Colour) -> impl Iterator<Item = u32> {
    let held = at.held(colour);
    fast::LINES.into_iter().filter(move |line| held & line == *line)
}
