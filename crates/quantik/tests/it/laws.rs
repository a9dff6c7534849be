//! Every law of the house, from first positions and from tricky ones.

use tabuleiro_quantik::Quantik;

/// First positions under both rules, and positions near every kind of ending.
pub(crate) fn starts() -> Vec<Quantik> {
    [
        "..../..../..../....",
        "..../..../..../.... rules=report",
        "D..A/b.../.Ba./...b",
        "D..A/bC.A/.Bad/...b",
        "BCAB/.Cdd/DDbc/.abc",
        "BCAB/.Cdd/DDbc/.abc rules=report",
    ]
    .map(|text| text.parse().expect("these can happen"))
    .to_vec()
}

tabuleiro_testkit::laws!(Quantik, crate::laws::starts);
