//! Outside programs as processes of the system: each has a group of its own, so that what it starts ends with it.

use std::process::{Child, Command};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The groups that have been started and not yet been ended.
static LIVING: Mutex<Vec<u32>> = Mutex::new(Vec::new());

/// Ends every outside program that is still running, and all that they have started. For whoever ends this program at once, as
/// Ctrl-C does, without letting go of them one by one: a program that does not heed the end of its input would stay behind.
pub fn end_all() {
    living().drain(..).for_each(kill);
}

/// Notes a program that has been started.
pub(crate) fn note(child: &Child) {
    living().push(child.id());
}

/// Ends a program and its group, and takes note of its end. It may have ended already.
pub(crate) fn end(child: &mut Child) {
    // Its number is given back below, and may then belong to somebody else: nobody else may end it from here on.
    living().retain(|group| *group != child.id());
    kill(child.id());
    let _ = child.kill();
    let _ = child.wait();
}

fn living() -> MutexGuard<'static, Vec<u32>> {
    LIVING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Gives a program a group of its own: a script that calls an engine leaves none behind. Ctrl-C does not reach that group.
#[cfg(unix)]
pub(crate) fn apart(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

#[cfg(not(unix))]
pub(crate) fn apart(_: &mut Command) {}

#[cfg(unix)]
fn kill(group: u32) {
    use nix::sys::signal::{Signal, killpg};
    use nix::unistd::Pid;
    if let Ok(group) = i32::try_from(group) {
        let _ = killpg(Pid::from_raw(group), Signal::SIGKILL);
    }
}

/// Elsewhere a program's input ends with this one, and that must do.
#[cfg(not(unix))]
fn kill(_: u32) {}
