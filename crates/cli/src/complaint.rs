//! What is wrong with a command line, said in the player's language.

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use tabuleiro_game::Message;

use crate::console::Console;
use crate::error::CliError;
use crate::{nearest, say};

/// Answers what the command line reader had to say: help and version are printed, anything else is wrong usage.
pub(crate) fn answer(error: &Error, console: &mut Console) -> Result<(), CliError> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // The reader of the command line knows this one word in English only.
            let options = format!("[{}]", console.word("cli-value-options"));
            // It also leaves the usage, and whatever cannot be broken at its column, as wide as it is.
            let help = console.folded(&error.render().to_string().replace("[OPTIONS]", &options));
            console.raw(help.as_bytes())
        }
        _ => Err(CliError::Usage(complaint(error), hint(error))),
    }
}

fn complaint(error: &Error) -> Message {
    let argument = context(error, ContextKind::InvalidArg);
    let value = context(error, ContextKind::InvalidValue);
    // The brackets are the notation of a synopsis; a sentence has none.
    let named = argument.replace(['<', '>'], "");
    let of_argument = |key| say(key).with("argument", named.as_str());
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            say("cli-unknown-command").with("name", context(error, ContextKind::InvalidSubcommand))
        }
        ErrorKind::UnknownArgument => of_argument("cli-unknown-argument"),
        ErrorKind::MissingRequiredArgument => of_argument("cli-missing-argument"),
        ErrorKind::ArgumentConflict if context(error, ContextKind::PriorArg) == argument => {
            of_argument("cli-twice")
        }
        ErrorKind::ArgumentConflict => {
            of_argument("cli-conflict").with("other", context(error, ContextKind::PriorArg))
        }
        ErrorKind::InvalidValue if value.is_empty() => of_argument("cli-missing-value"),
        ErrorKind::InvalidValue => {
            let known = context(error, ContextKind::ValidValue);
            of_argument("cli-invalid-value").with("value", value).with("known", known)
        }
        ErrorKind::ValueValidation => of_argument("cli-bad-value").with("value", value),
        ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues | ErrorKind::TooFewValues => {
            of_argument("cli-values-count")
        }
        ErrorKind::InvalidUtf8 => say("cli-not-utf8"),
        _ => say("cli-bad-usage"),
    }
}

/// What was probably meant, if there is something like it.
fn hint(error: &Error) -> Option<Message> {
    let meant = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let wrong = [ContextKind::InvalidSubcommand, ContextKind::InvalidArg, ContextKind::InvalidValue];
    let (meant, wrong) = meant.into_iter().zip(wrong).find(|(meant, _)| error.get(*meant).is_some())?;
    let found = match error.get(meant)? {
        // They come with the likeliest last.
        ContextValue::Strings(texts) => {
            nearest::nearest(&context(error, wrong), texts.iter().map(String::as_str)).join(", ")
        }
        _ => context(error, meant),
    };
    (!found.is_empty()).then(|| say("cli-hint-meant").with("meant", found))
}

fn context(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::Number(number)) => number.to_string(),
        _ => String::new(),
    }
}
