//! Reading types that say by a field `type` which of several they are.
//!
//! What serde derives for them makes a reader of several kilobytes for every variant, and the page loads all of it before the
//! first move. [`tagged!`](crate::tagged) reads a variant field by field instead; the compiler sees to it that none is forgotten.

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer};
use serde_json::{Error, Map, Value};

/// Something with a `type`, read as far as that.
pub(crate) struct Tagged {
    tag: String,
    fields: Map<String, Value>,
}

impl Tagged {
    /// Which it is.
    pub(crate) fn tag(&self) -> &str {
        &self.tag
    }

    /// A field that must be there, unless null is one of its values.
    pub(crate) fn take<T: DeserializeOwned>(&mut self, name: &'static str) -> Result<T, Error> {
        let value = self.fields.remove(name).unwrap_or(Value::Null);
        serde_json::from_value(value).map_err(|error| Error::custom(format_args!("{name}: {error}")))
    }

    /// A field that is as usual if it is not there.
    pub(crate) fn take_or_usual<T: DeserializeOwned + Default>(
        &mut self,
        name: &'static str,
    ) -> Result<T, Error> {
        if self.fields.contains_key(name) { self.take(name) } else { Ok(T::default()) }
    }

    /// All fields, as those of another type.
    pub(crate) fn whole<T: DeserializeOwned>(&mut self) -> Result<T, Error> {
        serde_json::from_value(Value::Object(std::mem::take(&mut self.fields)))
    }

    /// That there is no such `type`.
    pub(crate) fn unknown(&self) -> Error {
        Error::custom(format_args!("unknown type `{}`", self.tag))
    }
}

impl<'de> Deserialize<'de> for Tagged {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Tagged, D::Error> {
        read(Value::deserialize(from)?).map_err(D::Error::custom)
    }
}

fn read(value: Value) -> Result<Tagged, Error> {
    let Value::Object(mut fields) = value else { return Err(Error::custom("expected an object")) };
    match fields.remove("type") {
        Some(Value::String(tag)) => Ok(Tagged { tag, fields }),
        _ => Err(Error::custom("missing field `type`")),
    }
}

/// Implements reading for a type that is told apart by its field `type`: every `type` with its variant and fields, those that are
/// as usual if they are not there behind a semicolon; in round brackets a type that has all the fields.
macro_rules! tagged {
    ($name:ident { $($tag:literal => $variant:ident
        $({ $($field:ident),* $(; $($usual:ident),+)? })? $(($whole:ty))? ),+ $(,)? }) => {
        impl $name {
            fn told(told: &mut $crate::tagged::Tagged) -> Result<$name, serde_json::Error> {
                Ok(match told.tag() {
                    $($tag => $name::$variant
                        $({ $($field: told.take(stringify!($field))?,)*
                            $($($usual: told.take_or_usual(stringify!($usual))?,)+)? })?
                        $((told.whole::<$whole>()?))?,)+
                    _ => return Err(told.unknown()),
                })
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                let mut told = <$crate::tagged::Tagged as serde::Deserialize>::deserialize(from)?;
                $name::told(&mut told).map_err(serde::de::Error::custom)
            }
        }
    };
}
pub(crate) use tagged;
