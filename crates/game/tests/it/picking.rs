//! From touched spots to a move.

use tabuleiro_game::message::WORDS;
use tabuleiro_game::{Choice, Message, Path, Picker, SpotIndex, Touch};

fn choice<const N: usize>(text: &str, spots: [u16; N], also: Option<[u16; N]>) -> Choice {
    let path = |spots: [u16; N]| Path::of(spots.map(SpotIndex));
    let say = Message::new(&WORDS, "game-over");
    Choice { text: text.to_owned(), path: path(spots), also: also.map(path), say }
}

/// One that is touched once, two that begin alike, and one whose order does not matter.
fn choices() -> Vec<Choice> {
    vec![
        choice("pass", [9], None),
        choice("A@a1", [16, 0], None),
        choice("A@b1", [16, 1], None),
        choice("a1-b1", [0, 1], Some([1, 0])),
    ]
}

fn open(picker: &Picker<'_>) -> Vec<u16> {
    picker.open().iter().map(|spot| spot.0).collect()
}

fn left(picker: &Picker<'_>) -> Vec<usize> {
    picker.left().map(|(number, _)| number).collect()
}

#[test]
fn every_touch_narrows_what_is_left() {
    let choices = choices();
    let mut picker = Picker::new(&choices);
    assert_eq!((open(&picker), left(&picker)), (vec![0, 1, 9, 16], vec![0, 1, 2, 3]));
    assert_eq!(picker.touch(SpotIndex(7)), Touch::Nothing);
    assert!(picker.touched().is_empty());
    assert_eq!(picker.touch(SpotIndex(16)), Touch::Narrowed);
    assert_eq!((open(&picker), left(&picker)), (vec![0, 1], vec![1, 2]));
    assert_eq!(picker.touched(), [SpotIndex(16)]);
    assert_eq!(picker.touch(SpotIndex(9)), Touch::Nothing, "it would have to come first");
    assert_eq!(picker.touch(SpotIndex(1)), Touch::Chosen(2));
    assert!(picker.touched().is_empty(), "the next move begins anew");
}

#[test]
fn a_single_touch_may_be_a_move_and_two_may_come_in_either_order() {
    let choices = choices();
    let mut picker = Picker::new(&choices);
    assert_eq!(picker.touch(SpotIndex(9)), Touch::Chosen(0));
    for (first, second) in [(0, 1), (1, 0)] {
        assert_eq!(picker.touch(SpotIndex(first)), Touch::Narrowed);
        assert_eq!((open(&picker), left(&picker)), (vec![second], vec![3]));
        assert_eq!(picker.touch(SpotIndex(second)), Touch::Chosen(3));
    }
}

#[test]
fn the_last_touch_can_be_taken_back() {
    let choices = choices();
    let mut picker = Picker::new(&choices);
    assert!(!picker.back());
    picker.touch(SpotIndex(16));
    assert!(picker.back() && picker.touched().is_empty());
    assert_eq!(left(&picker).len(), 4);
}

#[test]
fn a_path_is_as_long_as_its_spots() {
    let path = Path::of([4, 0, 7].map(SpotIndex));
    assert_eq!(*path, [4, 0, 7].map(SpotIndex));
    assert_eq!(*Path::of([SpotIndex(4)]), [SpotIndex(4)]);
    assert!(Path::of([]).is_empty());
    let ways: Vec<Path> = choices()[3].ways().copied().collect();
    assert_eq!(ways, [Path::of([0, 1].map(SpotIndex)), Path::of([1, 0].map(SpotIndex))]);
}
