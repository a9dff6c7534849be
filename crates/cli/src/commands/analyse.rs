//! `analyse GAME [POSITION]`: every legal move with its value, best first.

use clap::ArgMatches;
use serde::Serialize;
use tabuleiro_search::{Limit, Proven, Stop, Value};
use tabuleiro_table::{Judgement, Table};

use crate::fault::Fault;
use crate::given;
use crate::house::{House, said, said_of};

/// Nodes shared by all moves where nothing is proven, unless told otherwise.
const USUAL_NODES: u64 = 2_000_000;

/// A move as a line of JSON.
#[derive(Serialize)]
struct Line<'j> {
    #[serde(rename = "move")]
    text: &'j str,
    value: Option<&'static str>,
    proven: bool,
    plies: Option<u32>,
    score: Option<i32>,
    why: Option<String>,
}

/// Judges every move and prints what came of it.
pub(crate) fn run(matches: &ArgMatches, house: &mut House) -> Result<(), Fault> {
    let table = open(matches)?;
    let nodes = matches.get_one::<u64>("nodes").copied().unwrap_or(USUAL_NODES);
    let judged = table.analyse(&Limit { nodes: Some(nodes), depth: None }, &Stop::new());
    for one in &judged {
        let text = if given::flag(matches, "json") { json(one, house)? } else { words(one, house) };
        house.line(&text)?;
    }
    Ok(())
}

/// The position that was given, which must not be over: there is nothing to say about its moves.
pub(crate) fn open(matches: &ArgMatches) -> Result<Box<dyn Table>, Fault> {
    let Some(kind) = given::kind(matches)? else { unreachable!("the command line requires a game") };
    let mut setup = given::setup(matches);
    if let Some(text) = given::text(matches, "at") {
        setup.position = Some(text.to_owned());
    }
    let table = (kind.open)(&setup)?;
    match table.verdict() {
        Some(verdict) => Err(Fault::Given(said_of("cli-analyse-over", "verdict", verdict))),
        None => Ok(table),
    }
}

fn json(one: &Judgement, house: &House) -> Result<String, Fault> {
    let line = Line {
        text: &one.text,
        value: one.proven.map(|proven| name(proven.value)),
        proven: one.proven.is_some(),
        plies: one.proven.and_then(|proven| proven.plies),
        score: one.score,
        why: one.why.as_ref().map(|why| house.say(why)),
    };
    serde_json::to_string(&line).map_err(|_| Fault::Given(said("cli-bad-usage")))
}

fn words(one: &Judgement, house: &House) -> String {
    let value = match (one.proven, one.score) {
        (Some(proven), _) => tell(proven, house),
        (None, Some(score)) => format!("{:+.2}", f64::from(score) / 100.0),
        (None, None) => house.word("cli-value-unknown"),
    };
    let why = one.why.as_ref().map(|why| house.say(why)).unwrap_or_default();
    format!("  {:<12} {value:<16} {}", one.text, house.ink.dim(&why)).trim_end().to_owned()
}

/// A proven value in words: “win in 5”.
pub(crate) fn tell(proven: Proven, house: &House) -> String {
    let (alone, within) = match proven.value {
        Value::Win => ("cli-value-win", "cli-value-win-in"),
        Value::Loss => ("cli-value-loss", "cli-value-loss-in"),
        Value::Draw => return house.word("cli-value-draw"),
    };
    match proven.plies {
        Some(plies) => house.say(&said_of(within, "plies", plies)),
        None => house.word(alone),
    }
}

/// A value as machines read it.
pub(crate) fn name(value: Value) -> &'static str {
    match value {
        Value::Win => "win",
        Value::Draw => "draw",
        Value::Loss => "loss",
    }
}
