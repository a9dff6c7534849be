//! All that a board shows at one moment: what lies where, and everything there is to point out.

use tabuleiro_game::{
    Board, Choice, Lang, Mark, Preview, Seat, Spot, SpotIndex, SpotKind, Step, Token, View,
};
use tabuleiro_search::{Proven, Value};
use tabuleiro_table::{Judgement, Refusal};
use tabuleiro_text::Speaker;

use crate::theme::Theme;

/// All that a board shows at one moment.
#[derive(Clone, Copy)]
pub struct Scene<'s> {
    /// The board.
    pub board: &'s Board,
    /// What lies on it, perhaps in the middle of a move, and what to point out.
    pub view: &'s View,
    /// Where the cursor is.
    pub focus: Option<SpotIndex>,
    /// What has been touched of a move so far: a piece in hand comes first.
    pub held: &'s [SpotIndex],
    /// What can be touched next: everything that is legal, and nothing else.
    pub open: &'s [SpotIndex],
    /// What would happen if the focus were played.
    pub preview: Option<&'s Preview>,
    /// The step that has just been carried out, while a move is shown step by step.
    pub step: Option<&'s Step>,
    /// Why the last try was refused.
    pub refused: Option<&'s Refusal>,
    /// What moves are worth, each on the spot where it ends.
    pub values: &'s [SpotValue],
    /// The spots of a move that somebody suggests.
    pub hint: &'s [SpotIndex],
    /// The seat that is shown as the nearest: the player's own.
    pub near: Seat,
    /// Who says what is written.
    pub speaker: &'s Speaker,
    /// How to draw.
    pub theme: Theme,
}

/// What a move is worth, on the spot where it ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpotValue {
    /// The spot where it ends.
    pub spot: SpotIndex,
    /// The spot where it begins, if that is another: the piece, the table.
    pub from: Option<SpotIndex>,
    /// Its proven value, counted from before the move.
    pub proven: Option<Proven>,
    /// A guess in hundredths of the game's own unit, where nothing is proven.
    pub score: Option<i32>,
    /// Whether none is better.
    pub is_best: bool,
}

impl<'s> Scene<'s> {
    /// A board that is only looked at.
    pub fn still(board: &'s Board, view: &'s View, speaker: &'s Speaker, theme: Theme) -> Scene<'s> {
        Scene {
            board,
            view,
            focus: None,
            held: &[],
            open: &[],
            preview: None,
            step: None,
            refused: None,
            values: &[],
            hint: &[],
            near: Seat::FIRST,
            speaker,
            theme,
        }
    }

    /// A spot by its number.
    pub fn spot(&self, index: SpotIndex) -> Option<&'s Spot> {
        self.board.spot(index)
    }

    /// What a move is worth in a few columns, as numbers are written in the language of the screen.
    pub fn brief(&self, value: &SpotValue) -> String {
        let brief = value.brief(self.theme);
        match self.speaker.lang() {
            Lang::Pt => brief.replace('.', ","),
            Lang::En => brief,
        }
    }

    /// Whether a spot can be touched next.
    pub fn is_open(&self, spot: SpotIndex) -> bool {
        self.open.contains(&spot)
    }

    /// Whether a spot has been touched.
    pub fn is_held(&self, spot: SpotIndex) -> bool {
        self.held.contains(&spot)
    }

    /// Whether somebody is choosing and this empty place may not be touched.
    pub fn is_barred(&self, spot: SpotIndex) -> bool {
        let is_place = self.spot(spot).is_some_and(|spot| spot.kind == SpotKind::Place && spot.touch);
        is_place && !self.open.is_empty() && !self.is_open(spot) && self.view.on(spot).next().is_none()
    }

    /// Whether the cursor is there.
    pub fn is_focus(&self, spot: SpotIndex) -> bool {
        self.focus == Some(spot)
    }

    /// Whether the last move touched a spot, or took something from it.
    pub fn is_last(&self, spot: SpotIndex) -> bool {
        self.view.marks.iter().any(|mark| match mark {
            Mark::Last(last) => *last == spot,
            Mark::Moved { from, to, .. } => *from == spot && self.is_store(*to),
            _ => false,
        })
    }

    /// Whether a seat keeps there what it has won.
    pub fn is_store(&self, spot: SpotIndex) -> bool {
        self.spot(spot).is_some_and(|spot| matches!(spot.kind, SpotKind::Store(_)))
    }

    /// Whether a spot is part of a winning line.
    pub fn is_winning(&self, spot: SpotIndex) -> bool {
        self.view.marks.iter().any(|mark| matches!(mark, Mark::Line(line) if line.contains(&spot)))
    }

    /// The winning lines.
    pub fn lines(&self) -> impl Iterator<Item = &'s [SpotIndex]> {
        self.view.marks.iter().filter_map(|mark| match mark {
            Mark::Line(line) => Some(line.as_slice()),
            _ => None,
        })
    }

    /// What the question is about.
    pub fn asked(&self) -> impl Iterator<Item = SpotIndex> + use<'s> {
        self.view.marks.iter().filter_map(|mark| match mark {
            Mark::Asked(spot) => Some(*spot),
            _ => None,
        })
    }

    /// Who has claimed a spot.
    pub fn claimed(&self, spot: SpotIndex) -> Option<Seat> {
        self.view.marks.iter().find_map(|mark| match mark {
            Mark::Claimed(claimed, seat) if *claimed == spot => Some(*seat),
            _ => None,
        })
    }

    /// Whether the last try was refused because of what lies there.
    pub fn is_forbidding(&self, spot: SpotIndex) -> bool {
        self.refused.is_some_and(|refusal| refusal.because.contains(&spot))
    }

    /// Whether the last try was refused and about that spot.
    pub fn is_refused(&self, spot: SpotIndex) -> bool {
        self.refused.is_some_and(|refusal| refusal.about == Some(spot))
    }

    /// The top token on a spot.
    pub fn token(&self, spot: SpotIndex) -> Option<&'s Token> {
        self.view.tokens.iter().rfind(|token| token.spot == spot && token.count > 0)
    }

    /// How many tokens would lie on a spot after the move that is looked at.
    pub fn after(&self, spot: SpotIndex) -> Option<u32> {
        let tokens = &self.preview?.after.tokens;
        Some(tokens.iter().filter(|token| token.spot == spot).map(|token| u32::from(token.count)).sum())
    }

    /// The token that the move looked at would bring to a spot and that is not there now.
    pub fn coming(&self, spot: SpotIndex) -> Option<Token> {
        let here = |token: &&Token| token.spot == spot && token.count > 0;
        let is_new = |token: &&Token| !self.view.tokens.iter().filter(here).any(|now| now.look == token.look);
        self.preview?.after.tokens.iter().filter(here).find(is_new).copied()
    }

    /// What there is to know about the move that is looked at, beyond its own sentence.
    pub fn remarks(&self) -> Option<String> {
        let remarks = self.preview?.remarks.iter().map(|remark| self.say(remark));
        remarks.reduce(|all, next| format!("{all} {next}"))
    }

    /// The values of the moves that end on a spot, with the piece in hand only, if there is one.
    pub fn values_on(&self, spot: SpotIndex) -> impl Iterator<Item = &'s SpotValue> {
        self.values.iter().filter(move |value| value.spot == spot)
    }

    /// What is said, in the language of the screen.
    pub fn say(&self, message: &tabuleiro_game::Message) -> String {
        self.speaker.say(message)
    }
}

impl SpotValue {
    /// The values of judged moves, on the spots where they end.
    pub fn all(choices: &[Choice], judged: &[Judgement]) -> Vec<SpotValue> {
        // Where nothing is known nothing is the best.
        let best = judged.first().map(worth).filter(|worth| *worth != (None, None));
        let value = |choice: &Choice| {
            let one = judged.iter().find(|one| one.text == choice.text)?;
            let spot = *choice.path.last()?;
            let from = choice.path.first().copied().filter(|first| *first != spot);
            let is_best = Some(worth(one)) == best;
            Some(SpotValue { spot, from, proven: one.proven, score: one.score, is_best })
        };
        choices.iter().filter_map(value).collect()
    }

    /// In a few columns: `▴3`, `▿4`, `=`, `+0.5`; in ASCII `+3`, `-4`, `=`.
    pub fn brief(&self, theme: Theme) -> String {
        let plies = self.proven.and_then(|proven| proven.plies).map(|plies| plies.to_string());
        match (self.proven.map(|proven| proven.value), self.score) {
            (Some(Value::Win), _) => theme.pick("▴", "+").to_owned() + &plies.unwrap_or_default(),
            (Some(Value::Loss), _) => theme.pick("▿", "-").to_owned() + &plies.unwrap_or_default(),
            (Some(Value::Draw), _) => "=".to_owned(),
            (None, Some(score)) => format!("{:+.1}", f64::from(score) / 100.0),
            (None, None) => theme.pick("–", ".").to_owned(),
        }
    }

    /// Above 0 if it is good for whoever plays it, below 0 if it is bad.
    pub fn sign(&self) -> i32 {
        match (self.proven.map(|proven| proven.value), self.score) {
            (Some(Value::Win), _) => 1,
            (Some(Value::Loss), _) => -1,
            (Some(Value::Draw), _) | (None, None) => 0,
            (None, Some(score)) => score.signum(),
        }
    }
}

fn worth(one: &Judgement) -> (Option<Proven>, Option<i32>) {
    (one.proven, one.score)
}
