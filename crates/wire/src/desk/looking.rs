//! How a session looks. Nothing changes.

use tabuleiro_game::{Reading, SpotIndex};
use tabuleiro_table::time::Moment;
use tabuleiro_table::{Round, Session};

use super::Desk;
use crate::answer::{Answer, Read};
use crate::ask::{Lang, Look};
use crate::choice::{Choice, Step};
use crate::record::Record;
use crate::{Board, Event, Fault, Score, Standing, View, WireError};

impl Desk {
    pub(super) fn look(&self, ask: &Look, now: Moment) -> Result<Answer, Box<Fault>> {
        let session = self.opened()?;
        let table = session.table();
        Ok(match ask {
            Look::Board => Answer::Board { board: Board::from(&table.board()) },
            Look::View { ply } => Answer::View { view: view(session, *ply) },
            Look::Choices => Answer::Choices { choices: choices(session) },
            Look::Steps { ply } => Answer::Steps { steps: steps(&table.steps(*ply as usize)) },
            Look::Preview { text } => Answer::Steps { steps: steps(&table.preview(text)?) },
            Look::Why { path } => why(session, path)?,
            Look::Read { text, lang } => Answer::Read { reading: read(session, text, *lang)? },
            Look::Standing => Answer::Standing { standing: Standing::of(session, now) },
            Look::Score => Answer::Score { score: self.score()? },
            Look::Events { after } => {
                let events = after.map_or(session.events(), |after| session.events_after(after));
                Answer::Events { events: events.iter().map(Event::from).collect() }
            }
            Look::Record { date } => Answer::Record { record: Record::from(&session.archive(date)) },
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

fn steps(steps: &[tabuleiro_game::Step]) -> Vec<Step> {
    steps.iter().map(Step::from).collect()
}
