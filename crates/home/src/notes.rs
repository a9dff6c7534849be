//! Small texts that last: settings in the folder of settings, learners' progress and the like in the folder of data.

use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};

use crate::files;
use crate::lock::Lock;
use crate::store::Store;

/// No such text is longer than this many bytes.
const LONGEST: usize = 1 << 20;

/// No file is set aside more often than this.
const MOST_ASIDE: u32 = 1_000;

/// What becomes of a text: given what stands there, or why it cannot be read; what is to stand there, if anything else.
pub trait Change<E>: FnOnce(io::Result<Option<String>>) -> Result<Option<String>, E> {}

impl<E, F: FnOnce(io::Result<Option<String>>) -> Result<Option<String>, E>> Change<E> for F {}

impl Store {
    /// A text among the settings; `None` if there is no such file. One that is too long (`FileTooLarge`) or no text
    /// (`InvalidData`) is an error.
    pub fn read_config(&self, name: &str) -> io::Result<Option<String>> {
        read(&within(&self.config, name)?)
    }

    /// Changes a text among the settings, all of it or nothing. It is given what stands there at this moment, and no other program
    /// changes it meanwhile: what two of them write one after the other is both there. `None` leaves it as it is.
    pub fn change_config<E: From<io::Error>>(&self, name: &str, change: impl Change<E>) -> Result<(), E> {
        alter(&within(&self.config, name)?, change)
    }

    /// Gives a file among the settings that cannot be understood another name, so that nothing of the user's is lost when its
    /// name is written to again: where it stands then.
    pub fn set_aside_config(&self, name: &str) -> io::Result<PathBuf> {
        set_aside(&within(&self.config, name)?)
    }

    /// A text among the data; `None` if there is no such file. One that is too long (`FileTooLarge`) or no text
    /// (`InvalidData`) is an error. Where settings and data share a folder, as on Windows, so do their names.
    pub fn read_data(&self, name: &str) -> io::Result<Option<String>> {
        read(&within(&self.root, name)?)
    }

    /// Changes a text among the data, as [`Store::change_config`] does among the settings.
    pub fn change_data<E: From<io::Error>>(&self, name: &str, change: impl Change<E>) -> Result<(), E> {
        alter(&within(&self.root, name)?, change)
    }

    /// Gives a file among the data that cannot be understood another name, so that nothing of the user's is lost when its name
    /// is written to again: where it stands then.
    pub fn set_aside_data(&self, name: &str) -> io::Result<PathBuf> {
        set_aside(&within(&self.root, name)?)
    }
}

/// The file of that name in a folder. A name that leads elsewhere is refused.
fn within(folder: &Path, name: &str) -> io::Result<PathBuf> {
    let mut parts = Path::new(name).components();
    match (parts.next(), parts.next()) {
        (Some(Component::Normal(only)), None) if only == name => Ok(folder.join(name)),
        _ => Err(io::ErrorKind::InvalidInput.into()),
    }
}

fn read(path: &Path) -> io::Result<Option<String>> {
    match files::read(path, LONGEST as u64) {
        Ok(bytes) => String::from_utf8(bytes).map(Some).map_err(|_| io::ErrorKind::InvalidData.into()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

fn alter<E: From<io::Error>>(path: &Path, change: impl Change<E>) -> Result<(), E> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let _lock = Lock::wait(path)?;
    match change(read(path))? {
        Some(text) if text.len() > LONGEST => Err(io::Error::from(io::ErrorKind::FileTooLarge).into()), // nobody could read it again
        Some(text) => Ok(files::replace(path, &text)?),
        None => Ok(()),
    }
}

/// Renames a file to the first free name of `settings.toml.1`, `settings.toml.2` and so on.
fn set_aside(path: &Path) -> io::Result<PathBuf> {
    for number in 1..=MOST_ASIDE {
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".{number}"));
        let aside = PathBuf::from(name);
        match files::rename_new(path, &aside) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => (),
            renamed => return renamed.map(|()| aside),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scratch::Scratch;

    fn write_config(store: &Store, name: &str, text: &str) -> io::Result<()> {
        store.change_config(name, |_| Ok(Some(text.to_owned())))
    }

    fn write_data(store: &Store, name: &str, text: &str) -> io::Result<()> {
        store.change_data(name, |_| Ok(Some(text.to_owned())))
    }

    #[test]
    fn what_two_programs_change_at_once_is_all_there() {
        let scratch = Scratch::new();
        std::thread::scope(|scope| {
            for name in ["a", "b", "c", "d"] {
                let store = scratch.store();
                scope.spawn(move || {
                    for _ in 0..25 {
                        let add = |text: io::Result<Option<String>>| -> io::Result<Option<String>> {
                            Ok(Some(text?.unwrap_or_default() + name))
                        };
                        store.change_data("progress.json", add).expect("it can be changed");
                    }
                });
            }
        });
        let text = scratch.store().read_data("progress.json").expect("it can be read").expect("it is there");
        for name in ["a", "b", "c", "d"] {
            assert_eq!(text.matches(name).count(), 25, "{text}");
        }
        assert_eq!(scratch.names("data"), ["progress.json"], "no lock is left behind");
    }

    #[test]
    fn what_is_not_to_be_changed_stays() {
        let scratch = Scratch::new();
        let store = scratch.store();
        write_data(&store, "note", "one").expect("it can be written");
        store.change_data("note", |_| Ok::<_, io::Error>(None)).expect("nothing is wrong");
        let refused = store.change_data("note", |_| Err(io::Error::other("no")));
        assert!(refused.is_err());
        assert_eq!(store.read_data("note").expect("it is there").as_deref(), Some("one"));
    }

    #[test]
    fn a_text_comes_back_as_it_was_written_and_settings_are_no_data() {
        let scratch = Scratch::new();
        let store = scratch.store();
        assert_eq!(store.read_config("settings.toml").expect("nothing is wrong"), None);
        assert_eq!(store.read_data("progress.json").expect("nothing is wrong"), None);
        write_config(&store, "settings.toml", "first").expect("it can be written");
        write_config(&store, "settings.toml", "língua = \"pt\"\n").expect("it can be written over");
        write_data(&store, "progress.json", "").expect("it can be written");
        let settings = store.read_config("settings.toml").expect("it can be read");
        assert_eq!(settings.as_deref(), Some("língua = \"pt\"\n"));
        assert_eq!(store.read_data("progress.json").expect("it can be read").as_deref(), Some(""));
        assert_eq!(store.read_data("settings.toml").expect("nothing is wrong"), None);
        assert_eq!(
            (scratch.names("config"), scratch.names("data")),
            (vec!["settings.toml".into()], vec!["progress.json".into()])
        );
    }

    #[test]
    fn only_so_much_is_read_and_written() {
        let scratch = Scratch::new();
        let store = scratch.store();
        let most = "x".repeat(LONGEST);
        write_data(&store, "long", &most).expect("it just fits");
        assert_eq!(store.read_data("long").expect("it just fits").as_ref(), Some(&most));
        let error = write_data(&store, "long", &format!("{most}x")).expect_err("it is too long");
        assert_eq!(error.kind(), io::ErrorKind::FileTooLarge);
        assert_eq!(store.read_data("long").expect("it is still there").as_ref(), Some(&most));
        fs::write(scratch.at("data/long"), format!("{most}x")).expect("it can be written");
        assert_eq!(store.read_data("long").expect_err("it is too long").kind(), io::ErrorKind::FileTooLarge);
    }

    #[test]
    fn what_is_no_text_is_an_error() {
        let scratch = Scratch::new();
        let store = scratch.store();
        write_config(&store, "settings.toml", "").expect("it can be written");
        fs::write(scratch.at("config/settings.toml"), [0xff, 0xfe]).expect("it can be written");
        let error = store.read_config("settings.toml").expect_err("it is no text");
        assert_eq!(error.kind(), io::ErrorKind::InvalidData);
    }

    #[test]
    fn names_lead_nowhere_else() {
        let scratch = Scratch::new();
        let store = scratch.store();
        fs::write(scratch.at("precious"), "precious").expect("it can be written");
        let precious = scratch.at("precious").display().to_string();
        for name in ["../precious", "a/b", "..", ".", "", "./x", "x/", precious.as_str()] {
            let faults = [
                store.read_config(name).map(drop),
                store.read_data(name).map(drop),
                write_config(&store, name, "text"),
                write_data(&store, name, "text"),
                store.set_aside_config(name).map(drop),
                store.set_aside_data(name).map(drop),
            ];
            let is_refused = |fault: &io::Result<()>| {
                fault.as_ref().is_err_and(|error| error.kind() == io::ErrorKind::InvalidInput)
            };
            assert!(faults.iter().all(is_refused), "{name}: {faults:?}");
        }
        assert_eq!(scratch.names(""), ["precious"]);
    }

    #[test]
    fn what_is_set_aside_is_kept_under_a_name_of_its_own() {
        let scratch = Scratch::new();
        let store = scratch.store();
        let missing = store.set_aside_config("settings.toml").expect_err("there is nothing");
        assert_eq!(missing.kind(), io::ErrorKind::NotFound);
        for (text, name) in [("one", "settings.toml.1"), ("two", "settings.toml.2")] {
            write_config(&store, "settings.toml", text).expect("it can be written");
            let aside = store.set_aside_config("settings.toml").expect("it can be renamed");
            assert_eq!(aside, scratch.at("config").join(name));
        }
        assert_eq!(scratch.names("config"), ["settings.toml.1", "settings.toml.2"]);
        assert_eq!(store.read_config("settings.toml.1").expect("it is there").as_deref(), Some("one"));
        assert_eq!(store.read_config("settings.toml.2").expect("it is there").as_deref(), Some("two"));
        write_data(&store, "progress.json", "three").expect("it can be written");
        assert_eq!(
            store.set_aside_data("progress.json").expect("it can be renamed"),
            scratch.at("data/progress.json.1")
        );
    }
}
