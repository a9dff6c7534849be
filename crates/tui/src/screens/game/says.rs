//! What is said: the sentence of the moment, the title, names.

use tabuleiro_game::{Arg, Seat};
use tabuleiro_table::Player;

use crate::canvas::width;
use crate::panel::SeatBlock;
use crate::screen::Context;
use crate::screens::game::asking::What;
use crate::screens::game::{GameScreen, Question};
use crate::{about, say};

/// A score of more columns is told in numbers only: with four at the table the title would not fit beside it.
const LONGEST_SCORE: i32 = 30;

impl GameScreen {
    /// The sentence of the moment: what stands out, what follows, and whether it is a refusal.
    pub(super) fn sentence(&self, context: &Context) -> (String, String, bool) {
        let plain = |text: String| (text, String::new(), false);
        if let Some(question) = &self.question {
            return (self.asks(question, context), context.word("tui-game-yes-or-no"), false);
        }
        if let Some(refusal) = &self.chooser.refused {
            return (context.say(&refusal.message), String::new(), true);
        }
        if let Some(advice) = &self.advice {
            return plain(advice.clone());
        }
        if let Some(asked) = self.asked.as_ref().filter(|asked| asked.what != What::Values) {
            return plain(self.waits_for(asked.what, context));
        }
        if let Some(ply) = self.past {
            return self.of_the_past(ply, context);
        }
        if let Some(film) = &self.film {
            return plain(context.say(&film.step(context.now).say));
        }
        if let Some(verdict) = self.round().session().verdict() {
            return plain(context.say(&verdict));
        }
        if let Some(failed) = &self.failed {
            return (context.say(failed), context.word("tui-game-failed"), true);
        }
        if self.is_thinking() {
            return self.of_a_bot(context);
        }
        self.of_a_choice(context)
    }

    fn asks(&self, question: &Question, context: &Context) -> String {
        let (key, seat) = match question {
            Question::Resign(seat) => ("tui-game-resign", *seat),
            Question::OfferDraw(seat) => ("tui-game-offer-draw", *seat),
            Question::Draw(wanted) => ("tui-game-draw", wanted.seat),
            Question::Lose(_) => {
                let why = self.round().unkept().cloned().unwrap_or(Arg::Text(String::new()));
                return context.say(&say("tui-game-lose").with("error", why));
            }
        };
        context.say(&about(say(key), self.player_and_seat(seat, context)))
    }

    fn waits_for(&self, what: What, context: &Context) -> String {
        match what {
            What::Hint | What::Values => context.word("tui-game-asked-hint"),
            What::Why => context.word("tui-game-asked-why"),
            What::Draw(wanted) => {
                let who = self.player_and_seat(wanted.seat, context);
                context.say(&say("tui-game-asked-draw").with("who", who))
            }
        }
    }

    /// A move of the past, and how to come back.
    fn of_the_past(&self, ply: usize, context: &Context) -> (String, String, bool) {
        let last = self.round().session().table().ply();
        let shown = ply.checked_sub(1).and_then(|index| self.moves.get(index));
        let mv = shown.map_or_else(|| context.word("tui-game-start"), |one| one.text.clone());
        let bold = context.say(&say("tui-game-past").with("ply", ply).with("last", last).with("move", mv));
        (bold, context.word("tui-game-past-back"), false)
    }

    fn of_a_bot(&self, context: &Context) -> (String, String, bool) {
        let turn = self.round().session().turn().unwrap_or(Seat::FIRST);
        let who = self.player_and_seat(turn, context);
        if self.is_paused {
            let bold = context.say(&say("tui-game-paused").with("who", who));
            return (bold, context.word("tui-game-paused-keys"), false);
        }
        let bold = context.say(&say("tui-game-thinking").with("who", who));
        let rest = match (&self.premove, self.round().is_watched()) {
            (Some(text), _) => context.say(&say("tui-game-premove").with("move", text.as_str())),
            (None, true) => String::new(),
            (None, false) => context.word("tui-game-meanwhile"),
        };
        (bold, rest, false)
    }

    /// The move under the cursor, or the question of the game.
    fn of_a_choice(&self, context: &Context) -> (String, String, bool) {
        let view = self.shown_view(context);
        let scene = self.scene(&view, context);
        if let Some(choice) = self.chooser.looked_at() {
            return (context.say(&choice.say), scene.remarks().unwrap_or_default(), false);
        }
        let question = view.question.as_ref().map(|question| context.say(question)).unwrap_or_default();
        let spot = self.chooser.focus().and_then(|focus| self.chooser.board().spot(focus));
        (question, spot.map(|spot| context.say(&spot.label)).unwrap_or_default(), false)
    }

    /// Who sits on a seat, as a sentence names them.
    pub(super) fn player_and_seat(&self, seat: Seat, _context: &Context) -> Arg {
        let session = self.round().session();
        match session.player(seat) {
            Some(Player::Person(_)) | None => Arg::Say(session.seat_name(seat).with_article()),
            Some(_) => self.round().seat_player(seat),
        }
    }

    /// What is written beside the title: against whom, by which rules.
    pub(super) fn about(&self, context: &Context) -> String {
        let session = self.round().session();
        let say_arg = |arg: Arg| said(&arg, context);
        let near = self.round().near();
        let others: Vec<String> = Seat::all(session.players().len() as u8)
            .filter(|seat| *seat != near || self.round().is_watched())
            .map(|seat| say_arg(self.round().seat_player(seat)))
            .collect();
        let is_against = session.players().iter().filter(|player| player.is_person()).count() == 1;
        let key = if is_against { "tui-game-against" } else { "tui-game-with" };
        let everybody = if is_against || self.round().is_watched() {
            others.join(", ")
        } else {
            let all = Seat::all(session.players().len() as u8);
            all.map(|seat| say_arg(self.round().seat_player(seat))).collect::<Vec<_>>().join(", ")
        };
        let against = context.say(&say(key).with("who", everybody));
        let options = session.table().setting().options;
        // How many play is seen anyway.
        let seats = session.players().len().to_string();
        let is_usual =
            options.split_whitespace().all(|word| word.split_once('=').is_some_and(|it| it.1 == seats));
        if is_usual { against } else { format!("{against}, {}", context.word("tui-game-other-rules")) }
    }

    /// The score of the series.
    pub(super) fn score(&self, context: &Context) -> String {
        let series = self.round().score();
        let each = |(player, won): (usize, &u32)| {
            let name = said(&self.round().player_name(player), context);
            // “Player 1” has a number of its own.
            if name.ends_with(|last: char| last.is_ascii_digit()) {
                format!("{name}: {won}")
            } else {
                format!("{name} {won}")
            }
        };
        let drawn =
            (series.drawn() > 0).then(|| context.say(&say("tui-game-drawn").with("count", series.drawn())));
        let names: Vec<String> = series.won().iter().enumerate().map(each).chain(drawn.clone()).collect();
        let whole = names.join(", ");
        if width(&whole) <= LONGEST_SCORE {
            return whole;
        }
        let numbers = series.won().iter().map(ToString::to_string).collect::<Vec<_>>().join(" : ");
        [Some(numbers), drawn].into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    /// What is to be said of a seat in the panel.
    pub(super) fn block(&self, seat: Seat, context: &Context) -> SeatBlock {
        let session = self.round().session();
        let seat_name = context.say(&session.seat_name(seat));
        let is_turn = session.turn() == Some(seat);
        let is_person = session.player(seat).is_some_and(Player::is_person);
        let name = said(&self.round().seat_player(seat), context);
        let name = if is_person { capital(&name) } else { name };
        let people = session.players().iter().filter(|player| player.is_person()).count();
        let badge = match (is_turn, is_person) {
            (true, true) if people == 1 => Some(context.word("tui-your-turn")),
            (true, true) => Some(context.word("tui-to-move")),
            (true, false) if self.is_paused || self.failed.is_some() => Some(context.word("tui-to-move")),
            (true, false) => Some(context.word("tui-thinking")),
            (false, _) => None,
        };
        let note = if session.gone().contains(seat) && !self.is_over() {
            Some(context.word("tui-game-out"))
        } else {
            self.progress(seat, context)
        };
        let clock = self.clock_of(seat, context);
        SeatBlock { name, seat: seat_name, is_waiting: is_person, badge, note, clock }
    }

    /// How far ahead the bot on a seat has looked.
    fn progress(&self, seat: Seat, context: &Context) -> Option<String> {
        let (_, thought) = self.thinking.as_ref()?;
        let is_its = self.round().session().turn() == Some(seat);
        let ahead = Some(thought.line.len()).filter(|ahead| *ahead > 0 && is_its)?;
        Some(context.say(&say("tui-game-ahead").with("count", ahead)))
    }
}

/// “You” and “Player 1” begin a line of their own; a level is written as everywhere.
fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// An argument by itself.
pub(super) fn said(arg: &Arg, context: &Context) -> String {
    match arg {
        Arg::Say(message) => context.say(message),
        Arg::Text(text) => context.speaker.write(text.clone()),
        Arg::Number(number) => number.to_string(),
    }
}
