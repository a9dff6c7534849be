//! Which language is spoken.

use crate::program::{Home, Ran, feed};

fn speaks(variables: &[(&str, &str)], arguments: &str) -> &'static str {
    let home = Home::new();
    let mut command = home.command(arguments.split_whitespace());
    command.envs(variables.iter().copied());
    let ran: Ran = feed(command, b"");
    match (ran.out.contains("Oware has") || ran.err.contains("There is no"), ran.err.contains("Não há")) {
        (true, false) => "en",
        (false, true) => "pt",
        _ => panic!("{ran:?}"),
    }
}

#[test]
fn the_environment_chooses_the_language() {
    for (variables, lang) in [
        (&[][..], "en"),
        (&[("LANG", "pt_PT.UTF-8")], "pt"),
        (&[("LANG", "pt_BR")], "pt"),
        (&[("LANG", "pt")], "pt"),
        (&[("LANG", "C")], "en"),
        (&[("LANG", "de_DE.UTF-8")], "en"),
        (&[("LANG", "ptx")], "en"),
        (&[("LANG", "")], "en"),
        (&[("LC_MESSAGES", "pt_PT.UTF-8"), ("LANG", "en_GB.UTF-8")], "pt"),
        (&[("LC_ALL", "en_GB.UTF-8"), ("LC_MESSAGES", "pt_PT.UTF-8"), ("LANG", "pt_PT.UTF-8")], "en"),
        (&[("LC_ALL", ""), ("LANG", "pt_PT.UTF-8")], "pt"),
    ] {
        assert_eq!(speaks(variables, "play chess"), lang, "{variables:?}");
    }
}

#[test]
fn an_option_overrides_the_environment_wherever_it_stands() {
    let portuguese = [("LANG", "pt_PT.UTF-8")];
    for line in ["--lang en play chess", "play chess --lang en", "play --lang=en chess"] {
        assert_eq!(speaks(&portuguese, line), "en", "{line}");
        assert_eq!(speaks(&[], &line.replace("en", "pt")), "pt", "{line}");
    }
}

#[test]
fn what_machines_read_is_the_same_in_every_language() {
    let home = Home::new();
    for line in ["replay --json --game oware --moves AbC", "perft quantik 2"] {
        let [en, pt] = ["en", "pt"].map(|lang| home.line(&format!("{line} --lang {lang}")).well());
        assert_eq!(en, pt);
    }
}

#[test]
fn a_whole_game_is_played_in_one_language() {
    let home = Home::new();
    for (game, bot) in [("oolong", "easy"), ("quantik", "level1"), ("oware", "bot1"), ("otrio", "random")] {
        let arguments = ["play", game, "--seat1", bot, "--seat2", bot, "--seed", "4"];
        let [en, pt] =
            ["en", "pt"].map(|lang| home.run(arguments.iter().copied().chain(["--lang", lang])).well());
        assert_ne!(en, pt);
        let moves = |text: &str| text.lines().filter(|line| is_numbered(line)).count();
        assert_eq!(moves(&en), moves(&pt), "{game} tells the same in both");
        for key in ["{", "game-", "cli-", "table-", &format!("{game}-")] {
            // A kept game's file has the game's name before a hyphen.
            let told = |text: &str| {
                text.lines().filter(|line| !line.contains("tabuleiro")).any(|line| line.contains(key))
            };
            assert!(!told(&en) && !told(&pt), "{game}: a key or a hole: {key}");
        }
    }
}

/// Whether a line tells a move: its number, its text, and what it is.
fn is_numbered(line: &str) -> bool {
    line.split_once(". ").is_some_and(|(number, _)| number.parse::<u32>().is_ok())
}
