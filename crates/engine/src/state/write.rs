//! Writes a contest as text.

use std::fmt::Write;

use super::escape::escape;
use super::{ContestState, VERSION};
use crate::contest::{Contender, Game};
use crate::outside::Budget;

/// The text of a contest's state, as [`super::read`] reads it.
pub fn write(state: &ContestState) -> String {
    let mut lines = vec![format!("tabuleiro duel {VERSION}"), format!("game {}", escape(&state.game))];
    lines.extend(state.players.iter().map(|contender| format!("player {}", player(contender))));
    lines.push(format!("seed {}", state.seed));
    lines.extend(state.budget.map(|allowed| format!("budget {}", budget(allowed))));
    lines.extend(
        state.words.iter().map(|(key, value)| format!("option {}", escape(&format!("{key} {value}")))),
    );
    lines.extend(state.position.as_ref().map(|position| format!("position {}", escape(position))));
    lines.push("games".to_owned());
    lines.extend(state.games.iter().map(game));
    lines.iter().fold(String::new(), |mut text, line| {
        let _ = writeln!(text, "{line}"); // writing to a string does not fail
        text
    })
}

/// A player on its line.
pub(super) fn player(player: &Contender) -> String {
    match player {
        Contender::Bot(name) => format!("bot {}", escape(name)),
        Contender::Program(command) => format!("program {}", escape(command)),
    }
}

/// A budget on its line: `nodes 100000`, or seconds: `time 1.5`.
pub(super) fn budget(budget: Budget) -> String {
    match budget {
        Budget::Nodes(nodes) => format!("nodes {nodes}"),
        Budget::Time(time) => {
            let seconds = format!("{}.{:09}", time.as_secs(), time.subsec_nanos());
            format!("time {}", seconds.trim_end_matches('0').trim_end_matches('.'))
        }
    }
}

fn game(game: &Game) -> String {
    let result = match game.winner {
        Some(player) => (player + 1).to_string(),
        None => "=".to_owned(),
    };
    match &game.failure {
        Some(failure) => format!("{result} {}", escape(&failure.how())),
        None => result,
    }
}
