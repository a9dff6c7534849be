//! The page that was built in, whether there is one or not.

use std::collections::BTreeSet;

use tabuleiro_server::BUILT;

#[test]
fn what_was_built_in_is_a_whole_page_or_nothing() {
    let names: BTreeSet<&str> = BUILT.files.iter().map(|file| file.name).collect();
    assert_eq!(names.len(), BUILT.files.len(), "no name stands there twice");
    assert_eq!(names.is_empty(), BUILT.is_empty());
    assert!(BUILT.is_empty() || names.contains("index.html"));
    for file in BUILT.files {
        let parts: Vec<&str> = file.name.split('/').collect();
        assert!(parts.iter().all(|part| !part.is_empty() && !part.starts_with('.')), "{}", file.name);
        assert!(file.tag.chars().all(|letter| letter.is_ascii_alphanumeric()), "{}", file.tag);
        assert!(file.packed.is_none_or(|packed| packed.len() < file.bytes.len()), "{}", file.name);
    }
}
