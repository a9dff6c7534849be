//! How each game is drawn: the only files of this crate that name games.
//!
//! A skin is a template with fields (see [`crate::sketch`]), with others for narrow terminals, and knows its game's spots by
//! their names only. A game without one is drawn by the plain skin, from its board's geometry.

mod oolong;
mod otrio;
mod oware;
pub(crate) mod plain;
mod quantik;

use tabuleiro_game::Board;

/// A game's name, and the templates for a board of it, the widest first; the narrowest is for [`NARROWEST`].
type Skin = (&'static str, fn(&Board) -> Vec<String>);

/// Every skin has a template that fits so many columns.
pub const NARROWEST: usize = 40;

const SKINS: [Skin; 4] = [
    ("oolong", oolong::templates),
    ("quantik", quantik::templates),
    ("oware", oware::templates),
    (otrio::NAME, otrio::templates),
];

/// The names of the games that have a skin.
pub fn names() -> impl Iterator<Item = &'static str> {
    SKINS.iter().map(|(name, _)| *name)
}

/// The board as text with fields, the widest way first; `None` for a game without a skin.
pub(crate) fn templates(game: &str, board: &Board) -> Option<Vec<String>> {
    SKINS.iter().find(|(name, _)| *name == game).map(|(_, templates)| templates(board))
}

/// The key of the sentence that says what the letters on a board stand for, where they do not say it themselves.
pub(crate) fn legend(game: &str) -> Option<&'static str> {
    (game == otrio::NAME).then_some(otrio::LEGEND)
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
    fn rings_lie_in_each_other_and_what_is_left_stands_beside_them_in_acting_order() {
        let tokens = [("a3.L", 1), ("b2.M", 1), ("b2.S", 1), ("tray:bM", 2), ("tray:rL", 3)];
        let drawn = draw("otrio", otrio("bpr"), &tokens);
        let lines: Vec<&str> = drawn.lines().map(|line| line.get(..50).unwrap_or(line).trim_end()).collect();
        let expected = [
            "      .===========.  .           .  .           .",
            "      H  .     .  H     .     .        .     .",
            "  3   b     .     b        .              .",
            "      H  .     .  H     .     .        .     .",
            "      '==========='  .           .  .           .",
            "",
            "      .           .  .           .  .           .",
            "         .     .        .=====.        .     .",
            "  2         .           b [b] b           .",
            "         .     .        '====='        .     .",
        ];
        assert_eq!(lines[..10], expected);
        let left: Vec<&str> =
            drawn.lines().filter_map(|line| line.split_once("otrio-letter-")).map(|(_, left)| left).collect();
        let tray = |colour: &str, counts: [u8; 3]| {
            let [large, medium, small] = counts;
            format!("{colour}  otrio-letter-l {large}  otrio-letter-m {medium}  otrio-letter-s {small}")
        };
        assert_eq!(
            left,
            [
                tray("b otrio-blue", [0, 2, 0]),
                tray("p otrio-purple", [0, 0, 0]),
                tray("r otrio-red", [3, 0, 0])
            ]
        );
        assert_eq!(lines.last(), Some(&"            a              b              c"));
    }

    #[test]
    fn oolong_has_nine_tables_with_their_cups_counted() {
        let compass = ["nw", "n", "ne", "w", "c", "e", "sw", "s", "se"];
        let chairs = compass.into_iter().flat_map(|table| compass.map(|seat| format!("{table}/{seat}")));
        let markers =
            compass.into_iter().filter(|table| *table != "c").map(|table| format!("marker:{table}"));
        let ids = chairs.chain(markers).chain(compass.map(str::to_owned));
        let spots = places(ids.chain(["hand1".to_owned(), "hand2".to_owned()]));
        let drawn = draw("oolong", spots, &[("ne/sw", 1), ("marker:se", 1), ("hand1", 40), ("hand2", 7)]);
        let lines: Vec<&str> = drawn.lines().collect();
        assert_eq!(lines.len(), 16, "three rows of five lines, and the legend");
        assert!(
            lines[0].starts_with("+ oolong-short-nw ------------ b0 b0 + + oolong-short-n "),
            "{}",
            lines[0]
        );
        assert_eq!(lines[3], "|    .      .      .    | |    .      .      .    | |    b      .      .    |");
        assert_eq!(lines[9].chars().skip(26).take(25).collect::<String>(), "+-----------------------+");
        assert_eq!(lines[14].chars().skip(52).collect::<String>(), "+ a cup ----------------+");
        assert_eq!(lines[15], "  b oolong-black 40   b oolong-green  7   [ ] oolong-waiter");
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
            drawn.contains("     +----6-----5-----4-----3-----2-----1----+\n")
                && drawn.starts_with("          f     e     d     c     b     a       oware-north 25\n"),
            "{drawn}"
        );
    }

    #[test]
    fn a_skin_is_as_wide_as_the_terminal_lets_it_be() {
        let houses = "ABCDEFabcdef".chars().map(String::from);
        let board = sample::board(places(houses.chain(["store1".to_owned(), "store2".to_owned()])));
        let sketch = Sketch::new("oware", &WORDS, &board);
        let draw = |columns| {
            sketch.draw_within(columns, &board, &View::default(), &Speaker::new(Lang::En), Ink::PLAIN)
        };
        let [wide, narrow, least] = [80, super::NARROWEST, 10].map(draw);
        assert!(wide.width() > super::NARROWEST && narrow.width() <= super::NARROWEST);
        assert_eq!(narrow, least, "the narrowest there is");
        let longest = |drawn: &crate::Drawing| drawn.lines().iter().map(|line| line.chars().count()).max();
        assert_eq!([longest(&wide), longest(&narrow)], [Some(wide.width()), Some(narrow.width())]);
        assert_eq!(narrow.areas().len(), board.spots.len());
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

    #[test]
    fn only_letters_that_need_it_are_explained() {
        let legend = |game| Sketch::new(game, &WORDS, &sample::board(Vec::new())).legend();
        assert_eq!(legend("otrio").map(|legend| legend.key()), Some("otrio-legend"));
        assert_eq!(["oolong", "quantik", "oware", "unknown"].map(legend), [None, None, None, None]);
    }
}
