//! Who plays in a trial, and how its games begin.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use tabuleiro_game::{Game, Record};
use tabuleiro_oware::bots::STRONGEST;
use tabuleiro_oware::endings::{Endings, Lookup};
use tabuleiro_oware::eval::{Captures, Informed, Judgement};
use tabuleiro_oware::{Move, Oware, OwareOptions};
use tabuleiro_oware_tables::{Tables, aids, open, small};
use tabuleiro_search::alphabeta::{AlphaBeta, Noisy, Settings};
use tabuleiro_search::roster::find;
use tabuleiro_search::{Bot, Entry, Keyed, Leash, Limit, Memory, Report, Stop, random};

/// A way to search.
#[derive(Clone)]
pub(crate) struct Way {
    judgement: Judgement,
    settings: Settings,
    seeds: u8,
    near: u32,
    is_kept: bool,
    /// A player of the roster instead.
    listed: Option<&'static Entry<Oware>>,
    pub(crate) threads: usize,
    /// Hundredths of the other's nodes.
    pub(crate) times: u64,
}

impl Way {
    pub(crate) fn read(text: &str) -> Way {
        let mut way = Way {
            judgement: Judgement::Net,
            settings: STRONGEST,
            seeds: 12,
            near: 48,
            is_kept: false,
            listed: None,
            threads: 1,
            times: 100,
        };
        if text == "traits" {
            // The grandmaster as it was, not only its judgement.
            (way.judgement, way.settings, way.near) = (Judgement::Traits, Settings::default(), 20);
            return way;
        }
        if let Some(name) = text.strip_prefix('@') {
            way.listed = Some(find::<Oware>(name).expect("a player of the roster"));
            return way;
        }
        for word in text.split(',') {
            let (key, value) = word.split_once('=').unwrap_or((word, "0"));
            let number: u32 = value.parse().expect("a number");
            match key {
                "net" => way.judgement = Judgement::Net,
                "traits" => way.judgement = Judgement::Traits,
                "quiescence" => way.settings.quiescence = number,
                "aspiration" => way.settings.aspiration = number as i32,
                "late" => way.settings.late = number as usize,
                "ample" => way.settings.ample = number as i32,
                "notes" => way.settings.notes = 1 << number,
                "seeds" => way.seeds = number as u8,
                "nodes" => way.settings.nodes = u64::from(number),
                "near" => way.near = number,
                "threads" => way.threads = number as usize,
                "times" => way.times = u64::from(number),
                "kept" => way.is_kept = true,
                other => panic!("what is {other}?"),
            }
        }
        way
    }

    pub(crate) fn player(&self, seed: u64) -> Box<dyn Bot<Oware>> {
        if let Some(entry) = self.listed {
            return (entry.make)(seed, &aids(small()));
        }
        Box::new(Player { search: self.search(seed), way: self.clone(), seed })
    }

    fn parts(&self, seed: u64, seeds_left: u32) -> (Noisy<Informed>, Lookup) {
        let endings = if seeds_left > self.near { Lookup::none() } else { Lookup::new(endings(self.seeds)) };
        let eval = Informed { judgement: self.judgement, endings: endings.clone() };
        let spread = if self.judgement == Judgement::Net { 4 } else { 10 };
        (Noisy { eval, spread, seed }, endings)
    }

    fn search(&self, seed: u64) -> Search {
        let (guess, endings) = self.parts(seed, 48);
        let search = AlphaBeta::new(guess, endings, Captures, self.settings).with_threads(self.threads);
        if self.is_kept { search.with_memory(Memory::new(16).memo()) } else { search }
    }
}

type Search = AlphaBeta<Noisy<Informed>, Lookup, Captures>;

struct Player {
    search: Search,
    way: Way,
    seed: u64,
}

impl Bot<Oware> for Player {
    fn think(&mut self, at: &Record<Oware>, leash: &mut Leash<'_, Report<Move>>) -> Report<Move> {
        let (guess, endings) = self.way.parts(self.seed, at.now().age());
        self.search.rely_on(guess, endings);
        self.search.think(at, leash)
    }
}

/// The endings up to so many seeds: from the folder that the environment names in `TABLES`, else built when they are first asked for.
fn endings(seeds: u8) -> Arc<dyn Endings> {
    static BUILT: Mutex<BTreeMap<u8, Arc<dyn Endings>>> = Mutex::new(BTreeMap::new());
    if seeds <= 12 {
        return small();
    }
    let mut built = BUILT.lock().expect("nobody panics");
    let find = || -> Arc<dyn Endings> {
        match std::env::var_os("TABLES") {
            Some(folder) => Arc::new(open(folder.as_ref(), seeds).expect("tables up to so many seeds")),
            None => Arc::new(Tables::in_memory(seeds, 2)),
        }
    };
    Arc::clone(built.entry(seeds).or_insert_with(find))
}

/// Eight random moves after which neither side is ahead by more than this, in hundredths of a seed.
const BALANCED: i32 = 100;

/// The opening of that number.
pub(crate) fn opening(number: u64) -> Vec<Move> {
    let mut rng = random::seeded(number ^ 0x0DD5_EED5);
    loop {
        let mut record = Record::new(Oware::start(OwareOptions::default()));
        for _ in 0..8 {
            record.play(record.now().sample(&mut rng).expect("it goes on")).expect("a legal move");
        }
        let mut judge = Way::read("net").search(1);
        let score = judge.think(&record, &mut Leash::silent(Limit::nodes(20_000), &Stop::new())).score;
        if score.is_some_and(|score| score.abs() <= BALANCED) {
            return record.moves().to_vec();
        }
    }
}
