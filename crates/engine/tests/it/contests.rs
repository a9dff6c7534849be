//! Contests, also with programs that fail.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tabuleiro_engine::contest::{Contender, Contest, Results};
use tabuleiro_engine::outside::Budget;
use tabuleiro_engine::{Failure, Outside};
use tabuleiro_games::GAMES;
use tabuleiro_oware::endings::Endings;
use tabuleiro_oware::{Oware, Share};
use tabuleiro_search::{Aids, Leash};
use tabuleiro_table::Setup;

fn contest(one: &str, two: &str) -> Contest {
    let kind = GAMES.find("quantik").expect("it is listed");
    let player = |name| Contender::find(kind, name).expect("a player or a program");
    let (setup, budget) = (Setup::default(), Budget::Nodes(10));
    Contest { kind, setup, players: [player(one), player(two)], aids: kind.aids(), seed: 5, budget }
}

/// A program of a few lines that speaks as it likes.
pub(crate) fn program(name: &str, script: &str) -> String {
    let path = std::env::temp_dir().join(format!("tabuleiro-engine-{}-{name}.sh", std::process::id()));
    std::fs::write(&path, script).expect("a fresh file");
    format!("/bin/sh {}", path.display())
}

pub(crate) const GREETING: &str = "read ugi; echo ugiok; read new; read ready; echo readyok; ";

#[test]
fn games_repeat_with_the_seed_and_swap_the_seats() {
    let contest = contest("level1", "level3");
    let mut results = Results::default();
    for number in 0..20 {
        let game = contest.play(number).expect("it can be held");
        assert_eq!(contest.play(number), Ok(game.clone()));
        results.note(&game);
    }
    assert_eq!(results.games(), 20);
    assert!(results.wins[1] > results.wins[0], "{results:?}");
    assert_eq!(results.score.count(), 10);
}

#[test]
fn a_crash_loses_the_game_and_is_told() {
    let crashing = program("crash", &format!("{GREETING} exit 3"));
    let game = contest("level1", &crashing).play(1).expect("it can be held");
    assert_eq!((game.winner, game.failure), (Some(0), Some(Failure::Crashed(crashing))));
}

#[test]
fn an_illegal_move_loses_the_game_and_is_told() {
    let cheating =
        program("cheat", &format!("{GREETING} read position; read go; echo bestmove A@z9; read more"));
    let game = contest(&cheating, "level1").play(0).expect("it can be held");
    assert_eq!((game.winner, game.failure), (Some(1), Some(Failure::Illegal(cheating, "A@z9".into()))));
}

#[test]
fn an_illegal_move_is_quoted_short_and_steers_no_terminal() {
    let move_text = format!("printf 'bestmove \\033[31m{}\\n'", "x".repeat(3_000));
    let rude = program("rude", &format!("{GREETING} read position; read go; {move_text}; read more"));
    let failure = contest(&rude, "level1").play(0).expect("it can be held").failure.expect("it is illegal");
    let Failure::Illegal(_, text) = &failure else { panic!("{failure:?}") };
    assert_eq!(*text, format!("?[31m{}…", "x".repeat(19)));
    assert!(!failure.to_string().contains(char::is_control), "{failure:?}");
}

#[test]
fn failures_stay_data_in_the_results() {
    let helpless =
        program("helpless2", &format!("{GREETING} read position; read go; echo bestmove none; read more"));
    let contest = contest("level1", &helpless);
    let mut results = Results::default();
    (0..2).for_each(|number| results.note(&contest.play(number).expect("it can be held")));
    assert_eq!(results.failures, [Failure::NoMove(helpless.clone()), Failure::NoMove(helpless)]);
    assert_eq!((results.wins, results.score.pairs[4]), ([2, 0], 1));
}

#[test]
fn a_program_without_a_move_loses_the_game() {
    let helpless =
        program("helpless", &format!("{GREETING} read position; read go; echo bestmove none; read more"));
    let game = contest(&helpless, "level1").play(0).expect("it can be held");
    assert_eq!(game.failure, Some(Failure::NoMove(helpless)));
}

#[test]
fn a_stall_is_noticed() {
    // It listens for ever, and never says anything.
    let silent = program("silent", "while read line; do :; done");
    let stalled = Outside::start_with(&silent, Duration::from_millis(300)).expect_err("it says nothing");
    assert!(matches!(stalled, Failure::Stalled(_, _)), "{stalled:?}");
}

#[test]
fn what_is_no_program_is_told() {
    let missing = Outside::start("/no/such/program").expect_err("it is not there");
    assert!(matches!(missing, Failure::NoProgram(_, _)), "{missing:?}");
    assert!(missing.to_string().ends_with("it is not there."), "{missing}");
    let folder = Outside::start(&std::env::temp_dir().display().to_string()).expect_err("it is a folder");
    assert!(folder.to_string().ends_with("it is not a program that may be run."), "{folder}");
    assert!(matches!(Outside::start("  "), Err(Failure::NoProgram(_, _))));
    assert!(Contender::find(GAMES.find("oware").expect("listed"), "nobody").is_err());
}

/// Two games of a pair have the same seed, and each seat its own, which is none that the table was dealt with.
#[test]
fn whoever_knows_the_seed_can_play_every_game_again() {
    let contest = contest("level1", "level1");
    for number in 0..16 {
        let seed = contest.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(u64::from(number / 2));
        let mut table = contest.kind.open(&contest.setup).expect("it can be opened");
        while let Some(seat) = table.now().0 {
            let player = (seat.index() + number as usize) % 2;
            let own = seed.wrapping_add(1 + seat.index() as u64);
            let thought =
                table.task(&contest.aids).think(contest.players[player].name(), own, &mut Leash::free());
            table.play(&thought.expect("it can think").best.expect("a move")).expect("a legal move");
        }
        let winner = table.now().1.and_then(|outcome| outcome.winner);
        let winner = winner.map(|seat| (seat.index() + number as usize) % 2);
        assert_eq!(contest.play(number).expect("it can be held").winner, winner, "game {number}");
    }
}

/// Endings that know nothing, but count how often they are asked.
#[derive(Default)]
struct Asked(AtomicU64);

impl Endings for Asked {
    fn seeds(&self) -> u8 {
        12
    }

    fn share(&self, _: &Oware) -> Option<Share> {
        self.0.fetch_add(1, Ordering::Relaxed);
        None
    }
}

/// How often the strongest asks for endings in a game against a beginner under this budget: as often as it looks at a position.
fn looks(budget: Budget) -> u64 {
    let kind = GAMES.find("oware").expect("it is listed");
    let player = |name| Contender::find(kind, name).expect("a player");
    let players = [player("grandmaster"), player("beginner")];
    let setup = Setup { position: Some("1-1-1-1-1-1-1-1-1-1-1-1-18-18-S".to_owned()), ..Setup::default() };
    let asked = Arc::new(Asked::default());
    let endings: Arc<dyn Endings> = asked.clone();
    let contest = Contest { kind, setup, players, aids: Aids::none().with(endings), seed: 5, budget };
    assert_eq!(contest.play(0).expect("it can be held").failure, None);
    asked.0.load(Ordering::Relaxed)
}

/// By its own nodes the strongest looks at many positions, by no time at all at hardly any.
#[test]
fn a_time_holds_for_bots_too_and_ends_long_thoughts() {
    let [free, none] = [Budget::Nodes(1), Budget::Time(Duration::ZERO)].map(looks);
    assert!(none > 0 && none * 10 < free, "{none} and {free} looks");
}
