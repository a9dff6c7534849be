//! Boards and what lies on them.

use tabuleiro_game::message::WORDS;
use tabuleiro_game::{
    Board, Extent, Look, LookIndex, Message, Naming, Outline, Point, Pointer, Spot, SpotIndex, SpotKind,
    Token, View,
};

fn say(key: &'static str) -> Message {
    Message::new(&WORDS, key)
}

fn board() -> Board {
    let spot = |id: &str| Spot {
        id: id.to_owned(),
        kind: SpotKind::Place,
        outline: Outline::Square,
        label: say("game-over"),
        at: Point::new(10, 20),
        size: Extent::square(100),
        stack: 1,
        group: None,
        touch: true,
        naming: Naming::default(),
    };
    let seed = Look {
        several: Some(say("game-option-shape")),
        ..Look::new("seed", 0, '•', 'o', say("game-over"))
    };
    Board {
        extent: Extent::new(300, 200),
        spots: vec![spot("a1"), spot("b1")],
        strokes: Vec::new(),
        coordinates: Vec::new(),
        sides: Vec::new(),
        looks: vec![seed, Look::new("cup", 3, 'u', 'U', say("game-option-none"))],
        paints: Vec::new(),
        scoring: None,
        goal: None,
    }
}

#[test]
fn spots_are_found_by_name_and_by_number() {
    let board = board();
    assert_eq!((board.find("b1"), board.find("c1")), (Some(SpotIndex(1)), None));
    assert_eq!(board.spot(SpotIndex(1)).map(|spot| spot.id.as_str()), Some("b1"));
    assert_eq!(board.spot(SpotIndex(2)), None);
    let all: Vec<(u16, &str)> = board.numbered().map(|(index, spot)| (index.0, spot.id.as_str())).collect();
    assert_eq!(all, [(0, "a1"), (1, "b1")]);
    assert_eq!((SpotIndex(7).index(), LookIndex(5).index()), (7, 5));
    assert_eq!((Point::new(1, 2).y, Extent::new(3, 4).height, Extent::square(5)), (2, 4, Extent::new(5, 5)));
}

#[test]
fn tokens_are_called_by_their_number_where_there_is_a_word_for_several() {
    let board = board();
    let [seed, cup] = [0, 1].map(LookIndex);
    assert_eq!(board.token_name(seed, 1), Some(say("game-over")));
    assert_eq!(board.token_name(seed, 3), Some(say("game-option-shape").with("count", 3)));
    assert_eq!(board.token_name(seed, 0), Some(say("game-option-shape").with("count", 0)));
    assert_eq!(board.token_name(cup, 3), Some(say("game-option-none")));
    assert_eq!(board.token_name(LookIndex(2), 1), None);
    let look = board.look(cup).expect("it is there");
    assert_eq!((look.shape, look.paint, look.glyph, look.ascii), ("cup", 3, 'u', 'U'));
}

#[test]
fn tokens_on_a_spot_are_counted() {
    let token = |spot, look, count| Token { spot: SpotIndex(spot), look: LookIndex(look), count };
    let view = View { tokens: vec![token(0, 0, 4), token(1, 1, 2), token(0, 1, 3)], ..View::default() };
    assert_eq!((view.count(SpotIndex(0)), view.count(SpotIndex(1)), view.count(SpotIndex(2))), (7, 2, 0));
    assert_eq!(view.on(SpotIndex(0)).copied().collect::<Vec<_>>(), [token(0, 0, 4), token(0, 1, 3)]);
}

#[test]
fn a_pointer_says_where_and_because_of_what() {
    let [here, there] = [4, 9].map(SpotIndex);
    assert_eq!(Pointer::at(here), Pointer { about: Some(here), because: vec![] });
    assert_eq!(Pointer::because(here, vec![there]), Pointer { about: Some(here), because: vec![there] });
}
