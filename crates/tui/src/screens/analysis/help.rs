//! The help line of an analysis: the keys of the moment, and all of them.

use crossterm::event::KeyCode;

use super::{Analysis, Ask, draw, say};
use crate::screen::{Context, Help};

/// The keys of the moment.
pub(super) fn help(analysis: &Analysis, context: &Context) -> Vec<Help> {
    let word = |key: &'static str| context.say(&say(key));
    match &analysis.ask {
        Some(Ask::Line(..)) => {
            return vec![
                Help::new("Enter", word("tui-analysis-done"), KeyCode::Enter),
                Help::new("Esc", word("tui-analysis-cancel"), KeyCode::Esc),
            ];
        }
        Some(Ask::Delete) => {
            return vec![
                Help::new("Enter", word("tui-analysis-yes"), KeyCode::Enter),
                Help::new("Esc", word("tui-analysis-no"), KeyCode::Esc),
            ];
        }
        Some(Ask::Level(_)) => {
            return vec![
                Help::keys(context.theme.pick("↑↓", "up/down"), word("tui-analysis-choose")),
                Help::new("Enter", word("tui-analysis-against"), KeyCode::Enter),
                Help::new("Esc", word("tui-analysis-cancel"), KeyCode::Esc),
            ];
        }
        None => (),
    }
    let mut keys = moving(analysis, context);
    keys.extend(acting(analysis, context));
    keys.push(Help::letter('?', word("tui-analysis-all-keys")));
    keys
}

/// The keys that point or step.
fn moving(analysis: &Analysis, context: &Context) -> Vec<Help> {
    let word = |key: &'static str| context.say(&say(key));
    let theme = context.theme;
    if !analysis.is_pointing || analysis.table.now().0.is_none() {
        let mut keys = vec![Help::keys(theme.pick("←→", "left/right"), word("tui-analysis-step"))];
        if !analysis.study.main().branches.is_empty() {
            keys.push(Help::keys(theme.pick("↑↓", "up/down"), word("tui-analysis-lines")));
        }
        if analysis.table.now().0.is_some() {
            keys.push(Help::new("Enter", word("tui-analysis-play-on"), KeyCode::Enter));
        }
        return keys;
    }
    let view = analysis.table.view(usize::MAX);
    let scene = draw::scene(analysis, &view, &[], context);
    let mut keys = analysis.chooser.help(&scene, None, context);
    keys.push(Help::keys("< >", word("tui-analysis-step")));
    keys
}

/// The keys that act.
fn acting(analysis: &Analysis, context: &Context) -> Vec<Help> {
    let word = |key: &'static str| context.say(&say(key));
    let values = if analysis.wants_values { "tui-analysis-values-off" } else { "tui-analysis-values" };
    let review = if analysis.review.is_going() { "tui-analysis-stop" } else { "tui-analysis-review" };
    let mut keys = vec![('W', "tui-analysis-why-key"), ('V', values), ('R', review)];
    if analysis.review.is_going() {
        keys.rotate_right(1);
    }
    if !analysis.review.mistakes().is_empty() {
        keys.push(('M', "tui-analysis-next-mistake"));
    }
    if analysis.table.now().0.is_some() {
        keys.push(('P', "tui-analysis-against"));
    }
    if analysis.study.can_delete() {
        keys.push(('D', "tui-analysis-delete"));
    }
    keys.extend([
        ('G', "tui-analysis-go"),
        ('E', "tui-analysis-export"),
        ('S', "tui-analysis-set-up"),
        ('I', "tui-analysis-import"),
        ('K', "tui-analysis-keep"),
    ]);
    keys.into_iter().map(|(letter, does)| analysis.chooser.command(letter, word(does), context)).collect()
}

/// Every key, for the screen that tells them all.
pub(super) fn all_keys(analysis: &Analysis, context: &Context) -> Vec<Help> {
    let word = |key: &'static str| context.say(&say(key));
    let mut keys = moving(analysis, context);
    keys.extend([
        Help::keys("< >", word("tui-analysis-step")),
        Help::keys("Home End", word("tui-analysis-ends")),
        Help::new("Backspace", word("tui-analysis-again"), KeyCode::Backspace),
        Help::letter(':', word("tui-analysis-type")),
    ]);
    keys.extend(acting(analysis, context));
    if !analysis.study.can_delete() {
        keys.push(analysis.chooser.command('D', word("tui-analysis-delete"), context));
    }
    keys.push(Help::letter('q', word("tui-analysis-back")));
    keys.dedup_by(|one, other| one.key == other.key);
    keys
}
