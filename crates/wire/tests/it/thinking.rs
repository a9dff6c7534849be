//! Thoughts, judgements and solutions, asked for over the wire.

use tabuleiro_wire::answer::Attempted;
use tabuleiro_wire::ask::Thinking;
use tabuleiro_wire::thought::Value;
use tabuleiro_wire::{Answer, Ask, Judgement, Solved, Thought};

use crate::face::{Face, KINDS, OPENINGS, Open, answered, opening, spoken};

fn think(face: &mut Face, bot: Option<&str>, seed: u64, nodes: Option<u64>) -> Thought {
    let think = Thinking::Level { name: bot.map(str::to_owned), seed, nodes };
    answered!(face.ask(Ask::Think(think)), Answer::Thought { thought } => thought)
}

fn analyse(face: &mut Face, nodes: u64) -> Vec<Judgement> {
    answered!(face.ask(Ask::Think(Thinking::Analyse { nodes })), Answer::Judged { moves } => moves)
}

fn solve(face: &mut Face, nodes: u64) -> Option<Solved> {
    answered!(face.ask(Ask::Think(Thinking::Solve { nodes })), Answer::Solved { solved } => solved)
}

#[test]
fn every_player_of_every_game_thinks_and_repeats_itself_within_its_nodes() {
    for kind in KINDS.iter() {
        let mut face = Face::at(kind.name(), "");
        face.wander(4, &mut tabuleiro_search::random::seeded(2));
        let before = face.everything();
        let texts: Vec<String> = face.choices().into_iter().map(|choice| choice.text).collect();
        for bot in kind.bots() {
            let thought = think(&mut face, Some(bot.name), 11, Some(300));
            assert_eq!(think(&mut face, Some(bot.name), 11, Some(300)), thought, "{}", bot.name);
            let best = thought.best.expect("it has a move");
            assert!(texts.contains(&best), "{} {}: {best}", kind.name(), bot.name);
            assert_eq!(thought.proven, thought.value.is_some());
        }
        assert_eq!(face.everything(), before, "thinking changes nothing");
    }
}

#[test]
fn seeds_make_a_difference_and_the_bot_to_move_has_its_own() {
    let mut face = Face::at("otrio", "");
    let bests: std::collections::BTreeSet<_> =
        (0..20).map(|seed| think(&mut face, Some("random"), seed, None).best).collect();
    assert!(bests.len() > 1, "a random player plays at random");
    let players = vec!["random".to_owned(), "random".to_owned()];
    let mut first = |seed: u64| {
        face.open(Open { players: players.clone(), seed, ..opening("otrio", "") });
        think(&mut face, None, 99, None).best
    };
    let all: std::collections::BTreeSet<_> = (0..20).map(&mut first).collect();
    assert!(all.len() > 1, "the session's seed decides");
    assert_eq!(first(4), first(4));
}

#[test]
fn nobody_to_move_asks_the_usual_player() {
    for kind in KINDS.iter() {
        let mut face = Face::at(kind.name(), "");
        let usual = think(&mut face, Some(kind.usual()), 3, Some(200));
        assert_eq!(think(&mut face, None, 3, Some(200)), usual);
    }
}

#[test]
fn every_legal_move_is_judged() {
    for (game, options) in OPENINGS {
        let mut face = Face::at(game, options);
        face.wander(6, &mut tabuleiro_search::random::seeded(10));
        let mut texts: Vec<String> = face.choices().into_iter().map(|choice| choice.text).collect();
        let judged = analyse(&mut face, 2_000);
        judged.iter().filter_map(|one| one.why.as_ref()).for_each(|why| drop(spoken(why)));
        assert!(judged.iter().all(|one| one.proven == one.value.is_some()));
        let mut found: Vec<String> = judged.into_iter().map(|one| one.text).collect();
        texts.sort();
        found.sort();
        assert_eq!(found, texts, "{game}");
    }
}

#[test]
fn a_win_at_once_is_solved_and_judged_so() {
    let mut face = Face::at_position("morris", "ww./bb./... w");
    let solved = solve(&mut face, 1_000_000).expect("a small game");
    assert_eq!((solved.value, solved.plies), (Value::Win, Some(1)));
    assert_eq!(solved.line, ["c3"]);
    let best = &analyse(&mut face, 1_000_000)[0];
    assert_eq!((best.text.as_str(), best.value, best.plies), ("c3", Some(Value::Win), Some(1)));
}

/// A game after so many random moves that is not over yet.
fn under_way(game: &str, moves: usize) -> Face {
    let wandered = |seed| {
        let mut face = Face::at(game, "");
        face.wander(moves, &mut tabuleiro_search::random::seeded(seed));
        face.view().verdict.is_none().then_some(face)
    };
    (0..100).find_map(wandered).expect("some game lasts so long")
}

#[test]
fn endings_are_solved_as_they_are_judged() {
    for (game, moves) in [("quantik", 7), ("otrio", 14), ("morris", 4)] {
        let mut face = under_way(game, moves);
        let solved = solve(&mut face, 20_000_000).unwrap_or_else(|| panic!("{game} was not solved"));
        let judged = analyse(&mut face, 20_000_000);
        assert_eq!(judged[0].value, Some(solved.value), "{game}");
        assert!(solved.line.iter().take(1).all(|first| judged.iter().any(|one| one.text == *first)));
    }
}

#[test]
fn a_game_that_is_over_has_nothing_to_think_about() {
    let mut face = Face::at("morris", "");
    face.wander(2_000, &mut tabuleiro_search::random::seeded(5));
    assert!(face.view().verdict.is_some());
    assert_eq!(
        face.fault(Ask::Think(Thinking::Level { name: None, seed: 0, nodes: None })).code,
        "table-over"
    );
    assert_eq!(analyse(&mut face, 100), []);
    assert_eq!(solve(&mut face, 100), None);
}

#[test]
fn a_pulled_stop_cuts_one_thought_short() {
    let mut face = Face::new();
    let position = Some("3-0-2-9-1-0-6-1-4-3-0-4-9-6-S".to_owned()); // no book knows it
    face.open(Open { position, ..opening("oware", "") });
    let bot = KINDS.find("oware").and_then(|kind| kind.bots().last().map(|card| card.name));
    let bot = bot.expect("the strongest");
    let whole = think(&mut face, Some(bot), 1, Some(50_000));
    let stop = face.desk.stop();
    stop.pull();
    let cut = think(&mut face, Some(bot), 1, Some(50_000));
    assert!(cut.best.is_some(), "there is always a move");
    assert!(cut.nodes < whole.nodes, "{} of {}", cut.nodes, whole.nodes);
    stop.pull();
    assert_eq!(think(&mut face, Some(bot), 1, Some(50_000)), whole, "pulled too late, it does no harm");
    face.desk.stop().pull();
    assert_eq!(solve(&mut face, u64::MAX), None);
    face.desk.stop().pull();
    assert_eq!(analyse(&mut face, u64::MAX).len(), face.choices().len());
}

#[test]
fn a_mistake_says_what_it_gives_away() {
    // Whoever is to move wins at once with some moves, and not with others.
    let mut face = Face::at_position("quantik", "AbC./..../..../d...");
    let judged = analyse(&mut face, 100_000);
    assert_eq!((judged[0].value, judged[0].grade), (Some(Value::Win), None), "{judged:?}");
    let lost =
        judged.iter().find(|one| one.proven && one.value == Some(Value::Loss)).expect("some move loses");
    assert_eq!(lost.grade, Some(tabuleiro_wire::review::Grade::Blunder));
    assert_eq!((judged[0].chance, lost.chance), (Some(1000), Some(0)));
}

#[test]
fn puzzles_are_judged_by_their_whole_line() {
    let mut face = Face::new();
    for game in ["oolong", "quantik", "oware", "otrio"] {
        let ask = Ask::Catalogue(tabuleiro_wire::ask::Catalogue::Puzzles { game: game.to_owned() });
        let puzzles = answered!(face.ask(ask), Answer::Puzzles { puzzles } => puzzles);
        for puzzle in puzzles.iter().take(6) {
            let mut attempt = |moves: &[String]| {
                let (puzzle, moves) = (puzzle.id.clone(), moves.to_vec());
                let ask = Ask::Think(Thinking::Attempt { puzzle, moves, nodes: 100_000 });
                answered!(face.ask(ask), Answer::Attempted { attempt, expected } => (attempt, expected))
            };
            let mut own: Vec<String> = Vec::new();
            while let (went, Some(next)) = attempt(&own) {
                assert!(matches!(went, Attempted::GoOn { .. }), "{}: {went:?}", puzzle.id);
                own.push(next);
            }
            assert_eq!(attempt(&own).0, Attempted::Solved, "{}", puzzle.id);
            assert_eq!(own[0], puzzle.solution[0]);
            let mut wrong = Face::at_position(game, &puzzle.position);
            let other =
                wrong.choices().into_iter().find(|choice| choice.text != own[0]).expect("another move");
            let (went, expected) = attempt(std::slice::from_ref(&other.text));
            let Attempted::Wrong { line } = went else { panic!("{}: {went:?}", puzzle.id) };
            assert_eq!((line[0].as_str(), expected), (other.text.as_str(), Some(own[0].clone())));
        }
    }
    let ask = Thinking::Attempt { puzzle: "chess-0001".to_owned(), moves: Vec::new(), nodes: 1 };
    assert_eq!(face.fault(Ask::Think(ask)).code, "wire-unknown-puzzle");
}

#[test]
fn a_level_is_asked_whether_it_agrees_to_a_draw() {
    let mut face = Face::new();
    face.open(Open { players: vec!["human".to_owned(), "casual".to_owned()], ..opening("oware", "") });
    let answer = face.ask(Ask::Think(Thinking::Draw { seat: 1 }));
    assert!(!answered!(answer, Answer::Draw { yes } => yes), "nobody agrees before anything has happened");
}

#[test]
fn the_host_says_how_long_anybody_may_think() {
    let mut face = Face::new();
    face.desk = tabuleiro_wire::Desk::new(*KINDS).within(500);
    face.open(opening("oware", ""));
    let strongest = KINDS.find("oware").and_then(|kind| kind.bots().last().map(|card| card.name));
    assert!(think(&mut face, strongest, 1, Some(1_000_000)).nodes < 5_000);
}
