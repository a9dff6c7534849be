//! Laws about the board as text.

use tabuleiro_game::{Board, Lang, Show, SpotIndex, View};
use tabuleiro_text::{Area, Drawing, Ink, Sketch, Speaker, WIDTH};

use crate::walk;

/// A sketch with what it is drawn for.
struct Easel<G: Show> {
    at: G,
    board: Board,
    sketch: Sketch,
    view: View,
}

/// Positions of a game from each start as they are seen, with the move that led there, and with the end.
fn easels<G: Show>(starts: &[G]) -> impl Iterator<Item = Easel<G>> {
    starts.iter().flat_map(|start| {
        let record = walk::game(start, 2);
        let stride = record.ply() / 40 + 1;
        let plies = (0..record.ply()).step_by(stride).chain([record.ply()]);
        plies.map(|ply| easel(&record, ply)).collect::<Vec<_>>()
    })
}

fn easel<G: Show>(record: &tabuleiro_game::Record<G>, ply: usize) -> Easel<G> {
    let at = record.positions()[ply];
    let board = G::board(at.options());
    let last = ply.checked_sub(1).map(|before| (&record.positions()[before], record.moves()[before]));
    let view = at.view(last, record.outcome().filter(|_| ply == record.ply()));
    Easel { at, sketch: Sketch::new(G::NAME, G::words(), &board), board, view }
}

/// Every field of a sketch can be filled, and the board fits a terminal, in every language and ink; its ASCII twin is
/// ASCII.
pub fn the_sketch_names_known_spots_and_fits_a_terminal<G: Show>(starts: &[G]) {
    let speakers = Lang::ALL.map(Speaker::new);
    for Easel { at, board, sketch, view } in easels(starts) {
        assert_eq!(sketch.missing(), None, "a spot that the board of {at} lacks");
        for speaker in &speakers {
            for unicode in [false, true] {
                let drawing = sketch.draw(&board, &view, speaker, Ink::new(false, unicode));
                let drawn = drawing.text();
                assert!(!drawn.contains(['{', '}', '!']), "a field is left:\n{drawn}");
                let words_may_not = speaker.lang() == Lang::Pt;
                assert!(unicode || words_may_not || drawn.is_ascii(), "the ASCII twin is ASCII:\n{drawn}");
                for line in drawing.lines() {
                    assert!(line.chars().count() <= WIDTH, "wider than {WIDTH} columns: {line}");
                }
            }
        }
    }
}

/// Colour changes nothing but colour: without it the same letters stand in the same places.
pub fn the_sketch_is_the_same_in_colour<G: Show>(starts: &[G]) {
    let speaker = Speaker::new(Lang::En);
    for Easel { at, board, sketch, view } in easels(starts) {
        let [plain, coloured] =
            [false, true].map(|colour| sketch.draw(&board, &view, &speaker, Ink::new(colour, true)));
        assert_eq!(plain.areas(), coloured.areas(), "at {at}");
        let bare: Vec<String> = coloured.lines().iter().map(|line| without_colour(line)).collect();
        let bare: Vec<&str> = bare.iter().map(|line| line.trim_end()).collect();
        assert_eq!(plain.lines(), bare, "at {at}");
    }
}

/// The line without ANSI sequences.
fn without_colour(line: &str) -> String {
    let mut parts = line.split('\u{1b}');
    let first = parts.next().unwrap_or_default().to_owned();
    let after = |part: &str| part.split_once('m').map_or_else(String::new, |(_, text)| text.to_owned());
    parts.fold(first, |bare, part| bare + &after(part))
}

/// Every token of a view has a field, fields point at spots of the board, none covers another, and a column leads back
/// to the spot that stands there.
pub fn the_fields_of_a_drawing_point_at_their_spots<G: Show>(starts: &[G]) {
    let speaker = Speaker::new(Lang::En);
    for Easel { at, board, sketch, view } in easels(starts) {
        let drawing = sketch.draw(&board, &view, &speaker, Ink::new(false, true));
        for (place, area) in drawing.areas().iter().enumerate() {
            assert!(board.spot(area.spot).is_some(), "{area:?} at {at}");
            assert!(area.row < drawing.lines().len() && area.columns.end <= WIDTH, "{area:?} at {at}");
            let covers = |other: &Area| {
                other.row == area.row
                    && other.columns.start < area.columns.end
                    && area.columns.start < other.columns.end
            };
            assert!(!drawing.areas()[..place].iter().any(covers), "{area:?} covers another at {at}");
            for column in area.columns.clone() {
                assert_eq!(drawing.spot_at(area.row, column), Some(area.spot), "{area:?} at {at}");
            }
        }
        for token in view.tokens.iter().filter(|token| token.count > 0) {
            assert!(drawing.areas_of(token.spot).next().is_some(), "{token:?} cannot be seen at {at}");
        }
    }
}

/// What lies on a spot is drawn in the fields of that spot, or counted in those of its group, and nowhere else: take it
/// away, and only they change.
pub fn what_lies_on_a_spot_is_drawn_in_its_own_fields<G: Show>(starts: &[G]) {
    let speaker = Speaker::new(Lang::En);
    for Easel { at, board, sketch, view } in easels(starts) {
        let draw = |view: &View| sketch.draw(&board, view, &speaker, Ink::new(false, true));
        let whole = draw(&view);
        let mut lain_on: Vec<SpotIndex> =
            view.tokens.iter().filter(|token| token.count > 0).map(|token| token.spot).collect();
        lain_on.dedup();
        let stride = lain_on.len() / 6 + 1;
        for &spot in lain_on.iter().step_by(stride) {
            let mut cleared = view.clone();
            cleared.tokens.retain(|token| token.spot != spot);
            let cleared = draw(&cleared);
            assert_ne!(fields(&whole, |area| area.spot == spot), fields(&cleared, |area| area.spot == spot));
            let group = board.spot(spot).and_then(|spot| spot.group);
            let is_elsewhere = |area: &Area| area.spot != spot && Some(area.spot) != group;
            let elsewhere = |drawing: &Drawing| fields(drawing, is_elsewhere);
            assert_eq!(elsewhere(&whole), elsewhere(&cleared), "without what lies on {spot:?} at {at}");
            let untouched =
                |row: &usize| whole.areas().iter().all(|area| is_elsewhere(area) || area.row != *row);
            for row in (0..whole.lines().len()).filter(untouched) {
                assert_eq!(whole.lines()[row], cleared.lines()[row], "line {row} at {at}");
            }
        }
    }
}

/// What stands in some fields of a drawing.
fn fields(drawing: &Drawing, wanted: impl Fn(&Area) -> bool) -> Vec<(SpotIndex, String)> {
    let text = |area: &Area| {
        let line = drawing.lines()[area.row].chars();
        let text: String = line.skip(area.columns.start).take(area.columns.len()).collect();
        (area.spot, text.trim_end().to_owned()) // spaces at the end of a line are not drawn
    };
    drawing.areas().iter().filter(|area| wanted(area)).map(text).collect()
}
