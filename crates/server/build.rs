//! Puts the page that stands in `web/dist` into the library. In a checkout where it has not been built the library has none.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Where `cargo xtask page` puts the page.
const FOLDER: &str = "../../web/dist";

/// What a name is made of, so that it stands in an address as it is.
const PLAIN: &str = "-._/";

fn main() -> io::Result<()> {
    // A folder that is not there would make cargo build the crate again every time; `cargo xtask page` touches this file
    // instead.
    println!("cargo:rerun-if-changed=build.rs");
    let folder = Path::new(&env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join(FOLDER);
    let mut files = Vec::new();
    if folder.join("index.html").is_file() {
        println!("cargo:rerun-if-changed={FOLDER}");
        collect(&folder, "", &mut files)?;
        files.sort();
    }
    let table = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("files.rs");
    fs::write(table, written(&folder, &files)?)
}

/// The names of all files under the folder, apart by `/`. What begins with a dot is the builder's own.
fn collect(folder: &Path, above: &str, files: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{above}{name}");
        let is_plain = path.chars().all(|letter| letter.is_ascii_alphanumeric() || PLAIN.contains(letter));
        if name.starts_with('.') {
            continue;
        }
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{path}/"), files)?;
        } else if is_plain {
            files.push(path);
        } else {
            println!(
                "cargo:warning=the page's file {path:?} is left out: its name cannot stand in an address"
            );
        }
    }
    Ok(())
}

/// The table as Rust. `NAME.gz` is no file of its own, but `NAME` packed.
fn written(folder: &Path, files: &[String]) -> io::Result<String> {
    let mut table = "&[\n".to_owned();
    for name in files {
        if name.strip_suffix(".gz").is_some_and(|plain| files.iter().any(|file| file == plain)) {
            continue;
        }
        let included = |name: &str| format!("include_bytes!({:?})", folder.join(name).display().to_string());
        let packed = format!("{name}.gz");
        let packed =
            if files.contains(&packed) { format!("Some({})", included(&packed)) } else { "None".to_owned() };
        let (bytes, tag) = (included(name), tag(&fs::read(folder.join(name))?));
        let _ =
            writeln!(table, "    File {{ name: {name:?}, bytes: {bytes}, packed: {packed}, tag: {tag:?} }},");
    }
    Ok(table + "]\n")
}

/// Changes with the bytes: FNV-1a, which is the same on every machine.
fn tag(bytes: &[u8]) -> String {
    let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    format!("{hash:016x}{:x}", bytes.len())
}
