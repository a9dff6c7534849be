//! Every law of the house, from first positions and from tricky ones.

use tabuleiro_testkit::Morris;

/// First positions under both options, the end of the placing, positions near a line and near a man who cannot move.
pub(crate) fn starts() -> Vec<Morris> {
    [
        ".../.../... w",
        ".../.../... w flying=yes",
        "ww./bb./... w",
        "wb./.w./b.. w",
        "b.w/wb./w.b w",
        "b.w/.bw/w.b w flying=yes",
        "b../wbb/ww. b",
        "b../wb./wwb w",
    ]
    .map(|text| text.parse().expect("these can happen"))
    .to_vec()
}

tabuleiro_testkit::laws!(Morris, crate::laws::starts);
