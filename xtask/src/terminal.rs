//! `cargo xtask terminal`: how soon the full screen is there, and what it costs while nobody does anything.

#[cfg(target_os = "linux")]
use measured::measure;

/// Measures the release program in a terminal of its own, and prints what came of it.
#[cfg(target_os = "linux")]
pub(crate) fn run() -> Result<(), String> {
    crate::run::cargo(&["build", "--release", "--package", "tabuleiro-cli"])?;
    measure().map_err(|error| format!("the terminal: {error}"))
}

/// Elsewhere nobody says what a program has used.
#[cfg(not(target_os = "linux"))]
pub(crate) fn run() -> Result<(), String> {
    Err("only Linux says what a program has used of the machine".to_owned())
}

#[cfg(target_os = "linux")]
mod measured {
    use std::fs::{self, File};
    use std::io::{self, Read, Write};
    use std::path::Path;
    use std::process::{Child, Command, Stdio};
    use std::thread;
    use std::time::{Duration, Instant};

    use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
    use rustix::termios::{Winsize, tcsetwinsize};

    /// How often the program is begun.
    const RUNS: usize = 20;

    /// How long it is left alone.
    const IDLE: Duration = Duration::from_secs(3);

    /// What ends a picture.
    const END: &[u8] = b"\x1b[?2026l";

    /// What it asks a terminal, and what this one answers.
    const ANSWERS: [(&[u8], &[u8]); 3] = [
        (b"\x1b[6n", b"\x1b[1;2R"),
        (b"\x1b]11;?\x07", b"\x1b]11;rgb:1b1b/1616/1212\x07"),
        (b"\x1b[c", b"\x1b[?62c"),
    ];

    pub(super) fn measure() -> io::Result<()> {
        let home = crate::run::target().join("terminal-home");
        let _ = fs::remove_dir_all(&home); // perhaps there is none
        fs::create_dir_all(&home)?;
        let mut times = (0..RUNS).map(|_| once(&home)).collect::<io::Result<Vec<Duration>>>()?;
        times.sort_unstable();
        let shown = |index: usize| format!("{:.1} ms", times[index].as_secs_f64() * 1_000.0);
        println!(
            "to the first screen: median {} of {RUNS}, best {}, worst {}",
            shown(RUNS / 2),
            shown(0),
            shown(RUNS - 1)
        );
        let (time, wakes) = idle(&home)?;
        let seconds = IDLE.as_secs();
        println!(
            "idle for {seconds} s: {:.3} ms of the processor, woken {wakes} times",
            time.as_secs_f64() * 1_000.0
        );
        fs::remove_dir_all(&home)
    }

    /// A terminal in which the program runs.
    struct Running {
        child: Child,
        terminal: File,
        begun: Instant,
    }

    impl Drop for Running {
        fn drop(&mut self) {
            let _ = self.child.kill(); // it may have ended
            let _ = self.child.wait();
        }
    }

    impl Running {
        fn begin(home: &Path) -> io::Result<Running> {
            let terminal = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC)?;
            grantpt(&terminal)?;
            unlockpt(&terminal)?;
            let name = ptsname(&terminal, Vec::new())?.to_string_lossy().into_owned();
            let far = File::options().read(true).write(true).open(name)?;
            tcsetwinsize(&far, Winsize { ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0 })?;
            let stdio = || far.try_clone().map(Stdio::from);
            // In a session of its own, so that it knows no terminal but this one.
            let mut command = Command::new("setsid");
            command.arg(crate::run::target().join("release/tabuleiro"));
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
            Ok(Running { child: command.spawn()?, terminal: File::from(terminal), begun })
        }

        /// Answers what the program asks until the first picture is whole; how long that took.
        fn first_picture(&mut self) -> io::Result<Duration> {
            let (mut heard, mut bytes) = (Vec::new(), [0; 1 << 12]);
            let mut asked = [false; ANSWERS.len()];
            let has = |heard: &[u8], text: &[u8]| heard.windows(text.len()).any(|window| window == text);
            loop {
                let count = self.terminal.read(&mut bytes)?;
                heard.extend_from_slice(&bytes[..count]);
                if has(&heard, END) {
                    return Ok(self.begun.elapsed());
                }
                for (was_asked, (question, answer)) in asked.iter_mut().zip(ANSWERS) {
                    if !*was_asked && has(&heard, question) {
                        *was_asked = true;
                        self.terminal.write_all(answer)?;
                    }
                }
            }
        }

        /// What the program has used of the processor, and how often it was woken.
        fn used(&self) -> io::Result<(Duration, u64)> {
            let (mut nanos, mut wakes) = (0, 0);
            for task in fs::read_dir(format!("/proc/{}/task", self.child.id()))? {
                let folder = task?.path();
                let times = fs::read_to_string(folder.join("schedstat"))?;
                nanos +=
                    times.split_whitespace().next().and_then(|text| text.parse::<u64>().ok()).unwrap_or(0);
                let status = fs::read_to_string(folder.join("status"))?;
                let switches = status.lines().find_map(|line| line.strip_prefix("voluntary_ctxt_switches:"));
                wakes += switches.and_then(|text| text.trim().parse::<u64>().ok()).unwrap_or(0);
            }
            Ok((Duration::from_nanos(nanos), wakes))
        }
    }

    fn once(home: &Path) -> io::Result<Duration> {
        Running::begin(home)?.first_picture()
    }

    fn idle(home: &Path) -> io::Result<(Duration, u64)> {
        let mut running = Running::begin(home)?;
        running.first_picture()?;
        thread::sleep(Duration::from_secs(1)); // whatever it does after the first picture
        let before = running.used()?;
        thread::sleep(IDLE);
        let after = running.used()?;
        Ok((after.0.saturating_sub(before.0), after.1 - before.1))
    }
}
