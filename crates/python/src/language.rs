//! In which language sentences are said.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};

use pyo3::exceptions::PyKeyError;
use pyo3::types::{PyAnyMethods, PyDict, PyDictMethods, PyInt};
use pyo3::{Bound, PyResult, pyfunction};
use tabuleiro_game::{Arg, Lang, Message};
use tabuleiro_text::Speaker;

use crate::errors::{cut, refused};
use crate::given::Text;
use crate::{WORDS, say as sentence};

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
pub(crate) fn language(code: Option<Text>) -> PyResult<&'static str> {
    if let Some(Text(code)) = code {
        let unknown = |_| refused(&sentence("python-unknown-language").with("code", cut(&code)));
        let lang: Lang = code.parse().map_err(unknown)?;
        IS_PORTUGUESE.store(lang == Lang::Pt, Ordering::Relaxed);
    }
    Ok(speaker().lang().code())
}

/// A sentence of the package's own modules, in the language of the moment: the words stand in `words/`, under "python-" and the key.
///
/// >>> from tabuleiro._core import say
/// >>> say("number-least", name="games", least=1)
/// '“games” must be 1 or more.'
#[pyfunction]
#[pyo3(signature = (key, /, **values))]
pub(crate) fn say(key: &str, values: Option<&Bound<'_, PyDict>>) -> PyResult<String> {
    let name = format!("python-{key}");
    let mut message = sentence(WORDS.key(&name).ok_or_else(|| PyKeyError::new_err(name.clone()))?);
    for (name, value) in values.into_iter().flat_map(PyDictMethods::iter) {
        let name: String = name.extract()?;
        let used = WORDS.value_name(message.key(), &name).ok_or_else(|| PyKeyError::new_err(name))?;
        let value = match value.extract::<i64>() {
            Ok(number) if value.is_instance_of::<PyInt>() => Arg::Number(number),
            _ => Arg::Text(value.str()?.to_string()),
        };
        message = message.with(used, value);
    }
    Ok(spoken(&message))
}
