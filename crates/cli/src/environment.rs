//! What the arguments and the environment say of the terminal and the language, before the arguments are read properly.

use std::env;
use std::ffi::OsString;

use tabuleiro_text::{Ground, Lang};

/// What `--ground` can be.
pub(crate) const GROUNDS: [&str; 3] = ["light", "dark", "auto"];

/// Whether the terminal can move its cursor.
pub(crate) fn is_nimble() -> bool {
    env::var_os("TERM").is_none_or(|value| value != "dumb")
}

/// Whether nobody wants colours.
pub(crate) fn is_dull() -> bool {
    env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
}

/// The command among the arguments.
pub(crate) fn given_command(arguments: &[OsString]) -> Option<String> {
    let texts = arguments.iter().skip(1).filter_map(|argument| argument.to_str());
    texts.into_iter().find(|text| crate::usage::COMMANDS.contains(text)).map(str::to_owned)
}

/// The language asked for by `--lang`.
pub(crate) fn asked_lang(arguments: &[OsString]) -> Option<Lang> {
    asked(arguments, "--lang")?.parse().ok()
}

/// The value of an option.
fn asked<'a>(arguments: &'a [OsString], option: &str) -> Option<&'a str> {
    let texts: Vec<&str> = arguments.iter().filter_map(|argument| argument.to_str()).collect();
    let apart = texts.windows(2).find(|pair| pair[0] == option).map(|pair| pair[1]);
    let joined = |text: &&'a str| text.strip_prefix(option)?.strip_prefix('=');
    apart.or_else(|| texts.iter().find_map(joined))
}

/// The locale of the environment, by the usual order of its variables.
fn locale() -> String {
    let set = |name: &&str| env::var(name).ok().filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set).unwrap_or_default()
}

/// The language of the environment.
pub(crate) fn usual_lang() -> Lang {
    Lang::of_locale(&locale())
}

/// Whether the terminal is told to be one of Unicode.
pub(crate) fn speaks_unicode() -> bool {
    let set = |name: &&str| env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].iter().find_map(set).unwrap_or_default().to_ascii_lowercase();
    locale.contains("utf-8") || locale.contains("utf8")
}

/// Whether the player would rather be asked line by line than have the whole screen filled, for good.
pub(crate) fn prefers_lines() -> bool {
    env::var_os("TABULEIRO_SCREEN").is_some_and(|value| value == "lines")
}

/// What the player says that the terminal is written on; else what the terminal says, if it does.
pub(crate) fn ground(arguments: &[OsString]) -> Ground {
    told_ground(asked(arguments, "--ground")).unwrap_or_else(terminal_ground)
}

/// What the player says that the terminal is written on, by an option or for good.
pub(crate) fn told_ground(option: Option<&str>) -> Option<Ground> {
    let always = env::var("TABULEIRO_GROUND").ok();
    option.or(always.as_deref()).and_then(named_ground)
}

/// What the terminal says, if it does: the last number of `15;0` is the background's.
pub(crate) fn terminal_ground() -> Ground {
    ground_of(&env::var("COLORFGBG").unwrap_or_default())
}

/// A ground by its name; `None` for whatever the terminal says.
fn named_ground(name: &str) -> Option<Ground> {
    match name {
        "light" => Some(Ground::Day),
        "dark" => Some(Ground::Evening),
        _ => None,
    }
}

fn ground_of(colours: &str) -> Ground {
    match colours.rsplit(';').next().unwrap_or_default().parse::<u8>() {
        Ok(0..=6 | 8) => Ground::Evening,
        Ok(7 | 9..=15) => Ground::Day,
        _ => Ground::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_may_say_what_it_is_written_on() {
        assert_eq!(
            ["15;0", "0;15", "0;default;15", "", "0;x", "12;99"].map(ground_of),
            [Ground::Evening, Ground::Day, Ground::Day, Ground::Unknown, Ground::Unknown, Ground::Unknown,]
        );
    }

    #[test]
    fn the_language_is_found_before_the_arguments_are_read() {
        let arguments = |texts: &[&str]| texts.iter().map(OsString::from).collect::<Vec<_>>();
        assert_eq!(asked_lang(&arguments(&["tabuleiro", "play", "--lang", "pt"])), Some(Lang::Pt));
        assert_eq!(asked_lang(&arguments(&["tabuleiro", "--lang=en"])), Some(Lang::En));
        assert_eq!(asked_lang(&arguments(&["tabuleiro", "--lang"])), None);
        assert_eq!(asked_lang(&arguments(&["tabuleiro", "--lang", "xx"])), None);
        assert_eq!(asked_lang(&arguments(&["tabuleiro", "--language=pt"])), None);
    }

    #[test]
    fn what_is_said_of_the_ground_outweighs_what_the_terminal_says() {
        let ground = |line: &str| ground(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(ground("tabuleiro --ground light"), Ground::Day);
        assert_eq!(ground("tabuleiro play --ground=dark oware"), Ground::Evening);
        assert_eq!(GROUNDS.map(named_ground), [Some(Ground::Day), Some(Ground::Evening), None]);
    }
}
