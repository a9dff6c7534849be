//! The browser of whoever sits at this machine.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::console::Console;
use crate::error::CliError;
use crate::say;

/// What opens an address in the browser that was chosen for it, the usual one first.
#[cfg(target_os = "macos")]
const OPENERS: &[&[&str]] = &[&["open"]];
#[cfg(windows)]
const OPENERS: &[&[&str]] = &[&["cmd", "/c", "start", ""]];
#[cfg(not(any(target_os = "macos", windows)))]
const OPENERS: &[&[&str]] = &[&["xdg-open"], &["wslview"], &["gio", "open"]];

/// One that has found no browser says so within this time; one that goes on for longer has become the browser.
const PATIENCE: Duration = Duration::from_secs(2);

/// How often it is looked at meanwhile.
const GLANCE: Duration = Duration::from_millis(20);

/// The link to a server, as it is reached from this machine.
pub(super) fn link(address: SocketAddr) -> String {
    let ip = match address.ip() {
        IpAddr::V4(all) if all.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(all) if all.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        one => one,
    };
    format!("http://{}/", SocketAddr::new(ip, address.port()))
}

/// Opens the browser there; if there is none, says that it is left to the reader.
pub(super) fn show(address: SocketAddr, console: &mut Console) -> Result<(), CliError> {
    console.flush()?;
    if !OPENERS.iter().any(|opener| has_opened(opener, &link(address))) {
        console.tell(&say("cli-serve-no-browser"))?;
    }
    console.flush()
}

fn has_opened(opener: &[&str], link: &str) -> bool {
    let mut command = Command::new(opener[0]);
    command.args(&opener[1..]).arg(link);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // Otherwise Ctrl-C here would end the browser, too.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command.spawn().is_ok_and(|child| is_well(child, Instant::now() + PATIENCE))
}

/// Whether it ends well, or has not ended by then.
fn is_well(mut child: Child, until: Instant) -> bool {
    while Instant::now() < until {
        match child.try_wait() {
            Ok(None) => thread::sleep(GLANCE),
            ended => return ended.is_ok_and(|status| status.is_some_and(|status| status.success())),
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_leads_to_where_this_machine_can_go() {
        let link = |text: &str| link(text.parse().expect("an address"));
        assert_eq!(link("127.0.0.1:60080"), "http://127.0.0.1:60080/");
        assert_eq!(link("0.0.0.0:80"), "http://127.0.0.1:80/");
        assert_eq!(link("[::]:8080"), "http://[::1]:8080/");
        assert_eq!(link("10.1.2.3:8080"), "http://10.1.2.3:8080/");
    }
}
