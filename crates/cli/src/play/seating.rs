//! Who sits where, in sentences.

use tabuleiro_game::{Message, Seat};
use tabuleiro_table::{Player, Session};

use crate::console::Console;
use crate::say;

/// A seat with who sits there: “Brown (level2)”, or just “Brown” for a person.
pub(crate) fn title(session: &Session, seat: Seat) -> Message {
    let name = session.seat_name(seat);
    match session.player(seat).and_then(Player::bot) {
        Some(bot) => say("cli-seat-title").with("seat", name).with("who", bot),
        None => name,
    }
}

/// Who plays: “You are White, against Brown (level2).”
pub(crate) fn told(session: &Session, console: &Console) -> Message {
    let seats = || Seat::all(session.players().len() as u8);
    let is_person = |seat: &Seat| session.player(*seat).is_some_and(Player::is_person);
    let join = |seats: Vec<Seat>| {
        let titles: Vec<String> = seats.into_iter().map(|seat| console.say(&title(session, seat))).collect();
        listed(&titles, console)
    };
    let people: Vec<Seat> = seats().filter(is_person).collect();
    let bots: Vec<Seat> = seats().filter(|seat| !is_person(seat)).collect();
    match (people.len(), bots.is_empty()) {
        (0, _) => say("cli-bots-play").with("who", join(bots)),
        (1, false) => say("cli-you-are").with("seat", join(people)).with("others", join(bots)),
        (_, false) => say("cli-people-against").with("who", join(people)).with("others", join(bots)),
        (_, true) => say("cli-people-play").with("who", join(people)),
    }
}

/// Names one after another, the last with “and”.
fn listed(names: &[String], console: &Console) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [one, two] => console.say(&say("cli-against").with("one", one.as_str()).with("two", two.as_str())),
        [some @ .., last] => {
            console.say(&say("cli-and").with("some", some.join(", ")).with("last", last.as_str()))
        }
    }
}
