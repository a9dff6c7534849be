//! A mutant as `cargo-mutants` lists it.

use serde_json::Value;

/// What a mutant changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Genre {
    /// A function returns something at once.
    Body,
    /// An operator between two operands is another one.
    Binary,
    /// An operator before an operand is not there.
    Unary,
    /// The guard of a match arm always holds, or never.
    Guard,
    /// An arm of a match is not there.
    Arm,
    /// A field is not set, but taken from what the others are taken from.
    Field,
}

/// A line and a column, both counted from 1.
pub(crate) type Place = (usize, usize);

/// One small fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Mutant {
    /// By which it is known in lists.
    pub(crate) name: String,
    /// The file, from the root of the tree.
    pub(crate) file: String,
    pub(crate) genre: Genre,
    /// Where what is replaced begins and ends.
    pub(crate) span: (Place, Place),
    /// What stands there instead.
    pub(crate) replacement: String,
}

impl Mutant {
    /// All mutants of a list in JSON; an error if something of it is not known.
    pub(crate) fn all(json: &str) -> Result<Vec<Mutant>, String> {
        let list: Value =
            serde_json::from_str(json).map_err(|error| format!("cargo mutants --list: {error}"))?;
        let all: Option<Vec<Mutant>> = list.as_array().and_then(|all| all.iter().map(Mutant::of).collect());
        all.ok_or_else(|| "cargo mutants --list: there is something that is not known".to_owned())
    }

    fn of(listed: &Value) -> Option<Mutant> {
        let text = |key: &str| listed[key].as_str().map(str::to_owned);
        let place = |end: &str| {
            let number = |key: &str| Some(listed["span"][end][key].as_u64()? as usize);
            Some((number("line")?, number("column")?))
        };
        let genre = match listed["genre"].as_str()? {
            "FnValue" => Genre::Body,
            "BinaryOperator" => Genre::Binary,
            "UnaryOperator" => Genre::Unary,
            "MatchArmGuard" => Genre::Guard,
            "MatchArm" => Genre::Arm,
            "StructField" => Genre::Field,
            _ => return None,
        };
        let span = (place("start")?, place("end")?);
        Some(Mutant {
            name: text("name")?,
            file: text("file")?,
            genre,
            span,
            replacement: text("replacement")?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mutant_is_read_as_it_is_listed() {
        let json = r#"[{"name":"a.rs:1:2: replace < with ==","file":"a.rs","genre":"BinaryOperator","replacement":"==",
            "span":{"start":{"line":1,"column":2},"end":{"line":1,"column":3}}}]"#;
        let all = Mutant::all(json).expect("it is a list");
        assert_eq!(
            (all[0].genre, all[0].span, all[0].replacement.as_str()),
            (Genre::Binary, ((1, 2), (1, 3)), "==")
        );
        assert!(Mutant::all(&json.replace("BinaryOperator", "Whim")).is_err());
    }
}
