//! How commands, arguments and options are described, in the player's language.

use clap::builder::{NonEmptyStringValueParser, PossibleValuesParser};
use clap::{Arg, ArgAction, Command, value_parser};
use tabuleiro_table::Kinds;

use crate::console::Console;
use crate::option_flags::OptionFlag;
use crate::say;

/// Writes commands and their help in a language.
pub(crate) struct Writer<'c> {
    /// Every game there is.
    pub(crate) kinds: Kinds,
    /// Who says it.
    pub(crate) console: &'c Console,
}

impl Writer<'_> {
    /// A command, with examples of its use.
    pub(crate) fn command(&self, name: &'static str, about: &'static str, examples: &'static str) -> Command {
        self.command_about(name, self.console.word(about), examples)
    }

    /// The same with a description that is a sentence already.
    pub(crate) fn command_about(&self, name: &'static str, about: String, examples: &'static str) -> Command {
        let template = format!(
            "{{about-with-newline}}\n{}\n  {{usage}}\n\n{{all-args}}{{after-help}}",
            self.console.word("cli-heading-usage")
        );
        let heading = self.console.word("cli-heading-examples");
        Command::new(name)
            .about(about)
            .after_help(format!("{heading}\n{}", indent(&self.console.word(examples))))
            .help_template(template)
            .disable_help_flag(true)
            .arg(self.flag("help", "cli-arg-help").short('h').action(ArgAction::Help).display_order(100))
    }

    /// Every command that names a game takes these: whatever options any game has, and where it begins. Which of them a game
    /// has, the game says itself.
    pub(crate) fn setup(&self, command: Command) -> Command {
        let flag = |flag: &OptionFlag| {
            let about = self.console.say(&flag.about());
            self.option_about(flag.key, about).hide_possible_values(true).value_name(flag.hint.clone())
        };
        command
            .args(OptionFlag::all(self.kinds).iter().map(flag))
            .arg(
                self.value("position", "cli-arg-position")
                    .value_name(self.console.word("cli-value-position"))
                    .allow_hyphen_values(true),
            )
            .arg(self.seed())
    }

    /// What makes chance repeatable.
    pub(crate) fn seed(&self) -> Arg {
        self.value("seed", "cli-arg-seed").value_name("N").value_parser(value_parser!(u64))
    }

    /// The game, which must be named or need not.
    pub(crate) fn game(&self, required: bool) -> Arg {
        self.positional_about("game", self.game_names())
            .value_name(self.console.word("cli-value-game"))
            .required(required)
    }

    /// A game, or the file of a record.
    pub(crate) fn game_or_record(&self) -> Arg {
        let about = say("cli-arg-game-or-record").with("games", self.kinds.names().join(", "));
        let name = format!("{}|{}", self.console.word("cli-value-game"), self.console.word("cli-value-file"));
        self.positional_about("game", self.console.say(&about)).value_name(name).required(true)
    }

    /// The names of all games.
    pub(crate) fn game_names(&self) -> String {
        self.console.say(&say("cli-arg-game").with("games", self.kinds.names().join(", ")))
    }

    /// The shell that completions are for.
    pub(crate) fn shell(&self) -> Arg {
        let shells = ["bash", "elvish", "fish", "powershell", "zsh"];
        self.positional("shell", "cli-arg-shell")
            .value_name("SHELL")
            .required(true)
            .value_parser(PossibleValuesParser::new(shells))
            .hide_possible_values(true)
    }

    /// An argument known by its place.
    pub(crate) fn positional(&self, name: &'static str, about: &'static str) -> Arg {
        self.positional_about(name, self.console.word(about))
    }

    fn positional_about(&self, name: &'static str, about: String) -> Arg {
        let heading = self.console.word("cli-heading-arguments");
        Arg::new(name).help(about).help_heading(heading).value_parser(NonEmptyStringValueParser::new())
    }

    /// An option with a value.
    pub(crate) fn value(&self, name: &'static str, about: &'static str) -> Arg {
        self.option(name, about).hide_possible_values(true)
    }

    /// An option without one.
    pub(crate) fn flag(&self, name: &'static str, about: &'static str) -> Arg {
        self.option(name, about).action(ArgAction::SetTrue)
    }

    fn option(&self, name: &'static str, about: &'static str) -> Arg {
        self.option_about(name, self.console.word(about))
    }

    /// An option with a description that is a sentence already.
    pub(crate) fn option_about(&self, name: &'static str, about: String) -> Arg {
        let heading = self.console.word("cli-heading-options");
        Arg::new(name).long(name).help(about).help_heading(heading)
    }
}

fn indent(examples: &str) -> String {
    examples.lines().map(|line| format!("  {line}")).collect::<Vec<_>>().join("\n")
}
