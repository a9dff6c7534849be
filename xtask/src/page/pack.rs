//! Packs the files of the page with gzip: a twin `NAME.gz` stands beside each that becomes smaller by it.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;

/// The endings of files that are not packed already.
const LOOSE: [&str; 10] = ["html", "js", "mjs", "css", "json", "webmanifest", "wasm", "svg", "txt", "bin"];

/// Files by name, with `/` between the parts, and how many bytes of each travel.
pub(crate) type Sizes = BTreeMap<String, usize>;

/// Packs all that is in the folder, which has just been built anew.
pub(crate) fn pack(folder: &Path) -> io::Result<Sizes> {
    let mut sizes = Sizes::new();
    pack_under(folder, "", &mut sizes)?;
    Ok(sizes)
}

fn pack_under(folder: &Path, above: &str, sizes: &mut Sizes) -> io::Result<()> {
    for entry in fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()? {
        let name = format!("{above}{}", entry.file_name().to_string_lossy());
        let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
        if entry.file_name().to_string_lossy().starts_with('.') || ending == "gz" {
            continue; // what begins with a dot is the builder's own
        }
        if entry.file_type()?.is_dir() {
            pack_under(&entry.path(), &format!("{name}/"), sizes)?;
            continue;
        }
        let bytes = fs::read(entry.path())?;
        let packed = if LOOSE.contains(&ending) { Some(packed(&bytes)?) } else { None };
        let size = match packed.filter(|packed| packed.len() < bytes.len()) {
            Some(packed) => {
                fs::write(folder.join(format!("{}.gz", entry.file_name().to_string_lossy())), &packed)?;
                packed.len()
            }
            None => bytes.len(),
        };
        sizes.insert(name, size);
    }
    Ok(())
}

fn packed(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}
