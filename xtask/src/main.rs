//! What developers and CI run: `cargo xtask COMMAND`.

mod apt;
mod book;
mod cache;
mod core;
mod fuzz;
mod games;
mod learn;
mod mutants;
mod new_game;
mod oracle;
mod page;
mod python;
mod run;
mod schema;
mod stage_error;
mod stages;
mod strength;
mod terminal;
mod test;
mod verify;
mod wasm;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask COMMAND

  test       formatting, lints, all tests, the Python package, the core in WebAssembly, the page: what CI runs
  wasm       the core in WebAssembly, and games of each kind in Node (--page: only the page's module; --speed: measures it)
  page       the page in web/dist, with the module in it (--check: and its types, tests, sizes, and all of it in a
             browser; --pictures: pictures of every screen to docs/pictures)
  verify     the long checks: whole perft tables, solutions, strength, the outside oracle
  fuzz       every fuzz target for a while (60 seconds each; --seconds N)
  oracle     compares Oware with OpenSpiel, ply by ply (2500 games; --games N)
  strength   measures every bot against its baseline (2000 games; --games N)
  mutants    puts faults into the code and sees whether the tests notice ([CRATE] --sample N | --all, --seed S)
  new-game   makes a new game from the test kit's small one, and puts it into the list (NAME; --trial: makes one elsewhere
             and holds it to what every game is held to)
  learn      makes what the players of a game have learnt again, from nothing (GAME --seed S, --quick)
  book       works out a game's book of openings, from where it is (GAME --positions N, --nodes N)
  peers      benches beside other people's crates, in the same run; --python beside OpenSpiel and pgx
  schema     writes the TypeScript types and the JSON schema of the wire anew (--check: only compares)
  wheel      the Python package as dist/*.whl
  python     the same, installed into a throw-away environment, with its tests and type checks (-- ARGUMENTS of pytest); --soon as the tests build it
  puzzles    makes puzzles from games of the ladder's players, and proves them ([GAME] --count N --seed S)
  explorer   plays games between strong players and counts their moves ([GAME] --games N --seed S --nodes N)
  terminal   measures how soon the full screen is there and what it costs while idle; --pictures takes the README's pictures
  golden     writes the golden playthroughs anew; read them before you commit";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let command = arguments.first().map_or("", String::as_str);
    let done = match command {
        "test" => test::run(),
        "wasm" if arguments.iter().any(|argument| argument == "--page") => {
            stage_error::settle(wasm::page(), false)
        }
        "wasm" if arguments.iter().any(|argument| argument == "--speed") => wasm::speed(),
        "wasm" => wasm::run(false),
        "page" if arguments.iter().any(|argument| argument == "--check") => page::check(false),
        "page" if arguments.iter().any(|argument| argument == "--pictures") => page::pictures(),
        "page" => page::build(),
        "verify" => verify::run(),
        "fuzz" => fuzz::all(number(&arguments, "--seconds", 60)),
        "oracle" => oracle::compare(number(&arguments, "--games", 2_500)),
        "strength" => strength::run(number(&arguments, "--games", 2_000)),
        "mutants" => mutants::run(&arguments[1..]),
        "new-game" => new_game::run(&arguments[1..]),
        "learn" => learn::run(&arguments[1..]),
        "book" => book::run(&arguments[1..]),
        "peers" if arguments.iter().any(|argument| argument == "--python") => {
            stage_error::settle(python::peers(), false)
        }
        "peers" => run::cargo(&["run", "--release", "--manifest-path", "peers/Cargo.toml"]),
        "schema" if arguments.iter().any(|argument| argument == "--check") => schema::check(),
        "schema" => schema::write(),
        "wheel" => stage_error::settle(python::wheel().map(|wheel| println!("{}", wheel.display())), false),
        "python" if arguments.iter().any(|argument| argument == "--soon") => python::check_sooner(false),
        "python" => stage_error::settle(python::check(&arguments[1..]), false),
        "puzzles" => puzzles(&arguments[1..]),
        "explorer" => explorer(&arguments[1..]),
        "terminal" => terminal::run(&arguments[1..]),
        "golden" => golden(),
        _ => {
            eprintln!("{HELP}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("xtask {command}: {what}");
            ExitCode::FAILURE
        }
    }
}

fn golden() -> Result<(), String> {
    run::cargo_with(&[("TABULEIRO_UPDATE", "1")], &["test", "--workspace", "--test", "it", "playthroughs"])
}

fn puzzles(asked: &[String]) -> Result<(), String> {
    let mut arguments =
        vec!["run", "--release", "--quiet", "--package", "tabuleiro-learn", "--example", "puzzles", "--"];
    arguments.extend(asked.iter().map(String::as_str));
    run::cargo(&arguments)
}

fn explorer(asked: &[String]) -> Result<(), String> {
    let mut arguments =
        vec!["run", "--release", "--quiet", "--package", "tabuleiro-learn", "--example", "explorer", "--"];
    arguments.extend(asked.iter().map(String::as_str));
    run::cargo(&arguments)
}

/// The number after a flag.
fn number(arguments: &[String], flag: &str, usual: u32) -> u32 {
    let given = arguments.windows(2).find(|pair| pair[0] == flag);
    given.and_then(|pair| pair[1].parse().ok()).unwrap_or(usual)
}
