//! How a session looks. Nothing changes.

use tabuleiro_game::{Reading, SpotIndex};
use tabuleiro_table::time::Moment;
use tabuleiro_table::{Round, Session, review};

use super::Desk;
use crate::answer::{Answer, Read};
use crate::ask::{Lang, Looking};
use crate::choice::{Choice, Step};
use crate::preview::Preview;
use crate::record::Archive;
use crate::review::{Reviewed, Summary};
use crate::{Board, Event, Fault, Score, Standing, View, WireError};

impl Desk {
    pub(super) fn look(&self, ask: &Looking, now: Moment) -> Result<Answer, Box<Fault>> {
        let session = self.opened()?;
        let table = session.table();
        Ok(match ask {
            Looking::Board => Answer::Board { board: Board::from(&table.board()) },
            Looking::View { ply } => Answer::View { view: view(session, *ply) },
            Looking::Choices => Answer::Choices { choices: choices(session) },
            Looking::Steps { ply } => Answer::Steps { steps: steps(&table.steps(*ply as usize)) },
            Looking::Preview { text } => Answer::Preview { preview: Preview::from(&table.preview(text)?) },
            Looking::Why { path } => why(session, path)?,
            Looking::Read { text, lang } => Answer::Read { reading: read(session, text, *lang)? },
            Looking::Standing => Answer::Standing { standing: Standing::of(session, now) },
            Looking::Score => Answer::Score { score: self.score()? },
            Looking::Events { after } => {
                let events = after.map_or(session.events(), |after| session.events_after(after));
                Answer::Events { events: events.iter().map(Event::from).collect() }
            }
            Looking::Record { date } => Answer::Record { record: Archive::from(&session.archive(date)) },
            Looking::Review { appraisals } => review(session, appraisals),
        })
    }

    fn score(&self) -> Result<Score, Box<Fault>> {
        let round = self.round.as_ref().ok_or(WireError::NotOpen)?;
        Ok(Score::from(&Round::score(round)))
    }
}

fn view(session: &Session, ply: Option<u32>) -> View {
    View::from(&match ply.map(|ply| ply as usize) {
        Some(ply) if ply < session.table().ply() => session.table().view(ply),
        _ => session.view(),
    })
}

fn choices(session: &Session) -> Vec<Choice> {
    let choices = if session.ended().is_some() { Vec::new() } else { session.table().choices() };
    choices.iter().map(Choice::from).collect()
}

fn why(session: &Session, path: &[u16]) -> Result<Answer, Box<Fault>> {
    let count = session.table().board().spots.len();
    if let Some(spot) = path.iter().find(|spot| usize::from(**spot) >= count) {
        return Err(WireError::UnknownSpot(*spot, count).into());
    }
    let path: Vec<SpotIndex> = path.iter().map(|spot| SpotIndex(*spot)).collect();
    match session.table().refused_path(&path) {
        Some(refusal) => Err(Box::new(refusal.into())),
        None => Ok(Answer::LeadsOn),
    }
}

fn read(session: &Session, text: &str, lang: Lang) -> Result<Read, Box<Fault>> {
    Ok(match session.table().read(text, lang.into())? {
        Reading::Move(text) => Read::Move { text },
        Reading::More(question) => Read::More { question: question.into() },
    })
}

/// What is no appraisal, or of a move that was never made, is passed over.
fn review(session: &Session, appraisals: &[String]) -> Answer {
    let found: Vec<review::Appraisal> = appraisals.iter().filter_map(|text| text.parse().ok()).collect();
    let moves = review::reviewed(session.table(), &found);
    let seats = review::Summary::of_all(&moves, session.table().seats());
    Answer::Review {
        moves: moves.iter().map(Reviewed::from).collect(),
        seats: seats.iter().map(Summary::from).collect(),
    }
}

fn steps(steps: &[tabuleiro_game::Step]) -> Vec<Step> {
    steps.iter().map(Step::from).collect()
}
