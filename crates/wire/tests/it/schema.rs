//! What is made from the wire for other languages is what is kept in the tree: `cargo xtask schema` writes it anew.

use std::path::Path;

use tabuleiro_wire::schema;

fn kept(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schema").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn the_types_for_typescript_are_those_that_are_kept() {
    assert!(schema::typescript() == kept("wire.ts"), "run `cargo xtask schema`");
}

#[test]
fn the_json_schema_is_the_one_that_is_kept() {
    assert!(schema::json() == kept("wire.schema.json"), "run `cargo xtask schema`");
}

#[test]
fn the_glyphs_of_grades_go_to_the_page_with_the_types() {
    let module = schema::typescript();
    for (name, glyph) in [("inaccuracy", "?!"), ("mistake", "?"), ("blunder", "??")] {
        assert!(module.contains(&format!("\n  {name}: \"{glyph}\",\n")), "{name}");
    }
}
