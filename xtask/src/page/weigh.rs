//! How much of the page travels, and how much may.

use std::fmt;
use std::fs;
use std::path::Path;

use super::manifest::{Files, Manifest};
use super::pack::Sizes;

/// Bytes in what is called KB here.
const KB: f64 = 1000.0;

/// A part of the page: what it is, how many bytes of it travel, how many may.
struct Weight {
    what: &'static str,
    bytes: usize,
    limit: Option<usize>,
}

/// The page in its parts, packed.
pub(crate) struct Weights(Vec<Weight>);

/// Weighs the page in the folder, by the packed sizes of its files.
pub(crate) fn weigh(folder: &Path, sizes: &Sizes) -> Result<Weights, String> {
    let path = folder.join(".vite").join("manifest.json");
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let manifest = Manifest::read(&text).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(weights(&manifest, sizes))
}

fn weights(manifest: &Manifest, sizes: &Sizes) -> Weights {
    let (first, solid, all) = (manifest.first(), manifest.solid(), manifest.all());
    let is_script = |name: &str| ends(name, &["js", "mjs", "css"]);
    // Scripts that no part of the page names are those of its workers, and they load with it.
    let is_workers = |name: &str| name.starts_with("assets/") && is_script(name) && !all.contains(name);
    let of = |is_in: &dyn Fn(&str) -> bool| {
        sizes.iter().filter(|(name, _)| is_in(name)).map(|(_, size)| size).sum()
    };
    let is_of = |files: &Files, name: &str| files.contains(name) && is_script(name);
    let weight = |what, limit, bytes| Weight { what, bytes, limit };
    Weights(vec![
        weight("the first load", Some(150_000), of(&|name| is_of(&first, name) || is_workers(name))),
        weight("WebAssembly", Some(600_000), of(&|name| ends(name, &["wasm"]))),
        weight("3D", Some(250_000), of(&|name| is_of(&solid, name))),
        weight(
            "scripts and styles that load later",
            None,
            of(&|name| is_of(&all, name) && !first.contains(name) && !solid.contains(name)),
        ),
        weight(
            "all else",
            None,
            of(&|name| !ends(name, &["wasm"]) && !is_of(&all, name) && !is_workers(name)),
        ),
    ])
}

fn ends(name: &str, endings: &[&str]) -> bool {
    name.rsplit_once('.').is_some_and(|(_, ending)| endings.contains(&ending))
}

impl Weights {
    /// A sentence about the first part that is heavier than it may be.
    pub(crate) fn too_heavy(&self) -> Option<String> {
        let heavy = self.0.iter().find(|weight| weight.limit.is_some_and(|limit| weight.bytes > limit))?;
        let (bytes, limit) = (heavy.bytes, heavy.limit.unwrap_or_default());
        Some(format!("{} of the page has {bytes} bytes packed, and may have {limit}", heavy.what))
    }
}

impl fmt::Display for Weights {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "web/dist is built; packed, it has")?;
        for Weight { what, bytes, limit } in &self.0 {
            write!(out, "\n  {:7.1} KB  {what}", *bytes as f64 / KB)?;
            if let Some(limit) = limit {
                write!(out, " (at most {:.0})", *limit as f64 / KB)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"{
        "index.html": {"file": "assets/index.js", "css": ["assets/index.css"],
            "dynamicImports": ["src/board3d/Board.svelte", "src/screens/Learn.svelte"]},
        "src/board3d/Board.svelte": {"file": "assets/Board.js", "src": "src/board3d/Board.svelte", "isDynamicEntry": true},
        "src/screens/Learn.svelte": {"file": "assets/Learn.js", "src": "src/screens/Learn.svelte", "isDynamicEntry": true}
    }"#;

    fn weighed(worker: usize) -> Weights {
        let sizes = [
            ("index.html", 1_000),
            ("sw.js", 2_000),
            ("assets/index.js", 100_000),
            ("assets/index.css", 10_000),
            ("assets/worker.js", worker),
            ("assets/core.wasm", 500_000),
            ("assets/Board.js", 200_000),
            ("assets/Learn.js", 7_000),
            ("assets/text.woff2", 30_000),
        ];
        let sizes = sizes.map(|(name, size)| (name.to_owned(), size));
        weights(&Manifest::read(TEXT).expect("it is one"), &Sizes::from(sizes))
    }

    #[test]
    fn every_file_is_weighed_once_and_workers_belong_to_the_first_load() {
        let bytes: Vec<usize> = weighed(5_000).0.iter().map(|weight| weight.bytes).collect();
        assert_eq!(bytes, [115_000, 500_000, 200_000, 7_000, 33_000]);
    }

    #[test]
    fn what_is_too_heavy_is_named_with_its_limit() {
        assert_eq!(weighed(40_000).too_heavy(), None, "exactly as much as it may");
        let told = weighed(40_001).too_heavy().expect("one byte more");
        assert!(told.contains("first load") && told.contains("150001") && told.contains("150000"), "{told}");
    }
}
