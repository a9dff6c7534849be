//! Several records in one file, apart from each other.

/// The records of a file, each as its text. A new one begins with a tag that comes after moves; braces hold comments, whatever
/// stands in them. Nothing of them is checked.
///
/// ```
/// use tabuleiro_table::archive::split;
/// let file = "[Game \"oware\"]\n\n1. A {\n[no tag \"\n} *\n\n[Game \"otrio\"]\n\n*\n";
/// assert_eq!(split(file).len(), 2);
/// ```
pub fn split(file: &str) -> Vec<String> {
    let mut records: Vec<Vec<&str>> = Vec::new();
    let (mut depth, mut has_moves) = (0_usize, true);
    for line in file.trim_start_matches('\u{FEFF}').lines() {
        let is_tag = depth == 0 && is_tag(line);
        let is_blank = line.trim().is_empty();
        if (is_tag && has_moves) || (records.is_empty() && !is_blank) {
            records.push(Vec::new());
        }
        if let Some(record) = records.last_mut() {
            record.push(line);
        }
        if is_tag {
            has_moves = false;
        } else {
            has_moves |= !is_blank;
            depth = (depth + line.matches('{').count()).saturating_sub(line.matches('}').count());
        }
    }
    records.iter().map(|lines| format!("{}\n", lines.join("\n").trim())).collect()
}

/// Whether a line begins like `[Name "`.
fn is_tag(line: &str) -> bool {
    let Some(inside) = line.strip_prefix('[') else { return false };
    let name = inside.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '_');
    let behind = name.trim_start();
    name.len() < inside.len() && behind.len() < name.len() && behind.starts_with('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_name_a_blank_and_a_quote_make_a_tag() {
        for line in ["[Game \"oware\"]", "[Out_2  \"", "[A\t\"x"] {
            assert!(is_tag(line), "{line}");
        }
        for line in [
            "1. A b",
            "[]",
            "[ \"oware\"]",
            "[Game\"oware\"]",
            "[Game oware]",
            "Game \"oware\"",
            "[Ga-me \"x\"]",
        ] {
            assert!(!is_tag(line), "{line}");
        }
    }

    #[test]
    fn records_need_no_blank_lines_between_them() {
        let records = split("[Game \"oware\"]\n1. A *\n[Game \"otrio\"]\n*\n");
        assert_eq!(records, ["[Game \"oware\"]\n1. A *\n", "[Game \"otrio\"]\n*\n"]);
        assert_eq!(split("[Game \"oware\"]\n\n[Result \"*\"]\n").len(), 1, "a blank line is no move");
    }

    #[test]
    fn a_tag_inside_a_comment_begins_no_record() {
        let file = "[Game \"oware\"]\n\n1. A {\n[Game \"otrio\"]\n} 2. b *\n\n[Game \"quantik\"]\n\n*\n";
        let records = split(file);
        assert_eq!(records.len(), 2, "{records:?}");
        assert!(records[0].contains("2. b *") && records[1].starts_with("[Game \"quantik\"]"));
        assert_eq!(
            split("1. A *\n[Game \"oware\"]\n\n*\n").len(),
            2,
            "moves before any tag are a record, too"
        );
    }
}
