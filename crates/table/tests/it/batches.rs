//! Many games at once, against the same games at tables.

use tabuleiro_game::{Game, Move, Observe, Outcome, Record, Seat, Speak, chance};
use tabuleiro_oolong::Oolong;
use tabuleiro_otrio::Otrio;
use tabuleiro_oware::Oware;
use tabuleiro_quantik::Quantik;
use tabuleiro_search::random;
use tabuleiro_table::batch::{BROKEN_OFF, ENDED, source};
use tabuleiro_table::{Arrays, Batch, BatchError, Kind, LengthError, Setup, SetupError, Tallies};
use tabuleiro_testkit::Morris;
use tabuleiro_testkit::words::assert_said;

use crate::along::{KINDS, from, under, variants};

/// Everything that a batch writes.
#[derive(Clone, PartialEq, Debug)]
struct Room {
    observations: Vec<u8>,
    masks: Vec<u8>,
    rewards: Vec<f32>,
    dones: Vec<u8>,
    turns: Vec<u8>,
    plies: Vec<u32>,
    moves: Vec<u16>,
    last: Vec<u8>,
    last_turns: Vec<u8>,
}

impl Room {
    /// Room for a batch, full of what nobody would write.
    fn of(batch: &dyn Batch) -> Room {
        let (games, sizes) = (batch.games(), batch.sizes());
        Room {
            observations: vec![99; games * sizes.observation()],
            masks: vec![99; games * sizes.space],
            rewards: vec![9.0; games * sizes.seats],
            dones: vec![99; games],
            turns: vec![99; games],
            plies: vec![99; games],
            moves: vec![999; games],
            last: vec![99; games * sizes.observation()],
            last_turns: vec![99; games],
        }
    }

    fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            dones: &mut self.dones,
            turns: &mut self.turns,
            plies: Some(&mut self.plies),
            moves: Some(&mut self.moves),
            last_observations: Some(&mut self.last),
            last_turns: Some(&mut self.last_turns),
        }
    }
}

fn begin(kind: &'static dyn Kind, setup: &Setup, games: usize, seed: u64) -> Box<dyn Batch> {
    kind.batch(setup, games, seed).unwrap_or_else(|error| panic!("{} {setup:?}: {error:?}", kind.name()))
}

fn kind_of<G: Game>() -> &'static dyn Kind {
    KINDS.find(G::NAME).expect("it is in the list")
}

/// The result of a game at a table: by the rules, or broken off.
fn result<G: Game>(record: &Record<G>) -> Option<(Outcome, u8)> {
    let limit = record.start().move_limit();
    let is_long = limit.is_some_and(|limit| record.ply() >= limit as usize);
    let by_rules = record.outcome().map(|outcome| (outcome, ENDED));
    by_rules.or(is_long.then_some((Outcome::DRAW, BROKEN_OFF)))
}

fn rewards(seats: u8, outcome: Option<Outcome>) -> Vec<f32> {
    let winner = outcome.and_then(|outcome| outcome.winner);
    let reward = |seat| winner.map_or(0.0, |winner| if winner == seat { 1.0 } else { -1.0 });
    Seat::all(seats).map(reward).collect()
}

/// Holds what was written of one game against its record.
fn assert_written<G: Observe>(room: &Room, game: usize, record: &Record<G>, ended: Option<(Outcome, u8)>) {
    let at = record.now();
    let told = || format!("game {game} at {at}");
    let mut seen = vec![0; G::shape(at.options()).iter().product()];
    at.observe(&mut seen);
    let mut mask = vec![0; usize::from(G::Move::SPACE)];
    record.legal().iter().for_each(|mv| mask[usize::from(mv.number())] = 1);
    let seats = usize::from(at.seats());
    assert_eq!(room.observations[game * seen.len()..][..seen.len()], seen, "{}", told());
    assert_eq!(room.masks[game * mask.len()..][..mask.len()], mask, "{}", told());
    let wanted = rewards(at.seats(), ended.map(|(outcome, _)| outcome));
    assert_eq!(room.rewards[game * seats..][..seats], wanted, "{}", told());
    assert_eq!(room.dones[game], ended.map_or(0, |(_, done)| done), "{}", told());
    assert_eq!(usize::from(room.turns[game]), at.turn().index(), "{}", told());
    assert_eq!(room.plies[game] as usize, record.ply(), "{}", told());
}

/// Holds what was written of the last position of a game against it.
fn assert_last<G: Observe>(room: &Room, game: usize, at: &G) {
    let mut seen = vec![0; G::shape(at.options()).iter().product()];
    at.observe(&mut seen);
    assert_eq!(room.last[game * seen.len()..][..seen.len()], seen, "game {game} at {at}");
    assert_eq!(usize::from(room.last_turns[game]), at.turn().index());
}

/// Plays random moves in a batch and the same in records; how many games ended in each way.
fn beside_records<G: Observe>(setup: &Setup, games: usize, steps: u32) -> [u32; 3] {
    let mut batch = begin(kind_of::<G>(), setup, games, 3);
    let mut room = Room::of(&*batch);
    let start: G = setup.first().expect("it can be begun");
    let mut records = vec![Record::new(start); games];
    let mut ends = [0; 3];
    let mut rng = random::seeded(1);
    batch.fill(&mut room.arrays()).expect("there is room");
    for _ in 0..steps {
        let moves: Vec<G::Move> = records
            .iter()
            .map(|record| {
                let legal = record.legal();
                legal[chance::below(&mut rng, legal.len() as u32) as usize]
            })
            .collect();
        let numbers: Vec<u16> = moves.iter().map(|mv| mv.number()).collect();
        batch.step(&numbers, &mut room.arrays()).expect("all moves are legal");
        assert_eq!(room.moves, numbers);
        for (game, (record, mv)) in records.iter_mut().zip(moves).enumerate() {
            record.play(mv).expect("the move is legal");
            let ended = result(record);
            if let Some((_, done)) = ended {
                ends[usize::from(done)] += 1;
                ends[0] += u32::from(record.ended_by_repetition());
                assert_last(&room, game, record.now());
                *record = Record::new(start);
            }
            assert_written(&room, game, record, ended);
            assert_eq!(batch.position(game).map(|at| at.text()), Some(record.now().to_string()));
        }
    }
    ends
}

#[test]
fn a_batch_steps_as_the_same_games_at_tables_do() {
    for setup in [Setup::default(), under(&[("rules", "report")])] {
        assert!(beside_records::<Oolong>(&setup, 7, 200)[1] > 0);
        assert!(beside_records::<Quantik>(&setup, 20, 60)[1] > 0);
    }
    let [repeated, ended, _] = beside_records::<Oware>(&Setup::default(), 40, 400);
    assert!(repeated > 0 && ended > repeated, "{repeated} of {ended}");
    for slam in ["takes", "forbidden"] {
        assert!(beside_records::<Oware>(&under(&[("slam", slam)]), 10, 300)[1] > 0);
    }
    for players in ["2", "3", "4"] {
        assert!(beside_records::<Otrio>(&under(&[("players", players)]), 20, 60)[1] > 0);
    }
    let [repeated, ended, _] = beside_records::<Morris>(&Setup::default(), 30, 200);
    assert!(repeated > 0 && ended > repeated, "{repeated} of {ended}");
}

/// By the report's rules two seeds may chase each other for ever.
#[test]
fn a_game_without_an_end_is_broken_off_at_its_limit() {
    let chase = from("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S rules=report");
    let [_, _, broken_off] = beside_records::<Oware>(&chase, 2, 1_001);
    assert!(broken_off > 0);
}

/// The same number of games, steps and seed under any number of threads.
fn on_threads<T: PartialEq + std::fmt::Debug>(
    games: usize,
    run: impl Fn(&mut dyn Batch, &'static dyn Kind) -> T,
) {
    for kind in KINDS.iter() {
        for setup in variants(kind).iter().take(3) {
            let on = |threads| {
                let mut batch = begin(kind, setup, games, 11);
                batch.set_threads(threads);
                run(&mut *batch, kind)
            };
            let alone = on(1);
            for threads in [0, 2, 3, 100] {
                assert_eq!(on(threads), alone, "{} on {threads} threads", kind.name());
            }
        }
    }
}

#[test]
fn steps_do_not_depend_on_the_number_of_threads() {
    on_threads(10, |batch, _| {
        let mut room = Room::of(batch);
        let mut all = Vec::new();
        for _ in 0..40 {
            batch.random_step(&mut room.arrays()).expect("there is room");
            all.push(room.clone());
        }
        (all, batch.random_steps(37), batch.playouts(23, 5), batch.random_steps(3))
    });
}

#[test]
fn random_steps_are_random_moves_made_one_after_another() {
    on_threads(5, |batch, kind| {
        let mut other = begin(kind, &Setup::default(), 5, 11);
        batch.reset(Some(8));
        other.reset(Some(8));
        let mut room = Room::of(&*other);
        let mut moves = 0;
        for _ in 0..90 {
            other.random_step(&mut room.arrays()).expect("there is room");
            moves += 5;
        }
        if other.position(0).map(|at| at.options()) != batch.position(0).map(|at| at.options()) {
            return moves; // begun under other options
        }
        let tallies = batch.random_steps(90);
        assert_eq!(tallies.moves, moves);
        for game in 0..5 {
            assert_eq!(batch.position(game), other.position(game), "{}", kind.name());
        }
        tallies.games()
    });
}

/// The same games, walked by hand.
fn by_hand<G: Game>(setup: &Setup, games: u64, seed: u64, is_dealt: bool) -> Tallies {
    let mut tallies = Tallies::default();
    for number in 0..games {
        let mut rng = source(seed, number);
        let mut start: G = setup.first().expect("it can be begun");
        if is_dealt {
            start = G::start(G::deal(start.options(), &mut rng));
        }
        let mut record = Record::new(start);
        while result(&record).is_none() {
            record.play(record.now().sample(&mut rng).expect("a move")).expect("a legal one");
        }
        tallies.moves += record.ply() as u64;
        match result(&record).and_then(|(outcome, _)| outcome.winner) {
            Some(seat) => tallies.wins[seat.index()] += 1,
            None => tallies.draws += 1,
        }
    }
    tallies
}

fn assert_by_hand<G: Game>(setup: &Setup, is_dealt: bool) {
    let batch = begin(kind_of::<G>(), setup, 1, 0);
    let before = batch.position(0);
    for (games, seed) in [(0, 1), (1, 2), (150, 3)] {
        let tallies = batch.playouts(games, seed);
        assert_eq!(tallies, by_hand::<G>(setup, games, seed, is_dealt), "{} {setup:?}", G::NAME);
        assert_eq!(tallies.games(), games);
    }
    assert_eq!(batch.position(0), before, "the games of the batch stay as they are");
}

#[test]
fn playouts_are_whole_games_as_they_are_walked_by_hand() {
    let (plain, report) = (Setup::default(), under(&[("rules", "report")]));
    let dealt = Setup { deal: Some(4), ..Setup::default() };
    assert_by_hand::<Oolong>(&plain, false);
    assert_by_hand::<Oolong>(&dealt, true);
    assert_by_hand::<Oolong>(&Setup { deal: Some(4), ..under(&[("markers", "RRUC-BGKJ")]) }, false);
    for setup in [&plain, &report] {
        assert_by_hand::<Quantik>(setup, false);
        assert_by_hand::<Oware>(setup, false);
    }
    assert_by_hand::<Oware>(&from("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S rules=report"), false);
    assert_by_hand::<Otrio>(&under(&[("players", "3")]), false);
    assert_by_hand::<Morris>(&plain, false);
}

#[test]
fn where_chance_deals_every_game_is_dealt_otherwise() {
    let dealt = Setup { deal: Some(1), ..Setup::default() };
    let mut batch = begin(kind_of::<Oolong>(), &dealt, 20, 1);
    let texts =
        |batch: &dyn Batch| (0..20).filter_map(|game| Some(batch.position(game)?.text())).collect::<Vec<_>>();
    let first = texts(&*batch);
    assert!((1..20).filter(|&game| first[game] != first[0]).count() > 15);
    batch.reset(None);
    assert_ne!(texts(&*batch), first);
    batch.reset(Some(1));
    assert_eq!(texts(&*batch), first);
}

/// The positions of so many games.
fn texts(batch: &dyn Batch) -> Vec<String> {
    (0..batch.games()).filter_map(|game| Some(batch.position(game)?.text())).collect()
}

#[test]
fn each_game_can_begin_and_begin_anew_at_a_position_of_its_own() {
    for kind in KINDS.iter() {
        let starts: Vec<String> = (0..9)
            .map(|seed| crate::along::game(kind, &Setup::default(), seed, 3).state(3).position)
            .collect();
        let mut batch = kind.batch_at(&starts, 5).expect("they go on");
        assert_eq!(texts(&*batch), starts);
        let mut room = Room::of(&*batch);
        let mut begun = 0;
        for _ in 0..200 {
            batch.random_step(&mut room.arrays()).expect("there is room");
            for (game, text) in texts(&*batch).iter().enumerate().filter(|(game, _)| room.dones[*game] > 0) {
                assert_eq!(*text, starts[game], "{}: it begins anew where it began", kind.name());
                begun += 1;
            }
        }
        assert!(begun > 0, "{}", kind.name());
        // The same moves by themselves, on more threads.
        let mut again = kind.batch_at(&starts, 5).expect("they go on");
        again.set_threads(4);
        again.random_steps(200);
        assert_eq!(texts(&*again), texts(&*batch), "{}", kind.name());
        let alone: Tallies = batch.playouts(18, 2);
        assert_eq!((alone.games(), alone), (18, again.playouts(18, 2)), "{}", kind.name());
    }
}

#[test]
fn positions_that_cannot_be_stepped_together_are_refused() {
    let kind = kind_of::<Otrio>();
    let at = |words: &[(&str, &str)]| kind.position(&under(words)).expect("a position").text();
    let (three, four) = (at(&[("players", "3")]), at(&[("players", "4")]));
    let over = "rgb,gbg,brr/p..,p..,.../...,...,... p".to_owned();
    for wrong in [vec![three.clone(), four], vec![three, "nonsense".to_owned()], vec![over], Vec::new()] {
        match kind.batch_at(&wrong, 0).map(|_| ()) {
            Err(error) => assert_said(&error.message()),
            Ok(()) => panic!("{wrong:?} began"),
        }
    }
}

#[test]
fn a_single_game_begins_anew_and_the_others_go_on() {
    for kind in KINDS.iter() {
        let mut batch = begin(kind, &Setup::default(), 6, 1);
        let start = texts(&*batch);
        batch.random_steps(3);
        let mut room = Room::of(&*batch);
        batch.random_step(&mut room.arrays()).expect("there is room");
        let (before, written) = (texts(&*batch), room.clone());
        batch.restart(4, &mut room.arrays()).expect("there is room");
        batch.restart(6, &mut room.arrays()).expect("nothing happens");
        assert_eq!(room.plies, [4, 4, 4, 4, 0, 4], "{}", kind.name());
        assert_eq!((room.turns[4], &room.moves), (0, &written.moves));
        let wanted: Vec<&String> =
            (0..6).map(|game| if game == 4 { &start[game] } else { &before[game] }).collect();
        assert_eq!(texts(&*batch).iter().collect::<Vec<_>>(), wanted, "{}", kind.name());
    }
}

#[test]
fn a_copy_goes_on_by_itself_with_the_same_chance() {
    for kind in KINDS.iter() {
        let mut batch = begin(kind, &Setup::default(), 6, 1);
        batch.random_steps(20);
        let mut copy = batch.clone();
        let before = texts(&*batch);
        let came = copy.random_steps(70);
        assert_eq!(texts(&*batch), before, "{}", kind.name());
        assert_eq!((batch.random_steps(70), texts(&*batch)), (came, texts(&*copy)), "{}", kind.name());
    }
}

#[test]
fn a_batch_that_was_saved_goes_on_as_if_nothing_had_happened() {
    for kind in KINDS.iter() {
        let dealt = Setup { deal: Some(1), ..Setup::default() };
        let each: Vec<String> = (0..6)
            .map(|seed| crate::along::game(kind, &Setup::default(), seed, 2).state(2).position)
            .collect();
        let begun = [
            begin(kind, &Setup::default(), 6, 1),
            begin(kind, &dealt, 6, 1),
            kind.batch_at(&each, 1).expect("they go on"),
        ];
        for mut batch in begun {
            batch.random_steps(45);
            let saved = batch.saved();
            let mut again = kind.resume(&saved).unwrap_or_else(|why| panic!("{}: {why:?}", kind.name()));
            assert_eq!(again.saved(), saved);
            assert_eq!(again.random_steps(300), batch.random_steps(300), "{}", kind.name());
            assert_eq!(again.saved(), batch.saved(), "{}", kind.name());
            // Whatever is broken in it is told, and nothing breaks.
            for cut in (0..saved.len()).step_by(saved.len() / 40 + 1) {
                if let Err(error) = kind.resume(&saved[..cut]).map(|_| ()) {
                    assert_said(&error.message());
                }
                let spoilt = format!("{}\t{}", &saved[..cut], &saved[cut..]);
                let _ = kind.resume(&spoilt).map(|mut batch| batch.random_steps(50));
            }
        }
    }
}

#[test]
fn a_move_that_is_refused_changes_nothing_in_any_game() {
    for kind in KINDS.iter() {
        let mut batch = begin(kind, &Setup::default(), 9, 2);
        batch.random_steps(3);
        for threads in [1, 3] {
            batch.set_threads(threads);
            let mut room = Room::of(&*batch);
            let at: Vec<_> = (0..9).filter_map(|game| batch.position(game)).collect();
            let mut moves: Vec<u16> = at.iter().map(|at| at.numbers()[0]).collect();
            let space = at[0].space() as u16;
            let illegal =
                (0..=space).find(|number| !at[4].numbers().contains(number)).expect("not all are legal");
            for (game, number) in [(8, u16::MAX), (7, space), (4, illegal)] {
                moves[game] = number;
                let untouched = room.clone();
                let refusal = at[game].play_number(number).expect_err("it is refused");
                let fault = batch.step(&moves, &mut room.arrays()).expect_err("one move is refused");
                assert_said(&fault.message());
                assert!(fault.to_string().contains(&refusal.to_string()), "{fault}");
                assert_eq!(fault, BatchError::Refused { game, refusal });
                assert_eq!(room, untouched);
                assert!(
                    (0..9).all(|game| batch.position(game).as_ref() == Some(&at[game])),
                    "{}",
                    kind.name()
                );
            }
        }
    }
}

/// What came of a step with an array that is too short by one, or too long.
fn with_wrong(spoil: impl Fn(&mut Room)) -> LengthError {
    let mut batch = begin(kind_of::<Oware>(), &Setup::default(), 3, 1);
    let mut room = Room::of(&*batch);
    spoil(&mut room);
    let before = room.clone();
    let faults = [
        batch.step(&[0, 0, 0], &mut room.arrays()),
        batch.random_step(&mut room.arrays()),
        batch.fill(&mut room.arrays()),
    ];
    assert_eq!(room, before);
    assert!(faults.iter().all(|fault| *fault == faults[0]), "{faults:?}");
    match faults.into_iter().next() {
        Some(Err(BatchError::Length(wrong))) => wrong,
        other => panic!("{other:?}"),
    }
}

#[test]
fn arrays_of_another_length_are_refused() {
    let wrong = |array, wanted, found| LengthError { array, wanted, found };
    assert_eq!(with_wrong(|room| room.observations.push(0)), wrong("observations", 108, 109));
    assert_eq!(with_wrong(|room| room.masks.truncate(35)), wrong("masks", 36, 35));
    assert_eq!(with_wrong(|room| room.rewards.clear()), wrong("rewards", 6, 0));
    assert_eq!(with_wrong(|room| room.dones.push(0)), wrong("dones", 3, 4));
    assert_eq!(with_wrong(|room| room.turns.push(0)), wrong("turns", 3, 4));
    assert_eq!(with_wrong(|room| room.plies.truncate(2)), wrong("plies", 3, 2));
    assert_eq!(with_wrong(|room| room.moves.truncate(2)), wrong("moves", 3, 2));
    let mut batch = begin(kind_of::<Oware>(), &Setup::default(), 3, 1);
    let mut room = Room::of(&*batch);
    let fault = batch.step(&[0, 0], &mut room.arrays()).expect_err("a move is missing");
    assert_eq!(fault, BatchError::Length(wrong("moves", 3, 2)));
    assert_said(&fault.message());
}

#[test]
fn a_batch_begins_with_some_games_that_go_on() {
    let kind = kind_of::<Quantik>();
    for games in [0, 1_000_001, usize::MAX] {
        let error = kind.batch(&Setup::default(), games, 1).err().expect("not so many");
        assert!(matches!(error, SetupError::Usage(_)));
        assert_said(&error.message());
    }
    let over = kind.batch(&from("D..A/bCdA/.Bad/...b"), 2, 1).err().expect("the game is over there");
    assert!(matches!(over, SetupError::Position(_)));
    assert_said(&over.message());
    assert!(kind.batch(&from("nonsense"), 2, 1).is_err());
    let batch = begin(kind, &Setup::default(), 2, 1);
    assert_eq!((batch.kind().name(), batch.games(), batch.position(2)), ("quantik", 2, None));
}

#[test]
fn every_game_is_stepped_by_its_own_move_on_any_number_of_threads() {
    for kind in KINDS.iter() {
        let mut alone = begin(kind, &Setup::default(), 7, 3);
        alone.random_steps(2);
        let mut shared = alone.clone();
        shared.set_threads(3);
        let at: Vec<_> = (0..7).filter_map(|game| alone.position(game)).collect();
        let moves: Vec<u16> =
            at.iter().enumerate().map(|(game, at)| at.numbers()[game % at.numbers().len()]).collect();
        let [mut one, mut other] = [Room::of(&*alone), Room::of(&*shared)];
        alone.step(&moves, &mut one.arrays()).expect("they are legal");
        shared.step(&moves, &mut other.arrays()).expect("they are legal");
        assert_eq!(one, other, "{}", kind.name());
        assert_eq!(texts(&*alone), texts(&*shared), "{}", kind.name());
        for game in 0..7 {
            let mut moves: Vec<u16> =
                (0..7).map(|game| shared.position(game).expect("it is there").numbers()[0]).collect();
            moves[game] = u16::MAX;
            let fault = shared.step(&moves, &mut other.arrays()).expect_err("one move is refused");
            assert!(matches!(fault, BatchError::Refused { game: found, .. } if found == game), "{fault}");
        }
    }
}

#[test]
fn whoever_does_not_ask_for_everything_is_written_the_rest() {
    let mut batch = begin(KINDS.find("oware").expect("it is listed"), &Setup::default(), 3, 1);
    let mut whole = Room::of(&*batch);
    batch.fill(&mut whole.arrays()).expect("there is room");
    let mut room = Room::of(&*batch);
    let few = Arrays { plies: None, moves: None, last_observations: None, last_turns: None, ..room.arrays() };
    batch.random_step(&mut { few }).expect("what is not asked for needs no room");
    assert_eq!(room.plies, [99; 3]);
    assert_ne!(room.observations, whole.observations);
}
