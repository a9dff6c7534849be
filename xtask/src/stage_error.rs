//! Why a stage did not come to its end.

/// Why a stage did not come to its end.
#[derive(Debug)]
pub(crate) enum StageError {
    /// This machine lacks something; what is left out for that reason, and the reason.
    Lacking(String),
    /// Something is wrong with what was built.
    Wrong(String),
}

/// What comes of it. If the stage is optional, what this machine cannot do is left out, and that is said.
pub(crate) fn settle(done: Result<(), StageError>, is_optional: bool) -> Result<(), String> {
    match done {
        Ok(()) => Ok(()),
        Err(StageError::Lacking(what)) if is_optional => {
            eprintln!("left out: {what}");
            Ok(())
        }
        Err(StageError::Lacking(what) | StageError::Wrong(what)) => Err(what),
    }
}
