//! The sentence of the moment in an analysis.

use tabuleiro_table::Valued;

use super::thinking::Question;
use super::{Analysis, draw, say, sentences};
use crate::screen::Context;

/// The sentence of the moment: what stands out, the rest, and whether something was refused.
pub(super) fn sentence(analysis: &Analysis, context: &Context) -> (String, String, bool) {
    if let Some(said) = &analysis.said {
        return (said.bold.clone(), said.rest.clone(), said.is_bad);
    }
    if let Some(refusal) = &analysis.chooser.refused {
        return (context.say(&refusal.message), String::new(), true);
    }
    if let Some(question) = &analysis.question {
        let (bold, rest) = answer(analysis, question, context);
        return (bold, rest, false);
    }
    if let Some(choice) = analysis.chooser.looked_at().filter(|_| analysis.is_pointing) {
        let judged = analysis.insight.judged.iter().find(|one| one.text == choice.text);
        let known =
            judged.filter(|one| analysis.wants_values && (one.proven.is_some() || one.score.is_some()));
        let worth = |one: &tabuleiro_table::Judgement| Valued { proven: one.proven, score: one.score };
        let value = known.map(|one| say("tui-analysis-worth").with("value", sentences::value(worth(one))));
        let value = value.map(|value| context.say(&value));
        let view = analysis.table.view(usize::MAX);
        let remarks = || draw::scene(analysis, &view, &[], context).remarks();
        return (context.say(&choice.say), value.or_else(remarks).unwrap_or_default(), false);
    }
    if let Some((bold, rest)) = mistake(analysis, context) {
        return (bold, rest, false);
    }
    // A record may come from anywhere: what is no letter is not shown.
    let comments: String = analysis.study.comments().join(" ");
    let comments = comments.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    (String::new(), context.speaker.write(comments), false)
}

/// What the move that leads here gave away, if it was a mistake.
fn mistake(analysis: &Analysis, context: &Context) -> Option<(String, String)> {
    let ply = analysis.study.ply();
    let one = analysis.review.found.get(&ply).filter(|_| analysis.study.is_main())?;
    let best = analysis.spelled(ply - 1, &one.best, context);
    let who = analysis.seat_name(analysis.mover(ply)?);
    let mut told = context.say(&sentences::mistake(one, &who, &best)?);
    if let Some(why) = &one.why {
        told = format!("{told} {}", context.say(&say("tui-analysis-why-told").with("why", why.clone())));
    }
    let glyph = one.grade.map_or("", tabuleiro_table::Grade::glyph);
    Some((format!("{ply} {} {glyph}", analysis.spelled(ply - 1, &one.text, context)), told))
}

/// The answer to a question about a move.
fn answer(analysis: &Analysis, question: &Question, context: &Context) -> (String, String) {
    let word = |key: &'static str| context.say(&say(key));
    let spelled = |text: &str| analysis.spelled(question.ply, text, context);
    let asked = |key: &'static str| context.say(&say(key).with("move", spelled(&question.text)));
    let found = question.judged.iter().find(|one| one.text == question.text).zip(question.judged.first());
    let Some((own, best)) = found else {
        let rest = if question.is_open() { "tui-analysis-why-asking" } else { "tui-analysis-why-unknown" };
        return (asked("tui-analysis-why"), word(rest));
    };
    let worth = |one: &tabuleiro_table::Judgement| Valued { proven: one.proven, score: one.score };
    let class = |one: &tabuleiro_table::Judgement| (one.proven.map(|proven| proven.value), one.score);
    if let Some(why) = &own.why {
        let told = say("tui-analysis-why-told").with("why", why.clone());
        return (asked("tui-analysis-why-not"), context.say(&told));
    }
    if class(own) != class(best) {
        let better = match best.proven {
            Some(_) => say("tui-analysis-why-better").with("value", sentences::value(worth(best))),
            None => say("tui-analysis-why-better-score"),
        };
        return (asked("tui-analysis-why-not"), context.say(&better.with("best", spelled(&best.text))));
    }
    let fine = match (own.proven, own.score) {
        (Some(_), _) => {
            context.say(&say("tui-analysis-why-fine").with("value", sentences::value(worth(own))))
        }
        (None, Some(_)) => word("tui-analysis-why-best"),
        (None, None) => word("tui-analysis-why-unknown"),
    };
    (asked("tui-analysis-why"), fine)
}

pub(super) fn said(arg: tabuleiro_game::Arg, context: &Context) -> String {
    match arg {
        tabuleiro_game::Arg::Say(message) => context.say(&message),
        other => context.speaker.write(other.to_string()),
    }
}
