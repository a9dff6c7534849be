//! What happens during a move, and what happens when it is taken back.

use tabuleiro_game::message::WORDS;
use tabuleiro_game::step::back;
use tabuleiro_game::{Change, LookIndex, Message, Motion, SpotIndex, Step};

fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}

const fn shift(count: u16, from: u16, to: u16) -> Change {
    Change::Shift { look: LookIndex(2), count, from: SpotIndex(from), to: SpotIndex(to) }
}

const fn becomes(from: u8, to: u8) -> Change {
    Change::Become { spot: SpotIndex(5), from: LookIndex(from), to: LookIndex(to) }
}

#[test]
fn a_step_is_one_token_on_its_way_or_a_word() {
    let step = Step::shift(LookIndex(2), SpotIndex(1), SpotIndex(3), say("game-over"));
    assert_eq!(step, Step::new(vec![shift(1, 1, 3)], say("game-over")));
    assert_eq!(step.motion, Motion::Each);
    assert_eq!(Step::said(say("game-over")), Step::new(vec![], say("game-over")));
}

#[test]
fn the_last_change_is_taken_back_first_and_goes_the_other_way() {
    let there = Step {
        motion: Motion::Turn(SpotIndex(1), 90),
        ..Step::new(vec![shift(4, 1, 3), becomes(0, 1)], say("game-over"))
    };
    let again = there.back();
    assert_eq!(again.changes, [becomes(1, 0), shift(4, 3, 1)]);
    assert_eq!(again.motion, Motion::Turn(SpotIndex(1), -90));
    assert_eq!(again.say, say("game-step-back").with("step", say("game-over")));
    for same in [Motion::Each, Motion::Swap(SpotIndex(1), SpotIndex(2))] {
        assert_eq!(same.back(), same);
    }
    let whole = [Step::new(vec![shift(1, 1, 2)], say("game-over")), there];
    let changes: Vec<Vec<Change>> = back(&whole).into_iter().map(|step| step.changes).collect();
    assert_eq!(changes, [vec![becomes(1, 0), shift(4, 3, 1)], vec![shift(1, 2, 1)]]);
}
