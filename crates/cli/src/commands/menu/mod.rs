//! The menu: which game, who sits where, go.

mod company;
mod options;
mod seats;

use tabuleiro_table::{Kind, Kinds, Plan, Player, Setup, Table, Terms};

use crate::commands::{bots, rules};
use crate::console::{Console, fresh_seed};
use crate::error::CliError;
use crate::play::prompt::{self, PromptWord};
use crate::play::unfinished::Unfinished;
use crate::play::{self, Conduct, FirstRound};
use crate::{interrupt, say};
use company::Company;
use seats::{mode, seat_everyone};

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

/// Runs the menu until somebody leaves. With a seed every game begun from it can be repeated.
pub(crate) fn run(kinds: Kinds, seed: Option<u64>, console: &mut Console) -> Result<(), CliError> {
    interrupt::handle(console);
    let title = console.say(&say("cli-menu-title").with("count", kinds.iter().count()));
    let title = console.ink.bold(&title);
    console.block(&format!("\n{title}"))?;
    let mut menu = Menu { kinds, seed };
    while !menu.play_one(console)? {}
    console.tell(&say("cli-goodbye"))
}

struct Menu {
    kinds: Kinds,
    /// The seed of the next game, if one was given.
    seed: Option<u64>,
}

impl Menu {
    /// The seed of the next game.
    fn seed(&self) -> u64 {
        self.seed.unwrap_or_else(fresh_seed)
    }

    /// Asks for a game and lets it be played. True if somebody leaves.
    fn play_one(&mut self, console: &mut Console) -> Result<bool, CliError> {
        self.show_games(console)?;
        match self.choose_game(console)? {
            Reply::Leave | Reply::Back => Ok(true),
            // Enter alone: a first move against a gentle opponent, without another question.
            Reply::Chosen(None) => self.kinds.usual().map_or(Ok(true), |kind| self.quick(kind, console)),
            Reply::Chosen(Some(First::Game(kind))) => self.game_menu(kind, console),
            Reply::Chosen(Some(First::Resume)) => self.resume(console),
        }
    }

    fn show_games(&self, console: &mut Console) -> Result<(), CliError> {
        console.line("")?;
        let titles: Vec<String> = self.kinds.iter().map(|kind| console.say(&kind.title())).collect();
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
    fn choose_game(&self, console: &mut Console) -> Result<Reply<Option<First>>, CliError> {
        let title = self.kinds.usual().map(|kind| console.say(&kind.title())).unwrap_or_default();
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
    fn resume(&mut self, console: &mut Console) -> Result<bool, CliError> {
        match Unfinished::last(None, self.kinds, console) {
            Ok(game) => {
                let conduct = Conduct::new(self.kinds, self.seed(), console);
                self.begin();
                let players = game.round.plan().players.clone();
                told(game.go_on(players, conduct, console), console)
            }
            Err(fault) => told(Err(fault), console),
        }
    }

    /// A game begins: the next one has another seed, which still repeats with the first.
    fn begin(&mut self) {
        self.seed = self.seed.map(|seed| seed.wrapping_add(1));
    }

    /// A game against the usual opponent. True if the input has ended.
    fn quick(&mut self, kind: &'static dyn Kind, console: &mut Console) -> Result<bool, CliError> {
        let seed = self.seed();
        let setup = Setup { deal: Some(seed), ..Setup::default() };
        let seats = usize::from(kind.open(&setup)?.seats());
        let mut players = vec![Player::human()];
        players.resize(seats, Player::Level(kind.usual().to_owned()));
        self.series(Plan::new(kind, &setup, players, Terms::friendly(0)), seed, console)
    }

    fn series(&mut self, plan: Plan, seed: u64, console: &mut Console) -> Result<bool, CliError> {
        let conduct = Conduct::new(self.kinds, seed, console);
        self.begin();
        let played = FirstRound::new(plan, &conduct, console)
            .and_then(|opening| play::series(opening, conduct, console));
        told(played, console)
    }

    /// The menu of a game. True if somebody leaves the program.
    fn game_menu(&mut self, kind: &'static dyn Kind, console: &mut Console) -> Result<bool, CliError> {
        let mut seed = self.seed();
        let mut setup = Setup { deal: Some(seed), ..Setup::default() };
        let mut company = Company::default();
        loop {
            let table = kind.open(&setup)?;
            show_modes(kind, table.as_ref(), &setup, console)?;
            company.show(console)?;
            let Some(line) = console.ask(&console.word("cli-menu-mode"))? else { return Ok(true) };
            match line.as_str() {
                "0" => return Ok(false),
                "5" => rules::show(kind, console)?,
                "6" => bots::show(kind, console)?,
                word if company.change(word, console)? => (),
                word if word.contains('=') => options::change(kind, &mut setup, word, console)?,
                typed => match (prompt::word(typed), mode(typed, table.seats())) {
                    (Some(PromptWord::Undo), _) => return Ok(false),
                    (Some(PromptWord::Stop), _) => return Ok(true),
                    (Some(_), _) => rules::show(kind, console)?,
                    (None, None) => console.tell(&say("cli-menu-unknown").with("typed", typed))?,
                    (None, Some(wishes)) => match seat_everyone(table.as_ref(), &wishes, console)? {
                        Reply::Back => (),
                        Reply::Leave => return Ok(true),
                        Reply::Chosen(players) => {
                            let plan = Plan::new(kind, &setup, company.named(players), company.terms());
                            if self.series(plan, seed, console)? {
                                return Ok(true);
                            }
                            seed = self.seed();
                            setup.deal = Some(seed);
                        }
                    },
                },
            }
        }
    }
}

/// What does not hold, such as a program that cannot be started, is told, and the menu goes on.
fn told(played: Result<bool, CliError>, console: &mut Console) -> Result<bool, CliError> {
    match played {
        Err(CliError::Given(why)) => console.tell(&why).map(|()| false),
        played => played,
    }
}

fn show_modes(
    kind: &dyn Kind,
    table: &dyn Table,
    setup: &Setup,
    console: &mut Console,
) -> Result<(), CliError> {
    let title = console.ink.bold(&console.say(&kind.title()));
    console.block(&format!("\n{title}"))?;
    let third = if table.seats() > 2 { "cli-mode-each" } else { "cli-mode-last" };
    let keys =
        ["cli-mode-people", "cli-mode-first", third, "cli-mode-bots", "cli-mode-help", "cli-mode-bots-list"];
    for (index, key) in keys.iter().enumerate() {
        let number = index + 1;
        console.row(&format!("  {number}. {}", console.word(key)))?;
    }
    console.row(&format!("  0. {}", console.word("cli-mode-back")))?;
    options::show(kind, table, setup, console)
}
