//! Endings: who knows what boards with few seeds are worth.
//!
//! The game itself holds no tables. Whoever has some puts them into the [`Aids`] as an `Arc<dyn Endings>`; players and
//! [`tabuleiro_search::Study`] ask them there. Without any, everybody searches to the end.

use std::fmt;
use std::sync::Arc;

use tabuleiro_game::{Game, Message, Record};
use tabuleiro_search::{Aids, Keyed, Oracle, Proven, Settled, Value};

use crate::{Move, Oware, sides};

/// Bounds on what the side to move gets of the seeds on the board, what it captures and what it keeps in the end; the
/// opponent gets the rest.
///
/// A move hands the question over whole, captures or not: who gets at least `least` of the seeds after the move leaves
/// the mover all others, so that its bounds are those of the reply taken from all seeds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// So many it can make sure of.
    pub least: u8,
    /// More than so many the opponent can prevent.
    pub most: u8,
}

impl Share {
    /// A share that is known exactly.
    pub const fn exactly(seeds: u8) -> Share {
        Share { least: seeds, most: seeds }
    }

    /// Anything from none of so many seeds to all of them.
    pub const fn anything(seeds: u8) -> Share {
        Share { least: 0, most: seeds }
    }

    /// Whether both bounds meet.
    #[inline]
    pub const fn is_exact(self) -> bool {
        self.least == self.most
    }

    /// What it makes of a game that begins on this board; `None` if its bounds leave that open.
    ///
    /// ```
    /// use tabuleiro_oware::{Oware, Share};
    /// use tabuleiro_search::Value;
    /// let at: Oware = "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S".parse()?;
    /// let value = |share: Share| share.proven(&at).map(|proven| proven.value);
    /// assert_eq!(value(Share::exactly(2)), Some(Value::Win));
    /// assert_eq!(value(Share::exactly(1)), Some(Value::Draw));
    /// assert_eq!(value(Share::anything(2)), None);
    /// # Ok::<(), tabuleiro_game::TextError>(())
    /// ```
    pub fn proven(self, at: &Oware) -> Option<Proven> {
        let captured = at.captured(at.mover());
        match (captured + self.least, captured + self.most) {
            (25.., _) => Some(Proven::of(Value::Win)),
            (_, ..=23) => Some(Proven::of(Value::Loss)),
            (24, 24) => Some(Proven { margin: Some(0), ..Proven::of(Value::Draw) }),
            _ => None,
        }
    }
}

/// What a game is worth to the side to move, as it stands, and which of its moves keep that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// What it is worth.
    pub value: Value,
    /// Moves that keep it, at least one, in the order of the houses.
    pub keep: Vec<Move>,
}

/// Somebody who knows what boards with few seeds are worth.
pub trait Endings: Send + Sync {
    /// Of boards with more seeds than this nothing is known.
    fn seeds(&self) -> u8;

    /// The share of the side to move in a game that begins here, where no board with as many seeds has been seen before;
    /// `None` if it is not known: too many seeds, other rules, a file that cannot be read.
    fn share(&self, at: &Oware) -> Option<Share>;

    /// What a game is worth as it stands, where the boards it has passed have a say, and which moves keep that; `None` if it is not
    /// known. Never a guess.
    fn ending(&self, record: &Record<Oware>) -> Option<Ending> {
        let _ = record;
        None
    }

    /// Gets ready whatever [`Endings::ending`] needs, so that whoever asks first need not wait for it.
    fn prepare(&self) {}

    /// What has been found to be wrong with them, so that they know less than they should.
    fn fault(&self) -> Option<Message> {
        None
    }
}

/// The endings among the aids of a thinker.
pub fn find(aids: &Aids) -> Option<&Arc<dyn Endings>> {
    aids.find::<Arc<dyn Endings>>()
}

/// Of a game that begins here.
impl Oracle<Oware> for Arc<dyn Endings> {
    #[inline]
    fn probe(&self, at: &Oware) -> Option<Proven> {
        self.share(at)?.proven(at)
    }
}

/// Endings that may not be there, for searches: whether a board has few enough seeds is seen before anybody is asked,
/// so that all others cost next to nothing.
#[derive(Clone, Default)]
pub struct Lookup {
    /// With the most seeds that are worth asking about.
    endings: Option<(Arc<dyn Endings>, u8)>,
    /// Whether they are asked about single boards only.
    is_for_boards: bool,
}

impl Lookup {
    /// Knows nothing.
    pub const fn none() -> Lookup {
        Lookup { endings: None, is_for_boards: false }
    }

    /// Asks these endings about all they know.
    pub fn new(endings: Arc<dyn Endings>) -> Lookup {
        let seeds = endings.seeds();
        Lookup { endings: Some((endings, seeds)), is_for_boards: false }
    }

    /// Asks the endings among the aids, if there are any.
    pub fn among(aids: &Aids) -> Lookup {
        find(aids).cloned().map_or(Lookup::none(), Lookup::new)
    }

    /// The same, but asks about no board with more seeds than this.
    pub fn up_to(self, most: u8) -> Lookup {
        Lookup { endings: self.endings.map(|(endings, seeds)| (endings, seeds.min(most))), ..self }
    }

    /// The same, but asks about no more than single boards: of the game as it stands, who searches has to prove what it claims, unless
    /// every move loses.
    pub fn for_boards(self) -> Lookup {
        Lookup { is_for_boards: true, ..self }
    }

    /// What a game is worth as it stands, and which moves keep that, if it is known.
    pub fn ending(&self, record: &Record<Oware>) -> Option<Ending> {
        let (endings, most) = self.endings.as_ref()?;
        if record.now().age() > u32::from(*most) {
            return None;
        }
        if self.is_for_boards { self.lost(record) } else { endings.ending(record) }
    }

    /// A game that is lost whatever is played, which a board tells if none like it has been passed.
    fn lost(&self, record: &Record<Oware>) -> Option<Ending> {
        let at = record.now();
        let is_lost = record.outcome().is_none()
            && begins_an_age(record)
            && self.probe(at).is_some_and(|proven| proven.value == Value::Loss);
        is_lost.then(|| Ending { value: Value::Loss, keep: at.moves().collect() })
    }

    /// The share of the side to move in a game that begins here, if it is known.
    #[inline]
    pub fn share(&self, at: &Oware) -> Option<Share> {
        let (endings, most) = self.endings.as_ref()?;
        let [own, their] = at.sides();
        if u16::from(sides::sum(own)) + u16::from(sides::sum(their)) > u16::from(*most) {
            return None;
        }
        endings.share(at)
    }
}

/// Whether no other position of a game has as many seeds on the board as the present one: then none can come back.
pub(crate) fn begins_an_age(record: &Record<Oware>) -> bool {
    let age = record.now().age();
    record.positions().iter().rev().nth(1).is_none_or(|before| before.age() != age)
}

/// Of a game that begins here.
impl Oracle<Oware> for Lookup {
    #[inline]
    fn probe(&self, at: &Oware) -> Option<Proven> {
        self.share(at)?.proven(at)
    }

    fn settle(&self, record: &Record<Oware>) -> Option<Settled<Move>> {
        let Ending { value, keep } = self.ending(record)?;
        Some(Settled {
            proven: Proven { margin: (value == Value::Draw).then_some(0), ..Proven::of(value) },
            keep,
        })
    }
}

impl fmt::Debug for Lookup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seeds = self.endings.as_ref().map(|(_, seeds)| seeds);
        f.debug_struct("Lookup").field("seeds", &seeds).finish_non_exhaustive()
    }
}
