//! Ctrl-C: the terminal is left as it was, the game is on disk already, and the program says so.

use std::io::{Write, stderr};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{OnceLock, mpsc};
use std::thread;
use std::time::Duration;

use tabuleiro_search::Stop;

use crate::console::Console;

/// What a shell expects of a program that ended by Ctrl-C.
pub(crate) const INTERRUPTED: i32 = 130;

/// From now on Ctrl-C ends the program with a word of farewell.
pub(crate) fn handle(console: &Console) {
    let farewells = FAREWELLS.map(|key| console.word(key));
    let reset = if console.ink.has_bold { "\u{1b}[0m" } else { "" };
    let restore = terminal::restorer();
    // A second call, from the menu into a game, changes nothing: the first handler stays.
    let _ = ctrlc::set_handler(move || {
        LEAVING.store(true, Ordering::SeqCst);
        tabuleiro_engine::end_all();
        // Whoever was about to edit a line has switched the terminal over by then.
        thread::sleep(SWITCHING);
        restore();
        let farewell = &farewells[STANDING.load(Ordering::SeqCst)];
        let _ = writeln!(stderr(), "{reset}\n{farewell}");
        std::process::exit(INTERRUPTED);
    });
}

/// Waits for the end if Ctrl-C has been pressed: who edits a line now would leave the terminal as it is for that.
pub(crate) fn wait_if_leaving() {
    while LEAVING.load(Ordering::SeqCst) {
        thread::sleep(SWITCHING);
    }
}

/// What is said to whoever presses Ctrl-C now.
pub(crate) fn farewell(console: &Console) -> String {
    console.word(FAREWELLS[STANDING.load(Ordering::SeqCst)])
}

/// How the game that is being played stands on the disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    /// There is none, or it has no move yet.
    NoGame,
    /// As it is.
    Kept,
    /// It could not be written.
    Lost,
}

/// What is said to whoever interrupts the program, by how the game stands.
const FAREWELLS: [&str; 3] = ["cli-interrupted-only", "cli-interrupted", "cli-interrupted-lost"];

/// Notes how the game that is being played stands on the disk.
pub(crate) fn note(standing: Standing) {
    STANDING.store(standing as usize, Ordering::SeqCst);
}

/// The handler of Ctrl-C runs beside the game, and knows nothing else of it.
static STANDING: AtomicUsize = AtomicUsize::new(Standing::NoGame as usize);

static LEAVING: AtomicBool = AtomicBool::new(false);

/// Longer than switching a terminal over takes.
const SWITCHING: Duration = Duration::from_millis(25);

#[cfg(unix)]
mod terminal {
    use std::io::stdin;

    use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};

    /// Sets the terminal as it is now, whatever becomes of it in between.
    pub(super) fn restorer() -> impl Fn() + Send + 'static {
        let before = tcgetattr(stdin()).ok();
        move || {
            if let Some(before) = &before {
                let _ = tcsetattr(stdin(), OptionalActions::Now, before);
            }
        }
    }
}

#[cfg(not(unix))]
mod terminal {
    /// Elsewhere the editor of lines leaves it as it was.
    pub(super) fn restorer() -> impl Fn() + Send + 'static {
        || ()
    }
}

/// Ends the program with a word of farewell, as Ctrl-C does.
pub(crate) fn leave(farewell: &str) -> ! {
    let _ = writeln!(stderr(), "\n{farewell}");
    tabuleiro_engine::end_all();
    std::process::exit(INTERRUPTED);
}

/// Heeds Ctrl-C from now on; what is returned waits for it. A second one, or any after that, ends the program whatever it does.
pub(crate) fn awaited() -> impl FnOnce() {
    let (tell, told) = mpsc::channel();
    let handler = move || {
        if tell.send(()).is_err() {
            std::process::exit(INTERRUPTED);
        }
    };
    let is_heeded = ctrlc::set_handler(handler).is_ok();
    move || {
        if is_heeded {
            let _ = told.recv();
            return;
        }
        loop {
            thread::park(); // Ctrl-C ends the program as it ends any other
        }
    }
}

/// A stop that Ctrl-C pulls from now on, for work that keeps what is complete; a second Ctrl-C ends the program whatever it
/// does.
pub(crate) fn stop_first() -> &'static Stop {
    static STOP: OnceLock<Stop> = OnceLock::new();
    let stop = STOP.get_or_init(Stop::new);
    // As above: for a second piece of work the first handler stays, and the stop is the same.
    let _ = ctrlc::set_handler(|| match STOP.get() {
        Some(stop) if !stop.is_pulled() => stop.pull(),
        _ => std::process::exit(INTERRUPTED),
    });
    stop
}
