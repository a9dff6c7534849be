//! What a puzzle says: its goal, what is wrong with a try, how it was solved.

use ratatui::style::Style;
use tabuleiro_learn::Goal;
use tabuleiro_search::Value;

use crate::screen::Context;
use crate::screens::exercise::room::{Words, name_of};
use crate::screens::learn::{say, stars};
use crate::screens::puzzle::{Miss, PuzzleScreen, State, word};

/// So many wrong tries are listed, the last ones.
const SHOWN: usize = 5;

impl PuzzleScreen {
    /// What a wrong move leads to, in a sentence.
    pub(super) fn missed(&self, miss: &Miss, context: &Context) -> String {
        let message = match (miss.worth.map(|worth| (worth.value, worth.plies)), self.puzzle().goal) {
            (Some((Value::Loss, Some(plies))), _) => say("tui-learn-loses-in").with("plies", plies),
            (Some((Value::Loss, None)), _) => say("tui-learn-loses"),
            (Some((Value::Draw, _)), _) => say("tui-learn-draws"),
            (_, Goal::Win) if self.puzzle().plies == Some(1) => say("tui-learn-misses-now"),
            (_, Goal::Win) => say("tui-learn-misses-win"),
            (_, Goal::Draw) => say("tui-learn-misses-draw"),
        };
        context.say(&message)
    }

    /// What a wrong move leads to, in a word or two.
    fn brief(&self, miss: &Miss, context: &Context) -> String {
        let theme = context.theme;
        match miss.worth.map(|worth| (worth.value, worth.plies)) {
            Some((Value::Loss, Some(plies))) => {
                let told = context.say(&say("tui-learn-brief-loses-in").with("plies", plies));
                format!("{} {told}", theme.pick("▿", "-"))
            }
            Some((Value::Loss, None)) => {
                format!("{} {}", theme.pick("▿", "-"), word("tui-learn-brief-loses", context))
            }
            Some((Value::Draw, _)) => format!("= {}", word("tui-learn-brief-draws", context)),
            _ => match self.puzzle().goal {
                Goal::Win => word("tui-learn-brief-no-win", context),
                Goal::Draw => word("tui-learn-brief-no-draw", context),
            },
        }
    }

    fn goal(&self, context: &Context) -> String {
        let puzzle = self.puzzle();
        context.say(&match (puzzle.goal, puzzle.plies) {
            (Goal::Win, Some(1)) => say("tui-learn-goal-now"),
            (Goal::Win, Some(plies)) => say("tui-learn-goal-win-in").with("plies", plies),
            (Goal::Win, None) => say("tui-learn-goal-win"),
            (Goal::Draw, _) => say("tui-learn-goal-draw"),
        })
    }

    pub(super) fn words(&self, context: &Context) -> Words {
        let theme = context.theme;
        let empty = || (String::new(), theme.ink());
        let who =
            say("tui-learn-who").with("who", name_of(&self.exercise, self.exercise.chooser.near, context));
        let hard =
            format!("{}  {}", word("tui-learn-difficulty", context), stars(self.puzzle().grade, context));
        let mut text = vec![(self.goal(context), theme.strong()), empty()];
        if self.exercise.skin().has_panel() {
            text.extend([(context.say(&who), theme.quiet()), (hard, theme.quiet())]);
        } else {
            text.push((format!("{}  {hard}", context.say(&who)), theme.quiet()));
        }
        text.extend(self.tried(context));
        if self.state == State::Solved {
            text.extend([empty(), (self.solution(context), theme.good())]);
        }
        let refusal = self
            .exercise
            .chooser
            .refused
            .as_ref()
            .map(|refusal| (context.say(&refusal.message), String::new()));
        let is_bad = refusal.is_some() || matches!(self.state, State::Refuted(_));
        Words { text, sentence: refusal.unwrap_or_else(|| self.sentence(context)), is_bad, is_news: true }
    }

    /// The moves that were tried, with what is wrong with each.
    fn tried(&self, context: &Context) -> Vec<(String, Style)> {
        let theme = context.theme;
        if self.misses.is_empty() {
            return Vec::new();
        }
        let one = |miss: &Miss| format!("{}  {}", miss.spelled, self.brief(miss, context));
        let heading = word("tui-learn-tried", context);
        if !self.exercise.skin().has_panel() {
            let all: Vec<String> = self.misses.iter().map(one).collect();
            return vec![(format!("{heading}  {}", all.join("   ")), theme.bad())];
        }
        let mut lines = vec![(String::new(), theme.ink()), (heading, theme.quiet())];
        let first = self.misses.len().saturating_sub(SHOWN);
        lines.extend(self.misses.iter().skip(first).map(|miss| (one(miss), theme.bad())));
        lines
    }

    /// The moves that solved it.
    fn solution(&self, context: &Context) -> String {
        let (table, lang) = (self.exercise.table(), context.speaker.lang());
        let spelled = |(ply, text): (usize, &String)| table.spell_at(ply, text, lang);
        let moves: Vec<String> = self.played.iter().enumerate().map(spelled).collect();
        let moves = context.speaker.write(moves.join("  "));
        context.say(&say("tui-learn-solution").with("moves", moves))
    }

    fn sentence(&self, context: &Context) -> (String, String) {
        if self.job.is_some() {
            return (word("tui-learn-looking", context), word("tui-learn-looking-rest", context));
        }
        if let Some(said) = self.said.clone().filter(|_| !self.exercise.is_showing()) {
            return said;
        }
        let Some(choice) = self.exercise.choice() else { return (String::new(), String::new()) };
        let rest = if self.is_clean { "tui-learn-try-it-clean" } else { "tui-learn-try-it" };
        (context.say(&choice.say), word(rest, context))
    }
}
