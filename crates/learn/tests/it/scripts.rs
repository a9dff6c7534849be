//! The text form of lessons, and how they are found.

use tabuleiro_game::Lang;
use tabuleiro_games::GAMES;
use tabuleiro_learn::lesson::Spoken;
use tabuleiro_learn::script::read_lessons;
use tabuleiro_learn::shelf::{lesson, lessons, puzzle, puzzles};

const TEXT: &str = "
# A line that means nothing.
game oware
lesson oware-sow
title.en Sowing
title.pt Semear
at 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S
en Sow
   house D.

pt Semeie a casa D.
show A b
try C D
refused E
done.en Well
  done.
done.pt Muito bem.
at 1-0-0-0-0-0-1-0-0-0-0-0-23-23-S
en Another page.
pt Outra página.
lesson oware-next
title.en Next
title.pt Depois
";

fn spoken(en: &str, pt: &str) -> Spoken {
    Spoken { en: en.to_owned(), pt: pt.to_owned() }
}

#[test]
fn every_word_says_what_it_says_and_lines_go_on() {
    let lessons = read_lessons(TEXT).expect("it is sound");
    let names: Vec<(&str, &str, usize)> =
        lessons.iter().map(|one| (one.id.as_str(), one.game.as_str(), one.pages.len())).collect();
    assert_eq!(names, [("oware-sow", "oware", 2), ("oware-next", "oware", 0)]);
    assert_eq!(lessons[0].title, spoken("Sowing", "Semear"));
    assert_eq!(lessons[1].title, spoken("Next", "Depois"));
    let page = &lessons[0].pages[0];
    assert_eq!(page.position, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    assert_eq!(page.text, spoken("Sow house D.", "Semeie a casa D."));
    assert_eq!([&page.moves[..], &page.tries[..], &page.refused[..]].concat(), ["A", "b", "C", "D", "E"]);
    assert_eq!((page.moves.len(), page.tries.len(), page.refused.len()), (2, 2, 1));
    assert_eq!(page.done, Some(spoken("Well done.", "Muito bem.")));
    let other = &lessons[0].pages[1];
    assert_eq!((other.text.en.as_str(), other.done.as_ref()), ("Another page.", None));
    assert!(other.moves.is_empty() && other.tries.is_empty() && other.refused.is_empty());
}

#[test]
fn what_is_said_is_said_in_the_language_asked_for() {
    let both = spoken("yes", "sim");
    assert_eq!((both.said_in(Lang::En), both.said_in(Lang::Pt)), ("yes", "sim"));
    assert!(Spoken::default().is_empty());
    assert!(!both.is_empty() && !spoken("yes", "").is_empty() && !spoken("", "sim").is_empty());
}

#[test]
fn everything_is_found_by_its_name() {
    for one in lessons(GAMES) {
        assert_eq!(lesson(&one.id), Some(one));
    }
    for one in puzzles(GAMES).into_iter().step_by(5) {
        assert_eq!(puzzle(&one.id), Some(one));
    }
    assert_eq!((lesson("oware"), lesson("chess-mate"), puzzle("oware-0")), (None, None, None));
}

#[test]
fn only_the_moves_to_try_are_right() {
    let mut page = read_lessons(TEXT).expect("it is sound").remove(0).pages.remove(0);
    page.moves = vec!["A".to_owned()];
    page.tries = vec!["c".to_owned()];
    let mut table = page.played("oware", GAMES).expect("the moves are legal");
    assert_eq!(table.ply(), 1);
    assert_eq!(page.is_right(table.as_mut(), "c"), Ok(true));
    assert_eq!(page.is_right(table.as_mut(), "d"), Ok(false));
    assert!(page.is_right(table.as_mut(), "D").is_err(), "it is not South's turn");
    assert_eq!(table.ply(), 1, "what is tried is taken back");
    assert_eq!(page.open("oware", GAMES).map(|table| table.ply()).ok(), Some(0));
    assert!(page.open("chess", GAMES).is_err() && page.played("chess", GAMES).is_err());
}
