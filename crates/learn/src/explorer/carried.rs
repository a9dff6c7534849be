//! What was counted in games of strong players, in files that are part of the program or lent to it.

use std::sync::OnceLock;

use super::{Damage, Explorer};

/// What there is for one game.
struct Chart {
    game: &'static str,
    carried: Option<&'static [u8]>,
    read: OnceLock<Explorer>,
}

/// The file of a game, named for it.
macro_rules! chart {
    ($game:literal) => {
        Chart {
            game: $game,
            carried: if cfg!(feature = "carried") {
                Some(include_bytes!(concat!("../../explorer/", $game, ".bin")))
            } else {
                None
            },
            read: OnceLock::new(),
        }
    };
}

/// Every file there is. A game that has none has simply one's own games.
static CHARTS: [Chart; 4] = [chart!("oolong"), chart!("quantik"), chart!("oware"), chart!("otrio")];

fn chart(game: &str) -> Option<&'static Chart> {
    CHARTS.iter().find(|chart| chart.game == game)
}

/// What was counted in games of strong players of a game; `None` if there is nothing, or it has to be lent and was not.
pub fn strong(game: &str) -> Option<&'static Explorer> {
    let chart = chart(game)?;
    match chart.carried {
        None => chart.read.get(),
        Some(bytes) => {
            Some(chart.read.get_or_init(|| Explorer::unpack(bytes).expect("the tests read every file")))
        }
    }
}

/// Whether there is something to be lent for a game that is not here yet.
pub fn is_wanted(game: &str) -> bool {
    chart(game).is_some_and(|chart| chart.carried.is_none() && chart.read.get().is_none())
}

/// Takes the file of a game. What is here already stays, and for a game that has none nothing is kept.
pub fn lend(game: &str, bytes: &[u8]) -> Result<(), Damage> {
    if let Some(chart) = chart(game).filter(|_| is_wanted(game)) {
        // Whoever was quicker lent the same.
        let _ = chart.read.set(Explorer::unpack(bytes)?);
    }
    Ok(())
}
