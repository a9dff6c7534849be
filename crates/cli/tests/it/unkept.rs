//! Games in the full screen that cannot be written: nobody loses one without having been told.

use std::fs;

use expectrl::process::unix::WaitStatus;
use rustix::process::Signal;

use crate::program::Home;
use crate::talk::Talk;
use crate::window::Window;

const GAME: &str = "play quantik --seed 5 --seat1 human --seat2 human";

/// A home with a file in the place of the data folder.
fn blocked() -> Home {
    let home = Home::new();
    home.file("data", "a file where a folder should be");
    home
}

/// A game there with one move.
fn begun(home: &Home, line: &str, size: (u16, u16)) -> Window {
    let mut window = Window::open(&home.command(line.split_whitespace()), size);
    window.see("Quantik");
    window.press(":A@a1\r");
    window.see("could not be kept");
    window
}

/// It ended with exit code 1, and the old screen says what was lost.
fn ends_telling(window: &mut Window, told: &str) {
    let ended = window.end();
    assert!(matches!(ended, WaitStatus::Exited(_, 1)), "{ended:?}:\n{}", window.text());
    window.assert_given_back();
    assert!(window.text().contains(told), "{}", window.text());
}

#[test]
fn ctrl_c_asks_first_and_a_second_one_leaves_and_tells() {
    let home = blocked();
    let mut window = begun(&home, GAME, (80, 24));
    window.press("\x03");
    window.see("lose it?");
    window.press("\x1b");
    window.until("the game", |window| !window.text().contains("lose it?"));
    window.press("?");
    window.see("Everywhere");
    window.press("\x03"); // the game is lost from under another screen, too
    window.see("lose it?");
    window.press("\x03");
    ends_telling(&mut window, "tabuleiro: The game could not be kept and is lost: its folder is a file.");
}

#[test]
fn q_that_was_answered_with_yes_tells_too_in_the_language_of_the_screen() {
    let home = blocked();
    fs::create_dir_all(home.at("config/tabuleiro")).expect("a fresh folder");
    home.file("config/tabuleiro/settings.toml", "language = \"pt\"\n");
    let mut window = Window::open(&home.command(GAME.split_whitespace()), (80, 24));
    window.see("Quantik");
    window.press(":A@a1\r");
    window.see("Não se conseguiu guardar");
    window.press("q");
    window.see("perdê-lo?");
    window.press("s");
    ends_telling(&mut window, "fica perdido");
}

#[test]
fn a_window_that_is_too_small_loses_nothing_either() {
    for key in ["q", "\x03"] {
        let home = blocked();
        let mut window = begun(&home, GAME, (80, 24));
        window.resize(50, 12);
        window.see("50");
        window.press(key);
        window.see("lose");
        window.press("\r");
        ends_telling(&mut window, "is lost");
    }
}

#[test]
fn a_disk_that_came_back_is_used_before_anybody_is_asked() {
    let home = blocked();
    let mut window = begun(&home, GAME, (80, 24));
    fs::remove_file(home.at("data")).expect("it is ours");
    window.press("\x03");
    window.ends_well();
    assert_eq!(home.unfinished().len(), 1);
}

#[test]
fn a_signal_tells_what_is_lost() {
    for signal in [Signal::TERM, Signal::HUP, Signal::INT] {
        let home = blocked();
        let mut window = begun(&home, GAME, (80, 24));
        window.signal(signal);
        let ended = window.end();
        assert!(matches!(ended, WaitStatus::Signaled(_, by, _) if by as i32 == signal.as_raw()), "{ended:?}");
        window.assert_given_back();
        assert!(window.text().contains("could not be kept and is lost"), "{}", window.text());
    }
}

#[test]
fn at_a_prompt_ctrl_c_tells_it_as_well() {
    let home = blocked();
    let mut window = Window::open(&home.command(format!("{GAME} --plain").split_whitespace()), (80, 24));
    window.see("which piece");
    window.press("A@a1\r");
    window.see("cannot be kept");
    window.press("\x03");
    window.see("The game could not be kept and is lost.");
    assert!(matches!(window.end(), WaitStatus::Exited(_, 130)));
}

#[test]
fn where_there_is_no_home_that_is_said() {
    // A user whom nobody knows has no home but the one that the environment names.
    let home = Home::new();
    let program = home.command([""; 0]);
    let mut command = std::process::Command::new("setpriv");
    command.args(["--reuid=54321", "--clear-groups"]).arg(program.get_program());
    command.args(GAME.split_whitespace()).env_clear().env("LC_ALL", "C.UTF-8");
    let readable = std::process::Command::new("setpriv")
        .args(["--reuid=54321", "--clear-groups"])
        .arg(program.get_program())
        .arg("--version")
        .output();
    if !readable.is_ok_and(|output| output.status.success()) {
        eprintln!("skipped: nobody else can be here");
        return;
    }
    let mut talk = Talk::start(command);
    talk.play(1);
    talk.legal();
    let told = talk.hang_up();
    assert_eq!(told.code, Some(1), "{told:?}");
    assert!(told.out.contains("names no home"), "{told:?}");
}
