//! A game being played, with its past.

use pyo3::types::{PyAnyMethods, PyDict, PyTuple, PyType};
use pyo3::{Bound, IntoPyObject, Py, PyAny, PyResult, Python, pyclass, pymethods};
use tabuleiro_game::{Outcome, Speak};
use tabuleiro_games::GAMES;
use tabuleiro_table::{Archive, End, Played, Table};

use crate::errors::{guarded, refusal, refused, wrong_type};
use crate::given::{Flag, Text, Texts};
use crate::moves::Given;
use crate::options::{find, setup};
use crate::position::Position;
use crate::{facts, html, language, say};

/// A game being played: its position now and all that came before, so that a position that has come back can end it.
///
/// >>> game = Game("oware")
/// >>> for move in ["A", "c", "B"]:
/// ...     game.play(move)
/// >>> game.moves, game.turn
/// (['A', 'c', 'B'], 1)
/// >>> game.undo()
/// True
/// >>> Game.from_record(game.record()).position == game.position
/// True
#[pyclass(module = "tabuleiro")]
#[derive(Clone)]
pub(crate) struct Game {
    table: Box<dyn Table>,
    /// Every move with its sentence.
    played: Vec<Played>,
    /// What the record said that a table does not keep.
    kept: Archive,
    /// How the record ended, if its moves did not end it.
    end: Option<End>,
}

impl Game {
    fn begun(table: Box<dyn Table>) -> Game {
        Game { table, played: Vec::new(), kept: Archive::default(), end: None }
    }

    /// The game as it stands.
    pub(crate) fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    /// Reads a record, every move of it checked.
    fn read(text: &str) -> Result<Game, tabuleiro_game::Message> {
        let kept = GAMES.archive(text)?;
        kept.check_variations(GAMES).map_err(|why| why.message())?;
        let mut table = kept.open(GAMES).map_err(|why| why.message())?;
        let mut played = Vec::new();
        while let Some(one) = kept.play_next(table.as_mut()).map_err(|why| why.message())? {
            played.push(one);
        }
        let end = kept.check_result(table.as_ref()).map_err(|why| why.message())?;
        Ok(Game { table, played, kept, end })
    }

    fn result(&self) -> Option<Outcome> {
        self.table.now().1.or_else(|| self.end.and_then(|end| end.outcome))
    }

    fn has_ended(&self) -> bool {
        self.end.is_some() || self.table.now().1.is_some()
    }

    /// The position after so many moves; now, if that is more than were played.
    fn position_after(&self, ply: usize) -> Position {
        self.table.position(ply).into()
    }

    /// Its record as it stands.
    fn archive(&self, players: Option<Vec<String>>, date: Option<String>) -> Archive {
        let end = self.end.or_else(|| {
            let outcome = self.table.now().1?;
            Some(End { ending: tabuleiro_table::Ending::Rules, outcome: Some(outcome) })
        });
        let players = players.unwrap_or_else(|| self.kept.seats.clone());
        let date = date.unwrap_or_else(|| self.kept.date.clone());
        let mut archive = Archive::of(self.table(), end, &self.kept.out, &players, &date);
        archive.others.clone_from(&self.kept.others);
        if archive.main.moves == self.kept.main.moves {
            archive.main = self.kept.main.clone();
        }
        archive
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (game, text=None, *, deal=None, **options))]
    fn new(
        game: Text,
        text: Option<Text>,
        deal: Option<&Bound<'_, PyAny>>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Game> {
        let kind = find(&game.0)?;
        let setup = setup(kind, text, deal, options)?;
        guarded(|| kind.open(&setup))?.map(Game::begun).map_err(|why| refusal(&why))
    }

    /// A game that begins at a position.
    ///
    /// >>> Game.from_position(Position("oware").play("C")).turn
    /// 1
    #[classmethod]
    fn from_position(_class: &Bound<'_, PyType>, position: &Bound<'_, PyAny>) -> PyResult<Game> {
        match position.cast::<Position>() {
            Ok(position) => Ok(Game::begun(position.get().at.table())),
            Err(_) => Err(wrong_type(say("python-position-type"), position)),
        }
    }

    /// A game from its record, in our form or in another program's that we speak. Every move of it is checked, those of variations
    /// too, and so is its result.
    ///
    /// >>> Game.from_record('[Game "oware"]\n[Result "*"]\n\n1. A 2. c *').moves
    /// ['A', 'c']
    #[classmethod]
    fn from_record(_class: &Bound<'_, PyType>, text: Text) -> PyResult<Game> {
        guarded(|| Game::read(&text.0))?.map_err(|why| refused(&why))
    }

    /// The record of the game as text. Names of players and the date are those of the record it came from, unless others are given.
    ///
    /// >>> print(Game("quantik").record(players=["Ana", "Rui"]))
    /// [Game "quantik"]
    /// [Seat1 "Ana"]
    /// [Seat2 "Rui"]
    /// [Result "*"]
    /// <BLANKLINE>
    /// *
    /// <BLANKLINE>
    #[pyo3(signature = (*, players=None, date=None))]
    fn record(&self, players: Option<Texts>, date: Option<Text>) -> PyResult<String> {
        let (players, date) = (players.map(|names| names.0), date.map(|date| date.0));
        let seats = usize::from(self.table.seats());
        if let Some(names) = players.as_ref().filter(|names| names.len() != seats) {
            return Err(refused(&say("python-players").with("seats", seats).with("count", names.len())));
        }
        guarded(|| self.archive(players, date).to_string())
    }

    /// Which game it is.
    #[getter]
    fn game(&self) -> &'static str {
        self.table.kind().name()
    }

    /// How many seats play.
    #[getter]
    fn seats(&self) -> u8 {
        self.table.seats()
    }

    /// Who must decide, counted from 0; None when the game is over.
    #[getter]
    fn turn(&self) -> Option<usize> {
        self.table.now().0.filter(|_| !self.has_ended()).map(facts::seat)
    }

    /// The position now.
    #[getter]
    fn position(&self) -> Position {
        self.position_after(usize::MAX)
    }

    /// Every position from the first to the one now.
    fn positions(&self) -> Vec<Position> {
        (0..=self.table.ply()).map(|ply| self.position_after(ply)).collect()
    }

    /// The moves that were played.
    #[getter]
    fn moves(&self) -> Vec<String> {
        self.played.iter().map(|played| played.text.clone()).collect()
    }

    /// How many moves were played.
    #[getter]
    fn ply(&self) -> usize {
        self.played.len()
    }

    /// The moves that are legal now, as texts in the order of their numbers; none when the game is over.
    fn legal(&self) -> Vec<String> {
        if self.has_ended() { Vec::new() } else { self.position().at.moves() }
    }

    /// Plays a move, given by its text or its number.
    #[pyo3(signature = (r#move, /))]
    fn play(slf: &Bound<'_, Self>, r#move: &Bound<'_, PyAny>) -> PyResult<()> {
        // To read a number may run any program, which may ask for this game: it is taken only afterwards.
        let given = Given::of(r#move)?;
        let mut game = slf.try_borrow_mut()?;
        let text = match given {
            Given::Text(text) => text,
            number @ Given::Number(_) => number.text(game.position().at.as_ref())?,
        };
        if game.end.is_some() {
            return Err(refused(&tabuleiro_game::Message::new(&tabuleiro_table::WORDS, "table-over")));
        }
        let table = &mut game.table;
        let played = guarded(|| table.play(&text))?.map_err(|why| refusal(&why))?;
        game.played.push(played);
        Ok(())
    }

    /// Takes the last move back; False if there is none.
    fn undo(&mut self) -> bool {
        let was_undone = self.table.undo();
        if was_undone {
            self.played.pop();
            self.end = None;
        }
        was_undone
    }

    /// The result by the rules, repetition included, or as the record had it; None while the game goes on.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.result().map(|outcome| facts::outcome(py, outcome)).transpose()
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.has_ended()
    }

    /// The result with its reason in a sentence; None while the game goes on.
    #[getter]
    fn verdict(&self) -> Option<String> {
        match self.end.filter(|_| self.table.now().1.is_none()) {
            Some(end) => Some(language::spoken(&end.told(&self.table.setting().seats))),
            None => self.table.view(usize::MAX).verdict.as_ref().map(language::spoken),
        }
    }

    /// What happened: every move that was played, in sentences.
    ///
    /// >>> game = Game("oware")
    /// >>> game.play("F")
    /// >>> event = game.events()[0]
    /// >>> event.ply, event.seat, event.move, len(event.steps)
    /// (1, 0, 'F', 4)
    fn events<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
        let told = |(ply, played): (usize, &Played)| {
            let steps: Vec<String> = played.steps.iter().map(|step| language::spoken(&step.say)).collect();
            facts::event(py, ply + 1, played.seat, &played.text, &language::spoken(&played.say), &steps)
        };
        self.played.iter().enumerate().map(told).collect()
    }

    /// The board drawn with letters, as wide as a terminal; with colours, if that is wished for.
    #[pyo3(signature = (*, colour=Flag(false)), text_signature = "($self, *, colour=False)")]
    fn drawing(&self, colour: Flag) -> String {
        html::letters(self.table(), colour.0)
    }

    fn _repr_html_(&self) -> PyResult<String> {
        guarded(|| html::page(self.table()))
    }

    fn __str__(&self) -> PyResult<String> {
        self.record(None, None)
    }

    fn __repr__(&self) -> String {
        let state = self.table.state(usize::MAX);
        format!("<Game of {}, {} moves: '{}'>", self.table.kind().name(), state.ply, state.position)
    }

    fn __copy__(&self) -> Game {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
        self.clone()
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, Py<PyTuple>)> {
        let py = slf.py();
        let read = py.get_type::<Game>().getattr("from_record")?;
        Ok((read.unbind(), (slf.try_borrow()?.record(None, None)?,).into_pyobject(py)?.unbind()))
    }
}
