//! Who can compile for WebAssembly here.

use std::path::Path;

use super::debian;
use crate::run::{answer, command, run};

/// The target.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";
/// What every browser since 2023 has, and Node.
const ABILITIES: &str = "-Ctarget-feature=+simd128,+bulk-memory";
/// The compiler's flags for the target, apart by a character that no path has. They stand above any meant for this machine.
const FLAGS: &str = "CARGO_ENCODED_RUSTFLAGS";

/// A compiler with a standard library for the target.
pub(crate) struct Compiler {
    /// Variables that make cargo use it.
    variables: Vec<(&'static str, String)>,
}

/// The pinned compiler if rustup gave it the target, else Debian's with a standard library made from its sources.
pub(crate) fn find() -> Result<Compiler, String> {
    if has_target() {
        return Ok(Compiler { variables: vec![(FLAGS, ABILITIES.to_owned())] });
    }
    let debian = debian::prepare().map_err(|reason| {
        format!(
            "no {TARGET} (`rustup target add {TARGET}` brings it), and none could be made, because {reason}"
        )
    })?;
    let variables = vec![
        ("RUSTC", debian::RUSTC.to_owned()),
        (FLAGS, format!("--sysroot={}\u{1f}{ABILITIES}", debian.sysroot.display())),
        ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", debian.linker.display().to_string()),
    ];
    Ok(Compiler { variables })
}

impl Compiler {
    /// Runs cargo with it.
    pub(crate) fn cargo(&self, arguments: &[&str]) -> Result<(), String> {
        let mut command = command("cargo", arguments);
        command.envs(self.variables.iter().map(|(name, value)| (name, value)));
        run(command)
    }
}

fn has_target() -> bool {
    answer("rustc", &["--print", "target-libdir", "--target", TARGET])
        .is_ok_and(|folder| has_standard_library(Path::new(&folder)))
}

fn has_standard_library(folder: &Path) -> bool {
    let is_std = |name: &std::ffi::OsStr| name.to_string_lossy().starts_with("libstd-");
    std::fs::read_dir(folder).is_ok_and(|entries| entries.flatten().any(|entry| is_std(&entry.file_name())))
}
