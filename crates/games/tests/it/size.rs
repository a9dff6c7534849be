//! How much memory a table takes. Nobody sits at one: whoever thinks about its game does so in a task of its own.

use tabuleiro_games::GAMES;
use tabuleiro_oolong::Oolong;
use tabuleiro_otrio::Otrio;
use tabuleiro_oware::Oware;
use tabuleiro_quantik::Quantik;
use tabuleiro_search::random;
use tabuleiro_table::{Listed, Setup, Sitting};

/// No table may take more.
const MOST: usize = 10 * 1024;

/// The bytes of a table after so many moves. It owns itself and the two lists of its record, positions and moves, which hold no
/// pointers in turn (positions and moves are `Copy`); a list holds at most twice as much room as it has things, and at least four.
fn bytes<G: Listed>(moves: usize) -> usize {
    let room = |things: usize| things.next_power_of_two().max(4);
    size_of::<Sitting<G>>() + room(moves + 1) * size_of::<G>() + room(moves) * size_of::<G::Move>()
}

/// The longest of some random games.
fn longest<G: Listed>() -> usize {
    let lengths = (0..40).map(|seed| {
        let mut rng = random::seeded(seed);
        let start = G::start(G::deal(G::Options::default(), &mut rng));
        tabuleiro_search::playout(&start, 1_000, &mut rng).1 as usize
    });
    lengths.max().unwrap_or_default()
}

fn assert_small<G: Listed>() {
    let kind = GAMES.find(G::NAME).expect("it is in the list");
    let mut table = kind.open(&Setup::default()).expect("it can be begun");
    assert_eq!(size_of_val(table.as_ref()), size_of::<Sitting<G>>(), "that is all there is behind the box");
    while table.now().1.is_none() && table.ply() < 30 {
        let mv = table.state(usize::MAX).moves[0].clone();
        table.play(&mv).expect("a legal move");
    }
    assert_eq!(size_of_val(table.as_ref()), size_of::<Sitting<G>>());
    let moves = longest::<G>();
    assert!(moves > 5);
    assert!(bytes::<G>(moves) < MOST, "{}: {} bytes after {moves} moves", G::NAME, bytes::<G>(moves));
}

#[test]
fn a_table_takes_less_than_ten_kilobytes_for_a_whole_game() {
    assert_small::<Oolong>();
    assert_small::<Quantik>();
    assert_small::<Oware>();
    assert_small::<Otrio>();
}
