//! Debian's packages, where they may be installed.

use crate::run::{answer, command, is_there, run};

/// Installs them, if there is `apt-get` and whoever runs this may use it; why not, otherwise.
pub(crate) fn install(packages: &[&str]) -> Result<(), String> {
    let names = packages.join(" and ");
    if !is_there("apt-get", &["--version"]) {
        return Err(format!("Debian's {names} are not installed, and there is no apt-get"));
    }
    if answer("id", &["--user"])? != "0" {
        return Err(format!("Debian's {names} are not installed (`apt-get install {}`)", packages.join(" ")));
    }
    run(command("apt-get", &["update", "-qq"]))?;
    // Never at the cost of what is there already.
    let options = ["install", "-qq", "--yes", "--no-install-recommends", "--no-remove"];
    let mut install = command("apt-get", &[&options[..], packages].concat());
    install.env("DEBIAN_FRONTEND", "noninteractive");
    run(install)
}
