//! Playthroughs that must not change: whole games written out, compared letter by letter.

use std::fmt::Write;
use std::path::Path;

use tabuleiro_game::{Board, Lang, Message, Record, Show};
use tabuleiro_search::random;
use tabuleiro_text::{Ink, Sketch, Speaker};

use crate::walk;

/// Compares `DIR/NAME.txt` with a fresh playthrough for every `(name, options, seed)`.
///
/// With `TABULEIRO_UPDATE=1` the files are written instead; read them through before committing.
pub fn playthroughs<G: Show>(dir: &str, games: &[(&str, &str, u64)]) {
    assert!(!games.is_empty(), "a game has at least one playthrough");
    for (name, options, seed) in games {
        let path = Path::new(dir).join(format!("{name}.txt"));
        let options = options.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        let fresh = write::<G>(&walk::game(&G::start(G::deal(options, &mut random::seeded(*seed))), *seed));
        if std::env::var_os("TABULEIRO_UPDATE").is_some() {
            std::fs::create_dir_all(dir).expect("the folder can be made");
            std::fs::write(&path, &fresh).expect("the playthrough can be written");
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_same(name, &kept, &fresh);
    }
    let files = std::fs::read_dir(dir).expect("the folder is there").count();
    assert_eq!(files, games.len(), "a file in {dir} that no test writes");
}

fn assert_same(name: &str, kept: &str, fresh: &str) {
    if let Some(line) = kept.lines().zip(fresh.lines()).position(|(one, other)| one != other) {
        let at = |text: &str| text.lines().nth(line).unwrap_or_default().to_owned();
        panic!("{name}, line {}:\n kept: {}\nfresh: {}", line + 1, at(kept), at(fresh));
    }
    assert_eq!(kept.len(), fresh.len(), "{name}: one is longer");
}

/// A game written out: every position with its board, whose turn it is, its legal moves, and what each move does,
/// in both languages. Long games skip the boards between the first and the last few moves.
fn write<G: Show>(record: &Record<G>) -> String {
    let scribe = Scribe::new::<G>(record.start().options());
    let mut text = format!("game {}\noptions {}\n", G::NAME, record.start().options());
    for (ply, at) in record.positions().iter().enumerate() {
        let _ = writeln!(text, "\n== {ply}\nposition {at}");
        if ply < 12 || ply + 6 > record.ply() {
            scribe.draw(&mut text, record, ply);
        }
        if let Some(&mv) = record.moves().get(ply) {
            scribe.tell(&mut text, at, mv);
        }
    }
    match record.outcome() {
        Some(outcome) => {
            let verdict = record.now().verdict(outcome);
            let _ = writeln!(text, "\nover {outcome:?}\n{}", scribe.both(&verdict));
        }
        None => text.push_str("\nno end\n"),
    }
    text
}

/// Whoever writes a game out.
struct Scribe {
    board: Board,
    sketch: Sketch,
    en: Speaker,
    pt: Speaker,
}

impl Scribe {
    fn new<G: Show>(options: G::Options) -> Scribe {
        let board = G::board(options);
        let [en, pt] = Lang::ALL.map(Speaker::new);
        Scribe { sketch: Sketch::new(G::NAME, G::words(), &board), board, en, pt }
    }

    /// A sentence in both languages.
    fn both(&self, message: &Message) -> String {
        format!("{} | {}", self.en.say(message), self.pt.say(message))
    }

    /// The board with the facts beside it.
    fn draw<G: Show>(&self, text: &mut String, record: &Record<G>, ply: usize) {
        let at = &record.positions()[ply];
        let last = ply.checked_sub(1).map(|before| (&record.positions()[before], record.moves()[before]));
        let view = at.view(last, record.outcome().filter(|_| ply == record.ply()));
        let _ = writeln!(text, "{}", self.sketch.draw(&self.board, &view, &self.en, Ink::PLAIN));
        for fact in &view.facts {
            let _ = writeln!(text, "note {}", self.both(fact));
        }
    }

    /// Who must decide, what can be done, and what was done.
    fn tell<G: Show>(&self, text: &mut String, at: &G, mv: G::Move) {
        let legal: Vec<String> = at.moves().map(|mv| mv.to_string()).collect();
        let shown = &legal[..legal.len().min(40)];
        let _ = writeln!(text, "turn {}", at.turn());
        let _ = writeln!(text, "moves {}: {}", legal.len(), shown.join(" "));
        let _ = writeln!(text, "ask {}", self.both(&at.question()));
        let _ = writeln!(text, "play {mv}: {}", self.both(&at.tell(mv)));
        for step in at.steps(mv) {
            let _ = writeln!(text, "  {}", self.both(&step.say));
        }
    }
}
