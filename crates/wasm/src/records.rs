//! Records that come from a file or go into one, in our form or in another program's.

use tabuleiro_game::{Message, Speak};
use tabuleiro_games::GAMES;
use tabuleiro_table::{Archive, Kind, Refusal};
use tabuleiro_wire::frame::LARGEST;
use tabuleiro_wire::{Fault, Record, WireError, line};
use wasm_bindgen::prelude::wasm_bindgen;

/// Reads a record, in our form or in another that we speak, and checks every move of it: the wire's `Record` with all its
/// variations, as JSON. Throws the fault if the record does not hold.
#[wasm_bindgen]
pub fn import_record(text: &str) -> Result<String, String> {
    let archive = read(text)?;
    archive.replay(GAMES).map_err(|error| fault(error.message()))?;
    Ok(line::write(&Record::from(&archive)))
}

/// The ending of files in which another program keeps records of a game, if we speak its form.
#[wasm_bindgen]
pub fn foreign_form(game: &str) -> Option<String> {
    GAMES.find(game)?.foreign().map(|form| form.extension.to_owned())
}

/// A record of ours in that other form of its game. Throws the fault if there is none, or if the record does not hold.
#[wasm_bindgen]
pub fn export_record(text: &str) -> Result<String, String> {
    let archive = read(text)?;
    let form = GAMES.find(&archive.game).and_then(<dyn Kind>::foreign);
    let form = form.ok_or_else(|| line::write(&Fault::of(&WireError::UnknownGame(archive.game.clone()))))?;
    (form.write)(&archive).map_err(fault)
}

fn read(text: &str) -> Result<Archive, String> {
    if text.len() > LARGEST {
        return Err(line::write(&Fault::of(&WireError::TooLarge(text.len()))));
    }
    GAMES.archive(text).map_err(fault)
}

fn fault(why: Message) -> String {
    line::write(&Fault::from(Refusal::new(why)))
}
