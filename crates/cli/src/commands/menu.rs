//! The menu: which game, who sits where, go.

use tabuleiro_engine::contest::Contender;
use tabuleiro_game::{Message, Speak};
use tabuleiro_search::roster::Group;
use tabuleiro_table::{Kind, Kinds, Player, Setup, Table};

use crate::commands::{bots, rules};
use crate::console::{Console, fresh_seed};
use crate::fault::Fault;
use crate::play::prompt::{self, PromptWord};
use crate::play::unfinished::Unfinished;
use crate::play::{self, Opening, Plan, programs};
use crate::{interrupt, levels, say};

/// What came of a question of the menu.
enum Reply<T> {
    Chosen(T),
    Back,
    Leave,
}

/// What the first question can be answered with.
enum First {
    Game(&'static dyn Kind),
    Resume,
}

/// Runs the menu until somebody leaves.
pub(crate) fn run(kinds: Kinds, console: &mut Console) -> Result<(), Fault> {
    interrupt::handle(console);
    let title = console.say(&say("cli-menu-title").with("count", kinds.iter().count()));
    let title = console.ink.bold(&title);
    console.block(&format!("\n{title}"))?;
    let menu = Menu { kinds };
    while !menu.play_one(console)? {}
    console.tell(&say("cli-goodbye"))
}

struct Menu {
    kinds: Kinds,
}

impl Menu {
    /// Asks for a game and lets it be played. True if somebody leaves.
    fn play_one(&self, console: &mut Console) -> Result<bool, Fault> {
        self.show_games(console)?;
        match self.choose_game(console)? {
            Reply::Leave | Reply::Back => Ok(true),
            // Enter alone: a first move against a gentle opponent, without another question.
            Reply::Chosen(None) => self.kinds.usual().map_or(Ok(true), |kind| self.quick(kind, console)),
            Reply::Chosen(Some(First::Game(kind))) => self.game_menu(kind, console),
            Reply::Chosen(Some(First::Resume)) => self.resume(console),
        }
    }

    fn show_games(&self, console: &mut Console) -> Result<(), Fault> {
        console.line("")?;
        let titles: Vec<String> = self.kinds.iter().map(<dyn Kind>::title).collect();
        let width = titles.iter().map(|title| title.chars().count()).max().unwrap_or(0) + 2;
        for ((number, kind), title) in (1..).zip(self.kinds.iter()).zip(titles) {
            let about = console.say(&kind.about());
            let title = console.ink.bold(&format!("{title:<width$}"));
            console.row(&format!("  {number}. {title} {about}"))?;
        }
        console.row(&format!("  {}. {}", self.help_number(), console.word("cli-menu-help")))?;
        if Unfinished::exists() {
            console.row(&format!("  {}. {}", self.resume_number(), console.word("cli-menu-resume")))?;
        }
        console.row(&format!("  0. {}", console.word("cli-menu-exit")))
    }

    fn help_number(&self) -> usize {
        self.kinds.iter().count() + 1
    }

    fn resume_number(&self) -> usize {
        self.help_number() + 1
    }

    /// The game that is chosen; `None` for the usual one, at once.
    fn choose_game(&self, console: &mut Console) -> Result<Reply<Option<First>>, Fault> {
        let title = self.kinds.usual().map(<dyn Kind>::title).unwrap_or_default();
        let question = say("cli-menu-which").with("game", title);
        loop {
            let Some(line) = console.ask(&console.say(&question))? else { return Ok(Reply::Leave) };
            let typed = line.to_lowercase();
            let number: Option<usize> = typed.parse().ok();
            let mut numbered = (1..).zip(self.kinds.iter());
            if let Some((_, kind)) = numbered.find(|(at, kind)| number == Some(*at) || typed == kind.name()) {
                return Ok(Reply::Chosen(Some(First::Game(kind))));
            }
            match (number, prompt::word(&typed)) {
                (Some(0), _) | (_, Some(PromptWord::Stop)) => return Ok(Reply::Leave),
                (_, Some(PromptWord::Undo)) => return Ok(Reply::Back),
                _ if typed.is_empty() => return Ok(Reply::Chosen(None)),
                (Some(number), _) if number == self.resume_number() && Unfinished::exists() => {
                    return Ok(Reply::Chosen(Some(First::Resume)));
                }
                (number, word) if number == Some(self.help_number()) || word.is_some() => {
                    console.tell(&say("cli-menu-about"))?;
                }
                _ => console.tell(&say("cli-menu-unknown").with("typed", line.as_str()))?,
            }
        }
    }

    /// Takes up the game that was left last; a damaged one is told, and the menu goes on.
    fn resume(&self, console: &mut Console) -> Result<bool, Fault> {
        match Unfinished::last(None, self.kinds, console) {
            Ok(game) => {
                let plan = Plan::new(self.kinds, game.setup.clone(), game.players.clone(), console);
                let played = game.go_on(plan, console);
                told(played, console)
            }
            Err(fault) => told(Err(fault), console),
        }
    }

    /// A game against the usual opponent. True if the input has ended.
    fn quick(&self, kind: &'static dyn Kind, console: &mut Console) -> Result<bool, Fault> {
        let setup = Setup { deal: Some(fresh_seed()), ..Setup::default() };
        let seats = usize::from(kind.open(&setup)?.seats());
        let mut players = vec![Player::human()];
        players.resize(seats, Player::Bot(kind.usual().to_owned()));
        self.series(kind, setup, players, console)
    }

    fn series(
        &self,
        kind: &'static dyn Kind,
        setup: Setup,
        players: Vec<Player>,
        console: &mut Console,
    ) -> Result<bool, Fault> {
        let opening = Opening::new(kind, &setup)?;
        let played = play::series(opening, Plan::new(self.kinds, setup, players, console), console);
        told(played, console)
    }

    /// The menu of a game. True if somebody leaves the program.
    fn game_menu(&self, kind: &'static dyn Kind, console: &mut Console) -> Result<bool, Fault> {
        let mut setup = Setup { deal: Some(fresh_seed()), ..Setup::default() };
        loop {
            let table = kind.open(&setup)?;
            show_modes(kind, table.as_ref(), &setup, console)?;
            let Some(line) = console.ask(&console.word("cli-menu-mode"))? else { return Ok(true) };
            match line.as_str() {
                "0" => return Ok(false),
                "5" => rules::show(kind, console)?,
                "6" => bots::show(kind, console)?,
                word if word.contains('=') => change(kind, &mut setup, word, console)?,
                typed => match (prompt::word(typed), mode(typed, table.seats())) {
                    (Some(PromptWord::Undo), _) => return Ok(false),
                    (Some(PromptWord::Stop), _) => return Ok(true),
                    (Some(_), _) => rules::show(kind, console)?,
                    (None, None) => console.tell(&say("cli-menu-unknown").with("typed", typed))?,
                    (None, Some(wishes)) => match seat_everyone(table.as_ref(), &wishes, console)? {
                        Reply::Back => (),
                        Reply::Leave => return Ok(true),
                        Reply::Chosen(players) => {
                            if self.series(kind, setup.clone(), players, console)? {
                                return Ok(true);
                            }
                            setup.deal = Some(fresh_seed());
                        }
                    },
                },
            }
        }
    }
}

/// What does not hold, such as a program that cannot be started, is told, and the menu goes on.
fn told(played: Result<bool, Fault>, console: &mut Console) -> Result<bool, Fault> {
    match played {
        Err(Fault::Given(why)) => console.tell(&why).map(|()| false),
        played => played,
    }
}

fn show_modes(kind: &dyn Kind, table: &dyn Table, setup: &Setup, console: &mut Console) -> Result<(), Fault> {
    let title = console.ink.bold(&kind.title());
    console.block(&format!("\n{title}"))?;
    let third = if table.seats() > 2 { "cli-mode-each" } else { "cli-mode-last" };
    let keys =
        ["cli-mode-people", "cli-mode-first", third, "cli-mode-bots", "cli-mode-help", "cli-mode-bots-list"];
    for (index, key) in keys.iter().enumerate() {
        let number = index + 1;
        console.row(&format!("  {number}. {}", console.word(key)))?;
    }
    console.row(&format!("  0. {}", console.word("cli-mode-back")))?;
    let chosen: Vec<String> = setup.words.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let chosen = if chosen.is_empty() { console.word("cli-mode-usual") } else { chosen.join(" ") };
    let known: Vec<String> =
        kind.options().iter().map(|field| format!("{}={}", field.key, field.values.hint())).collect();
    let options = say("cli-mode-options").with("chosen", chosen).with("known", known.join(", "));
    console.tell(&options.with("seats", table.seats()))
}

/// Who is meant to sit on a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wish {
    Person,
    Bot,
    /// To be asked for.
    Any,
}

/// Who sits where in a mode: all people, a person first, a person last (or, at a larger table, seat by seat), no people.
fn mode(typed: &str, seats: u8) -> Option<Vec<Wish>> {
    let seats = usize::from(seats);
    let one_person =
        |place: usize| (0..seats).map(|seat| if seat == place { Wish::Person } else { Wish::Bot }).collect();
    match typed {
        "1" => Some(vec![Wish::Person; seats]),
        "" | "2" => Some(one_person(0)),
        "3" if seats > 2 => Some(vec![Wish::Any; seats]),
        "3" => Some(one_person(seats - 1)),
        "4" => Some(vec![Wish::Bot; seats]),
        _ => None,
    }
}

/// Takes an option word; what the game does not have is said, and nothing changes.
fn change(
    kind: &'static dyn Kind,
    setup: &mut Setup,
    typed: &str,
    console: &mut Console,
) -> Result<(), Fault> {
    let mut changed = setup.clone();
    for word in typed.split_whitespace() {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        changed.words.retain(|(known, _)| known != key);
        changed.words.push((key.to_owned(), value.to_owned()));
    }
    match kind.open(&changed) {
        Ok(_) => *setup = changed,
        Err(error) => console.tell(&error.message())?,
    }
    Ok(())
}

/// Asks for the level of every bot, and for everything where anything may sit.
fn seat_everyone(
    table: &dyn Table,
    wishes: &[Wish],
    console: &mut Console,
) -> Result<Reply<Vec<Player>>, Fault> {
    let mut players = Vec::new();
    for (name, &wish) in table.setting().seats.iter().zip(wishes) {
        if wish == Wish::Person {
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
fn list_names(names: &[&str], console: &mut Console) -> Result<(), Fault> {
    let shown: Vec<String> = names.iter().map(|name| levels::with_typed(name, console)).collect();
    let width = shown.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(11);
    let numbered: Vec<String> =
        (1..).zip(shown).map(|(number, name)| format!("{number:>4}. {name:<width$}")).collect();
    let in_a_line = (console.width().unwrap_or(80) / (width + 6)).clamp(1, 4);
    numbered.chunks(in_a_line).try_for_each(|row| console.line(row.concat().trim_end()))
}

fn choose_player(
    kind: &dyn Kind,
    seat: &Message,
    wish: Wish,
    console: &mut Console,
) -> Result<Reply<Player>, Fault> {
    let human = (wish == Wish::Any).then_some("human");
    // The main levels have numbers; everybody else can be named.
    let cards = kind.bots();
    let levels = cards.iter().filter(|card| card.group == Group::Main).map(|card| card.name);
    let names: Vec<&str> = human.into_iter().chain(levels).collect();
    let usual = human.unwrap_or(kind.usual());
    let question = say("cli-menu-level").with("seat", seat.with_article());
    let question = question.with("usual", levels::with_typed(usual, console));
    list_names(&names, console)?;
    loop {
        let Some(line) = console.ask(&console.say(&question))? else { return Ok(Reply::Leave) };
        let found =
            names.iter().enumerate().find(|(index, name)| line == **name || line == (index + 1).to_string());
        match (found, prompt::word(&line)) {
            (Some((_, name)), _) => return Ok(Reply::Chosen(Player::from(*name))),
            _ if kind.has_bot(&levels::typed(&line, kind)) || Contender::is_command(&line) => {
                return Ok(programs::player(&line, kind).map_or(Reply::Back, Reply::Chosen));
            }
            _ if line.is_empty() => return Ok(Reply::Chosen(Player::from(usual))),
            _ if line == "0" => return Ok(Reply::Back),
            (None, Some(PromptWord::Stop)) => return Ok(Reply::Leave),
            (None, Some(PromptWord::Undo)) => return Ok(Reply::Back),
            (None, Some(_)) => bots::show(kind, console)?,
            (None, None) => console.tell(&say("cli-menu-unknown").with("typed", line.as_str()))?,
        }
    }
}
