//! From spots touched one after another to a move.

use crate::{Choice, SpotId};

/// Narrows the choices of a scene, touch by touch.
///
/// ```
/// use tabuleiro_game::{Choice, Picker, SpotId, Touch};
/// let spot = SpotId::new;
/// let choices = vec![
///     Choice { text: "A@a1".into(), path: vec![spot("hand:A"), spot("a1")] },
///     Choice { text: "A@b1".into(), path: vec![spot("hand:A"), spot("b1")] },
/// ];
/// let mut picker = Picker::new(&choices);
/// assert_eq!(picker.touch(&spot("a1")), Touch::Nothing);
/// assert_eq!(picker.touch(&spot("hand:A")), Touch::Narrowed);
/// assert_eq!(picker.open().len(), 2);
/// assert_eq!(picker.touch(&spot("b1")), Touch::Chosen("A@b1".into()));
/// ```
#[derive(Clone, Debug)]
pub struct Picker<'s> {
    choices: &'s [Choice],
    touched: Vec<SpotId>,
}

/// What came of a touch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Touch {
    /// No legal move goes on there; nothing changed.
    Nothing,
    /// Some legal moves begin so.
    Narrowed,
    /// That is a move.
    Chosen(String),
}

impl<'s> Picker<'s> {
    /// Nothing touched yet.
    pub fn new(choices: &'s [Choice]) -> Picker<'s> {
        Picker { choices, touched: Vec::new() }
    }

    /// The spots touched so far.
    pub fn touched(&self) -> &[SpotId] {
        &self.touched
    }

    /// The spots that can be touched next, each once.
    pub fn open(&self) -> Vec<SpotId> {
        let mut spots: Vec<SpotId> =
            self.left().filter_map(|choice| choice.path.get(self.touched.len()).cloned()).collect();
        spots.sort();
        spots.dedup();
        spots
    }

    /// Touches a spot.
    pub fn touch(&mut self, spot: &SpotId) -> Touch {
        let next = self.touched.len();
        let fitting = self.left().find(|choice| choice.path.get(next) == Some(spot));
        let Some(first) = fitting else { return Touch::Nothing };
        if first.path.len() == next + 1 {
            let text = first.text.clone();
            self.touched.clear();
            return Touch::Chosen(text);
        }
        self.touched.push(spot.clone());
        Touch::Narrowed
    }

    /// Takes the last touch back; false if there was none.
    pub fn back(&mut self) -> bool {
        self.touched.pop().is_some()
    }

    fn left(&self) -> impl Iterator<Item = &'s Choice> {
        self.choices.iter().filter(|choice| choice.path.starts_with(&self.touched))
    }
}
