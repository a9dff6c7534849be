//! Hints, reasons, values, draws: whoever is asked thinks beside the screen.

use tabuleiro_game::Seat;
use tabuleiro_search::{Leash, Limit};
use tabuleiro_table::advice::{self, Adviser, DrawOffer};
use tabuleiro_table::review::Valued;
use tabuleiro_table::{Act, Archive, Judgement, Player, Session, Table};

use crate::bureau::{Finding, Job, Note};
use crate::scene::SpotValue;
use crate::screen::Context;
use crate::screens::analysis::sentences;
use crate::screens::game::{GameScreen, Question};
use crate::{about, say};

/// Nodes for all moves of a position together.
const NODES: u64 = 400_000;

/// What somebody was asked.
#[derive(Debug)]
pub(super) struct Asked {
    pub(super) job: Job,
    pub(super) what: What,
}

/// What can be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum What {
    /// A good move.
    Hint,
    /// What speaks against a move.
    Why,
    /// What every move is worth.
    Values,
    /// Whether that seat agrees to a draw.
    Draw(Wanted),
}

/// An answer to an offer that is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Wanted {
    /// Whose.
    pub(super) seat: Seat,
    /// The number of the offer, so that the answer meets no other.
    pub(super) offer: u32,
}

impl GameScreen {
    fn ask(&mut self, what: What, job: Job) {
        self.advice = None;
        self.chooser.refused = None;
        self.asked = Some(Asked { job, what });
    }

    /// A move that a strong player would make. Nobody plays it.
    pub(super) fn ask_hint(&mut self, context: &mut Context) {
        if !self.is_choosing() {
            self.advice = Some(context.word("tui-game-not-now"));
            return;
        }
        let session = self.round().session();
        let adviser = Adviser::new(session.table().kind(), session.task(self.round().aids()));
        let job = context.bureau.run(move |teller| {
            let thought = adviser.stopped_by(teller.stop()).thought();
            let best = thought.as_ref().and_then(|thought| thought.best.clone());
            // The sentence is put together where the game is at hand.
            teller.tell(Finding::Advice(advice::unknown(), best));
        });
        self.ask(What::Hint, job);
    }

    /// What speaks against the move under the cursor, or against the last move of a person.
    pub(super) fn ask_why(&mut self, context: &mut Context) {
        let lang = context.speaker.lang();
        let looked_at =
            self.chooser.looked_at().map(|choice| choice.text.clone()).filter(|_| self.is_choosing());
        let session = self.round().session();
        let asked = match looked_at {
            Some(text) => copy(session, session.table().ply(), context).map(|table| (table, text)),
            None => last_of_a_person(session, self.past).and_then(|ply| {
                let text = session.table().moves().into_iter().nth(ply - 1)?;
                Some((copy(session, ply - 1, context)?, text))
            }),
        };
        let Some((table, text)) = asked else {
            self.advice = Some(context.word("tui-game-why-nothing"));
            return;
        };
        let aids = self.round().aids().clone();
        let job = context.bureau.run(move |teller| {
            let adviser = Adviser::new(table.kind(), table.task(&aids)).stopped_by(teller.stop());
            let said = advice::objection(&text, table.as_ref(), &adviser, lang);
            teller.tell(Finding::Advice(said, Some(text)));
        });
        self.ask(What::Why, job);
    }

    /// Shows what every move is worth, or no longer.
    pub(super) fn toggle_values(&mut self, context: &mut Context) {
        self.shows_values = !self.shows_values;
        // Values stand on moves that can be chosen; at other times they are only wished for.
        self.advice =
            (self.shows_values && !self.is_choosing()).then(|| context.word("tui-game-values-later"));
        if self.shows_values && self.values.is_none() && self.is_choosing() {
            self.ask_values(context);
        }
    }

    pub(super) fn ask_values(&mut self, context: &mut Context) {
        let task = self.round().session().task(self.round().aids());
        let job = context.bureau.run(move |teller| {
            let mut tell = |one: &Judgement| teller.tell(Finding::Judged(one.clone()));
            let judged = task.analyse(&mut Leash::new(Limit::nodes(NODES), teller.stop(), &mut tell));
            teller.tell(Finding::Analysed(judged));
        });
        self.ask(What::Values, job);
    }

    /// Asks whether a draw is really meant: it may be agreed to at once.
    pub(super) fn ask_to_offer_draw(&mut self, context: &Context) {
        match self.round().session().turn().filter(|_| self.is_choosing()) {
            Some(seat) => self.question = Some(Question::OfferDraw(seat)),
            None => self.advice = Some(context.word("tui-game-not-now")),
        }
    }

    /// Offers a draw to everybody else: people are asked, bots answer by their own judgement.
    pub(super) fn offer_draw(&mut self, seat: Seat, context: &mut Context) {
        match self.round_mut().ask(seat, Act::OfferDraw, context.moment()) {
            Ok(()) => self.ask_next_about_draw(context),
            Err(refusal) => self.chooser.refused = Some(refusal),
        }
    }

    /// The next seat that has not answered the offer is asked.
    fn ask_next_about_draw(&mut self, context: &mut Context) {
        let session = self.round().session();
        let Some(offer) = session.offers().draw() else { return };
        let (agreed, gone) = (offer.agreed, session.gone());
        let mut others = Seat::all(session.players().len() as u8);
        let Some(seat) = others.find(|seat| !agreed.contains(*seat) && !gone.contains(*seat)) else { return };
        let wanted = Wanted { seat, offer: offer.number };
        if session.player(seat).is_some_and(Player::is_person) {
            self.question = Some(Question::Draw(wanted));
            return;
        }
        let bot = session.player(seat).and_then(Player::level).map(str::to_owned);
        let adviser = Adviser::new(session.table().kind(), session.task(self.round().aids()));
        let (table, seed) = (session.table().clone_box(), session.terms().seed);
        let job = context.bureau.run(move |teller| {
            let offer = DrawOffer { table: table.as_ref(), out: gone, to: seat, bot: bot.as_deref(), seed };
            teller.tell(Finding::Agreed(adviser.stopped_by(teller.stop()).agrees_to_draw(&offer)));
        });
        self.ask(What::Draw(wanted), job);
    }

    pub(super) fn answer_draw(&mut self, wanted: Wanted, agrees: bool, context: &mut Context) {
        let Wanted { seat, offer } = wanted;
        let name = self.player_and_seat(seat, context);
        if self.round_mut().ask(seat, Act::Answer { offer, yes: agrees }, context.moment()).is_err() {
            return; // the offer has lapsed
        }
        if self.is_over() {
            return self.renew(context);
        }
        if agrees {
            return self.ask_next_about_draw(context);
        }
        self.advice = Some(context.say(&about(say("tui-game-draw-declined"), name)));
    }

    /// Hears what somebody who was asked has found.
    pub(super) fn hear_advice(&mut self, note: Note, context: &mut Context) {
        let Some(asked) = self.asked.as_ref().filter(|asked| asked.job.is_of(&note)) else { return };
        let what = asked.what;
        match note.finding {
            Finding::Advice(_, best) if what == What::Hint => self.hear_hint(best, context),
            Finding::Advice(said, _) => self.advice = Some(context.say(&said)),
            Finding::Judged(one) => return self.hear_judgement(one),
            Finding::Analysed(judged) => {
                let values = SpotValue::all(self.chooser.choices(), &judged);
                self.values = Some((judged, values));
            }
            Finding::Agreed(agrees) => {
                if let What::Draw(wanted) = what {
                    self.asked = None;
                    self.answer_draw(wanted, agrees, context);
                }
                return;
            }
            _ => return,
        }
        self.asked = None;
    }

    fn hear_hint(&mut self, best: Option<String>, context: &Context) {
        let choice = self.chooser.choices().iter().find(|choice| Some(&choice.text) == best.as_ref());
        self.chooser.hint = choice.map(|choice| choice.path.to_vec()).unwrap_or_default();
        let thought = tabuleiro_table::Thought { best, ..tabuleiro_table::Thought::default() };
        let table = self.round().session().table();
        self.advice = Some(context.say(&advice::hint(Some(&thought), table, context.speaker.lang())));
    }

    /// One more move has been judged: values appear one after the other.
    fn hear_judgement(&mut self, one: Judgement) {
        let (judged, values) = self.values.get_or_insert_default();
        judged.retain(|known| known.text != one.text);
        judged.push(one);
        *values = SpotValue::all(self.chooser.choices(), judged);
        // Until all are known nobody can say which is the best.
        for value in values.iter_mut() {
            value.is_best = false;
        }
    }

    /// What the position is worth to whoever must decide, once every move has been judged.
    pub(super) fn evaluation(&self, context: &Context) -> Option<(String, bool)> {
        let session = self.round().session();
        let (judged, _) = self.values.as_ref().filter(|_| self.shows_values && self.asked.is_none())?;
        let best = judged.first()?;
        let who = session.seat_name(session.turn()?);
        let worth = Valued { proven: best.proven, score: best.score };
        let (verdict, by) = sentences::verdict(worth, &who, session.table().kind());
        let told = [Some(verdict), by].into_iter().flatten().map(|part| context.say(&part));
        let said = told.collect::<Vec<_>>().join(", ");
        Some((said, best.proven.is_some()))
    }
}

/// The number of the last move that a person made before a moment, counted from 1.
fn last_of_a_person(session: &Session, past: Option<usize>) -> Option<usize> {
    let is_persons = |ply: &usize| {
        let turn = session.table().standing(ply - 1).0;
        turn.and_then(|seat| session.player(seat)).is_some_and(Player::is_person)
    };
    (1..=past.unwrap_or(session.table().ply())).rev().find(is_persons)
}

/// The game as it stood after so many moves, at a table of its own.
fn copy(session: &Session, ply: usize, context: &Context) -> Option<Box<dyn Table>> {
    let archive: Archive = session.archive("");
    let mut table = archive.open(context.kinds).ok()?;
    while table.ply() < ply {
        archive.play_next(table.as_mut()).ok()??;
    }
    Some(table)
}
