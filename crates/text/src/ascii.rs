//! Text without anything but ASCII.

/// The text with every other character replaced by what stands for it, letters by those without their accents.
pub(crate) fn write(text: &str) -> String {
    text.chars().fold(String::with_capacity(text.len()), |mut written, letter| {
        match plain(letter) {
            Some(twin) => written.push_str(twin),
            None if letter.is_ascii() => written.push(letter),
            None => written.push('?'),
        }
        written
    })
}

fn plain(letter: char) -> Option<&'static str> {
    Some(match letter {
        'á' | 'à' | 'â' | 'ã' | 'ä' | 'ª' => "a",
        'é' | 'è' | 'ê' | 'ë' => "e",
        'í' | 'ì' | 'î' | 'ï' => "i",
        'ó' | 'ò' | 'ô' | 'õ' | 'ö' | 'º' => "o",
        'ú' | 'ù' | 'û' | 'ü' => "u",
        'ç' => "c",
        'ñ' => "n",
        'Á' | 'À' | 'Â' | 'Ã' | 'Ä' => "A",
        'É' | 'È' | 'Ê' | 'Ë' => "E",
        'Í' | 'Ì' | 'Î' | 'Ï' => "I",
        'Ó' | 'Ò' | 'Ô' | 'Õ' | 'Ö' => "O",
        'Ú' | 'Ù' | 'Û' | 'Ü' => "U",
        'Ç' => "C",
        'Ñ' => "N",
        '“' | '”' | '„' | '«' | '»' => "\"",
        '‘' | '’' => "'",
        '…' => "...",
        '·' | '–' | '—' | '−' | '•' => "-",
        '\u{a0}' | '\u{202f}' => " ",
        '°' => " deg",
        '×' => "x",
        '±' => "+-",
        '→' => "->",
        '←' => "<-",
        '≤' => "<=",
        '≥' => ">=",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use crate::{Lang, Speaker};

    use super::*;

    #[test]
    fn letters_lose_their_accents_and_signs_have_twins() {
        assert_eq!(write("“Não há” … 45° · A→b ☃"), "\"Nao ha\" ... 45 deg - A->b ?");
    }

    #[test]
    fn every_sentence_of_every_crate_has_twins_for_all_its_characters() {
        let unknown = |text: &str| text.chars().find(|&letter| !letter.is_ascii() && plain(letter).is_none());
        for lang in Lang::ALL {
            assert_eq!(unknown(lang.of(&crate::WORDS)), None);
            let speaker = Speaker::new(lang).in_ascii();
            assert!(speaker.word(&crate::WORDS, "text-example-draw").is_ascii());
        }
    }
}
