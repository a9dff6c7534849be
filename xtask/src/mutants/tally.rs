//! The count of a sample's fates, as a line for people or for programs.

use super::plots::Plot;
use super::results::{Fate, Results};

/// What became of the mutants that were chosen of one plot.
pub(crate) struct Tally {
    name: String,
    goal: u32,
    seed: u64,
    there: usize,
    fates: Vec<(String, Option<Fate>)>,
}

/// The head of the table of [`Tally::line`].
pub(crate) const HEAD: &str =
    "plot            mutants  tried  caught  timeout  missed  unviable  left       %  goal";

impl Tally {
    /// The fates of the chosen, of all that are there.
    pub(crate) fn new(plot: &Plot, seed: u64, there: usize, chosen: &[String], results: &Results) -> Tally {
        let fates = chosen.iter().map(|mutant| (mutant.clone(), results.of(mutant))).collect();
        Tally { name: plot.name(), goal: plot.goal, seed, there, fates }
    }

    fn count(&self, fate: Option<Fate>) -> usize {
        self.fates.iter().filter(|(_, found)| *found == fate).count()
    }

    fn noticed(&self) -> usize {
        self.count(Some(Fate::Caught)) + self.count(Some(Fate::Timeout))
    }

    /// Of a hundred mutants that can be built, those that were noticed; in tenths.
    fn tenths(&self) -> usize {
        let viable = self.noticed() + self.count(Some(Fate::Missed));
        (self.noticed() * 1_000).checked_div(viable).unwrap_or(1_000)
    }

    /// Whether everything was tried, and enough noticed.
    pub(crate) fn reaches_its_goal(&self) -> bool {
        self.count(None) == 0 && self.tenths() >= self.goal as usize * 10
    }

    /// That it does not.
    pub(crate) fn short(&self) -> String {
        let (whole, tenth) = (self.tenths() / 10, self.tenths() % 10);
        format!(
            "{}: {whole}.{tenth} % noticed, {} not tried, where {} % are asked for",
            self.name,
            self.count(None),
            self.goal
        )
    }

    /// The mutants nobody noticed.
    pub(crate) fn missed(&self) -> impl Iterator<Item = &str> {
        self.fates.iter().filter(|(_, fate)| *fate == Some(Fate::Missed)).map(|(mutant, _)| mutant.as_str())
    }

    /// One line of the table.
    pub(crate) fn line(&self) -> String {
        let [caught, timeout, missed, unviable] =
            [Fate::Caught, Fate::Timeout, Fate::Missed, Fate::Unviable].map(|fate| self.count(Some(fate)));
        let (tried, left, tenths) = (self.fates.len() - self.count(None), self.count(None), self.tenths());
        format!(
            "{:<15} {:>7} {tried:>6} {caught:>7} {timeout:>8} {missed:>7} {unviable:>9} {left:>5} {:>5}.{} {:>5}",
            self.name,
            self.there,
            tenths / 10,
            tenths % 10,
            self.goal
        )
    }

    /// The same for programs: one object of JSON.
    pub(crate) fn json(&self) -> String {
        let counts = [
            ("caught", Some(Fate::Caught)),
            ("timeout", Some(Fate::Timeout)),
            ("missed", Some(Fate::Missed)),
            ("unviable", Some(Fate::Unviable)),
            ("left", None),
        ]
        .map(|(name, fate)| format!("\"{name}\":{}", self.count(fate)));
        // Debug of a text is JSON of it for all that stands in the name of a mutant.
        let missed: Vec<String> = self.missed().map(|mutant| format!("{mutant:?}")).collect();
        format!(
            "{{\"plot\":\"{}\",\"mutants\":{},\"sample\":{},\"seed\":{},{},\"percent\":{}.{},\"goal\":{},\"missed_mutants\":[{}]}}",
            self.name,
            self.there,
            self.fates.len(),
            self.seed,
            counts.join(","),
            self.tenths() / 10,
            self.tenths() % 10,
            self.goal,
            missed.join(",")
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(fates: &[Option<Fate>]) -> Tally {
        let named = fates.iter().enumerate().map(|(number, fate)| (format!("\"{number}\""), *fate)).collect();
        Tally { name: "table".to_owned(), goal: 75, seed: 3, there: 9, fates: named }
    }

    #[test]
    fn a_mutant_that_cannot_be_built_does_not_count_and_one_that_hangs_is_noticed() {
        let mut fates = vec![Some(Fate::Caught), Some(Fate::Caught), Some(Fate::Timeout), Some(Fate::Missed)];
        fates.push(Some(Fate::Unviable));
        let whole = tally(&fates);
        assert_eq!(whole.tenths(), 750);
        assert!(whole.reaches_its_goal());
        fates.push(None);
        assert!(!tally(&fates).reaches_its_goal());
        fates.pop();
        fates.push(Some(Fate::Missed));
        assert!(!tally(&fates).reaches_its_goal());
    }

    #[test]
    fn a_line_stands_under_its_head_and_json_says_the_same() {
        let one = tally(&[Some(Fate::Caught), Some(Fate::Missed), None]);
        assert_eq!(one.line().len(), HEAD.len());
        assert_eq!(
            one.json(),
            "{\"plot\":\"table\",\"mutants\":9,\"sample\":3,\"seed\":3,\"caught\":1,\"timeout\":0,\"missed\":1,\
             \"unviable\":0,\"left\":1,\"percent\":50.0,\"goal\":75,\"missed_mutants\":[\"\\\"1\\\"\"]}"
        );
    }
}
