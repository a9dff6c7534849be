//! Every combination of people and computers at every table, to the end.

use tabuleiro_games::GAMES;
use tabuleiro_table::Kind;
use tabuleiro_table::archive::GameResult;
use tabuleiro_text::Lang;

use crate::program::{Home, record, verdict};
use crate::talk::Talk;

/// Plays a game with people on the seats whose bit is set, and looks at what was kept of it.
fn play(kind: &dyn Kind, seats: u8, people: u32, lang: Lang) {
    let home = Home::new();
    let players: Vec<&str> =
        (0..seats).map(|seat| if people >> seat & 1 == 1 { "human" } else { kind.usual() }).collect();
    let mut arguments =
        vec!["play".to_owned(), kind.name().to_owned(), "--seed".to_owned(), people.to_string()];
    if kind.options().iter().any(|field| field.key == "players") {
        arguments.extend(["--players".to_owned(), seats.to_string()]);
    }
    for (index, player) in players.iter().enumerate() {
        arguments.extend([format!("--seat{}", index + 1), (*player).to_owned()]);
    }
    arguments.extend(["--lang".to_owned(), lang.code().to_owned()]);
    let mut talk = Talk::start(home.command(arguments));
    if people != 0 {
        talk.play_out();
        talk.say("n");
    }
    let told = talk.hang_up().well();
    let [path] = &home.records()[..] else { panic!("one game is recorded:\n{told}") };
    let archive = record(path);
    assert_eq!((archive.game.as_str(), &archive.seats[..]), (kind.name(), &players.map_owned()[..]));
    assert_ne!(archive.result, GameResult::Unfinished);
    let verdict = verdict(&archive, lang);
    assert!(told.contains(&verdict), "{verdict}\n{told}");
    assert!(told.contains(&path.display().to_string()), "where it is kept is said:\n{told}");
    assert!(home.unfinished().is_empty());
    let again = home.run(["replay", &path.display().to_string(), "--json"]).well();
    assert_eq!(again.lines().count(), archive.moves().len() + 1);
}

trait MapOwned {
    fn map_owned(&self) -> Vec<String>;
}

impl MapOwned for Vec<&str> {
    fn map_owned(&self) -> Vec<String> {
        self.iter().map(|&text| text.to_owned()).collect()
    }
}

fn every_seating(seats: u8, lang: Lang, kinds: impl Iterator<Item = &'static dyn Kind>) {
    for kind in kinds {
        (0..1 << seats).for_each(|people| play(kind, seats, people, lang));
    }
}

fn for_more() -> impl Iterator<Item = &'static dyn Kind> {
    GAMES.iter().filter(|kind| kind.options().iter().any(|field| field.key == "players"))
}

#[test]
fn two_seats_of_every_game_are_played_to_the_end() {
    every_seating(2, Lang::En, GAMES.iter());
}

#[test]
fn the_same_goes_in_portuguese() {
    every_seating(2, Lang::Pt, GAMES.iter());
}

#[test]
fn three_seats_are_played_to_the_end() {
    every_seating(3, Lang::En, for_more());
}

#[test]
fn four_seats_are_played_to_the_end() {
    every_seating(4, Lang::Pt, for_more());
}

#[test]
fn without_names_one_person_plays_against_the_usual_player() {
    for kind in GAMES.iter() {
        let home = Home::new();
        let mut talk = Talk::start(home.command(["play", kind.name()]));
        talk.play(2);
        talk.legal();
        talk.hang_up().well();
        assert_eq!(record(&home.unfinished()[0]).seats, ["human", kind.usual()]);
    }
}

#[test]
fn a_person_takes_the_seat_that_a_bot_leaves() {
    let home = Home::new();
    let mut talk = Talk::start(home.command(["play", "quantik", "--seat1", "level3"]));
    talk.play(1);
    talk.legal();
    talk.hang_up().well();
    assert_eq!(record(&home.unfinished()[0]).seats, ["level3", "human"]);
}
