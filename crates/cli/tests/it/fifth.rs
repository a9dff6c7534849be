//! A fifth game appears everywhere by its folder and one line: `examples/fifth.rs` is the program with Three Men's Morris in
//! its list, and nothing else.

use std::path::PathBuf;

use serde_json::Value;
use tabuleiro_table::{Archive, Kind, Kinds, Listing};
use tabuleiro_testkit::Morris;
use tabuleiro_testkit::morris;

use crate::program::{Home, record_of};
use crate::talk::{Pipes, Talk};

static MORRIS: Listing<Morris> = Listing::new();
static ONE: [&dyn Kind; 1] = [&MORRIS];
const KINDS: Kinds = Kinds(&ONE);

/// White to move, and a win for them at once: c3.
const NEAR: &str = "ww./bb./... w";

/// The home of the program with the fifth game, which cargo builds together with the tests.
pub(crate) fn home() -> Home {
    let tests = std::env::current_exe().expect("the tests have a path");
    let folder = tests.ancestors().nth(2).expect("they lie in a folder of the build");
    let name = format!("fifth{}", std::env::consts::EXE_SUFFIX);
    let program: PathBuf = folder.join("examples").join(name);
    assert!(program.exists(), "{} is built by cargo test, or by cargo build --examples", program.display());
    Home::of(program)
}

fn the_record(home: &Home) -> Archive {
    let [path] = &home.records()[..] else { panic!("one game is recorded: {:?}", home.records()) };
    record_of(path, KINDS)
}

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn the_menu_offers_it_and_plays_it_to_the_end() {
    let home = home();
    let told = home.type_in([""; 0], "0\n").well();
    assert!(told.contains("  5. Three Men's Morris") && told.contains("  6. Help"), "{told}");
    let mut talk = Talk::start(home.command([""; 0]));
    talk.say("5");
    talk.hear("To change one, type it");
    talk.hear("* flying=no ");
    talk.hear("flying=yes  to any free point");
    talk.say("flying=maybe");
    talk.hear("“maybe” is not a value of the option “flying”");
    talk.say("flying=yes");
    talk.hear("Options: flying=yes");
    talk.say("2");
    talk.say("random");
    talk.play_out();
    talk.say("n");
    talk.say("0");
    talk.say("0");
    talk.hear("Until next time.");
    talk.hang_up().well();
    let record = the_record(&home);
    assert_eq!((record.game.as_str(), record.options.as_str()), ("morris", "flying=yes"));
    assert_eq!(record.seats, ["human", "random"]);
}

fn against(home: &Home, bot: &str) -> Talk<Pipes> {
    Talk::start(home.command(["play", "morris", "--seat2", bot, "--seed", "3"]))
}

#[test]
fn it_is_played_left_taken_up_and_replayed() {
    let home = home();
    let mut talk = against(&home, "careful");
    assert_eq!(talk.play(2), 2);
    talk.legal();
    talk.say("stop");
    assert!(talk.hang_up().well().contains("tabuleiro play morris --resume"));
    let left = record_of(&home.unfinished()[0], KINDS);
    assert_eq!(left.moves().len(), 4, "two of mine and two of the bot's");
    let mut talk = Talk::start(home.command(["play", "--resume"]));
    talk.play_out();
    talk.say("n");
    talk.hang_up().well();
    let whole = the_record(&home);
    assert!(whole.moves().starts_with(left.moves()) && home.unfinished().is_empty());
    assert_eq!(whole.seats, ["human", "careful"]);

    let file = home.records()[0].display().to_string();
    let told = home.run(["replay", &file]).well();
    assert!(told.contains(&format!("\n{}. ", whole.moves().len())), "{told}");
    let positions = lines(&home.run(["replay", &file, "--json"]).well());
    assert_eq!(positions.len(), whole.moves().len() + 1);
    let [first, .., last] = &positions[..] else { panic!("{positions:?}") };
    assert_eq!((&first["position"], &first["turn"]), (&".../.../... w".into(), &0.into()));
    assert_eq!(last["outcome"]["winner"].is_null(), whole.result.to_string() == "draw");
    assert!(last["turn"].is_null() && last["moves"] == serde_json::json!([]));
    let copy = home.at("copy.txt");
    home.run(["replay", &file, "--save", &copy.display().to_string()]).well();
    assert_eq!(record_of(&copy, KINDS), whole);
}

#[test]
fn what_is_typed_is_read_in_its_own_words_and_refused_by_its_own_rules() {
    let home = home();
    let people = ["play", "morris", "--seat1", "human", "--seat2", "human"];
    let told = home.type_in(people, "centre\nb2\na1\nundo\nstop\n").well();
    assert!(told.contains("1. b2"), "{told}");
    assert!(told.contains("One move is taken back."), "{told}");
    let told = home.type_in(people.into_iter().chain(["--lang", "pt"]), "centro\nparar\n").well();
    assert!(told.contains("1. b2"), "{told}");
    let won = home.type_in(people.into_iter().chain(["--position", NEAR]), "c3\nn\n").well();
    assert!(won.contains("Score: player 1: 1, player 2: 0; drawn 0."), "{won}");
}

#[test]
fn it_is_analysed_and_solved() {
    let home = home();
    let judged = lines(&home.run(["analyse", "morris", NEAR, "--json"]).well());
    assert_eq!(judged.len(), 5);
    assert_eq!(
        (&judged[0]["move"], &judged[0]["value"], &judged[0]["plies"]),
        (&"c3".into(), &"win".into(), &1.into())
    );
    assert!(judged.iter().skip(1).any(|line| line["why"].is_string()), "{judged:?}");
    assert!(home.run(["analyse", "morris", NEAR]).well().contains("win in 1"));
    let solved = &lines(&home.run(["solve", "morris", NEAR, "--json"]).well())[0];
    assert_eq!((&solved["value"], &solved["line"]), (&"win".into(), &serde_json::json!(["c3"])), "{solved}");
    home.run(["analyse", "morris", "www/bb./... b"]).failed(1);
}

#[test]
fn its_players_and_its_rule_book_are_shown_in_both_languages() {
    let home = home();
    let names: Vec<Value> =
        lines(&home.line("bots morris --json").well()).iter().map(|line| line["name"].clone()).collect();
    assert_eq!(names, ["random", "careful", "perfect"]);
    assert!(home.line("bots").well().contains("Morris"));
    for (lang, rules) in [("en", morris::RULES.en), ("pt", morris::RULES.pt)] {
        let title = rules.lines().next().expect("a heading").trim_start_matches('#').trim();
        let told = home.line(&format!("rules morris --lang {lang}")).well();
        assert!(told.starts_with(title), "{told}");
    }
}

#[test]
fn it_is_counted_and_fought_over() {
    let home = home();
    assert_eq!(home.line("perft morris 3").well(), "1 9\n2 72\n3 504\n");
    let line = "duel morris careful random --games 20 --seed 1 --json";
    let told = home.line(line).well();
    assert_eq!(told, home.line(line).well(), "the same seed has the same result");
    let told = &lines(&told)[0];
    assert_eq!((&told["games"], &told["failures"]), (&20.into(), &serde_json::json!([])));
    assert!(told["wins"][0].as_u64() > told["wins"][1].as_u64(), "{told}");
}

#[test]
fn it_is_an_engine_too() {
    let home = home();
    let talk = |text: &str| home.type_in(["engine", "morris"], text).well();
    let told = talk("ugi\nisready\nposition fen ww./bb./... w\ngo nodes 1000\n");
    assert!(told.contains("ugiok") && told.contains("readyok"), "{told}");
    assert!(told.contains("option name flying type combo default no var no var yes"), "{told}");
    assert!(told.contains("bestmove c3"), "{told}");
    // Only a man that may fly goes from corner to corner and wins.
    let far = "position fen .ww/bb./w.b w\ngo nodes 1000\n";
    assert!(!talk(far).contains("bestmove a1-a3"));
    let told = talk(&format!("setoption name flying value yes\n{}", far.replace(" w\n", " w flying=yes\n")));
    assert!(told.contains("bestmove a1-a3"), "{told}");
}

#[test]
fn its_options_are_options_of_every_command_and_of_no_other_game() {
    let home = home();
    let told = home.line("play --help").well();
    assert!(told.contains("--flying <no|yes>") && told.contains("(Three Men's Morris)"), "{told}");
    assert!(told.contains("oolong, quantik, oware, otrio, morris"), "{told}");
    let first = &lines(&home.line("replay --game morris --flying yes --json").well())[0];
    assert_eq!(first["position"], ".../.../... w flying=yes");
    let far = ["replay", "--game", "morris", "--position", "w.b/.bw/w.b w", "--moves", "c2-a2"];
    assert!(home.run(far).failed(1).contains("Move 1 (c2-a2)"));
    home.run(far.into_iter().chain(["--flying", "yes"])).well();
    home.line("play oware --flying yes").failed(2);
    home.line("play morris --flying perhaps").failed(2);
    home.line("play morris --rules book").failed(2);
    home.line("play morris --seat3 human").failed(2);
    home.line("tables morris").failed(2);
    assert!(
        Home::new().line("play oware --flying yes").failed(2).contains("--flying"),
        "it is not there without its line"
    );
}

#[test]
fn shells_and_the_manual_know_it() {
    let home = home();
    assert!(home.line("completions bash").well().contains("--flying"));
    assert!(home.line("man").well().contains("flying"));
    assert!(home.line("--help").well().contains("Morris"));
}
