//! What keys and clicks do in an analysis.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tabuleiro_game::Reading;
use tabuleiro_table::{Player, Setup, level, setup::split_words};

use super::thinking::{Question, Review};
use super::{Analysis, Ask, Purpose, Said, draw, files, say};
use crate::aim::{Aimed, Direction};
use crate::canvas::Hit;
use crate::screen::{Context, Go, Help, Input};
use crate::screens::game::{GameScreen, Plan};
use crate::screens::help::HelpScreen;
use crate::screens::list;
use crate::screens::prompt::{Prompt, Prompted};

/// Heeds what a person does.
pub(super) fn input(analysis: &mut Analysis, input: Input, context: &mut Context) -> Go {
    match input {
        Input::Key(key) => analysis.key(key, context),
        Input::Hit(hit) => analysis.hit(hit, context),
        Input::Wheel(way) if analysis.ask.is_none() => {
            analysis.step(way > 0, context);
            Go::Stay
        }
        Input::Paste(text) => {
            if let Some(Ask::Line(_, prompt)) = &mut analysis.ask {
                prompt.paste(&text);
            }
            Go::Stay
        }
        Input::Hover(_) | Input::Wheel(_) => Go::Stay,
    }
}

impl Analysis {
    fn key(&mut self, key: KeyEvent, context: &mut Context) -> Go {
        match self.ask.take() {
            Some(Ask::Line(purpose, prompt)) => self.type_in(purpose, prompt, key, context),
            Some(Ask::Delete) => {
                self.answer_delete(key.code, context);
                Go::Stay
            }
            Some(Ask::Level(at)) => self.choose_level(at, key.code, context),
            None if key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) => Go::Stay,
            None => self.plain_key(key.code, context),
        }
    }

    fn plain_key(&mut self, code: KeyCode, context: &mut Context) -> Go {
        match code {
            KeyCode::Esc | KeyCode::Char('q') => return self.leave(context),
            KeyCode::Char('?') => {
                return Go::To(Box::new(HelpScreen::new(Some(self.kind), all_keys(self, context), context)));
            }
            KeyCode::Char('P') => self.ask_level(context),
            KeyCode::Char(letter) if letter.is_uppercase() => self.act(letter, context),
            KeyCode::Home => self.jump(0, context),
            KeyCode::End => self.jump(usize::MAX, context),
            KeyCode::PageUp | KeyCode::Char('<' | ',') => self.step(false, context),
            KeyCode::PageDown | KeyCode::Char('>' | '.') => self.step(true, context),
            KeyCode::Left | KeyCode::Char('h') => self.arrow(Direction::Left, context),
            KeyCode::Right | KeyCode::Char('l') => self.arrow(Direction::Right, context),
            KeyCode::Up | KeyCode::Char('k') => self.arrow(Direction::Up, context),
            KeyCode::Down | KeyCode::Char('j') => self.arrow(Direction::Down, context),
            _ => self.point(code, context),
        }
        Go::Stay
    }

    /// Capitals act.
    fn act(&mut self, letter: char, context: &mut Context) {
        match letter {
            'V' => self.toggle_values(context),
            'W' => self.ask_why(context),
            'R' => self.review(context),
            'G' => self.prompt(Purpose::Ply, "tui-analysis-ask-go", "", context),
            'S' => {
                let position = self.table.state(usize::MAX).position;
                self.prompt(Purpose::Position, "tui-analysis-ask-set-up", &position, context);
            }
            'E' => self.prompt(Purpose::Export, "tui-analysis-ask-export", "", context),
            'I' => self.prompt(Purpose::Import, "tui-analysis-ask-import", "", context),
            'K' => {
                let came = self.keep(context);
                self.tell(came, context);
            }
            'D' if self.study.can_delete() => self.ask = Some(Ask::Delete),
            'D' => self.say_bad(context.say(&say("tui-analysis-main-stays"))),
            _ => (),
        }
    }

    fn tell(&mut self, came: Result<tabuleiro_game::Message, tabuleiro_game::Message>, context: &Context) {
        match came {
            Ok(said) => self.say_well(context.say(&said)),
            Err(why) => self.say_bad(context.say(&why)),
        }
    }

    fn prompt(&mut self, purpose: Purpose, key: &'static str, text: &str, context: &Context) {
        self.said = None;
        self.ask = Some(Ask::Line(purpose, Prompt::new(context.say(&say(key))).with_text(text)));
    }

    /// Keys that point on the board: whoever uses one wants to play on.
    fn point(&mut self, code: KeyCode, context: &mut Context) {
        if code == KeyCode::Char(':') {
            return self.prompt(Purpose::Move, "tui-analysis-ask-move", "", context);
        }
        if self.table.now().0.is_none() {
            if code == KeyCode::Backspace {
                self.step(false, context);
            }
            return;
        }
        let was_pointing = std::mem::replace(&mut self.is_pointing, true);
        let aimed = match code {
            // The first touch only shows that the board is to be played on.
            KeyCode::Enter if !was_pointing => Aimed::Moved,
            KeyCode::Enter => self.aim.enter(&self.board),
            KeyCode::Backspace if was_pointing && self.aim.can_go_back(&self.board) => self.aim.back(&self.board),
            KeyCode::Backspace => {
                self.is_pointing = was_pointing;
                return self.step(false, context);
            }
            KeyCode::Tab => self.aim.next_piece(&self.board, true),
            KeyCode::BackTab => self.aim.next_piece(&self.board, false),
            KeyCode::Char('-') => match self.aim.lone_button(&self.board) {
                Some(button) => self.aim.touch(&self.board, button),
                None => Aimed::Nothing,
            },
            KeyCode::Char(letter @ '1'..='9')
                if !self.aim.is_naming() && !self.aim.hands(&self.board).is_empty() =>
            {
                self.aim.numbered_piece(&self.board, letter as usize - '0' as usize)
            }
            KeyCode::Char(letter) => self.aim.letter(&self.board, letter),
            _ => Aimed::Nothing,
        };
        if aimed == Aimed::Nothing {
            self.is_pointing = was_pointing;
        }
        self.heed(aimed, context);
    }

    /// What came of aiming.
    fn heed(&mut self, aimed: Aimed, context: &mut Context) {
        if aimed != Aimed::Nothing {
            self.refused = None;
            self.said = None;
            self.question = None;
        }
        match aimed {
            Aimed::Nothing | Aimed::Moved => (),
            Aimed::Chosen(text) => self.play(&text, context),
            Aimed::Refused(path) => self.refused = self.table.refused_path(&path),
        }
    }

    fn arrow(&mut self, way: Direction, context: &mut Context) {
        if self.is_pointing && self.table.now().0.is_some() {
            let view = self.table.view(usize::MAX);
            let (open, values) = (self.aim.open(), Vec::new());
            let scene = draw::scene(self, &view, &open, None, &values, context);
            let to = self.aim.focus().and_then(|from| self.skin.towards(&scene, from, way));
            let aimed = to.map_or(Aimed::Nothing, |spot| self.aim.point(spot));
            return self.heed(aimed, context);
        }
        match way {
            Direction::Left => self.step(false, context),
            Direction::Right => self.step(true, context),
            Direction::Up => {
                if self.study.up() {
                    self.stand(context);
                }
            }
            Direction::Down => {
                if self.study.down() {
                    self.stand(context);
                }
            }
        }
    }

    fn step(&mut self, is_forward: bool, context: &mut Context) {
        if if is_forward { self.study.forward() } else { self.study.back() } {
            self.stand(context);
        }
    }

    fn jump(&mut self, ply: usize, context: &mut Context) {
        if self.study.place_at(ply) != *self.study.place() {
            self.study.go(ply);
            self.stand(context);
        }
    }

    fn hit(&mut self, hit: Hit, context: &mut Context) -> Go {
        if let Some(Ask::Level(_)) = self.ask {
            return match hit {
                Hit::Row(at) => self.choose_level(at, KeyCode::Enter, context),
                _ => Go::Stay,
            };
        }
        if self.ask.is_some() {
            return Go::Stay;
        }
        match hit {
            Hit::Spot(spot) if self.table.now().0.is_some() => {
                self.is_pointing = true;
                let aimed = self.aim.click(&self.board, spot);
                self.heed(aimed, context);
            }
            Hit::Ply(ply) => self.jump(ply, context),
            Hit::Row(index) => {
                if self.list.place(index).cloned().is_some_and(|place| self.study.visit(place)) {
                    self.stand(context);
                }
            }
            Hit::Spot(_) | Hit::Key(_) => (),
        }
        Go::Stay
    }

    fn type_in(&mut self, purpose: Purpose, mut prompt: Prompt, key: KeyEvent, context: &mut Context) -> Go {
        match prompt.input(key) {
            Prompted::Open => self.ask = Some(Ask::Line(purpose, prompt)),
            Prompted::Cancelled => self.said = None,
            Prompted::Done(text) if text.trim().is_empty() => self.said = None,
            Prompted::Done(text) => {
                self.said = None;
                match self.typed(purpose, text.trim(), context) {
                    Ok(go) => return go,
                    Err(why) => {
                        // What was typed stays to be mended.
                        self.say_bad(why);
                        self.ask = Some(Ask::Line(purpose, prompt));
                    }
                }
            }
        }
        Go::Stay
    }

    fn typed(&mut self, purpose: Purpose, text: &str, context: &mut Context) -> Result<Go, String> {
        let said = |why: tabuleiro_game::Message, context: &Context| context.say(&why);
        match purpose {
            Purpose::Move => match self.table.read(text, context.speaker.lang()) {
                Ok(Reading::Move(text)) => self.play(&text, context),
                Ok(Reading::More(question)) => {
                    let label = context.say(&say("tui-analysis-ask-move"));
                    self.ask = Some(Ask::Line(purpose, Prompt::new(label).with_text(text)));
                    self.say_well(context.say(&question));
                }
                Err(refusal) => return Err(said(refusal.message, context)),
            },
            Purpose::Ply => {
                let no_number = || say("tui-analysis-no-number").with("text", text);
                let ply: usize = text.parse().map_err(|_| said(no_number(), context))?;
                self.jump(ply, context);
            }
            Purpose::Position => {
                let setup = self.setup(text).map_err(|why| said(why, context))?;
                let opened = Analysis::set_up(self.kind, &setup, context).map_err(|why| said(why, context))?;
                return Ok(Go::To(Box::new(opened)));
            }
            Purpose::Export => {
                let came = self.export(text, context).map_err(|why| said(why, context))?;
                self.say_well(context.say(&came));
            }
            Purpose::Import => {
                let opened = files::import(text, context).map_err(|why| said(why, context))?;
                return Ok(Go::To(Box::new(opened)));
            }
        }
        Ok(Go::Stay)
    }

    /// How a game begins at a position, with the options of this one where the position says nothing of them.
    fn setup(&self, position: &str) -> Result<Setup, tabuleiro_game::Message> {
        let mut words = split_words(&self.table.setting().options)?;
        words.retain(|(key, _)| !position.split_whitespace().any(|word| word.starts_with(&format!("{key}="))));
        Ok(Setup { words, position: Some(position.to_owned()), deal: None })
    }

    fn answer_delete(&mut self, code: KeyCode, context: &mut Context) {
        if is_yes(code) && self.study.delete() {
            self.is_changed = true;
            self.relist(context);
            self.stand(context);
            self.say_well(context.say(&say("tui-analysis-deleted")));
        }
    }

    fn toggle_values(&mut self, context: &mut Context) {
        self.wants_values = !self.wants_values;
        if !self.wants_values {
            self.insight.hush();
        } else if self.table.now().0.is_some() {
            self.insight.judge(self.table.task(&self.aids), &mut context.bureau);
        }
    }

    /// Asks about the move under the cursor; while the game is stepped through, about the one that was just made.
    fn ask_why(&mut self, context: &mut Context) {
        self.said = None;
        self.refused = None;
        let looked_at = self.aim.looked_at().filter(|_| self.is_pointing).map(|choice| choice.text.clone());
        let ply = self.study.ply();
        let last = self.study.moves().pop().filter(|_| looked_at.is_none() && !self.is_pointing);
        let left_by = Analysis::left_by(&self.study.place().turns);
        let asked = match (looked_at.or_else(|| self.insight.line().into_iter().next().filter(|_| ply == 0)), last) {
            (Some(text), _) => Some((self.table_with(&self.study.moves(), left_by), text)),
            (None, Some(text)) => {
                let before = &self.study.moves()[..ply - 1];
                Some((self.table_with(before, left_by), text))
            }
            (None, None) => None,
        };
        match asked {
            Some((Some(table), text)) => {
                let task = table.task(&self.aids);
                self.question = Some(Question::ask(table.as_ref(), text, task, &mut context.bureau));
            }
            _ => self.say_bad(context.say(&say("tui-analysis-why-none"))),
        }
    }

    fn review(&mut self, context: &mut Context) {
        if self.review.is_going() {
            self.review.stop();
            let stopped = say("tui-analysis-review-stopped").with("ply", self.review.done);
            return self.say_well(context.say(&stopped));
        }
        if self.study.main().moves.is_empty() {
            return self.say_bad(context.say(&say("tui-analysis-no-review")));
        }
        self.said = None;
        self.review = Review::begin(self.archive(context), context);
    }

    fn ask_level(&mut self, context: &Context) {
        if self.table.now().0.is_none() {
            return self.say_bad(context.say(&say("tui-analysis-game-over")));
        }
        let usual = self.kind.bots().iter().position(|card| card.name == self.kind.usual());
        self.ask = Some(Ask::Level(usual.map_or(0, |at| at + 1)));
    }

    /// Who can be played against: a person first, then the players of the game, weakest first.
    pub(super) fn levels_offered(&self) -> Vec<(&'static str, Option<i32>)> {
        let bots = self.kind.bots().into_iter().map(|card| (card.name, Some(card.rating)));
        std::iter::once(("human", None)).chain(bots).collect()
    }

    fn choose_level(&mut self, at: usize, code: KeyCode, context: &mut Context) -> Go {
        let offered = self.levels_offered();
        if let Some(stride) = list::stride(code) {
            self.ask = Some(Ask::Level(list::moved(at, stride, offered.len())));
            return Go::Stay;
        }
        self.ask = None;
        let Some((name, _)) = offered.get(at).filter(|_| code == KeyCode::Enter) else { return Go::Stay };
        match self.play_on(name, context) {
            Ok(screen) => Go::To(Box::new(screen)),
            Err(why) => {
                self.say_bad(context.say(&why));
                Go::Stay
            }
        }
    }

    /// A game from this position: whoever is to move is the person here, all others are of that level.
    fn play_on(&self, name: &str, context: &mut Context) -> Result<GameScreen, tabuleiro_game::Message> {
        let position = self.table.state(usize::MAX).position;
        let turn = self.table.now().0;
        let player = |seat| if Some(seat) == turn { Player::human() } else { Player::from(name) };
        let players = tabuleiro_game::Seat::all(self.table.seats()).map(player).collect();
        GameScreen::begin(Plan { kind: self.kind, setup: self.setup(&position)?, players }, context)
    }

    /// Leaves what is being done, and then the screen; lines that stand nowhere else are not lost unasked.
    fn leave(&mut self, context: &Context) -> Go {
        if self.is_pointing && !self.study.main().moves.is_empty() {
            self.is_pointing = false;
            self.refused = None;
            return Go::Stay;
        }
        if self.is_changed {
            self.is_changed = false; // asked once
            let [bold, rest] = ["tui-analysis-unsaved", "tui-analysis-unsaved-rest"].map(|key| context.say(&say(key)));
            self.said = Some(Said { bold, rest, is_bad: false });
            return Go::Stay;
        }
        Go::Back
    }
}

/// Whether a key agrees, in either language.
pub(crate) fn is_yes(code: KeyCode) -> bool {
    matches!(code, KeyCode::Enter | KeyCode::Char('y' | 'Y' | 's' | 'S'))
}

/// The name of a level as it is shown.
pub(super) fn level_name(name: &str, context: &Context) -> String {
    match level::shown(name) {
        tabuleiro_game::Arg::Say(message) => context.say(&message),
        other => context.speaker.write(other.to_string()),
    }
}

/// The keys of the moment.
pub(super) fn help(analysis: &Analysis, context: &Context) -> Vec<Help> {
    let word = |key: &'static str| context.say(&say(key));
    match &analysis.ask {
        Some(Ask::Line(..)) => {
            return vec![
                Help::new("Enter", word("tui-analysis-done"), KeyCode::Enter),
                Help::new("Esc", word("tui-analysis-cancel"), KeyCode::Esc),
            ];
        }
        Some(Ask::Delete) => {
            return vec![
                Help::new("Enter", word("tui-analysis-yes"), KeyCode::Enter),
                Help::new("Esc", word("tui-analysis-no"), KeyCode::Esc),
            ];
        }
        Some(Ask::Level(_)) => {
            return vec![
                Help::keys(context.theme.pick("↑↓", "up/down"), word("tui-analysis-choose")),
                Help::new("Enter", word("tui-analysis-against"), KeyCode::Enter),
                Help::new("Esc", word("tui-analysis-cancel"), KeyCode::Esc),
            ];
        }
        None => (),
    }
    let mut keys = moving(analysis, context);
    keys.extend(acting(analysis, context));
    keys.push(Help::letter('?', word("tui-analysis-all-keys")));
    keys
}

/// The keys that point or step.
fn moving(analysis: &Analysis, context: &Context) -> Vec<Help> {
    let word = |key: &'static str| context.say(&say(key));
    let theme = context.theme;
    if !analysis.is_pointing || analysis.table.now().0.is_none() {
        let mut keys = vec![Help::keys(theme.pick("←→", "left/right"), word("tui-analysis-step"))];
        if !analysis.study.main().branches.is_empty() {
            keys.push(Help::keys(theme.pick("↑↓", "up/down"), word("tui-analysis-lines")));
        }
        if analysis.table.now().0.is_some() {
            keys.push(Help::new("Enter", word("tui-analysis-play-on"), KeyCode::Enter));
        }
        return keys;
    }
    let view = analysis.table.view(usize::MAX);
    let open = analysis.aim.open();
    let nouns = analysis.skin.nouns(&draw::scene(analysis, &view, &open, None, &[], context));
    let mut keys = vec![Help::keys(theme.pick("←↓↑→", "arrows"), context.say(&nouns.spot))];
    if let Some(piece) = nouns.piece.filter(|_| analysis.aim.hands(&analysis.board).len() > 1) {
        keys.push(Help::new("Tab", context.say(&piece), KeyCode::Tab));
    }
    keys.push(Help::new("Enter", context.say(&nouns.act), KeyCode::Enter));
    keys.push(Help::keys("< >", word("tui-analysis-step")));
    keys
}

/// The keys that act.
fn acting(analysis: &Analysis, context: &Context) -> Vec<Help> {
    let word = |key: &'static str| context.say(&say(key));
    let values = if analysis.wants_values { "tui-analysis-values-off" } else { "tui-analysis-values" };
    let review = if analysis.review.is_going() { "tui-analysis-stop" } else { "tui-analysis-review" };
    let mut keys = vec![('W', "tui-analysis-why-key"), ('V', values), ('R', review)];
    if analysis.review.is_going() {
        keys.rotate_right(1);
    }
    if analysis.table.now().0.is_some() {
        keys.push(('P', "tui-analysis-against"));
    }
    if analysis.study.can_delete() {
        keys.push(('D', "tui-analysis-delete"));
    }
    keys.extend([
        ('G', "tui-analysis-go"),
        ('E', "tui-analysis-export"),
        ('S', "tui-analysis-set-up"),
        ('I', "tui-analysis-import"),
        ('K', "tui-analysis-keep"),
    ]);
    keys.into_iter().map(|(letter, does)| Help::letter(letter, word(does))).collect()
}

/// Every key, for the screen that tells them all.
fn all_keys(analysis: &Analysis, context: &Context) -> Vec<Help> {
    let word = |key: &'static str| context.say(&say(key));
    let mut keys = moving(analysis, context);
    keys.extend([
        Help::keys("< >", word("tui-analysis-step")),
        Help::keys("Home End", word("tui-analysis-ends")),
        Help::new("Backspace", word("tui-analysis-again"), KeyCode::Backspace),
        Help::letter(':', word("tui-analysis-type")),
    ]);
    keys.extend(acting(analysis, context));
    if !analysis.study.can_delete() {
        keys.push(Help::letter('D', word("tui-analysis-delete")));
    }
    keys.push(Help::letter('q', word("tui-analysis-back")));
    keys.dedup_by(|one, other| one.key == other.key);
    keys
}
