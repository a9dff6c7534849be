//! What the player can set.

use std::fs;
use std::path::PathBuf;

use crossterm::event::KeyCode;
use tabuleiro_game::Lang;
use tabuleiro_home::Store;
use tabuleiro_tui::screens::settings::{SettingsScreen, unknown_values};
use tabuleiro_tui::settings::Settings;
use tabuleiro_tui::theme::{Depth, Light, Theme};

use crate::stage::Stage;

fn settings(lang: Lang, size: (u16, u16)) -> Stage {
    Stage::new(lang, Theme::default(), size, |context| Box::new(SettingsScreen::new(context)))
}

#[test]
fn in_both_languages_and_sizes() {
    for lang in Lang::ALL {
        for size in [(80, 24), (160, 50)] {
            let mut stage = settings(lang, size);
            // A folder that has the same name on every machine; nothing is written to it here.
            let folder = PathBuf::from("config/tabuleiro");
            stage.app.context.store = Some(Store::at(folder.clone(), folder));
            insta::assert_snapshot!(format!("settings-{lang}-{}x{}", size.0, size.1), stage.text());
        }
    }
}

#[test]
fn a_change_takes_effect_at_once_and_is_kept() {
    let mut stage = settings(Lang::En, (80, 24));
    stage.press(KeyCode::Right);
    stage.press(KeyCode::Right);
    assert!(stage.text().contains("Definições"), "{}", stage.text());
    stage.press(KeyCode::Down);
    stage.press(KeyCode::Left);
    assert_eq!(stage.app.context.theme.light, Light::Evening);
    stage.click_on("nenhuma");
    assert_eq!(stage.app.context.theme.depth, Depth::None);
    stage.keys("jl");
    stage.keys("l");
    assert!(stage.app.context.theme.is_ascii && stage.text().is_ascii(), "{}", stage.text());
    let (kept, told) = Settings::load(stage.app.context.store.as_ref());
    assert_eq!(told, None);
    assert_eq!(Settings { motion: false, ..kept.clone() }, stage.app.context.settings);
    assert_eq!((kept.language.as_str(), kept.letters.as_str()), ("pt", "ascii"));
}

#[test]
fn where_nothing_can_be_kept_it_is_said() {
    let mut stage = settings(Lang::En, (80, 24));
    stage.app.context.store = None;
    stage.press(KeyCode::End);
    stage.press(KeyCode::Enter);
    assert!(!stage.app.context.settings.mouse);
    assert!(stage.text().contains("cannot be kept"), "{}", stage.text());
}

/// Neither what is written otherwise nor what is no text at all is lost when settings are kept again.
#[test]
fn a_file_that_cannot_be_understood_or_read_is_set_aside() {
    let too_long = vec![b'#'; (1 << 20) + 1];
    for spoilt in [&b"letters = [not so"[..], b"\xFF\xFE\x00no text", &too_long] {
        let stage = settings(Lang::En, (80, 24));
        let store = stage.app.context.store.as_ref();
        let folder = stage.folder().join("config");
        assert!(Settings::default().change(store, |settings| settings.mouse = !settings.mouse));
        let file = fs::read_dir(&folder).expect("a folder").next().expect("a file").expect("a name").path();
        fs::write(&file, spoilt).expect("it can be written");
        let (settings, told) = Settings::load(store);
        assert_eq!(settings, Settings::default());
        assert!(
            told.is_some_and(|told| told.to_string().contains("settings.toml.1")),
            "it is said where it is"
        );
        assert!(Settings::default().change(store, |settings| settings.mouse = false));
        let kept = fs::read_dir(&folder).expect("a folder").flatten().map(|entry| fs::read(entry.path()));
        let kept: Vec<Vec<u8>> = kept.collect::<Result<_, _>>().expect("they can be read");
        assert!(kept.len() == 2 && kept.iter().any(|text| text == spoilt), "{} files", kept.len());
    }
}

#[test]
fn comments_unknown_keys_and_what_another_program_has_set_survive() {
    let stage = settings(Lang::En, (80, 24));
    let store = stage.app.context.store.as_ref();
    let file = stage.folder().join("config").join("settings.toml");
    fs::create_dir_all(file.parent().expect("a folder")).expect("it can be made");
    let written = "# mine\ntheme = \"day\" # bright\nnext_release = 3\n\n[seats]\noware = [\"human\"]\n";
    fs::write(&file, written).expect("it can be written");
    let (mut one, _) = Settings::load(store);
    let mut other = one.clone();
    assert!(one.change(store, |settings| settings.theme = "evening".to_owned()));
    assert!(other.change(store, |settings| settings.language = "pt".to_owned()));
    let text = fs::read_to_string(&file).expect("it is there");
    assert!(text.starts_with("# mine\ntheme = \"evening\" # bright\nnext_release = 3\n"), "{text}");
    assert!(text.contains("language = \"pt\"") && text.contains("oware = [\"human\"]"), "{text}");
    let (kept, told) = Settings::load(store);
    assert_eq!((kept.theme.as_str(), kept.language.as_str(), told), ("evening", "pt", None));
}

#[test]
fn a_value_that_is_none_is_told() {
    let settings = Settings { theme: "purple".to_owned(), ..Settings::default() };
    let told = unknown_values(&settings);
    assert_eq!(told.len(), 1);
    assert!(
        told[0].to_string().contains("“purple”") && told[0].to_string().contains("evening"),
        "{}",
        told[0]
    );
    assert!(unknown_values(&Settings::default()).is_empty());
}
