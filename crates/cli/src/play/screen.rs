//! What is shown during a game.

use tabuleiro_game::{Board, Change, Message, Step, View};
use tabuleiro_table::Table;
use tabuleiro_text::{Drawing, Sketch, wrap};

use crate::console::Console;
use crate::error::CliError;
use crate::say;

/// So many lines may stand around a board: a move, what happened by it, facts, a question.
const BESIDES_BOARD: usize = 10;

/// Shows the board of one game, position by position.
#[derive(Debug)]
pub(crate) struct Screen {
    board: Board,
    sketch: Sketch,
}

impl Screen {
    /// A screen for the game at this table.
    pub(crate) fn new(table: &dyn Table) -> Screen {
        let board = table.board();
        let sketch = Sketch::new(table.kind().name(), table.kind().words(), &board);
        Screen { board, sketch }
    }

    /// The board as wide as the terminal lets it be.
    pub(crate) fn draw(&self, view: &View, console: &Console) -> Drawing {
        let columns = console.width().unwrap_or(usize::MAX);
        self.sketch.draw_within(columns, &self.board, view, console.speaker(), console.ink)
    }

    /// Shows the first board of a game, with what its letters stand for where they do not say it themselves.
    pub(crate) fn show_first(&self, view: &View, console: &mut Console) -> Result<(), CliError> {
        self.show(view, console)?;
        self.sketch.legend().map_or(Ok(()), |legend| console.tell(&legend))
    }

    /// Shows the board with the facts beside it.
    pub(crate) fn show(&self, view: &View, console: &mut Console) -> Result<(), CliError> {
        let drawn = self.draw(view, console);
        let facts: Vec<String> = view.facts.iter().map(|fact| console.say(fact)).collect();
        // Where the last move would not be seen any more, its board stands close to it.
        let is_tight = console.height().is_some_and(|height| drawn.lines().len() + BESIDES_BOARD > height);
        let gap = if is_tight { "" } else { "\n" };
        let gap_below = if facts.is_empty() { "" } else { gap };
        console.line(&format!("{gap}{drawn}{gap_below}"))?;
        if is_tight {
            return console.block(&facts.join(" "));
        }
        facts.iter().try_for_each(|fact| console.block(fact))
    }
}

/// Tells a move that was played, in a sentence if there is one, and what happened by it.
pub(crate) fn moved(
    ply: usize,
    text: &str,
    tell: Option<&Message>,
    steps: &[Step],
    console: &mut Console,
) -> Result<(), CliError> {
    let tell = tell.map(|tell| console.say(tell)).unwrap_or_default();
    let head = format!("{ply}. {}  {tell}", console.ink.bold(text));
    console.line("")?;
    console.block(&head)?;
    let told: Vec<String> = worth_telling(steps).map(|step| console.say(&step.say)).collect();
    let told = told.into_iter().filter(|step| *step != tell).collect::<Vec<_>>().join(" ");
    let lines = wrap(&told, console.width().unwrap_or(80) - 4);
    lines.iter().try_for_each(|line| console.line(&format!("   {line}")))
}

/// The steps that add something to the move's own sentence. Pieces that go one by one at the beginning, as seeds do when
/// they are sown, do not.
fn worth_telling(steps: &[Step]) -> impl Iterator<Item = &Step> {
    let first = steps.first().map(|step| step.say.key());
    let is_small = move |step: &&Step| {
        let goes_alone = matches!(step.changes[..], [] | [Change::Shift { count: 1, .. }]);
        Some(step.say.key()) == first && goes_alone
    };
    let run = steps.iter().take_while(is_small).count();
    let is_sowing = steps.first().is_some_and(|step| matches!(step.changes[..], [Change::Shift { .. }]));
    steps.iter().skip(if is_sowing { run } else { 0 })
}

/// Says how the game ended, if it has.
pub(crate) fn verdict(verdict: Option<&Message>, console: &mut Console) -> Result<(), CliError> {
    let Some(verdict) = verdict else { return Ok(()) };
    let text = console.ink.bold(&console.say(verdict));
    console.line("")?;
    console.block(&text)
}

/// Lists legal moves.
pub(crate) fn moves(legal: &[String], console: &mut Console) -> Result<(), CliError> {
    console.tell(&say("cli-moves").with("count", legal.len()))?;
    let comma = if legal.iter().any(|text| text.contains(' ')) { ", " } else { " " };
    let whole: Vec<String> = legal.iter().map(|text| text.replace(' ', "\u{a0}")).collect();
    list(&whole.join(comma), console)
}

/// Lists the moves played so far.
pub(crate) fn history(table: &dyn Table, console: &mut Console) -> Result<(), CliError> {
    let shown = |(ply, text): (usize, &String)| {
        let text = table.spell_at(ply, text, console.lang());
        format!("{}.\u{a0}{}", ply + 1, text.replace(' ', "\u{a0}"))
    };
    let moves: Vec<String> = table.moves().iter().enumerate().map(shown).collect();
    if moves.is_empty() {
        return console.tell(&say("cli-history-none"));
    }
    list(&moves.join(" "), console)
}

/// Prints words in as many lines as they take; what a hard space joins stays together.
fn list(words: &str, console: &mut Console) -> Result<(), CliError> {
    let lines = wrap(words, console.width().unwrap_or(80) - 4);
    lines.iter().try_for_each(|line| console.line(&format!("  {}", line.replace('\u{a0}', " "))))
}
