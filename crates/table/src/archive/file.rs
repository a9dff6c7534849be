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
