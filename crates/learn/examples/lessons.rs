//! Prints every lesson with its boards, to be read over: `cargo run -p tabuleiro-learn --example lessons -- [GAME] [en|pt]`.

use tabuleiro_game::{Lang, Seat};
use tabuleiro_games::GAMES;
use tabuleiro_learn::{Page, lessons_of};
use tabuleiro_table::Table;
use tabuleiro_text::{Ink, Sketch, Speaker};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let lang = if arguments.iter().any(|word| word == "pt") { Lang::Pt } else { Lang::En };
    let speaker = Speaker::new(lang);
    let is_asked =
        |game: &str| !arguments.iter().any(|word| GAMES.find(word).is_some_and(|kind| kind.name() != game));
    for game in GAMES.names().into_iter().filter(|game| is_asked(game)) {
        for lesson in lessons_of(game) {
            println!("\n# {} ({})", lesson.title.said_in(lang), lesson.id);
            for page in &lesson.pages {
                println!("\n{}\n", page.text.said_in(lang));
                show(game, page, &speaker);
            }
        }
    }
}

/// The board after the moves that are shown, what is refused there, and the board after the first move to try.
fn show(game: &str, page: &Page, speaker: &Speaker) {
    let mut table = page.played(game, GAMES).expect("the tests play every page");
    draw(table.as_ref(), speaker);
    for text in &page.refused {
        let refusal = table.accept(text).expect_err("the tests try it");
        println!("  {text}: {}", speaker.say(&refusal.message));
    }
    if let (Some(text), Some(done)) = (page.tries.first(), &page.done) {
        table.accept(text).expect("the tests try it");
        println!("  > {}\n", page.tries.join(" "));
        draw(table.as_ref(), speaker);
        println!("  {}", done.said_in(speaker.lang()));
    }
}

fn draw(table: &dyn Table, speaker: &Speaker) {
    let (board, view) = (table.board(), table.view(usize::MAX));
    let sketch = Sketch::new(table.kind().name(), table.kind().words(), &board);
    println!("{}", sketch.draw(&board, &view, speaker, Ink::default()).text());
    let turn = view.turn.map(Seat::index).map(|seat| speaker.say(&table.setting().seats[seat]));
    let verdict = view.verdict.map(|verdict| speaker.say(&verdict));
    println!("  [{}]", verdict.or(turn).unwrap_or_default());
}
