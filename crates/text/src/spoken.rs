//! A view in words, for a screen reader.

use tabuleiro_game::{Board, LookIndex, Mark, Message, Seat, SpotIndex, SpotKind, View};

use crate::{Speaker, say};

/// What lies where, what to point out, the scores, the facts, and whose turn it is or how it ended: a sentence each.
/// `seats` are the names of the seats in their order.
pub fn say_view(board: &Board, view: &View, seats: &[Message], speaker: &Speaker) -> Vec<String> {
    let teller = Teller { board, view, seats, speaker };
    let mut said: Vec<String> =
        board.numbered().filter_map(|(index, spot)| teller.spot(index, &spot.label)).collect();
    let marked = teller.last().into_iter().chain(view.marks.iter().filter_map(|mark| teller.mark(mark)));
    let asked = [&view.question, &view.verdict].into_iter().flatten().cloned();
    let rest =
        marked.chain(teller.scores()).chain(view.facts.iter().cloned()).chain(teller.turn()).chain(asked);
    said.extend(rest.map(|message| speaker.say(&message)));
    said
}

struct Teller<'s> {
    board: &'s Board,
    view: &'s View,
    seats: &'s [Message],
    speaker: &'s Speaker,
}

impl Teller<'_> {
    /// A spot with what lies on it; `None` for an empty one.
    fn spot(&self, spot: SpotIndex, label: &Message) -> Option<String> {
        let lying: Vec<String> = self
            .view
            .on(spot)
            .filter(|token| token.count > 0)
            .filter_map(|token| self.tokens(token.look, token.count))
            .map(|name| self.speaker.say(&name))
            .collect();
        let what = (!lying.is_empty()).then(|| lying.join(", "))?;
        Some(self.speaker.say(&say("text-view-spot").with("spot", label.clone()).with("what", what)))
    }

    /// So many tokens of a look.
    fn tokens(&self, look: LookIndex, count: u16) -> Option<Message> {
        let name = self.board.token_name(look, count)?;
        let has_several = self.board.look(look)?.several.is_some();
        Some(if count == 1 || has_several {
            name
        } else {
            say("text-view-several").with("what", name).with("count", count)
        })
    }

    /// All that the last move touched, in one sentence.
    fn last(&self) -> Option<Message> {
        let touched: Vec<SpotIndex> = self
            .view
            .marks
            .iter()
            .filter_map(|mark| if let Mark::Last(spot) = mark { Some(*spot) } else { None })
            .collect();
        (!touched.is_empty()).then(|| say("text-view-last").with("spots", self.spots(&touched)))
    }

    fn mark(&self, mark: &Mark) -> Option<Message> {
        Some(match mark {
            Mark::Last(_) | Mark::Asked(_) => return None,
            Mark::Moved { look, count, from, to } => {
                let to = self.board.spot(*to)?;
                let is_taken = matches!(to.kind, SpotKind::Store(_));
                let what = self.tokens(*look, *count).filter(|_| is_taken)?;
                say("text-view-taken").with("spot", self.spots(&[*from])).with("what", what)
            }
            Mark::Line(line) => say("text-view-line").with("spots", self.spots(line)),
            Mark::Reason(reason) => reason.clone(),
            Mark::Claimed(spot, seat) => say("text-view-claimed")
                .with("spot", self.spots(&[*spot]))
                .with("who", self.seat(*seat).with_article()),
            Mark::Turned(group, degrees) => say("text-view-turned")
                .with("spot", self.spots(&[*group]))
                .with("degrees", i32::from(*degrees)),
            Mark::Swapped(one, other) => {
                say("text-view-swapped").with("one", self.spots(&[*one])).with("other", self.spots(&[*other]))
            }
        })
    }

    fn scores(&self) -> Option<Message> {
        let scoring = self.board.scoring.clone()?;
        let score = |(index, score): (usize, &i32)| {
            let who = self.seat(Seat::new(index as u8));
            self.speaker.say(&say("text-view-score").with("who", who).with("score", *score))
        };
        let scores: Vec<String> = self.view.scores.iter().enumerate().take(Seat::MOST).map(score).collect();
        let all = (!scores.is_empty()).then(|| scores.join(", "))?;
        Some(say("text-view-scores").with("what", scoring).with("scores", all))
    }

    fn turn(&self) -> Option<Message> {
        Some(say("text-view-turn").about("who", &self.seat(self.view.turn?).with_article()))
    }

    /// The names of spots, one after another.
    fn spots(&self, spots: &[SpotIndex]) -> String {
        let label = |spot: &SpotIndex| Some(self.speaker.say(&self.board.spot(*spot)?.label));
        spots.iter().filter_map(label).collect::<Vec<_>>().join(", ")
    }

    fn seat(&self, seat: Seat) -> Message {
        let unnamed = || say("text-view-seat").with("number", seat.to_string());
        self.seats.get(seat.index()).cloned().unwrap_or_else(unnamed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use crate::sample::{self, CUP, SEED, WAITER, find, token, word};

    #[test]
    fn a_view_is_told_in_both_languages() {
        let board = sample::fields();
        let at = |id| find(&board, id);
        let view = View {
            tokens: vec![
                token(&board, "a1", CUP, 1),
                token(&board, "a1", WAITER, 1),
                token(&board, "hand1:A", CUP, 12),
                token(&board, "store1", SEED, 3),
                token(&board, "b1", CUP, 0),
            ],
            scores: vec![3, 0],
            marks: vec![
                Mark::Last(at("a1")),
                Mark::Last(at("b1")),
                Mark::Moved { look: CUP, count: 1, from: at("a1"), to: at("b1") },
                Mark::Moved { look: SEED, count: 3, from: at("b1"), to: at("store1") },
                Mark::Asked(at("nw")),
                Mark::Line(vec![at("a1"), at("b1")]),
                Mark::Claimed(at("nw"), Seat::SECOND),
                Mark::Turned(at("nw"), 45),
                Mark::Swapped(at("a1"), at("b1")),
                Mark::Reason(word("why")),
            ],
            facts: vec![word("waiter")],
            turn: Some(Seat::SECOND),
            question: Some(word("ask")),
            verdict: None,
        };
        let seats = [word("black-name")];
        let said = |lang| say_view(&board, &view, &seats, &Speaker::new(lang));
        let english = [
            "Place a1: a cup, the waiter.",
            "Place hand1:A: a cup (12).",
            "Place store1: 3 seeds.",
            "Last move: Place a1, Place b1.",
            "Taken from Place b1: 3 seeds.",
            "Line: Place a1, Place b1.",
            "Place nw is claimed by seat 2.",
            "Place nw was turned clockwise by 45°.",
            "Place a1 and Place b1 changed places.",
            "Nothing can move.",
            "Seeds captured: Black 3, seat 2 0.",
            "the waiter",
            "To move: seat 2.",
            "Where to?",
        ];
        assert_eq!(said(Lang::En), english);
        let portuguese = said(Lang::Pt);
        assert_eq!(portuguese.len(), english.len());
        assert_eq!(portuguese[0], "Lugar a1: uma chávena, o empregado.");
        assert_eq!(portuguese[12], "Joga o lugar 2.");
    }

    #[test]
    fn an_empty_board_says_nothing() {
        let view = View::default();
        assert_eq!(say_view(&sample::fields(), &view, &[], &Speaker::new(Lang::En)), Vec::<String>::new());
    }
}
