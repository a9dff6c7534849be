//! Moves as they are shown to a person.

use tabuleiro_game::{Lang, Reading};
use tabuleiro_table::Setup;

use crate::along::{KINDS, game, open};

const LANGS: [Lang; 2] = [Lang::En, Lang::Pt];

#[test]
fn what_is_shown_can_be_typed() {
    for kind in KINDS.iter() {
        let table = game(kind, &Setup::default(), 4, 5);
        for text in table.state(usize::MAX).moves {
            for lang in LANGS {
                let shown = table.spell(&text, lang);
                let read = table.read(&shown, lang).unwrap_or_else(|why| panic!("{shown}: {}", why.message));
                assert_eq!(read, Reading::Move(text.clone()), "{}: {shown}", kind.name());
            }
        }
    }
}

#[test]
fn a_move_is_shown_later_as_it_was_when_it_was_played() {
    for kind in KINDS.iter() {
        let whole = game(kind, &Setup::default(), 4, 30);
        let mut table = open(kind, &Setup::default());
        for (ply, text) in whole.moves().into_iter().enumerate() {
            for lang in LANGS {
                assert_eq!(
                    whole.spell_at(ply, &text, lang),
                    table.spell(&text, lang),
                    "{}: {text}",
                    kind.name()
                );
            }
            table.play(&text).expect("it was played");
        }
    }
}

#[test]
fn what_is_no_legal_move_is_shown_as_it_stands() {
    for kind in KINDS.iter() {
        let table = open(kind, &Setup::default());
        assert_eq!(table.spell("no move at all", Lang::Pt), "no move at all");
    }
}
