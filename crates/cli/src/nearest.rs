//! What somebody probably meant who typed something that is not there.

use tabuleiro_game::Message;

use crate::say;

/// From how much alike on two words are taken for the same one mistyped: the bound that the reader of the command line has.
const ALIKE: f64 = 0.7;

/// The hint that names what was probably meant, the likeliest first; `None` if nothing is like it.
pub(crate) fn hint<'k>(typed: &str, known: impl IntoIterator<Item = &'k str>) -> Option<Message> {
    let found = nearest(typed, known);
    (!found.is_empty()).then(|| say("cli-hint-meant").with("meant", found.join(", ")))
}

/// What is like a word, the likeliest first.
pub(crate) fn nearest<'k>(typed: &str, known: impl IntoIterator<Item = &'k str>) -> Vec<&'k str> {
    let typed = typed.to_lowercase();
    let alike = |name: &'k str| (strsim::jaro_winkler(&typed, &name.to_lowercase()), name);
    let mut found: Vec<(f64, &str)> =
        known.into_iter().map(alike).filter(|(alike, _)| *alike > ALIKE).collect();
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    found.into_iter().map(|(_, name)| name).take(3).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_likeliest_comes_first_and_what_is_nothing_like_it_not_at_all() {
        let fruit = ["apple", "banana", "pear", "peach"];
        assert_eq!(nearest("peach", fruit)[0], "peach");
        assert_eq!(nearest("bananna", fruit), ["banana"]);
        assert_eq!(nearest("Peech", fruit)[0], "peach");
        assert_eq!(nearest("aple", fruit)[0], "apple");
        assert!(nearest("xyz", fruit).is_empty() && nearest("", fruit).is_empty());
    }
}
