//! What the fuzz targets share: laws that must hold for any bytes at all.

use tabuleiro_table::{KINDS, Kind, Setup, Table};
use tabuleiro_text::{Ink, Lang, Speaker, draw};

/// The first byte chooses a game, the rest is text for it.
pub fn kind_and_text(data: &[u8]) -> Option<(&'static Kind, String)> {
    let (&first, rest) = data.split_first()?;
    Some((&KINDS[usize::from(first) % KINDS.len()], String::from_utf8_lossy(rest).into_owned()))
}

/// A table at that position, if there is such a position.
pub fn at(kind: &Kind, position: &str) -> Option<Box<dyn Table>> {
    let setup = Setup { position: Some(position.to_owned()), ..Setup::default() };
    (kind.open)(&setup).ok()
}

/// Whatever a table shows or says can be shown and said, and its position is canonical.
pub fn check(kind: &Kind, table: &dyn Table) {
    let state = table.state(usize::MAX);
    assert_eq!(state.turn.is_none(), state.outcome.is_some());
    assert_eq!(state.moves.is_empty(), state.outcome.is_some());
    let (first, _) = table.beginning();
    let again = at(kind, &first).expect("a printed position can be read");
    assert_eq!(again.beginning().0, first, "a printed position is canonical");
    let scene = table.scene();
    assert_eq!(scene.choices.len(), table.ended().map_or(state.moves.len(), |_| 0));
    for lang in Lang::ALL {
        let drawn = draw(&scene, (kind.words)(), &Speaker::new(lang), Ink::PLAIN);
        assert!(!drawn.contains('{'), "{drawn}");
    }
}
