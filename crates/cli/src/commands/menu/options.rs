//! What can be chosen before a game, as the menu shows it.

use tabuleiro_game::{OptionField, OptionValues, Speak};
use tabuleiro_table::{Kind, Setup, Table};

use crate::console::Console;
use crate::error::CliError;
use crate::say;

/// Shows what is chosen, and what every value of every option means: nobody can choose between names.
pub(super) fn show(
    kind: &dyn Kind,
    table: &dyn Table,
    setup: &Setup,
    console: &mut Console,
) -> Result<(), CliError> {
    let fields = kind.options();
    if fields.is_empty() {
        return Ok(());
    }
    let chosen: Vec<String> = setup.words.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let chosen = if chosen.is_empty() { console.word("cli-mode-usual") } else { chosen.join(" ") };
    console.tell(&say("cli-mode-options").with("chosen", chosen).with("seats", table.seats()))?;
    let words: Vec<Vec<String>> = fields.iter().map(typed).collect();
    let width = words.iter().flatten().map(|word| word.chars().count()).max().unwrap_or(0);
    for (field, words) in fields.iter().zip(words) {
        show_field(field, &words, width, console)?;
    }
    Ok(())
}

/// What can be typed to choose a value: every word there is, or an example of one.
fn typed(field: &OptionField) -> Vec<String> {
    let word = |value: &str| format!("{}={value}", field.key);
    match &field.values {
        OptionValues::OneOf(values) => values.iter().map(|(value, _)| word(value)).collect(),
        OptionValues::Text(example) => vec![word(example)],
    }
}

/// An option's words with what they mean; a star stands before the usual one.
fn show_field(
    field: &OptionField,
    words: &[String],
    width: usize,
    console: &mut Console,
) -> Result<(), CliError> {
    let label = console.say(&field.label);
    let meanings: Vec<String> = match &field.values {
        OptionValues::OneOf(values) => values.iter().map(|(_, meaning)| console.say(meaning)).collect(),
        OptionValues::Text(_) => vec![console.say(&say("cli-mode-example").with("label", label.as_str()))],
    };
    if let OptionValues::OneOf(_) = field.values {
        console.row(&format!("  {}", console.say(&say("cli-mode-option").with("label", label))))?;
    }
    let usual = format!("{}={}", field.key, field.usual);
    words.iter().zip(meanings).try_for_each(|(word, meaning)| {
        let mark = if *word == usual { '*' } else { ' ' };
        console.row(&format!("  {mark} {word:<width$}  {meaning}"))
    })
}

/// Takes an option word; what the game does not have is said, and nothing changes.
pub(super) fn change(
    kind: &'static dyn Kind,
    setup: &mut Setup,
    typed: &str,
    console: &mut Console,
) -> Result<(), CliError> {
    let mut changed = setup.clone();
    for word in typed.split_whitespace() {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        let key = &key.to_lowercase();
        changed.words.retain(|(known, _)| known != key);
        changed.words.push((key.to_owned(), value.to_owned()));
    }
    match kind.open(&changed) {
        Ok(_) => *setup = changed,
        Err(error) => console.tell(&error.message())?,
    }
    Ok(())
}
