//! Laws about what never changes during a game: the board, and everything that can lie on it.

use std::collections::BTreeSet;

use tabuleiro_game::palette::{DAY_GROUNDS, EVENING_GROUNDS, READABLE, Tone};
use tabuleiro_game::{Board, Edge, Extent, Point, Rgb, Seat, Show, Spot, SpotIndex, SpotKind};

/// The board of every start, each once.
pub(crate) fn boards<G: Show>(starts: &[G]) -> Vec<(G::Options, Board)> {
    let mut boards: Vec<(G::Options, Board)> = Vec::new();
    for options in starts.iter().map(tabuleiro_game::Game::options) {
        if boards.iter().all(|(known, _)| *known != options) {
            boards.push((options, G::board(options)));
        }
    }
    boards
}

/// The board rests on the options alone.
pub fn the_board_is_the_same_for_the_same_options<G: Show>(starts: &[G]) {
    for (options, board) in boards(starts) {
        assert_eq!(G::board(options), board, "“{options}”");
        assert!(!board.spots.is_empty() && !board.looks.is_empty(), "“{options}”");
        let counts = (u16::try_from(board.spots.len()), u8::try_from(board.looks.len()));
        assert!(counts.0.is_ok() && counts.1.is_ok(), "numbers run out, “{options}”");
    }
}

/// Spots, printed lines and coordinates lie inside the board's extent.
pub fn everything_lies_inside_the_extent<G: Show>(starts: &[G]) {
    for (options, board) in boards(starts) {
        for spot in &board.spots {
            let Extent { width, height } = spot.size;
            assert!(width > 0 && height > 0, "{} has a size, “{options}”", spot.id);
            let [left, top, right, bottom] = doubled(spot);
            let fits =
                left >= 0 && top >= 0 && right <= 2 * board.extent.width && bottom <= 2 * board.extent.height;
            assert!(fits, "{} reaches beyond the board, “{options}”", spot.id);
        }
        let inside =
            |at: Point| (0..=board.extent.width).contains(&at.x) && (0..=board.extent.height).contains(&at.y);
        assert!(board.strokes.iter().all(|stroke| inside(stroke.from) && inside(stroke.to)), "“{options}”");
        for coordinate in &board.coordinates {
            assert!(inside(coordinate.at) && !coordinate.text.is_empty(), "“{}”", coordinate.text);
        }
    }
}

/// Left, top, right and bottom of a spot, times two so that halves are whole.
fn doubled(spot: &Spot) -> [i32; 4] {
    let (at, size) = (spot.at, spot.size);
    [2 * at.x - size.width, 2 * at.y - size.height, 2 * at.x + size.width, 2 * at.y + size.height]
}

/// Two spots overlap only if one is the other's group or both belong to the same one, so that a touch is never in doubt.
pub fn spots_overlap_only_with_their_own_group<G: Show>(starts: &[G]) {
    for (options, board) in boards(starts) {
        for (index, spot) in board.numbered() {
            for (other_index, other) in board.numbered().skip(index.index() + 1) {
                let alike = spot.group.is_some() && spot.group == other.group;
                let related = alike || spot.group == Some(other_index) || other.group == Some(index);
                assert!(related || !overlap(spot, other), "{} overlaps {}, “{options}”", spot.id, other.id);
            }
        }
    }
}

fn overlap(one: &Spot, other: &Spot) -> bool {
    let ([left, top, right, bottom], [left2, top2, right2, bottom2]) = (doubled(one), doubled(other));
    left < right2 && left2 < right && top < bottom2 && top2 < bottom
}

/// A group that is named exists, is one, and stands before its parts.
pub fn groups_exist_and_stand_before_their_parts<G: Show>(starts: &[G]) {
    for (options, board) in boards(starts) {
        for (index, spot) in board.numbered() {
            let Some(group) = spot.group else { continue };
            let found = board.spot(group).unwrap_or_else(|| panic!("{} has no such group", spot.id));
            assert_eq!(found.kind, SpotKind::Group, "{} is the group of {}, “{options}”", found.id, spot.id);
            assert!(group < index, "{} stands after {}, “{options}”", found.id, spot.id);
        }
    }
}

/// A spot is found by its name, and no name stands for two.
pub fn names_of_spots_are_unique<G: Show>(starts: &[G]) {
    for (options, board) in boards(starts) {
        for (index, spot) in board.numbered() {
            assert!(!spot.id.is_empty() && !spot.id.contains(char::is_whitespace), "“{}”", spot.id);
            assert_eq!(board.find(&spot.id), Some(index), "{}, “{options}”", spot.id);
        }
    }
}

/// Shape, paint and whether it is spent tell every look from the others; its paint exists; a terminal can draw it.
pub fn looks_are_distinct_and_can_be_drawn<G: Show>(starts: &[G]) {
    for (options, board) in boards(starts) {
        let mut seen = BTreeSet::new();
        for look in &board.looks {
            assert!(seen.insert((look.shape, look.paint, look.spent)), "{} twice, “{options}”", look.shape);
            assert!(usize::from(look.paint) < board.paints.len(), "{}, “{options}”", look.shape);
            assert!(look.ascii.is_ascii_graphic(), "{}: “{}”", look.shape, look.ascii);
            assert!(!look.glyph.is_control() && !look.glyph.is_whitespace(), "{}", look.shape);
        }
    }
}

/// Materials have names of their own, and what is written in them can be read on every ground by day and in the evening.
pub fn paints_can_be_read_on_every_ground<G: Show>(starts: &[G]) {
    for (_, board) in boards(starts) {
        let mut seen = BTreeSet::new();
        for paint in &board.paints {
            assert!(!paint.name.is_empty() && seen.insert(paint.name), "{} twice", paint.name);
            assert_readable(paint.name, paint.day, &DAY_GROUNDS);
            assert_readable(paint.name, paint.evening, &EVENING_GROUNDS);
        }
    }
}

fn assert_readable(name: &str, tone: Tone, grounds: &[Rgb]) {
    for &ground in grounds {
        let contrast = tone.ink.contrast(ground);
        assert!(contrast >= READABLE, "{name}: {:?} on {ground:?} has only {contrast:.2}", tone.ink);
    }
}

/// Everybody has a side of the table, no edge is given twice, and hands and stores belong to somebody who plays.
pub fn every_seat_has_a_side<G: Show>(starts: &[G]) {
    for start in starts {
        let board = G::board(start.options());
        let seats = usize::from(start.seats());
        for seat in Seat::all(start.seats()) {
            assert!(board.sides.iter().any(|side| side.seat == seat), "seat {seat} at {start}");
        }
        let edges: BTreeSet<Edge> = board.sides.iter().map(|side| side.edge).collect();
        assert_eq!(edges.len(), board.sides.len(), "an edge is given twice at {start}");
        assert!(board.sides.iter().all(|side| side.seat.index() < seats), "at {start}");
        for spot in &board.spots {
            if let SpotKind::Hand(seat) | SpotKind::Store(seat) = spot.kind {
                assert!(seat.index() < seats, "{} at {start}", spot.id);
            }
        }
    }
}

/// The spot of that number is on the board.
pub(crate) fn assert_known(board: &Board, spot: SpotIndex, what: &str) {
    assert!(board.spot(spot).is_some(), "{what} names spot {}, and there are {}", spot.0, board.spots.len());
}

/// The spot of that number is on the board, and holds others.
pub(crate) fn assert_group(board: &Board, spot: SpotIndex, what: &str) {
    assert_known(board, spot, what);
    let kind = board.spot(spot).map(|spot| spot.kind);
    assert_eq!(kind, Some(SpotKind::Group), "{what} names spot {} as a group", spot.0);
}
