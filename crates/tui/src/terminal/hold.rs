//! The terminal while it is ours: taken, and given back whatever happens.

use std::io::{self, Stdout, Write};
use std::panic::{self, PanicHookInfo};
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::cursor::{Hide, Show};
use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::style::{Attribute, SetAttribute};
use crossterm::terminal::{
    EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{execute, queue};

/// Whether the terminal is ours. A panic on any thread gives it back, so that everybody must be able to know.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// The terminal while it is ours. It is given back when this is let go of.
#[derive(Debug)]
pub(super) struct Hold {
    has_mouse: bool,
}

impl Hold {
    /// Takes the terminal: every key comes at once, and what was on the screen is put aside.
    pub(super) fn take() -> io::Result<Hold> {
        let mut hold = Hold { has_mouse: false }; // from here on it is given back
        hold.retake()?;
        Ok(hold)
    }

    /// Takes it again, whatever others have made of it meanwhile.
    pub(super) fn retake(&mut self) -> io::Result<()> {
        disable_raw_mode()?; // else it would be thought that nothing has changed
        enable_raw_mode()?;
        TAKEN.store(true, Ordering::SeqCst);
        self.has_mouse = false;
        execute!(io::stdout(), EnterAlternateScreen, Hide, EnableBracketedPaste)
    }

    /// Heeds the mouse or lets the terminal have it.
    pub(super) fn heed_mouse(&mut self, is_heeded: bool) -> io::Result<()> {
        if self.has_mouse == is_heeded {
            return Ok(());
        }
        self.has_mouse = is_heeded;
        if is_heeded {
            execute!(io::stdout(), EnableMouseCapture)
        } else {
            execute!(io::stdout(), DisableMouseCapture)
        }
    }

    /// Gives the terminal back for a while.
    #[expect(clippy::unused_self, reason = "whoever lends it must hold it")]
    pub(super) fn lend(&mut self) {
        give_back();
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        give_back();
    }
}

/// Gives the terminal back if it is ours. Whatever fails, the rest is done all the same.
fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        let _ = write_farewell(&mut io::stdout());
        let _ = disable_raw_mode();
    }
}

/// Everything that was switched on is switched off, and what was on the screen comes back.
fn write_farewell(out: &mut impl Write) -> io::Result<()> {
    queue!(out, EndSynchronizedUpdate, DisableMouseCapture, DisableBracketedPaste)?;
    queue!(out, SetAttribute(Attribute::Reset), LeaveAlternateScreen, Show)?;
    out.flush()
}

/// From now on a panic gives the terminal back before anything is said of it. `tell` is called last, so that a program that
/// panicked beside the screen can be ended too.
pub(super) fn survive_panics(tell: impl Fn() + Send + Sync + 'static) {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |panic: &PanicHookInfo<'_>| {
        let was_ours = TAKEN.load(Ordering::SeqCst);
        give_back();
        before(panic);
        if was_ours {
            tell();
        }
    }));
}

/// Where the screen is drawn. Once the terminal is given back, nothing more gets there: half a picture would only spoil what a
/// shell or a panic writes.
#[derive(Debug)]
pub(super) struct Gate<W = Stdout>(pub(super) W);

impl<W: Write> Write for Gate<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if TAKEN.load(Ordering::SeqCst) { self.0.write(bytes) } else { Ok(bytes.len()) }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_was_switched_on_is_switched_off() {
        let mut on = Vec::new();
        queue!(on, EnterAlternateScreen, Hide, EnableBracketedPaste, EnableMouseCapture).expect("a vector");
        let mut off = Vec::new();
        write_farewell(&mut off).expect("a vector");
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("letters");
        let (on, off) = (text(&on), text(&off));
        for mode in on.split("\x1b[?").filter(|mode| !mode.is_empty()) {
            let (number, switch) = mode.split_at(mode.len() - 1);
            let opposite = if switch == "h" { "l" } else { "h" };
            assert!(off.contains(&format!("\x1b[?{number}{opposite}")), "{number}{switch} in {off:?}");
        }
    }

    #[test]
    fn nothing_is_drawn_on_a_terminal_that_is_not_ours() {
        let mut out = Vec::new();
        Gate(&mut out).write_all(b"half a picture").expect("it is passed over");
        assert_eq!(out, b"");
    }
}
