//! TypeScript from the definitions of a JSON schema: only what the types of this crate need.

use serde_json::{Map, Value};

/// What stands at the top of the module.
const HEAD: &str = "// Made from crates/wire by `cargo xtask schema`. Do not edit: CI compares.\n";

/// So many characters fit on a line.
const WIDTH: usize = 100;

/// A module with a type for each definition.
pub(super) fn module(definitions: &Map<String, Value>) -> String {
    let types = definitions.iter().map(|(name, schema)| declaration(name, schema));
    types.fold(HEAD.to_owned(), |module, one| module + "\n" + &one)
}

fn declaration(name: &str, schema: &Value) -> String {
    let docs = docs(schema, 0);
    if let Some(variants) = schema.get("oneOf").and_then(Value::as_array) {
        let each: Vec<String> = variants.iter().map(variant).collect();
        return format!("{docs}export type {name} =\n{};\n", each.join("\n"));
    }
    if schema.get("properties").is_some() {
        return format!("{docs}export interface {name} {}\n", block(schema, 0));
    }
    format!("{docs}export type {name} = {};\n", expression(schema))
}

/// A variant of a union on lines of its own.
fn variant(schema: &Value) -> String {
    let short = expression(schema);
    let has_fields = schema["properties"].as_object().is_some_and(|fields| {
        fields.values().any(|field| field.get("description").is_some()) || short.len() > WIDTH
    });
    let body = if has_fields && schema.get("$ref").is_none() { block(schema, 4) } else { short };
    format!("{}  | {body}", docs(schema, 2))
}

/// The fields of an object, each on a line of its own.
fn block(schema: &Value, indent: usize) -> String {
    let (inner, outer) = (" ".repeat(indent + 2), " ".repeat(indent));
    let fields = fields(schema);
    let line = |(name, field): &(String, &Value)| {
        format!("{}{inner}{name}: {};\n", docs(field, indent + 2), expression(field))
    };
    format!("{{\n{}{outer}}}", fields.iter().map(line).collect::<String>())
}

/// The fields of an object, those that may be missing with a question mark.
fn fields(schema: &Value) -> Vec<(String, &Value)> {
    let required = |name: &str| {
        schema["required"].as_array().is_some_and(|all| all.iter().any(|required| required == name))
    };
    let properties = schema["properties"].as_object();
    let named =
        |(name, field): (&String, _)| (if required(name) { name.clone() } else { format!("{name}?") }, field);
    properties.into_iter().flatten().map(named).collect()
}

/// A type on one line.
fn expression(schema: &Value) -> String {
    if let Some(literal) = schema.get("const") {
        return literal.to_string();
    }
    let reference = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next());
    match (reference, schema.get("properties")) {
        (Some(name), None) => return name.to_owned(),
        (Some(name), Some(_)) => return format!("({} & {name})", inline(schema)),
        (None, _) => {}
    }
    let any = ["anyOf", "oneOf"].into_iter().find_map(|key| schema[key].as_array());
    if let Some(any) = any {
        return any.iter().map(expression).collect::<Vec<_>>().join(" | ");
    }
    match &schema["type"] {
        Value::Array(names) => names.iter().map(|name| of_type(name, schema)).collect::<Vec<_>>().join(" | "),
        name => of_type(name, schema),
    }
}

fn of_type(name: &Value, schema: &Value) -> String {
    match name.as_str() {
        Some("integer" | "number") => "number".to_owned(),
        Some("array") => list(schema),
        Some("object") => map(schema).unwrap_or_else(|| inline(schema)),
        Some(same @ ("string" | "boolean" | "null")) => same.to_owned(),
        _ => "unknown".to_owned(),
    }
}

/// A list, or so many things if there are always as many, each of its own type or all of one.
fn list(schema: &Value) -> String {
    if let Some(items) = schema["prefixItems"].as_array() {
        return format!("[{}]", items.iter().map(expression).collect::<Vec<_>>().join(", "));
    }
    let item = expression(&schema["items"]);
    match (schema["minItems"].as_u64(), schema["maxItems"].as_u64()) {
        (Some(least), Some(most)) if least == most => format!("[{}]", vec![item; most as usize].join(", ")),
        _ if item.contains(" | ") => format!("({item})[]"),
        _ => format!("{item}[]"),
    }
}

/// Things by name, or by number.
fn map(schema: &Value) -> Option<String> {
    if let Some(numbered) = schema["patternProperties"].as_object().and_then(|all| all.values().next()) {
        return Some(format!("{{ [number: number]: {} }}", expression(numbered)));
    }
    let named = schema.get("additionalProperties").filter(|named| named.is_object())?;
    Some(format!("{{ [name: string]: {} }}", expression(named)))
}

/// An object on one line.
fn inline(schema: &Value) -> String {
    let fields: Vec<String> =
        fields(schema).iter().map(|(name, field)| format!("{name}: {}", expression(field))).collect();
    format!("{{ {} }}", fields.join("; "))
}

/// What is said about a type or a field.
fn docs(schema: &Value, indent: usize) -> String {
    let indent = " ".repeat(indent);
    match schema["description"].as_str() {
        None => String::new(),
        Some(text) if !text.contains('\n') => format!("{indent}/** {text} */\n"),
        Some(text) => {
            let lines: Vec<String> = text.lines().map(|line| format!("{indent} * {line}")).collect();
            format!("{indent}/**\n{}\n{indent} */\n", lines.join("\n"))
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// A variant whose only field has so long a name that the whole has so many characters.
    fn of_length(length: usize) -> Value {
        let name = "n".repeat(length - "{ : number }".len());
        json!({ "properties": { name.clone(): { "type": "integer" } }, "required": [name], "type": "object" })
    }

    #[test]
    fn a_variant_that_fits_on_a_line_stands_on_one() {
        for (length, lines) in [(20, 1), (WIDTH, 1), (WIDTH + 1, 3), (WIDTH + 20, 3)] {
            assert_eq!(variant(&of_length(length)).lines().count(), lines, "{length}");
        }
    }

    #[test]
    fn so_many_things_are_named_one_by_one_and_any_number_as_a_list() {
        let list = |least: u32, most: u32| {
            expression(
                &json!({ "type": "array", "items": { "type": "integer" }, "minItems": least, "maxItems": most }),
            )
        };
        assert_eq!((list(2, 2).as_str(), list(1, 2).as_str()), ("[number, number]", "number[]"));
        let either =
            json!({ "type": "array", "items": { "anyOf": [{ "type": "string" }, { "type": "null" }] } });
        assert_eq!(expression(&either), "(string | null)[]");
    }
}
