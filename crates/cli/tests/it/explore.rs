//! `explore`: every legal move once, the most played first, with games that add up.

use serde_json::Value;

use crate::program::Home;

#[test]
fn every_legal_move_has_a_line_and_says_which_others_share_its_games() {
    let home = Home::new();
    for game in ["oolong", "quantik", "oware", "otrio"] {
        let legal = home.run(["replay", "--game", game, "--moves", "", "--json"]).well();
        let start: Value = serde_json::from_str(legal.lines().next().expect("a line")).expect("JSON");
        let mut legal: Vec<&str> =
            start["moves"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
        let told = home.run(["explore", game, "--json", "--nodes", "1000"]).well();
        let lines: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        let mut moves: Vec<&str> = lines.iter().filter_map(|line| line["move"].as_str()).collect();
        for line in &lines {
            let alike = line["alike"].as_array().expect("a list");
            for other in lines.iter().filter(|other| alike.contains(&other["move"])) {
                assert_eq!((&other["games"], &other["wins"]), (&line["games"], &line["wins"]), "{line}");
            }
            assert!(!alike.contains(&line["move"]), "{line}");
        }
        legal.sort_unstable();
        moves.sort_unstable();
        assert_eq!(moves, legal, "{game}");
    }
}

#[test]
fn explored_moves_are_one_line_each_and_add_up() {
    let home = Home::new();
    let told = home.run(["explore", "oware", "--json", "--nodes", "1000"]).well();
    let lines: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.len(), 6);
    let games = |line: &Value| line["games"].as_u64().expect("a number");
    assert!(lines.is_sorted_by(|one, next| games(one) >= games(next)), "{told}");
    assert!(games(&lines[0]) > 0, "{told}");
    for line in &lines {
        let wins: u64 = line["wins"].as_array().expect("a list").iter().filter_map(Value::as_u64).sum();
        assert_eq!(games(line), wins + line["draws"].as_u64().expect("a number"), "{line}");
        assert_eq!(line["own"], 0);
        assert_eq!(line["proven"].as_bool(), Some(!line["value"].is_null()));
    }
    home.run(["explore", "oware", "nonsense"]).failed(1);
    home.run(["explore", "chess"]).failed(2);
}
