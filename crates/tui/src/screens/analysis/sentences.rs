//! What is said in an analysis: what positions and moves are worth, what was a mistake, why a file was not read.

use std::io;
use std::path::Path;

use tabuleiro_game::{Arg, Message};
use tabuleiro_home::{ReadError, WriteError};
use tabuleiro_search::{Proven, Value};
use tabuleiro_table::advice;
use tabuleiro_table::{Grade, Kind, Reviewed, Valued};

use super::say;

/// What a position is worth, to be said of the seat to move: the sentence, and by how much if that is a guess.
pub(crate) fn verdict(worth: Valued, who: &Message, kind: &dyn Kind) -> (Message, Option<Message>) {
    let told = |key: &'static str| say(key).with("who", who.clone());
    match (worth.proven, worth.score) {
        (Some(proven), _) => (
            match (proven.value, proven.plies) {
                (Value::Win, Some(plies)) => told("tui-analysis-win-in").with("plies", plies),
                (Value::Win, None) => told("tui-analysis-win"),
                (Value::Loss, Some(plies)) => told("tui-analysis-loss-in").with("plies", plies),
                (Value::Loss, None) => told("tui-analysis-loss"),
                (Value::Draw, _) => say("tui-analysis-draw"),
            },
            None,
        ),
        (None, Some(score)) if score.abs() < advice::TELLING => (say("tui-analysis-even"), None),
        (None, Some(score)) => {
            let key = if score > 0 { "tui-analysis-ahead" } else { "tui-analysis-behind" };
            (told(key), Some(say("tui-analysis-by").with("by", measured(kind, score))))
        }
        (None, None) => (say("tui-analysis-unknown"), None),
    }
}

/// What a move is worth to whoever makes it: “wins in 3”, “+0.5”.
pub(crate) fn value(worth: Valued) -> Arg {
    match (worth.proven, worth.score) {
        (Some(proven), _) => Arg::Say(proven_value(proven)),
        (None, Some(score)) => advice::with_sign(&format!("{:+.1}", f64::from(score) / 100.0)),
        (None, None) => Arg::Say(say("tui-analysis-not-known")),
    }
}

fn proven_value(proven: Proven) -> Message {
    match (proven.value, proven.plies) {
        (Value::Win, Some(plies)) => say("tui-analysis-wins-in").with("plies", plies),
        (Value::Win, None) => say("tui-analysis-wins"),
        (Value::Loss, Some(plies)) => say("tui-analysis-loses-in").with("plies", plies),
        (Value::Loss, None) => say("tui-analysis-loses"),
        (Value::Draw, _) => say("tui-analysis-draws"),
    }
}

/// So many hundredths in the game's own unit.
fn measured(kind: &dyn Kind, score: i32) -> Arg {
    advice::measured(kind, advice::decimal(f64::from(score.unsigned_abs()) / 100.0, 1))
}

/// How bad a move was, what it gave away, and what was better.
pub(crate) fn mistake(one: &Reviewed, who: &Message, best: &str) -> Option<Message> {
    let grade = say(match one.grade? {
        Grade::Inaccuracy => "tui-analysis-slip",
        Grade::Mistake => "tui-analysis-mistake",
        Grade::Blunder => "tui-analysis-blunder",
    });
    let told = |key: &'static str| say(key).with("grade", grade.clone()).with("best", best);
    Some(match (one.before.value(), one.after.proven) {
        (Some(Value::Win), Some(_)) => {
            told("tui-analysis-let-win").about("who", who).with("value", value(one.before))
        }
        (Some(_), Some(_)) => {
            told("tui-analysis-let-draw").about("who", who).with("value", value(one.before))
        }
        _ => {
            let [had, left] = one.chance?.map(|chance| advice::decimal(chance.share() * 100.0, 0));
            told("tui-analysis-let-chance").with("had", had).with("left", left)
        }
    })
}

/// Why a record was not read.
pub(crate) fn unread(path: &Path, fault: ReadError) -> Message {
    let file = path.display().to_string();
    match fault {
        ReadError::System(error) => {
            say("tui-analysis-unreadable").with("file", file).with("error", reason(&error))
        }
        ReadError::Malformed(why) => say("tui-analysis-bad-record").with("file", file).with("why", why),
    }
}

/// Why a record was not written.
pub(crate) fn unwritten(path: &Path, fault: WriteError) -> Message {
    let file = path.display().to_string();
    match fault {
        WriteError::System(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            say("tui-analysis-exists").with("file", file)
        }
        WriteError::System(error) if error.kind() == io::ErrorKind::NotFound => {
            say("tui-analysis-no-folder").with("file", file)
        }
        WriteError::System(error) => {
            say("tui-analysis-unwritable").with("file", file).with("error", reason(&error))
        }
        WriteError::Unfit(why) => say("tui-analysis-unfit").with("why", why),
    }
}

/// Why the system refused something; what nobody has put into words keeps the system's own.
pub(crate) fn reason(error: &io::Error) -> Arg {
    use io::ErrorKind::{
        FileTooLarge, IsADirectory, NotADirectory, NotFound, PermissionDenied, ReadOnlyFilesystem,
        StorageFull,
    };
    Arg::Say(say(match error.kind() {
        NotFound | NotADirectory => "tui-analysis-reason-missing",
        PermissionDenied | ReadOnlyFilesystem => "tui-analysis-reason-not-allowed",
        IsADirectory => "tui-analysis-reason-folder",
        StorageFull => "tui-analysis-reason-full",
        FileTooLarge => "tui-analysis-reason-large",
        _ => return Arg::Text(error.to_string()),
    }))
}
