//! What lasts as a small file of settings or progress: read once, changed under a lock, never overwritten as a whole.
//!
//! Two programs may be open at once. Whoever changes something is given what the file says at that moment, and writes nothing but
//! what has changed: comments, keys of other releases and what the other program has written stay.

use std::collections::BTreeSet;
use std::io;
use std::path::PathBuf;

use serde::Serialize;
use serde::de::DeserializeOwned;
use tabuleiro_game::Message;
use toml_edit::{DocumentMut, Item, TableLike};

use crate::WORDS;
use crate::store::Store;

/// Something that lasts as a file.
pub trait Lasting: Clone + Default + Serialize + DeserializeOwned {
    /// What the file says; `None` if there is none.
    fn text(store: &Store) -> io::Result<Option<String>>;

    /// Gives a file that cannot be understood another name.
    fn set_aside(store: &Store) -> io::Result<PathBuf>;

    /// Changes what the file says, while nobody else does.
    fn alter(
        store: &Store,
        change: impl FnOnce(io::Result<Option<String>>) -> io::Result<Option<String>>,
    ) -> io::Result<()>;
}

/// What the file says, and what is to be told of it. Where there is none, everything is as usual; one that cannot be read, or not be
/// understood, is set aside, never overwritten.
pub fn load<T: Lasting>(store: Option<&Store>) -> (T, Option<Message>) {
    let Some(store) = store else { return (T::default(), None) };
    match T::text(store) {
        Ok(None) => (T::default(), None),
        Ok(Some(text)) => match toml::from_str(&text) {
            Ok(found) => (found, None),
            Err(_) => (T::default(), set_aside::<T>(store)),
        },
        Err(_) => (T::default(), set_aside::<T>(store)),
    }
}

/// What is told of a file that was set aside. Where it cannot be renamed, it cannot be written either.
fn set_aside<T: Lasting>(store: &Store) -> Option<Message> {
    let aside = T::set_aside(store).ok()?;
    Some(Message::new(&WORDS, "home-set-aside").with("file", aside.display().to_string()))
}

/// Makes a change where it lasts; what is kept then, or `None` if nothing can be kept.
pub fn change<T: Lasting>(store: Option<&Store>, change: impl FnOnce(&mut T)) -> Option<T> {
    let store = store?;
    let mut kept = None;
    let altered = T::alter(store, |text| {
        let text = text.unwrap_or_default().unwrap_or_default();
        let read = toml::from_str::<T>(&text).ok().zip(text.parse::<DocumentMut>().ok());
        let (before, mut file) = if let Some(read) = read {
            read
        } else {
            T::set_aside(store)?;
            (T::default(), DocumentMut::new())
        };
        let mut after = before.clone();
        change(&mut after);
        write_changes(file.as_table_mut(), document(&before)?.as_table(), document(&after)?.as_table());
        kept = Some(after);
        Ok(Some(file.to_string()))
    });
    kept.filter(|_| altered.is_ok())
}

fn document<T: Serialize>(value: &T) -> io::Result<DocumentMut> {
    let text = toml::to_string(value).map_err(io::Error::other)?;
    text.parse().map_err(io::Error::other)
}

/// Writes into a file what is different after a change, and nothing else.
fn write_changes(file: &mut dyn TableLike, before: &dyn TableLike, after: &dyn TableLike) {
    let names = before.iter().chain(after.iter()).map(|(name, _)| name.to_owned());
    for name in names.collect::<BTreeSet<String>>() {
        let old = before.get(&name);
        let Some(new) = after.get(&name) else {
            file.remove(&name);
            continue;
        };
        if let (Some(old), Some(new)) = (old.and_then(Item::as_table_like), new.as_table_like()) {
            let there = file.entry(&name).or_insert_with(toml_edit::table);
            if let Some(there) = there.as_table_like_mut() {
                write_changes(there, old, new);
            }
        } else if old.is_none_or(|old| written(old) != written(new)) {
            put(file, &name, new);
        }
    }
}

fn written(item: &Item) -> String {
    item.to_string().trim().to_owned()
}

/// Gives a name another value; what is written around the one before stays.
fn put(file: &mut dyn TableLike, name: &str, new: &Item) {
    match (file.get_mut(name).and_then(Item::as_value_mut), new.as_value()) {
        (Some(there), Some(value)) => {
            let around = there.decor().clone();
            *there = value.clone();
            *there.decor_mut() = around;
        }
        _ => drop(file.insert(name, new.clone())),
    }
}
