//! Other programs' records: what stands between their form and ours.

use tabuleiro_game::{Game, Message, Outcome, Record, Seat, Speak, TextError};
use tabuleiro_oware::{Ogn, Oware};
use tabuleiro_table::archive::GameResult;
use tabuleiro_table::{Archive, End, Ending, Foreign, Sitting, Table, WORDS};

use crate::{GAMES, OWARE};

/// Aualé's `.ogn` for Oware.
pub(crate) const FORM: Foreign = Foreign { extension: "ogn", tag: "Variant", read, write };

/// Tags of theirs that we keep among the others. `?` stands there when nothing is known.
const KEPT: [&str; 3] = ["Event", "Site", "Round"];

/// The tag by which we say in their form that a game ended other than by the rules.
const ENDING: &str = "Ending";

fn read(text: &str) -> Result<Archive, Message> {
    let ogn: Ogn = text.parse().map_err(|error: TextError| error.message())?;
    let mut table = Sitting::<Oware>::new(&OWARE, ogn.first());
    for mv in &ogn.moves {
        table.play(&mv.to_string()).map_err(|refusal| refusal.message)?;
    }
    let known = |text: &str| if text.starts_with('?') { String::new() } else { text.to_owned() };
    let players = [ogn.south.clone(), ogn.north.clone()];
    let mut archive = Archive::of(&table, end(&table, &ogn), &[], &players, &known(&ogn.date));
    for (tag, value) in KEPT.into_iter().zip([&ogn.event, &ogn.site, &ogn.round]) {
        if value != "?" {
            archive.others.push((tag.to_owned(), value.clone()));
        }
    }
    archive.others.extend(ogn.others.into_iter().filter(|(tag, _)| !Archive::has_meaning(tag)));
    for (ply, comment) in ogn.comments {
        archive.main.annotate(ply, &comment);
    }
    Ok(archive)
}

/// How the game ended: by the rules if it did, else as the file has it.
fn end(table: &Sitting<Oware>, ogn: &Ogn) -> Option<End> {
    let by_rules =
        table.standing(usize::MAX).1.map(|outcome| End { ending: Ending::Rules, outcome: Some(outcome) });
    by_rules.or_else(|| ending(ogn).map(|ending| End { ending, outcome: ending.result(2) }))
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
    if let Some(ending) = archive.ending.filter(|_| archive.result != GameResult::Unfinished) {
        set_tag(&mut ogn, ENDING, &ending.to_string());
    }
    let said = |ply| archive.main.annotations(ply).into_iter().map(move |text| (ply, text));
    ogn.comments = (0..=archive.moves().len()).flat_map(said).collect();
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
    let table = archive.replay(GAMES).map_err(|error| error.message())?.table;
    let first: Oware = table.setting().position.parse().map_err(|error: TextError| error.message())?;
    let mut record = Record::new(first);
    for text in table.moves() {
        let mv = text.parse().map_err(|error: TextError| error.message())?;
        record.play(mv).map_err(|error| error.message())?;
    }
    Ok(record)
}
