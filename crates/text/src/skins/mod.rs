//! How each game is drawn: the only files of this crate that name games.
//!
//! A skin is a template with fields (see [`crate::sketch`]) and knows its game's spots by their names only. A game
//! without one is drawn by the plain skin, from its board's geometry.

mod oolong;
mod otrio;
mod oware;
pub(crate) mod plain;
mod quantik;

use tabuleiro_game::Board;

/// A game's name, and the template for a board of it.
type Skin = (&'static str, fn(&Board) -> String);

const SKINS: [Skin; 4] = [
    ("oolong", oolong::template),
    ("quantik", quantik::template),
    ("oware", oware::template),
    ("otrio", otrio::template),
];

/// The names of the games that have a skin.
pub fn names() -> impl Iterator<Item = &'static str> {
    SKINS.iter().map(|(name, _)| *name)
}

/// The board as text with fields; `None` for a game without a skin.
pub(crate) fn template(game: &str, board: &Board) -> Option<String> {
    SKINS.iter().find(|(name, _)| *name == game).map(|(_, template)| template(board))
}

#[cfg(test)]
mod tests {
    use tabuleiro_game::{Seat, Spot, SpotKind, View};

    use crate::sample::{self, CUP, WORDS, spot, token};
    use crate::{Ink, Lang, Sketch, Speaker};

    fn places(ids: impl Iterator<Item = String>) -> Vec<Spot> {
        ids.map(|id| spot(&id, SpotKind::Place, (0, 0))).collect()
    }

    fn draw(game: &str, spots: Vec<Spot>, tokens: &[(&str, u16)]) -> String {
        let board = sample::board(spots);
        let sketch = Sketch::new(game, &WORDS, &board);
        assert_eq!(sketch.missing(), None);
        let tokens = tokens.iter().map(|(id, count)| token(&board, id, CUP, *count)).collect();
        let view = View { tokens, ..View::default() };
        let drawn = sketch.draw(&board, &view, &Speaker::new(Lang::En), Ink::PLAIN);
        assert_eq!(board.numbered().find(|(index, _)| drawn.areas_of(*index).next().is_none()), None);
        drawn.text()
    }

    fn otrio(colours: &str) -> Vec<Spot> {
        let sizes = ['L', 'M', 'S'];
        let cells =
            ["a", "b", "c"].into_iter().flat_map(|file| (1..=3).map(move |row| format!("{file}{row}")));
        let places = cells.flat_map(|cell| sizes.map(|size| format!("{cell}.{size}")));
        let trays = colours.chars().flat_map(|colour| sizes.map(|size| format!("tray:{colour}{size}")));
        places.chain(trays).map(|id| spot(&id, SpotKind::Hand(Seat::FIRST), (0, 0))).collect()
    }

    #[test]
    fn trays_lie_in_acting_order_and_empty_set_by_set() {
        let drawn = draw("otrio", otrio("bpr"), &[("tray:bM", 2), ("tray:pS", 1), ("tray:rL", 3)]);
        let expected = "
                  . - . - .     . - . - .     . - . - b

  . - . - .   3   . - . - .  |  . - . - .  |  . - . - .    b - . - .
                             |             |
  . - b - .   2   . - . - .  |  . - . - .  |  . - . - .    b - . - .
                             |             |
  . - b - .   1   . - . - .  |  . - . - .  |  . - . - .    b - . - .
                  L   M   S     L   M   S     L   M   S
                      a             b             c";
        assert_eq!(drawn, expected[1..]);
        let four = draw("otrio", otrio("bprg"), &[("tray:gL", 1)]);
        assert!(four.ends_with(&format!("c\n\n{:18}. - . - .     . - . - .     b - . - .", "")), "{four}");
    }

    #[test]
    fn oolong_has_nine_tables() {
        let compass = ["nw", "n", "ne", "w", "c", "e", "sw", "s", "se"];
        let chairs = compass.into_iter().flat_map(|table| compass.map(|seat| format!("{table}/{seat}")));
        let markers =
            compass.into_iter().filter(|table| *table != "c").map(|table| format!("marker:{table}"));
        let ids = chairs.chain(markers).chain(compass.map(str::to_owned));
        let spots = places(ids.chain(["hand1".to_owned(), "hand2".to_owned()]));
        let drawn = draw("oolong", spots, &[("ne/sw", 1), ("marker:se", 1), ("hand1", 40), ("hand2", 7)]);
        let lines: Vec<&str> = drawn.lines().collect();
        assert_eq!(lines[0], " nw                        n                         ne");
        assert_eq!(lines[3], "    .  .  .                   .  .  .                   b  .  .");
        assert_eq!(lines[16], "                                                     a cup");
        assert_eq!(lines[18], " b oolong-black 40   b oolong-green  7   [ ] oolong-waiter");
    }

    #[test]
    fn quantik_and_oware_are_drawn_whole() {
        let cells =
            ['a', 'b', 'c', 'd'].into_iter().flat_map(|file| (1..5).map(move |row| format!("{file}{row}")));
        let hands = (1..3).flat_map(|seat| ['A', 'B', 'C', 'D'].map(|shape| format!("hand{seat}:{shape}")));
        let drawn = draw("quantik", places(cells.chain(hands)), &[("c3", 1)]);
        assert!(drawn.contains(" 3  .   .   |   b   .  3 "), "{drawn}");
        let houses = "ABCDEFabcdef".chars().map(String::from);
        let spots = places(houses.chain(["store1".to_owned(), "store2".to_owned()]));
        let drawn = draw("oware", spots, &[("a", 1), ("store2", 25)]);
        assert!(drawn.contains("   < |    .     .     .     .     .     b    |\n"), "{drawn}");
        assert!(
            drawn.starts_with("          f     e     d     c     b     a       oware-north 25\n"),
            "{drawn}"
        );
    }

    #[test]
    fn a_skin_that_does_not_fit_its_board_gives_way_to_the_plain_one() {
        let board = sample::morris();
        let sketch = Sketch::new("oware", &WORDS, &board);
        assert_eq!(sketch.missing(), Some("store2"));
        let drawn = sketch.draw(&board, &View::default(), &Speaker::new(Lang::En), Ink::PLAIN);
        assert!(drawn.text().starts_with("  3  .---.---.\n"));
        assert_eq!(super::names().count(), 4);
    }
}
