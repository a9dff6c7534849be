//! What a person types where a move is wanted, at once or part by part.
//!
//! Points by their names, with a dash, a space or nothing between them, and the one in the middle by its word: `b2`,
//! `centre`, `a1-a2`, `a1 a2`, `a1a2`. A man that is to move may be named first; where it goes is asked then.

use tabuleiro_game::{Game, Lang, Message, Misread, Read, Reading, message, quote};

use super::{Morris, MorrisMove, Point, Refusal, say};

impl Read for Morris {
    fn read(&self, text: &str, lang: Lang) -> Result<Reading<MorrisMove>, Misread<Refusal>> {
        if self.outcome().is_some() {
            return Err(Misread::Refused(Refusal::Over));
        }
        match *points(text, lang)? {
            [] => wrong(Message::new(&message::WORDS, "game-missing-move")),
            [point] if self.hand(self.turn()) > 0 => self.finish(MorrisMove::Put(point)),
            [from] => self.begin(from),
            [from, to] if from == to => wrong(say("morris-nowhere").with("point", from.to_string())),
            [from, to] => self.finish(MorrisMove::Go { from, to }),
            _ => wrong(say("morris-too-much").with("text", quote(text.trim()))),
        }
    }
}

impl Morris {
    fn begin(&self, from: Point) -> Result<Reading<MorrisMove>, Misread<Refusal>> {
        match self.man(from) {
            None => Err(Misread::Refused(Refusal::Empty { point: from })),
            Some(seat) if seat != self.turn() => Err(Misread::Refused(Refusal::NotYours { point: from })),
            Some(_) => Ok(Reading::More(say("morris-ask-to").with("point", from.to_string()))),
        }
    }

    fn finish(&self, mv: MorrisMove) -> Result<Reading<MorrisMove>, Misread<Refusal>> {
        self.check(mv).map(|()| Reading::Move(mv)).map_err(Misread::Refused)
    }
}

fn points(text: &str, lang: Lang) -> Result<Vec<Point>, Misread<Refusal>> {
    let between = |letter: char| letter.is_whitespace() || letter == '-' || letter == ',';
    let mut points = Vec::new();
    for part in text.split(between).filter(|part| !part.is_empty()) {
        match (point(part, lang), glued(part)) {
            (Some(point), _) => points.push(point),
            (None, Some(pair)) => points.extend(pair),
            (None, None) => return Err(wrong_text(say("morris-no-point").with("text", quote(part)))),
        }
    }
    Ok(points)
}

fn point(part: &str, lang: Lang) -> Option<Point> {
    let centre = match lang {
        Lang::En => "centre",
        Lang::Pt => "centro",
    };
    if part.to_lowercase() == centre { Some(Point::CENTRE) } else { Point::named(part) }
}

/// Two points with nothing between them: `a1a2`.
fn glued(part: &str) -> Option<[Point; 2]> {
    let (from, to) = part.split_at_checked(2)?;
    Some([Point::named(from)?, Point::named(to)?])
}

fn wrong(message: Message) -> Result<Reading<MorrisMove>, Misread<Refusal>> {
    Err(wrong_text(message))
}

fn wrong_text(message: Message) -> Misread<Refusal> {
    Misread::Text(message.into())
}
