//! The release program in a terminal of its own.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Winsize, tcsetwinsize};

/// What ends a picture.
const END: &[u8] = b"\x1b[?2026l";

/// What the program asks a terminal.
const QUESTIONS: [&[u8]; 3] = [b"\x1b[6n", b"\x1b]11;?\x07", b"\x1b[c"];

/// The ground of a terminal by day and in the evening, as it answers for it.
pub(super) const DAY: &str = "f1f1/e9e9/d9d9";
pub(super) const EVENING: &str = "1b1b/1616/1212";

/// How a program is begun.
pub(super) struct Start<'s> {
    /// Where it keeps what lasts.
    pub(super) home: &'s Path,
    /// Columns and rows.
    pub(super) size: (u16, u16),
    /// What the terminal says of its ground.
    pub(super) ground: &'static str,
    /// Its arguments.
    pub(super) arguments: &'s [&'s str],
}

/// A terminal in which the program runs.
pub(super) struct Running {
    child: Child,
    /// Our end of the terminal.
    pub(super) terminal: File,
    begun: Instant,
    ground: &'static str,
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill(); // it may have ended
        let _ = self.child.wait();
    }
}

impl Running {
    pub(super) fn begin(start: &Start<'_>) -> io::Result<Running> {
        let home = start.home;
        let terminal = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC)?;
        grantpt(&terminal)?;
        unlockpt(&terminal)?;
        let name = ptsname(&terminal, Vec::new())?.to_string_lossy().into_owned();
        let far = File::options().read(true).write(true).open(name)?;
        tcsetwinsize(
            &far,
            Winsize { ws_row: start.size.1, ws_col: start.size.0, ws_xpixel: 0, ws_ypixel: 0 },
        )?;
        let stdio = || far.try_clone().map(Stdio::from);
        // In a session of its own, so that it knows no terminal but this one.
        let mut command = Command::new("setsid");
        command.arg(crate::run::target().join("release/tabuleiro")).args(start.arguments);
        for name in ["NO_COLOR", "COLORFGBG", "TABULEIRO_SCREEN", "TABULEIRO_GROUND", "LC_ALL"] {
            command.env_remove(name);
        }
        command
            .env("HOME", home)
            .env("XDG_DATA_HOME", home.join("data"))
            .env("XDG_CONFIG_HOME", home.join("config"));
        command.env("TERM", "xterm-256color").env("COLORTERM", "truecolor").env("LANG", "C.UTF-8");
        command.stdin(stdio()?).stdout(stdio()?).stderr(stdio()?);
        let begun = Instant::now();
        Ok(Running { child: command.spawn()?, terminal: File::from(terminal), begun, ground: start.ground })
    }

    /// Answers what the program asks until the first picture is whole; how long that took.
    pub(super) fn first_picture(&mut self) -> io::Result<(Duration, Vec<u8>)> {
        let (mut heard, mut bytes) = (Vec::new(), [0; 1 << 12]);
        let ground = format!("\x1b]11;rgb:{}\x07", self.ground);
        let answers = ["\x1b[1;2R".to_owned(), ground, "\x1b[?62c".to_owned()];
        let mut asked = [false; QUESTIONS.len()];
        let has = |heard: &[u8], text: &[u8]| heard.windows(text.len()).any(|window| window == text);
        loop {
            let count = self.terminal.read(&mut bytes)?;
            heard.extend_from_slice(&bytes[..count]);
            if has(&heard, END) {
                return Ok((self.begun.elapsed(), heard));
            }
            for (was_asked, (question, answer)) in asked.iter_mut().zip(QUESTIONS.into_iter().zip(&answers)) {
                if !*was_asked && has(&heard, question) {
                    *was_asked = true;
                    self.terminal.write_all(answer.as_bytes())?;
                }
            }
        }
    }

    /// What the program has used of the processor, and how often it was woken.
    pub(super) fn used(&self) -> io::Result<(Duration, u64)> {
        let (mut nanos, mut wakes) = (0, 0);
        for task in fs::read_dir(format!("/proc/{}/task", self.child.id()))? {
            let folder = task?.path();
            let times = fs::read_to_string(folder.join("schedstat"))?;
            nanos += times.split_whitespace().next().and_then(|text| text.parse::<u64>().ok()).unwrap_or(0);
            let status = fs::read_to_string(folder.join("status"))?;
            let switches = status.lines().find_map(|line| line.strip_prefix("voluntary_ctxt_switches:"));
            wakes += switches.and_then(|text| text.trim().parse::<u64>().ok()).unwrap_or(0);
        }
        Ok((Duration::from_nanos(nanos), wakes))
    }
}
