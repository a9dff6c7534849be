//! What woven mutants ask. It becomes a part of the crate that is mutated.

/// The variable that says which mutant is on, by its number.
pub(crate) const ON: &str = "TABULEIRO_MUTANT";

/// The variable that says into which file every mutant is written whose place is reached.
pub(crate) const REACHED: &str = "TABULEIRO_MUTANTS_REACHED";

/// The function that woven places call, where so many mutants are numbered from 0.
pub(crate) fn function(count: usize) -> String {
    format!(
        r#"
#[doc(hidden)]
#[allow(warnings, clippy::all, clippy::pedantic)]
pub(crate) fn mutant_that_is_on(numbers: &[u32]) -> usize {{
    use std::io::Write;
    use std::sync::LazyLock;
    use std::sync::atomic::{{AtomicBool, Ordering}};
    static ON: LazyLock<Option<u32>> = LazyLock::new(|| std::env::var("{ON}").ok()?.parse().ok());
    static REACHED: LazyLock<Option<std::fs::File>> = LazyLock::new(|| {{
        std::fs::OpenOptions::new().create(true).append(true).open(std::env::var("{REACHED}").ok()?).ok()
    }});
    static SEEN: [AtomicBool; {count}] = [const {{ AtomicBool::new(false) }}; {count}];
    if let Some(mut file) = REACHED.as_ref() {{
        for number in numbers {{
            if !SEEN[*number as usize].swap(true, Ordering::Relaxed) {{
                let _ = file.write_all(format!("{{number}}\n").as_bytes());
            }}
        }}
    }}
    match *ON {{
        Some(on) => numbers.iter().position(|number| *number == on).map_or(0, |place| place + 1),
        None => 0,
    }}
}}
"#
    )
}
