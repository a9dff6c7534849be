//! `analyse GAME [POSITION]`: every legal move with its value, best first.

use tabuleiro_search::{Leash, Limit, Proven, Stop, Value};
use tabuleiro_table::{Judgement, Table, Task};
use tabuleiro_wire::line;

use crate::arguments::Arguments;
use crate::console::Console;
use crate::fault::Fault;
use crate::{say, store};

/// Nodes shared by all moves where nothing is proven, unless told otherwise.
const USUAL_NODES: u64 = 2_000_000;

/// Judges every move and prints what came of it.
pub(crate) fn run(arguments: &Arguments<'_>, console: &mut Console) -> Result<(), Fault> {
    let task = task(arguments)?;
    let limit = Limit::nodes(arguments.number("nodes").unwrap_or(USUAL_NODES));
    for one in task.analyse(&mut Leash::silent(limit, &Stop::new())) {
        let text = if arguments.flag("json") {
            line::write(&line::Move::new(&one, |why| console.say(why)))
        } else {
            words(&one, console)
        };
        console.line(&text)?;
    }
    Ok(())
}

/// The position that was given, to think about. It must not be over: there is nothing to say about its moves.
pub(crate) fn task(arguments: &Arguments<'_>) -> Result<Box<dyn Task>, Fault> {
    let kind = arguments.kind()?;
    let mut setup = arguments.setup();
    if let Some(text) = arguments.text("at") {
        setup.position = Some(text.to_owned());
    }
    let table: Box<dyn Table> = kind.open(&setup)?;
    match table.view(usize::MAX).verdict {
        Some(verdict) => Err(Fault::Given(say("cli-analyse-over").with("verdict", verdict))),
        None => Ok(table.task(&store::aids(kind))),
    }
}

fn words(one: &Judgement, console: &Console) -> String {
    let value = match (one.proven, one.score) {
        (Some(proven), _) => tell(proven, console),
        (None, Some(score)) => format!("{:+.2}", f64::from(score) / 100.0),
        (None, None) => console.word("cli-value-unknown"),
    };
    let why = one.why.as_ref().map(|why| console.say(why)).unwrap_or_default();
    format!("  {:<12} {value:<16} {}", one.text, console.ink.dim(&why)).trim_end().to_owned()
}

/// A proven value in words: “win in 5”.
pub(crate) fn tell(proven: Proven, console: &Console) -> String {
    let (alone, within) = match proven.value {
        Value::Win => ("cli-value-win", "cli-value-win-in"),
        Value::Loss => ("cli-value-loss", "cli-value-loss-in"),
        Value::Draw => return console.word("cli-value-draw"),
    };
    match proven.plies {
        Some(plies) => console.say(&say(within).with("plies", plies)),
        None => console.word(alone),
    }
}
