//! Records cut short, as the program meets them.

use crate::program::Home;

#[test]
fn a_saved_file_cut_anywhere_is_refused_or_tells_the_same_end() {
    let home = Home::new();
    home.line("play quantik --seat1 level1 --seat2 level1 --seed 6 --save game.txt").well();
    let whole = std::fs::read(home.at("game.txt")).expect("it was saved");
    let end = |out: &str| out.lines().next_back().unwrap_or_default().to_owned();
    let wanted = end(&home.line("replay game.txt --json").well());
    for cut in (0..whole.len()).step_by(7).chain(whole.len() - 3..whole.len()) {
        home.file("cut.txt", &whole[..cut]);
        let ran = home.line("replay cut.txt --json");
        if ran.code == Some(0) {
            assert_eq!(end(&ran.out), wanted, "cut at {cut}");
        } else {
            ran.failed(1);
        }
    }
}
