//! The laws that every game keeps.

use tabuleiro_game::Game;
use tabuleiro_otrio::Otrio;

/// First positions under every kind of options, and some positions near the end.
pub(crate) fn starts() -> Vec<Otrio> {
    let options =
        ["", "players=3", "players=4", "colours=bprg", "players=3 colours=pbg", "players=4 colours=gpbr"];
    let begun = options.map(|options| Otrio::start(options.parse().expect("the options are good")));
    let later = [
        "p..,ggb,.../b..,rrg,pbb/p..,...,r.. p colours=bprg",
        "rgb,gbg,.rr/p..,p..,.../...,...,... b",
        // Few places left, and colours that will be passed over.
        "r..,pgb,prg/g.r,...,bgr/b..,grb,p.p b",
        "p.r,.r.,gg./pgg,p.b,brp/brr,.gb,... b players=4",
        "bgp,rrg,pbg/p.g,gb.,.r./brp,r..,..p p players=4 colours=gpbr",
        "b.g,rb.,.gr/rgr,...,gb./rbr,b.g,bg. r players=3",
    ];
    let later = later.map(|text| text.parse().unwrap_or_else(|error| panic!("“{text}”: {error}")));
    begun.into_iter().chain(later).collect()
}

tabuleiro_testkit::laws!(Otrio, crate::laws::starts);

#[test]
fn a_position_takes_24_bytes() {
    assert_eq!(size_of::<Otrio>(), 24);
}

#[test]
fn every_sentence_is_used() {
    let sources = [
        include_str!("../../src/board.rs"),
        include_str!("../../src/bots.rs"),
        include_str!("../../src/lists.rs"),
        include_str!("../../src/notation.rs"),
        include_str!("../../src/options.rs"),
        include_str!("../../src/piece.rs"),
        include_str!("../../src/read.rs"),
        include_str!("../../src/refusal.rs"),
        include_str!("../../src/remark.rs"),
        include_str!("../../src/show.rs"),
        include_str!("../../src/solve/book.rs"),
        include_str!("../../src/solve/why.rs"),
        include_str!("../../src/steps.rs"),
        include_str!("../../../text/src/skins/otrio.rs"),
    ];
    tabuleiro_testkit::words::assert_used(&tabuleiro_otrio::WORDS, &sources.concat());
}
