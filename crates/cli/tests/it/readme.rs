//! The pictures of the README are what the commands beside them print.

use crate::program::Home;

#[test]
fn every_picture_is_what_its_command_prints() {
    let readme = include_str!("../../../../README.md");
    let mut pictures = 0;
    for part in readme.split("\n**").skip(1) {
        let Some((_, after)) = part.split_once("(`tabuleiro ") else { continue };
        let (command, after) = after.split_once("`)\n```\n").expect("a picture stands under its command");
        let (picture, _) = after.split_once("\n```").expect("a picture has an end");
        let printed = Home::new().run(words(command)).well();
        assert!(printed.contains(picture), "{command} prints:\n{printed}\nbut the README has:\n{picture}");
        pictures += 1;
    }
    assert_eq!(pictures, tabuleiro_games::GAMES.released().count(), "a picture of every game of the release");
}

/// The words of a command line whose only quotes are double ones.
fn words(line: &str) -> Vec<String> {
    let quoted = |(index, part): (usize, &str)| match index % 2 {
        0 => part.split_whitespace().map(str::to_owned).collect::<Vec<_>>(),
        _ => vec![part.to_owned()],
    };
    line.split('"').enumerate().flat_map(quoted).collect()
}
