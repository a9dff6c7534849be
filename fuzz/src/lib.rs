//! What the fuzz targets share: laws that must hold for any bytes at all.

use std::sync::LazyLock;

use tabuleiro_games::GAMES;
use tabuleiro_table::{Kind, Setup, Table};
use tabuleiro_text::{Ink, Lang, Sketch, Speaker};

/// One for each language, so that no word file is read twice.
static SPEAKERS: LazyLock<[Speaker; 2]> = LazyLock::new(|| Lang::ALL.map(Speaker::new));

/// The game that a byte chooses.
pub fn kind(byte: u8) -> &'static dyn Kind {
    GAMES.0[usize::from(byte) % GAMES.0.len()]
}

/// The first byte chooses a game, the rest is text for it.
pub fn kind_and_text(data: &[u8]) -> Option<(&'static dyn Kind, String)> {
    let (&first, rest) = data.split_first()?;
    Some((kind(first), String::from_utf8_lossy(rest).into_owned()))
}

/// A table at that position, if there is such a position.
pub fn at(kind: &'static dyn Kind, position: &str) -> Option<Box<dyn Table>> {
    kind.open(&Setup { position: Some(position.to_owned()), ..Setup::default() }).ok()
}

/// Whatever a table shows or says can be shown and said, and its position is canonical.
pub fn check(kind: &'static dyn Kind, table: &dyn Table) {
    let state = table.state(usize::MAX);
    assert_eq!(state.turn.is_none(), state.outcome.is_some());
    assert_eq!(state.moves.is_empty(), state.outcome.is_some());
    let first = table.setting().position;
    let again = at(kind, &first).expect("a printed position can be read");
    assert_eq!(again.setting().position, first, "a printed position is canonical");
    assert_eq!(table.choices().len(), state.moves.len());
    let (board, view) = (table.board(), table.view(usize::MAX));
    let sketch = Sketch::new(kind.name(), kind.words(), &board);
    for speaker in &*SPEAKERS {
        let drawn = sketch.draw(&board, &view, speaker, Ink::PLAIN).text();
        assert!(!drawn.contains('{'), "{drawn}");
        let facts = view.facts.iter().chain(&view.question).chain(&view.verdict);
        facts.for_each(|fact| drop(speaker.try_say(fact).unwrap_or_else(|why| panic!("{why}"))));
    }
}
