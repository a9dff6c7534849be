//! The worked examples of a rule book, told to a player instead of to the test that runs them.

use tabuleiro_game::Message;

use crate::{Speaker, say};

/// A line of an example in words; a comment as it is.
pub(crate) fn tell(line: &str, speaker: &Speaker) -> String {
    let line = line.trim();
    if let Some(comment) = line.strip_prefix('#') {
        return comment.trim().to_owned();
    }
    let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
    message(verb, rest.trim()).map_or_else(|| line.to_owned(), |message| speaker.say(&message))
}

fn message(verb: &str, rest: &str) -> Option<Message> {
    let what = |key| Some(say(key).with("what", rest));
    match verb {
        "start" if rest.is_empty() => Some(say("text-example-start")),
        "start" => what("text-example-start-with"),
        "at" => what("text-example-at"),
        "play" => what("text-example-play"),
        "gives" => what("text-example-gives"),
        "turn" => what("text-example-turn"),
        "moves" => what("text-example-moves"),
        "goes" => Some(say("text-example-goes-on")),
        "refuses" => {
            let (text, why) = rest.split_once(": ")?;
            Some(say("text-example-refuses").with("move", text).with("why", why.trim()))
        }
        "reads" => {
            let (typed, text) = rest.rsplit_once(": ")?;
            Some(say("text-example-reads").with("typed", typed).with("move", text.trim()))
        }
        "impossible" => {
            let (typed, why) = rest.split_once(": ")?;
            Some(say("text-example-impossible").with("typed", typed).with("why", why.trim()))
        }
        "ends" => Some(ending(rest)),
        _ => None,
    }
}

/// `draw`, `1`, `2 18-30`, `1 colour b`.
fn ending(rest: &str) -> Message {
    let (who, more) = rest.split_once(' ').unwrap_or((rest, ""));
    let more = more.strip_prefix("colour ").unwrap_or(more);
    match (who, more) {
        ("draw", "") => say("text-example-draw"),
        ("draw", _) => say("text-example-draw-with").with("what", more),
        (_, "") => say("text-example-won").with("seat", who),
        _ => say("text-example-won-with").with("seat", who).with("what", more),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn commands_become_sentences_in_both_languages() {
        let en = |line| tell(line, &Speaker::new(Lang::En));
        assert_eq!(en("start"), "From the start:");
        assert_eq!(en("refuses A@b1: You cannot."), "A@b1 is refused: You cannot.");
        assert_eq!(en("ends 2 18-30"), "seat 2 wins, 18-30");
        assert_eq!(en("goes on"), "the game goes on");
        assert_eq!(en("# Elsewhere it may stand."), "Elsewhere it may stand.");
        assert_eq!(tell("reads 3: D", &Speaker::new(Lang::Pt)), "pode escrever “3” em vez de D");
    }
}
