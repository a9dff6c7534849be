//! Bots on the socket: the same ones as at any other table, with the aids they were given.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use tabuleiro_oware::endings::Endings;
use tabuleiro_oware::{Move, Oware, OwareOptions, Share};
use tabuleiro_search::{Aids, Leash, Stop};
use tabuleiro_table::time::Moment;
use tabuleiro_table::{Act, Command, Kind, Listing, Player, Session, Setup, Terms};
use tabuleiro_visualiser::exchange::Exchange;
use tabuleiro_visualiser::message::{Begin, Said};
use tabuleiro_visualiser::{Config, converse};

use crate::client::BOOK;

static OWARE: Listing<Oware> = Listing::new();

fn players() -> [Player; 2] {
    ["strong", "bot2"].map(Player::from)
}

/// The positions that were chosen in a game at a table that no socket knows of.
fn chosen_at_a_table(seed: u64) -> Vec<u8> {
    let table = OWARE.open(&Setup::default()).expect("the usual game begins");
    let terms = Terms { seed, ..Terms::default() };
    let mut session = Session::new(table, players().to_vec(), terms, Moment(0)).expect("both can play");
    let mut chosen = Vec::new();
    while let Some((seat, bot, seed)) = session.level_to_move() {
        let thought = session.task(&Aids::none()).think(bot, seed, &mut Leash::free());
        let best = thought.expect("the game goes on").best.expect("there is a move");
        chosen.push(best.parse::<Move>().expect("a house").position_of());
        let command = Command::here(session.head(), Act::Play(best));
        session.handle(seat, &command, Moment(0)).done().expect("a legal house");
    }
    chosen
}

fn chosen_in(said: &[Said]) -> Option<u8> {
    said.iter().find_map(|said| match said {
        Said::Chosen(position) => Some(*position),
        _ => None,
    })
}

#[test]
fn bots_choose_on_the_socket_as_at_any_other_table() {
    for seed in 0..5 {
        let begun = Exchange::begin(&Begin::usual(players()), OwareOptions::default(), seed, &Aids::none());
        let (mut exchange, _) = begun.expect("the usual game begins");
        let chosen: Vec<u8> = std::iter::from_fn(|| {
            let answer = exchange.question()?.think(&Stop::new());
            chosen_in(&exchange.answer(answer.expect("it is there to play").best.as_deref()))
        })
        .collect();
        assert!(exchange.is_over());
        assert_eq!(chosen, chosen_at_a_table(seed));
    }
}

#[test]
fn a_bot_that_fails_to_choose_plays_some_legal_house() {
    let begun = Exchange::begin(&Begin::usual(players()), OwareOptions::default(), 0, &Aids::none());
    let (mut exchange, _) = begun.expect("the usual game begins");
    for nonsense in [None, Some("z"), Some("a"), Some("")] {
        let chosen = chosen_in(&exchange.answer(nonsense));
        assert!(chosen.is_some_and(|position| (1..=6).contains(&position)), "{nonsense:?}");
    }
}

#[test]
fn a_thought_ends_soon_after_its_stop_is_pulled() {
    let begin = Begin::usual(["grandmaster", "human"].map(Player::from));
    let (exchange, _) = Exchange::begin(&begin, OwareOptions::default(), 0, &Aids::none().without_book())
        .expect("the usual game begins");
    let question = exchange.question().expect("it is a bot's turn");
    let stop = Stop::new();
    let nodes = || question.think(&stop).expect("it is there to play").nodes;
    let whole = nodes();
    stop.pull();
    assert!(nodes() * 10 < whole, "{whole}");
}

#[test]
fn a_bot_that_nobody_knows_begins_no_game() {
    let begin = Begin::usual([Player::human(), Player::from("nobody")]);
    let problem = Exchange::begin(&begin, OwareOptions::REPORT, 0, &Aids::none()).err();
    assert!(problem.is_some_and(|problem| problem.to_string().contains("nobody")));
}

/// Endings that know nothing, but count how often they are asked.
#[derive(Default)]
struct Asked(AtomicU32);

impl Endings for Asked {
    fn seeds(&self) -> u8 {
        12
    }

    fn share(&self, _: &Oware) -> Option<Share> {
        self.0.fetch_add(1, Ordering::Relaxed);
        None
    }
}

#[test]
fn bots_ask_the_endings_they_were_given() {
    let asked = Arc::new(Asked::default());
    let endings: Arc<dyn Endings> = asked.clone();
    let config = Config { aids: Aids::none().with(endings), ..BOOK };
    let begin = b"[beginGame,[expert2,20],[bot1,20],1,[[0,1,0,2,0,1],[1,0,0,3,0,0]]].";
    let answer = String::from_utf8(converse(begin, config)).expect("text");
    assert!(answer.contains("playerChooses"), "{answer}");
    assert!(asked.0.load(Ordering::Relaxed) > 0, "nobody asked");
}
