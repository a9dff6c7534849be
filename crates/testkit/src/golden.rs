//! Playthroughs that must not change: whole games written out, compared letter by letter.

use std::fmt::Write;
use std::path::Path;

use tabuleiro_game::{Record, Show};
use tabuleiro_search::random;
use tabuleiro_text::{Ink, Lang, Speaker, draw};

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
    let [en, pt] = Lang::ALL.map(Speaker::new);
    let mut text = format!("game {}\noptions {}\n", G::NAME, record.start().options());
    for (ply, at) in record.positions().iter().enumerate() {
        let over = ply == record.ply() && record.outcome().is_some();
        let last = ply.checked_sub(1).map(|before| record.moves()[before]);
        let _ = writeln!(text, "\n== {ply}\nposition {at}");
        if ply < 12 || ply + 6 > record.ply() {
            let _ = writeln!(text, "{}", draw(&at.scene(last, over), G::words(), &en, Ink::PLAIN));
            at.notes().iter().for_each(|note| {
                let _ = writeln!(text, "note {} | {}", en.say(note), pt.say(note));
            });
        }
        if let Some(&mv) = record.moves().get(ply) {
            let _ = writeln!(text, "turn {}", at.turn());
            let legal: Vec<String> = at.moves().map(|mv| mv.to_string()).collect();
            let shown = &legal[..legal.len().min(40)];
            let _ = writeln!(text, "moves {}: {}", legal.len(), shown.join(" "));
            let _ = writeln!(text, "ask {} | {}", en.say(&at.question()), pt.say(&at.question()));
            let _ = writeln!(text, "play {mv}: {} | {}", en.say(&at.tell(mv)), pt.say(&at.tell(mv)));
            for step in at.steps(mv) {
                let _ = writeln!(text, "  {} | {}", en.say(&step.say), pt.say(&step.say));
            }
        }
    }
    match record.outcome() {
        Some(outcome) => {
            let verdict = record.now().verdict(outcome);
            let _ = writeln!(text, "\nover {outcome:?}\n{} | {}", en.say(&verdict), pt.say(&verdict));
        }
        None => text.push_str("\nno end\n"),
    }
    text
}
