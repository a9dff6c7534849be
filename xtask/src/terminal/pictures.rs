//! Pictures of the full screen, from the running program.

use std::io::{Read, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;
use std::{fs, io, thread};

use super::pty::{DAY, EVENING, Running, Start};
use super::svg;

/// How long the program must have been quiet before the next key.
const QUIET: Duration = Duration::from_millis(1_200);

/// A picture to take: its name, the terminal's ground and size, the arguments, and the keys.
struct Sitting {
    name: &'static str,
    ground: &'static str,
    size: (u16, u16),
    arguments: &'static [&'static str],
    keys: &'static [&'static str],
}

const SITTINGS: &[Sitting] = &[
    Sitting { name: "menu-day", ground: DAY, size: (80, 24), arguments: &[], keys: &[] },
    Sitting {
        name: "oolong-day",
        ground: DAY,
        size: (80, 24),
        arguments: &["play", "oolong", "--seed", "4"],
        keys: &["\r", "\r", "\r", "\r", "\r", "\r", "\r", "\r"],
    },
    Sitting {
        name: "quantik-evening",
        ground: EVENING,
        size: (80, 24),
        arguments: &["play", "quantik", "--seed", "2"],
        keys: &[":A@d4\r", ":D@a4\r", "V"],
    },
    Sitting {
        name: "oware-day",
        ground: DAY,
        size: (80, 24),
        arguments: &["--lang", "pt", "play", "oware", "--seed", "3"],
        keys: &["\r", "\r", "\r", "\r", "\r", "\r"],
    },
    Sitting {
        name: "otrio-evening",
        ground: EVENING,
        size: (80, 24),
        arguments: &["play", "otrio", "--seed", "5"],
        keys: &["\r", "\t\r", "\t\t\r", "\r"],
    },
    Sitting {
        name: "oolong-large-evening",
        ground: EVENING,
        size: (160, 50),
        arguments: &["play", "oolong", "--seed", "4"],
        keys: &["\r", "\r", "\r", "\r", "\r", "\r", "\r", "\r"],
    },
    Sitting {
        name: "oware-large-day",
        ground: DAY,
        size: (160, 50),
        arguments: &["play", "oware", "--seed", "3"],
        keys: &["\r", "\r", "\r", "\r"],
    },
    Sitting { name: "learn-day", ground: DAY, size: (80, 24), arguments: &[], keys: &["L"] },
];

/// Takes every picture, into the folder of the pictures.
pub(super) fn take() -> io::Result<()> {
    let folder = PathBuf::from("docs/pictures");
    for sitting in SITTINGS {
        let path = folder.join(format!("terminal-{}.svg", sitting.name));
        fs::write(&path, svg::picture(screen(sitting)?.screen()))?;
        println!("{}", path.display());
    }
    Ok(())
}

/// What the terminal shows after all keys.
fn screen(sitting: &Sitting) -> io::Result<vt100::Parser> {
    let home = crate::run::target().join("terminal-home");
    let _ = fs::remove_dir_all(&home); // perhaps there is none
    fs::create_dir_all(&home)?;
    let parser = play(sitting, &home);
    let _ = fs::remove_dir_all(&home); // it lies among what was built
    parser
}

fn play(sitting: &Sitting, home: &Path) -> io::Result<vt100::Parser> {
    let start = Start { home, size: sitting.size, ground: sitting.ground, arguments: sitting.arguments };
    let mut running = Running::begin(&start)?;
    let side = |count: u16| NonZero::new(count).unwrap_or(NonZero::<u16>::MIN);
    let mut parser = vt100::Parser::new(side(sitting.size.1), side(sitting.size.0), 0);
    parser.process(&running.first_picture()?.1);
    let heard = listen(&running)?;
    follow(&mut parser, &heard);
    for keys in sitting.keys {
        running.terminal.write_all(keys.as_bytes())?;
        follow(&mut parser, &heard);
    }
    Ok(parser)
}

/// Everything that the program writes, as it comes.
fn listen(running: &Running) -> io::Result<Receiver<Vec<u8>>> {
    let mut terminal = running.terminal.try_clone()?;
    let (sender, heard) = mpsc::channel();
    thread::spawn(move || {
        let mut bytes = [0; 1 << 14];
        while let Ok(count) = terminal.read(&mut bytes) {
            if count == 0 || sender.send(bytes[..count].to_vec()).is_err() {
                return;
            }
        }
    });
    Ok(heard)
}

/// Follows the program until it is quiet.
fn follow(parser: &mut vt100::Parser, heard: &Receiver<Vec<u8>>) {
    while let Ok(bytes) = heard.recv_timeout(QUIET) {
        parser.process(&bytes);
    }
}
