//! In which language sentences are said.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};

use pyo3::{PyResult, pyfunction};
use tabuleiro_game::{Lang, Message};
use tabuleiro_text::Speaker;

use crate::errors::refused;
use crate::say;

static IS_PORTUGUESE: AtomicBool = AtomicBool::new(false);
static ENGLISH: LazyLock<Speaker> = LazyLock::new(|| Speaker::new(Lang::En));
static PORTUGUESE: LazyLock<Speaker> = LazyLock::new(|| Speaker::new(Lang::Pt));

/// Who speaks at the moment.
pub(crate) fn speaker() -> &'static Speaker {
    if IS_PORTUGUESE.load(Ordering::Relaxed) { &PORTUGUESE } else { &ENGLISH }
}

/// A sentence in the language of the moment.
pub(crate) fn spoken(message: &Message) -> String {
    speaker().say(message)
}

/// The language of all sentences, errors included, in this process: "en" or "pt". Without an argument nothing changes.
///
/// >>> language()
/// 'en'
/// >>> language("pt")
/// 'pt'
/// >>> Position("oware").play("a")
/// Traceback (most recent call last):
///     ...
/// ValueError: A casa a é do Norte: o Sul semeia as casas de A a F.
/// >>> language("en")
/// 'en'
#[pyfunction]
#[pyo3(signature = (code=None))]
pub(crate) fn language(code: Option<&str>) -> PyResult<&'static str> {
    if let Some(code) = code {
        let unknown = |_| refused(&say("python-unknown-language").with("code", code));
        let lang: Lang = code.parse().map_err(unknown)?;
        IS_PORTUGUESE.store(lang == Lang::Pt, Ordering::Relaxed);
    }
    Ok(speaker().lang().code())
}
