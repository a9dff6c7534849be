//! Seats, results and languages.

use tabuleiro_game::message::WORDS;
use tabuleiro_game::{Detail, Lang, Outcome, Seat, Seats};

#[test]
fn seats_go_round_and_are_counted_from_one() {
    let around: Vec<Seat> = Seat::all(3).map(|seat| seat.after(3)).collect();
    assert_eq!(around, [Seat::new(1), Seat::new(2), Seat::FIRST]);
    assert_eq!((Seat::FIRST.other(), Seat::SECOND.other()), (Seat::SECOND, Seat::FIRST));
    assert_eq!(Seat::all(4).map(|seat| seat.to_string()).collect::<Vec<_>>(), ["1", "2", "3", "4"]);
    assert_eq!(Seat::all(4).map(Seat::index).collect::<Vec<_>>(), [0, 1, 2, 3]);
}

#[test]
fn some_seats_are_those_that_were_put_in() {
    let [first, third] = [Seat::FIRST, Seat::new(2)];
    let some = Seats::NONE.with(third).with(first);
    assert_eq!(some, Seats::NONE.with(first).with(third).with(third));
    assert_eq!(Seat::all(4).map(|seat| some.contains(seat)).collect::<Vec<_>>(), [true, false, true, false]);
    assert_eq!((some.len(), some.is_empty()), (2, false));
    assert_eq!(some.iter().collect::<Vec<_>>(), [first, third]);
    assert_eq!((Seats::NONE.len(), Seats::NONE.is_empty(), Seats::NONE.iter().count()), (0, true, 0));
    assert_eq!(Seat::all(4).fold(Seats::NONE, Seats::with).iter().count(), 4);
}

#[test]
fn the_larger_score_wins() {
    for (scores, winner) in [([27, 12], Some(Seat::FIRST)), ([3, 4], Some(Seat::SECOND)), ([24, 24], None)] {
        assert_eq!(Outcome::scores(scores), Outcome { winner, detail: Detail::Scores(scores) });
    }
    assert_eq!(Outcome::won(Seat::SECOND), Outcome { winner: Some(Seat::SECOND), detail: Detail::Plain });
    assert_eq!(
        Outcome::colour(Seat::FIRST, 'b'),
        Outcome { winner: Some(Seat::FIRST), detail: Detail::Colour('b') }
    );
}

#[test]
fn a_locale_names_its_language_and_any_other_is_english() {
    for (locale, lang) in [
        ("pt_PT.UTF-8", Lang::Pt),
        ("pt", Lang::Pt),
        ("PT-br", Lang::Pt),
        ("pt.UTF-8", Lang::Pt),
        ("pt@euro", Lang::Pt),
        ("en_GB", Lang::En),
        ("C.UTF-8", Lang::En),
        ("", Lang::En),
        ("ptx", Lang::En),
    ] {
        assert_eq!(Lang::of_locale(locale), lang, "{locale}");
    }
}

#[test]
fn languages_are_named_by_their_codes() {
    for lang in Lang::ALL {
        assert_eq!(lang.to_string().parse(), Ok(lang));
    }
    assert_eq!([Lang::En, Lang::Pt].map(Lang::code), ["en", "pt"]);
    assert_eq!((Lang::En.of(&WORDS), Lang::Pt.of(&WORDS)), (WORDS.en, WORDS.pt));
    let unknown = "fr".parse::<Lang>().expect_err("it is not spoken");
    assert_eq!(unknown.to_string(), "the language can be en or pt");
}
