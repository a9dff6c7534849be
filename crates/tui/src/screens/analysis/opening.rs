//! How an analysis begins: with a record, or with a position.

use std::collections::BTreeMap;

use tabuleiro_game::{Message, Speak};
use tabuleiro_table::archive::Variation;
use tabuleiro_table::{Archive, End, Ending, Kind, Setup, Table};

use super::Analysis;
use super::list::List;
use super::thinking::{Insight, Review};
use crate::chooser::Chooser;
use crate::lines::Lines;
use crate::screen::Context;

impl Analysis {
    /// A record to look through, at the moment after so many moves, or at its end. Refused in a sentence if it does not hold.
    pub fn open(archive: Archive, ply: Option<usize>, context: &mut Context) -> Result<Analysis, Message> {
        archive.replay(context.kinds).map_err(|error| error.message())?;
        let mut table = archive.open(context.kinds).map_err(|error| error.message())?;
        let main = canonical(&archive, &archive.main, table.as_mut(), usize::MAX);
        let kind = table.kind();
        let mut study = Lines::new(main);
        study.go(ply.unwrap_or(usize::MAX));
        let aids = context.store.as_ref().map_or_else(|| kind.aids(), |store| store.aids(kind));
        let line = archive.open(context.kinds).map_err(|error| error.message())?;
        let mut analysis = Analysis {
            is_pointing: study.main().moves.is_empty(),
            record: archive,
            study,
            kinds: context.kinds,
            kind,
            aids,
            line,
            chooser: Chooser::new(table.as_ref()),
            table,
            list: List::default(),
            insight: Insight::default(),
            wants_values: false,
            question: None,
            review: Review::default(),
            ask: None,
            said: None,
            is_changed: false,
        };
        analysis.relist(context);
        analysis.stand(context);
        Ok(analysis)
    }

    /// An empty board of a game, to try moves on.
    pub fn fresh(kind: &'static dyn Kind, context: &mut Context) -> Result<Analysis, Message> {
        Analysis::set_up(kind, &Setup::default(), context)
    }

    /// A position of a game. Refused in a sentence if there is no such position.
    pub fn set_up(
        kind: &'static dyn Kind,
        setup: &Setup,
        context: &mut Context,
    ) -> Result<Analysis, Message> {
        let table = kind.open(setup).map_err(|error| error.message())?;
        let end = table.now().1.map(|outcome| End { ending: Ending::Rules, outcome: Some(outcome) });
        let archive = Archive::of(table.as_ref(), end, &[], &[], &tabuleiro_home::today());
        Analysis::open(archive, None, context)
    }
}

/// The moves of a line as the game itself writes them, and of all that leave it. They have been checked.
fn canonical(record: &Archive, line: &Variation, table: &mut dyn Table, left_by: usize) -> Variation {
    let mut moves = Vec::new();
    let mut branches = BTreeMap::new();
    for (at, text) in line.moves.iter().enumerate() {
        if let Some(others) = line.branches.get(&at) {
            let ply = table.ply();
            let each = |other| canonical(record, other, table, left_by.min(ply));
            branches.insert(at, others.iter().map(each).collect());
        }
        table.pass_over(record.out_by(left_by.min(table.ply())));
        moves.push(table.accept(text).map_or_else(|_| text.clone(), |played| played.text));
    }
    for _ in 0..moves.len() {
        table.undo();
    }
    Variation { moves, branches, comments: line.comments.clone(), values: line.values.clone() }
}
