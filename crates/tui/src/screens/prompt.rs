//! A line to type in: a move, the name of a file, a position.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::canvas::{Canvas, rect, width};

/// No answer is longer than this; what is pasted beyond it is left out.
const LONGEST: usize = 4000;

/// A line to type in, in the bottom rows of a screen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Prompt {
    /// What is asked for, before the line.
    pub label: String,
    /// What has been typed.
    pub text: String,
    /// Before which letter the cursor stands.
    pub cursor: usize,
    /// What was typed earlier, the oldest first.
    history: Vec<String>,
    /// Which of them is shown; `None` for what is being typed now.
    recalled: Option<usize>,
    /// What was being typed before something earlier was shown.
    draft: String,
}

/// What came of a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Prompted {
    /// There is more to come.
    Open,
    /// This is the answer.
    Done(String),
    /// Nothing is wanted after all.
    Cancelled,
}

impl Prompt {
    /// An empty line.
    pub fn new(label: impl Into<String>) -> Prompt {
        Prompt { label: label.into(), ..Prompt::default() }
    }

    /// The same with something to begin with; the cursor stands behind it.
    #[must_use]
    pub fn with_text(mut self, text: &str) -> Prompt {
        self.set(one_line(text));
        self
    }

    /// The same with what was typed earlier, the oldest first.
    #[must_use]
    pub fn with_history(mut self, history: Vec<String>) -> Prompt {
        self.history = history;
        self
    }

    /// Heeds a key. Backspace on an empty line cancels, as Esc does.
    pub fn input(&mut self, key: KeyEvent) -> Prompted {
        let is_control = key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
        match key.code {
            KeyCode::Enter => return Prompted::Done(self.text.clone()),
            KeyCode::Esc => return Prompted::Cancelled,
            KeyCode::Backspace if self.text.is_empty() => return Prompted::Cancelled,
            KeyCode::Backspace => self.delete_before(),
            KeyCode::Delete => self.delete_at(),
            KeyCode::Left => self.cursor = self.cursor.saturating_sub(1),
            KeyCode::Right => self.cursor = (self.cursor + 1).min(self.length()),
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = self.length(),
            KeyCode::Up => self.earlier(),
            KeyCode::Down => self.later(),
            KeyCode::Char(letter) if is_control => self.control(letter),
            KeyCode::Char(letter) => self.insert(letter),
            _ => (),
        }
        Prompted::Open
    }

    /// Puts a pasted text where the cursor stands, all in one line.
    pub fn paste(&mut self, text: &str) {
        one_line(text).chars().for_each(|letter| self.insert(letter));
    }

    /// The keys that shells have taught.
    fn control(&mut self, letter: char) {
        match letter {
            'a' => self.cursor = 0,
            'e' => self.cursor = self.length(),
            'u' => self.set(String::new()),
            'w' => self.delete_word(),
            _ => (),
        }
    }

    fn insert(&mut self, letter: char) {
        if letter.is_control() || self.length() >= LONGEST {
            return;
        }
        let at = self.byte(self.cursor);
        self.text.insert(at, letter);
        self.cursor += 1;
    }

    fn delete_before(&mut self) {
        if self.cursor > 0 {
            self.cursor -= 1;
            self.delete_at();
        }
    }

    fn delete_at(&mut self) {
        if self.cursor < self.length() {
            let at = self.byte(self.cursor);
            self.text.remove(at);
        }
    }

    /// Takes away the word before the cursor and the spaces behind it.
    fn delete_word(&mut self) {
        let is_space = |prompt: &Prompt| prompt.before().is_some_and(char::is_whitespace);
        while is_space(self) {
            self.delete_before();
        }
        while self.before().is_some() && !is_space(self) {
            self.delete_before();
        }
    }

    fn before(&self) -> Option<char> {
        self.text.chars().nth(self.cursor.checked_sub(1)?)
    }

    fn earlier(&mut self) {
        let place = self.recalled.unwrap_or(self.history.len());
        let Some(place) = place.checked_sub(1) else { return };
        if self.recalled.is_none() {
            self.draft = self.text.clone();
        }
        self.recall(Some(place));
    }

    fn later(&mut self) {
        let Some(place) = self.recalled else { return };
        self.recall(Some(place + 1).filter(|next| *next < self.history.len()));
    }

    fn recall(&mut self, place: Option<usize>) {
        self.recalled = place;
        let shown = place.and_then(|place| self.history.get(place)).unwrap_or(&self.draft);
        self.set(shown.clone());
    }

    fn set(&mut self, text: String) {
        self.text = text;
        self.cursor = self.length();
    }

    fn length(&self) -> usize {
        self.text.chars().count()
    }

    fn byte(&self, letter: usize) -> usize {
        self.text.char_indices().nth(letter).map_or(self.text.len(), |(at, _)| at)
    }

    /// Draws it in the first row of an area: the label, and as much of the line as fits around the cursor.
    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let theme = canvas.theme;
        let mut row = canvas.part(Rect { height: area.height.min(1), ..area });
        let (x, y) = (i32::from(area.x), i32::from(area.y));
        let start = if self.label.is_empty() { x } else { row.put(x, y, &self.label, theme.strong()) + 1 };
        let room = usize::try_from(i32::from(area.right()) - start).unwrap_or(0);
        let (shown, at) = self.window(room);
        row.put(start, y, &shown, theme.ink());
        let under = shown.chars().nth(at).unwrap_or(' ').to_string();
        let before: String = shown.chars().take(at).collect();
        row.put(start + width(&before), y, &under, theme.focus());
    }

    /// The letters that fit into so many columns, with the cursor among them, and where it stands. A column is left for it
    /// behind the last letter.
    fn window(&self, room: usize) -> (String, usize) {
        let letters: Vec<char> = self.text.chars().collect();
        let first = (self.cursor + 1).saturating_sub(room);
        let mut shown: Vec<char> = letters.iter().skip(first).take(room).copied().collect();
        if first > 0
            && self.cursor > first
            && let Some(edge) = shown.first_mut()
        {
            *edge = '<';
        }
        if letters.len() > first + room
            && self.cursor + 1 < first + room
            && let Some(edge) = shown.last_mut()
        {
            *edge = '>';
        }
        (shown.into_iter().collect(), self.cursor.saturating_sub(first))
    }
}

/// Says something in as many rows as it takes: the last of them is given, those above it are taken from what stands there.
pub fn say_up_from(canvas: &mut Canvas<'_>, last: Rect, text: &str, style: Style) {
    let rows = tabuleiro_text::wrap(text, usize::from(last.width)).len() as i32;
    let area = rect(i32::from(last.x), i32::from(last.y) + 1 - rows, i32::from(last.width), rows);
    canvas.fill(area, canvas.theme.page());
    canvas.put_wrapped(area, text, style);
}

/// A text in one line, without what cannot be shown.
fn one_line(text: &str) -> String {
    let spaced: String = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    spaced.trim().chars().take(LONGEST).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(prompt: &mut Prompt, codes: &[KeyCode]) -> Prompted {
        let mut came = Prompted::Open;
        for code in codes {
            came = prompt.input(KeyEvent::from(*code));
        }
        came
    }

    fn typed(prompt: &mut Prompt, text: &str) {
        text.chars().for_each(|letter| drop(press(prompt, &[KeyCode::Char(letter)])));
    }

    #[test]
    fn letters_are_typed_and_taken_away_where_the_cursor_stands() {
        let mut prompt = Prompt::new(":");
        typed(&mut prompt, "posição");
        press(
            &mut prompt,
            &[KeyCode::Left, KeyCode::Left, KeyCode::Backspace, KeyCode::Char('x'), KeyCode::Delete],
        );
        assert_eq!(prompt.text, "posixo");
        press(&mut prompt, &[KeyCode::Home, KeyCode::Delete, KeyCode::End, KeyCode::Char('!')]);
        assert_eq!(press(&mut prompt, &[KeyCode::Enter]), Prompted::Done("osixo!".to_owned()));
    }

    #[test]
    fn it_can_be_left() {
        let mut prompt = Prompt::new("").with_text("a");
        assert_eq!(press(&mut prompt, &[KeyCode::Backspace]), Prompted::Open);
        assert_eq!(press(&mut prompt, &[KeyCode::Backspace]), Prompted::Cancelled);
        assert_eq!(press(&mut prompt, &[KeyCode::Esc]), Prompted::Cancelled);
    }

    #[test]
    fn earlier_lines_come_back_and_so_does_the_one_being_typed() {
        let mut prompt = Prompt::new(":").with_history(vec!["one".to_owned(), "two".to_owned()]);
        typed(&mut prompt, "thr");
        press(&mut prompt, &[KeyCode::Up]);
        assert_eq!(prompt.text, "two");
        press(&mut prompt, &[KeyCode::Up, KeyCode::Up]);
        assert_eq!(prompt.text, "one");
        press(&mut prompt, &[KeyCode::Down, KeyCode::Down, KeyCode::Down]);
        assert_eq!(prompt.text, "thr");
    }

    #[test]
    fn what_is_pasted_becomes_one_line() {
        let mut prompt = Prompt::new(":").with_text("<>");
        press(&mut prompt, &[KeyCode::Left]);
        prompt.paste("a\n\tb\r\n");
        assert_eq!(prompt.text, "<a  b>");
        prompt.paste(&"x".repeat(2 * LONGEST));
        assert_eq!(prompt.length(), LONGEST);
    }

    #[test]
    fn the_keys_of_shells_work() {
        let mut prompt = Prompt::new(":").with_text("one two  ");
        let control = |letter| KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
        prompt.input(control('w'));
        assert_eq!(prompt.text, "one ");
        prompt.input(control('a'));
        assert_eq!(prompt.cursor, 0);
        prompt.input(control('e'));
        prompt.input(control('u'));
        assert_eq!((prompt.text.as_str(), prompt.cursor), ("", 0));
    }

    #[test]
    fn a_long_line_is_shown_around_its_cursor() {
        let mut prompt = Prompt::new(":").with_text("abcdefghij");
        assert_eq!(prompt.window(20), ("abcdefghij".to_owned(), 10));
        assert_eq!(prompt.window(5), ("<hij".to_owned(), 4));
        press(&mut prompt, &[KeyCode::Home]);
        assert_eq!(prompt.window(5), ("abcd>".to_owned(), 0));
        assert_eq!(prompt.window(0), (String::new(), 0));
    }
}
