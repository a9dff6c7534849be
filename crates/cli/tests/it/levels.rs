//! Who can be played against: eight levels, and the others in groups of their own.

use serde_json::Value;
use tabuleiro_games::GAMES;
use tabuleiro_search::roster::{Group, LEVELS};
use tabuleiro_table::BotCard;

use crate::program::Home;

fn of(cards: &[BotCard], group: Group) -> Vec<&'static str> {
    cards.iter().filter(|card| card.group == group).map(|card| card.name).collect()
}

#[test]
fn every_game_of_the_release_has_the_same_seven_levels_and_its_strongest_player() {
    for kind in GAMES.released() {
        let cards = kind.bots();
        let main = of(&cards, Group::Main);
        assert_eq!((&main[..7], main.len()), (&LEVELS[..], 8), "{}", kind.name());
        let strongest = cards.iter().max_by_key(|card| card.rating).expect("somebody").name;
        assert_eq!(main[7], strongest, "{}", kind.name());
        let report: Vec<&str> = cards.iter().filter(|card| card.report).map(|card| card.name).collect();
        assert_eq!(of(&cards, Group::Report), report);
    }
}

#[test]
fn levels_rise_on_the_games_own_scale() {
    for kind in GAMES.released() {
        let cards = kind.bots();
        assert_eq!(cards[0].rating, 0, "the baseline");
        let levels: Vec<i32> =
            cards.iter().filter(|card| card.group == Group::Main).map(|card| card.rating).collect();
        assert!(levels.windows(2).all(|pair| pair[0] < pair[1]), "{}: {levels:?}", kind.name());
    }
    let oolong = GAMES.find("oolong").expect("a game").bots();
    let rating = |name: &str| oolong.iter().find(|card| card.name == name).expect("it is there").rating;
    assert!(rating("hard") < rating("beginner"), "the report's hard is weaker than a beginner");
    let measured = rating("beginner") - rating("easy");
    assert!((measured - (82 + 140)).abs() <= 1, "the measured differences, added up: {measured}");
}

#[test]
fn the_usual_opponent_is_gentle() {
    for kind in GAMES.released() {
        let cards = kind.bots();
        let usual = cards.iter().find(|card| card.name == kind.usual()).expect("it is there");
        assert_eq!((usual.group, usual.name), (Group::Main, LEVELS[1]), "{}", kind.name());
    }
}

#[test]
fn people_see_eight_and_all_on_demand() {
    let home = Home::new();
    for kind in GAMES.iter() {
        let cards = kind.bots();
        let shown = |told: &str| -> Vec<String> {
            let name = |line: &str| {
                line.strip_prefix("  ").and_then(|rest| rest.split(' ').next().map(str::to_owned))
            };
            let known = |name: &String| cards.iter().any(|card| card.name == name);
            told.lines().filter_map(name).filter(known).collect()
        };
        let few = home.run(["bots", kind.name()]).well();
        assert_eq!(shown(&few), of(&cards, Group::Main), "{few}");
        assert!(!kind.is_of_the_release() || few.contains("--all"), "{few}");
        let all = home.run(["bots", kind.name(), "--all"]).well();
        let wanted: Vec<&str> = Group::ALL.iter().flat_map(|group| of(&cards, *group)).collect();
        assert_eq!(shown(&all), wanted, "{all}");
        for told in [few, all] {
            assert!(
                told.lines().all(|line| line.chars().count() <= 80 || line.starts_with("The number")),
                "{told}"
            );
        }
    }
}

#[test]
fn machines_hear_of_everybody_with_rating_and_group() {
    let home = Home::new();
    for kind in GAMES.iter() {
        let told = home.run(["bots", kind.name(), "--json"]).well();
        for (line, card) in told.lines().zip(kind.bots()) {
            let bot: Value = serde_json::from_str(line).expect("JSON");
            assert_eq!((&bot["name"], &bot["rating"]), (&card.name.into(), &card.rating.into()));
            let group = match card.group {
                Group::Main => "main",
                Group::Between => "between",
                Group::Report => "report",
            };
            assert_eq!(bot["group"], group);
        }
        assert_eq!(told.lines().count(), kind.bots().len());
    }
}

#[test]
fn the_menu_numbers_the_levels_and_takes_every_name() {
    let home = Home::new();
    let told = home.type_in([""; 0], "oolong\n2\nhard\nstop\n0\n0\n").well();
    assert!(told.contains("8. grandmaster") && !told.contains("9. "), "{told}");
    assert!(!told.contains("“hard” is not one of the choices"), "{told}");
}
