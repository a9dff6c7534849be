//! Other programs' records, read and written.

use tabuleiro_game::Seat;
use tabuleiro_games::GAMES;
use tabuleiro_search::Tablebase;
use tabuleiro_table::archive::GameResult;
use tabuleiro_table::{Archive, Ending, Foreign, Kind};

fn form() -> Foreign {
    GAMES.find("oware").and_then(<dyn Kind>::foreign).expect("Oware has another form")
}

fn read(tags: &str, moves: &str) -> Archive {
    let text = format!("[Variant \"Abapa\"]\n{tags}\n{moves}\n");
    (form().read)(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn written(archive: &Archive) -> String {
    (form().write)(archive).expect("a game of Oware")
}

#[test]
fn what_is_known_of_a_game_is_kept_and_what_is_not_is_left_out() {
    let tags = "[Event \"Club\"]\n[Site \"?\"]\n[Round \"3\"]\n[Date \"2026.11.16\"]\n[South \"Ada\"]\n[North \"Bo\"]\n[Opening \"quiet\"]\n";
    let archive = read(tags, "1. D c *");
    assert_eq!(archive.seats, ["Ada", "Bo"]);
    assert_eq!(archive.date, "2026.11.16");
    let others: Vec<(&str, &str)> =
        archive.others.iter().map(|(tag, value)| (tag.as_str(), value.as_str())).collect();
    assert_eq!(others, [("Event", "Club"), ("Round", "3"), ("Opening", "quiet")]);
    assert_eq!((archive.moves().len(), archive.result), (2, GameResult::Unfinished));
    let again = written(&archive);
    for line in [
        "[Event \"Club\"]",
        "[Site \"?\"]",
        "[Round \"3\"]",
        "[South \"Ada\"]",
        "[Opening \"quiet\"]",
        "1. D c",
    ] {
        assert!(again.contains(line), "{line}:\n{again}");
    }
    assert_eq!((form().read)(&again).as_ref(), Ok(&archive));
    assert_eq!(read("[Date \"????.??.??\"]\n", "1. D *").date, "");
}

#[test]
fn each_of_their_tags_comes_back_as_it_was() {
    for tag in ["Event", "Site", "Round"] {
        let archive = read(&format!("[{tag} \"Lisboa 7\"]\n"), "1. D c *");
        assert_eq!(archive.others, [(tag.to_owned(), "Lisboa 7".to_owned())]);
        let again = written(&archive);
        assert_eq!(again.matches("Lisboa 7").count(), 1, "{again}");
        assert!(again.contains(&format!("[{tag} \"Lisboa 7\"]")), "{again}");
        assert_eq!(again.matches(&format!("[{tag} ")).count(), 1, "{again}");
    }
}

#[test]
fn a_result_before_the_end_was_given_up_or_agreed_unless_it_is_noted_otherwise() {
    let with = |result: &str| read(&format!("[Result \"{result}\"]\n"), &format!("1. D c {result}"));
    assert_eq!(with("*").ending, None);
    assert_eq!(with("30-18").ending, Some(Ending::Resigned(Seat::SECOND)));
    assert_eq!(with("10-38").ending, Some(Ending::Resigned(Seat::FIRST)));
    assert_eq!(with("24-24").ending, Some(Ending::Agreed));
    let resigned = with("30-18");
    let again = written(&resigned);
    assert!(again.contains("[Ending \""), "{again}");
    assert_eq!((form().read)(&again).map(|archive| archive.ending), Ok(resigned.ending));
}

#[test]
fn games_of_another_kind_and_texts_that_are_none_are_refused() {
    let quantik = GAMES.find("quantik").expect("it is listed");
    assert!(quantik.foreign().is_none());
    assert!((form().read)("no game").is_err() && (form().read)("[Variant \"Abapa\"]\n\n1. D D *\n").is_err());
    let mut other = read("", "1. D c *");
    other.game = "quantik".to_owned();
    assert!((form().write)(&other).is_err());
}

#[test]
fn oware_has_tables_where_there_are_files() {
    let tables = |game: &str| GAMES.find(game).expect("it is listed").tables().map(Tablebase::most);
    assert_eq!((tables("oware"), tables("quantik")), (Some(26), None));
}
