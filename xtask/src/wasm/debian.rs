//! A standard library for WebAssembly where rustup cannot bring one: made once from Debian's sources, kept outside the tree.

use std::fs;
use std::path::{Path, PathBuf};

use super::compiler::TARGET;
use crate::apt;
use crate::cache::cache;
use crate::run::{answer, command, run};

/// Debian's compiler, of the same version as the sources.
pub(crate) const RUSTC: &str = "/usr/bin/rustc";
const SOURCES: &str = "/usr/lib/rustlib/src/rust/library/std";
const PACKAGES: [&str; 2] = ["rustc-web", "rust-web-src"];

/// An empty crate: cargo builds the standard library for its sake.
const MANIFEST: &str = "\
[package]
name = \"empty\"
edition = \"2024\"

[profile.release]
panic = \"abort\"

[workspace]
";

/// What a build needs besides the compiler.
pub(crate) struct Prepared {
    /// The folder that holds the standard library.
    pub(crate) sysroot: PathBuf,
    /// The linker of the pinned toolchain; Debian's compiler comes without one.
    pub(crate) linker: PathBuf,
}

/// Installs the compiler if it may, and makes the standard library unless an earlier run did.
pub(crate) fn prepare() -> Result<Prepared, String> {
    let linker = linker()?;
    if !is_installed() {
        apt::install(&PACKAGES)?;
    }
    let version = answer(RUSTC, &["--version", "--verbose"])?;
    if !is_new_enough(&version) {
        let first = version.lines().next().unwrap_or_default();
        return Err(format!("Debian's compiler is {first}, older than {}", env!("CARGO_PKG_RUST_VERSION")));
    }
    let sysroot = cache()?.join("wasm-std");
    let stamp = sysroot.join("compiler.txt");
    if fs::read_to_string(&stamp).is_ok_and(|made_by| made_by == version) {
        return Ok(Prepared { sysroot, linker });
    }
    make(&sysroot, &stamp, &version)?;
    Ok(Prepared { sysroot, linker })
}

fn is_installed() -> bool {
    Path::new(SOURCES).exists() && Path::new(RUSTC).exists()
}

/// Whether `rustc 1.96.0 (...)` is at least the version the workspace asks for.
fn is_new_enough(version: &str) -> bool {
    let parts = |text: &str| -> Option<(u32, u32)> {
        let (major, rest) = text.split_once('.')?;
        Some((major.parse().ok()?, rest.split('.').next()?.parse().ok()?))
    };
    let theirs = version.split(' ').nth(1).and_then(parts);
    theirs.is_some() && theirs >= parts(env!("CARGO_PKG_RUST_VERSION"))
}

fn linker() -> Result<PathBuf, String> {
    let sysroot = answer("rustc", &["--print", "sysroot"])?;
    let host = answer("rustc", &["--print", "host-tuple"])?;
    let linker = Path::new(&sysroot).join("lib/rustlib").join(host).join("bin/rust-lld");
    if linker.exists() { Ok(linker) } else { Err(format!("there is no linker {}", linker.display())) }
}

/// Builds in a folder beside it, then puts the result in its place at once: a run that was stopped leaves no half.
fn make(sysroot: &Path, stamp: &Path, version: &str) -> Result<(), String> {
    let work = sysroot.with_extension("build");
    let told = |error: std::io::Error| format!("{}: {error}", work.display());
    fs::create_dir_all(work.join("src")).map_err(told)?;
    fs::write(work.join("Cargo.toml"), MANIFEST).map_err(told)?;
    fs::write(work.join("src/lib.rs"), "").map_err(told)?;
    build(&work)?;
    let libraries = work.join("made/lib/rustlib").join(TARGET).join("lib");
    fs::create_dir_all(&libraries).map_err(told)?;
    copy_libraries(&work.join("target").join(TARGET).join("release/deps"), &libraries).map_err(told)?;
    fs::write(work.join("made").join(stamp.file_name().unwrap_or_default()), version).map_err(told)?;
    if sysroot.exists() {
        fs::remove_dir_all(sysroot).map_err(told)?;
    }
    fs::rename(work.join("made"), sysroot).map_err(told)?;
    fs::remove_dir_all(&work).map_err(told)
}

fn build(work: &Path) -> Result<(), String> {
    let (manifest, target) = (work.join("Cargo.toml"), work.join("target"));
    let mut build = command("cargo", &["build", "--quiet", "--release", "--target", TARGET]);
    build.args([
        "-Zbuild-std=std,panic_abort,proc_macro,test".as_ref(),
        "--manifest-path".as_ref(),
        manifest.as_os_str(),
    ]);
    build.args(["--target-dir".as_ref(), target.as_os_str()]);
    // The one unstable flag is needed here only; what is built with the result is built without any.
    build.env("RUSTC", RUSTC).env("RUSTC_BOOTSTRAP", "1").env("CARGO_ENCODED_RUSTFLAGS", "");
    run(build)
}

fn copy_libraries(from: &Path, to: &Path) -> std::io::Result<()> {
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let is_library = Path::new(&name).extension().is_some_and(|extension| extension == "rlib");
        if is_library && !name.starts_with("libempty-") {
            fs::copy(entry.path(), to.join(name))?;
        }
    }
    Ok(())
}
