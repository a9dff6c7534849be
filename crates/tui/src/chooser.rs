//! A board on which a move is chosen, the same on every screen: cursor, piece in hand, keys and clicks, the move that is looked
//! at, and why one is refused.

use crossterm::event::KeyCode;
use tabuleiro_game::{Board, Choice, Preview, Seat, Spot, SpotIndex, SpotKind, View};
use tabuleiro_table::{Refusal, Table};

use crate::aim::{Aim, Aimed, Direction};
use crate::scene::Scene;
use crate::screen::{Context, Help};
use crate::skins::{self, Skin};

/// What came of what a person did on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Tried {
    /// Nothing that anybody could see.
    Nothing,
    /// Something looks different.
    Moved,
    /// This move is to be played: its canonical text.
    Chosen(String),
    /// A rule forbids it: the chooser has the refusal.
    Refused,
}

/// A board on which a move is chosen.
pub(crate) struct Chooser {
    board: Board,
    skin: &'static dyn Skin,
    aim: Aim,
    open: Vec<SpotIndex>,
    preview: Option<Preview>,
    /// The seat that is shown as the nearest.
    pub(crate) near: Seat,
    /// Why the last try was refused.
    pub(crate) refused: Option<Refusal>,
    /// The spots that a hint points at.
    pub(crate) hint: Vec<SpotIndex>,
}

impl Chooser {
    /// The board of a table, with nothing to choose yet.
    pub(crate) fn new(table: &dyn Table) -> Chooser {
        Chooser {
            board: table.board(),
            skin: skins::of(table.kind().name()),
            aim: Aim::default(),
            open: Vec::new(),
            preview: None,
            near: Seat::FIRST,
            refused: None,
            hint: Vec::new(),
        }
    }

    /// Lets the next move of a table be chosen. The cursor and the piece in hand stay, where they can.
    pub(crate) fn offer(&mut self, table: &dyn Table) {
        self.choose_among(table.choices(), table);
    }

    /// Lets nothing be chosen, and forgets cursor and piece in hand.
    pub(crate) fn close(&mut self, table: &dyn Table) {
        self.choose_among(Vec::new(), table);
    }

    fn choose_among(&mut self, choices: Vec<Choice>, table: &dyn Table) {
        self.aim = Aim::new(&self.board, choices, &self.aim);
        self.hush();
        self.look_ahead(table);
    }

    /// Takes hint and refusal away.
    pub(crate) fn hush(&mut self) {
        self.refused = None;
        self.hint.clear();
    }

    /// The board.
    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    /// How it is drawn.
    pub(crate) fn skin(&self) -> &'static dyn Skin {
        self.skin
    }

    /// What may be chosen.
    pub(crate) fn choices(&self) -> &[Choice] {
        self.aim.choices()
    }

    /// Where the cursor is.
    pub(crate) fn focus(&self) -> Option<SpotIndex> {
        self.aim.focus()
    }

    /// The choice that the cursor would complete.
    pub(crate) fn looked_at(&self) -> Option<&Choice> {
        self.aim.looked_at()
    }

    /// Whether a touch can be taken back.
    pub(crate) fn can_go_back(&self) -> bool {
        self.aim.can_go_back(&self.board)
    }

    /// All that the board shows: what is chosen only while somebody can choose.
    pub(crate) fn scene<'s>(&'s self, view: &'s View, is_choosing: bool, context: &'s Context) -> Scene<'s> {
        let still = Scene {
            near: self.near,
            refused: self.refused.as_ref(),
            hint: &self.hint,
            ..Scene::still(&self.board, view, &context.speaker, context.theme)
        };
        if !is_choosing {
            return still;
        }
        Scene {
            focus: self.aim.focus(),
            held: self.aim.held(),
            open: &self.open,
            preview: self.preview.as_ref(),
            ..still
        }
    }

    /// What a key does on the board; `None` if it is not for the board.
    pub(crate) fn key(&mut self, code: KeyCode, table: &dyn Table, context: &Context) -> Option<Tried> {
        let board = &self.board;
        let aimed = match code {
            KeyCode::Enter => self.aim.enter(board),
            KeyCode::Tab => self.aim.next_piece(board, true),
            KeyCode::BackTab => self.aim.next_piece(board, false),
            KeyCode::Backspace if self.can_go_back() => self.aim.back(board),
            KeyCode::Char('-') => self.aim.touch(board, self.aim.lone_button(board)?),
            KeyCode::Char(letter @ ('a'..='z' | '0'..='9' | '/')) => self.letter(letter, table, context)?,
            code => self.go(direction(code)?, table, context),
        };
        Some(self.heed(aimed, table))
    }

    /// Whether a place is called by that capital letter, so that it stands on the board.
    pub(crate) fn has_printed(&self, letter: char, context: &Context) -> bool {
        let is_called = |spot: &Spot| match &spot.naming.name {
            Some(name) => context.say(name).contains(letter),
            None => spot.id.contains(letter),
        };
        let is_place = |spot: &Spot| spot.touch && spot.kind == SpotKind::Place;
        letter.is_ascii_uppercase() && self.board.spots.iter().any(|spot| is_place(spot) && is_called(spot))
    }

    /// The key of a command: with Alt, where the letter stands on the board.
    pub(crate) fn command(&self, letter: char, does: String, context: &Context) -> Help {
        let mut help = Help::letter(letter, does);
        if self.has_printed(letter, context) {
            help.key = format!("Alt+{letter}");
        }
        help
    }

    /// A click on a spot.
    pub(crate) fn click(&mut self, spot: SpotIndex, table: &dyn Table) -> Tried {
        let aimed = self.aim.click(&self.board, spot);
        self.heed(aimed, table)
    }

    /// The number of a piece or a letter of a spot's name; where nothing has that name, a letter that stands for an arrow.
    fn letter(&mut self, letter: char, table: &dyn Table, context: &Context) -> Option<Aimed> {
        if let ('1'..='9', false) = (letter, self.aim.is_naming()) {
            let aimed = self.aim.numbered_piece(&self.board, letter as usize - '0' as usize);
            if aimed != Aimed::Nothing {
                return Some(aimed);
            }
        }
        let aimed = self.aim.letter(&self.board, letter, |name| context.say(name));
        if aimed != Aimed::Nothing {
            return Some(aimed);
        }
        Some(self.go(direction(KeyCode::Char(letter))?, table, context))
    }

    /// The cursor goes that way.
    fn go(&mut self, way: Direction, table: &dyn Table, context: &Context) -> Aimed {
        let view = table.view(usize::MAX);
        let scene = self.scene(&view, true, context);
        let to = self.aim.focus().and_then(|from| self.skin.towards(&scene, from, way));
        to.map_or(Aimed::Nothing, |spot| self.aim.point(spot))
    }

    /// What came of aiming.
    fn heed(&mut self, aimed: Aimed, table: &dyn Table) -> Tried {
        if aimed != Aimed::Nothing {
            self.refused = None;
        }
        match aimed {
            Aimed::Nothing => return Tried::Nothing,
            Aimed::Chosen(text) => return Tried::Chosen(text),
            Aimed::Moved => self.look_ahead(table),
            Aimed::Refused(path) => {
                self.look_ahead(table);
                self.refused = table.refused_path(&path);
                if self.refused.is_some() {
                    self.preview = None;
                    return Tried::Refused;
                }
            }
        }
        Tried::Moved
    }

    /// What can be touched next, and what the move under the cursor would do.
    fn look_ahead(&mut self, table: &dyn Table) {
        self.open = self.aim.open();
        self.preview = self.aim.looked_at().and_then(|choice| table.preview(&choice.text).ok());
    }

    /// Points at what a refusal is about.
    pub(crate) fn refuse(&mut self, refusal: Refusal) {
        if let Some(about) = refusal.about {
            self.aim.point(about);
        }
        self.preview = None;
        self.refused = Some(refusal);
    }

    /// Points at the last spot of a path, as if the ones before it had been touched: a lone piece is taken in hand.
    pub(crate) fn point(&mut self, path: &[SpotIndex], table: &dyn Table) {
        while self.aim.back(&self.board) == Aimed::Moved {}
        for (index, spot) in path.iter().enumerate() {
            if self.aim.hands(&self.board).contains(spot) {
                self.aim.click(&self.board, *spot);
            } else if index + 1 == path.len() {
                self.aim.point(*spot);
            } else {
                self.aim.touch(&self.board, *spot);
            }
        }
        self.look_ahead(table);
    }

    /// The keys that choose on the board, for the help line; what Enter does may be called otherwise than the game calls it.
    pub(crate) fn help(&self, scene: &Scene<'_>, act: Option<String>, context: &Context) -> Vec<Help> {
        let nouns = self.skin.nouns(scene);
        let mut help = vec![Help::keys(context.theme.pick("←↓↑→", "hjkl"), context.say(&nouns.spot))];
        if let Some(piece) = nouns.piece.filter(|_| self.aim.hands(&self.board).len() > 1) {
            help.push(Help::new("Tab", context.say(&piece), KeyCode::Tab));
        }
        help.push(Help::new("Enter", act.unwrap_or_else(|| context.say(&nouns.act)), KeyCode::Enter));
        if self.can_go_back() {
            help.push(Help::new("Bksp", context.word("tui-back"), KeyCode::Backspace));
        }
        if let Some(button) = self.aim.lone_button(&self.board).and_then(|button| self.board.spot(button)) {
            help.push(Help::button(&context.say(&button.label)));
        }
        help
    }
}

/// The way of an arrow, or of a letter that stands for one.
pub(crate) fn direction(code: KeyCode) -> Option<Direction> {
    Some(match code {
        KeyCode::Left | KeyCode::Char('h') => Direction::Left,
        KeyCode::Down | KeyCode::Char('j') => Direction::Down,
        KeyCode::Up | KeyCode::Char('k') => Direction::Up,
        KeyCode::Right | KeyCode::Char('l') => Direction::Right,
        _ => return None,
    })
}
