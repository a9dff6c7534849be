//! The laws that every game keeps, from the start and from positions where much happens.

use tabuleiro_game::Game;
use tabuleiro_oolong::Oolong;

/// A position of a text that must be right.
pub(crate) fn at(text: &str) -> Oolong {
    text.parse().unwrap_or_else(|error| panic!("“{text}”: {error}"))
}

/// The first position under these options.
pub(crate) fn start(options: &str) -> Oolong {
    Oolong::start(options.parse().unwrap_or_else(|error| panic!("“{options}”: {error}")))
}

/// Both rules with two deals each, and the positions below.
pub(crate) fn starts() -> Vec<Oolong> {
    let mut starts: Vec<Oolong> =
        ["", "markers=CURR-JKGB", "rules=report", "rules=report markers=RGJU-CKBR"].map(start).to_vec();
    starts.extend(TRICKY.map(at));
    starts
}

/// Positions out of random games with what is rare.
pub(crate) const TRICKY: [&str; 10] = [
    // B waits, and a cup moved on may trigger other markers: a chain
    "g...bgbbg/.b..g.gbb/bb.g.bggb/b.bg.g.bb/.gb..bb../g.gg..b.b/..gg.bggb/b..bgg.../gggb.b..g g se/n RbKr-gCJu b:n",
    // G waits although a black cup has triggered it, in the middle of a chain
    "gg..bb.../....g..b./....g..g./bb..gb.../g.bgbbbg./......g.g/...g....g/b..g..b.b/...bb.... g e/w RRKb-CUgJ g:s",
    // a cup moved to the right table wins at once
    "ggg.ggbg./..b..bggg/..bbb.ggb/.bgbgbbb./bbg.gbbbg/bb.gbbgbg/bbggggbbb/bgbgbgggg/bbgbgggbg b se/n jbrr-ucgk b:n",
    // the waiter stands on the only empty seat of its table
    "gg.bbgbbg/.bb.gggbb/bbbggbggb/gggb.bggg/ggbbgbbb./g.ggbgbb./bbggbbggb/bb.bggg.g/gbg.bbbbg g c/se rbkr-gcJu -",
    // the next cup triggers U where only one table is unclaimed
    "gb.bg.ggg/gbgggg.bb/gg.b..b.g/bbbbgbbbg/gbbgbbgbb/bgbgbgggg/gg.bg.bgg/.bgbbgbgb/gbbbgbbgb g ne/se crUr-gjbk -",
    // the last cup has triggered C
    "bgbggb.bg/gbgbbbbbb/bbbggbbgg/bgbgbbggg/ggbgbbbgb/gggggggbb/bggbbggbg/bgggggbbg/ggbbbbbbg b n/sw Kurb-jcrg g:sw",
    // two tables may be swapped
    ".....gbbg/.b..g.g../g..g..b.b/b.bg.g.bb/..b...b../.b.g.bggb/..gg.bggb/b..b.g.../gggb.b..g b n/se RBKr-gCJu g:se",
    // R waits after a cup on e/e, so that the waiter turns with the table
    "b.b.g..g./gbg....../...g...../...gbbbg./b..b.bgb./gg...g..g/.....bgbb/..bggb.../...bg.... b e/e RKUg-rJCB g:e rules=report",
    // J waits for Green after Black's cup
    ".g.bg...g/b.bb.b..b/g.g.bg.bg/.bg....gg/ggbg...../b..b.g.g./.g......./b...b.bg./..b.bb... g e/n gjCK-URRb g:n rules=report",
    // G waits, and a cup may stay at its table
    "bbggb..g./bb.bg..bg/.b...bgb./g..ggbb../bgb.gbb.g/g.gbggb.b/ggg.bbg../.g.b.g..b/.g.b.gb.. g n/ne RKgC-JbRU g:ne rules=report",
];

tabuleiro_testkit::laws!(Oolong, crate::laws::starts);
