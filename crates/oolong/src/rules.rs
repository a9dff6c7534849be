//! The rules: what the game is made of, and what a move does.

use std::ops::Add;

use tabuleiro_game::{
    Abreast, Beginning, Game, Outcome, RandomWalk, Rng, Rules, Seat, Succession, Tallies, chance,
};

use crate::{Chair, Compass, Move, Oolong, OolongOptions, Phase, Refusal, Tea, Waiting};

impl Game for Oolong {
    type Move = Move;
    type Options = OolongOptions;
    type Refusal = Refusal;

    const NAME: &'static str = "oolong";
    /// Eighty cups, and eight markers that are answered once each.
    const LONGEST: Option<u32> = Some(88);
    const SUCCESSION: Succession = Succession::LoserBegins;

    fn start(options: OolongOptions) -> Oolong {
        Oolong::fresh(options)
    }

    fn deal(options: OolongOptions, rng: &mut impl Rng) -> OolongOptions {
        OolongOptions::new(options.rules(), options.markers().shuffled(rng))
    }

    fn options(&self) -> OolongOptions {
        OolongOptions::new(self.rules(), self.markers())
    }

    fn turn(&self) -> Seat {
        match self.phase() {
            Phase::Waiting(waiting) => waiting.actor.seat(),
            Phase::Placing | Phase::Over(_) => self.placer().seat(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.phase() {
            Phase::Over(Some(tea)) => Some(Outcome::won(tea.seat())),
            Phase::Over(None) => Some(Outcome::DRAW),
            Phase::Placing | Phase::Waiting(_) => None,
        }
    }

    fn moves(&self) -> impl Iterator<Item = Move> {
        let (at, offer) = (*self, self.offer());
        (0..at.count_offer(&offer)).map(move |n| at.nth_offer(&offer, n))
    }

    #[inline]
    fn count_moves(&self) -> u32 {
        self.count_offer(&self.offer())
    }

    #[inline]
    fn sample(&self, rng: &mut impl Rng) -> Option<Move> {
        let offer = self.offer();
        match self.count_offer(&offer) {
            0 => None,
            count => Some(self.nth_offer(&offer, chance::below(rng, count))),
        }
    }

    #[inline]
    fn play_out(&mut self, most: u32, rng: &mut impl Rng) -> u32 {
        let is_whole = Self::LONGEST.is_some_and(|longest| most >= longest);
        let mut made = 0;
        while made < most {
            if is_whole && self.is_blacks_cup() {
                return made + self.romp(rng);
            }
            let Some(mv) = self.sample(rng) else { break };
            self.apply(mv);
            made += 1;
        }
        made
    }

    fn check(&self, mv: Move) -> Result<(), Refusal> {
        self.check_move(mv)
    }

    #[inline]
    fn apply(&mut self, mv: Move) {
        match mv {
            Move::Place(chair) => {
                let tea = self.placer();
                let count = self.serve(chair);
                self.settle(tea, chair.table, count, true);
            }
            answer => self.answer(answer),
        }
    }
}

impl Abreast for Oolong {
    /// One after another: the end of a game is played quickest by itself.
    fn wander_all<R: Rng>(
        walks: &mut [RandomWalk<Oolong, R>],
        beginning: &Beginning<Oolong>,
        steps: u32,
    ) -> Tallies {
        walks.iter_mut().map(|walk| walk.wander_on(beginning, steps)).fold(Tallies::default(), Tallies::add)
    }
}

impl Oolong {
    /// What a marker's answer does.
    #[cold]
    #[inline(never)]
    fn answer(&mut self, mv: Move) {
        match mv {
            Move::Carry { from, to } => return self.carry(from, to),
            Move::Send(table) => self.send(table),
            Move::Turn(steps) => self.turn_table(self.here(), steps),
            Move::Swap(pair) => self.swap(pair),
            Move::Decline | Move::Place(_) => (),
        }
        self.go_on(None);
    }

    fn carry(&mut self, from: Chair, to: Chair) {
        let Some((waiting, _)) = self.waiting() else { return };
        self.lift(waiting.actor, from);
        let count = self.put(waiting.actor, to);
        self.settle(waiting.actor, to.table, count, self.rules() == Rules::Book);
    }

    /// What follows when a cup has come to a table: it wins, or triggers the marker there, or the game goes on.
    #[inline]
    fn settle(&mut self, tea: Tea, table: Compass, count: u32, triggers: bool) {
        if self.has_won(tea) {
            return self.win(tea);
        }
        let is_triggered = triggers && self.markers().is_triggered(table, count);
        let waiting = if is_triggered { self.trigger(tea, table) } else { None };
        self.go_on(waiting);
    }

    /// Uses up a table's marker; it then waits, unless it has nothing to offer.
    fn trigger(&mut self, tea: Tea, table: Compass) -> Option<Waiting> {
        let marker = self.markers().at(table)?;
        self.use_up(table);
        let actor = marker.owner().unwrap_or(tea);
        self.offers_anything(marker).then_some(Waiting { actor, table })
    }
}
