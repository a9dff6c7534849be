//! Colours can be read on whatever a terminal is written on. Only the 240 colours that are the same on every terminal are
//! printed, no others and no faint text; so what is printed can be measured.

use tabuleiro_game::Rgb;
use tabuleiro_text::Lang;

use crate::program::Home;
use crate::screens::{Scene, other_scenes, scenes_of};

/// White and what it is often replaced by: a light grey, Solarized.
const LIGHT: [Rgb; 3] = [Rgb(0xFF, 0xFF, 0xFF), Rgb(0xEE, 0xEE, 0xEE), Rgb(0xFD, 0xF6, 0xE3)];

/// Black and what it is often replaced by: what editors take for it, Solarized, Gruvbox, Dracula, Nord.
const DARK: [Rgb; 6] = [
    Rgb(0x00, 0x00, 0x00),
    Rgb(0x1E, 0x1E, 0x1E),
    Rgb(0x00, 0x2B, 0x36),
    Rgb(0x28, 0x28, 0x28),
    Rgb(0x28, 0x2A, 0x36),
    Rgb(0x2E, 0x34, 0x40),
];

/// Text from this contrast on can be read, shapes and lines from that on can be seen.
const TEXT: f64 = 4.5;
const SHAPE: f64 = 3.0;

/// A piece of what was printed, with the number of its colour if it has one.
struct Run {
    colour: Option<u8>,
    text: String,
}

/// Takes what was printed apart. Anything but a colour of the fixed ones, bold and underlined is refused.
fn runs(raw: &[u8]) -> Vec<Run> {
    let text = String::from_utf8_lossy(raw);
    let mut parts = text.split("\u{1b}[");
    let mut runs = vec![Run { colour: None, text: parts.next().unwrap_or_default().to_owned() }];
    let mut colour = None;
    for part in parts {
        let end = part.find(|c: char| c.is_ascii_alphabetic()).expect("a sequence ends");
        let (sequence, text) = part.split_at(end);
        if text.starts_with('m') {
            colour = match sequence.split(';').collect::<Vec<_>>()[..] {
                ["" | "0"] => None,
                ["1" | "4"] => colour,
                ["38", "5", number] => Some(number.parse().expect("a number")),
                _ => panic!("nobody knows how that looks: {sequence}m{text}"),
            };
        }
        runs.push(Run { colour, text: text[1..].to_owned() });
    }
    runs
}

/// What every terminal shows for a number from 16 on.
pub(crate) fn rgb(number: u8) -> Rgb {
    assert!(number >= 16, "the first sixteen are whatever the user has set them to");
    if number >= 232 {
        let grey = 8 + 10 * (number - 232);
        return Rgb(grey, grey, grey);
    }
    let step = |index: u8| if index == 0 { 0 } else { 55 + 40 * index };
    let cube = number - 16;
    Rgb(step(cube / 36), step(cube / 6 % 6), step(cube % 6))
}

/// How many of the pieces of a scene are coloured; each must have that contrast to every ground.
fn measured(scene: &Scene, more: &str, grounds: &[Rgb], least: f64) -> usize {
    let runs = runs(&scene.shown(Lang::En, more, (80, 24)).raw);
    let coloured = runs.iter().filter_map(|run| Some((rgb(run.colour?), run)));
    let seen = coloured.filter(|(_, run)| !run.text.trim().is_empty());
    seen.map(|(colour, run)| {
        for ground in grounds {
            let contrast = colour.contrast(*ground);
            assert!(contrast >= least, "{colour:?} on {ground:?} has {contrast:.2}: {}", run.text);
        }
        let is_text = run.text.contains(char::is_alphanumeric);
        assert!(
            least >= TEXT || !is_text,
            "on an unknown ground text has the terminal's own colour: {}",
            run.text
        );
    })
    .count()
}

/// Every scene that may have colours, with how many it has at least on a ground that is known.
fn measure(scenes: &[Scene]) {
    let every = [&LIGHT[..], &DARK].concat();
    for (more, grounds, least) in [
        ("--ground light", &LIGHT[..], TEXT),
        ("--ground dark", &DARK[..], TEXT),
        ("--ground auto", &every[..], SHAPE),
    ] {
        let coloured: usize = scenes.iter().map(|scene| measured(scene, more, grounds, least)).sum();
        assert!(coloured > 20, "{more}: {coloured} coloured pieces");
    }
}

#[test]
fn every_colour_of_every_game_can_be_read_on_light_and_dark_grounds() {
    for game in tabuleiro_games::GAMES.names() {
        measure(&scenes_of(game));
    }
}

#[test]
fn every_other_colour_can_be_read_on_light_and_dark_grounds() {
    measure(&other_scenes());
}

#[test]
fn the_ground_can_be_said_for_good_and_by_the_terminal() {
    let play = &scenes_of("oware")[0];
    let colours = |variables: &[(&str, &str)], more| {
        let raw = play.shown_with(variables, Lang::En, more, (80, 24)).raw;
        runs(&raw).into_iter().map(|run| run.colour).collect::<Vec<_>>()
    };
    let [light, dark, unknown] =
        ["--ground light", "--ground dark", "--ground auto"].map(|more| colours(&[], more));
    assert!(light != dark && dark != unknown && light != unknown);
    let said = |name, value| colours(&[(name, value)], "");
    assert_eq!(said("TABULEIRO_GROUND", "light"), light);
    assert_eq!(said("TABULEIRO_GROUND", "dark"), dark);
    assert_eq!(said("COLORFGBG", "0;15"), light);
    assert_eq!(said("COLORFGBG", "15;0"), dark);
    assert_eq!(said("TABULEIRO_GROUND", "no such"), unknown);
}

#[test]
fn no_other_ground_is_known_and_shells_know_these() {
    let home = Home::new();
    let told = home.line("play oware --ground blue").failed(2);
    assert!(told.contains("light") && told.contains("dark") && told.contains("auto"), "{told}");
    assert!(home.line("completions bash").well().contains("light dark auto"));
}
