//! Moments and days as people write them.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};
use tabuleiro_table::time::Moment;

/// The form of a day in records.
const DAY: &str = "%Y.%m.%d";

/// When a file was written last, such as a game when it was left.
pub fn left(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|about| about.modified()).ok()
}

/// A moment as people here write it, in their own time zone: `2026-11-16 09:30`.
pub fn moment(time: SystemTime) -> Option<String> {
    let moment = Timestamp::try_from(time).ok()?.to_zoned(TimeZone::system());
    Some(moment.strftime("%Y-%m-%d %H:%M").to_string())
}

/// Today, as records write it: `2026.11.16`.
pub fn today() -> String {
    Zoned::now().strftime(DAY).to_string()
}

/// Now, as sessions count: thousandths of a second since 1970.
pub fn now() -> Moment {
    Moment(Timestamp::now().as_millisecond().try_into().unwrap_or(0))
}

/// The day of a moment here, as records write it.
pub(crate) fn day(moment: Moment) -> String {
    let moment = i64::try_from(moment.0).ok().and_then(|count| Timestamp::from_millisecond(count).ok());
    let here = moment.map(|moment| moment.to_zoned(TimeZone::system()));
    here.map_or_else(today, |here| here.strftime(DAY).to_string())
}

/// Now, as the names of files have it: `20261116-093000`.
pub(crate) fn now_in_names() -> String {
    Zoned::now().strftime("%Y%m%d-%H%M%S").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scratch::Scratch;

    /// Digits as `0`, everything else as it is.
    fn form(text: &str) -> String {
        text.chars().map(|letter| if letter.is_ascii_digit() { '0' } else { letter }).collect()
    }

    #[test]
    fn days_and_moments_have_their_forms() {
        assert_eq!(form(&today()), "0000.00.00");
        assert_eq!(day(now()), today());
        assert!(day(Moment(0)).starts_with("19"), "wherever it is read");
        assert_eq!(day(Moment(u64::MAX)), today(), "no day has that moment");
        assert_eq!(form(&now_in_names()), "00000000-000000");
        assert_eq!(form(&moment(SystemTime::now()).expect("it can be written")), "0000-00-00 00:00");
    }

    #[test]
    fn a_file_was_left_when_it_was_written_and_one_that_is_not_there_never() {
        let scratch = Scratch::new();
        fs::write(scratch.at("game.txt"), "").expect("it can be written");
        assert!(left(&scratch.at("game.txt")).is_some());
        assert_eq!(left(&scratch.at("other.txt")), None);
    }
}
