//! Which parts of the page load which others, as Vite's manifest has it.

use std::collections::BTreeSet;

use serde_json::Value;

/// The page itself.
const PAGE: &str = "index.html";

/// How one part names others: those that load with it, and those that load when it asks for them.
const BOTH: [&str; 2] = ["imports", "dynamicImports"];

/// Vite's manifest.
pub(crate) struct Manifest(Value);

/// Names of files.
pub(crate) type Files = BTreeSet<String>;

impl Manifest {
    /// Reads it.
    pub(crate) fn read(text: &str) -> Result<Manifest, String> {
        let read: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if read[PAGE].is_object() { Ok(Manifest(read)) } else { Err(format!("it has no {PAGE}")) }
    }

    /// Scripts and styles that load at the first visit: the page, its first screen, and the skins of the boards on it.
    pub(crate) fn first(&self) -> Files {
        let roots = self.keys(|key, part| key == PAGE || (is_at_first(key) && !is_solid(part)));
        self.files(&self.reached(roots, &BOTH[..1], BTreeSet::new()))
    }

    /// Scripts and styles that the page may load sooner or later.
    pub(crate) fn all(&self) -> Files {
        self.files(&self.reached(BTreeSet::from([PAGE]), &BOTH, BTreeSet::new()))
    }

    /// Scripts and styles that load only when 3D is switched on, the boards of all games together.
    pub(crate) fn solid(&self) -> Files {
        let solid = self.keys(|_, part| part["isDynamicEntry"] == true && is_solid(part));
        let other = self.reached(BTreeSet::from([PAGE]), &BOTH, solid.clone());
        self.all().difference(&self.files(&(&other - &solid))).cloned().collect()
    }

    /// The parts of which this holds.
    fn keys(&self, holds: impl Fn(&str, &Value) -> bool) -> BTreeSet<&str> {
        let parts = self.0.as_object().into_iter().flatten();
        parts.filter(|(key, part)| holds(key, part)).map(|(key, _)| key.as_str()).collect()
    }

    /// These parts and all that they lead to; at those that are reached already, the way ends.
    fn reached<'m>(
        &'m self,
        roots: BTreeSet<&'m str>,
        ways: &[&str],
        mut reached: BTreeSet<&'m str>,
    ) -> BTreeSet<&'m str> {
        let mut ahead: Vec<&str> = roots.into_iter().collect();
        while let Some(key) = ahead.pop() {
            if reached.insert(key) {
                let next = ways.iter().filter_map(|way| self.0[key][way].as_array()).flatten();
                ahead.extend(next.filter_map(Value::as_str));
            }
        }
        reached
    }

    fn files(&self, keys: &BTreeSet<&str>) -> Files {
        let styles = |key: &str| self.0[key]["css"].as_array().into_iter().flatten();
        let named = keys.iter().flat_map(|key| std::iter::once(&self.0[*key]["file"]).chain(styles(key)));
        named.filter_map(|name| name.as_str().map(str::to_owned)).collect()
    }
}

/// Whether a part is seen at the first visit.
fn is_at_first(key: &str) -> bool {
    key == "src/screens/Home.svelte" || key.starts_with("src/skins/")
}

/// Whether a part belongs to 3D: it lies in `board3d/`, or is the `solid` of a skin.
fn is_solid(part: &Value) -> bool {
    let is_sign = |step: &str| step == "board3d" || step.split('.').next() == Some("solid");
    part["src"].as_str().is_some_and(|path| path.split('/').any(is_sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"{
        "index.html": {"file": "assets/index.js", "src": "index.html", "isEntry": true, "css": ["assets/index.css"],
            "imports": ["_shared.js"], "dynamicImports": ["src/screens/Home.svelte", "src/screens/Game.svelte"]},
        "_shared.js": {"file": "assets/shared.js"},
        "_paths.js": {"file": "assets/paths.js"},
        "_three.js": {"file": "assets/three.js", "imports": ["_shared.js"]},
        "src/screens/Home.svelte": {"file": "assets/Home.js", "src": "src/screens/Home.svelte", "isDynamicEntry": true,
            "css": ["assets/Home.css"], "imports": ["index.html"], "dynamicImports": ["src/skins/x/index.ts"]},
        "src/screens/Game.svelte": {"file": "assets/Game.js", "src": "src/screens/Game.svelte", "isDynamicEntry": true,
            "imports": ["index.html", "_paths.js"], "dynamicImports": ["src/board3d/Board3D.svelte"]},
        "src/skins/x/index.ts": {"file": "assets/x.js", "src": "src/skins/x/index.ts", "isDynamicEntry": true,
            "dynamicImports": ["src/skins/x/solid.ts"]},
        "src/board3d/Board3D.svelte": {"file": "assets/Board3D.js", "src": "src/board3d/Board3D.svelte",
            "isDynamicEntry": true, "imports": ["_three.js", "index.html", "_paths.js"]},
        "src/skins/x/solid.ts": {"file": "assets/solid.js", "src": "src/skins/x/solid.ts", "isDynamicEntry": true,
            "imports": ["_three.js"]}
    }"#;

    fn files(names: &[&str]) -> Files {
        names.iter().map(|name| format!("assets/{name}")).collect()
    }

    #[test]
    fn what_loads_at_once_is_told_from_what_loads_later() {
        let manifest = Manifest::read(TEXT).expect("it is one");
        assert_eq!(
            manifest.first(),
            files(&["index.js", "index.css", "shared.js", "Home.js", "Home.css", "x.js"])
        );
        assert_eq!(manifest.solid(), files(&["Board3D.js", "three.js", "solid.js"]));
        assert_eq!(manifest.all().len(), 11);
    }

    #[test]
    fn what_is_no_manifest_is_an_error() {
        assert!(Manifest::read("{}").is_err() && Manifest::read("frob").is_err());
    }
}
