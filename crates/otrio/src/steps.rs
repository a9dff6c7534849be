//! What is told of a move, of whose turn it is, and of the end.

use tabuleiro_game::{Game, Message, Outcome, Seat, Show, Step};

use crate::board::{hand_spot, look, place_spot};
use crate::notation::say;
use crate::{Colour, Move, Otrio, Place, Players, fast};

/// Three places of a colour that win, in order along their line; those of a cell from large to small.
type WinningLine = (Colour, [Place; 3]);

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
    let hand = hand_spot(at.setup(), mv.colour, size);
    let put = |hand| Step::shift(look(mv.colour, size), hand, place_spot(mv.place), tell(mv));
    let mut steps: Vec<Step> = hand.map(put).into_iter().collect();
    let after = at.after(mv);
    if after.outcome().is_none() {
        steps.extend(passed(at, &after).map(Step::said));
    }
    steps
}

/// That colours between these two positions have nothing that fits.
pub(crate) fn passed(before: &Otrio, after: &Otrio) -> impl Iterator<Item = Message> {
    passed_over(before, after).map(|colour| say("otrio-passed").with("colour", colour.name()))
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

/// The result with its reason: every line that the winner has, where it has any.
pub(crate) fn verdict(at: &Otrio, outcome: Outcome) -> Message {
    let Some(seat) = outcome.winner else { return draw(at, "otrio-draw", "otrio-draw-left") };
    let lines = winning_lines(at, outcome);
    let both = |one, two| say("otrio-line-and").with("one", one).with("two", two);
    match (lines.first(), lines.iter().map(|(_, line)| line_name(*line)).reduce(both)) {
        (Some((colour, _)), Some(named)) => won(at, seat, ["otrio-won-line", "otrio-won-line-two"])
            .with("colour", colour.name())
            .with("line", named),
        _ => won(at, seat, ["otrio-won", "otrio-won-two"]),
    }
}

/// Who has won, by the sentence for a seat of one colour or of two.
fn won(at: &Otrio, seat: Seat, [one, two]: [&'static str; 2]) -> Message {
    let key = if at.setup().players() == Players::Two { two } else { one };
    say(key).with("seat", Otrio::seat_name(at.setup(), seat).with_article())
}

/// Why the game is decided where no line shows it.
pub(crate) fn reason(at: &Otrio, outcome: Outcome) -> Message {
    match outcome.winner {
        None => draw(at, "otrio-reason-draw", "otrio-reason-draw-left"),
        Some(seat) => won(at, seat, ["otrio-won", "otrio-won-two"]),
    }
}

/// A draw by the rules, or one because those who could still place have left the game.
fn draw(at: &Otrio, by_the_rules: &'static str, by_who_left: &'static str) -> Message {
    say(if at.outcome().is_some() { by_the_rules } else { by_who_left })
}

/// A line of one of the three kinds.
fn line_name(line: [Place; 3]) -> Message {
    let [first, _, last] = line;
    if first.cell() == last.cell() {
        return say("otrio-line-cell").with("cell", first.cell().to_string());
    }
    let cells = line.map(|place| place.cell().to_string()).join(", ");
    if first.size() == last.size() {
        return say("otrio-line-same").with("size", first.size().plural()).with("cells", cells);
    }
    say("otrio-line-graded").with("cells", cells)
}

/// Every line of the colour that has won for the winning seat.
pub(crate) fn winning_lines(at: &Otrio, outcome: Outcome) -> Vec<WinningLine> {
    let is_winner = |colour: &Colour| outcome.winner.is_some() && at.seat_of(*colour) == outcome.winner;
    let Some(colour) = at.winner().filter(is_winner) else { return Vec::new() };
    let held = at.held(colour);
    fast::LINES.into_iter().filter(|line| held & line == *line).map(|line| (colour, in_order(line))).collect()
}

/// The places of a line in order along it: their numbers grow by the same step.
fn in_order(line: u32) -> [Place; 3] {
    let (first, last) = (line.trailing_zeros(), u32::BITS - 1 - line.leading_zeros());
    [first, u32::midpoint(first, last), last].map(Place::of_bit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_in_order_has_all_its_places() {
        for line in fast::LINES {
            assert_eq!(in_order(line).iter().fold(0, |set, place| set | place.bit()), line);
        }
    }
}
