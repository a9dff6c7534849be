//! The files of a page.

/// A page: a table of files by name.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    /// What there is to serve.
    pub files: &'static [File],
}

/// One file of a page.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its path under the page's folder, with `/` between the parts.
    pub name: &'static str,
    /// What is in it.
    pub bytes: &'static [u8],
    /// The same, packed with gzip, where that is worth it.
    pub packed: Option<&'static [u8]>,
    /// Changes with the bytes: letters and digits.
    pub tag: &'static str,
}

/// The page that was in `web/dist` when this library was built; without files if there was none.
pub static BUILT: Page = Page { files: include!(concat!(env!("OUT_DIR"), "/files.rs")) };

/// The folder whose files have a hash of their contents in their names.
const HASHED: &str = "assets/";

impl Page {
    /// Whether there is nothing to serve.
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// The file at a path such as `/` or `/assets/index-1a2b.js`. Names are compared to the letter: `..` is in none of them, nor
    /// anything that would have to be decoded.
    pub(crate) fn find(&self, path: &str) -> Option<&'static File> {
        let name = path.strip_prefix('/')?;
        let name = if name.is_empty() { "index.html" } else { name };
        self.files.iter().find(|file| file.name == name)
    }
}

impl File {
    /// What a browser takes it for.
    pub(crate) fn content_type(&self) -> &'static str {
        let ending = self.name.rsplit_once('.').map_or("", |(_, ending)| ending);
        match ending {
            "html" => "text/html; charset=utf-8",
            "js" | "mjs" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "txt" => "text/plain; charset=utf-8",
            "json" | "map" => "application/json",
            "webmanifest" => "application/manifest+json",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "ico" => "image/x-icon",
            "woff2" => "font/woff2",
            _ => "application/octet-stream",
        }
    }

    /// How long a browser may keep it: what has a hash in its name never changes, all else is asked for again.
    pub(crate) fn cache_control(&self) -> &'static str {
        if self.name.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn named(name: &'static str) -> File {
        File { name, bytes: b"", packed: None, tag: "0" }
    }

    #[test]
    fn a_file_is_taken_for_what_its_ending_says() {
        let types = [
            ("index.html", "text/html; charset=utf-8"),
            ("robots.txt", "text/plain; charset=utf-8"),
            ("icon.png", "image/png"),
            ("favicon.ico", "image/x-icon"),
            ("board.svg", "image/svg+xml"),
            ("core.wasm", "application/wasm"),
            ("no-ending", "application/octet-stream"),
            ("png", "application/octet-stream"),
        ];
        for (name, wanted) in types {
            assert_eq!(named(name).content_type(), wanted, "{name}");
        }
    }

    #[test]
    fn a_page_without_files_is_empty_and_no_other() {
        static FILES: [File; 1] = [named("index.html")];
        assert!(Page { files: &[] }.is_empty());
        assert!(!Page { files: &FILES }.is_empty());
        assert!(Page { files: &FILES }.find("/").is_some() && Page { files: &FILES }.find("").is_none());
    }
}
