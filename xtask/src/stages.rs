//! Work in stages, and where its time goes.

use std::fs;
use std::time::{Duration, Instant};

/// Stages one after another, each with the time it took.
#[derive(Default)]
pub(crate) struct Stages(Vec<Stage>);

struct Stage {
    name: &'static str,
    /// By the clock on the wall.
    took: Duration,
    /// Of processors, where the system tells.
    worked: Option<Duration>,
}

impl Stages {
    /// Does the work of a stage.
    pub(crate) fn run(
        &mut self,
        name: &'static str,
        work: impl FnOnce() -> Result<(), String>,
    ) -> Result<(), String> {
        let (begun, before) = (Instant::now(), worked());
        let done = work();
        let worked = before.zip(worked()).map(|(before, after)| after.saturating_sub(before));
        self.0.push(Stage { name, took: begun.elapsed(), worked });
        done
    }

    /// Where the time went, a row for each stage.
    pub(crate) fn table(&self) -> String {
        let all = Stage {
            name: "all",
            took: self.0.iter().map(|stage| stage.took).sum(),
            worked: self.0.iter().map(|stage| stage.worked).sum(),
        };
        let rows = self.0.iter().chain([&all]).map(Stage::row);
        let head = format!("{:<28} {:>8} {:>10}", "where the time went", "clock", "processors");
        [head].into_iter().chain(rows).collect::<Vec<_>>().join("\n")
    }
}

impl Stage {
    fn row(&self) -> String {
        let worked = self.worked.map_or_else(|| "?".to_owned(), minutes);
        format!("{:<28} {:>8} {worked:>10}", self.name, minutes(self.took))
    }
}

/// `12:05`.
fn minutes(span: Duration) -> String {
    format!("{}:{:02}", span.as_secs() / 60, span.as_secs() % 60)
}

/// How long processors have worked for programs that were started here and have ended; `None` where the system does not tell.
fn worked() -> Option<Duration> {
    of_children(&fs::read_to_string("/proc/self/stat").ok()?)
}

/// The two times of children among the numbers behind the program's name, in hundredths of a second.
fn of_children(stat: &str) -> Option<Duration> {
    let (_, numbers) = stat.rsplit_once(')')?;
    let times: Vec<u64> =
        numbers.split_whitespace().skip(13).take(2).map_while(|word| word.parse().ok()).collect();
    (times.len() == 2).then(|| Duration::from_millis(times.iter().sum::<u64>() * 10))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stage_has_a_row_and_all_of_them_one() {
        let mut stages = Stages::default();
        assert_eq!(stages.run("one", || Ok(())), Ok(()));
        assert_eq!(stages.run("two", || Err("no".to_owned())), Err("no".to_owned()));
        let table = stages.table();
        let firsts: Vec<&str> = table.lines().filter_map(|line| line.split_whitespace().next()).collect();
        assert_eq!(firsts, ["where", "one", "two", "all"]);
    }

    #[test]
    fn the_times_of_children_stand_behind_the_name() {
        let stat = "7 (a b) c) S 1 2 3 4 5 6 7 8 9 10 100 200 1250 250 0 0 1";
        assert_eq!(of_children(stat), Some(Duration::from_secs(15)));
        assert_eq!(of_children("7 (x) S 1 2"), None);
        assert_eq!(of_children(""), None);
    }

    #[test]
    fn minutes_have_two_digits_of_seconds() {
        assert_eq!(minutes(Duration::from_secs(605)), "10:05");
    }
}
