//! What can be seen and touched at a table, now and at every move of the past.

use std::collections::BTreeMap;

use tabuleiro_game::step::back;
use tabuleiro_game::{Board, Change, Choice, Lang, LookIndex, Mark, SpotIndex, SpotKind, Step, Token};
use tabuleiro_table::{Kind, Refusal, Setup, Table};
use tabuleiro_testkit::words::assert_said;

use crate::along::{KINDS, game, open, variants, whole_game};

/// What lies where, in any order.
type Heap = BTreeMap<(SpotIndex, LookIndex), i64>;

fn heap(tokens: &[Token]) -> Heap {
    let mut heap = Heap::new();
    for token in tokens {
        *heap.entry((token.spot, token.look)).or_default() += i64::from(token.count);
    }
    heap.retain(|_, count| *count != 0);
    heap
}

/// The tokens after these steps.
fn after(mut tokens: Heap, steps: &[Step]) -> Heap {
    for change in steps.iter().flat_map(|step| &step.changes) {
        let (taken, put, count) = match *change {
            Change::Shift { look, count, from, to } => ((from, look), (to, look), i64::from(count)),
            Change::Become { spot, from, to } => ((spot, from), (spot, to), 1),
        };
        *tokens.entry(taken).or_default() -= count;
        *tokens.entry(put).or_default() += count;
    }
    tokens.retain(|_, count| *count != 0);
    tokens
}

/// Some games of every kind, begun in every way.
fn games() -> impl Iterator<Item = (&'static dyn Kind, Setup, Box<dyn Table>)> {
    KINDS.iter().flat_map(|kind| {
        let each = move |(seed, setup): (usize, Setup)| {
            (kind, setup.clone(), whole_game(kind, &setup, seed as u64).0)
        };
        variants(kind).into_iter().enumerate().map(each)
    })
}

#[test]
fn steps_lead_through_a_whole_game_forwards_and_back() {
    for (kind, _, table) in games() {
        let seen = |ply: usize| heap(&table.view(ply).tokens);
        let mut tokens = seen(0);
        for ply in 1..=table.ply() {
            tokens = after(tokens, &table.steps(ply));
            assert_eq!(tokens, seen(ply), "{} to {ply}", kind.name());
        }
        for ply in (1..=table.ply()).rev() {
            tokens = after(tokens, &back(&table.steps(ply)));
            assert_eq!(tokens, seen(ply - 1), "{} back to {}", kind.name(), ply - 1);
        }
        assert_eq!(tokens, seen(0));
    }
}

#[test]
fn moves_that_were_not_played_have_no_steps() {
    for (_, _, table) in games() {
        for ply in [0, table.ply() + 1, usize::MAX] {
            assert_eq!(table.steps(ply), []);
        }
        assert!((1..=table.ply()).all(|ply| !table.steps(ply).is_empty()), "something happens in every move");
    }
}

#[test]
fn the_past_is_seen_as_it_was_seen() {
    for (kind, setup, whole) in games() {
        let mut again = open(kind, &setup);
        for ply in 0..=whole.ply() {
            let view = again.view(usize::MAX);
            assert_eq!(view, whole.view(ply), "{} at {ply}", kind.name());
            let state = whole.state(ply);
            assert_eq!((view.turn, view.verdict.is_some()), (state.turn, state.outcome.is_some()));
            assert_eq!(view.question.is_some(), state.turn.is_some());
            let is_decided = view.marks.iter().any(|mark| matches!(mark, Mark::Line(_) | Mark::Reason(_)));
            assert_eq!(is_decided, state.outcome.is_some(), "{} at {ply}", kind.name());
            let Some(mv) = whole.state(ply + 1).mv.filter(|_| ply < whole.ply()) else { continue };
            let played = again.play(&mv).expect("it was legal");
            assert_eq!((&played.text, Some(played.seat)), (&mv, state.turn));
            assert_eq!(played.steps, whole.steps(ply + 1));
            assert_said(&played.say);
        }
        assert_eq!(whole.view(usize::MAX), whole.view(whole.ply()));
    }
}

#[test]
fn going_back_shows_what_was_there() {
    for (kind, _, mut table) in games() {
        let seen: Vec<_> = (0..=table.ply()).map(|ply| (table.state(ply), table.view(ply))).collect();
        let mut ply = table.ply();
        while table.undo() {
            ply -= 1;
            assert_eq!((table.state(usize::MAX), table.view(usize::MAX)), seen[ply], "{}", kind.name());
        }
        assert_eq!(ply, 0);
    }
}

/// Positions on the way through some games, each on a table of its own.
fn positions() -> impl Iterator<Item = (&'static dyn Kind, Box<dyn Table>)> {
    KINDS.iter().flat_map(|kind| {
        variants(kind).into_iter().enumerate().flat_map(move |(seed, setup)| {
            [0, 1, 2, 3, 5, 8, 13, 21].map(|moves| (kind, game(kind, &setup, seed as u64 + 40, moves)))
        })
    })
}

#[test]
fn a_preview_is_what_then_happens() {
    for (kind, mut table) in positions() {
        let before = table.state(usize::MAX);
        let choices = table.choices();
        let mut texts: Vec<String> = choices.iter().map(|choice| choice.text.clone()).collect();
        texts.sort();
        assert_eq!(texts, before.moves, "{}: choices are the legal moves", kind.name());
        for Choice { text, say, .. } in choices {
            let preview = table.preview(&text).unwrap_or_else(|why| panic!("{}: {text}: {why}", kind.name()));
            assert_eq!(table.state(usize::MAX), before, "nothing happens by looking");
            let played = table.play(&text).expect("it was a choice");
            assert_eq!((&played.steps, &played.say), (&preview.steps, &say), "{}: {text}", kind.name());
            assert_eq!(table.steps(table.ply()), preview.steps);
            assert_eq!(table.view(usize::MAX), preview.after, "{}: {text}", kind.name());
            assert!(table.undo());
        }
        assert_eq!(table.state(usize::MAX), before);
    }
}

#[test]
fn what_cannot_be_played_has_no_preview() {
    for (kind, table) in positions() {
        for nonsense in ["", "zz", "☃", "\0", &"x".repeat(9_999)] {
            let why = table.preview(nonsense).expect_err("that is no move");
            assert_said(&why.message);
            assert!(why.message.to_string().len() < 400, "{}: {why}", kind.name());
        }
    }
}

/// Whether touches are the beginning of a way to touch a choice.
fn leads_on(choice: &Choice, touches: &[SpotIndex]) -> bool {
    choice.ways().any(|way| way.starts_with(touches))
}

/// A refusal is a sentence in both languages, and points at spots of the board.
fn assert_points(board: &Board, refusal: &Refusal, what: &str) {
    assert_said(&refusal.message);
    let spots = refusal.about.iter().chain(&refusal.because);
    for spot in spots {
        assert!(board.spot(*spot).is_some(), "{what}: {spot:?} of {refusal:?}");
    }
}

#[test]
fn every_touch_leads_on_or_is_refused() {
    for (kind, table) in positions() {
        let board = table.board();
        let choices = table.choices();
        for (spot, _) in board.numbered() {
            let what = format!("{}: {spot:?} at {}", kind.name(), table.state(usize::MAX).position);
            let refusal = table.refused_path(&[spot]);
            let is_open = choices.iter().any(|choice| leads_on(choice, &[spot]));
            assert_eq!(refusal.is_none(), is_open, "{what}");
            if let Some(refusal) = refusal {
                assert_points(&board, &refusal, &what);
            }
        }
    }
}

/// What a touch that leads nowhere is answered with.
fn answered(game: &str, spot: &str) -> String {
    let kind = KINDS.find(game).expect("the game is listed");
    let table = kind.open(&Setup::default()).expect("the game opens");
    let board = table.board();
    let (index, _) = board.numbered().find(|(_, found)| found.id == spot).expect("the board has it");
    table.refused_path(&[index]).expect("it leads nowhere").to_string()
}

#[test]
fn a_touch_that_leads_nowhere_is_told_the_next_step() {
    assert_eq!(answered("quantik", "b2"), "First choose a piece, then where it goes.");
    assert_eq!(answered("quantik", "hand2:A"), "These are Brown's: choose among your own.");
}

#[test]
fn a_marker_that_is_touched_says_what_it_does() {
    let said = answered("oolong", "marker:se");
    assert!(said.starts_with("The marker of table south-east: as soon as "), "{said}");
}

#[test]
fn every_second_touch_leads_on_or_is_refused() {
    for (kind, table) in positions().step_by(3) {
        let board = table.board();
        let choices = table.choices();
        for first in choices.iter().flat_map(Choice::ways).map(|way| way[0]).take(3) {
            for (second, _) in board.numbered() {
                let path = [first, second];
                let what = format!("{}: {path:?} at {}", kind.name(), table.state(usize::MAX).position);
                let refusal = table.refused_path(&path);
                let is_open = choices.iter().any(|choice| leads_on(choice, &path));
                assert_eq!(refusal.is_none(), is_open, "{what}");
                if let Some(refusal) = refusal {
                    assert_points(&board, &refusal, &what);
                }
            }
        }
    }
}

#[test]
fn touches_that_no_board_has_are_refused() {
    for (kind, table) in positions().step_by(4) {
        let beyond = SpotIndex(table.board().spots.len() as u16);
        for path in [vec![beyond], vec![SpotIndex(u16::MAX)], vec![SpotIndex(0); 9], vec![beyond; 200]] {
            let refusal = table.refused_path(&path);
            assert!(refusal.is_some(), "{}: {path:?}", kind.name());
            assert_said(&refusal.expect("it was looked at").message);
        }
        assert_eq!(table.refused_path(&[]).is_some(), table.choices().is_empty(), "before the first touch");
    }
}

#[test]
fn whole_paths_are_accepted_and_lead_to_one_choice() {
    for (kind, table) in positions() {
        let choices = table.choices();
        for choice in &choices {
            let board = table.board();
            for way in choice.ways() {
                assert!(way.iter().all(|spot| board.spot(*spot).is_some_and(|spot| spot.touch)));
                for touches in 0..=way.len() {
                    assert_eq!(table.refused_path(&way[..touches]), None, "{}: {choice:?}", kind.name());
                }
                let alike = choices.iter().filter(|other| leads_on(other, way));
                assert_eq!(alike.count(), 1, "{}: {choice:?}", kind.name());
            }
        }
    }
}

#[test]
fn the_board_never_changes() {
    for (_, _, mut table) in games().step_by(2) {
        let board = table.board();
        while table.undo() {}
        assert_eq!(table.board(), board);
    }
}

/// What is said of a touch that no rule of the game speaks of: that it is another's, that a piece comes first, or nothing more.
#[test]
fn what_is_said_of_a_touch_is_true_of_it() {
    let mut said = std::collections::BTreeMap::new();
    for (kind, table) in positions().step_by(2) {
        let (board, choices, turn) = (table.board(), table.choices(), table.now().0);
        let kind_of = |spot: SpotIndex| board.spot(spot).map(|spot| spot.kind);
        let is_hand = |spot: SpotIndex| matches!(kind_of(spot), Some(SpotKind::Hand(_)));
        let begins_with_hands = choices.iter().flat_map(Choice::ways).all(|way| is_hand(way[0]));
        let firsts = choices.iter().flat_map(Choice::ways).map(|way| Some(way[0])).take(3);
        for first in std::iter::once(None).chain(firsts) {
            for (last, _) in board.numbered() {
                let path: Vec<SpotIndex> = first.into_iter().chain([last]).collect();
                let Some(refusal) = table.refused_path(&path) else { continue };
                let what = format!("{}: {path:?}: {refusal}", kind.name());
                match refusal.code() {
                    "table-not-yours" => {
                        assert!(
                            matches!(kind_of(last), Some(SpotKind::Hand(seat)) if Some(seat) != turn),
                            "{what}"
                        );
                    }
                    "table-piece-first" => {
                        assert!(path.len() == 1 && begins_with_hands && !is_hand(last), "{what}");
                    }
                    "table-no-move-there" => {
                        let is_place = matches!(kind_of(last), Some(SpotKind::Place));
                        assert!(path.len() > 1 || !begins_with_hands || !is_place, "{what}");
                    }
                    _ => continue,
                }
                assert_eq!(refusal.about, Some(last), "{what}");
                *said.entry(refusal.code()).or_insert(0) += 1;
            }
        }
    }
    assert_eq!(said.len(), 3, "{said:?}");
}

#[test]
fn a_whole_move_that_is_typed_and_refused_points_at_what_forbids_it() {
    let mut pointed = 0;
    for (kind, table) in positions().step_by(2) {
        for number in 0..40 {
            let Some(text) = table.position(usize::MAX).text_of(number) else { continue };
            let Err(refusal) = table.check(&text) else { continue };
            if let Err(read) = table.read(&text, Lang::En)
                && read.code() == refusal.code()
            {
                assert_eq!(read, refusal, "{}: {text}", kind.name());
                pointed += usize::from(read.about.is_some());
            }
        }
    }
    assert!(pointed > 0, "some point at something");
}
