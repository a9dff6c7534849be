//! Unfinished games as earlier releases and this one have kept them: all of them go on.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

use tabuleiro_game::Seat;
use tabuleiro_games::GAMES;
use tabuleiro_home::{read_archive, read_archive_from, read_round};
use tabuleiro_table::time::{Moment, Span};
use tabuleiro_table::{Happening, Kept, Player, Round};
use tabuleiro_wire as wire;

use crate::stories;

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves").join(name)
}

/// Years after everything that was kept.
const NOW: Moment = Moment(2_000_000_000_000);

fn resumed(name: &str) -> Round {
    read_round(&path(name), GAMES, 5, NOW).unwrap_or_else(|fault| panic!("{name}: {fault:?}"))
}

/// What is kept, without the time in which nobody served.
fn kept(name: &str) -> Kept {
    let text = fs::read_to_string(path(name)).expect("it is there");
    wire::Kept::from_log(&text).expect("a log").read().expect("a game")
}

#[test]
fn a_save_of_an_earlier_release_goes_on_where_it_was_left() {
    for (name, moves) in
        [("oolong-dealt.txt", 2), ("otrio-left.txt", 2), ("oware-program.txt", 4), ("quantik-level.txt", 4)]
    {
        let mut round = resumed(name);
        let archive = read_archive(&path(name), GAMES).expect("a record");
        assert_eq!(round.session().table().moves(), archive.moves(), "{name}");
        assert_eq!((round.session().table().ply(), round.session().ended()), (moves, None), "{name}");
        assert!(round.session().terms().is_friendly);
        let next = round.session().table().choices()[0].text.clone();
        round.play(&next, None, NOW).done().unwrap_or_else(|refusal| panic!("{name}: {refusal:?}"));
        // What is kept from now on is a log, of whatever name.
        let log = wire::Kept::from(&round.kept(NOW)).to_log();
        let again = wire::Kept::from_log(&log).expect("a log").read().expect("a game");
        assert_eq!(again, round.kept(NOW));
    }
}

#[test]
fn whoever_sat_there_in_an_earlier_release_sits_there_again() {
    let level = resumed("quantik-level.txt");
    assert_eq!(level.session().players(), [Player::human(), Player::Level("casual".into())]);
    let program = resumed("oware-program.txt");
    let command = program.session().player(Seat::SECOND).and_then(Player::command);
    assert_eq!(command, Some("tabuleiro engine oware"));
    let left = resumed("otrio-left.txt");
    assert!(left.session().gone().contains(Seat::SECOND), "who had left is still gone");
}

#[test]
fn a_record_of_somebody_else_starts_no_program() {
    let archive = read_archive(&path("oware-program.txt"), GAMES).expect("a record");
    let round = Round::take_up(&archive, GAMES, 1, NOW).expect("a game");
    assert!(round.session().players().iter().all(|player| player.command().is_none()));
}

#[test]
fn the_logs_are_as_this_release_writes_them() {
    for (name, kept) in stories::all() {
        let file = path(&format!("{name}.jsonl"));
        let log = wire::Kept::from(&kept).to_log();
        if env::var_os("TABULEIRO_UPDATE").is_some() {
            fs::write(&file, &log).expect("it can be written");
        }
        assert_eq!(fs::read_to_string(&file).expect("it is there"), log, "{name}");
    }
}

#[test]
fn in_some_log_everything_happens_that_can() {
    let kinds = |kept: &Kept| -> BTreeSet<&'static str> {
        let game = kept.events.iter().map(|event| match event.what {
            Happening::Opened(_) => "opened",
            Happening::Moved { .. } => "moved",
            Happening::DrawOffered(_) => "draw offered",
            Happening::TakebackOffered(..) => "takeback offered",
            Happening::Agreed(..) => "agreed",
            Happening::Declined(..) => "declined",
            Happening::Withdrawn(..) => "withdrawn",
            Happening::TookBack(..) => "took back",
            Happening::Resigned(_) => "resigned",
            Happening::Flagged(_) => "flagged",
            Happening::Abandoned { .. } => "abandoned",
            Happening::TimeGiven(..) => "time given",
            Happening::Unserved(_) => "unserved",
            Happening::Ended(..) => "ended",
        });
        game.collect()
    };
    let all: BTreeSet<_> = stories::all().iter().flat_map(|(_, kept)| kinds(kept)).collect();
    assert_eq!(all.len(), 14, "{all:?}");
    let series: usize = stories::all().iter().map(|(_, kept)| kept.series.len()).max().unwrap_or(0);
    assert!(series >= 6, "offers of a rematch among them");
}

#[test]
fn every_log_is_the_game_it_tells_of() {
    for (name, story) in stories::all() {
        let name = format!("{name}.jsonl");
        assert_eq!(kept(&name), story, "{name}");
        let round = resumed(&name);
        let events = round.session().events();
        assert_eq!(events[..story.events.len()], story.events, "{name}");
        assert_eq!(round.series().events(), story.series, "{name}");
        let archive = read_archive(&path(&name), GAMES).expect("it can be read as a record");
        let replayed = archive.replay(GAMES).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(replayed.end, round.session().ended(), "{name}");
        assert_eq!(archive.moves(), round.session().table().moves(), "{name}");
        assert!(archive.date.starts_with("2026.11.0"), "the day on which it was left: {}", archive.date);
        let bytes = fs::read(path(&name)).expect("it is there");
        assert_eq!(read_archive_from(bytes.as_slice(), GAMES).expect("without a name too"), archive);
    }
}

#[test]
fn a_game_taken_up_again_has_the_clock_it_had() {
    let (story, round) = (kept("second-game.jsonl"), resumed("second-game.jsonl"));
    let (clock, turn) = (round.session().clock(), round.session().turn().expect("it goes on"));
    // The person has thought for eleven seconds of a second game's second move when it was left.
    let before = Round::resume(&story, GAMES, story.served).expect("a game");
    let left = before.session().clock().left(turn, story.served);
    assert_eq!(clock.left(turn, NOW), left);
    assert_eq!(clock.left(turn, NOW + Span::seconds(1)), left.map(|left| left - Span::seconds(1)));
    assert_eq!(round.session().values().len(), 2, "what levels thought of their moves is kept");
    assert_eq!((round.score().won(), round.series().seating()), (&[0, 1][..], &[1, 0][..]));
}

#[test]
fn a_person_called_like_a_level_stays_a_person() {
    let round = resumed("formal.jsonl");
    assert_eq!(round.session().players(), [Player::Person("Ana".into()), Player::Person("strong".into())]);
    let archive = read_archive(&path("formal.jsonl"), GAMES).expect("a record");
    let text = archive.to_string();
    let again: tabuleiro_table::Archive = text.parse().expect("a record");
    assert_eq!(again.players(round.kind()), round.session().players(), "in records too");
}

#[test]
fn a_log_that_was_cut_is_the_game_up_to_there_and_what_is_none_is_told() {
    let folder = env::temp_dir().join(format!("tabuleiro-saves-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("cut.jsonl");
    let log = fs::read_to_string(path("second-game.jsonl")).expect("it is there");
    let story = kept("second-game.jsonl");
    let first = log.lines().take(1 + story.series.len() + 1).map(|line| line.len() + 1).sum::<usize>();
    for cut in (first..=log.len()).step_by(7) {
        fs::write(&file, &log[..cut]).expect("it can be written");
        let round = read_round(&file, GAMES, 1, NOW).unwrap_or_else(|fault| panic!("{cut}: {fault:?}"));
        let count =
            round.session().events().iter().zip(&story.events).filter(|(one, other)| one == other).count();
        let whole = log[..cut].matches('\n').count() - 1 - story.series.len();
        assert_eq!(count, whole, "{cut}");
    }
    for damaged in ["{\"served\":1}\n", "{\"served\":1}\nx\n", &log.replace("oware", "owari")] {
        fs::write(&file, damaged).expect("it can be written");
        assert!(read_round(&file, GAMES, 1, NOW).is_err(), "{damaged}");
        assert!(read_archive(&file, GAMES).is_err(), "{damaged}");
    }
    fs::remove_dir_all(&folder).expect("it is ours");
}
