//! A board drawn as text, which knows in which columns each spot stands.

use std::fmt;
use std::ops::Range;

use tabuleiro_game::SpotIndex;

/// A board drawn as text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Drawing {
    pub(crate) lines: Vec<String>,
    pub(crate) areas: Vec<Area>,
    pub(crate) width: usize,
}

/// Where a field about a spot stands, its padding included. A spot can have several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Area {
    /// The spot.
    pub spot: SpotIndex,
    /// The line, from 0.
    pub row: usize,
    /// The columns that can be seen, from 0: colours take none.
    pub columns: Range<usize>,
}

impl Drawing {
    /// The whole drawing, lines parted by newlines, none at the end.
    pub fn text(&self) -> String {
        self.lines.join("\n")
    }

    /// Line by line, without spaces at their ends.
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// How many columns its widest line takes: colours take none.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Every field about a spot, from the top left to the bottom right.
    pub fn areas(&self) -> &[Area] {
        &self.areas
    }

    /// The spot that stands there, both counted from 0.
    pub fn spot_at(&self, row: usize, column: usize) -> Option<SpotIndex> {
        self.areas.iter().find(|area| area.row == row && area.columns.contains(&column)).map(|area| area.spot)
    }

    /// Every field about one spot.
    pub fn areas_of(&self, spot: SpotIndex) -> impl Iterator<Item = &Area> {
        self.areas.iter().filter(move |area| area.spot == spot)
    }
}

/// As [`Drawing::text`].
impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

#[cfg(test)]
mod tests {
    use tabuleiro_game::{Board, Mark, Seat, Token, View};

    use crate::sample::{self, CUP, SEED, SPENT, WAITER, WORDS, find, token};
    use crate::{Drawing, Ground, Ink, Lang, Sketch, Speaker};

    fn draw(template: &str, board: &Board, view: &View, ink: Ink) -> Drawing {
        Sketch::of(template, &WORDS, board).draw(board, view, &Speaker::new(Lang::En), ink)
    }

    fn text(
        template: &str,
        tokens: &[(&str, tabuleiro_game::LookIndex, u16)],
        marks: &[(&str, char)],
    ) -> String {
        let board = sample::fields();
        let tokens: Vec<Token> =
            tokens.iter().map(|(id, look, count)| token(&board, id, *look, *count)).collect();
        let mark = |(id, kind): &(&str, char)| match kind {
            '*' => Mark::Line(vec![find(&board, id)]),
            '1' => Mark::Claimed(find(&board, id), Seat::FIRST),
            '2' => Mark::Claimed(find(&board, id), Seat::SECOND),
            _ => Mark::Last(find(&board, id)),
        };
        let marks = marks.iter().map(mark).collect();
        draw(template, &board, &View { tokens, marks, ..View::default() }, Ink::new(false, true)).text()
    }

    #[test]
    fn a_token_shows_its_glyph_its_number_or_nothing() {
        assert_eq!(text("|{a1}|{b1}|", &[("a1", CUP, 1)], &[]), "|●|·|");
        assert_eq!(text("|{a1}|{b1=:>3}|", &[("a1", SEED, 12)], &[]), "|12|  0|");
        assert_eq!(text("{hand1:A}", &[("hand1:A", CUP, 0)], &[]), "●", "0 keeps the place of a piece");
    }

    #[test]
    fn what_is_held_has_marks_on_either_side() {
        let held = |tokens, marks| text("<{a1:3}>", tokens, marks);
        assert_eq!(held(&[], &[]), "< · >");
        assert_eq!(held(&[("a1", CUP, 1)], &[("a1", '(')]), "<(●)>");
        assert_eq!(held(&[("a1", CUP, 1)], &[("a1", '('), ("a1", '*')]), "<*●*>", "a win outweighs a move");
        assert_eq!(held(&[("a1", CUP, 1), ("a1", WAITER, 1)], &[("a1", '*')]), "<[●]>");
        assert_eq!(held(&[("a1", WAITER, 1)], &[]), "<[·]>");
        assert_eq!(held(&[("a1", SEED, 12)], &[("a1", '(')]), "<12)>", "a number takes a side");
        assert_eq!(held(&[("a1", SEED, 123)], &[("a1", '(')]), "<123>");
    }

    #[test]
    fn the_nth_token_is_there_when_more_lie_below_it() {
        let tray = |count| text("{hand1:A#2} - {hand1:A#1} - {hand1:A#0}", &[("hand1:A", CUP, count)], &[]);
        assert_eq!([3, 2, 1, 0].map(tray), ["● - ● - ●", "· - ● - ●", "· - · - ●", "· - · - ·"]);
        assert_eq!(text("{hand1:A#0}", &[], &[]), "·");
    }

    #[test]
    fn a_claimed_spot_says_by_whom() {
        let heading = "{nw$:3}{nw!black,green:18}|";
        assert_eq!(text(heading, &[], &[]), format!("nw {:18}|", ""));
        assert_eq!(text(heading, &[], &[("nw", '1')]), "nw claimed by Black  |");
        assert_eq!(text(heading, &[], &[("nw", '2')]), "nw claimed by Green  |");
    }

    #[test]
    fn tokens_are_counted_by_their_group_and_glyph() {
        let mut board = sample::fields();
        let table = find(&board, "nw");
        for id in ["a1", "b1"] {
            let spot = find(&board, id);
            board.spots[usize::from(spot.0)].group = Some(table);
        }
        let tokens = vec![
            token(&board, "a1", CUP, 1),
            token(&board, "b1", CUP, 2),
            token(&board, "a1", WAITER, 1),
            token(&board, "hand1:A", CUP, 9),
        ];
        let view = View { tokens, ..View::default() };
        let glyph = board.look(CUP).expect("there are cups").ascii;
        assert_eq!(draw(&format!("{{nw+{glyph}}}"), &board, &view, Ink::PLAIN).text(), "3");
    }

    #[test]
    fn a_text_depends_on_what_lies_there_and_a_frame_fills_what_is_left() {
        let ring = "{a1?▛▀▜|· ·}|{b1?▛▀▜|· ·}|{nw!black,green:18─}|";
        assert_eq!(text(ring, &[("a1", CUP, 1)], &[]), format!("▛▀▜|· ·|{}|", "─".repeat(18)));
        assert_eq!(text("{nw!black,green:18─}|", &[], &[("nw", '2')]), "claimed by Green ─|");
    }

    #[test]
    fn a_ring_has_its_marks_around_it_and_its_own_lines_in_ascii() {
        let ring = "{a1(}{a1?▐| |[}{a1}{a1?▌| |]}{a1)}|{a1~}";
        assert_eq!(text(ring, &[], &[]), "  ·  |");
        assert_eq!(text(ring, &[("a1", CUP, 1)], &[]), " ▐●▌ |●");
        assert_eq!(text(ring, &[("a1", CUP, 1)], &[("a1", '(')]), "(▐●▌)|●");
        assert_eq!(text(ring, &[("a1", CUP, 1)], &[("a1", '*')]), "*▐●▌*|●");
        let board = sample::fields();
        let view = View { tokens: vec![token(&board, "a1", CUP, 1)], ..View::default() };
        assert_eq!(draw(ring, &board, &view, Ink::PLAIN).text(), " [b] |b");
    }

    #[test]
    fn what_is_used_up_can_have_a_word_of_its_own_and_a_full_frame_has_no_gap() {
        assert_eq!(text("{a1@black:18─}|", &[("a1", SPENT, 1)], &[]), "claimed by Black ─|");
        assert_eq!(text("{a1@black:7─}|", &[("a1", CUP, 1)], &[]), "a cup ─|");
        assert_eq!(text("{a1@:5─}|", &[("a1", CUP, 1)], &[]), "a cup|");
    }

    #[test]
    fn names_and_words_are_said_and_padded() {
        assert_eq!(text("{a1@:>8}|{!seed:^8}|", &[("a1", CUP, 1)], &[]), "   a cup| a seed |");
        assert_eq!(text("{a1@}|{b1@}|{turn:3%}", &[("a1", SEED, 4)], &[]), "4 seeds||Place turn:3");
        assert_eq!(text("{a1@:20}", &[], &[]), "", "spaces at the end go");
    }

    #[test]
    fn frames_have_ascii_twins() {
        let board = sample::fields();
        let drawn = draw("╭─╮ ╲ ╱ → {a1} ·", &board, &View::default(), Ink::PLAIN);
        assert_eq!(drawn.text(), "+-+ \\ / > . .");
    }

    /// The text without its colours.
    fn seen(text: &str) -> Vec<char> {
        let mut parts = text.split('\u{1b}');
        let first = parts.next().unwrap_or_default().to_owned();
        parts
            .fold(first, |all, part| all + part.split_once('m').map_or("", |(_, rest)| rest))
            .chars()
            .collect()
    }

    #[test]
    fn columns_are_those_that_can_be_seen_in_every_ink() {
        let template = "│ {a1:3}── {b1@:>9} │{hand1:A=:>3}\n {nw!black,green:20}{store1}·{marker:nw@:12}";
        let board = sample::fields();
        let tokens = vec![
            token(&board, "a1", CUP, 1),
            token(&board, "b1", SEED, 7),
            token(&board, "hand1:A", CUP, 12),
            token(&board, "store1", SEED, 30),
            token(&board, "marker:nw", SPENT, 1),
        ];
        let marks = vec![Mark::Last(find(&board, "a1")), Mark::Claimed(find(&board, "nw"), Seat::SECOND)];
        let view = View { tokens, marks, ..View::default() };
        let expected = [
            ("a1", 0, 2..5, "(●)"),
            ("b1", 0, 8..17, "  7 seeds"),
            ("hand1:A", 0, 19..22, " 12"),
            ("nw", 1, 1..21, "claimed by Green    "),
            ("store1", 1, 21..23, "30"),
            ("marker:nw", 1, 24..36, "a cup"),
        ];
        for ink in [true, false].into_iter().flat_map(|colour| {
            [Ground::Unknown, Ground::Day, Ground::Evening].map(|ground| Ink::new(colour, true).on(ground))
        }) {
            let drawn = draw(template, &board, &view, ink);
            assert_eq!(drawn.lines().iter().any(|line| line.contains('\u{1b}')), ink.colour);
            assert_eq!(drawn.areas().len(), expected.len());
            for ((id, row, columns, shown), area) in expected.iter().zip(drawn.areas()) {
                assert_eq!((area.spot, area.row, &area.columns), (find(&board, id), *row, columns), "{id}");
                let line = seen(&drawn.lines()[*row]);
                let there: String = line[columns.start..columns.end.min(line.len())].iter().collect();
                assert_eq!(there, *shown, "{id} with {ink:?}");
                assert_eq!(drawn.spot_at(*row, columns.start), Some(area.spot));
                assert_eq!(drawn.spot_at(*row, columns.end - 1), Some(area.spot));
                assert_eq!(drawn.areas_of(area.spot).count(), 1);
            }
            assert_eq!(drawn.spot_at(0, 0), None);
            assert_eq!(drawn.spot_at(0, 5), None);
            assert_eq!(drawn.spot_at(2, 3), None);
        }
    }
}
