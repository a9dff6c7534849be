//! TypeScript types and a JSON schema, made from the types of this crate.

use schemars::generate::SchemaSettings;
use ts_rs::{Config, TS};

use crate::frame::{Request, Response};
use crate::puzzle::{Lesson, Puzzle};

/// What stands at the top of what is made.
const HEAD: &str = "// Made from crates/wire by `cargo xtask schema`. Do not edit: CI compares.\n";

/// Every type that travels, as TypeScript.
pub fn typescript() -> String {
    let config = Config::default();
    let mut found = std::collections::BTreeMap::new();
    collect::<Request>(&config, &mut found);
    collect::<Response>(&config, &mut found);
    collect::<Puzzle>(&config, &mut found);
    collect::<Lesson>(&config, &mut found);
    let types: Vec<String> = found.into_values().map(|decl| format!("export {decl}\n")).collect();
    format!("{HEAD}\n{}", types.join("\n"))
}

type Found = std::collections::BTreeMap<String, String>;

fn collect<T: TS + 'static + ?Sized>(config: &Config, found: &mut Found) {
    struct Visitor<'v>(&'v Config, &'v mut Found);
    impl ts_rs::TypeVisitor for Visitor<'_> {
        fn visit<T: TS + 'static + ?Sized>(&mut self) {
            collect::<T>(self.0, self.1);
        }
    }
    // Only types of our own have a place to be written to.
    if T::output_path().is_none() || found.contains_key(&T::ident(config)) {
        return;
    }
    found.insert(T::ident(config), T::decl(config));
    T::visit_dependencies(&mut Visitor(config, found));
    T::visit_generics(&mut Visitor(config, found));
}

/// Requests, responses, puzzles and lessons as one JSON schema.
pub fn json() -> String {
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let parts = [
        ("Request", generator.subschema_for::<Request>()),
        ("Response", generator.subschema_for::<Response>()),
        ("Puzzle", generator.subschema_for::<Puzzle>()),
        ("Lesson", generator.subschema_for::<Lesson>()),
    ];
    let any: Vec<_> = parts.into_iter().map(|(_, schema)| schema).collect();
    let definitions = generator.take_definitions(true);
    let schema = serde_json::json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Everything that travels between Tabuleiro and its faces",
        "anyOf": any,
        "$defs": definitions,
    });
    serde_json::to_string_pretty(&schema).unwrap_or_default() + "\n"
}
