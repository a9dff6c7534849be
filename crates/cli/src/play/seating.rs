//! Who sits where, in sentences.

use tabuleiro_game::{Message, Seat};
use tabuleiro_table::{Player, Session};

use crate::console::Console;
use crate::{levels, say};

/// A seat with who sits there, inside a sentence: “Brown (level2)”, or just “Brown” for a person.
pub(crate) fn title(session: &Session, seat: Seat) -> Message {
    let name = session.seat_name(seat).with_article();
    match session.player(seat).filter(|player| has_name(player)) {
        Some(other) => {
            say("cli-seat-title").about("seat", &name).with("who", levels::of(session.table().kind(), other))
        }
        None => name,
    }
}

/// Whether somebody is to be named beside the seat: everybody but people who gave no name.
fn has_name(player: &Player) -> bool {
    !player.is_person() || player.own_name().is_some()
}

/// Who plays: “You are White, against Brown (level2).”
pub(crate) fn told(session: &Session, console: &Console) -> Message {
    let seats = || Seat::all(session.players().len() as u8);
    let is_person = |seat: &Seat| session.player(*seat).is_some_and(Player::is_person);
    let alone = |seat: Seat| named(session, seat, session.seat_name(seat), console);
    let inside = |seat: Seat| named(session, seat, session.seat_name(seat).with_article(), console);
    let people: Vec<Seat> = seats().filter(is_person).collect();
    let bots = || seats().filter(|seat| !is_person(seat));
    let everybody = || opposed(&seats().map(alone).collect::<Vec<_>>(), console);
    let others = || listed(&bots().map(inside).collect::<Vec<_>>(), console);
    match (&people[..], bots().count()) {
        ([], _) => say("cli-bots-play").with("who", everybody()),
        (_, 0) => say("cli-people-play").with("who", everybody()),
        ([seat], _) => say("cli-you-are").with("seat", inside(*seat)).with("others", others()),
        (people, _) => {
            let people: Vec<String> = people.iter().copied().map(alone).collect();
            say("cli-people-against").with("who", listed(&people, console)).with("others", others())
        }
    }
}

/// Who has left a game of more than two, in that sentence, and who plays on.
pub(crate) fn plays_on(key: &'static str, session: &Session, left: Seat, console: &Console) -> Message {
    let out = session.gone();
    let others = Seat::all(session.players().len() as u8).filter(|seat| !out.contains(*seat));
    let others: Vec<String> = others.map(|seat| console.say(&title(session, seat))).collect();
    let who = session.seat_name(left).with_article();
    say(key).with("who", who).with("others", listed(&others, console))
}

/// A seat with who sits there, by the name that can be typed too.
fn named(session: &Session, seat: Seat, name: Message, console: &Console) -> String {
    let other = session.player(seat).filter(|player| has_name(player));
    let who = other.map(|other| match other.level() {
        Some(bot) => levels::with_typed(session.table().kind(), bot, console),
        None => other.name().to_owned(),
    });
    match who {
        Some(who) => console.say(&say("cli-seat-title").with("seat", name).with("who", who)),
        None => console.say(&name),
    }
}

/// All who play: two of them are against each other.
fn opposed(names: &[String], console: &Console) -> String {
    match names {
        [one, two] => console.say(&say("cli-against").with("one", one.as_str()).with("two", two.as_str())),
        names => listed(names, console),
    }
}

/// Names one after another, the last with “and”.
fn listed(names: &[String], console: &Console) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [some @ .., last] => {
            console.say(&say("cli-and").with("some", some.join(", ")).with("last", last.as_str()))
        }
    }
}
