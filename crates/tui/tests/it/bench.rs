//! A board with somebody at it and no program around it: what a skin is asked to draw and to say.

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;
use tabuleiro_game::step::carry_out;
use tabuleiro_game::{Board, Choice, Lang, Preview, Seat, SpotIndex, Step, View};
use tabuleiro_games::GAMES;
use tabuleiro_search::{Leash, Limit, Proven, Stop, Value};
use tabuleiro_table::{Refusal, Setup, Table, setup};
use tabuleiro_text::Speaker;
use tabuleiro_tui::aim::{Aim, Aimed, Direction};
use tabuleiro_tui::canvas::{Canvas, Hit};
use tabuleiro_tui::scene::{Scene, SpotValue};
use tabuleiro_tui::skins::{self, Size, Skin};
use tabuleiro_tui::theme::{Depth, Light, Theme};

/// Boards as in most terminals.
pub(crate) const PAINTED: Theme = Theme { depth: Depth::True, light: Light::Day, is_ascii: false };
/// Boards without colours.
pub(crate) const LINED: Theme = Theme { depth: Depth::None, light: Light::Day, is_ascii: false };
/// Boards with neither colours nor any but the plainest characters.
pub(crate) const ASCII: Theme = Theme { depth: Depth::None, light: Light::Day, is_ascii: true };

/// Every size of a board.
pub(crate) const SIZES: [Size; 3] = [Size::Small, Size::Middle, Size::Large];

/// Somebody is to choose: a position, what has been touched, where the cursor is.
#[derive(Clone, Copy)]
pub(crate) struct Moment<'m> {
    pub(crate) game: &'m str,
    pub(crate) options: &'m str,
    /// As text; the usual start if there is none.
    pub(crate) position: &'m str,
    pub(crate) moves: &'m str,
    /// What has been touched since, and taken in hand.
    pub(crate) held: &'m str,
    /// Where the cursor is; where the program puts it, if nothing is said.
    pub(crate) focus: &'m str,
}

impl<'m> Moment<'m> {
    /// The start of a game.
    pub(crate) const fn of(game: &'m str) -> Moment<'m> {
        Moment { game, options: "", position: "", moves: "", held: "", focus: "" }
    }

    /// Sits down at the board, to see it in that way and language.
    pub(crate) fn seen(self, theme: Theme, lang: Lang) -> Bench {
        Bench::new(self, theme, lang)
    }

    fn open(self) -> Box<dyn Table> {
        let kind = GAMES.find(self.game).expect("a game");
        let words = setup::split_words(self.options).expect("options");
        let position = Some(self.position.to_owned()).filter(|position| !position.is_empty());
        let mut table = kind.open(&Setup { words, position, deal: None }).expect("a position");
        for text in kind.split(self.moves) {
            table.accept(&text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        }
        table
    }

    fn aim(self, board: &Board, table: &dyn Table) -> Aim {
        let mut aim = Aim::new(board, table.choices(), &Aim::default());
        for id in self.held.split_whitespace() {
            let spot = board.find(id).expect("a spot");
            if aim.hands(board).contains(&spot) {
                aim.click(board, spot);
            } else {
                aim.touch(board, spot);
            }
        }
        if !self.focus.is_empty() {
            aim.point(board.find(self.focus).expect("a spot"));
        }
        aim
    }
}

/// A board with somebody at it, and all that is shown to them.
pub(crate) struct Bench {
    pub(crate) table: Box<dyn Table>,
    pub(crate) board: Board,
    pub(crate) view: View,
    pub(crate) aim: Aim,
    pub(crate) focus: Option<SpotIndex>,
    pub(crate) open: Vec<SpotIndex>,
    pub(crate) preview: Option<Preview>,
    pub(crate) step: Option<Step>,
    pub(crate) refused: Option<Refusal>,
    pub(crate) values: Vec<SpotValue>,
    pub(crate) hint: Vec<SpotIndex>,
    pub(crate) near: Seat,
    pub(crate) speaker: Speaker,
    pub(crate) theme: Theme,
    pub(crate) skin: &'static dyn Skin,
}

impl Bench {
    fn new(moment: Moment<'_>, theme: Theme, lang: Lang) -> Bench {
        let table = moment.open();
        let (board, view) = (table.board(), table.view(usize::MAX));
        let aim = moment.aim(&board, table.as_ref());
        let preview = aim.looked_at().map(|choice| table.preview(&choice.text).expect("legal"));
        let speaker = Speaker::new(lang);
        Bench {
            focus: aim.focus(),
            open: aim.open(),
            table,
            board,
            view,
            aim,
            preview,
            step: None,
            refused: None,
            values: Vec::new(),
            hint: Vec::new(),
            near: Seat::FIRST,
            speaker: if theme.is_ascii { speaker.in_ascii() } else { speaker },
            theme,
            skin: skins::of(moment.game),
        }
    }

    /// With nobody who could choose: only looked at.
    pub(crate) fn watched(mut self) -> Bench {
        (self.focus, self.preview) = (None, None);
        self.open.clear();
        self
    }

    /// In the middle of the last move, after so many steps.
    pub(crate) fn filmed(self, count: usize) -> Bench {
        let mut bench = self.watched();
        let ply = bench.table.ply();
        let steps = bench.table.steps(ply);
        bench.view.tokens = carry_out(&bench.table.view(ply - 1).tokens, &steps[..count]);
        bench.step = steps.get(count - 1).cloned();
        bench
    }

    /// After the spot under the cursor was touched: what forbids it is shown, if something does.
    pub(crate) fn tried(mut self) -> Bench {
        if let Aimed::Refused(path) = self.aim.clone().enter(&self.board) {
            self.refused = self.table.refused_path(&path);
        }
        self
    }

    /// The same where something must forbid it.
    pub(crate) fn refused(self) -> Bench {
        let bench = self.tried();
        assert!(bench.refused.is_some(), "not refused");
        bench
    }

    /// With a win, a loss, a draw and guesses among the moves, in turn.
    pub(crate) fn valued(mut self) -> Bench {
        let value = |(number, choice): (usize, &Choice)| {
            let proven = |value, plies| Some(Proven { value, plies, margin: None });
            let (proven, score) = [
                (proven(Value::Win, Some(13)), None),
                (None, Some(50)),
                (proven(Value::Loss, Some(4)), None),
                (None, Some(-1_230)),
                (proven(Value::Draw, None), None),
            ][number % 5];
            let spot = *choice.path.last()?;
            let from = choice.path.first().copied().filter(|first| *first != spot);
            Some(SpotValue { spot, from, proven, score, is_best: number == 0 })
        };
        self.values = self.table.choices().iter().enumerate().filter_map(value).collect();
        self
    }

    /// With what every move is worth indeed.
    pub(crate) fn analysed(mut self) -> Bench {
        let mut leash = Leash::silent(Limit::nodes(400_000), &Stop::new());
        let judged = self.table.task(&self.table.kind().aids()).analyse(&mut leash);
        self.values = SpotValue::all(&self.table.choices(), &judged);
        self
    }

    /// With spots that a hint points at.
    pub(crate) fn hinted(mut self, ids: &[&str]) -> Bench {
        self.hint = ids.iter().map(|id| self.spot(id)).collect();
        self
    }

    /// The spot of that name.
    pub(crate) fn spot(&self, id: &str) -> SpotIndex {
        self.board.find(id).expect("a spot")
    }

    /// All that the board shows.
    pub(crate) fn scene(&self) -> Scene<'_> {
        Scene {
            focus: self.focus,
            held: self.aim.held(),
            open: &self.open,
            preview: self.preview.as_ref(),
            step: self.step.as_ref(),
            refused: self.refused.as_ref(),
            values: &self.values,
            hint: &self.hint,
            near: self.near,
            ..Scene::still(&self.board, &self.view, &self.speaker, self.theme)
        }
    }

    /// How many columns and rows the board takes.
    pub(crate) fn extent(&self, size: Size) -> (u16, u16) {
        self.skin.extent(&self.scene(), size)
    }

    /// What comes of drawing in a window of so many columns and rows.
    pub(crate) fn paint(&self, (columns, rows): (u16, u16), paint: impl FnOnce(&mut Canvas<'_>)) -> Drawn {
        let (mut buffer, mut hits) = (Buffer::empty(Rect::new(0, 0, columns, rows)), Vec::new());
        paint(&mut Canvas::new(&mut buffer, &mut hits, self.theme));
        Drawn { buffer, hits }
    }

    /// The board by itself.
    pub(crate) fn draw_board(&self, size: Size) -> Drawn {
        self.paint(self.extent(size), |canvas| self.skin.draw(&self.scene(), size, canvas.area, canvas))
    }

    /// What a seat has, in an area of so many columns and rows, and how many rows it took.
    pub(crate) fn draw_hand(&self, seat: Seat, room: (u16, u16)) -> (Drawn, u16) {
        let mut took = 0;
        let drawn =
            self.paint(room, |canvas| took = self.skin.hand(&self.scene(), seat, canvas.area, canvas));
        (drawn, took)
    }

    /// Draws the board into an area, and sees that nothing outside it is touched or can be clicked.
    pub(crate) fn assert_inside(&self, size: Size, area: Rect) {
        let blank = Cell::new("~");
        let (mut buffer, mut hits) = (Buffer::filled(Rect::new(0, 0, 160, 60), blank.clone()), Vec::new());
        let mut canvas = Canvas::new(&mut buffer, &mut hits, self.theme);
        self.skin.draw(&self.scene(), size, area, &mut canvas);
        for at in buffer.area.positions().filter(|at| !area.contains(*at)) {
            assert_eq!(buffer[at], blank, "at {at}: {:?} {size:?} {area}", self.theme);
        }
        assert!(hits.iter().all(|(hit, _)| area.intersection(*hit) == *hit), "{size:?} {area}");
    }

    /// What there is to know about the move that is looked at.
    pub(crate) fn remark(&self) -> Option<String> {
        self.scene().remarks()
    }

    /// The spot to which an arrow key leads.
    pub(crate) fn towards(&self, from: &str, way: Direction) -> Option<String> {
        let to = self.skin.towards(&self.scene(), self.spot(from), way)?;
        self.board.spot(to).map(|spot| spot.id.clone())
    }
}

/// What was drawn, with what can be clicked.
pub(crate) struct Drawn {
    pub(crate) buffer: Buffer,
    pub(crate) hits: Vec<(Rect, Hit)>,
}

impl Drawn {
    /// Its rows, without spaces at their ends.
    pub(crate) fn rows(&self) -> Vec<String> {
        let area = self.buffer.area;
        let row = |y: u16| (0..area.width).map(|x| self.buffer[(x, y)].symbol()).collect::<String>();
        (0..area.height).map(|y| row(y).trim_end().to_owned()).collect()
    }

    /// All of it.
    pub(crate) fn text(&self) -> String {
        self.rows().into_iter().map(|row| row + "\n").collect()
    }

    /// The first cell of the first place where that is written.
    pub(crate) fn cell(&self, what: &str) -> &Cell {
        let rows = self.rows();
        let place = rows.iter().enumerate().find_map(|(y, row)| {
            let at = row.find(what)?;
            Some((row[..at].chars().count() as u16, y as u16))
        });
        &self.buffer[place.unwrap_or_else(|| panic!("“{what}” is not drawn:\n{}", self.text()))]
    }

    /// Whether that is written dark on light, or the other way round.
    pub(crate) fn is_reversed(&self, what: &str) -> bool {
        self.cell(what).modifier.contains(Modifier::REVERSED)
    }

    /// What a click there means: what was noted last lies above.
    pub(crate) fn hit(&self, at: Position) -> Option<Hit> {
        self.hits.iter().rev().find(|(area, _)| area.contains(at)).map(|(_, hit)| *hit)
    }

    /// Everything that can be clicked there, also what lies below.
    pub(crate) fn over(&self, at: Position) -> Vec<Hit> {
        self.hits.iter().filter(|(area, _)| area.contains(at)).map(|(_, hit)| *hit).collect()
    }
}

/// The spot that a click means, if it means one.
pub(crate) fn spot_of(hit: Hit) -> Option<SpotIndex> {
    if let Hit::Spot(spot) = hit { Some(spot) } else { None }
}
