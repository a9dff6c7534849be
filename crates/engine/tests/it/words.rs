//! That everything is said in both languages.

#[test]
fn words_are_complete_in_both_languages() {
    tabuleiro_testkit::words::assert_agree(&tabuleiro_engine::WORDS);
    tabuleiro_testkit::words::assert_plain(&tabuleiro_engine::WORDS);
    let sources = [
        include_str!("../../src/contest.rs"),
        include_str!("../../src/engine.rs"),
        include_str!("../../src/engine/options.rs"),
        include_str!("../../src/failure.rs"),
        include_str!("../../src/heard.rs"),
        include_str!("../../src/lines.rs"),
        include_str!("../../src/state/error.rs"),
    ];
    tabuleiro_testkit::words::assert_used(&tabuleiro_engine::WORDS, &sources.concat());
}
