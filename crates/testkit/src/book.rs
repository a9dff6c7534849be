//! The worked positions of a rule book, run.

use tabuleiro_game::{Detail, Lang, Outcome, Read, Reading, Record, Speak};
use tabuleiro_text::Speaker;

/// Runs every ```` ```example ```` block of a rule book. The commands are described in CONTRIBUTING.md.
pub fn rule_book<G: Read>(book: &str, lang: Lang) {
    let mut blocks = 0;
    let mut inside = false;
    let mut example = Example::<G>::new(lang);
    for (number, line) in book.lines().enumerate() {
        match line.trim() {
            "```example" => {
                inside = true;
                blocks += 1;
                example = Example::new(lang);
            }
            "```" => inside = false,
            command if inside && !command.is_empty() && !command.starts_with('#') => {
                example
                    .run(command)
                    .unwrap_or_else(|error| panic!("line {}: {command}\n{error}", number + 1));
            }
            _ => (),
        }
    }
    assert!(blocks >= 3, "a rule book has worked examples, this one {blocks}");
}

/// A game as far as an example has taken it.
struct Example<G: Read> {
    record: Record<G>,
    speaker: Speaker,
}

impl<G: Read> Example<G> {
    fn new(lang: Lang) -> Example<G> {
        Example { record: Record::new(G::start(G::Options::default())), speaker: Speaker::new(lang) }
    }

    fn run(&mut self, command: &str) -> Result<(), String> {
        let (verb, rest) = command.split_once(' ').unwrap_or((command, ""));
        let rest = rest.trim();
        match verb {
            "start" => self.record = Record::new(G::start(rest.parse().map_err(|error| format!("{error}"))?)),
            "at" => self.record = Record::new(rest.parse().map_err(|error| format!("{error}"))?),
            "play" => rest.split_whitespace().try_for_each(|text| self.play(text))?,
            "gives" => same(rest, &self.record.now().to_string())?,
            "turn" => same(rest, &self.record.now().turn().to_string())?,
            "moves" => self.moves(rest)?,
            "refuses" => self.refuses(rest)?,
            "reads" => self.reads(rest)?,
            "impossible" => self.impossible(rest)?,
            "ends" => same(rest, &result(self.record.outcome()))?,
            "goes" => same("goes on", &result(self.record.outcome()))?,
            _ => return Err(format!("“{verb}” is no command")),
        }
        Ok(())
    }

    fn play(&mut self, text: &str) -> Result<(), String> {
        let mv = text.parse().map_err(|error| format!("{error}"))?;
        self.record.play(mv).map_err(|error| format!("{text}: {error}"))
    }

    fn moves(&self, wanted: &str) -> Result<(), String> {
        let mut legal: Vec<String> = self.record.legal().iter().map(ToString::to_string).collect();
        if wanted.parse::<usize>().is_ok() {
            return same(wanted, &legal.len().to_string());
        }
        let mut wanted: Vec<&str> = wanted.split_whitespace().collect();
        wanted.sort_unstable();
        legal.sort_unstable();
        same(&wanted.join(" "), &legal.join(" "))
    }

    fn refuses(&self, rest: &str) -> Result<(), String> {
        let (text, sentence) = rest.split_once(": ").ok_or("refuses MOVE: SENTENCE")?;
        let mv = text.parse().map_err(|error| format!("{error}"))?;
        match self.record.check(mv) {
            Ok(()) => Err(format!("{text} is legal")),
            Err(refusal) => same(sentence.trim(), &self.speaker.say(&refusal.message())),
        }
    }

    fn reads(&self, rest: &str) -> Result<(), String> {
        let (typed, wanted) = rest.rsplit_once(": ").ok_or("reads TEXT: MOVE")?;
        match self.record.now().read(typed, self.speaker.lang()) {
            Ok(Reading::Move(mv)) => same(wanted.trim(), &mv.to_string()),
            Ok(Reading::More(question)) => Err(format!("asks: {question}")),
            Err(error) => Err(error.to_string()),
        }
    }

    fn impossible(&self, rest: &str) -> Result<(), String> {
        let (text, sentence) = rest.split_once(": ").ok_or("impossible TEXT: SENTENCE")?;
        match text.parse::<G>() {
            Ok(_) => Err(format!("“{text}” is possible")),
            Err(error) => same(sentence.trim(), &self.speaker.say(&error.message())),
        }
    }
}

fn same(wanted: &str, found: &str) -> Result<(), String> {
    if wanted == found { Ok(()) } else { Err(format!("wanted: {wanted}\n found: {found}")) }
}

fn result(outcome: Option<Outcome>) -> String {
    let Some(outcome) = outcome else { return "goes on".to_owned() };
    let winner = outcome.winner.map_or("draw".to_owned(), |seat| seat.to_string());
    match outcome.detail {
        Detail::Plain => winner,
        Detail::Scores([one, two]) => format!("{winner} {one}-{two}"),
        Detail::Colour(letter) => format!("{winner} colour {letter}"),
    }
}
