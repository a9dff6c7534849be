//! `explore`: every legal move once, the most played first, with games that add up.

use serde_json::Value;

use crate::program::Home;

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
