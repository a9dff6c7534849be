//! What there is to say about a kept game: what was played, against whom, how it stands, when.

use std::path::Path;
use std::time::SystemTime;

use jiff::civil::{Date, DateTime, Time};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan, Zoned};
use tabuleiro_game::{Arg, Detail, Message, Outcome, Seat, Speak};
use tabuleiro_home::{left, read_archive};
use tabuleiro_table::{Archive, End, Player, Table};

use super::say;
use crate::screen::Context;
use crate::screens::analysis::sentences;
use crate::screens::picture::Picture;
use crate::screens::seating;
use crate::{about, chart};

/// What there is to say about a kept game, in the language of the screen.
pub(super) struct Summary {
    /// The game's name.
    pub(super) game: String,
    /// Against whom.
    pub(super) against: String,
    /// How many moves were played.
    pub(super) moves: usize,
    /// How it stands, or how it ended.
    pub(super) stands: String,
    /// Whether it has ended.
    pub(super) is_over: bool,
    /// The game and the players in a line.
    pub(super) told: String,
    /// Whose chances the levels are, in a line.
    pub(super) chances: String,
    /// How good it was for that seat after each move, where that is known.
    pub(super) levels: Vec<Option<i32>>,
    /// When it was begun, and by which rules.
    pub(super) begun: String,
    /// The board as it stands.
    pub(super) picture: Picture,
}

/// Reads a game and sums it up; why that is not possible, if it is damaged.
pub(super) fn read(path: &Path, context: &Context) -> Result<Summary, Message> {
    let archive = read_archive(path, context.kinds).map_err(|fault| sentences::unread(path, fault))?;
    let replayed = archive.replay(context.kinds).map_err(|error| error.message())?;
    let table = replayed.table.as_ref();
    let names = Names { players: archive.players(table.kind()), table, context };
    let against = names.against();
    let key = if names.persons().is_empty() { "tui-kept-told-alone" } else { "tui-kept-told" };
    let told = say(key).with("game", table.kind().title()).with("who", against.as_str());
    let seat = names.person().filter(|seat| table.seats() == 2 || *seat == Seat::FIRST);
    let chances = match seat {
        Some(_) => say("tui-kept-chances"),
        None => say("tui-kept-chances-first").with("who", names.seat(Seat::FIRST).with_article()),
    };
    Ok(Summary {
        game: context.say(&table.kind().title()),
        moves: archive.moves().len(),
        stands: names.stands(replayed.end),
        is_over: replayed.end.is_some(),
        told: context.say(&told),
        chances: context.say(&chances),
        levels: levels(&archive, table, seat.unwrap_or(Seat::FIRST)),
        begun: begun(path, &archive, context),
        picture: Picture::of_table(table, String::new()),
        against,
    })
}

/// How good it was for a seat after each move, as the record says.
fn levels(archive: &Archive, table: &dyn Table, seat: Seat) -> Vec<Option<i32>> {
    let seats = table.seats();
    let level = |ply: usize| {
        let worth = archive.main.values.get(&ply)?;
        let first = chart::level(*worth, table.standing(ply - 1).0?, seats)?;
        Some(if seat == Seat::FIRST { first } else { -first })
    };
    (1..=archive.moves().len()).map(level).collect()
}

/// Who plays a game, and what they are called.
struct Names<'n> {
    players: Vec<Player>,
    table: &'n dyn Table,
    context: &'n Context,
}

impl Names<'_> {
    /// The name on a seat as it is shown.
    fn shown(&self, player: &Player) -> String {
        let said = seating::shown(self.table.kind(), player, self.context);
        said.chars().filter(|letter| !letter.is_control()).collect()
    }

    fn persons(&self) -> Vec<Seat> {
        let seats = Seat::all(self.table.seats()).zip(&self.players);
        seats.filter(|(_, player)| player.is_person()).map(|(seat, _)| seat).collect()
    }

    /// The only person who plays, if there is one.
    fn person(&self) -> Option<Seat> {
        let persons = self.persons();
        (persons.len() == 1).then(|| persons.first().copied()).flatten()
    }

    fn seat(&self, seat: Seat) -> Message {
        self.table.setting().seats.get(seat.index()).cloned().unwrap_or_else(|| say("tui-kept-some-day"))
    }

    /// The player on a seat, as far as the name tells which one it is; otherwise the seat.
    fn called(&self, seat: Seat) -> Arg {
        let is_told = |player: &&Player| player.level().is_some() || player.own_name().is_some();
        let is_only = |player: &&Player| self.players.iter().filter(|other| other == player).count() == 1;
        match self.players.get(seat.index()).filter(is_told).filter(is_only) {
            Some(player) => Arg::Text(self.shown(player)),
            None => Arg::Say(self.seat(seat)),
        }
    }

    /// Everybody but the only person; at a table of people without names, that there are people.
    fn against(&self) -> String {
        let person = self.person();
        let others = self.players.iter().zip(Seat::all(self.table.seats()));
        let others: Vec<String> =
            others.filter(|(_, seat)| Some(*seat) != person).map(|(player, _)| self.shown(player)).collect();
        let are_nameless = self.players.iter().all(|player| *player == Player::human());
        if are_nameless || others.is_empty() {
            return self.context.say(&say("tui-kept-each-other"));
        }
        others.join(", ")
    }

    fn stands(&self, end: Option<End>) -> String {
        let told = match (end, self.table.now().0) {
            (Some(end), _) => self.ended(end.outcome),
            (None, Some(turn)) if Some(turn) == self.person() => say("tui-kept-your-turn"),
            (None, Some(turn)) => about(say("tui-kept-to-move"), self.called(turn)),
            (None, None) => say("tui-kept-open"),
        };
        self.context.say(&told)
    }

    fn ended(&self, outcome: Option<Outcome>) -> Message {
        let Some(outcome) = outcome else { return say("tui-kept-open") };
        let how = match (outcome.winner, self.person()) {
            (None, _) => say("tui-kept-drawn"),
            (Some(winner), Some(person)) if winner == person => say("tui-kept-won"),
            (Some(_), Some(_)) => say("tui-kept-lost"),
            (Some(winner), None) => say("tui-kept-winner").with("who", self.called(winner)),
        };
        match outcome.detail {
            Detail::Scores([one, other]) => {
                say("tui-kept-by").with("how", how).with("more", one.max(other)).with("less", one.min(other))
            }
            Detail::Plain | Detail::Colour(_) => how,
        }
    }
}

/// When a game was left, in a word or two.
pub(super) fn last_played(path: &Path, context: &Context) -> String {
    left(path).and_then(zoned).map(|then| context.say(&day(&then))).unwrap_or_default()
}

fn zoned(time: SystemTime) -> Option<Zoned> {
    Some(Timestamp::try_from(time).ok()?.to_zoned(TimeZone::system()))
}

fn day(then: &Zoned) -> Message {
    let today = Zoned::now().date();
    let date = then.date();
    if date == today {
        return say("tui-kept-today").with("time", then.strftime("%H:%M").to_string());
    }
    if date.checked_add(1.day()).is_ok_and(|next| next == today) {
        return say("tui-kept-yesterday");
    }
    if date.year() == today.year() {
        return dated(say("tui-kept-date"), date);
    }
    say("tui-kept-date-year").with("iso", date.to_string())
}

fn dated(told: Message, date: Date) -> Message {
    let told = told.with("day", i64::from(date.day())).with("month", month(date.month()));
    told.with("year", date.year().to_string())
}

fn month(number: i8) -> Message {
    say(match number {
        1 => "tui-kept-month-1",
        2 => "tui-kept-month-2",
        3 => "tui-kept-month-3",
        4 => "tui-kept-month-4",
        5 => "tui-kept-month-5",
        6 => "tui-kept-month-6",
        7 => "tui-kept-month-7",
        8 => "tui-kept-month-8",
        9 => "tui-kept-month-9",
        10 => "tui-kept-month-10",
        11 => "tui-kept-month-11",
        _ => "tui-kept-month-12",
    })
}

/// When a game was begun and by which rules.
fn begun(path: &Path, archive: &Archive, context: &Context) -> String {
    let when = match moment_in_name(path) {
        Some(then) if then.date() == Zoned::now().date() => {
            say("tui-kept-today-at").with("time", then.strftime("%H:%M").to_string())
        }
        Some(then) => dated(say("tui-kept-on"), then.date()),
        None => match Date::strptime("%Y.%m.%d", &archive.date) {
            Ok(date) => dated(say("tui-kept-on"), date),
            Err(_) => say("tui-kept-some-day"),
        },
    };
    let rules = match archive.options.as_str() {
        "" => say("tui-kept-usual"),
        options => say("tui-kept-rules").with("options", options),
    };
    context.say(&say("tui-kept-begun").with("when", when).with("rules", rules))
}

/// The moment that a file's name tells: `game-20261116-093000-000.txt`.
fn moment_in_name(path: &Path) -> Option<DateTime> {
    let name = path.file_stem()?.to_str()?;
    let mut parts = name.rsplit('-').skip(1);
    let (time, date) = (parts.next()?, parts.next()?);
    let date = Date::strptime("%Y%m%d", date).ok()?;
    let time = Time::strptime("%H%M%S", time).ok()?;
    Some(date.to_datetime(time))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_files_name_tells_when_the_game_was_begun() {
        let moment = moment_in_name(Path::new("a/game-20261116-093000-000.txt")).expect("it tells");
        assert_eq!(moment.to_string(), "2026-11-16T09:30:00");
        for other in ["", "game.txt", "game-20261116-093000.txt", "game-2026-99-000.txt"] {
            assert_eq!(moment_in_name(Path::new(other)), None, "{other}");
        }
    }
}
