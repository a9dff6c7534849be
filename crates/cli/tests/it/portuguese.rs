//! Portuguese as it is written: names with their articles, levels with names of their own, decimal commas, one form of address,
//! and nothing left in English; and that English has none of it.

use std::fs;
use std::path::{Path, PathBuf};

use tabuleiro_games::GAMES;

use crate::program::{Home, record};

/// What people are told in English and in Portuguese.
fn both(home: &Home, arguments: &[&str], typed: &str) -> [String; 2] {
    ["en", "pt"].map(|lang| {
        let arguments = arguments.iter().copied().chain(["--lang", lang]);
        home.type_in(arguments, typed).well()
    })
}

fn has(told: &str, wanted: &[&str]) {
    for text in wanted {
        assert!(told.contains(text), "“{text}” is not in:\n{told}");
    }
}

/// Whether there is a digit on both sides of this sign somewhere.
fn is_between_digits(sign: char, text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    let is_decimal =
        |three: &[char]| three[1] == sign && three[0].is_ascii_digit() && three[2].is_ascii_digit();
    letters.windows(3).any(is_decimal)
}

#[test]
fn seats_have_their_article_inside_a_sentence() {
    let home = Home::new();
    let [en, pt] = both(&home, &["play", "quantik", "--seat2", "level1"], "");
    has(&en, &["You are White, against Brown (level1)."]);
    has(&pt, &["Você joga com o Branco, contra o Castanho (level1)."]);
    let [en, pt] =
        both(&home, &["play", "otrio", "--players", "3", "--seat2", "random", "--seat3", "random"], "");
    has(&en, &["You are Red, against Green (random) and Blue (random)."]);
    has(&pt, &["Você joga com o Vermelho, contra o Verde (random) e o Azul (random)."]);
    let [en, pt] = both(&home, &["analyse", "otrio", "--nodes", "1000"], "");
    has(&en, &["Values are for the side to move, Red and Blue."]);
    has(&pt, &["Os valores são para quem joga, o Vermelho e o Azul."]);
    let [en, pt] = both(&home, &["play", "oware", "--seat1", "human", "--seat2", "human"], "A\n");
    has(&en, &["South sows the 4 seeds of house A"]);
    has(&pt, &["O Sul semeia as 4 sementes da casa A"]);
    let [en, pt] = both(&home, &[], "quantik\n2\n0\n0\n0\n");
    has(&en, &["Who plays Brown? (Enter: casual)"]);
    has(&pt, &["Quem joga com o Castanho? (Enter: descontraído [casual])"]);
}

#[test]
fn levels_are_shown_by_a_name_in_the_language_beside_the_one_that_is_kept() {
    let home = Home::new();
    for kind in GAMES.released() {
        let [en, pt] = both(&home, &["bots", kind.name(), "--all"], "");
        has(&pt, &["principiante [beginner]", "descontraído [casual]", "mestre [master]"]);
        for card in kind.bots() {
            has(&en, &[&format!("  {} ", card.name)]);
            let is_beside = pt.contains(&format!("[{}] ", card.name));
            assert!(is_beside != card.report, "{} in:\n{pt}", card.name);
        }
        assert!(!en.contains('['), "{en}");
        assert!(pt.lines().all(|line| line.chars().count() <= 80 || line.starts_with("O número")), "{pt}");
    }
    let [en, pt] = both(&home, &["play", "quantik"], "");
    has(&en, &["against Brown (casual)."]);
    has(&pt, &["contra o Castanho (descontraído [casual])."]);
}

#[test]
fn a_level_can_be_typed_by_the_name_that_is_shown_and_is_kept_by_its_own() {
    let home = Home::new();
    let line = "play quantik --seat1 Principiante --seat2 beginner --seed 4 --save game.txt --lang pt";
    let told = home.line(line).well();
    has(&told, &["Branco (principiante [beginner]) contra Castanho (principiante [beginner])"]);
    assert_eq!(record(&home.at("game.txt")).seats, ["beginner", "beginner"]);
    let told = home.type_in(["--lang", "pt"], "quantik\n2\ndescontraido\nparar\n0\n0\n").well();
    has(&told, &["Você joga com o Branco, contra o Castanho (descontraído [casual])."]);
    let line = "duel quantik principiante level1 --games 2 --seed 1 --lang";
    has(&home.line(&format!("{line} pt")).well(), &["principiante contra level1, 2 jogos"]);
    has(&home.line(&format!("{line} en")).well(), &["beginner against level1, 2 games"]);
    let ran = home.line("play oware --seat1 perfeito --lang pt");
    assert!(ran.code == Some(2) && ran.err.contains("“perfeito”"), "{ran:?}");
}

#[test]
fn people_read_a_decimal_comma_and_machines_a_point() {
    let home = Home::new();
    for line in [
        "analyse oware --nodes 20000",
        "duel quantik level2 level3 --games 40 --seed 1 --sprt 0,10",
        "solve quantik .Ba./..../D..A/b..b",
    ] {
        let [en, pt] = both(&home, &line.split(' ').collect::<Vec<_>>(), "");
        assert!(is_between_digits('.', &en) && !is_between_digits(',', &en), "{en}");
        assert!(is_between_digits(',', &pt) && !is_between_digits('.', &pt), "{pt}");
        let machine = home.line(&format!("{line} --json --lang pt")).well();
        assert!(is_between_digits('.', &machine) || line.starts_with("analyse"), "{machine}");
        assert!(
            machine.lines().all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok()),
            "{machine}"
        );
    }
}

#[test]
fn moves_are_spelt_alike_wherever_they_are_shown() {
    let home = Home::new();
    let [en, pt] = both(&home, &["replay", "--game", "oolong", "--moves", "c/nw nw/w"], "");
    has(&en, &["1. c/nw  Black puts a cup on c/nw.", "2. nw/w  Green puts a cup on nw/w."]);
    has(&pt, &["1. c/no  O Preto põe uma chávena em c/no.", "2. no/o  O Verde põe uma chávena em no/o."]);
    let typed = "c/nw\nnw/w\nhistory\n";
    let [en, pt] = both(&home, &["play", "oolong", "--seat1", "human", "--seat2", "human"], typed);
    has(&en, &["  1. c/nw 2. nw/w\n"]);
    has(&pt, &["  1. c/no 2. no/o\n"]);
    let [en, pt] = both(&home, &["analyse", "oolong", "--nodes", "1000"], "");
    has(&en, &["  c/nw ", "  c/w ", "  c/sw "]);
    has(&pt, &["  c/no ", "  c/o ", "  c/so "]);
    home.line("play otrio --seat1 random --seat2 random --seed 5 --save game.txt").well();
    let [en, pt] = both(&home, &["analyse", "game.txt", "--nodes", "500"], "");
    let first = record(&home.at("game.txt")).main.moves[0].clone();
    has(&en, &["   1. "]);
    assert!(en != pt && !pt.contains(&format!(" {first} ")), "{first} in:\n{pt}");
}

#[test]
fn what_the_system_refuses_is_said_in_the_language() {
    let home = Home::new();
    fs::create_dir(home.at("folder")).expect("a fresh folder");
    for (line, en, pt) in [
        ("replay none.txt", "cannot be read: it is not there", "não se consegue ler: não está lá"),
        ("replay folder", "it is a folder", "é uma pasta"),
        ("play oware --save none/game.txt", "it is not there", "não está lá"),
    ] {
        for (lang, wanted) in [("en", en), ("pt", pt)] {
            let ran = home.line(&format!("{line} --lang {lang}"));
            assert!(ran.code == Some(1) && ran.err.contains(wanted), "{line}: {ran:?}");
            assert!(!ran.err.contains("os error"), "{ran:?}");
        }
    }
}

/// Every sentence of every crate in Portuguese, by its key. Examples of command lines are not sentences.
fn sentences() -> Vec<(String, String)> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders =
        fs::read_dir(crates).expect("the crates are there").map(|entry| entry.expect("an entry").path());
    let files: Vec<String> =
        folders.filter_map(|folder| fs::read_to_string(folder.join("words/pt.ftl")).ok()).collect();
    assert!(files.len() >= 13, "every crate that speaks: {}", files.len());
    let entry = |line: &str| {
        let (key, text) = line.split_once(" = ")?;
        let is_sentence = !line.starts_with([' ', '#']) && !key.ends_with("-examples");
        is_sentence.then(|| (key.to_owned(), text.to_owned()))
    };
    files.iter().flat_map(|file| file.lines().filter_map(entry)).collect()
}

/// The words of a sentence, without what is filled in, options and tags.
fn words(text: &str) -> Vec<String> {
    let mut bare = String::new();
    let mut depth = 0;
    for letter in text.chars() {
        match letter {
            '{' | '[' => depth += 1,
            '}' | ']' => depth -= 1,
            _ if depth == 0 => bare.push(letter),
            _ => (),
        }
    }
    let is_word = |word: &&str| !word.is_empty();
    let options = bare.split(' ').filter(|word| !word.starts_with("--"));
    let split =
        options.flat_map(|word| word.split(|letter: char| !letter.is_alphanumeric() && letter != '-'));
    split.filter(is_word).map(str::to_lowercase).collect()
}

#[test]
fn players_are_addressed_in_one_form_only() {
    let familiar = "tu teu teus tua tuas te ti contigo podes tens estás és queres jogas deves vais sabes fazes dizes \
                    perdes pões escreves escolhes precisas usas";
    for (key, text) in sentences() {
        let found: Vec<String> =
            words(&text).into_iter().filter(|word| familiar.split(' ').any(|other| other == word)).collect();
        assert!(found.is_empty(), "{key}: {found:?}");
    }
}

#[test]
fn nothing_is_left_in_english() {
    let english = "the and of is are was were with for not this that from which your you must cannot can will file board \
                   cup cups seed seeds house houses piece pieces wins won lost draw player players level levels game \
                   games score move moves line lines table tables seat seats side turn to by at on in it has have";
    // The words of a protocol, and the names of arguments, are what they are.
    let protocol =
        ["engine-bad-position", "engine-unknown-query", "python-batch-games", "python-batch-reset"];
    for (key, text) in sentences().into_iter().filter(|(key, _)| !protocol.contains(&key.as_str())) {
        let found: Vec<String> =
            words(&text).into_iter().filter(|word| english.split(' ').any(|other| other == word)).collect();
        assert!(found.is_empty(), "{key}: {found:?}");
    }
}

#[test]
fn numbers_in_sentences_have_the_comma_and_the_groups_of_the_language() {
    for (key, text) in sentences() {
        let text = text.replace("127.0.0.1:60070", "");
        assert!(!is_between_digits('.', &text), "{key}: a decimal point in “{text}”");
        let digits = text.split(|letter: char| !letter.is_ascii_digit()).map(str::len).max();
        assert!(digits.unwrap_or(0) < 5, "{key}: a large number in “{text}”");
    }
    let decimal = sentences().into_iter().find(|(key, _)| key == "cli-decimal").expect("it is there");
    assert_eq!(decimal.1, "{ $whole },{ $part }");
}

#[test]
fn no_sentence_leaves_the_article_of_a_seat_out() {
    let seats = ["Branco", "Castanho", "Preto", "Verde", "Sul", "Norte", "Vermelho", "Azul", "Roxo"];
    let bare = ["de", "a", "por", "em", "para", "com", "contra"];
    for (key, text) in sentences() {
        let words: Vec<&str> = text.split([' ', '“', '”']).collect();
        for pair in words.windows(2) {
            let name = pair[1].trim_end_matches(|letter: char| !letter.is_alphabetic());
            assert!(!(bare.contains(&pair[0]) && seats.contains(&name)), "{key}: “{} {name}”", pair[0]);
        }
    }
}

/// Every text that is read in Portuguese, with the file it stands in: words and rule books, of the fifth game too.
fn texts() -> Vec<(PathBuf, String)> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("..")];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).expect("it is there").map(|entry| entry.expect("an entry").path()) {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            if path.is_dir() {
                folders.push(path);
            } else if name == "pt.ftl" || name.ends_with(".pt.ftl") || name.ends_with(".pt.md") {
                let text = fs::read_to_string(&path).expect("it is text");
                found.push((path, text));
            }
        }
    }
    found
}

#[test]
fn a_game_is_a_jogo_and_a_move_a_jogada_in_every_file() {
    let texts = texts();
    assert!(texts.len() >= 30, "words and rule books: {}", texts.len());
    for (path, text) in texts {
        let others = ["lance", "lances", "partida", "partidas", "pista", "pistas"];
        let words = text.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase);
        let found: Vec<String> = words.filter(|word| others.contains(&word.as_str())).collect();
        assert!(found.is_empty(), "{}: {found:?}", path.display());
    }
}
