//! A position that was looked at again, with the move that was played there.

use std::fmt;
use std::str::FromStr;

use tabuleiro_game::Seat;

use super::Valued;
use crate::{Judgement, Worth};

/// A position that was looked at, with the move that was played there.
///
/// Its text form is for whoever carries it from one place to another, and gives it back as it was: `7|1|B|win 5|D|+0.40`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Appraisal {
    /// How many moves had been played when it was made, it included.
    pub ply: usize,
    /// Who made it.
    pub seat: Seat,
    /// The move in canonical text.
    pub text: String,
    /// What it is worth, seen from before it.
    pub own: Valued,
    /// The best move.
    pub best: String,
    /// What that is worth.
    pub worth: Valued,
}

/// The text is no appraisal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoAppraisal;

impl Appraisal {
    /// What was played among all that could be, best first. `None` if it is not among them.
    pub fn of(ply: usize, seat: Seat, text: &str, judged: &[Judgement]) -> Option<Appraisal> {
        let (best, own) = (judged.first()?, judged.iter().find(|one| one.text == text)?);
        let (text, best, worth) = (text.to_owned(), best.text.clone(), best.into());
        Some(Appraisal { ply, seat, text, own: own.into(), best, worth })
    }

    fn read(text: &str) -> Option<Appraisal> {
        let [ply, seat, mv, own, best, worth] = text.split('|').collect::<Vec<_>>()[..] else { return None };
        let seat = seat.parse().ok().filter(|seat| usize::from(*seat) < Seat::MOST)?;
        Some(Appraisal {
            ply: ply.parse().ok()?,
            seat: Seat::new(seat),
            text: mv.to_owned(),
            own: valued(own)?,
            best: best.to_owned(),
            worth: valued(worth)?,
        })
    }
}

/// What nobody knows has no text.
fn valued(text: &str) -> Option<Valued> {
    if text.is_empty() {
        return Some(Valued::default());
    }
    Some(match text.parse().ok()? {
        Worth::Proven(proven) => Valued { proven: Some(proven), score: None },
        Worth::Score(score) => Valued { proven: None, score: Some(score) },
    })
}

fn written(worth: Valued) -> String {
    let worth = worth.proven.map(Worth::Proven).or(worth.score.map(Worth::Score));
    worth.map(|worth| worth.to_string()).unwrap_or_default()
}

impl fmt::Display for Appraisal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Appraisal { ply, seat, text, own, best, worth } = self;
        write!(f, "{ply}|{}|{text}|{}|{best}|{}", seat.index(), written(*own), written(*worth))
    }
}

impl FromStr for Appraisal {
    type Err = NoAppraisal;

    fn from_str(text: &str) -> Result<Appraisal, NoAppraisal> {
        Appraisal::read(text).ok_or(NoAppraisal)
    }
}

#[cfg(test)]
mod tests {
    use tabuleiro_search::{Proven, Value};

    use super::*;

    #[test]
    fn an_appraisal_comes_back_as_it_was_written() {
        let worths = [
            Valued::default(),
            Valued { proven: None, score: Some(-140) },
            Valued { proven: Some(Proven::within(Value::Win, 5)), score: None },
            Valued { proven: Some(Proven::of(Value::Draw)), score: None },
            Valued { proven: Some(Proven { margin: Some(-4), ..Proven::of(Value::Loss) }), score: None },
        ];
        for own in worths {
            for worth in worths {
                let [text, best] = ["ro:+3", "c/nw"].map(str::to_owned);
                let one = Appraisal { ply: 7, seat: Seat::SECOND, text, own, best, worth };
                assert_eq!(one.to_string().parse(), Ok(one.clone()), "{one}");
            }
        }
        assert_eq!(
            "7|1|B|win 5|D|+0.40".parse::<Appraisal>().map(|one| one.to_string()),
            Ok("7|1|B|win 5|D|+0.40".to_owned())
        );
    }

    #[test]
    fn what_is_none_is_refused() {
        for text in
            ["", "7|1|B|win 5|D", "x|1|B||D|", "7|9|B||D|", "7|1|B|much|D|", "7|1|B||D||", "-1|0|B||D|"]
        {
            assert_eq!(text.parse::<Appraisal>(), Err(NoAppraisal), "{text}");
        }
    }
}
