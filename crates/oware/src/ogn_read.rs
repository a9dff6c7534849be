//! Reading `.ogn` files.

use std::str::FromStr;

use tabuleiro_game::{Arg, Game, Lang, Outcome, Read, Reading, Record, Show, Speak, TextError, quote};

use crate::notation::number;
use crate::ogn::NAMES;
use crate::{Move, Ogn, Oware, OwareOptions, say};

impl FromStr for Ogn {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Ogn, TextError> {
        let mut game = Ogn::default();
        let mut head = Head::default();
        let text = text.trim_start_matches('\u{feff}');
        let body = head.read(text, &mut game)?;
        game.start = head.start()?;
        let record = read_body(&mut game, body, head.result)?;
        game.moves = record.moves().to_vec();
        agrees(&game, &record)?;
        Ok(game)
    }
}

/// What the tags say about the game itself.
#[derive(Default)]
struct Head {
    variant: Option<String>,
    fen: Option<String>,
    result: Option<Finish>,
}

/// Whether a tag means something here, so that it must not stand twice.
fn is_ours(name: &str) -> bool {
    NAMES.contains(&name) || matches!(name, "Variant" | "FEN" | "Result")
}

/// A result: the final seeds, or `None` for `*`.
type Finish = Option<[u8; 2]>;

impl Head {
    /// Reads the tags; what follows them is the body.
    fn read<'t>(&mut self, text: &'t str, game: &mut Ogn) -> Result<&'t str, TextError> {
        let mut rest = text;
        let mut line_number = 0;
        let mut seen = Vec::new();
        while !rest.is_empty() {
            let (line, after) = rest.split_once('\n').unwrap_or((rest, ""));
            line_number += 1;
            let line = line.trim();
            if !line.is_empty() {
                if !line.starts_with('[') {
                    break;
                }
                let bad = || say("oware-ogn-tag").with("line", line_number).with("text", quote(line));
                let (name, value) = tag(line).ok_or_else(bad)?;
                if is_ours(name) && seen.contains(&name) {
                    return Err(say("oware-ogn-twice").with("name", name).into());
                }
                seen.push(name);
                self.set(name, value, game)?;
            }
            rest = after;
        }
        Ok(rest)
    }

    fn set(&mut self, name: &str, value: String, game: &mut Ogn) -> Result<(), TextError> {
        match name {
            "Variant" => self.variant = Some(value),
            "FEN" => self.fen = Some(value),
            "Result" => {
                let bad = || say("oware-ogn-result").with("text", quote(&value));
                self.result = Some(finish(&value).ok_or_else(bad)?);
            }
            _ => match NAMES.iter().position(|known| *known == name) {
                Some(0) => game.event = value,
                Some(1) => game.site = value,
                Some(2) => game.date = value,
                Some(3) => game.round = value,
                Some(4) => game.south = value,
                Some(_) => game.north = value,
                None => game.others.push((name.to_owned(), value)),
            },
        }
        Ok(())
    }

    /// Where the game began, if not as usual; the variant must fit.
    fn start(&self) -> Result<Option<Oware>, TextError> {
        let report = self.variant.as_deref().is_some_and(|name| name.eq_ignore_ascii_case("report"));
        let start = match &self.fen {
            Some(fen) => fen.parse().map_err(|why: TextError| say("oware-ogn-fen").with("why", why.0))?,
            None if report => Oware::start(OwareOptions::REPORT),
            None => Oware::start(OwareOptions::default()),
        };
        if let Some(name) = &self.variant
            && !name.eq_ignore_ascii_case(Ogn::variant(&start))
        {
            let fits = Ogn::variant(&start);
            return Err(say("oware-ogn-variant").with("text", quote(name)).with("fits", fits).into());
        }
        Ok(Some(start).filter(|start| *start != Oware::start(OwareOptions::default())))
    }
}

/// `[Name "value"]`, taken apart.
fn tag(line: &str) -> Option<(&str, String)> {
    let inside = line.strip_prefix('[')?.strip_suffix(']')?.trim();
    let (name, quoted) = inside.split_once(char::is_whitespace)?;
    let quoted = quoted.trim().strip_prefix('"')?.strip_suffix('"')?;
    let mut value = String::new();
    let mut letters = quoted.chars();
    while let Some(letter) = letters.next() {
        value.push(match letter {
            '\\' => letters.next()?,
            '"' => return None,
            plain => plain,
        });
    }
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    is_name.then_some((name, value))
}

fn finish(text: &str) -> Option<Finish> {
    if text == "*" {
        return Some(None);
    }
    let (south, north) = text.split_once('-')?;
    Some(Some([number(south)?, number(north)?]))
}

/// Plays the moves, keeps the comments, and takes the result from the end.
fn read_body(game: &mut Ogn, body: &str, tagged: Option<Finish>) -> Result<Record<Oware>, TextError> {
    let mut record = Record::new(game.first());
    let mut ended: Option<Finish> = None;
    let mut rest = body.trim_start();
    while !rest.is_empty() {
        if let Some(after) = rest.strip_prefix('{') {
            let (comment, after) = after.split_once('}').ok_or_else(|| say("oware-ogn-comment"))?;
            let words: Vec<&str> = comment.split_whitespace().collect();
            game.comments.push((record.ply(), words.join(" ")));
            rest = after.trim_start();
            continue;
        }
        let end = rest.find(|c: char| c.is_whitespace() || c == '{').unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        rest = after.trim_start();
        match finish(word) {
            _ if ended.is_some() => return Err(say("oware-ogn-after").with("text", quote(word)).into()),
            Some(result) => ended = Some(result),
            None => read_move(&mut record, without_number(word))?,
        }
    }
    let ended = ended.ok_or_else(|| say("oware-ogn-cut-short"))?;
    game.result = one_result(ended, tagged)?;
    Ok(record)
}

/// The result at the end, which a tag must not contradict, and which cannot have more seeds than there are.
fn one_result(ended: Finish, tagged: Option<Finish>) -> Result<Finish, TextError> {
    if tagged.is_some_and(|tag| tag != ended) {
        return Err(say("oware-ogn-two-results").into());
    }
    match ended {
        Some([south, north]) if u16::from(south) + u16::from(north) > 48 => {
            Err(say("oware-ogn-seeds").with("south", south).with("north", north).into())
        }
        _ => Ok(ended),
    }
}

/// The word without the number of a pair before it: `1.`, `1.D`, `1...c`.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.len() < word.len() && rest.starts_with('.') { rest.trim_start_matches('.') } else { word }
}

fn read_move(record: &mut Record<Oware>, word: &str) -> Result<(), TextError> {
    if word.is_empty() {
        return Ok(());
    }
    let wrong = |why: Arg| {
        let ply = record.ply() + 1;
        TextError(say("oware-ogn-move").with("ply", ply).with("text", quote(word)).with("why", why))
    };
    if record.outcome().is_some() {
        return Err(wrong(say("oware-over").into()));
    }
    // A file has letters only, each in its own case: a person may also type one of the report's positions, or the other case.
    let letter = word.split('+').next().unwrap_or_default();
    let house: Move = letter.parse().map_err(|error: TextError| wrong(error.0.into()))?;
    record.now().check(house).map_err(|refusal| wrong(refusal.message().into()))?;
    match record.now().read(word, Lang::En) {
        Ok(Reading::Move(mv)) => {
            record.play(mv).expect("a move that was read in a game that goes on is legal");
            Ok(())
        }
        Ok(Reading::More(question)) => Err(wrong(question.into())),
        Err(error) => Err(wrong(error.message().into())),
    }
}

/// The result of a finished game names the winner that the moves give; how the seeds left over are counted differs
/// between programs.
fn agrees(game: &Ogn, record: &Record<Oware>) -> Result<(), TextError> {
    if let (Some(scores), Some(outcome)) = (game.result, record.outcome())
        && Outcome::scores(scores).winner != outcome.winner
    {
        return Err(say("oware-ogn-winner").with("verdict", record.now().verdict(outcome)).into());
    }
    Ok(())
}
