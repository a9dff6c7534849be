//! `tables`: what is built, what is refused, and what is left when it is broken off.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::forge;
use crate::program::{Home, Ran, feed};

/// The user's own folder.
const FOLDER: &str = "data/tabuleiro/tables";

fn file(home: &Home, seeds: u8) -> PathBuf {
    home.at(FOLDER).join(format!("oware-book-{seeds:02}.table"))
}

/// The lines of JSON that a command prints.
fn told(home: &Home, line: &str) -> Vec<Value> {
    let text = home.line(&format!("{line} --json")).well();
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// Refused in both languages with exit code 1; what is said in English.
fn refused(home: &Home, line: &str) -> String {
    let [english, portuguese] =
        ["en", "pt"].map(|lang| home.line(&format!("{line} --lang {lang}")).failed(1));
    assert_ne!(english, portuguese);
    english
}

#[test]
fn tables_are_built_found_again_checked_and_described() {
    let home = Home::new();
    assert!(home.line("tables").well().contains("The table up to 12 seeds, which comes with the program"));
    let built = told(&home, "tables oware --seeds 7");
    let positions = 50_388;
    assert_eq!((&built[0]["event"], &built[0]["positions"]), (&"needs".into(), &positions.into()));
    assert!(built[0]["disk_bytes"].as_u64() >= built[1]["disk_bytes"].as_u64(), "{built:?}");
    assert_eq!((&built[1]["event"], &built[1]["valued"]), (&"built".into(), &positions.into()));
    assert_eq!(built[1]["exact"], positions);
    assert_eq!(told(&home, "tables oware --seeds 7")[1]["valued"], 0, "they are there already");
    let checked = told(&home, "tables oware --verify");
    let sum = checked[0]["by_moves"].as_u64().zip(checked[0]["by_cycles"].as_u64()).map(|(a, b)| a + b);
    assert_eq!((&checked[0]["seeds"], sum), (&7.into(), Some(positions)));
    let listed = told(&home, "tables");
    assert_eq!(listed, told(&home, "tables oware"));
    assert_eq!(
        listed.iter().map(|line| line["positions"].as_u64().expect("a count")).sum::<u64>(),
        positions
    );
    assert!(home.line("tables --lang pt").well().contains("Há tabelas de 0 a 7 sementes"));
}

#[test]
fn verify_tables_of_fifteen_seeds_are_right_and_leave_no_board_open() {
    if !tabuleiro_testkit::verify::is_asked() {
        return;
    }
    let home = Home::new();
    let lines = told(&home, "tables oware --seeds 15 --verify");
    let [_, built, verified] = &lines[..] else { panic!("{lines:?}") };
    let positions = 17_383_860;
    assert_eq!((&built["positions"], &built["exact"]), (&positions.into(), &positions.into()));
    let cyclic = 61_320;
    assert_eq!((&built["cyclic"], &verified["by_cycles"]), (&cyclic.into(), &cyclic.into()));
    assert_eq!(verified["by_moves"], positions - cyclic);
    println!("{positions} boards, {:.0} s", built["seconds"].as_f64().expect("seconds"));
}

#[test]
fn the_users_own_tables_are_asked_where_they_know_more() {
    let home = Home::new();
    // Thirteen seeds, one more than every machine knows by heart, and nothing to capture at once.
    let line = "solve oware 3-2-2-0-0-0-3-2-1-0-0-0-17-18-S --nodes 1 --json";
    home.line(line).failed(1);
    told(&home, "tables oware --seeds 13");
    let solved: Value = serde_json::from_str(&home.line(line).well()).expect("JSON");
    assert_eq!((&solved["value"], &solved["proven"]), (&"draw".into(), &true.into()), "{solved}");
    fs::write(file(&home, 13), b"spoilt").expect("it can be written");
    home.line(line).failed(1);
}

#[test]
fn what_is_needed_is_said_before_the_work_begins() {
    let home = Home::new();
    let said = home.line("tables oware --seeds 5 --verify --dir here").well();
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].contains("6 188 positions") && lines[0].contains("MB of memory"), "{said}");
    assert!(lines[1].starts_with("6 188 positions valued"), "{said}");
    assert!(lines[2].starts_with("Every board up to 5 seeds was worked out anew and is right"), "{said}");
    assert!(home.at("here/oware-book-05.table").exists() && !home.at(FOLDER).exists());
}

#[test]
fn a_spoilt_file_is_refused_by_a_check_and_built_anew_by_a_build() {
    type Case = (fn(&mut Vec<u8>), &'static str);
    let cases: [Case; 5] = [
        (|bytes| bytes.truncate(bytes.len() - 7), "has not the length"),
        (|bytes| bytes.truncate(10), "has not the length"),
        (|bytes| *bytes.last_mut().expect("boards") ^= 1, "is not as it was written"),
        (|bytes| bytes[8] = 7, "another version"),
        (|bytes| bytes.fill(b'x'), "is not a table"),
    ];
    let home = Home::new();
    told(&home, "tables oware --seeds 6");
    let whole = fs::read(file(&home, 5)).expect("it was built");
    for (spoil, why) in cases {
        let mut bytes = whole.clone();
        spoil(&mut bytes);
        fs::write(file(&home, 5), &bytes).expect("it can be written");
        for line in ["tables oware --verify", "tables oware --seeds 6 --verify"] {
            let said = refused(&home, line);
            assert!(said.contains(why) && said.contains("oware-book-05.table"), "{said}");
        }
        assert_eq!(fs::read(file(&home, 5)).expect("there"), bytes, "a check changes nothing");
        let built = told(&home, "tables oware --seeds 6");
        assert_eq!((&built[1]["event"], &built[1]["seeds"]), (&"rebuilding".into(), &5.into()), "{built:?}");
        assert_eq!(built[2]["valued"], 4_368, "that level and no other");
        assert_eq!(fs::read(file(&home, 5)).expect("there"), whole, "{why}");
    }
}

#[test]
fn a_damaged_header_shows_in_the_list() {
    let home = Home::new();
    told(&home, "tables oware --seeds 4");
    fs::write(file(&home, 4), b"TabOware").expect("it can be written");
    let problem = told(&home, "tables").pop().expect("lines");
    assert_eq!(problem["event"], "problem", "{problem}");
    assert!(home.line("tables").well().contains("oware-book-04.table"));
}

#[test]
fn a_wrong_value_is_found_even_if_every_checksum_is_right() {
    let home = Home::new();
    told(&home, "tables oware --seeds 6");
    let whole = fs::read(file(&home, 6)).expect("it was built");
    assert_eq!(forge::sealed(whole.clone(), 6), whole, "the forger knows his trade");
    let first = whole.len() - 12_376;
    for board in [0, 1_000, 5_000, 12_375] {
        let mut bytes = whole.clone();
        let code = &mut bytes[first + board];
        *code = u8::from(*code == 0);
        let forged = forge::sealed(bytes, 6);
        fs::write(file(&home, 6), &forged).expect("it can be written");
        assert_eq!(told(&home, "tables oware --seeds 6")[1]["valued"], 0, "checksums alone do not show it");
        let said = refused(&home, "tables oware --verify");
        assert!(said.contains("is wrong about the board"), "{said}");
    }
}

#[test]
fn folders_that_cannot_be_used_are_refused() {
    let home = Home::new();
    home.file("a-file", "text");
    fs::create_dir(home.at("empty")).expect("a fresh folder");
    for line in [
        "tables oware --seeds 3 --dir a-file",
        "tables oware --verify --dir a-file",
        "tables oware --dir a-file",
        "tables --dir a-file",
        "tables oware --seeds 3 --dir a-file/below",
        "tables oware --seeds 3 --dir /sys/tabuleiro",
        "tables oware --verify",
        "tables oware --verify --dir empty",
        "tables oware --verify --dir nowhere",
    ] {
        refused(&home, line);
    }
    assert!(!home.at("nowhere").exists(), "a check makes nothing");
}

#[test]
fn two_programs_do_not_build_in_one_folder() {
    let home = Home::new();
    told(&home, "tables oware --seeds 3");
    let lock = File::open(home.at(FOLDER).join("oware-book.lock")).expect("left by the build");
    lock.try_lock().expect("nobody builds now");
    assert!(refused(&home, "tables oware --seeds 4").contains("Another program"));
    lock.unlock().expect("it was ours");
    told(&home, "tables oware --seeds 4");
}

/// Runs a line of the shell in which `$TABULEIRO` is the program.
fn in_shell(home: &Home, script: &str) -> Ran {
    let mut command = Command::new("sh");
    command.args(["-c", script]).current_dir(home.at("")).env("XDG_DATA_HOME", home.at("data"));
    command.env("TABULEIRO", env!("CARGO_BIN_EXE_tabuleiro"));
    feed(command, b"")
}

#[test]
fn too_little_memory_is_said_before_the_work_begins() {
    let home = Home::new();
    for (lang, word) in [("en", "memory"), ("pt", "memória")] {
        let script = format!("ulimit -v 200000; exec \"$TABULEIRO\" tables oware --seeds 20 --lang {lang}");
        let ran = in_shell(&home, &script);
        assert!(ran.failed(1).contains(word), "{ran:?}");
        assert!(ran.out.contains("225 792 840"), "{ran:?}");
    }
    assert!(!home.at(FOLDER).exists());
}

#[test]
fn a_full_disk_is_said_before_the_work_begins() {
    let home = Home::new();
    fs::create_dir(home.at("disk")).expect("a fresh folder");
    let inside = "mount -t tmpfs -o size=2m none disk || exit 99; \"$TABULEIRO\" tables oware --seeds 14 --dir disk; \
                  code=$?; ls disk; exit $code";
    let ran = in_shell(&home, &format!("unshare --map-root-user --mount sh -c '{inside}'"));
    if !matches!(ran.code, Some(0 | 1)) || ran.err.contains("unshare") {
        return println!("left out: no small disk can be made here ({})", ran.err.trim());
    }
    assert!(ran.failed(1).contains("MB on the disk"), "{ran:?}");
    assert!(!ran.out.contains(".table") && !ran.out.contains(".room"), "nothing is left: {ran:?}");
}

/// What has not come by then never will, however busy the machine is: only a failure is as slow as this.
const PATIENCE: Duration = Duration::from_mins(5);

/// The most seeds that there are tables of.
fn most(home: &Home) -> u8 {
    (0..=48).take_while(|seeds| file(home, *seeds).exists()).last().expect("some are built")
}

/// Starts a build that takes long, and waits until there are tables with so many seeds.
fn begin(home: &Home, seeds: u8) -> std::process::Child {
    let mut command = home.command("tables oware --seeds 20".split(' '));
    let command = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    let child = command.spawn().expect("the program starts");
    let begun = Instant::now();
    while !file(home, seeds).exists() {
        assert!(begun.elapsed() < PATIENCE, "it gets there");
        thread::sleep(Duration::from_millis(5));
    }
    child
}

/// What is left of a build is whole, and a new one goes on from there.
fn assert_resumes(home: &Home) {
    let seeds = most(home) + 1;
    let goes_on = told(home, &format!("tables oware --seeds {seeds}"));
    assert_eq!(
        (goes_on.len(), &goes_on[1]["event"]),
        (2, &"built".into()),
        "nothing is rebuilt: {goes_on:?}"
    );
    let (valued, all) = (goes_on[1]["valued"].as_u64(), goes_on[1]["positions"].as_u64());
    assert!(valued < all, "{goes_on:?}");
    told(home, "tables oware --verify");
}

#[test]
fn a_build_that_is_killed_goes_on() {
    let home = Home::new();
    let mut child = begin(&home, 8);
    child.kill().expect("it was running"); // as kill -9 does
    child.wait().expect("it has ended");
    assert_resumes(&home);
}

#[test]
fn ctrl_c_breaks_a_build_off_and_leaves_whole_tables() {
    let home = Home::new();
    let child = begin(&home, 9);
    let status = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(status.expect("kill runs").success());
    let ran = Ran::of(&child.wait_with_output().expect("it ends"));
    assert!(ran.failed(130).starts_with("Stopped."), "{ran:?}");
    assert!(most(&home) < 20, "it was broken off, and did not go on to its end");
    let left = fs::read_dir(home.at(FOLDER)).expect("a folder").map(|entry| entry.expect("an entry").path());
    let odd: Vec<PathBuf> = left.filter(|path| path.extension().is_none_or(|end| end != "table")).collect();
    assert_eq!(odd, [home.at(FOLDER).join("oware-book.lock")]);
    assert_resumes(&home);
}
