//! Texts: positions, moves, options, and what a person types.

use tabuleiro_game::{Game, Lang, Misread, OptionValues, Options, Read, Reading};
use tabuleiro_otrio::{Colour, Move, Otrio, OtrioOptions, Refusal, Size};

const START: &str = "...,...,.../...,...,.../...,...,...";

fn at(text: &str) -> Otrio {
    text.parse().unwrap_or_else(|error| panic!("“{text}”: {error}"))
}

fn refused(text: &str) -> String {
    text.parse::<Otrio>().expect_err(text).to_string()
}

fn reads(position: &Otrio, text: &str) -> String {
    reads_in(Lang::En, position, text)
}

fn reads_in(lang: Lang, position: &Otrio, text: &str) -> String {
    match position.read(text, lang) {
        Ok(Reading::Move(mv)) => mv.to_string(),
        Ok(Reading::More(question)) => question.to_string(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn the_first_position_is_an_empty_board_with_red_to_act() {
    assert_eq!(Otrio::start(OtrioOptions::default()).to_string(), format!("{START} r"));
}

#[test]
fn options_are_printed_when_they_are_not_usual_for_so_many_players() {
    let printed = |text: &str| text.parse::<OtrioOptions>().map(|options| options.to_string()).expect(text);
    assert_eq!(printed("players=2 colours=rgbp"), "");
    assert_eq!(printed("colours=rgb players=3"), "players=3");
    assert_eq!(printed("colours=bprg players=4"), "players=4 colours=bprg");
    assert_eq!(printed("colours=grbp"), "colours=grbp");
    assert_eq!(
        at(&format!("{START} p colours=pgb players=3")).to_string(),
        format!("{START} p players=3 colours=pgb")
    );
}

#[test]
fn options_that_contradict_each_other_are_refused() {
    let refused = |text: &str| text.parse::<OtrioOptions>().expect_err(text).to_string();
    let four = "is not an order of colours for 2 players: each of r, g, b and p once.";
    assert_eq!(refused("colours=rgb"), format!("“rgb” {four}"));
    assert_eq!(refused("colours=rgbb"), format!("“rgbb” {four}"));
    assert_eq!(refused("colours=rgbpr"), format!("“rgbpr” {four}"));
    assert_eq!(refused("colours="), format!("“” {four}"));
    let three = "is not an order of colours for 3 players: three of r, g, b and p, each once.";
    assert_eq!(refused("players=3 colours=rgbp"), format!("“rgbp” {three}"));
    assert_eq!(refused("colours=rxb players=3"), format!("“rxb” {three}"));
    assert_eq!(refused("players=5"), "“5” is not a value of the option “players”; it can be: 2, 3, 4.");
}

#[test]
fn the_reports_lists_are_read() {
    let figure_5 = "[ [ [ p, e, e], [g, g, b], [e, e, e] ],\n [ [b, e, e], [r, r, g], [p, b, b] ],\n \
                    [ [p, e, e], [e, e, e], [r, e, e] ] ]";
    let text = "p..,ggb,.../b..,rrg,pbb/p..,...,r.. p colours=bprg";
    assert_eq!(at(&format!("{figure_5} p colours=bprg")), at(text));
    let packed: String = figure_5.split_whitespace().collect();
    assert_eq!(at(&format!("{packed}p colours=bprg")), at(text));
}

#[test]
fn a_list_of_another_shape_is_refused_with_the_place() {
    assert_eq!(refused("[[[p,e,x],"), "“x” is not what the list needs as its character 8: r, g, b, p, e.");
    assert_eq!(refused("[[p,e,e]]"), "“p” is not what the list needs as its character 3: [.");
    assert_eq!(refused("[[[p,e"), "The list ends too early; what comes next in it: ,.");
    assert_eq!(refused("[[[é]]]"), "“é” is not what the list needs as its character 4: r, g, b, p, e.");
}

#[test]
fn a_board_of_another_shape_is_refused_with_the_place() {
    assert_eq!(refused(""), "A position is missing: the text is empty.");
    assert_eq!(refused("...,...,... r"), "A board has 3 rows with / between them, but this one has 1.");
    assert_eq!(
        refused("...,...,.../...,.../...,...,... r"),
        "Row 2 must have 3 cells with , between them, but it has 2."
    );
    assert_eq!(
        refused("...,...,.../...,rr,.../...,...,... r"),
        "Cell b2 must have three characters, for large, medium and small, but it has “rr”."
    );
    assert_eq!(
        refused("...,...,.../...,...,.../..x,...,... r"),
        "“x” at the small place of a1 is not a piece: r, g, b, p, or . for none."
    );
}

#[test]
fn the_colour_to_act_must_be_there_and_in_play() {
    let missing = "The colour to act is missing after the board: r, g, b or p.";
    assert_eq!(refused(START), missing);
    assert_eq!(refused(&format!("{START} players=3")), missing);
    assert_eq!(refused(&format!("{START} x")), "“x” after the board is not a colour to act: r, g, b or p.");
    assert_eq!(refused(&format!("{START} rg")), "“rg” after the board is not a colour to act: r, g, b or p.");
    assert_eq!(refused(&format!("{START} p players=3")), "Purple cannot be to act: it is not in play.");
    assert_eq!(refused(&format!("{START} r g")), "“g” is not an option: options are written key=value.");
}

#[test]
fn impossible_positions_are_refused() {
    assert_eq!(
        refused("r..,r..,.../...,...,.../r..,r..,... g"),
        "Red has 4 large pieces on the board, but there are only 3."
    );
    assert_eq!(
        refused("...,...,.../...,.p.,.../...,...,... g players=3"),
        "Purple has a piece on b2, but is not in play."
    );
    assert_eq!(
        refused("rrr,bbb,.../...,...,.../...,...,... g"),
        "Red and Blue have both won, but the first to win ends the game."
    );
}

#[test]
fn a_text_that_is_no_move_is_told_what_is_wrong_and_where() {
    let refused = |text: &str| text.parse::<Move>().expect_err(text).to_string();
    assert_eq!(refused("L@b2"), "“L@b2” is not a move: write colour, size, @ and cell, like rL@b2.");
    assert_eq!(refused("xL@b2"), "In “xL@b2”, “x” is not a colour: it must be r, g, b or p.");
    assert_eq!(refused("rX@b2"), "In “rX@b2”, “X” is not a size: it must be L, M or S.");
    assert_eq!(refused("rL-b2"), "In “rL-b2”, “-” stands where there must be an @.");
    assert_eq!(
        refused("rL@d2"),
        "In “rL@d2”, “d2” is not a cell: it must be a column a to c and a row 1 to 3."
    );
    assert_eq!(
        refused("rL@b4"),
        "In “rL@b4”, “b4” is not a cell: it must be a column a to c and a row 1 to 3."
    );
    let long = refused(&"☃".repeat(1000));
    assert!(long.chars().count() < 120, "{long}");
}

#[test]
fn a_person_may_type_a_move_in_many_ways() {
    let start = Otrio::start(OtrioOptions::default());
    let ways = [
        "rL@b2",
        "L@b2",
        "L b2",
        "l b2",
        "lb2",
        "LB2",
        "RL@B2",
        "r L b2",
        "r l b 2",
        "rl b2",
        "large b2",
        "Red large b2",
        "L b 2",
        "L 2 2",
        "L 22",
        "L,b2",
        " L   b2 ",
    ];
    for way in ways {
        assert_eq!(reads(&start, way), "rL@b2", "“{way}”");
    }
    assert_eq!(reads(&start, "MEDIUM a3"), "rM@a3");
    assert_eq!(reads(&start, "SMALL c1"), "rS@c1");
}

#[test]
fn words_are_read_in_the_language_of_the_program_and_letters_in_any() {
    let start = Otrio::start(OtrioOptions::default());
    let portuguese = [
        ("grande b2", "rL@b2"),
        ("Vermelho Grande B2", "rL@b2"),
        ("vermelha medio a3", "rM@a3"),
        ("Média a3", "rM@a3"),
        ("pequeno c1", "rS@c1"),
    ];
    for (text, mv) in portuguese {
        assert_eq!(reads_in(Lang::Pt, &start, text), mv);
        assert_ne!(reads_in(Lang::En, &start, text), mv);
    }
    for (text, mv) in [("large b2", "rL@b2"), ("red small c1", "rS@c1"), ("medium a3", "rM@a3")] {
        assert_eq!(reads_in(Lang::En, &start, text), mv);
        assert_ne!(reads_in(Lang::Pt, &start, text), mv);
    }
    for lang in Lang::ALL {
        assert_eq!(reads_in(lang, &start, "rL@b2"), "rL@b2");
        assert_eq!(reads_in(lang, &start, "s c1"), "rS@c1");
    }
}

#[test]
fn options_describe_themselves() {
    let fields = OtrioOptions::fields();
    let usual: Vec<String> = fields.iter().map(|field| format!("{}={}", field.key, field.usual)).collect();
    assert_eq!(usual, ["players=2", "colours=rgbp"]);
    assert_eq!(usual.join(" ").parse(), Ok(OtrioOptions::default()));
    let hints: Vec<String> = fields.iter().map(|field| field.values.hint()).collect();
    assert_eq!(hints, ["2|3|4", "rgbp"]);
    let OptionValues::OneOf(players) = &fields[0].values else { panic!("players are chosen from a list") };
    assert_eq!(players[0].1.to_string(), "two, with two colours each");
    for (value, _) in players {
        assert!(format!("players={value}").parse::<OtrioOptions>().is_ok(), "{value}");
    }
}

#[test]
fn a_move_may_be_typed_part_by_part() {
    let start = Otrio::start(OtrioOptions::default());
    assert_eq!(reads(&start, "r"), "Which size: L, M or S?");
    assert_eq!(reads(&start, "r L"), "Which cell, from a1 to c3?");
    assert_eq!(reads(&start, "r L b"), "Which row of column b: 1, 2 or 3?");
    assert_eq!(reads(&start, "r L b 2"), "rL@b2");
    assert_eq!(reads(&start, ""), "A move is missing: the text is empty.");
}

#[test]
fn the_wording_of_the_program_can_be_typed_back() {
    let start = Otrio::start(OtrioOptions::default());
    for typed in ["large on b2", "a large piece on b2", "L at b2", "red large on b2", "L\non b2"] {
        assert_eq!(reads(&start, typed), "rL@b2", "{typed}");
    }
    for typed in ["grande em b2", "uma peça grande em b2", "G na b2"] {
        assert_eq!(reads_in(Lang::Pt, &start, typed), "rL@b2", "{typed}");
    }
    assert_eq!(reads(&start, "L a 3"), "rL@a3", "after the size it is a column");
}

#[test]
fn each_part_is_checked_as_it_is_typed() {
    let figure_5 = at("p..,ggb,.../b..,rrg,pbb/p..,...,r.. p colours=bprg");
    assert_eq!(
        figure_5.read("L", Lang::En),
        Err(Misread::Refused(Refusal::NoneLeft(Colour::Purple, Size::Large)))
    );
    assert_eq!(reads(&figure_5, "m b2"), "You cannot put a medium piece on b2: Red already has one there.");
    assert_eq!(reads(&figure_5, "b"), "It is not the turn of Blue: Purple is to act.");
    let no_large = at("r..,g..,b../r..,b..,g../g..,r..,b.. p");
    assert_eq!(reads(&no_large, "L"), "There is no place left for a large piece.");
    let full_column = at("r..,...,.../g..,...,.../b..,...,... p");
    assert_eq!(reads(&full_column, "L a"), "There is no place left for a large piece in column a.");
    let three = Otrio::start("players=3".parse().expect("the options are good"));
    assert_eq!(reads(&three, "p"), "Purple is not in play: its pieces stay in the box.");
    let over = at("rrr,...,.../...,...,.../...,...,... g");
    assert_eq!(over.read("L b2", Lang::En), Err(Misread::Refused(Refusal::Over)));
}

#[test]
fn letters_are_colours_and_sizes_and_only_whole_words_are_portuguese() {
    let start = Otrio::start(OtrioOptions::default());
    assert_eq!(reads(&start, "g b2"), "It is not the turn of Green: Red is to act.");
    assert_eq!(reads(&start, "p b2"), "It is not the turn of Purple: Red is to act.");
}

#[test]
fn what_cannot_be_understood_is_told_kindly() {
    let start = Otrio::start(OtrioOptions::default());
    let size = "is not a size: say L, M or S, and then the cell, as in L b2.";
    assert_eq!(reads(&start, "b2"), format!("“b2” {size}"));
    assert_eq!(reads(&start, "r b2"), format!("“b2” {size}"));
    assert_eq!(reads(&start, "hello"), format!("“hello” {size}"));
    assert_eq!(reads(&start, "X b2"), format!("“X” {size}"), "quoted as it was typed");
    assert_eq!(reads(&start, "L d2"), "“d2” is not a cell: it begins with a column, a, b or c.");
    assert_eq!(reads(&start, "L b7"), "“b7” is not a cell: it ends with a row, 1, 2 or 3.");
    assert_eq!(reads(&start, "L b2 c3"), "“c3” is too much: the move is whole with its cell.");
}
