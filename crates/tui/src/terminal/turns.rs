//! One thing after another: everything that has happened, then one picture. While nothing happens, nothing runs.

use std::io::{self, BufWriter, Write};
use std::panic::resume_unwind;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use crossterm::event::{Event, KeyCode, KeyModifiers};
use crossterm::queue;
use crossterm::terminal::{BeginSynchronizedUpdate, EndSynchronizedUpdate};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use super::ear::Said;
use super::happening::Happening;
use super::hold::{Gate, Hold};
use super::sys::{self, Input};
use crate::app::{App, Exit, Left};
use crate::theme::{Light, Theme};

/// Nobody sees more pictures than this; a screen that wants to be woken at a moment gone by does not keep the machine busy.
const LEAST_WAIT: Duration = Duration::from_millis(5);

/// Longer than it takes to be stopped.
const STOPPING: Duration = Duration::from_millis(50);

/// So much is heeded before the next picture at most, so that many notes never keep it from being drawn.
const MOST_AT_ONCE: usize = 256;

/// The picture is built in memory and sent at once.
const PICTURE: usize = 1 << 16;

type Screen = Terminal<CrosstermBackend<BufWriter<Gate>>>;

/// How the turns are ended from outside.
enum End {
    Signal(i32),
    Gone,
    Broken,
}

/// One thing after another, until the program is left.
pub(super) struct Turns {
    app: App,
    hold: Hold,
    screen: Screen,
    happenings: Receiver<Happening>,
    begun: Instant,
    /// What the terminal is written on, if somebody has said it: then the terminal's own answer does not matter.
    light: Option<Light>,
    end: Option<End>,
    has_changed: bool,
}

impl Turns {
    pub(super) fn new(
        app: App,
        mut hold: Hold,
        happenings: Receiver<Happening>,
        light: Option<Light>,
    ) -> io::Result<Turns> {
        hold.heed_mouse(app.context.settings.mouse)?;
        let out = BufWriter::with_capacity(PICTURE, Gate(io::stdout()));
        let screen = Terminal::new(CrosstermBackend::new(out))?;
        let begun = Instant::now();
        let mut turns = Turns { app, hold, screen, happenings, begun, light, end: None, has_changed: true };
        turns.wipe()?;
        Ok(turns)
    }

    /// Takes turns until the program is left; first come the events that came while the terminal was asked.
    pub(super) fn take(mut self, first: Vec<Event>, input: Input) -> io::Result<Left> {
        self.draw()?; // the first picture says where a click goes
        for event in first {
            self.event(event)?;
        }
        let exit = loop {
            if let Some(exit) = self.exit() {
                break exit;
            }
            self.hold.heed_mouse(self.app.context.settings.mouse)?;
            self.draw()?;
            self.wait()?;
        };
        // Nothing that a shell or the plain mode is to read is read here any more.
        drop(input);
        let Turns { mut app, hold, end, .. } = self;
        let lost = app.lost();
        drop(app);
        tabuleiro_engine::end_all(); // an outside program may still be thinking
        drop(hold);
        if let Some((lost, End::Signal(_) | End::Broken)) = lost.as_ref().zip(end.as_ref()) {
            // Nobody comes after this who could say it, and nobody may be listening.
            let _ = writeln!(io::stderr(), "tabuleiro: {lost}");
        }
        match end {
            Some(End::Signal(signal)) => sys::end_by(signal),
            Some(End::Broken) => resume_unwind(Box::new("a panic beside the screen")),
            Some(End::Gone) | None => (),
        }
        Ok(Left { exit, lost })
    }

    fn exit(&self) -> Option<Exit> {
        self.app.exit().or_else(|| self.end.as_ref().map(|_| Exit::Shell))
    }

    /// Sleeps until something happens or the screen wants to be woken, and heeds all that has happened by then.
    fn wait(&mut self) -> io::Result<()> {
        let wake = self.app.wake();
        let left = wake.map(|moment| moment.saturating_sub(self.begun.elapsed()).max(LEAST_WAIT));
        let first = match left {
            Some(left) => self.happenings.recv_timeout(left),
            None => self.happenings.recv().map_err(RecvTimeoutError::from),
        };
        self.app.context.now = self.begun.elapsed();
        match first {
            Ok(happening) => self.heed_all(happening)?,
            Err(RecvTimeoutError::Timeout) => (),
            Err(RecvTimeoutError::Disconnected) => self.end = Some(End::Gone),
        }
        // However much happens, nobody is woken too late.
        if wake.is_some_and(|moment| self.app.context.now >= moment) && self.exit().is_none() {
            self.app.tick();
            self.has_changed = true;
        }
        Ok(())
    }

    /// Heeds what has happened, and whatever else has by now.
    fn heed_all(&mut self, first: Happening) -> io::Result<()> {
        self.heed(first)?;
        for _ in 0..MOST_AT_ONCE {
            if self.exit().is_some() {
                return Ok(());
            }
            let Ok(happening) = self.happenings.try_recv() else { return Ok(()) };
            self.heed(happening)?;
        }
        Ok(())
    }

    fn heed(&mut self, happening: Happening) -> io::Result<()> {
        match happening {
            Happening::Said(Said::Event(event)) => self.event(event)?,
            Happening::Said(Said::Ground(light)) => self.learn(light),
            Happening::Said(Said::Column(_) | Said::Attributes) => (), // asked once, and answered too late
            Happening::Note(note) => {
                self.app.hear(&note);
                self.has_changed = true;
            }
            Happening::Continued => self.go_on()?,
            Happening::Ended(signal) => self.end = Some(End::Signal(signal)),
            Happening::Gone => self.end = Some(End::Gone),
            Happening::Broken => self.end = Some(End::Broken),
        }
        Ok(())
    }

    fn event(&mut self, event: Event) -> io::Result<()> {
        let is_stop = |event: &Event| {
            event.as_key_press_event().is_some_and(|key| {
                key.code == KeyCode::Char('z') && key.modifiers.contains(KeyModifiers::CONTROL)
            })
        };
        if is_stop(&event) {
            return self.stop();
        }
        self.has_changed |= self.app.event(event);
        Ok(())
    }

    /// A late answer: the terminal says what it is written on.
    fn learn(&mut self, light: Light) {
        if self.light.is_none() {
            let context = &mut self.app.context;
            context.native = Theme { light, ..context.native };
            context.theme = context.settings.theme(context.native);
            self.has_changed = true;
        }
    }

    /// Gives the terminal back, stops, and takes it again when the program goes on.
    fn stop(&mut self) -> io::Result<()> {
        self.hold.lend();
        sys::stop();
        // Whoever is stopped sleeps here, and hears first that it goes on. Who cannot be stopped hears nothing.
        let mut others = Vec::new();
        while let Ok(happening) = self.happenings.recv_timeout(STOPPING) {
            if matches!(happening, Happening::Continued) {
                break;
            }
            others.push(happening);
        }
        self.go_on()?;
        others.into_iter().try_for_each(|happening| self.heed(happening))
    }

    /// Takes the terminal again, which others may have used, and draws everything anew.
    fn go_on(&mut self) -> io::Result<()> {
        self.hold.retake()?;
        self.hold.heed_mouse(self.app.context.settings.mouse)?;
        self.wipe()
    }

    /// Everything is to be drawn anew, whatever stands on the screen, at the size that it has now.
    fn wipe(&mut self) -> io::Result<()> {
        self.has_changed = true;
        let size = self.screen.size()?;
        self.screen.resize(size.into())
    }

    fn draw(&mut self) -> io::Result<()> {
        if !std::mem::take(&mut self.has_changed) {
            return Ok(());
        }
        self.app.context.now = self.begun.elapsed();
        // A terminal that knows these two words shows the whole picture at once; others pass over them.
        queue!(self.screen.backend_mut(), BeginSynchronizedUpdate)?;
        self.screen.draw(|frame| self.app.draw(frame.buffer_mut()))?;
        queue!(self.screen.backend_mut(), EndSynchronizedUpdate)?;
        self.screen.backend_mut().flush()
    }
}
