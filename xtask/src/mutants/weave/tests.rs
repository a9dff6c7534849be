//! What small sources become.

use super::*;

/// A mutant at the first place where a text stands.
fn mutant(source: &str, genre: Genre, at: &str, replacement: &str) -> Mutant {
    let begin = source.find(at).expect("it stands there");
    let line = source[..begin].matches('\n').count() + 1;
    let column = |byte: usize| source[..byte].rsplit('\n').next().map_or(0, |line| line.chars().count()) + 1;
    let span = ((line, column(begin)), (line, column(begin + at.len())));
    Mutant { name: at.to_owned(), file: String::new(), genre, span, replacement: replacement.to_owned() }
}

/// The source with these mutants in it, the question which is on shortened to a letter.
fn woven(source: &str, mutants: &[(Genre, &str, &str)]) -> (String, Woven) {
    let mutants: Vec<Mutant> =
        mutants.iter().map(|(genre, at, replacement)| mutant(source, *genre, at, replacement)).collect();
    let numbered: Vec<(u32, &Mutant)> = (0..).zip(&mutants).collect();
    let woven = weave(source, &numbered).expect("it is Rust");
    assert!(syn::parse_file(&woven.text).is_ok(), "{}", woven.text);
    (woven.text.replace("crate::mutant_that_is_on", "m"), woven)
}

#[test]
fn an_operator_is_replaced_as_it_is_written_however_its_operands_are_bound_then() {
    let source = "fn f(é: u8) -> u8 { 1 - é * 2 }";
    let (text, woven) = woven(source, &[(Genre::Binary, "*", "+"), (Genre::Binary, "- é", "/")]);
    assert_eq!(
        text,
        "fn f(é: u8) -> u8 { (match m(&[1, 0]) { 0 => 1 - é * 2, 1 => 1 / é * 2, _ => 1 - é + 2 }) }"
    );
    let of = |number| {
        woven.parts.iter().find(|(_, own)| *own == number).map(|(part, _)| &woven.text[part.clone()])
    };
    assert_eq!((of(0), of(1)), (Some("1 - é + 2"), Some("1 / é * 2")));
}

#[test]
fn places_stand_inside_each_other() {
    let source = "fn f(a: bool) -> bool { g(!a) && h(a) }";
    let sites = [(Genre::Body, "g(", "true"), (Genre::Binary, "&&", "||"), (Genre::Unary, "!", "")];
    let (text, woven) = woven(source, &sites);
    let wanted = "fn f(a: bool) -> bool { if m(&[0]) != 0 { return true; } \
                  (match m(&[1]) { 0 => g((match m(&[2]) { 0 => !a, _ => a })) && h(a), _ => g(!a) || h(a) }) }";
    assert_eq!(text, wanted);
    assert_eq!(woven.inside.len(), 3);
}

#[test]
fn guards_and_arms_hold_or_not() {
    let source = "fn f(n: u8) -> u8 { match n { 1 if g() => 2, 3 => 4, _ => 5 } }";
    let sites = [(Genre::Guard, "g()", "false"), (Genre::Arm, "1 if", ""), (Genre::Arm, "3 =>", "")];
    let (text, _) = woven(source, &sites);
    let wanted = "fn f(n: u8) -> u8 { match n { \
                  1 if m(&[1]) == 0 && ((match m(&[0]) { 0 => g(), _ => false })) => 2, \
                  3 if m(&[2]) == 0 => 4, _ => 5 } }";
    assert_eq!(text, wanted);
}

#[test]
fn a_field_that_is_not_set_is_taken_from_where_the_others_are() {
    let source = "fn f(b: P) -> P { P { x: 1, y, ..b } }";
    let (text, _) = woven(source, &[(Genre::Field, "x: 1", ""), (Genre::Field, "y,", "")]);
    let wanted = "fn f(b: P) -> P { P { x: (match m(&[0]) { 0 => 1, _ => (b).x }), \
                  y: (match m(&[1]) { 0 => y, _ => (b).y }), ..b } }";
    assert_eq!(text, wanted);
}

#[test]
fn what_the_compiler_works_out_is_left_alone() {
    let source = "const A: u8 = 1 + 2; const fn f(a: u8) -> u8 { a - 3 } fn g() -> impl Fn() { h }";
    let sites = [(Genre::Binary, "+", "*"), (Genre::Binary, "- 3", "/"), (Genre::Body, "h }", "k")];
    let (text, woven) = woven(source, &sites);
    assert_eq!(text, source);
    assert!(woven.inside.is_empty() && woven.impossible.is_empty(), "they can be built by themselves");
}

#[test]
fn what_nobody_could_build_is_known_without_trying() {
    let source = "fn f(a: Option<u8>) { if let Some(b) = a && b < 3 { match b { 1 => (), 2..=9 => () } } }";
    let sites = [(Genre::Binary, "&&", "||"), (Genre::Binary, "< 3", ">"), (Genre::Arm, "1 =>", "")];
    let (text, woven) = woven(source, &sites);
    assert!(text.contains("a && (match m(&[1]) { 0 => b < 3, _ => b > 3 })"), "{text}");
    assert_eq!(woven.impossible, [0, 2]);
}
