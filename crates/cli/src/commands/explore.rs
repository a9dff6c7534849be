//! `explore GAME [POSITION]`: how often each move was played in games of strong players and in one's own, and what is proven.

use std::time::Instant;

use tabuleiro_home::{Store, is_of, read_archive};
use tabuleiro_learn::{Explored, Explorer, explore, explorer};
use tabuleiro_search::{Leash, Limit};
use tabuleiro_table::{Kinds, Table};
use tabuleiro_wire::line;

use crate::arguments::Arguments;
use crate::commands::analyse;
use crate::console::Console;
use crate::error::CliError;
use crate::{interrupt, say};

/// Nodes for all moves together: what is not known by then stays open.
const USUAL_NODES: u64 = 100_000;

/// Prints every move with the games in which it was played.
pub(crate) fn run(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), CliError> {
    let table = analyse::table(arguments)?;
    let game = table.kind().name();
    let limit = Limit::nodes(arguments.number("nodes").unwrap_or(USUAL_NODES));
    let task = table.task(&tabuleiro_home::aids(table.kind()));
    let (stop, begun) = (interrupt::stop_first(), Instant::now());
    let judged = task.analyse(&mut Leash::silent(limit, stop));
    if stop.is_pulled() {
        return Err(CliError::Stopped(analyse::stopped(begun.elapsed().as_secs_f64())));
    }
    let moves = explore(table.as_ref(), explorer::strong(game), &own(game, arguments.kinds), &judged);
    if arguments.flag("json") {
        let seats = usize::from(table.seats());
        let mut lines = moves.iter().flat_map(|one| line::Explored::each(one, seats));
        return lines.try_for_each(|one| console.line(&line::write(&one)));
    }
    list(&moves, table.as_ref(), console)
}

/// The user's own finished games. A record that cannot be read is passed over: `kept` and `replay` tell of those.
fn own(game: &str, kinds: Kinds) -> Explorer {
    let mut explorer = Explorer::new();
    let records = Store::of_user().map(|store| store.records()).unwrap_or_default();
    for path in records.iter().filter(|path| is_of(path, game)) {
        let _ = read_archive(path, kinds).ok().map(|archive| explorer.add_own(&archive, kinds));
    }
    explorer
}

fn list(moves: &[Explored], table: &dyn Table, console: &mut Console) -> Result<(), CliError> {
    let played = moves.iter().filter(|one| one.tally.games() > 0).count();
    if played == 0 {
        return console.tell(&say("cli-explore-none"));
    }
    console.tell(&say("cli-explore-head").with("seat", analyse::to_move(table)))?;
    for one in &moves[..played] {
        let wins: Vec<String> =
            one.tally.wins[..usize::from(table.seats())].iter().map(ToString::to_string).collect();
        let said = say("cli-explore-move")
            .with("games", one.tally.games())
            .with("wins", wins.join("-"))
            .with("draws", one.tally.draws)
            .with("own", one.own);
        let shown = table.spell(&one.text, console.lang());
        let proven = one.proven.map(|proven| analyse::tell(proven, console)).unwrap_or_default();
        let row = format!("  {shown:<12} {}  {proven}", console.say(&said));
        console.row(row.trim_end())?;
    }
    match moves.len() - played {
        0 => Ok(()),
        others => console.tell(&say("cli-explore-others").with("count", others)),
    }
}
