//! The state of a contest as text.

use std::time::Duration;

use tabuleiro_engine::contest::{Contender, Contest, Game};
use tabuleiro_engine::failure::Hindrance;
use tabuleiro_engine::outside::Budget;
use tabuleiro_engine::state::{StateError, read, write};
use tabuleiro_engine::{ContestState, Failure};
use tabuleiro_games::GAMES;
use tabuleiro_table::Setup;

const RIVAL: &str = "./rival --fast \\ \n x";

fn contest() -> Contest {
    let kind = GAMES.find("quantik").expect("it is listed");
    Contest {
        kind,
        setup: Setup { words: vec![("rules".into(), "report".into())], position: None, deal: Some(5) },
        players: [Contender::Bot("level3".into()), Contender::Program(RIVAL.into())],
        aids: kind.aids(),
        seed: u64::MAX,
        budget: Budget::Time(Duration::from_millis(1_050)),
    }
}

fn game(winner: Option<usize>, failure: Option<Failure>) -> Game {
    Game { winner, failure }
}

/// A contest with a game of every kind.
fn state() -> ContestState {
    let rival = || RIVAL.to_owned();
    let games = vec![
        game(Some(0), None),
        game(Some(1), None),
        game(None, None),
        game(Some(0), Some(Failure::Stalled(rival(), 10))),
        game(Some(0), Some(Failure::illegal(&rival(), "\u{1b}\\ A@z9 …"))),
        game(Some(0), Some(Failure::NoProgram(rival(), Hindrance::Other("out of\nroom".into())))),
        game(Some(1), Some(Failure::NoMove("level3".into()))),
    ];
    ContestState { games, ..ContestState::new(&contest()) }
}

#[test]
fn a_state_comes_back_from_its_text_with_its_failures() {
    let budgets = [
        None,
        Some(Budget::Nodes(u64::MAX)),
        Some(Budget::Time(Duration::new(3, 1))),
        Some(Budget::Time(Duration::from_mins(1))),
        Some(Budget::Time(Duration::MAX)),
    ];
    for budget in budgets {
        for position in [None, Some("..../..../..../.... rules=report".to_owned())] {
            let state = ContestState { budget, position, ..state() };
            assert_eq!(read(write(&state)), Ok(state));
        }
    }
    let results = read(write(&state())).expect("it is whole").results();
    assert_eq!((results.games(), results.wins, results.draws, results.failures.len()), (7, [4, 2], 1, 4));
}

#[test]
fn the_text_can_be_read_by_a_person_too() {
    let text = write(&state());
    let expected = "tabuleiro duel 1\ngame quantik\nplayer bot level3\nplayer program ./rival --fast \\\\ \\u{a} x\n\
        seed 18446744073709551615\nbudget time 1.05\noption rules report\ngames\n1\n2\n=\n1 stalled 10\n";
    assert!(text.starts_with(expected), "{text}");
    assert!(text.ends_with("\n2 no-move\n") && text.lines().count() == 15, "{text}");
}

#[test]
fn a_state_goes_on_only_with_its_own_contest() {
    let asked = contest();
    assert_eq!(state().check(&asked), Ok(()));
    let other = |what, change: &dyn Fn(&mut Contest)| {
        let mut asked = contest();
        change(&mut asked);
        let error = state().check(&asked).expect_err(what);
        assert!(matches!(&error, StateError::Other(found, _, _) if *found == what), "{what}: {error}");
        assert!(error.to_string().ends_with('.'));
    };
    other("game", &|asked| asked.kind = GAMES.find("oware").expect("it is listed"));
    other("player", &|asked| asked.players.swap(0, 1));
    other("player", &|asked| asked.players[1] = Contender::Bot(RIVAL.into()));
    other("seed", &|asked| asked.seed = 1);
    other("budget", &|asked| asked.budget = Budget::Nodes(1_050));
    other("budget", &|asked| asked.budget = Budget::Time(Duration::from_millis(1_051)));
    other("option", &|asked| asked.setup.words.clear());
    other("position", &|asked| asked.setup.position = Some("A.../..../..../....".into()));
}

#[test]
fn the_order_of_options_does_not_matter() {
    let mut asked = contest();
    asked.setup.words = vec![("a".into(), "1".into()), ("b".into(), "2".into())];
    let state = ContestState::new(&asked);
    asked.setup.words.reverse();
    assert_eq!(state.check(&asked), Ok(()));
}

#[test]
fn the_form_before_this_one_is_still_read() {
    let state = read("duel quantik [level1] [./rival --fast] seed 5  start\n12=1\n").expect("it is whole");
    assert_eq!(state.players, [Contender::Bot("level1".into()), Contender::Program("./rival --fast".into())]);
    assert_eq!((state.game.as_str(), state.seed, state.budget), ("quantik", 5, None));
    assert_eq!((state.words.len(), state.position.clone()), (0, None));
    assert_eq!((state.results().wins, state.results().draws), ([2, 1], 1));

    let text =
        "duel otrio [a] [b] seed 7 players=2 rules=book ...,...,.../...,...,.../...,...,... r players=2\n";
    let state = read(text).expect("it is whole");
    assert_eq!(state.words, [("players".into(), "2".into()), ("rules".into(), "book".into())]);
    assert_eq!(state.position.as_deref(), Some("...,...,.../...,...,.../...,...,... r players=2"));
    assert!(state.games.is_empty());
}

#[test]
fn the_old_form_goes_on_with_any_budget_but_with_no_other_seed() {
    let mut asked = contest();
    asked.players[1] = Contender::Bot("level1".into());
    let old = read("duel quantik [level3] [level1] seed 18446744073709551615 rules=report start\n1=")
        .expect("it is whole");
    assert_eq!(old.check(&asked), Ok(()));
    let state = ContestState { games: old.games.clone(), ..ContestState::new(&asked) };
    assert_eq!(read(write(&state)), Ok(state));
    asked.seed = 1;
    assert!(matches!(old.check(&asked), Err(StateError::Other("seed", _, _))));
}

#[test]
fn nothing_else_is_taken_for_a_state() {
    assert_eq!(read([0xff, 0xd8, 0xff, 0xe0]), Err(StateError::NotText));
    for text in ["", "\n", "hello\n", "duels\n", "tabuleiro duels 1\n", "\u{feff}tabuleiro duel 1\n"] {
        assert_eq!(read(text), Err(StateError::NoState), "{text}");
    }
    for text in ["tabuleiro duel 2\n", "tabuleiro duel 1 \n", "tabuleiro duel \n"] {
        assert!(matches!(read(text), Err(StateError::Version(_))), "{text}");
    }
    for text in [
        "duel quantik\n",
        "duel quantik [a] [b] seed x  start\n",
        "duel quantik [a] [b] seed 5\n",
        "duel quantik [a] [b] [c] seed 5  start\n",
        "duel quantik [a] [b] seed 5  start\n12x",
        "duel quantik [a] [b] seed 5  start\n12\n1",
    ] {
        assert!(matches!(read(text), Err(StateError::Line(_, _))), "{text}");
    }
}

#[test]
fn a_damaged_line_is_named_and_nothing_is_guessed() {
    let text = write(&state());
    let lines: Vec<&str> = text.lines().collect();
    let with = |number: usize, line: &str| {
        let mut lines = lines.clone();
        lines[number - 1] = line;
        lines.join("\n") + "\n"
    };
    for (number, line) in [
        (2, "game"),
        (2, "seed 5"),
        (3, "player level3"),
        (3, "player human x"),
        (3, "player bot \\x"),
        (5, "seed -1"),
        (6, "budget nodes"),
        (6, "budget nodes x"),
        (6, "budget time 1.0000000001"),
        (6, "budget time 1.-5"),
        (6, "budget time x"),
        (7, "option rules"),
        (7, "what is this"),
        (9, "3"),
        (9, ""),
        (9, "1 "),
        (9, "1 crashed loudly"),
        (11, "= crashed"),
        (12, "1 stalled"),
        (12, "1 illegal \\"),
    ] {
        let found = match (number, line) {
            (2, "seed 5") => 5, // it is the second seed that is too many
            _ => number,
        };
        match read(with(number, line)) {
            Err(StateError::Line(at, _)) => assert_eq!(at, found, "{line}"),
            other => panic!("“{line}” gave {other:?}"),
        }
    }
}

#[test]
fn a_state_that_lost_its_end_is_refused() {
    let text = write(&state());
    for end in 1..text.len() {
        let Some(part) = text.get(..end) else { continue };
        // Cut after a whole game it is simply the state before the next one.
        let is_whole = part.ends_with('\n') && part.contains("\ngames\n");
        assert_eq!(read(part).is_ok(), is_whole, "{part}");
    }
    assert_eq!(
        read("tabuleiro duel 1\ngame oware\nplayer bot a\nseed 1\ngames\n"),
        Err(StateError::Missing("player"))
    );
}

#[test]
fn errors_are_sentences_and_quote_short() {
    let long = "\u{1b}".repeat(500);
    for error in [
        StateError::NotText,
        StateError::NoState,
        StateError::Version(long.clone()),
        StateError::Missing("seed"),
        StateError::Line(7, long.clone()),
        StateError::Cut,
        StateError::Other("position", long.clone(), long),
    ] {
        let told = error.to_string();
        assert!(told.ends_with('.') && told.len() < 200 && !told.contains(char::is_control), "{told:?}");
    }
}
