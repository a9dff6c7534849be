//! Random games by the fast path: to the end they are those of the plain rules.

use tabuleiro_game::{Game, Outcome, Rng, Rules, Seat};
use tabuleiro_oolong::{Oolong, OolongOptions};
use tabuleiro_search::{Random, random};

use crate::laws::start;

/// Where a game by the plain rules comes to, and how many moves that takes.
fn move_by_move(start: &Oolong, rng: &mut Random) -> (Oolong, u32) {
    let (mut at, mut made) = (*start, 0);
    while let Some(mv) = at.sample(rng) {
        at.apply(mv);
        made += 1;
    }
    (at, made)
}

/// Both ways from the same position with the same seed; where they come to.
fn both_ways(start: &Oolong, seed: u64) -> Oolong {
    let [mut slow_rng, mut fast_rng] = [seed, seed].map(random::seeded);
    let (end, made) = move_by_move(start, &mut slow_rng);
    let mut fast = *start;
    assert_eq!(fast.play_out(u32::MAX, &mut fast_rng), made, "from {start} with the seed {seed}");
    assert_eq!(fast, end, "from {start} with the seed {seed}");
    assert_eq!(fast_rng, slow_rng, "from {start} with the seed {seed}");
    end
}

#[test]
fn thousands_of_games_with_all_markers_end_alike_by_both_rules() {
    let mut results = [0; 3];
    for rules in [Rules::Book, Rules::Report] {
        for seed in 0..6_000 {
            let options = OolongOptions::new(rules, OolongOptions::default().markers());
            let start = Oolong::start(Oolong::deal(options, &mut random::seeded(!seed)));
            let end = both_ways(&start, seed);
            assert!(end.options().rules() == rules && end.outcome().is_some());
            results[end.outcome().and_then(|outcome| outcome.winner).map_or(2, Seat::index)] += 1;
        }
    }
    assert!(results.iter().all(|count| *count > 1_000), "{results:?}");
}

#[test]
fn games_end_alike_from_every_position_on_the_way() {
    for rules in ["", "rules=report"] {
        for seed in 0..40 {
            let mut rng = random::seeded(seed);
            let mut at = Oolong::start(Oolong::deal(start(rules).options(), &mut rng));
            while let Some(mv) = at.sample(&mut rng) {
                both_ways(&at, rng.next_u64());
                at.apply(mv);
            }
            let mut over = at;
            assert_eq!((over.play_out(u32::MAX, &mut rng), over), (0, at), "what is over stays as it is");
        }
    }
}

#[test]
fn no_more_moves_are_made_than_may_be() {
    for most in [0, 1, 7, 40, 87, 88] {
        let (mut at, mut rng) = (start(""), random::seeded(5));
        let made = at.play_out(most, &mut rng);
        let is_over = at.outcome().is_some();
        assert!(made == most || is_over && made < most, "{made} of {most}");
        assert_eq!(is_over, most > 80, "{most}");
    }
}

/// Each game by another deal, all by one source: a change of the rules, or of what random numbers choose, shows.
#[test]
fn random_games_are_the_ones_that_were_last_looked_at() {
    let mut rng = random::seeded(20_261_116);
    let (mut moves, mut won) = (0, [0; 2]);
    for _ in 0..10_000 {
        let mut at = Oolong::start(Oolong::deal(OolongOptions::default(), &mut rng));
        moves += at.play_out(u32::MAX, &mut rng);
        if let Some(Outcome { winner: Some(seat), .. }) = at.outcome() {
            won[seat.index()] += 1;
        }
    }
    assert_eq!((moves, won, rng.next_u64()), (843_215, [4_217, 4_191], 10_324_783_003_362_066_627));
}

/// Late positions whose markers lie there as if nobody had triggered them: the last cups trigger several one after another, some of
/// which have nothing left to offer.
#[test]
fn the_last_cups_end_alike_with_all_markers_unused() {
    let mut tried = [0; 2];
    for seed in 0..1_500 {
        for (rules, tried) in [Rules::Book, Rules::Report].into_iter().zip(&mut tried) {
            let mut rng = random::seeded(seed);
            let options = OolongOptions::new(rules, OolongOptions::default().markers());
            let mut at = Oolong::start(Oolong::deal(options, &mut rng));
            while at.placed() < 70 + (seed % 10) as u8
                && let Some(mv) = at.sample(&mut rng)
            {
                at.apply(mv);
            }
            let text = at.to_string();
            let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
            fields[3] = fields[3].to_uppercase();
            let Ok(fresh) = fields.join(" ").parse::<Oolong>() else { continue };
            for again in 0..8 {
                both_ways(&fresh, seed * 8 + again);
            }
            *tried += 1;
        }
    }
    assert!(tried.iter().all(|count| *count > 200), "{tried:?}");
}
