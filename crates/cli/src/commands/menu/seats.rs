//! Who sits where: what the menu asks for after a game was chosen.

use tabuleiro_engine::contest::Contender;
use tabuleiro_game::Message;
use tabuleiro_search::roster::Group;
use tabuleiro_table::{Kind, Player, Table};

use super::Reply;
use crate::commands::bots;
use crate::console::Console;
use crate::error::CliError;
use crate::play::programs;
use crate::play::prompt::{self, PromptWord};
use crate::{levels, say};

/// Who is meant to sit on a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sitter {
    Person,
    Bot,
    /// To be asked for.
    Any,
}

/// Who sits where in a mode: all people, a person first, a person last (or, at a larger table, seat by seat), no people.
pub(super) fn mode(typed: &str, seats: u8) -> Option<Vec<Sitter>> {
    let seats = usize::from(seats);
    let one_person = |place: usize| {
        (0..seats).map(|seat| if seat == place { Sitter::Person } else { Sitter::Bot }).collect()
    };
    match typed {
        "1" => Some(vec![Sitter::Person; seats]),
        "" | "2" => Some(one_person(0)),
        "3" if seats > 2 => Some(vec![Sitter::Any; seats]),
        "3" => Some(one_person(seats - 1)),
        "4" => Some(vec![Sitter::Bot; seats]),
        _ => None,
    }
}

/// Asks for the level of every bot, and for everything where anything may sit.
pub(super) fn seat_everyone(
    table: &dyn Table,
    wishes: &[Sitter],
    console: &mut Console,
) -> Result<Reply<Vec<Player>>, CliError> {
    let mut players = Vec::new();
    for (name, &wish) in table.setting().seats.iter().zip(wishes) {
        if wish == Sitter::Person {
            players.push(Player::human());
            continue;
        }
        match choose_player(table.kind(), name, wish, console)? {
            Reply::Chosen(who) => players.push(who),
            Reply::Back => return Ok(Reply::Back),
            Reply::Leave => return Ok(Reply::Leave),
        }
    }
    Ok(Reply::Chosen(players))
}

/// Numbered names, at most four in a line.
fn list_names(kind: &dyn Kind, names: &[&str], console: &mut Console) -> Result<(), CliError> {
    let shown: Vec<String> = names.iter().map(|name| levels::with_typed(kind, name, console)).collect();
    let width = shown.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(11);
    let numbered: Vec<String> =
        (1..).zip(shown).map(|(number, name)| format!("{number:>4}. {name:<width$}")).collect();
    let in_a_line = (console.width().unwrap_or(80) / (width + 6)).clamp(1, 4);
    numbered.chunks(in_a_line).try_for_each(|row| console.line(row.concat().trim_end()))
}

fn choose_player(
    kind: &dyn Kind,
    seat: &Message,
    wish: Sitter,
    console: &mut Console,
) -> Result<Reply<Player>, CliError> {
    let human = (wish == Sitter::Any).then_some("human");
    // The main levels have numbers; everybody else can be named.
    let cards = kind.bots();
    let levels = cards.iter().filter(|card| card.group == Group::Main).map(|card| card.name);
    let names: Vec<&str> = human.into_iter().chain(levels).collect();
    let usual = human.unwrap_or(kind.usual());
    let question = say("cli-menu-level").with("seat", seat.with_article());
    let question = question.with("usual", levels::with_typed(kind, usual, console));
    list_names(kind, &names, console)?;
    loop {
        let Some(line) = console.ask(&console.say(&question))? else { return Ok(Reply::Leave) };
        let numbered = (1..).zip(&names).find(|(number, _): &(usize, _)| line == number.to_string());
        let everybody = names.iter().copied().chain(cards.iter().map(|card| card.name));
        let named = || everybody.into_iter().find(|name| line.eq_ignore_ascii_case(name));
        let found = numbered.map(|(_, name)| *name).or_else(named);
        match (found, prompt::word(&line)) {
            (Some(name), _) => return Ok(Reply::Chosen(Player::from(name))),
            _ if kind.has_bot(&levels::typed(&line, kind)) || Contender::is_command(&line) => {
                return Ok(programs::player(&line, kind).map_or(Reply::Back, Reply::Chosen));
            }
            _ if line.starts_with('@') => return Ok(Reply::Chosen(Player::from(line.as_str()))),
            _ if line.is_empty() => return Ok(Reply::Chosen(Player::from(usual))),
            _ if line == "0" => return Ok(Reply::Back),
            (None, Some(PromptWord::Stop)) => return Ok(Reply::Leave),
            (None, Some(PromptWord::Undo)) => return Ok(Reply::Back),
            (None, Some(_)) => bots::show(kind, console)?,
            (None, None) => console.tell(&say("cli-menu-unknown").with("typed", line.as_str()))?,
        }
    }
}
