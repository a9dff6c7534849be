//! A JSON schema and TypeScript types, made from the types of this crate.

mod typescript;

use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use crate::envelope::{Request, Response};
use crate::puzzle::{Lesson, Puzzle};
use crate::review::Grade;
use tabuleiro_table as table;

/// Everything that travels, as one JSON schema.
pub fn json() -> String {
    let (any, definitions) = whole();
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Everything that travels between Tabuleiro and its faces",
        "$comment": "Made from crates/wire by `cargo xtask schema`. Do not edit: CI compares.",
        "anyOf": any,
        "$defs": definitions,
    });
    format!("{schema:#}\n")
}

/// Everything that travels, as TypeScript.
pub fn typescript() -> String {
    typescript::module(&whole().1) + "\n" + &glyphs()
}

/// How each grade is written behind a move, the mildest first: no type, but what a face needs beside one.
fn glyphs() -> String {
    let entry = |grade: table::Grade| format!("  {}: {},\n", name(grade), json!(grade.glyph()));
    let entries: String = table::Grade::ALL.map(entry).concat();
    format!(
        "/** How a grade is written behind a move, the mildest first. */\nexport const GLYPHS: Record<Grade, string> = {{\n{entries}}};\n"
    )
}

/// A grade as it travels.
fn name(grade: table::Grade) -> String {
    serde_json::to_value(Grade::from(grade))
        .ok()
        .and_then(|name| Some(name.as_str()?.to_owned()))
        .unwrap_or_default()
}

/// Requests as they are read, so that what has a usual value may be left out; all else as it is written, so that what is
/// always there need not be asked for.
fn whole() -> (Vec<Value>, Map<String, Value>) {
    let mut read = SchemaSettings::draft2020_12().for_deserialize().into_generator();
    let mut written = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let any = vec![
        read.subschema_for::<Request>().to_value(),
        written.subschema_for::<Response>().to_value(),
        written.subschema_for::<Puzzle>().to_value(),
        written.subschema_for::<Lesson>().to_value(),
    ];
    (any, together(&mut read, &mut written))
}

/// The definitions of both. A type of one name that is two things would be wrong for somebody; only what may be left out when it
/// is read, and is always written, is no difference.
fn together(read: &mut SchemaGenerator, written: &mut SchemaGenerator) -> Map<String, Value> {
    let mut definitions = read.take_definitions(true);
    for (name, schema) in written.take_definitions(true) {
        if let Some(known) = definitions.insert(name.clone(), schema.clone()) {
            assert_eq!(essence(known), essence(schema), "“{name}” is read and written differently");
        }
    }
    let twice = definitions.keys().find(|name| name.ends_with(|letter: char| letter.is_ascii_digit()));
    assert_eq!(twice, None, "two types of one name travel");
    definitions
}

/// A schema without what is said of things that may be left out.
fn essence(schema: Value) -> Value {
    match schema {
        Value::Object(fields) => {
            let kept = fields.into_iter().filter(|(name, _)| name != "required" && name != "default");
            Value::Object(kept.map(|(name, field)| (name, essence(field))).collect())
        }
        Value::Array(items) => Value::Array(items.into_iter().map(essence).collect()),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_may_be_left_out_is_no_difference() {
        let read = json!({ "type": "object", "properties": { "n": { "type": "integer", "default": 0 } } });
        let written =
            json!({ "type": "object", "properties": { "n": { "type": "integer" } }, "required": ["n"] });
        let other = json!({ "type": "object", "properties": { "n": { "type": "string" } } });
        assert_eq!(essence(read.clone()), essence(written));
        assert_ne!(essence(read), essence(other.clone()));
        assert_eq!(essence(json!([other.clone(), 3])), json!([other, 3]));
    }
}
