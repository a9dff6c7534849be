//! The ladder of players: that it is in order, and that each is as strong as stated.

use tabuleiro_game::Record;
use tabuleiro_oolong::Oolong;
use tabuleiro_search::{Aids, Entry, Leash, Limit, Report, Roster, Stop};
use tabuleiro_testkit::{ladder, verify};

use crate::laws::{start, starts};

fn entries() -> impl Iterator<Item = &'static Entry<Oolong>> {
    Oolong::roster().iter()
}

#[test]
fn the_roster_is_in_order_and_the_players_of_the_report_in_their_place() {
    let names = [
        "easy",
        "hard",
        "beginner",
        "beginner2",
        "casual",
        "casual2",
        "keen",
        "keen2",
        "steady",
        "steady2",
        "strong",
        "strong2",
        "strong3",
        "expert",
        "expert2",
        "expert3",
        "master",
        "master2",
        "master3",
        "master4",
        "grandmaster",
    ];
    ladder::assert_in_order::<Oolong>(&names, &["easy", "hard"]);
    assert_eq!(Oolong::usual(), "casual");
}

#[test]
fn neighbours_on_the_ladder_are_100_to_200_elo_apart() {
    ladder::assert_steps::<Oolong>();
}

/// Games that a quick check can afford: none of those who search longer.
#[test]
fn strength_is_as_stated() {
    let place = |name: &str| entries().position(|entry| entry.name == name);
    ladder::assert_strength::<Oolong>(
        &Aids::none(),
        |name| if place(name) <= place("steady2") { 300 } else { 0 },
    );
}

/// The players up to a thousand iterations: the others would take hours.
#[test]
fn verify_strength_to_the_game() {
    let place = |name: &str| entries().position(|entry| entry.name == name);
    if verify::is_asked() {
        ladder::assert_strength_to_the_game::<Oolong>(&Aids::none(), |name| place(name) < place("expert3"));
    }
}

#[test]
fn every_player_repeats_itself_with_its_seed() {
    for entry in entries() {
        for at in starts().iter().chain([&start("")]) {
            let play = |seed| -> Report<_> {
                let mut leash = Leash::silent(Limit::nodes(5_000), &Stop::new());
                (entry.make)(seed, &Aids::none()).think(&Record::new(*at), &mut leash)
            };
            assert_eq!(play(5), play(5), "{} at {at}", entry.name);
        }
    }
}
