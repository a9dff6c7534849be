//! The file in which a duel is kept: nothing else is touched, and it goes on as it began.

use std::fs;
use std::process::Stdio;
use std::thread::sleep;
use std::time::Duration;

use serde_json::Value;

use crate::program::Home;

const DUEL: &str = "duel quantik level1 level2 --json --state run.txt";

fn duel(home: &Home, line: &str) -> Value {
    serde_json::from_str(&home.line(line).well()).expect("JSON")
}

#[test]
fn only_the_file_that_was_named_is_touched() {
    let home = Home::new();
    let neighbours = ["run.tmp", "run", "run.txt.tmp", "run.lock", "run.txt.lock", "tmp"];
    for name in neighbours {
        home.file(name, name);
    }
    duel(&home, &format!("{DUEL} --games 6"));
    for name in neighbours {
        assert_eq!(fs::read(home.at(name)).expect("it is there"), name.as_bytes());
    }
    let mut names: Vec<_> =
        fs::read_dir(home.at("")).expect("a folder").map(|one| one.expect("one").file_name()).collect();
    names.retain(|name| !neighbours.iter().any(|other| name == other));
    assert_eq!(names, ["run.txt"], "nothing is left behind");
}

#[test]
fn without_a_seed_the_kept_one_is_taken() {
    let home = Home::new();
    let whole = duel(&home, "duel quantik level1 level2 --json --games 12 --seed 77");
    duel(&home, &format!("{DUEL} --games 5 --seed 77"));
    assert_eq!(duel(&home, &format!("{DUEL} --games 12")), whole);
    home.line(&format!("{DUEL} --games 12 --seed 78")).failed(1);
}

#[test]
fn another_budget_is_refused_and_the_kept_one_is_taken() {
    for (kept, others) in
        [("--nodes 500", ["--nodes 501", "--think 1s"]), ("--think 2s", ["--think 1s", "--nodes 5"])]
    {
        let home = Home::new();
        duel(&home, &format!("{DUEL} --games 2 --seed 1 {kept}"));
        let bytes = fs::read(home.at("run.txt")).expect("it is kept");
        for other in others {
            home.line(&format!("{DUEL} --games 4 {other}")).failed(1);
            assert_eq!(fs::read(home.at("run.txt")).expect("it is there"), bytes, "left as it is");
        }
        duel(&home, &format!("{DUEL} --games 3 {kept}"));
        assert_eq!(duel(&home, &format!("{DUEL} --games 4"))["games"], 4);
    }
}

#[cfg(unix)]
#[test]
fn failures_come_back() {
    use std::os::unix::fs::PermissionsExt;
    let home = Home::new();
    // It greets as an engine does, and then says a move that is none.
    let script = "#!/bin/sh\nwhile read line; do case $line in ugi) echo ugiok;; isready) echo readyok;; go*) echo bestmove zz;; esac; done\n";
    let path = home.file("fool", script);
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("it is ours");
    let line = |games| format!("duel quantik level1 ./fool --json --seed 1 --state run.txt --games {games}");
    let first = duel(&home, &line(2));
    assert_eq!(first["failures"].as_array().expect("a list").len(), 2, "{first}");
    let again = duel(&home, &line(2));
    assert_eq!(again, first, "what is kept tells the same without a game more");
    assert_eq!(duel(&home, &line(4))["failures"].as_array().expect("a list").len(), 4);
}

#[test]
fn two_duels_do_not_share_a_file() {
    let home = Home::new();
    let long = "duel oware strong strong --games 100000 --seed 1 --state run.txt";
    let mut first = home
        .command(long.split_whitespace())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts");
    for _ in 0..300 {
        if home.at("run.txt").exists() {
            break;
        }
        sleep(Duration::from_millis(50));
    }
    let told = ["en", "pt"].map(|lang| home.line(&format!("{long} --lang {lang}")).failed(1));
    first.kill().expect("it was running");
    first.wait().expect("it has ended");
    assert!(told[0].contains("run.txt") && told[0] != told[1], "{told:?}");
    let line = "duel oware strong strong --games 1 --state run.txt --json";
    assert!(duel(&home, line)["games"].as_u64() >= Some(1), "the system lets go of what a killed duel held");
}

#[cfg(unix)]
#[test]
fn links_and_pipes_are_refused() {
    let home = Home::new();
    home.file("precious", "precious");
    std::os::unix::fs::symlink("precious", home.at("link.txt")).expect("a link");
    std::os::unix::fs::symlink("nowhere", home.at("loose.txt")).expect("a link");
    let made = std::process::Command::new("mkfifo").arg(home.at("pipe.txt")).status().expect("mkfifo");
    assert!(made.success());
    for name in ["link.txt", "loose.txt", "pipe.txt"] {
        home.line(&format!("duel quantik level1 level2 --games 2 --state {name}")).failed(1);
    }
    assert!(!home.at("nowhere").exists(), "a link is not followed");
    assert_eq!(fs::read(home.at("precious")).expect("it is there"), b"precious");
    home.line("replay pipe.txt").failed(1);
}

#[cfg(unix)]
#[test]
fn a_pipe_in_place_of_a_table_is_not_waited_for() {
    let home = Home::new();
    let tables = home.at("data/tabuleiro/tables");
    fs::create_dir_all(&tables).expect("a folder");
    for seeds in ["00", "01", "12"] {
        let pipe = tables.join(format!("oware-book-{seeds}.table"));
        assert!(std::process::Command::new("mkfifo").arg(pipe).status().expect("mkfifo").success());
    }
    let analysed = home.line("analyse oware --nodes 100");
    assert_eq!(analysed.code, Some(0));
    assert!(
        analysed.err.contains("oware-book-00.table"),
        "players go on without it, and say so: {analysed:?}"
    );
    let told = home.line("tables oware --json");
    assert!(told.out.contains("oware-book-00.table") || told.err.contains("oware-book-00.table"), "{told:?}");
}

#[test]
fn equal_results_are_a_difference_of_nought() {
    let home = Home::new();
    // One move before Brown has none left, which is a draw by the report, whoever plays.
    let position = "BCAB/.Cdd/DDbc/.abc rules=report";
    let line = ["duel", "quantik", "level1", "level1", "--games", "4", "--position", position];
    let told = home.run(line.iter().chain(&["--json"])).well();
    assert!(!told.contains("-0.0") && !told.contains("-0,"), "{told}");
    assert!(!home.run(line).well().contains("-0.0"));
}
