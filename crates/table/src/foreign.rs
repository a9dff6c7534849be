//! Other programs' records: what stands between their form and ours.

use tabuleiro_game::{Game, Message, Outcome, Record, Seat, Speak, TextError};
use tabuleiro_oware::{Ogn, Oware};

use crate::archive::Verdict;
use crate::kind::Foreign;
use crate::{Archive, Ending, Sitting, Table, WORDS};

/// Aualé's `.ogn` for Oware.
pub(crate) const OGN: Foreign = Foreign { extension: "ogn", read, write };

/// Tags of theirs that we keep among the others. `?` stands there when nothing is known.
const KEPT: [&str; 3] = ["Event", "Site", "Round"];

/// The tag by which we say in their form that a game ended other than by the rules.
const ENDING: &str = "Ending";

fn read(text: &str) -> Result<Archive, Message> {
    let ogn: Ogn = text.parse().map_err(|error: TextError| error.message())?;
    let mut table = Sitting::<Oware>::new(ogn.first());
    for mv in &ogn.moves {
        table.play(&mv.to_string())?;
    }
    if let Some(ending) = ending(&ogn) {
        table.end(ending);
    }
    let known = |text: &str| if text.starts_with('?') { String::new() } else { text.to_owned() };
    let mut archive = Archive::of(&table, &[ogn.south.clone(), ogn.north.clone()], &known(&ogn.date));
    for (tag, value) in KEPT.into_iter().zip([&ogn.event, &ogn.site, &ogn.round]) {
        if value != "?" {
            archive.others.push((tag.to_owned(), value.clone()));
        }
    }
    archive.others.extend(ogn.others.into_iter().filter(|(tag, _)| !Archive::has_meaning(tag)));
    for (ply, comment) in ogn.comments {
        archive.comments.entry(ply).or_default().push(comment);
    }
    Ok(archive)
}

/// Why the game ended if not by the rules: as we have noted it, or, for a file with a result before the end of the
/// game, because the loser gave up or the players agreed.
fn ending(ogn: &Ogn) -> Option<Ending> {
    let noted = ogn.others.iter().find(|(tag, _)| tag == ENDING).and_then(|(_, value)| value.parse().ok());
    let claimed = ogn.result.map(|scores| match Outcome::scores(scores).winner {
        None => Ending::Agreed,
        Some(winner) => Ending::Resigned(winner.other()),
    });
    noted.or(claimed)
}

fn write(archive: &Archive) -> Result<String, Message> {
    if archive.game != Oware::NAME {
        return Err(Message::new(&WORDS, "table-foreign-game"));
    }
    let mut ogn = Ogn::of(&record(archive)?);
    let name = |seat: Seat| archive.seats.get(seat.index()).cloned().unwrap_or_else(|| "?".to_owned());
    (ogn.south, ogn.north) = (name(Seat::FIRST), name(Seat::SECOND));
    if !archive.date.is_empty() {
        ogn.date.clone_from(&archive.date);
    }
    archive.others.iter().for_each(|(tag, value)| set_tag(&mut ogn, tag, value));
    if let Some(ending) = archive.ending.filter(|_| archive.result != Verdict::Unfinished) {
        set_tag(&mut ogn, ENDING, &ending.to_string());
    }
    let comments = archive.comments.iter();
    ogn.comments = comments.flat_map(|(&ply, all)| all.iter().map(move |one| (ply, one.clone()))).collect();
    Ok(ogn.to_string())
}

fn set_tag(ogn: &mut Ogn, tag: &str, value: &str) {
    let value = value.to_owned();
    match tag {
        "Event" => ogn.event = value,
        "Site" => ogn.site = value,
        "Round" => ogn.round = value,
        // These say in their form what other tags say in ours.
        "Variant" | "Date" | "South" | "North" | "Result" | "FEN" => (),
        _ => ogn.others.push((tag.to_owned(), value)),
    }
}

/// The moves of an archive, checked, as the game's own record.
fn record(archive: &Archive) -> Result<Record<Oware>, Message> {
    let table = archive.replay().map_err(|error| error.message())?;
    let first: Oware = table.beginning().0.parse().map_err(|error: TextError| error.message())?;
    let mut record = Record::new(first);
    for text in (1..=table.ply()).filter_map(|ply| table.state(ply).mv) {
        let mv = text.parse().map_err(|error: TextError| error.message())?;
        record.play(mv).map_err(|error| error.message())?;
    }
    Ok(record)
}
