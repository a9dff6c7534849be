//! What is promised of the lessons.

use std::collections::BTreeSet;

use tabuleiro_games::GAMES;
use tabuleiro_learn::{Lesson, Page, lessons, lessons_of, shelf};
use tabuleiro_table::{Kind, Table};
use tabuleiro_testkit::Lang;
use tabuleiro_testkit::words::assert_said;
use tabuleiro_text::Speaker;

/// Every page with the table as it stands after the moves that are shown.
fn each_page(check: impl Fn(&Lesson, &Page, Box<dyn Table>, &str)) {
    for lesson in lessons(GAMES) {
        for (index, page) in lesson.pages.iter().enumerate() {
            let place = format!("{}, page {}", lesson.id, index + 1);
            let table =
                page.played(&lesson.game, GAMES).unwrap_or_else(|refusal| panic!("{place}: {refusal}"));
            check(&lesson, page, table, &place);
        }
    }
}

#[test]
fn every_game_of_the_release_has_six_to_ten_lessons_of_three_to_eight_pages() {
    for game in GAMES.released().map(<dyn Kind>::name) {
        let all = lessons_of(game);
        assert!((6..=10).contains(&all.len()), "{game} has {}", all.len());
        for lesson in all {
            assert!((3..=8).contains(&lesson.pages.len()), "{} has {}", lesson.id, lesson.pages.len());
            assert!(lesson.pages.iter().any(|page| !page.tries.is_empty()) || lesson.id.ends_with("-board"));
        }
    }
    assert_eq!(lessons_of("chess"), []);
}

#[test]
fn names_are_unique_and_begin_with_the_game() {
    let mut seen = BTreeSet::new();
    for lesson in lessons(GAMES) {
        assert!(lesson.id.starts_with(&format!("{}-", lesson.game)), "{}", lesson.id);
        assert!(seen.insert(lesson.id.clone()), "{} comes twice", lesson.id);
        assert_eq!(shelf::lesson(&lesson.id), Some(lesson));
    }
}

#[test]
fn every_position_is_the_game_s_own_text_and_every_move_shown_is_legal() {
    each_page(|_, page, table, place| {
        assert_eq!(table.state(0).position, page.position, "{place}");
        for (index, text) in page.moves.iter().enumerate() {
            assert_eq!(table.state(index + 1).mv.as_deref(), Some(text.as_str()), "{place}");
        }
    });
}

#[test]
fn every_try_is_legal_and_said_to_be_right() {
    each_page(|_, page, mut table, place| {
        for text in &page.tries {
            assert_eq!(page.is_right(table.as_mut(), text), Ok(true), "{place}");
        }
        assert_eq!(page.tries.is_empty(), page.done.is_none(), "{place}: what is said when it is done");
        for choice in table.choices().iter().filter(|choice| !page.tries.contains(&choice.text)) {
            assert_eq!(page.is_right(table.as_mut(), &choice.text), Ok(false), "{place}");
        }
    });
}

#[test]
fn what_the_rule_forbids_is_refused_with_its_sentence_in_both_languages() {
    each_page(|_, page, mut table, place| {
        for text in &page.refused {
            let refusal =
                page.is_right(table.as_mut(), text).expect_err(&format!("{place}: {text} is legal"));
            assert_said(&refusal.message);
            assert!(!refusal.code().starts_with("table-"), "{place}: {text}: {refusal}");
        }
    });
}

#[test]
fn pages_are_short_and_end_with_a_full_stop() {
    let check = |text: &str, most: usize, place: &str| {
        let words = text.split_whitespace().count();
        assert!(words <= most, "{place} has {words} words: {text}");
        assert!(text.ends_with(['.', '?']), "{place}: {text}");
        assert!(!text.contains("  ") && !text.contains('\''), "{place}: {text}");
    };
    each_page(|_, page, _, place| {
        for lang in Lang::ALL {
            check(page.text.said_in(lang), 60, place);
            page.done.iter().for_each(|done| check(done.said_in(lang), 30, place));
        }
    });
}

/// What a page says happens can be drawn: the view of its last position has words for everything.
#[test]
fn every_page_can_be_shown() {
    let speakers = Lang::ALL.map(Speaker::new);
    each_page(|_, _, table, place| {
        let view = table.view(usize::MAX);
        for speaker in &speakers {
            let said = tabuleiro_text::say_view(&table.board(), &view, &table.setting().seats, speaker);
            assert!(!said.is_empty(), "{place}");
        }
    });
}

#[test]
fn the_two_languages_differ() {
    each_page(|lesson, page, _, place| {
        assert_ne!(page.text.en, page.text.pt, "{place}");
        assert_ne!(lesson.title.en, lesson.title.pt, "{place}");
    });
}
