//! How Oolong is drawn, in every way of drawing.

mod guides;
mod marks;

use insta::assert_snapshot;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use tabuleiro_game::Lang;
use tabuleiro_tui::skins::Size;

use crate::bench::{ASCII, Bench, Drawn, LINED, Moment, PAINTED};

const OOLONG: Moment<'static> = Moment::of("oolong");

/// In the middle of a game, a cup is served.
const SERVING: Moment<'static> = Moment {
    position: "bgbgggg../bb.gggb../.g...g.../bgbgbb.../bgbbbgg../bb.bbgbb./gbgggb.../........./gb....... g ne/w \
               rbKg-jCRU -",
    focus: "ne/s",
    ..OOLONG
};
/// A table is turned, with the waiter on one of its cups.
const TURNING: Moment<'static> = Moment {
    position: "........./bb.bb..../........./gg......./.g......./........./........./........./......... g c/n BrGJ-KRUC \
               b:n",
    focus: "turn:3",
    ..OOLONG
};
/// In the report's rules there is a turn by nothing, and no declining.
const TURNING_IN_THE_REPORT: Moment<'static> = Moment {
    position: "........./bb.b...../........./gg......./.g......./........./........./........./......... b n/s BRGJ-KRUC \
               - rules=report",
    moves: "n/c",
    focus: "turn:1",
    ..OOLONG
};
/// A cup is asked for that is to be moved.
const TAKING: Moment<'static> = Moment {
    position: "bb......b/........./bbb...g../g......../g......../g......../........./........./g........ g se/nw \
               bGRJ-KRUC b:nw",
    focus: "nw/n",
    ..OOLONG
};
/// It is about to be put down.
const PUTTING: Moment<'static> = Moment { held: "nw/n", focus: "ne/se", ..TAKING };
/// The waiter is sent to another table.
const SENDING: Moment<'static> = Moment {
    position: "bb......./........./.bb....../........./........./gggg...../bb......./........./g........ g e/s BGRK-JRUC -",
    moves: "e/c",
    focus: "sw",
    ..OOLONG
};
/// The first of two tables has been chosen.
const SWAPPING: Moment<'static> = Moment {
    position: "bbbbb..../gggb...../b......../........./b......../.ggggg.../........./bb......./bgbgg.g.. b n/se \
               KCRB-GRJu g:se",
    held: "n",
    focus: "w",
    ..OOLONG
};
/// Tables have just been swapped.
const SWAPPED: Moment<'static> = Moment { moves: "sw:n,w", held: "", focus: "w/c", ..SWAPPING };
/// A table has just been turned.
const TURNED: Moment<'static> = Moment { moves: "ro:+3", focus: "c/w", ..TURNING };
/// The waiter's table has no room.
const ANYWHERE: Moment<'static> = Moment {
    position: "b......../g......../........./.bgbgbgbg/........./........./........./........./......... b w/nw BGKJ-RRUC -",
    focus: "se/n",
    ..OOLONG
};
/// Green has won.
const WON: Moment<'static> = Moment {
    position: "gb.b..b../bggggbbgg/ggbbgbg.g/gbggbggbb/b..b.g.../..gbgbg.g/bb.b.b.b./g.gb.ggg./bbb.b..b. g e/n bgkj-rruc -",
    moves: "e/nw",
    ..OOLONG
};

const ALL: [Moment<'static>; 11] = [
    SERVING,
    TURNING,
    TURNING_IN_THE_REPORT,
    TAKING,
    PUTTING,
    SENDING,
    SWAPPING,
    SWAPPED,
    TURNED,
    ANYWHERE,
    WON,
];

/// The board with a margin of a column and a row.
fn draw(bench: &Bench, size: Size) -> Drawn {
    let (columns, rows) = bench.extent(size);
    bench.paint((columns + 2, rows + 2), |canvas| {
        canvas.fill(canvas.area, bench.theme.page());
        bench.skin.draw(&bench.scene(), size, Rect::new(1, 1, columns, rows), canvas);
    })
}

fn text(bench: &Bench, size: Size) -> String {
    draw(bench, size).text()
}

#[test]
fn the_tea_house_is_drawn_small_in_both_languages_and_in_every_way() {
    for (name, theme) in [("painted", PAINTED), ("drawn", LINED), ("ascii", ASCII)] {
        for lang in [Lang::En, Lang::Pt] {
            let bench = SERVING.seen(theme, lang);
            assert_snapshot!(format!("oolong-small-{name}-{lang}"), text(&bench, Size::Small));
        }
    }
}

#[test]
fn the_tea_house_is_drawn_large_in_both_languages_and_in_every_way() {
    for (name, theme) in [("painted", PAINTED), ("drawn", LINED), ("ascii", ASCII)] {
        for lang in [Lang::En, Lang::Pt] {
            let bench = SERVING.seen(theme, lang);
            assert_snapshot!(format!("oolong-large-{name}-{lang}"), text(&bench, Size::Large));
        }
    }
}

#[test]
fn every_answer_to_a_marker_is_drawn() {
    let moments = [
        ("turning", TURNING),
        ("taking", TAKING),
        ("putting", PUTTING),
        ("sending", SENDING),
        ("swapping", SWAPPING),
        ("swapped", SWAPPED),
        ("turned", TURNED),
        ("won", WON),
    ];
    for (name, moment) in moments {
        assert_snapshot!(format!("oolong-{name}-en"), text(&moment.seen(LINED, Lang::En), Size::Small));
        assert_snapshot!(format!("oolong-{name}-pt"), text(&moment.seen(ASCII, Lang::Pt), Size::Small));
        assert_snapshot!(format!("oolong-large-{name}"), text(&moment.seen(LINED, Lang::Pt), Size::Large));
    }
}

#[test]
fn values_stand_on_seats_tables_and_buttons() {
    for (moment, value) in [(SERVING, " ▴13 "), (SENDING, "◌nw ▴13"), (TURNING, "↻ ▴13 "), (TAKING, "◉▴13")]
    {
        let text = text(&moment.seen(LINED, Lang::En).valued(), Size::Small);
        assert!(text.contains(value), "{text}");
    }
    let best = draw(&SERVING.seen(LINED, Lang::En).valued(), Size::Small);
    assert!(best.cell("▴13").modifier.contains(Modifier::UNDERLINED));
    assert!(!best.cell("▿4").modifier.contains(Modifier::UNDERLINED));
    for (name, moment) in
        [("serving", SERVING), ("taking", TAKING), ("putting", PUTTING), ("turning", TURNING)]
    {
        let bench = moment.seen(LINED, Lang::En).valued();
        assert_snapshot!(format!("oolong-values-{name}"), text(&bench, Size::Small));
        assert_snapshot!(format!("oolong-values-large-{name}"), text(&bench, Size::Large));
    }
}
