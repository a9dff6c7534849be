//! From spots touched one after another to a move.

use crate::{Choice, Path, SpotIndex};

/// Narrows the choices, touch by touch.
///
/// ```
/// use tabuleiro_game::{Choice, Message, Path, Picker, SpotIndex, Touch, message};
/// let spot = SpotIndex;
/// let say = Message::new(&message::WORDS, "game-over");
/// let choices = vec![
///     Choice { text: "A@a1".into(), path: Path::of([spot(16), spot(0)]), also: None, say: say.clone() },
///     Choice { text: "A@b1".into(), path: Path::of([spot(16), spot(1)]), also: None, say },
/// ];
/// let mut picker = Picker::new(&choices);
/// assert_eq!(picker.touch(spot(0)), Touch::Nothing);
/// assert_eq!(picker.touch(spot(16)), Touch::Narrowed);
/// assert_eq!(picker.open(), [spot(0), spot(1)]);
/// assert_eq!(picker.touch(spot(1)), Touch::Chosen(1));
/// ```
#[derive(Clone, Debug)]
pub struct Picker<'s> {
    choices: &'s [Choice],
    touched: Vec<SpotIndex>,
}

/// What came of a touch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Touch {
    /// No legal move goes on there; nothing changed.
    Nothing,
    /// Some legal moves begin so.
    Narrowed,
    /// That is a move: the choice of this number.
    Chosen(usize),
}

impl<'s> Picker<'s> {
    /// Nothing touched yet.
    pub fn new(choices: &'s [Choice]) -> Picker<'s> {
        Picker { choices, touched: Vec::new() }
    }

    /// The spots touched so far.
    pub fn touched(&self) -> &[SpotIndex] {
        &self.touched
    }

    /// The spots that can be touched next, each once, in ascending order.
    pub fn open(&self) -> Vec<SpotIndex> {
        let mut spots: Vec<SpotIndex> = self.ways().filter_map(|(_, way)| self.next(*way)).collect();
        spots.sort_unstable();
        spots.dedup();
        spots
    }

    /// The numbers of the choices that begin as touched so far.
    pub fn left(&self) -> impl Iterator<Item = (usize, &'s Choice)> {
        let fits = |choice: &Choice| choice.ways().any(|way| way.starts_with(&self.touched));
        self.choices.iter().enumerate().filter(move |(_, choice)| fits(choice))
    }

    /// The ways that begin as touched so far, each with the number of its choice.
    fn ways(&self) -> impl Iterator<Item = (usize, &'s Path)> {
        let choices = self.choices.iter().enumerate();
        let ways = choices.flat_map(|(number, choice)| choice.ways().map(move |way| (number, way)));
        ways.filter(|(_, way)| way.starts_with(&self.touched))
    }

    /// The spot that a way goes on to.
    fn next(&self, way: Path) -> Option<SpotIndex> {
        way.get(self.touched.len()).copied()
    }

    /// Touches a spot.
    pub fn touch(&mut self, spot: SpotIndex) -> Touch {
        let fitting = self.ways().find(|(_, way)| self.next(**way) == Some(spot));
        let Some((number, way)) = fitting else { return Touch::Nothing };
        if way.len() == self.touched.len() + 1 {
            self.touched.clear();
            return Touch::Chosen(number);
        }
        self.touched.push(spot);
        Touch::Narrowed
    }

    /// Takes the last touch back; false if there was none.
    pub fn back(&mut self) -> bool {
        self.touched.pop().is_some()
    }
}
