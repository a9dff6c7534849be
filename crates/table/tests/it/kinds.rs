//! What can be asked of a game without a table.

use tabuleiro_game::Lang;
use tabuleiro_table::{Kind, Setup, SetupError};
use tabuleiro_testkit::words::{assert_agree, assert_said};

use crate::along::{KINDS, MORRIS, from, game, open, values, variants};

#[test]
fn kinds_are_found_by_their_names() {
    for (index, kind) in KINDS.iter().enumerate() {
        assert_eq!(KINDS.find(kind.name()).map(<dyn Kind>::name), Some(kind.name()));
        assert_eq!(KINDS.names()[index], kind.name());
        assert_eq!(open(kind, &Setup::default()).kind().name(), kind.name());
        assert_said(&kind.title());
    }
    for name in ["", "chess", "Oware", "oware ", "☃"] {
        assert!(KINDS.find(name).is_none(), "{name}");
    }
}

#[test]
fn a_listing_is_called_as_its_kind_and_only_the_list_is_of_the_release() {
    assert_eq!(MORRIS.name(), "morris");
    for kind in KINDS.iter() {
        assert_eq!(kind.is_of_the_release(), kind.name() != "morris", "{}", kind.name());
    }
    assert_eq!(KINDS.released().count() + 1, KINDS.iter().count());
}

#[test]
fn every_kind_says_what_it_is_in_both_languages() {
    for kind in KINDS.iter() {
        assert_said(&kind.about());
        assert_said(&kind.unknown_bot("nobody"));
        assert_agree(kind.words());
        assert!(KINDS.words().any(|words| words.name == kind.words().name), "its words are among all");
        let [en, pt] = Lang::ALL.map(|lang| lang.of(kind.rule_book()));
        assert!(en.starts_with("# ") && pt.starts_with("# ") && en != pt, "{}", kind.name());
    }
    let names: Vec<&str> = KINDS.words().map(|words| words.name).collect();
    assert!((1..names.len()).all(|index| !names[..index].contains(&names[index])), "{names:?}");
}

#[test]
fn options_fit_or_are_refused_as_a_table_would() {
    for kind in KINDS.iter() {
        assert_eq!(kind.fits(&[]), Ok(()));
        let fields = kind.options();
        for (field, other) in fields.iter().flat_map(|field| fields.iter().map(move |other| (field, other))) {
            for (one, two) in
                values(field).iter().flat_map(|one| values(other).into_iter().map(move |two| (one, two)))
            {
                let words =
                    [(field.key.to_owned(), (*one).to_owned()), (other.key.to_owned(), two.to_owned())];
                let opened = kind.open(&Setup { words: words.to_vec(), ..Setup::default() });
                match kind.fits(&words) {
                    Ok(()) => assert!(opened.is_ok(), "{words:?}"),
                    Err(why) => {
                        assert_said(&why);
                        assert_eq!(opened.err(), Some(SetupError::Usage(why)), "{words:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_line_of_moves_is_split_into_moves() {
    for kind in KINDS.iter() {
        for setup in variants(kind) {
            let table = game(kind, &setup, 3, 40);
            let moves = table.moves();
            assert_eq!(kind.split(&moves.join(" ")), moves, "{}", kind.name());
            assert_eq!(kind.split(&format!("  {}\n", moves.join("\n\t "))), moves, "{}", kind.name());
        }
        assert!(kind.split(" \n ").is_empty());
    }
    let oware = KINDS.find("oware").expect("it is in the list");
    assert_eq!(oware.split("AaB bD+7"), ["A", "a", "B", "b", "D+7"], "single letters may run together");
}

/// Every count of move sequences to a depth.
fn counts(kind: &dyn Kind, setup: &Setup, depth: u32) -> Vec<(u32, u64)> {
    let mut counts = Vec::new();
    let tell = &mut |depth, count| {
        counts.push((depth, count));
        true
    };
    kind.perft(setup, depth, tell).expect("it begins");
    counts
}

#[test]
fn sequences_are_counted_as_they_are_played() {
    for kind in KINDS.iter() {
        for setup in variants(kind) {
            let mut table = open(kind, &setup);
            let first = table.state(0).moves;
            let after = |text: &String| {
                table.play(text).expect("a legal move");
                let replies = table.state(1).moves.len() as u64;
                assert!(table.undo());
                replies
            };
            let replies = first.iter().map(after).sum();
            assert_eq!(counts(kind, &setup, 2), [(1, first.len() as u64), (2, replies)], "{}", kind.name());
        }
        let mut told = 0;
        let once = &mut |_, _| {
            told += 1;
            false
        };
        kind.perft(&Setup::default(), 9, once).expect("it begins");
        assert_eq!(told, 1, "nothing more is counted for whoever has heard enough");
        assert!(kind.perft(&from("nonsense"), 1, &mut |_, _| true).is_err());
    }
}

#[test]
fn the_fifth_games_sequences_are_those_of_its_file() {
    let morris = KINDS.find("morris").expect("the fifth game");
    let line = tabuleiro_testkit::morris::PERFT.lines().find_map(|line| line.strip_prefix("start ; "));
    let told =
        counts(morris, &Setup::default(), 8).into_iter().map(|(depth, count)| format!("{depth} {count}"));
    assert_eq!(Some(told.collect::<Vec<_>>().join(" ; ").as_str()), line);
}

#[test]
fn strengths_are_measured_of_all_that_claim_one() {
    for kind in KINDS.iter() {
        let claimed: Vec<&str> = kind
            .bots()
            .iter()
            .filter(|card| card.strength.against().is_some())
            .map(|card| card.name)
            .collect();
        if claimed.len() <= 2 {
            let measured = kind.measure(2);
            assert_eq!(measured.iter().map(|(name, _)| *name).collect::<Vec<_>>(), claimed);
            assert!(measured.iter().all(|(_, tally)| tally.games == 2));
        }
    }
}

#[test]
fn what_chance_deals_is_an_option_and_what_is_counted_has_a_name() {
    for kind in KINDS.iter() {
        let keys: Vec<&str> = kind.options().iter().map(|field| field.key).collect();
        assert!(kind.dealt().iter().all(|key| keys.contains(key)), "{}: {:?}", kind.name(), kind.dealt());
        assert_eq!(kind.deals(), !kind.dealt().is_empty());
    }
    assert!(KINDS.iter().any(<dyn Kind>::deals) && KINDS.iter().any(|kind| !kind.deals()));
    let oware = KINDS.find("oware").expect("it is in the list");
    assert!(
        oware.measured(tabuleiro_game::Arg::Number(3)).is_some_and(|told| told.to_string().contains('3'))
    );
}

#[test]
fn endings_count_seats_from_one() {
    use tabuleiro_game::{Seat, Speak};
    use tabuleiro_table::Ending;
    for ending in [Ending::Resigned, Ending::Flag, Ending::NoShow, Ending::Abandoned] {
        assert!(ending(Seat::SECOND).message().to_string().contains('2'), "{}", ending(Seat::SECOND));
    }
    assert!(Ending::Aborted(Some(Seat::SECOND)).message().to_string().contains('2'));
}

/// A list with one game on it, which says nothing of newcomers.
static ALONE: [&dyn Kind; 1] = [&MORRIS];

#[test]
fn whoever_has_not_said_which_gets_the_game_for_newcomers_or_else_the_first() {
    assert_eq!(KINDS.usual().map(<dyn Kind>::name), Some("quantik"));
    let newcomers: Vec<&str> =
        KINDS.iter().filter(|kind| kind.is_for_newcomers()).map(<dyn Kind>::name).collect();
    assert_eq!(newcomers, ["quantik"]);
    assert_eq!(tabuleiro_table::Kinds(&ALONE).usual().map(<dyn Kind>::name), Some("morris"));
    assert!(tabuleiro_table::Kinds(&[]).usual().is_none());
}

#[test]
fn a_kind_has_what_its_listing_says_and_a_plain_one_nothing_of_it() {
    for kind in KINDS.iter() {
        let is_listed = kind.name() != "morris";
        assert_eq!(!kind.works().is_empty(), is_listed, "{}", kind.name());
        assert_eq!(kind.tables().is_some(), kind.name() == "oware", "{}", kind.name());
        assert_eq!(kind.loan().is_some(), is_listed && kind.name() != "otrio", "{}", kind.name());
        kind.unit().iter().chain(&kind.typing_hint()).for_each(assert_said);
    }
    assert!(KINDS.find("oware").is_some_and(|oware| oware.unit().is_some()));
    assert!(KINDS.iter().any(|kind| kind.typing_hint().is_some()));
    let at_hand = |kind: &'static dyn Kind| kind.at_hand(&kind.aids()).len();
    assert!(KINDS.iter().map(at_hand).sum::<usize>() > 0, "the strongest of some game use something");
}

#[test]
fn whoever_asks_for_an_unknown_player_is_told_the_known_ones() {
    for kind in KINDS.iter() {
        let task = open(kind, &Setup::default()).task(&kind.aids());
        let refused = task.think("nobody", 1, &mut tabuleiro_search::Leash::free()).expect_err("nobody");
        assert_eq!(refused.message, kind.unknown_bot("nobody"));
    }
}

#[test]
fn a_word_that_is_no_moves_is_left_as_it_is() {
    for kind in KINDS.iter() {
        assert_eq!(kind.split("zz9 hello!"), ["zz9", "hello!"], "{}", kind.name());
    }
}

#[test]
fn a_record_is_read_in_the_form_that_it_is_written_in() {
    let foreign = KINDS.iter().find(|kind| kind.foreign().is_some()).expect("some game speaks another form");
    let form = foreign.foreign().expect("it does");
    let (table, end) = crate::along::whole_game(foreign, &Setup::default(), 4);
    let archive = crate::along::record(table.as_ref(), end);
    let ours = archive.to_string();
    assert!(KINDS.foreign_of(&ours).is_none(), "{ours}");
    assert_eq!(KINDS.archive(&ours).expect("ours").moves(), archive.moves());
    let theirs = (form.write)(&archive).expect("it can be written");
    assert_eq!(KINDS.foreign_of(&theirs).map(|form| form.extension), Some(form.extension));
    assert_eq!(KINDS.archive(&theirs).expect("theirs").moves(), archive.moves());
    assert!(KINDS.foreign_of("neither").is_none() && KINDS.archive("neither").is_err());
    let both = format!("[{} \"x\"]\n{ours}", form.tag);
    assert!(KINDS.foreign_of(&both).is_none(), "a record of ours may have any tag");
}
