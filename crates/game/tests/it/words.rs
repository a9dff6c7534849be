//! Sentences by key.

use tabuleiro_game::{Arg, Message, Misread, Speak, TextError, Words};

use crate::ring::Refused;

static SAMPLE: Words = Words {
    name: "sample",
    en: "cup = a cup\ncup-on-seat = { $what } on seat { $seat }.\nfull=all { $what } here\nlast_one = { $a-b }{ $a_b }\n",
    pt: "",
};
static TWIN: Words = Words { name: "sample", en: SAMPLE.en, pt: "" };

#[test]
fn keys_are_found_whole() {
    for key in ["cup", "cup-on-seat", "full", "last_one"] {
        assert_eq!(SAMPLE.key(key), Some(key));
    }
    for none in ["cu", "cup-on", "seat", "", "cup =", "full=all"] {
        assert_eq!(SAMPLE.key(none), None, "{none}");
    }
}

#[test]
fn the_values_of_a_sentence_are_found_whole() {
    assert_eq!(SAMPLE.value_name("cup-on-seat", "seat"), Some("seat"));
    assert_eq!(SAMPLE.value_name("cup-on-seat", "what"), Some("what"));
    assert_eq!(SAMPLE.value_name("last_one", "a-b"), Some("a-b"));
    assert_eq!(SAMPLE.value_name("last_one", "a_b"), Some("a_b"));
    for (key, name) in [("cup-on-seat", "sea"), ("cup", "what"), ("full", "seat"), ("none", "what")] {
        assert_eq!(SAMPLE.value_name(key, name), None, "{key} {name}");
    }
}

#[test]
fn messages_are_alike_if_all_of_them_is() {
    let one = || Message::new(&SAMPLE, "cup-on-seat").with("seat", 3);
    assert_eq!(one(), one());
    assert_ne!(one(), Message::new(&TWIN, "cup-on-seat").with("seat", 3), "the same text elsewhere");
    assert_ne!(one(), Message::new(&SAMPLE, "full").with("seat", 3));
    assert_ne!(one(), Message::new(&SAMPLE, "cup-on-seat").with("seat", 4));
    assert_eq!(
        (one().key(), one().args(), one().words().name),
        ("cup-on-seat", &[("seat", Arg::Number(3))][..], "sample")
    );
}

#[test]
fn whatever_is_filled_in_is_written_as_itself() {
    let full = |value: Arg| Message::new(&SAMPLE, "full").with("what", value).to_string();
    assert_eq!(full(7_u8.into()), "all 7 here");
    assert_eq!(full((-7_i32).into()), "all -7 here");
    assert_eq!(full(u64::MAX.into()), format!("all {} here", i64::MAX));
    assert_eq!(full("x".into()), "all x here");
    assert_eq!(full(String::from("y").into()), "all y here");
    assert_eq!(full('z'.into()), "all z here");
    assert_eq!(full(Message::new(&SAMPLE, "cup").into()), "all a cup here");
}

#[test]
fn an_error_speaks_as_its_sentence() {
    let message = || Message::new(&SAMPLE, "cup");
    let error = TextError::from(message());
    assert_eq!((error.to_string(), error.message()), ("a cup".to_owned(), message()));
    let misread: Misread<Refused> = error.into();
    assert_eq!((misread.to_string(), misread.message()), ("a cup".to_owned(), message()));
    let refused = Misread::Refused(Refused::OverTheStart);
    assert_eq!(
        (refused.to_string(), refused.message()),
        (Refused::OverTheStart.message().to_string(), Refused::OverTheStart.message())
    );
}
