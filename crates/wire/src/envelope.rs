//! Requests and responses: versioned, bounded, numbered by the asker.

use serde::{Deserialize, Serialize};

use crate::WireError;
use crate::answer::Answer;
use crate::ask::Ask;

/// The version of everything here. What is of another is refused.
pub const VERSION: u32 = 2;

/// No text with more bytes is read.
pub const LARGEST: usize = 1 << 20;

/// Something asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Request {
    /// The version.
    pub v: u32,
    /// The asker's own number, which the response repeats.
    pub id: u32,
    /// What is asked.
    pub ask: Ask,
}

/// An answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Response {
    /// The version.
    pub v: u32,
    /// The number of the request.
    pub id: u32,
    /// The answer.
    pub answer: Answer,
}

impl Request {
    /// A request of this version.
    pub fn new(id: u32, ask: Ask) -> Request {
        Request { v: VERSION, id, ask }
    }

    /// Reads a request: its size first, then its version, then the rest.
    pub fn read(text: &str) -> Result<Request, WireError> {
        #[derive(Deserialize)]
        struct Versioned {
            v: u32,
        }
        if text.len() > LARGEST {
            return Err(WireError::TooLarge(text.len()));
        }
        let malformed = |error: serde_json::Error| WireError::Malformed(error.to_string());
        let Versioned { v } = serde_json::from_str(text).map_err(malformed)?;
        if v != VERSION {
            return Err(WireError::Version(v));
        }
        serde_json::from_str(text).map_err(malformed)
    }

    /// The number of a request that cannot be read as a whole, if it has one: so that its fault finds the asker.
    pub fn number(text: &str) -> u32 {
        #[derive(Deserialize)]
        struct Numbered {
            id: u32,
        }
        let is_readable = text.len() <= LARGEST;
        is_readable.then(|| serde_json::from_str(text).ok()).flatten().map_or(0, |Numbered { id }| id)
    }
}

impl Response {
    /// An answer to the request of that number.
    pub fn to(id: u32, answer: Answer) -> Response {
        Response { v: VERSION, id, answer }
    }

    /// The response as a line of JSON.
    pub fn write(&self) -> String {
        crate::line::write(self)
    }
}
