//! A game being played.
//!
//! | file | what stands there |
//! |---|---|
//! | `game` | the screen, and what becomes of keys and clicks |
//! | `pace` | what happens by itself: films, bots that think, the next decision |
//! | `asking` | hints, reasons, values, draws: whoever is asked thinks beside the screen |
//! | `look` | what is drawn |
//! | `says` | what is said |

mod asking;
mod look;
mod pace;
mod says;

use std::path::Path;
use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent};
use tabuleiro_game::{Board, Message, Reading, Seat, SpotIndex};
use tabuleiro_table::{Act, Judgement, Refusal, Thought, Worth};

use crate::aim::{Aim, Aimed, Direction};
use crate::bureau::{Job, Note};
use crate::canvas::{Canvas, Hit};
use crate::film::Film;
use crate::panel::Listed;
pub use crate::round::Plan;
use crate::round::Round;
use crate::scene::{Preview, Scene, SpotValue};
use crate::screen::{Context, Go, Help, Input, Screen};
use crate::screens::analysis::Analysis;
use crate::screens::help::HelpScreen;
use crate::screens::prompt::{Prompt, Prompted};
use crate::skins::{self, Skin};
use asking::Asked;

/// A game being played.
pub struct GameScreen {
    round: Option<Round>,
    board: Board,
    skin: &'static dyn Skin,
    aim: Aim,
    open: Vec<SpotIndex>,
    preview: Option<Preview>,
    refused: Option<Refusal>,
    /// The moment that is looked at, if it is not the present.
    past: Option<usize>,
    moves: Vec<Listed>,
    film: Option<Film>,
    /// The bot that thinks about its move, with what it has found so far.
    thinking: Option<(Job, Thought)>,
    /// A bot's move that waits until the last one has been seen.
    ready: Option<(String, Option<Worth>)>,
    /// When bots among themselves go on.
    next: Option<Duration>,
    is_paused: bool,
    asked: Option<Asked>,
    values: Option<(Vec<Judgement>, Vec<SpotValue>)>,
    shows_values: bool,
    hint: Vec<SpotIndex>,
    /// What an adviser has said, until something else happens.
    advice: Option<String>,
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
    /// Whether that seat agrees to a draw.
    Draw(Seat),
}

impl GameScreen {
    /// A new game. Refused in a sentence if the plan does not hold.
    pub fn begin(plan: Plan, context: &mut Context) -> Result<GameScreen, Message> {
        Ok(GameScreen::of(Round::begin(plan, context)?, context))
    }

    /// A game that was left. Refused in a sentence if it cannot be taken up.
    pub fn resume(path: &Path, context: &mut Context) -> Result<GameScreen, Message> {
        Ok(GameScreen::of(Round::resume(path, context)?, context))
    }

    fn of(round: Round, context: &mut Context) -> GameScreen {
        let board = round.session().table().board();
        let skin = skins::of(round.plan().kind.name());
        let mut screen = GameScreen {
            round: Some(round),
            board,
            skin,
            aim: Aim::default(),
            open: Vec::new(),
            preview: None,
            refused: None,
            past: None,
            moves: Vec::new(),
            film: None,
            thinking: None,
            ready: None,
            next: None,
            is_paused: false,
            asked: None,
            values: None,
            shows_values: false,
            hint: Vec::new(),
            advice: None,
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

    fn key(&mut self, key: KeyEvent, context: &mut Context) -> Go {
        if self.film.take().is_some() {
            self.after_film(context); // the next key skips what is being shown, and counts all the same
        }
        if self.question.is_some() {
            self.answer(key.code, context);
            return Go::Stay;
        }
        match key.code {
            KeyCode::Char(letter) => self.letter(letter, context),
            KeyCode::Esc if self.past.is_some() => self.look_at(None, context),
            KeyCode::Esc => Go::Back,
            KeyCode::Enter if self.is_over() && self.past.is_none() => self.again(context),
            _ => {
                self.steer(key.code, context);
                Go::Stay
            }
        }
    }

    /// Keys without a letter.
    fn steer(&mut self, code: KeyCode, context: &mut Context) {
        let way = match code {
            KeyCode::Left => Direction::Left,
            KeyCode::Right => Direction::Right,
            KeyCode::Up => Direction::Up,
            KeyCode::Down => Direction::Down,
            KeyCode::Home => return drop(self.look_at(Some(0), context)),
            KeyCode::End => return drop(self.look_at(None, context)),
            KeyCode::PageUp => return self.step(-1, context),
            KeyCode::PageDown => return self.step(1, context),
            _ => {
                let aimed = match code {
                    KeyCode::Tab => self.aim.next_piece(&self.board, true),
                    KeyCode::BackTab => self.aim.next_piece(&self.board, false),
                    KeyCode::Enter => self.aim.enter(&self.board),
                    KeyCode::Backspace => self.aim.back(&self.board),
                    _ => return,
                };
                return self.heed(aimed, context);
            }
        };
        self.go(way, context);
    }

    fn go(&mut self, way: Direction, context: &mut Context) {
        if !self.is_choosing() {
            // In the past, and at a table of bots, left and right step through the moves.
            return match way {
                Direction::Left => self.step(-1, context),
                Direction::Right => self.step(1, context),
                Direction::Up | Direction::Down => (),
            };
        }
        let view = self.shown_view(context);
        let scene = self.scene(&view, context);
        let to = self.aim.focus().and_then(|from| self.skin.towards(&scene, from, way));
        let aimed = to.map_or(Aimed::Nothing, |spot| self.aim.point(spot));
        self.heed(aimed, context);
    }

    fn letter(&mut self, letter: char, context: &mut Context) -> Go {
        match letter {
            'q' => return if self.past.is_some() { self.look_at(None, context) } else { Go::Back },
            '?' => {
                let help = HelpScreen::new(Some(self.round().plan().kind), self.all_keys(context), context);
                return Go::To(Box::new(help));
            }
            'A' => return self.analyse(context),
            'N' => return self.new_game(context),
            ':' => self.prompt = Some(self.move_prompt(context)),
            ' ' => self.hurry(context),
            '<' | ',' => self.step(-1, context),
            '>' | '.' => self.step(1, context),
            'H' => self.ask_hint(context),
            'W' => self.ask_why(context),
            'V' => self.toggle_values(context),
            'U' => self.undo(context),
            'R' => self.redo(context),
            'D' => self.offer_draw(context),
            'X' => self.ask_to_resign(context),
            '-' => self.leave_it(context),
            'h' => self.go(Direction::Left, context),
            'j' => self.go(Direction::Down, context),
            'k' => self.go(Direction::Up, context),
            'l' => self.go(Direction::Right, context),
            '1'..='9' if !self.aim.is_naming() && !self.aim.hands(&self.board).is_empty() => {
                let aimed = self.aim.numbered_piece(&self.board, letter as usize - '0' as usize);
                self.heed(aimed, context);
            }
            _ if self.is_choosing() => {
                let name = |spot| self.skin.name(&self.board, &context.speaker, spot);
                let aimed = self.aim.letter(&self.board, letter, name);
                self.heed(aimed, context);
            }
            _ => (),
        }
        Go::Stay
    }

    /// What came of aiming.
    fn heed(&mut self, aimed: Aimed, context: &mut Context) {
        if aimed != Aimed::Nothing {
            self.refused = None;
            self.advice = None;
        }
        if !self.is_choosing() {
            return;
        }
        match aimed {
            Aimed::Nothing => (),
            Aimed::Moved => self.look_ahead(context),
            Aimed::Chosen(text) => self.play(&text, context),
            Aimed::Refused(path) => {
                self.refused = self.round().session().table().refused_path(&path);
                self.preview = None;
                self.open = self.aim.open();
            }
        }
    }

    fn hit(&mut self, hit: Hit, context: &mut Context) -> Go {
        if self.film.take().is_some() {
            self.after_film(context);
        }
        match hit {
            Hit::Spot(spot) if self.is_choosing() => {
                let aimed = self.aim.click(&self.board, spot);
                self.heed(aimed, context);
            }
            Hit::Ply(ply) => {
                let is_present = ply >= self.round().session().table().ply();
                self.look_at((!is_present).then_some(ply), context);
            }
            _ => (),
        }
        Go::Stay
    }

    fn type_in(&mut self, key: KeyEvent, context: &mut Context) {
        let Some(prompt) = &mut self.prompt else { return };
        match prompt.input(key) {
            Prompted::Open => (),
            Prompted::Cancelled => self.prompt = None,
            Prompted::Done(text) => {
                self.prompt = None;
                self.typed.push(text.clone());
                self.play_typed(&text, context);
            }
        }
    }

    /// Plays what was typed, or keeps it until the bot has moved.
    fn play_typed(&mut self, text: &str, context: &mut Context) {
        self.past = None;
        if self.is_thinking() || self.film.is_some() {
            self.premove = Some(text.to_owned());
            return;
        }
        let lang = context.speaker.lang();
        match self.round().session().table().read(text, lang) {
            Ok(Reading::Move(text)) => self.play(&text, context),
            // Half a move is a move that is being chosen: the rest is asked for.
            Ok(Reading::More(question)) => {
                self.advice = Some(context.say(&question));
                self.prompt = Some(self.move_prompt(context).with_text(&format!("{text} ")));
            }
            Err(refusal) => self.refuse(refusal),
        }
    }

    fn refuse(&mut self, refusal: Refusal) {
        if let Some(about) = refusal.about {
            self.aim.point(about);
        }
        self.preview = None;
        self.refused = Some(refusal);
    }

    fn move_prompt(&self, context: &Context) -> Prompt {
        Prompt::new(context.word("tui-game-type")).with_history(self.typed.clone())
    }

    /// Leaves a marker, passes: whatever the only button is.
    fn leave_it(&mut self, context: &mut Context) {
        if let Some(button) = self.aim.lone_button(&self.board).filter(|_| self.is_choosing()) {
            let aimed = self.aim.touch(&self.board, button);
            self.heed(aimed, context);
        }
    }

    fn ask_to_resign(&mut self, context: &Context) {
        let session = self.round().session();
        let person = session.turn().filter(|_| self.round().is_persons_turn());
        let near = Some(self.round().near()).filter(|_| !self.round().is_watched());
        match person.or(near).filter(|_| !self.is_over()) {
            Some(seat) => self.question = Some(Question::Resign(seat)),
            None => self.advice = Some(context.word("tui-game-cannot-resign")),
        }
    }

    /// Answers the question that was asked.
    fn answer(&mut self, code: KeyCode, context: &mut Context) {
        let letters = context.word("tui-yes-letters");
        let is_yes = match code {
            KeyCode::Enter => true,
            KeyCode::Char(letter) if letters.contains(letter.to_ascii_lowercase()) => true,
            KeyCode::Esc | KeyCode::Backspace | KeyCode::Char('n' | 'N' | 'q') => false,
            _ => return,
        };
        match self.question.take() {
            Some(Question::Resign(seat)) if is_yes => self.resign(seat, context),
            Some(Question::Draw(seat)) => self.answer_draw(seat, is_yes, context),
            Some(Question::Resign(_)) | None => (),
        }
    }

    fn resign(&mut self, seat: Seat, context: &mut Context) {
        self.stop_thinking();
        match self.round_mut().ask(seat, Act::Resign) {
            Ok(()) => self.renew(context),
            Err(refusal) => self.refuse(refusal),
        }
    }

    fn undo(&mut self, context: &mut Context) {
        self.stop_thinking();
        self.past = None;
        let undone = self.round_mut().undo();
        self.renew(context);
        self.refused = undone.err();
    }

    fn redo(&mut self, context: &mut Context) {
        self.stop_thinking();
        self.past = None;
        let redone = self.round_mut().redo();
        self.renew(context);
        self.refused = redone.err();
    }

    fn again(&mut self, context: &mut Context) -> Go {
        let Some(round) = self.round.take() else { return Go::Back };
        match round.again(context) {
            Ok(round) => Go::Instead(Box::new(GameScreen::of(round, context))),
            Err(_) => Go::Back, // what could begin once begins again
        }
    }

    /// Another game of the same kind with the same players. The one that is left is kept.
    fn new_game(&mut self, context: &mut Context) -> Go {
        let plan = self.round().plan().clone();
        match GameScreen::begin(plan, context) {
            Ok(screen) => Go::Instead(Box::new(screen)),
            Err(message) => {
                self.advice = Some(context.say(&message));
                Go::Stay
            }
        }
    }

    /// The game so far, to be looked through.
    fn analyse(&mut self, context: &mut Context) -> Go {
        let archive = self.round().archive();
        match Analysis::open(archive, self.past, context) {
            Ok(screen) => Go::To(Box::new(screen)),
            Err(message) => {
                self.advice = Some(context.say(&message));
                Go::Stay
            }
        }
    }

    /// Steps through the moves.
    fn step(&mut self, by: i32, context: &mut Context) {
        if by > 0 && self.past.is_none() && self.is_paused {
            return self.step_bots(context);
        }
        let last = self.round().session().table().ply();
        let now = self.past.unwrap_or(last) as i32;
        let to = (now + by).clamp(0, last as i32) as usize;
        self.look_at((to < last).then_some(to), context);
    }

    /// Looks at the moment after so many moves, or at the present.
    fn look_at(&mut self, past: Option<usize>, context: &mut Context) -> Go {
        let last = self.round().session().table().ply();
        self.past = past.filter(|ply| *ply < last);
        self.refused = None;
        self.advice = None;
        self.after_film(context);
        Go::Stay
    }

    /// All that the board shows now.
    fn scene<'s>(&'s self, view: &'s tabuleiro_game::View, context: &'s Context) -> Scene<'s> {
        let still = Scene::still(&self.board, view, &context.speaker, context.theme);
        let step = self.film.as_ref().map(|film| film.step(context.now));
        let still = Scene { near: self.round().near(), step, ..still };
        if !self.is_choosing() {
            return still;
        }
        let values = self.values.as_ref().filter(|_| self.shows_values);
        Scene {
            focus: self.aim.focus(),
            held: self.aim.held(),
            open: &self.open,
            preview: self.preview.as_ref(),
            refused: self.refused.as_ref(),
            values: values.map_or(&[], |(_, values)| values),
            hint: &self.hint,
            ..still
        }
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
        self.renew(context);
    }

    fn spoken(&self, context: &Context) -> Option<String> {
        let (bold, rest, _) = self.sentence(context);
        Some(if rest.is_empty() { bold } else { format!("{bold} {rest}") })
    }

    fn is_typing(&self) -> bool {
        self.prompt.is_some()
    }
}
