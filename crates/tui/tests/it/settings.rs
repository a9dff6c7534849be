//! What the player can set.

use std::fs;
use std::path::PathBuf;

use crossterm::event::KeyCode;
use tabuleiro_game::Lang;
use tabuleiro_home::Store;
use tabuleiro_tui::screens::settings::SettingsScreen;
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
    let kept = Settings::load(stage.app.context.store.as_ref());
    assert_eq!(kept, stage.app.context.settings);
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
        assert!(Settings::default().keep(store));
        let file = fs::read_dir(&folder).expect("a folder").next().expect("a file").expect("a name").path();
        fs::write(&file, spoilt).expect("it can be written");
        assert_eq!(Settings::load(store), Settings::default());
        assert!(Settings::default().keep(store));
        let kept = fs::read_dir(&folder).expect("a folder").flatten().map(|entry| fs::read(entry.path()));
        let kept: Vec<Vec<u8>> = kept.collect::<Result<_, _>>().expect("they can be read");
        assert!(kept.len() == 2 && kept.iter().any(|text| text == spoilt), "{} files", kept.len());
    }
}
