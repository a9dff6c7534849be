//! Where a person is in choosing a move.

use tabuleiro_game::{Board, Lang, Message};
use tabuleiro_games::GAMES;
use tabuleiro_table::{Setup, Table};
use tabuleiro_text::Speaker;
use tabuleiro_tui::aim::{Aim, Aimed};

fn table(game: &str, moves: &[&str]) -> Box<dyn Table> {
    let mut table = GAMES.find(game).expect("a game").open(&Setup::default()).expect("a start");
    for text in moves {
        table.accept(text).expect("legal");
    }
    table
}

fn aim(table: &dyn Table) -> (Board, Aim) {
    let board = table.board();
    let aim = Aim::new(&board, table.choices(), &Aim::default());
    (board, aim)
}

/// Names in English.
fn by_id(name: &Message) -> String {
    name.to_string()
}

#[test]
fn a_piece_is_in_hand_from_the_beginning_where_moves_need_one() {
    let table = table("quantik", &[]);
    let (board, aim) = aim(table.as_ref());
    assert_eq!(aim.held().len(), 1);
    assert!(!aim.can_go_back(&board), "a piece stays in hand");
    assert!(aim.looked_at().is_some(), "Enter plays at once");
}

#[test]
fn names_of_spots_are_typed_letter_by_letter() {
    let table = table("quantik", &[]);
    let (board, mut aim) = aim(table.as_ref());
    aim.letter(&board, 'c', by_id);
    assert!(aim.is_naming());
    assert_eq!(aim.letter(&board, '2', by_id), Aimed::Moved);
    assert_eq!(aim.focus(), board.find("c2"));
    assert_eq!(aim.letter(&board, 'z', by_id), Aimed::Nothing);
}

#[test]
fn a_seat_is_named_within_its_table() {
    let table = table("oolong", &[]);
    let (board, mut aim) = aim(table.as_ref());
    aim.letter(&board, 'n', by_id);
    assert_eq!(aim.focus(), board.find("c/n"));
    aim.letter(&board, 'e', by_id);
    assert_eq!(aim.focus(), board.find("c/ne"));
    // The waiter stands there: nobody may be served.
    aim.letter(&board, 's', by_id);
    aim.letter(&board, 'w', by_id);
    assert_eq!(aim.focus(), board.find("c/sw"));
}

#[test]
fn a_seat_is_typed_as_it_is_called_in_the_language_of_the_screen() {
    let table = table("oolong", &[]);
    let (board, mut aim) = aim(table.as_ref());
    let speaker = Speaker::new(Lang::Pt);
    let name = |name: &Message| speaker.say(name);
    for (letters, seat) in
        [("no", "c/nw"), ("o", "c/w"), ("so", "c/sw"), ("s", "c/s"), ("ne", "c/ne"), ("w", "c/w")]
    {
        for letter in letters.chars() {
            aim.letter(&board, letter, name);
        }
        assert_eq!(aim.focus(), board.find(seat), "{letters}");
    }
}

#[test]
fn a_barred_place_is_refused_with_its_path() {
    let table = table("quantik", &["A@d4"]);
    let (board, mut aim) = aim(table.as_ref());
    aim.letter(&board, 'd', by_id);
    let aimed = aim.letter(&board, '1', by_id);
    assert!(matches!(&aimed, Aimed::Refused(path) if path.len() == 2), "{aimed:?}");
    let Aimed::Refused(path) = aimed else { return };
    assert!(table.refused_path(&path).is_some());
}

#[test]
fn the_first_click_points_and_the_second_plays() {
    let table = table("oware", &[]);
    let (board, mut aim) = aim(table.as_ref());
    let house = board.find("F").expect("a house");
    assert_eq!(aim.click(&board, house), Aimed::Moved);
    assert_eq!(aim.click(&board, house), Aimed::Chosen("F".to_owned()));
    let other = board.find("a").expect("a house");
    assert!(matches!(aim.click(&board, other), Aimed::Refused(_)));
}

#[test]
fn every_choice_of_every_game_can_be_reached_by_touching_its_path() {
    for kind in GAMES.iter() {
        let table = kind.open(&Setup::default()).expect("a start");
        let board = table.board();
        for choice in table.choices() {
            let mut aim = Aim::new(&board, table.choices(), &Aim::default());
            let mut aimed = Aimed::Nothing;
            for (number, spot) in choice.path.iter().enumerate() {
                let is_piece = number == 0 && aim.hands(&board).contains(spot);
                aimed = if is_piece { aim.click(&board, *spot) } else { aim.touch(&board, *spot) };
            }
            assert_eq!(aimed, Aimed::Chosen(choice.text.clone()), "{}", kind.name());
        }
    }
}

#[test]
fn pieces_are_taken_by_tab_and_by_their_numbers() {
    let table = table("quantik", &[]);
    let (board, mut aim) = aim(table.as_ref());
    let hands = aim.hands(&board);
    aim.next_piece(&board, true);
    assert_eq!(aim.held(), &hands[1..2]);
    aim.next_piece(&board, false);
    aim.next_piece(&board, false);
    assert_eq!(aim.held(), &hands[3..4]);
    aim.numbered_piece(&board, 1);
    assert_eq!(aim.held(), &hands[..1]);
    assert_eq!(aim.numbered_piece(&board, 9), Aimed::Nothing);
}
