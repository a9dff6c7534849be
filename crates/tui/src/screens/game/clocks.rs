//! What happens by time alone: clocks that tick, little time that is left, a flag that falls.

use std::time::Duration;

use tabuleiro_game::Seat;
use tabuleiro_table::time::Span;
use tabuleiro_table::{Happening, Player};

use crate::say;
use crate::screen::Context;
use crate::screens::game::GameScreen;

/// From so little on tenths of a second are shown.
const TENTHS: Span = Span::seconds(10);

impl GameScreen {
    /// Looks at the clocks. True if somebody's flag has fallen: the game stands otherwise than it did.
    pub(super) fn look_at_clocks(&mut self, context: &mut Context) -> bool {
        let Some(round) = &mut self.round else { return false };
        let events = round.tick(context.moment());
        let flagged = events.iter().find_map(|event| match event.what {
            Happening::Flagged(seat) => Some(seat),
            _ => None,
        });
        if events.is_empty() {
            self.warn(context);
            return false;
        }
        self.stop_thinking();
        self.prompt = None;
        self.renew(context);
        // Where the others play on, nothing else says why it is another's turn.
        if let Some(seat) = flagged.filter(|_| !self.is_over()) {
            let who = self.player_and_seat(seat, context);
            self.advice = Some(context.say(&say("tui-game-flag").with("who", who)));
        }
        true
    }

    /// Says once that a person has little time left.
    fn warn(&mut self, context: &Context) {
        let session = self.round().session();
        let Some(seat) = session.clock().running().filter(|seat| !self.warned.contains(*seat)) else {
            return;
        };
        let is_person = session.player(seat).is_some_and(Player::is_person);
        if !is_person || !session.clock().is_low(seat, context.moment()) || self.question.is_some() {
            return;
        }
        let left = session.clock().left(seat, context.moment()).unwrap_or_default();
        let told = say("tui-game-low").with("who", self.player_and_seat(seat, context));
        self.advice = Some(context.say(&told.with("seconds", left.0.div_ceil(1_000))));
        self.warned = self.warned.with(seat);
    }

    /// The time that a seat has left, and whether that is little.
    pub(super) fn clock_of(&self, seat: Seat, context: &Context) -> Option<(String, bool)> {
        let (clock, now) = (self.round().session().clock(), context.moment());
        let left = clock.left(seat, now)?.to_string();
        let is_low = clock.is_low(seat, now) && !self.is_over();
        let told = if is_low { context.say(&say("tui-clock-low").with("time", left)) } else { left };
        Some((told, is_low))
    }

    /// When a clock looks different, or a flag falls.
    pub(super) fn clock_wake(&self, context: &Context) -> Option<Duration> {
        let (clock, now) = (self.round().session().clock(), context.moment());
        let deadline = clock.deadline()?;
        let left = clock.left(deadline.seat, now).unwrap_or_default();
        let unit = if left < TENTHS { 100 } else { 1_000 };
        let changes = Span(left.0 % unit + 1).min(deadline.at.since(now));
        Some(context.now + Duration::from_millis(changes.0))
    }

    /// How long the bot that must decide may think: as long as was asked for, and so that its time lasts.
    pub(super) fn thinking_time(&self, context: &Context) -> Option<Duration> {
        let session = self.round().session();
        let allowed = session.clock().allowance(session.turn()?, context.moment());
        let allowed = allowed.map(|span| Duration::from_millis(span.0));
        [self.round().conduct().think, allowed].into_iter().flatten().min()
    }
}
