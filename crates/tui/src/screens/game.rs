//! A game being played.
//!
//! | file | what stands there |
//! |---|---|
//! | `game` | the screen |
//! | `keys` | what becomes of keys and clicks |
//! | `acts` | what capital letters do: leave, take back, begin anew, look at the past |
//! | `pace` | what happens by itself: films, bots that think, the next decision |
//! | `clocks` | what happens by time alone |
//! | `asking` | hints, reasons, values, draws: whoever is asked thinks beside the screen |
//! | `look` | what is drawn |
//! | `reading` | a part of the board read out |
//! | `says` | what is said |

mod acts;
mod asking;
mod clocks;
mod help;
mod keys;
mod look;
mod pace;
mod reading;
mod says;

use std::path::Path;
use std::time::Duration;

use tabuleiro_game::{Arg, Message, Seat, Seats, SpotIndex};
use tabuleiro_table::{Judgement, Plan, Thought, Worth};

use crate::bureau::{Job, Note};
use crate::canvas::Canvas;
use crate::chooser::Chooser;
use crate::conduct::Conduct;
use crate::film::Film;
use crate::panel::Listed;
use crate::round::Round;
use crate::say;
use crate::scene::{Scene, SpotValue};
use crate::screen::{Context, Go, Help, Input, Screen};
use crate::screens::prompt::Prompt;
use asking::{Asked, Wanted};

/// A game being played.
pub struct GameScreen {
    round: Option<Round>,
    /// The board that is seen and touched.
    chooser: Chooser,
    /// The moment that is looked at, if it is not the present.
    past: Option<usize>,
    moves: Vec<Listed>,
    film: Option<Film>,
    /// The bot that thinks about its move, with what it has found so far.
    thinking: Option<(Job, Thought)>,
    /// A bot's move that waits until the last one has been seen.
    ready: Option<(String, Option<Worth>)>,
    /// Until when a bot's move waits though it has been found.
    held: Option<Duration>,
    /// How an outside program failed that must decide.
    failed: Option<Message>,
    /// When bots among themselves go on.
    next: Option<Duration>,
    /// When a bot that thinks plays what it has found, so that its time lasts.
    hurry: Option<Duration>,
    /// Who has been told that little time is left.
    warned: Seats,
    is_paused: bool,
    asked: Option<Asked>,
    values: Option<(Vec<Judgement>, Vec<SpotValue>)>,
    shows_values: bool,
    /// What an adviser has said, until something else happens.
    advice: Option<String>,
    /// The part of the board that was read out last.
    reading: Option<SpotIndex>,
    question: Option<Question>,
    prompt: Option<Prompt>,
    typed: Vec<String>,
    /// A move that was typed while a bot thought.
    premove: Option<String>,
}

/// What must be answered before anything else.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Question {
    /// Whether to resign.
    Resign(Seat),
    /// Whether to offer a draw.
    OfferDraw(Seat),
    /// Whether to leave a game that cannot be kept.
    Lose(Way),
    /// Whether that seat agrees to a draw.
    Draw(Wanted),
}

/// Where somebody goes who leaves a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// To where they came from.
    Back,
    /// To the next game of the series.
    Again,
    /// To another game of the same kind.
    New,
}

impl GameScreen {
    /// A new game. Refused in a sentence if the plan does not hold.
    pub fn begin(plan: Plan, context: &mut Context) -> Result<GameScreen, Message> {
        GameScreen::begin_as(plan, Conduct::default(), context)
    }

    /// A new game that is conducted as it was asked for.
    pub fn begin_as(plan: Plan, conduct: Conduct, context: &mut Context) -> Result<GameScreen, Message> {
        Ok(GameScreen::of(Round::begin(plan, conduct, context)?, context))
    }

    /// A game that was left. Refused in a sentence if it cannot be taken up.
    pub fn resume(path: &Path, context: &mut Context) -> Result<GameScreen, Message> {
        GameScreen::resume_as(path, Conduct::default(), context)
    }

    /// A game that was left, conducted as it was asked for.
    pub fn resume_as(path: &Path, conduct: Conduct, context: &mut Context) -> Result<GameScreen, Message> {
        Ok(GameScreen::of(Round::resume(path, conduct, context)?, context))
    }

    fn of(round: Round, context: &mut Context) -> GameScreen {
        let mut screen = GameScreen {
            chooser: Chooser::new(round.session().table()),
            round: Some(round),
            past: None,
            moves: Vec::new(),
            film: None,
            thinking: None,
            ready: None,
            held: None,
            failed: None,
            next: None,
            hurry: None,
            warned: Seats::NONE,
            is_paused: false,
            asked: None,
            values: None,
            shows_values: false,
            advice: None,
            reading: None,
            question: None,
            prompt: None,
            typed: Vec::new(),
            premove: None,
        };
        screen.renew(context);
        screen
    }

    /// The game; it is there but for the moment in which one gives way to the next.
    fn round(&self) -> &Round {
        self.round.as_ref().expect("a screen always has a game")
    }

    fn round_mut(&mut self) -> &mut Round {
        self.round.as_mut().expect("a screen always has a game")
    }

    fn is_over(&self) -> bool {
        self.round().session().ended().is_some()
    }

    /// Whether a person can choose a move now.
    fn is_choosing(&self) -> bool {
        self.past.is_none() && self.film.is_none() && self.round().is_persons_turn()
    }

    /// Whether a bot is at its move.
    fn is_thinking(&self) -> bool {
        !self.is_over() && !self.round().is_persons_turn()
    }

    /// All that the board shows now.
    fn scene<'s>(&'s self, view: &'s tabuleiro_game::View, context: &'s Context) -> Scene<'s> {
        let step = self.film.as_ref().map(|film| film.step(context.now));
        let values = self.values.as_ref().filter(|_| self.shows_values && self.is_choosing());
        let values: &[SpotValue] = values.map_or(&[], |(_, values)| values);
        Scene { step, values, ..self.chooser.scene(view, self.is_choosing(), context) }
    }
}

impl Screen for GameScreen {
    fn draw(&mut self, canvas: &mut Canvas<'_>, context: &Context) {
        self.draw_all(canvas, context);
    }

    fn help(&self, context: &Context) -> Vec<Help> {
        self.keys_of_the_moment(context)
    }

    fn input(&mut self, input: Input, context: &mut Context) -> Go {
        if self.look_at_clocks(context) {
            return Go::Stay; // it was meant for a game that went on
        }
        match input {
            Input::Key(key) if self.prompt.is_some() => self.type_in(key, context),
            Input::Key(key) => return self.key(key, context),
            Input::Hit(hit) => return self.hit(hit, context),
            Input::Wheel(by) => self.step(by, context),
            Input::Paste(text) => match &mut self.prompt {
                Some(prompt) => prompt.paste(&text),
                None => self.prompt = Some(self.move_prompt(context).with_text(&text)),
            },
            Input::Hover(_) => (),
        }
        Go::Stay
    }

    fn hear(&mut self, note: Note, context: &mut Context) -> Go {
        self.look_at_clocks(context);
        self.hear_note(note, context);
        Go::Stay
    }

    fn wake(&self, context: &Context) -> Option<Duration> {
        self.next_wake(context)
    }

    fn tick(&mut self, context: &mut Context) -> Go {
        self.pass_time(context);
        Go::Stay
    }

    fn resume(&mut self, context: &mut Context) {
        self.look_at_clocks(context);
        self.renew(context);
    }

    fn spoken(&self, context: &Context) -> Option<String> {
        let (bold, rest, _) = self.sentence(context);
        Some(if rest.is_empty() { bold } else { format!("{bold} {rest}") })
    }

    fn warning(&self, context: &Context) -> Option<String> {
        let why = self.round().unkept()?.clone();
        Some(context.say(&say("tui-unkept").with("error", why)))
    }

    fn at_stake(&mut self, context: &Context) -> Option<Arg> {
        self.round.as_mut()?.would_be_lost(context.moment())
    }

    fn is_kept_game(&self) -> bool {
        !self.is_over() && self.round().is_kept()
    }

    fn is_typing(&self) -> bool {
        self.prompt.is_some()
    }
}
