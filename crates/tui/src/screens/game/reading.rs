//! A part of the board read out: a table with its cups and its marker, a zone, a cell.

use tabuleiro_game::{SpotIndex, SpotKind, View};

use crate::say;
use crate::screen::Context;
use crate::screens::game::GameScreen;

impl GameScreen {
    /// Whether the board has parts that can be read out.
    pub(super) fn has_parts(&self) -> bool {
        !self.parts().is_empty()
    }

    /// The groups that hold places of the board.
    fn parts(&self) -> Vec<SpotIndex> {
        let holds = |group: SpotIndex| {
            let is_in =
                |spot: &tabuleiro_game::Spot| spot.group == Some(group) && spot.kind == SpotKind::Place;
            self.chooser.board().spots.iter().any(is_in)
        };
        self.chooser.board().numbered().map(|(index, _)| index).filter(|index| holds(*index)).collect()
    }

    /// Reads the next part of the board, or the one before.
    pub(super) fn read_part(&mut self, is_forward: bool, context: &Context) {
        let parts = self.parts();
        if parts.is_empty() {
            return;
        }
        let last = parts.len() - 1;
        let now = self.reading.and_then(|reading| parts.iter().position(|part| *part == reading));
        let next = match (now, is_forward) {
            (Some(now), true) => {
                if now == last {
                    0
                } else {
                    now + 1
                }
            }
            (Some(now), false) => now.checked_sub(1).unwrap_or(last),
            (None, true) => 0,
            (None, false) => last,
        };
        self.reading = Some(parts[next]);
        self.chooser.refused = None;
        self.advice = Some(self.read_out(parts[next], &self.shown_view(context), context));
    }

    /// What lies in a part of the board, and the marker that belongs to it.
    fn read_out(&self, part: SpotIndex, view: &View, context: &Context) -> String {
        let Some(group) = self.chooser.board().spot(part) else { return String::new() };
        let is_in = |spot: SpotIndex| {
            let Some(spot) = self.chooser.board().spot(spot) else { return false };
            spot.group == Some(part) || spot.naming.of == Some(part)
        };
        let mut lying: Vec<String> = Vec::new();
        for (index, _) in self.chooser.board().looks.iter().enumerate() {
            let look = tabuleiro_game::LookIndex(index as u8);
            let here = view.tokens.iter().filter(|token| token.look == look && is_in(token.spot));
            let count: u16 = here.map(|token| token.count).sum();
            let name = self.chooser.board().token_name(look, count).filter(|_| count > 0);
            lying.extend(name.map(|name| context.say(&name)));
        }
        let what = if lying.is_empty() { context.word("tui-game-empty") } else { lying.join(", ") };
        context.say(&say("tui-game-read").with("part", group.label.clone()).with("what", what))
    }
}
