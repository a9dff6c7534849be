//! What is chosen before a game begins.

use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::types::{PyAnyMethods, PyBool, PyDict, PyDictMethods, PyString, PyStringMethods};
use pyo3::{Bound, Py, PyAny, PyResult, Python, pyfunction};
use tabuleiro_game::{OptionField, OptionValues};
use tabuleiro_games::GAMES;
use tabuleiro_table::{Kind, Setup};

use crate::errors::{cut, cut_number, number, refused, wrong_type};
use crate::given::Text;
use crate::language::{speaker, spoken};
use crate::{facts, say};

/// The names of all games.
///
/// >>> games()[:4]
/// ['oolong', 'quantik', 'oware', 'otrio']
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    GAMES.names()
}

/// What can be chosen before a game begins.
///
/// >>> [option.name for option in options("otrio")]
/// ['players', 'colours']
/// >>> options("otrio")[0].values
/// ('2', '3', '4')
#[pyfunction]
pub(crate) fn options(py: Python<'_>, game: Text) -> PyResult<Vec<Bound<'_, PyAny>>> {
    find(&game.0)?.options().iter().map(|field| described(py, field)).collect()
}

/// The rule book of a game, in Markdown and in the language of the moment.
///
/// >>> rules("oware").splitlines()[0]
/// '# Oware'
#[pyfunction]
pub(crate) fn rules(game: Text) -> PyResult<&'static str> {
    Ok(speaker().lang().of(find(&game.0)?.rule_book()))
}

fn described<'py>(py: Python<'py>, field: &OptionField) -> PyResult<Bound<'py, PyAny>> {
    let values: Vec<&str> = match &field.values {
        OptionValues::OneOf(values) => values.iter().map(|(value, _)| *value).collect(),
        OptionValues::Text(_) => Vec::new(),
    };
    facts::option(py, field.key, &spoken(&field.label), &values, &field.usual)
}

/// The game of that name.
pub(crate) fn find(game: &str) -> PyResult<&'static dyn Kind> {
    let unknown =
        || say("python-unknown-game").with("name", cut(game)).with("known", GAMES.names().join(", "));
    GAMES.find(game).ok_or_else(|| refused(&unknown()))
}

/// How a game begins, as it was asked for. A deal that would decide nothing is refused.
pub(crate) fn setup(
    kind: &dyn Kind,
    text: Option<Text>,
    deal: Option<&Bound<'_, PyAny>>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Setup> {
    let deal = deal.map(|seed| number("deal", seed, 0, u64::MAX)).transpose()?;
    let setup = described_setup(text, options)?;
    if deal.is_some() {
        check_deal(kind, &setup, "deal")?;
    }
    Ok(Setup { deal, ..setup })
}

/// Whether there is anything that chance can decide.
pub(crate) fn check_deal(kind: &dyn Kind, setup: &Setup, name: &str) -> PyResult<()> {
    if !kind.deals() {
        return Err(refused(&say("python-no-deal").with("game", kind.title()).with("name", name)));
    }
    let is_told = |key: &str| kind.dealt().contains(&key);
    let by = setup.position.as_ref().map(|_| "text");
    match by.or(setup.words.iter().map(|(key, _)| key.as_str()).find(|key| is_told(key))) {
        None => Ok(()),
        Some(by) => Err(refused(&say("python-dealt-already").with("by", by).with("name", name))),
    }
}

/// The same without a deal.
pub(crate) fn described_setup(text: Option<Text>, options: Option<&Bound<'_, PyDict>>) -> PyResult<Setup> {
    let mut words = Vec::new();
    for (key, value) in options.into_iter().flat_map(PyDictMethods::iter) {
        let key: String = key.extract()?;
        let value = word(&key, &value)?;
        words.push((key, value));
    }
    Ok(Setup { words, position: text.map(|text| text.0), deal: None })
}

/// The value of an option as text. Options are words of a text, so that a space would begin another.
fn word(key: &str, value: &Bound<'_, PyAny>) -> PyResult<String> {
    let text = match value.cast::<PyString>() {
        Ok(text) => text.to_str()?.to_owned(),
        Err(_) => written_out(key, value)?,
    };
    if text.is_empty() || text.contains(char::is_whitespace) {
        return Err(refused(&say("python-option-spaces").with("key", cut(key))));
    }
    Ok(text)
}

/// A whole number as the text that an option has: any that counts as one, but for truth values.
fn written_out(key: &str, value: &Bound<'_, PyAny>) -> PyResult<String> {
    let of_wrong_type = || wrong_type(say("python-option-type").with("key", cut(key)), value);
    if value.is_instance_of::<PyBool>() {
        return Err(of_wrong_type());
    }
    match value.extract::<i64>() {
        Ok(number) => Ok(number.to_string()),
        Err(error) if error.is_instance_of::<PyOverflowError>(value.py()) => Ok(cut_number(value)),
        Err(error) if error.is_instance_of::<PyTypeError>(value.py()) => Err(of_wrong_type()),
        Err(error) => Err(error),
    }
}

/// Words as a dictionary.
pub(crate) fn dictionary(py: Python<'_>, words: &[tabuleiro_game::OptionWord]) -> PyResult<Py<PyDict>> {
    let dictionary = PyDict::new(py);
    for word in words {
        dictionary.set_item(word.key, &word.value)?;
    }
    Ok(dictionary.unbind())
}
