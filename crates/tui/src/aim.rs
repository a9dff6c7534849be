//! Where a person is in choosing a move: the cursor, the piece in hand, what has been touched.

use tabuleiro_game::{Board, Choice, Message, Picker, Spot, SpotIndex, SpotKind, Touch};

/// A way to go with an arrow key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
}

/// What came of a key or a click.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Aimed {
    /// Nothing that anybody could see.
    Nothing,
    /// The cursor or the piece in hand is another one now, or a move has been begun.
    Moved,
    /// A move has been chosen: its canonical text.
    Chosen(String),
    /// These spots lead to no legal move.
    Refused(Vec<SpotIndex>),
}

/// Where a person is in choosing a move.
#[derive(Clone, Debug, Default)]
pub struct Aim {
    choices: Vec<Choice>,
    touched: Vec<SpotIndex>,
    focus: Option<SpotIndex>,
    typed: String,
    /// The spot that was clicked last, if nothing else was done since.
    clicked: Option<SpotIndex>,
}

impl Aim {
    /// Somebody who is to choose among these. The cursor stays where it was in `before`, and so does the piece in hand, where
    /// that is possible.
    pub fn new(board: &Board, choices: Vec<Choice>, before: &Aim) -> Aim {
        let mut aim =
            Aim { choices, touched: Vec::new(), focus: before.focus, typed: String::new(), clicked: None };
        let hands = aim.hands(board);
        let kept = before.touched.first().filter(|piece| hands.contains(piece));
        aim.touched.extend(kept.or(hands.first()));
        aim.settle(board);
        aim
    }

    /// What may be chosen.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// What has been touched so far; a piece in hand comes first.
    pub fn held(&self) -> &[SpotIndex] {
        &self.touched
    }

    /// Where the cursor is.
    pub fn focus(&self) -> Option<SpotIndex> {
        self.focus
    }

    /// What can be touched next. Pieces that could be taken instead of the one in hand are not among them.
    pub fn open(&self) -> Vec<SpotIndex> {
        self.picker().open()
    }

    /// The choice that the cursor would complete.
    pub fn looked_at(&self) -> Option<&Choice> {
        match self.picker().touch(self.focus?) {
            Touch::Chosen(number) => self.choices.get(number),
            Touch::Narrowed | Touch::Nothing => None,
        }
    }

    /// The pieces that can be taken in hand, if every move begins with one.
    pub fn hands(&self, board: &Board) -> Vec<SpotIndex> {
        let is_hand =
            |spot: SpotIndex| board.spot(spot).is_some_and(|spot| matches!(spot.kind, SpotKind::Hand(_)));
        let mut firsts: Vec<SpotIndex> =
            self.choices.iter().filter_map(|choice| choice.path.first().copied()).collect();
        firsts.sort_unstable();
        firsts.dedup();
        if firsts.iter().all(|first| is_hand(*first)) { firsts } else { Vec::new() }
    }

    /// Whether a step can be taken back.
    pub fn can_go_back(&self, board: &Board) -> bool {
        self.touched.len() > usize::from(!self.hands(board).is_empty())
    }

    /// The button that stands alone: leaving a marker, passing.
    pub fn lone_button(&self, board: &Board) -> Option<SpotIndex> {
        let is_lone = |spot: &SpotIndex| {
            let spot = board.spot(*spot);
            spot.is_some_and(|spot| spot.kind == SpotKind::Button && spot.naming.number.is_none())
        };
        let mut buttons = self.open().into_iter().filter(is_lone);
        buttons.next().filter(|_| buttons.next().is_none())
    }

    /// Puts the cursor on a spot.
    pub fn point(&mut self, spot: SpotIndex) -> Aimed {
        self.typed.clear();
        self.clicked = None;
        if self.focus == Some(spot) {
            return Aimed::Nothing;
        }
        self.focus = Some(spot);
        Aimed::Moved
    }

    /// Takes the next piece in hand, or the one before.
    pub fn next_piece(&mut self, board: &Board, is_forward: bool) -> Aimed {
        let hands = self.hands(board);
        let now = hands.iter().position(|hand| self.touched.first() == Some(hand));
        let Some(now) = now.filter(|_| hands.len() > 1) else { return Aimed::Nothing };
        let step = if is_forward { 1 } else { hands.len() - 1 };
        self.take(board, hands[(now + step) % hands.len()])
    }

    /// Takes the piece of that number in hand, counted from 1 among all of its tray.
    pub fn numbered_piece(&mut self, board: &Board, number: usize) -> Aimed {
        let hands = self.hands(board);
        let Some(first) = hands.first().and_then(|first| board.spot(*first)) else { return Aimed::Nothing };
        let is_beside = |spot: &Spot| spot.kind == first.kind && spot.group == first.group;
        let mut tray = board.numbered().filter(|(_, spot)| is_beside(spot)).map(|(index, _)| index);
        match number.checked_sub(1).and_then(|number| tray.nth(number)) {
            Some(piece) if hands.contains(&piece) => self.take(board, piece),
            Some(piece) => Aimed::Refused(vec![piece]),
            None => Aimed::Nothing,
        }
    }

    fn take(&mut self, board: &Board, piece: SpotIndex) -> Aimed {
        self.touched = vec![piece];
        self.typed.clear();
        self.clicked = None;
        self.settle(board);
        Aimed::Moved
    }

    /// A letter or digit of a spot's name: the cursor goes to the spot whose name has been typed, in the language of whoever
    /// says it or else in English.
    pub fn letter(&mut self, board: &Board, letter: char, say: impl Fn(&Message) -> String) -> Aimed {
        self.clicked = None;
        let letter = letter.to_ascii_lowercase();
        let mut names = self.names(board, say);
        names.extend(self.names(board, ToString::to_string));
        for typed in [format!("{}{letter}", self.typed), letter.to_string()] {
            if !names.iter().any(|(name, _)| name.starts_with(&typed)) {
                continue;
            }
            let named = names.iter().find(|(name, _)| *name == typed).map(|(_, spot)| *spot);
            self.typed = typed;
            let Some(spot) = named else { return Aimed::Moved };
            self.focus = Some(spot);
            return if self.open().contains(&spot) { Aimed::Moved } else { self.refused(spot) };
        }
        self.typed.clear();
        Aimed::Nothing
    }

    /// Whether a name has been begun, so that a digit belongs to it.
    pub fn is_naming(&self) -> bool {
        !self.typed.is_empty()
    }

    /// The names by which spots can be typed now: those inside their group, if all that is open lies in one. Of places around
    /// one middle only those are meant that lie as what is open does. What is open comes first.
    fn names(&self, board: &Board, say: impl Fn(&Message) -> String) -> Vec<(String, SpotIndex)> {
        let open = self.open();
        let Some(first) = open.first().and_then(|first| board.spot(*first)) else { return Vec::new() };
        let is_inside = |spot: &Spot| spot.group == first.group && spot.naming.inner.is_some();
        let is_in_one = open.iter().filter_map(|spot| board.spot(*spot)).all(is_inside);
        let named = |index: SpotIndex| -> Option<(String, SpotIndex)> {
            let spot = board.spot(index).filter(|spot| spot.naming.layer == first.naming.layer)?;
            let name = match (&spot.naming.inner, &spot.naming.name) {
                (Some(inner), _) if is_in_one && is_inside(spot) => say(inner),
                _ if is_in_one => return None,
                (_, Some(name)) => say(name),
                (_, None) => spot.id.clone(),
            };
            Some((name.to_ascii_lowercase(), index))
        };
        let is_place = |spot: &Spot| spot.touch && spot.kind == SpotKind::Place;
        let barred = board.numbered().filter(|(_, spot)| is_place(spot)).map(|(index, _)| index);
        let barred = barred.filter(|index| !open.contains(index));
        open.iter().copied().chain(barred).filter_map(named).collect()
    }

    fn refused(&self, spot: SpotIndex) -> Aimed {
        Aimed::Refused(self.touched.iter().copied().chain([spot]).collect())
    }

    /// A click: the first shows what would be, wherever the cursor was before, and the second does it.
    pub fn click(&mut self, board: &Board, spot: SpotIndex) -> Aimed {
        let before = self.clicked.take();
        self.take_what_fits(board, spot);
        let hands = self.hands(board);
        if hands.contains(&spot) {
            return self.take(board, spot);
        }
        if !self.open().contains(&spot) {
            if board.spot(spot).is_some_and(|spot| spot.kind == SpotKind::Place) {
                self.focus = Some(spot);
            }
            return self.refused(spot);
        }
        if before == Some(spot) && self.focus == Some(spot) {
            return self.enter(board);
        }
        self.point(spot);
        self.clicked = Some(spot);
        Aimed::Moved
    }

    /// Of places around one middle each is for a piece of its own: whoever clicks on one means that piece.
    fn take_what_fits(&mut self, board: &Board, spot: SpotIndex) {
        let layer = |spot: SpotIndex| board.spot(spot).map(|spot| spot.naming.layer);
        let is_place = board.spot(spot).is_some_and(|spot| spot.kind == SpotKind::Place);
        let is_other = self.open().first().is_some_and(|open| layer(*open) != layer(spot));
        if !is_place || !is_other {
            return;
        }
        let hands = self.hands(board);
        let fits = |hand: &&SpotIndex| self.choices.iter().any(|choice| choice.path[..] == [**hand, spot]);
        if let Some(hand) = hands.iter().find(fits).copied() {
            self.take(board, hand);
        }
    }

    /// Touches the spot under the cursor.
    pub fn enter(&mut self, board: &Board) -> Aimed {
        self.focus.map_or(Aimed::Nothing, |spot| self.touch(board, spot))
    }

    /// Touches a spot.
    pub fn touch(&mut self, board: &Board, spot: SpotIndex) -> Aimed {
        self.typed.clear();
        self.clicked = None;
        match self.picker().touch(spot) {
            Touch::Nothing => self.refused(spot),
            Touch::Chosen(number) => {
                self.choices.get(number).map_or(Aimed::Nothing, |choice| Aimed::Chosen(choice.text.clone()))
            }
            Touch::Narrowed => {
                self.touched.push(spot);
                self.settle(board);
                Aimed::Moved
            }
        }
    }

    /// Takes the last touch back; a piece stays in hand.
    pub fn back(&mut self, board: &Board) -> Aimed {
        if !self.can_go_back(board) {
            return Aimed::Nothing;
        }
        self.focus = self.touched.pop();
        self.typed.clear();
        self.clicked = None;
        self.settle(board);
        Aimed::Moved
    }

    /// Takes the cursor to something that can be touched: the nearest to where it was, or to the middle of what can.
    fn settle(&mut self, board: &Board) {
        let open = self.open();
        if open.is_empty() || self.focus.is_some_and(|focus| open.contains(&focus)) {
            return;
        }
        let at = |spot: &SpotIndex| board.spot(*spot).map(|spot| (spot.at.x, spot.at.y));
        let places: Vec<(i32, i32)> = open.iter().filter_map(at).collect();
        let count = places.len().max(1) as i32;
        let middle =
            places.iter().fold((0, 0), |sum, place| (sum.0 + place.0 / count, sum.1 + place.1 / count));
        let (x, y) = self.focus.as_ref().and_then(at).unwrap_or(middle);
        let far = |spot: &SpotIndex| at(spot).map(|place| (place.0 - x).pow(2) + (place.1 - y).pow(2));
        // Leaving a marker, passing: never chosen for anybody.
        let is_button =
            |spot: &SpotIndex| board.spot(*spot).is_some_and(|spot| spot.kind == SpotKind::Button);
        self.focus = open.iter().copied().min_by_key(|spot| (is_button(spot), far(spot)));
    }

    fn picker(&self) -> Picker<'_> {
        let mut picker = Picker::new(&self.choices);
        for spot in &self.touched {
            picker.touch(*spot);
        }
        picker
    }
}

/// The nearest of these spots that way on the board.
pub fn nearest(board: &Board, open: &[SpotIndex], from: SpotIndex, way: Direction) -> Option<SpotIndex> {
    nearest_by(open, from, way, |spot| board.spot(spot).map(|spot| (spot.at.x, spot.at.y)))
}

/// The nearest of these spots that way, where they lie as told; what lies aside counts thrice.
pub fn nearest_by(
    open: &[SpotIndex],
    from: SpotIndex,
    way: Direction,
    place: impl Fn(SpotIndex) -> Option<(i32, i32)>,
) -> Option<SpotIndex> {
    let start = place(from)?;
    let far = |spot: SpotIndex| {
        let at = place(spot)?;
        let (x, y) = (at.0 - start.0, at.1 - start.1);
        let (along, aside) = match way {
            Direction::Left => (-x, y),
            Direction::Right => (x, y),
            Direction::Up => (-y, x),
            Direction::Down => (y, x),
        };
        (along > 0 && aside.abs() <= 2 * along).then_some(along + 3 * aside.abs())
    };
    let reached = open.iter().filter_map(|spot| Some((far(*spot)?, *spot)));
    reached.min().map(|(_, spot)| spot)
}
