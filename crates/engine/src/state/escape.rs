//! Values that stay on their line.

/// The value with every character that could end its line written out.
pub(super) fn escape(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    for letter in value.chars() {
        match letter {
            '\\' => text.push_str("\\\\"),
            _ if letter.is_control() => text.extend(letter.escape_unicode()),
            _ => text.push(letter),
        }
    }
    text
}

/// The value that was written so; `None` if nothing is.
pub(super) fn unescape(text: &str) -> Option<String> {
    let mut value = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('\\') {
        value.push_str(before);
        rest = if let Some(after) = after.strip_prefix('\\') {
            value.push('\\');
            after
        } else {
            let (number, after) = after.strip_prefix("u{")?.split_once('}')?;
            let letter = u32::from_str_radix(number, 16).ok().and_then(char::from_u32)?;
            value.push(letter);
            after
        };
    }
    value.push_str(rest);
    Some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_comes_back() {
        for value in ["", "plain", "C:\\x\\u{a}", "a\nb\r\n\tc\u{1b}[2J", "\\", "ação …", "\u{85}"] {
            let text = escape(value);
            assert!(!text.contains(char::is_control), "{text:?}");
            assert_eq!(unescape(&text).as_deref(), Some(value));
        }
    }

    #[test]
    fn what_was_never_written_is_not_read() {
        for text in ["\\", "\\n", "\\u", "\\u{}", "\\u{110000}", "\\u{a", "\\u{x}"] {
            assert_eq!(unescape(text), None, "{text}");
        }
    }
}
