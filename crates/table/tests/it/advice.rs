//! Draws that are offered to players who are no people: whoever is to move, and whoever asks.

use tabuleiro_game::{Lang, Seat, Seats};
use tabuleiro_search::{Aids, Leash, Limit, Stop, Value};
use tabuleiro_table::advice::{self, Adviser, DrawOffer, TELLING};
use tabuleiro_table::{Setup, Table};

use crate::along::{KINDS, from, game, open, under};

/// Whether that seat would agree to a draw, were this bot sitting there.
fn agrees(table: &dyn Table, to: Seat, bot: &str) -> bool {
    agrees_without(table, Seats::NONE, to, Some(bot))
}

fn agrees_without(table: &dyn Table, out: Seats, to: Seat, bot: Option<&str>) -> bool {
    let adviser = Adviser::new(table.kind(), table.task(&Aids::none()));
    adviser.agrees_to_draw(&DrawOffer { table, out, to, bot, seed: 1 })
}

fn seats(table: &dyn Table) -> impl Iterator<Item = Seat> {
    Seat::all(table.seats())
}

/// What the position is worth to whoever moves, if it is won or lost.
fn decided(table: &dyn Table) -> Option<Value> {
    let thought = table.task(&Aids::none()).think("perfect", 1, &mut Leash::free()).expect("it is not over");
    thought.proven.map(|proven| proven.value).filter(|value| *value != Value::Draw)
}

/// Positions of a random game of the fifth kind in which everybody has moved often enough.
fn late_positions() -> Vec<Box<dyn Table>> {
    let morris = KINDS.find("morris").expect("it is in the list");
    let games = (0..60).map(|seed| game(morris, &Setup::default(), seed, 7 + seed as usize % 7));
    games.filter(|table| table.ply() > 6 && table.now().1.is_none()).collect()
}

#[test]
fn who_knows_the_value_agrees_unless_it_wins_whoever_is_to_move() {
    let (mut yes, mut no) = ([0; 2], [0; 2]);
    for table in late_positions() {
        let (turn, worth) = (table.now().0.expect("it is not over"), decided(table.as_ref()));
        let Some(worth) = worth else { continue };
        for seat in seats(table.as_ref()) {
            let wins = worth == if seat == turn { Value::Win } else { Value::Loss };
            assert_eq!(
                agrees(table.as_ref(), seat, "perfect"),
                !wins,
                "{}",
                table.state(usize::MAX).position
            );
            let count = if wins { &mut no } else { &mut yes };
            count[usize::from(seat == turn)] += 1;
        }
    }
    assert!(yes.iter().chain(&no).all(|count| *count > 0), "every case was there: {yes:?} {no:?}");
}

#[test]
fn no_level_gives_away_what_is_known_to_be_won() {
    let mut won = 0;
    for table in late_positions() {
        let turn = table.now().0.expect("it is not over");
        let Some(known) = table.task(&Aids::none()).known() else { continue };
        for seat in seats(table.as_ref()) {
            if known.value != if seat == turn { Value::Win } else { Value::Loss } {
                continue;
            }
            won += 1;
            for card in table.kind().bots() {
                assert!(!agrees(table.as_ref(), seat, card.name), "{}", card.name);
            }
        }
    }
    assert!(won > 0, "somebody wins somewhere");
}

#[test]
fn no_level_agrees_before_everybody_has_moved_a_few_times() {
    for kind in KINDS.iter() {
        let whole = game(kind, &Setup::default(), 3, 40);
        let mut table = open(kind, &Setup::default());
        let each = 2 * usize::from(table.seats());
        for text in whole.moves().iter().take(each + 1) {
            for seat in seats(table.as_ref()) {
                for card in kind.bots() {
                    let told = format!("{} {} at {}", kind.name(), card.name, table.ply());
                    assert!(!agrees(table.as_ref(), seat, card.name), "{told}");
                }
                assert!(!agrees_without(table.as_ref(), Seats::NONE, seat, None), "{}", kind.name());
            }
            table.play(text).expect("it was legal");
        }
    }
}

#[test]
fn who_has_left_need_not_have_moved() {
    let otrio = KINDS.find("otrio").expect("it is in the list");
    let mut table = open(otrio, &under(&[("players", "3")]));
    let gone = Seat::new(table.seats() - 1);
    let out = Seats::NONE.with(gone);
    while table.ply() < 3 * usize::from(table.seats() - 1) {
        table.pass_over(out);
        let text = table.choices().swap_remove(0).text;
        table.play(&text).expect("it was legal");
    }
    table.pass_over(out);
    let somebody_agrees = |out: Seats| {
        let mut there = seats(table.as_ref()).filter(|seat| *seat != gone);
        there.any(|seat| agrees_without(table.as_ref(), out, seat, None))
    };
    assert!(!somebody_agrees(Seats::NONE), "the last has never moved");
    assert!(somebody_agrees(out), "whoever does not stand better");
}

#[test]
fn nothing_is_agreed_when_it_is_over() {
    let morris = KINDS.find("morris").expect("it is in the list");
    let mut games = (0..30).map(|seed| game(morris, &Setup::default(), seed, 100));
    let over = games.find(|table| table.now().1.is_some() && table.ply() > 6).expect("some end late");
    assert!(seats(over.as_ref()).all(|seat| !agrees(over.as_ref(), seat, "perfect")));
}

#[test]
fn what_speaks_against_a_move_is_the_reason_or_what_a_search_finds_better() {
    let (mut reasons, mut found) = (0, 0);
    for kind in KINDS.iter() {
        for seed in 0..6 {
            let table = game(kind, &Setup::default(), seed, 9);
            if table.now().1.is_some() {
                continue;
            }
            let task = table.task(&Aids::none());
            let adviser = Adviser::new(kind, table.task(&Aids::none()));
            let judged = task.analyse(&mut Leash::silent(Limit::nodes(200_000), &Stop::new()));
            for one in &judged {
                assert_eq!(adviser.why(&one.text), task.why(&one.text));
                reasons += usize::from(task.why(&one.text).is_some());
            }
            let scores: Vec<i32> =
                judged.iter().filter(|one| one.proven.is_none()).filter_map(|one| one.score).collect();
            let (Some(last), true) = (judged.last(), scores.len() == judged.len()) else { continue };
            let ahead = scores[0] - scores[scores.len() - 1];
            let better = (ahead >= TELLING).then(|| (judged[0].text.clone(), ahead));
            assert_eq!(adviser.better_than(&last.text), better, "{}", kind.name());
            found += usize::from(better.is_some());
        }
    }
    assert!(reasons > 0 && found > 0, "{reasons} reasons, {found} better moves");
}

#[test]
fn a_guess_is_told_as_even_until_it_is_worth_telling() {
    let oware = KINDS.find("oware").expect("it is in the list");
    let who = open(oware, &Setup::default()).setting().seats[0].clone();
    let key = |score: i32| {
        let thought = tabuleiro_table::Thought { score: Some(score), ..tabuleiro_table::Thought::default() };
        advice::told(&thought, &who, oware).key()
    };
    for (score, wanted) in [
        (0, "table-eval-even"),
        (1, "table-eval-even"),
        (1 - TELLING, "table-eval-even"),
        (TELLING, "table-eval-ahead"),
        (-TELLING, "table-eval-behind"),
    ] {
        assert_eq!(key(score), wanted, "{score}");
    }
}

/// A game of Oware in which South leads by far and everybody has moved a few times.
fn south_leads() -> Box<dyn Table> {
    let oware = KINDS.find("oware").expect("it is in the list");
    let mut table = open(oware, &from("2-2-2-2-1-1-2-2-2-2-1-1-20-8-S"));
    for _ in 0..6 {
        let text = table.state(usize::MAX).moves[0].clone();
        table.play(&text).expect("a legal move");
    }
    assert_eq!(table.now().1, None);
    table
}

#[test]
fn whoever_stands_better_by_a_guess_plays_on() {
    let table = south_leads();
    let agreed = |seat| agrees_without(table.as_ref(), Seats::NONE, seat, None);
    assert_eq!((agreed(Seat::FIRST), agreed(Seat::SECOND)), (false, true));
}

#[test]
fn an_even_game_is_agreed_to_by_everybody() {
    let oware = KINDS.find("oware").expect("it is in the list");
    let mut table = open(oware, &from("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S"));
    for text in ["A", "a", "B", "b", "C", "c"] {
        table.play(text).expect("a legal move");
    }
    assert!(seats(table.as_ref()).all(|seat| agrees_without(table.as_ref(), Seats::NONE, seat, None)));
}

#[test]
fn a_guess_is_told_in_the_games_own_unit() {
    let oware = KINDS.find("oware").expect("it is in the list");
    let who = open(oware, &Setup::default()).setting().seats[0].clone();
    let thought = tabuleiro_table::Thought { score: Some(-250), ..tabuleiro_table::Thought::default() };
    let said = advice::told(&thought, who, oware).to_string();
    assert!(said.contains("2.50"), "{said}");
}

#[test]
fn a_better_move_is_told_with_what_it_is_better_by() {
    let mut told = 0;
    let oware = KINDS.find("oware").expect("it is in the list");
    for seed in 0..6 {
        let table = game(oware, &Setup::default(), seed, 9);
        let adviser = Adviser::new(oware, table.task(&Aids::none()));
        for text in table.state(usize::MAX).moves {
            if adviser.why(&text).is_some() {
                continue;
            }
            let Some((best, by)) = adviser.better_than(&text) else { continue };
            told += 1;
            let said = advice::objection(&text, table.as_ref(), &adviser, Lang::En).to_string();
            let amount = format!("{:.1}", f64::from(by) / 100.0);
            assert!(said.contains(&amount) && said.contains(&best), "{said}: {amount} for {best}");
        }
    }
    assert!(told > 0, "somewhere something is better");
}

#[test]
fn a_hint_names_the_move_that_was_found_and_says_what_it_does() {
    for kind in KINDS.iter() {
        let table = open(kind, &Setup::default());
        let choice = table.choices().pop().expect("it goes on");
        let best = Some(choice.text.clone());
        let thought = tabuleiro_table::Thought { best, ..tabuleiro_table::Thought::default() };
        let said = advice::hint(Some(&thought), table.as_ref(), Lang::En).to_string();
        assert!(said.contains(&table.spell(&choice.text, Lang::En)), "{said}: {}", choice.text);
        assert!(said.contains(&choice.say.to_string()), "{said}: {}", choice.say);
        let none = advice::hint(None, table.as_ref(), Lang::En);
        assert_eq!(none.key(), "table-hint-none");
    }
}
