use super::*;

fn note(depth: u8) -> Note {
    Note { best: None, score: i16::from(depth), depth, bound: Bound::AtLeast, solid: true }
}

#[test]
fn a_memo_without_room_remembers_nothing() {
    let memo = Memo::new(0);
    memo.keep(1, note(1));
    assert_eq!(memo.recall(1), None);
}

#[test]
fn the_shallowest_note_gives_way() {
    let memo = Memo::with_notes(4);
    for depth in [7, 3, 5, 9, 4] {
        memo.keep(u64::from(depth), note(depth));
    }
    assert_eq!(memo.recall(3), None);
    assert!([7, 5, 9, 4].iter().all(|&depth| memo.recall(depth).is_some_and(|note| note.solid)));
}

#[test]
fn generations_come_round_without_old_notes() {
    let memo = Memo::with_notes(8);
    memo.keep(5, note(2));
    for _ in 0..256 {
        memo.renew();
        assert_eq!(memo.recall(5), None);
    }
}

#[test]
fn an_aged_note_is_known_but_gives_way_first() {
    let memo = Memo::with_notes(4);
    memo.keep(1, note(9));
    memo.age();
    (2..=4).for_each(|key| memo.keep(key, note(1)));
    assert_eq!(memo.recall(1), Some(note(9)));
    memo.keep(5, note(1));
    assert_eq!(memo.recall(1), None);
    assert!((2..=5).all(|key| memo.recall(key).is_some()));
    memo.renew();
    assert!((1..=5).all(|key| memo.recall(key).is_none()));
}

#[test]
fn every_part_of_a_note_comes_back() {
    let memo = Memo::with_notes(4);
    for bound in [Bound::AtMost, Bound::AtLeast, Bound::Exactly] {
        for (best, score, depth, solid) in
            [(None, -32_000, 0, true), (Some(0), 32_000, 255, false), (Some(499), -1, 17, true)]
        {
            let note = Note { best, score, depth, bound, solid };
            memo.keep(u64::MAX, note);
            assert_eq!(memo.recall(u64::MAX), Some(note));
        }
    }
}

#[test]
fn halves_of_two_notes_are_no_note() {
    let memo = Memo::with_notes(4);
    memo.keep(4, note(3));
    let other = Packed::of(note(7), 0);
    memo.buckets[0].0[0].packed.store(other.0, Ordering::Relaxed);
    assert_eq!(memo.recall(4), None);
}

#[test]
fn a_note_takes_sixteen_bytes() {
    assert_eq!((size_of::<Place>(), size_of::<Bucket>()), (16, 64));
}
