//! The command line: every command with its options, described in the player's language.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Arg, ArgAction, Command, value_parser};
use tabuleiro_table::Kinds;
use tabuleiro_text::Lang;

use crate::console::Console;
use crate::environment::GROUNDS;
use crate::say;
use crate::writer::Writer;

/// The names of the commands.
pub(crate) const COMMANDS: [&str; 16] = [
    "play",
    "kept",
    "replay",
    "perft",
    "rules",
    "bots",
    "analyse",
    "explore",
    "solve",
    "tables",
    "duel",
    "engine",
    "serve",
    "bench",
    "completions",
    "man",
];

/// How wide help is where nobody says how wide it may be.
const USUAL_WIDTH: usize = 100;

/// The whole command line.
pub(crate) fn command(kinds: Kinds, console: &Console) -> Command {
    let writer = Writer { kinds, console };
    let titles: Vec<String> = kinds.iter().map(|kind| console.say(&kind.title())).collect();
    let about = console.say(&say("cli-about").with("games", titles.join(", ")));
    let top = writer
        .command_about("tabuleiro", about, "cli-examples")
        .version(env!("CARGO_PKG_VERSION"))
        .term_width(console.width().unwrap_or(USUAL_WIDTH))
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .subcommand_help_heading(console.word("cli-heading-commands"))
        .subcommand_value_name(console.word("cli-value-command"))
        .arg(
            writer
                .flag("version", "cli-arg-version")
                .short('V')
                .action(ArgAction::Version)
                .display_order(104),
        )
        .arg(
            writer
                .value("lang", "cli-arg-lang")
                .value_name("en|pt")
                .value_parser(langs())
                .global(true)
                .display_order(101),
        )
        // Behind a command it is the command's: `shorthand` puts it there.
        .arg(writer.seed().display_order(99))
        .arg(writer.flag("plain", "cli-arg-plain").global(true).display_order(102))
        .arg(
            writer
                .value("ground", "cli-arg-ground")
                .value_name(GROUNDS.join("|"))
                .value_parser(PossibleValuesParser::new(GROUNDS))
                .global(true)
                .display_order(103),
        );
    top.subcommands([
        writer.play(),
        writer.kept(),
        writer.replay(),
        writer.perft(),
        writer.rules(),
        writer.bots(),
        writer.study("analyse", "cli-analyse-about", "cli-analyse-examples"),
        writer.study("explore", "cli-explore-about", "cli-explore-examples"),
        writer.study("solve", "cli-solve-about", "cli-solve-examples"),
        writer.tables(),
        writer.duel(),
        writer.engine(),
        writer.serve(),
        writer.bench(),
        writer
            .command("completions", "cli-completions-about", "cli-completions-examples")
            .arg(writer.shell()),
        writer.command("man", "cli-man-about", "cli-man-examples"),
    ])
}

fn langs() -> PossibleValuesParser {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code))
}

impl Writer<'_> {
    fn play(&self) -> Command {
        let seats = (1..=4).map(|number| {
            let name = ["seat1", "seat2", "seat3", "seat4"][number - 1];
            self.value(name, "cli-arg-seat").value_name(self.console.word("cli-value-who"))
        });
        let nodes = self
            .value("nodes", "cli-arg-play-nodes")
            .value_name("N")
            .value_parser(value_parser!(u64).range(1..))
            .conflicts_with("think");
        let command = self
            .command("play", "cli-play-about", "cli-play-examples")
            .arg(self.game(false))
            .args(seats)
            .arg(self.value("clock", "cli-arg-clock").value_name("5+3"))
            .arg(self.value("think", "cli-arg-think").value_name("1s"))
            .arg(nodes)
            .args(self.means())
            .arg(self.value("pause", "cli-arg-pause").value_name("1s"))
            .arg(self.resume())
            .arg(self.value("save", "cli-arg-save").value_name(self.console.word("cli-value-file")));
        self.setup(command)
    }

    /// `--resume`, or `--resume=2` for the second of the list.
    fn resume(&self) -> Arg {
        let number = value_parser!(u64).range(1..).map(|number| number as usize);
        self.value("resume", "cli-arg-resume")
            .value_name("N")
            .num_args(0..=1)
            .require_equals(true)
            .value_parser(number)
    }

    fn kept(&self) -> Command {
        let number = value_parser!(u64).range(1..).map(|number| number as usize);
        self.command("kept", "cli-kept-about", "cli-kept-examples")
            .arg(self.game(false))
            .arg(self.value("discard", "cli-arg-discard").value_name("N").value_parser(number))
            .arg(self.flag("yes", "cli-arg-yes").requires("discard"))
            .arg(self.flag("json", "cli-arg-json"))
    }

    fn replay(&self) -> Command {
        let file = self.console.word("cli-value-file");
        let command = self
            .command("replay", "cli-replay-about", "cli-replay-examples")
            .arg(
                self.positional("file", "cli-arg-file")
                    .value_name(file.clone())
                    .conflicts_with_all(["game", "moves"]),
            )
            .arg(self.option_about("game", self.game_names()).value_name(self.console.word("cli-value-game")))
            .arg(self.value("moves", "cli-arg-moves").value_name("\"…\"").allow_hyphen_values(true))
            .arg(self.value("save", "cli-arg-save").value_name(file))
            .arg(self.flag("json", "cli-arg-json"));
        self.setup(command)
    }

    fn perft(&self) -> Command {
        let depth = self
            .positional("depth", "cli-arg-depth")
            .value_name(self.console.word("cli-value-depth"))
            .required(true);
        let command = self.command("perft", "cli-perft-about", "cli-perft-examples");
        self.setup(command.arg(self.game(true)).arg(depth.value_parser(value_parser!(u32).range(0..=64))))
    }

    fn bots(&self) -> Command {
        let command = self.command("bots", "cli-bots-about", "cli-bots-examples");
        let command = command.arg(self.game(false)).arg(self.flag("all", "cli-arg-bots-all"));
        let command = command.arg(self.flag("check", "cli-arg-bots-check").conflicts_with("all"));
        self.setup(command.arg(self.flag("json", "cli-arg-json")))
    }

    fn rules(&self) -> Command {
        let command = self.command("rules", "cli-rules-about", "cli-rules-examples").arg(self.game(true));
        let command = command.arg(self.flag("all", "cli-arg-rules-all"));
        self.setup(command.arg(self.flag("examples", "cli-arg-rules-examples")))
    }

    /// `analyse`, `explore` and `solve`: a game, perhaps a position, and how many nodes at most.
    fn study(&self, name: &'static str, about: &'static str, examples: &'static str) -> Command {
        let nodes = self
            .value("nodes", "cli-arg-most-nodes")
            .value_name("N")
            .value_parser(value_parser!(u64).range(1..));
        let at = self.positional("at", "cli-arg-at").value_name(self.console.word("cli-value-position"));
        let game = if name == "analyse" { self.game_or_record() } else { self.game(true) };
        let command = self.command(name, about, examples).arg(game);
        let command = command.arg(at.allow_hyphen_values(true).conflicts_with("position"));
        let all = (name == "analyse").then(|| self.flag("all", "cli-arg-analyse-all"));
        self.setup(command.arg(nodes).args(all).arg(self.flag("json", "cli-arg-json")))
    }

    fn tables(&self) -> Command {
        let command = self
            .command("tables", "cli-tables-about", "cli-tables-examples")
            .arg(self.game(false))
            .arg(self.value("seeds", "cli-arg-seeds").value_name("N").allow_hyphen_values(true))
            .arg(self.flag("verify", "cli-arg-verify"))
            .arg(self.value("dir", "cli-arg-dir").value_name(self.console.word("cli-value-folder")))
            .arg(self.flag("json", "cli-arg-json"));
        self.setup(command)
    }

    fn duel(&self) -> Command {
        let who = self.console.word("cli-value-who");
        let player = |name, about| self.positional(name, about).value_name(who.clone()).required(true);
        let games =
            self.value("games", "cli-arg-games").value_name("N").value_parser(value_parser!(u32).range(1..));
        let nodes =
            self.value("nodes", "cli-arg-nodes").value_name("N").value_parser(value_parser!(u64).range(1..));
        let command = self
            .command("duel", "cli-duel-about", "cli-duel-examples")
            .arg(self.game(true))
            .arg(player("one", "cli-arg-one"))
            .arg(player("two", "cli-arg-two"))
            .arg(games)
            .arg(self.value("sprt", "cli-arg-sprt").value_name("0,20"))
            .arg(self.value("think", "cli-arg-think").value_name("1s").conflicts_with("nodes"))
            .arg(nodes)
            .args(self.means())
            .arg(self.value("state", "cli-arg-state").value_name(self.console.word("cli-value-file")))
            .arg(self.flag("json", "cli-arg-json"));
        self.setup(command)
    }

    fn engine(&self) -> Command {
        let command = self.command("engine", "cli-engine-about", "cli-engine-examples");
        self.setup(command.arg(self.game(true)).args(self.means()))
    }

    /// What players may use of the machine and of what the program knows by heart.
    fn means(&self) -> [Arg; 2] {
        let threads = value_parser!(u64).range(1..=256).map(|threads| threads as usize);
        let threads = self.value("threads", "cli-arg-threads").value_name("N").value_parser(threads);
        [threads, self.flag("no-book", "cli-arg-no-book")]
    }

    fn serve(&self) -> Command {
        self.command("serve", "cli-serve-about", "cli-serve-examples")
            .arg(self.flag("open", "cli-arg-open"))
            .arg(self.value("page", "cli-arg-page").alias("listen").value_name("127.0.0.1:60080|off"))
            .arg(self.value("visualiser", "cli-arg-visualiser").value_name("127.0.0.1:60070|off"))
            .arg(self.value("rules", "cli-arg-serve-rules").value_name("report|book"))
            .arg(self.seed())
    }

    fn bench(&self) -> Command {
        let seconds = self
            .value("seconds", "cli-arg-seconds")
            .value_name("N")
            .value_parser(value_parser!(u64).range(1..=600));
        self.command("bench", "cli-bench-about", "cli-bench-examples")
            .arg(seconds)
            .arg(self.flag("json", "cli-arg-json"))
    }
}
