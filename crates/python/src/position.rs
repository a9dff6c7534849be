//! A position, which never changes.

use std::hash::{DefaultHasher, Hash, Hasher};

use numpy::{PyArray1, PyArray3, PyArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::types::{PyBool, PyDict, PyNotImplemented, PyTuple};
use pyo3::{Bound, IntoPyObject, Py, PyAny, PyResult, Python, pyclass, pymethods};
use tabuleiro_game::Seat;
use tabuleiro_table as table;

use crate::errors::{cut_number, guarded, missing, number, refusal};
use crate::given::{Flag, Text};
use crate::moves::Given;
use crate::options::{dictionary, find, setup};
use crate::{facts, html, language, say};

/// A position of one of the games. It never changes: a move gives another one. It has no past, so rules about repetition do not
/// speak of it; those are a Game's.
///
/// Position(game) is where a game begins; a text of it is where that stands. Options are given by name, see options(); deal is the
/// seed of what chance decides before the first move.
///
/// >>> start = Position("oware")
/// >>> start.moves()
/// ['A', 'B', 'C', 'D', 'E', 'F']
/// >>> after = start.play("C")
/// >>> after, after.turn
/// (Position('oware', '4-4-0-5-5-5-5-4-4-4-4-4-0-0-N'), 1)
/// >>> Position("oware", str(after)) == after
/// True
/// >>> after.play("C")
/// Traceback (most recent call last):
///     ...
/// ValueError: House C is South’s: North sows the houses a to f.
#[pyclass(frozen, module = "tabuleiro")]
pub(crate) struct Position {
    pub(crate) at: Box<dyn table::Position>,
}

impl From<Box<dyn table::Position>> for Position {
    fn from(at: Box<dyn table::Position>) -> Position {
        Position { at }
    }
}

#[pymethods]
impl Position {
    #[new]
    #[pyo3(signature = (game, text=None, *, deal=None, **options))]
    fn new(
        game: Text,
        text: Option<Text>,
        deal: Option<&Bound<'_, PyAny>>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Position> {
        let kind = find(&game.0)?;
        let setup = setup(kind, text, deal, options)?;
        guarded(|| kind.position(&setup))?.map(Position::from).map_err(|why| refusal(&why))
    }

    /// Which game it is.
    #[getter]
    fn game(&self) -> &'static str {
        self.at.kind().name()
    }

    /// The options it is played under, all of them.
    #[getter]
    fn options(&self, py: Python<'_>) -> PyResult<Py<PyDict>> {
        dictionary(py, &self.at.options())
    }

    /// How many seats play.
    ///
    /// >>> Position("otrio", players=3).seats
    /// 3
    #[getter]
    fn seats(&self) -> u8 {
        self.at.seats()
    }

    /// Who must decide, counted from 0; None when the game is over.
    #[getter]
    fn turn(&self) -> Option<usize> {
        self.at.turn().map(facts::seat)
    }

    /// The result; None while the game goes on.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.at.outcome().map(|outcome| facts::outcome(py, outcome)).transpose()
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.at.outcome().is_some()
    }

    /// The result with its reason in a sentence; None while the game goes on.
    #[getter]
    fn verdict(&self) -> Option<String> {
        self.at.outcome()?;
        self.at.table().view(0).verdict.as_ref().map(language::spoken)
    }

    /// The legal moves as texts, in the order of their numbers; none when the game is over.
    fn moves(&self) -> Vec<String> {
        self.at.moves()
    }

    /// The numbers of the legal moves, ascending.
    ///
    /// >>> Position("oware").play(2).numbers()
    /// [6, 7, 8, 9, 10, 11]
    fn numbers(&self) -> Vec<u16> {
        self.at.numbers()
    }

    /// The position after a move, given by its text or its number.
    ///
    /// >>> Position("quantik").play("A@a4") == Position("quantik").play(0)
    /// True
    #[pyo3(signature = (r#move, /))]
    fn play(&self, r#move: &Bound<'_, PyAny>) -> PyResult<Position> {
        let given = Given::of(r#move)?;
        let after = guarded(|| match &given {
            Given::Text(text) => self.at.play(text),
            Given::Number(number) => self.at.play_number(*number),
        })?;
        after.map(Position::from).map_err(|why| refusal(&why))
    }

    /// The number of a move given by its text, legal here or not.
    ///
    /// >>> Position("oware").number_of("C")
    /// 2
    #[pyo3(signature = (text, /))]
    fn number_of(&self, text: Text) -> PyResult<u16> {
        self.at.number_of(&text.0).map_err(|why| refusal(&why))
    }

    /// The text of a move given by its number, legal here or not.
    ///
    /// >>> Position("oware").text_of(2)
    /// 'C'
    #[pyo3(signature = (number, /))]
    fn text_of(&self, number: &Bound<'_, PyAny>) -> PyResult<String> {
        Given::number_of(number)?.text(self.at.as_ref())
    }

    /// How many numbers the moves of the game have: the length of legal_mask().
    #[getter]
    fn space(&self) -> usize {
        self.at.space()
    }

    /// Planes, rows and columns of observation().
    #[getter]
    fn shape(&self) -> (usize, usize, usize) {
        let [planes, rows, columns] = self.at.shape();
        (planes, rows, columns)
    }

    /// True at the number of every legal move, False elsewhere: an array of bool.
    ///
    /// >>> Position("oware").legal_mask().nonzero()[0].tolist()
    /// [0, 1, 2, 3, 4, 5]
    fn legal_mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let mut mask = vec![0; self.at.space()];
        self.at.mark_legal(&mut mask).map_err(|why| refusal(&why))?;
        Ok(PyArray1::from_vec(py, mask.into_iter().map(|flag| flag == 1).collect()))
    }

    /// The highest number that can stand in each plane of observation().
    ///
    /// >>> Position("oware").high
    /// (48, 48, 1)
    #[getter]
    fn high<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, (0..self.at.shape()[0]).map(|plane| self.at.highest(plane)))
    }

    /// The position as planes of small numbers: an array of uint8. It is seen from the seat that must decide, or from any other that is
    /// given: what is its own comes first.
    ///
    /// >>> start = Position("oware")
    /// >>> start.observation().shape == start.shape
    /// True
    /// >>> after = start.play("C")
    /// >>> after.observation(seat=0)[0].tolist(), after.observation(seat=1)[0].tolist()
    /// ([[4, 4, 0, 5, 5, 5], [5, 4, 4, 4, 4, 4]], [[5, 4, 4, 4, 4, 4], [4, 4, 0, 5, 5, 5]])
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray3<u8>>> {
        let last = u64::from(self.at.seats() - 1);
        let seat = seat.map(|seat| number("seat", seat, 0, last)).transpose()?;
        let shape = self.at.shape();
        let mut planes = vec![0; shape.iter().product()];
        let seen = match seat {
            None => self.at.observe(&mut planes),
            Some(seat) => self.at.observe_from(Seat::new(seat as u8), &mut planes),
        };
        seen.map_err(|why| refusal(&why))?;
        PyArray1::from_vec(py, planes).reshape(shape)
    }

    /// The position as it looks under every symmetry of the game, itself first.
    ///
    /// >>> len(Position("oolong").symmetries())
    /// 8
    fn symmetries(&self) -> Vec<Position> {
        (0..self.at.symmetries()).filter_map(|symmetry| self.at.image(symmetry)).map(Position::from).collect()
    }

    /// The position as it looks under a symmetry, by its index in symmetries().
    #[pyo3(signature = (symmetry, /))]
    fn image(&self, symmetry: &Bound<'_, PyAny>) -> PyResult<Position> {
        let index = self.symmetry(symmetry)?;
        Ok(Position { at: self.at.image(index).ok_or_else(|| no_symmetry(symmetry, self.at.symmetries()))? })
    }

    /// The move that a move is under a symmetry: a text for a text, a number for a number.
    ///
    /// >>> start = Position("quantik")
    /// >>> move = start.image_move("A@a4", 5)
    /// >>> start.image(5).play(move) == start.play("A@a4").image(5)
    /// True
    #[pyo3(signature = (r#move, symmetry, /))]
    fn image_move<'py>(
        &self,
        py: Python<'py>,
        r#move: &Bound<'py, PyAny>,
        symmetry: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let given = Given::of(r#move)?;
        let index = self.symmetry(symmetry)?;
        let image = self.at.image_number(given.number(self.at.as_ref())?, index);
        let image = image.ok_or_else(|| no_symmetry(symmetry, self.at.symmetries()))?;
        Ok(match given {
            Given::Text(_) => Given::Number(image).text(self.at.as_ref())?.into_pyobject(py)?.into_any(),
            Given::Number(_) => image.into_pyobject(py)?.into_any(),
        })
    }

    /// The first of all its images: the same for all positions that are alike.
    ///
    /// >>> start = Position("quantik")
    /// >>> len(start.moves()), len({start.play(move).canonical() for move in start.moves()})
    /// (64, 1)
    fn canonical(&self) -> Position {
        Position { at: self.at.canonical() }
    }

    /// The board drawn with letters, as wide as a terminal; with colours, if that is wished for.
    ///
    /// >>> print(Position("oware").drawing())
    ///           f     e     d     c     b     a       North 0
    ///      ╭───────────────────────────────────────╮
    ///    ← │    4     4     4     4     4     4    │
    ///      ├────6─────5─────4─────3─────2─────1────┤
    ///      │    4     4     4     4     4     4    │ →
    ///      ╰───────────────────────────────────────╯
    ///           A     B     C     D     E     F       South 0
    #[pyo3(signature = (*, colour=Flag(false)), text_signature = "($self, *, colour=False)")]
    fn drawing(&self, colour: Flag) -> String {
        html::letters(self.at.table().as_ref(), colour.0)
    }

    fn _repr_html_(&self) -> PyResult<String> {
        guarded(|| html::page(self.at.table().as_ref()))
    }

    fn __str__(&self) -> String {
        self.at.text()
    }

    fn __repr__(&self) -> String {
        format!("Position('{}', '{}')", self.at.kind().name(), self.at.text())
    }

    fn __eq__<'py>(&self, other: &Bound<'py, PyAny>) -> Bound<'py, PyAny> {
        let py = other.py();
        match other.cast::<Position>() {
            Ok(other) => PyBool::new(py, *self.at == *other.get().at).to_owned().into_any(),
            // Python asks the other side then.
            Err(_) => PyNotImplemented::get(py).to_owned().into_any(),
        }
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.at.hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let class = py.get_type::<Position>().into_any();
        Ok((class, (self.at.kind().name(), self.at.text()).into_pyobject(py)?))
    }
}

impl Position {
    fn symmetry(&self, given: &Bound<'_, PyAny>) -> PyResult<u16> {
        let count = self.at.symmetries();
        match number("symmetry", given, 0, u64::from(count - 1)) {
            Ok(index) => Ok(index as u16),
            Err(error) if error.is_instance_of::<PyValueError>(given.py()) => Err(no_symmetry(given, count)),
            Err(error) => Err(error),
        }
    }
}

fn no_symmetry(given: &Bound<'_, PyAny>, count: u16) -> pyo3::PyErr {
    missing(&say("python-no-symmetry").with("number", cut_number(given)).with("count", count))
}
